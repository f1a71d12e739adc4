### Die Sätze des Hauses: die des Spiels im Terminal und der Web-App, die zu keinem Spiel im Besonderen gehören.

language-name = Deutsch

terminal-new = Eine neue Partie { $game } für { $players } Spieler. Mit ? siehst du, welche Regeln gerade gelten, mit help alles Weitere.
terminal-resumed = Zurück in deiner Partie { $game }, nach { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }.
terminal-resume = Du hast eine offene Partie { $game } ({ $players } Spieler, bisher { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }). Enter setzt sie fort, »new« beginnt eine andere und hebt diese auf, »q« beendet.
terminal-resume-choose = Bitte drücke Enter oder tippe »new« oder »q«.
terminal-resume-options = (Deine Optionen gelten nur für eine neue Partie.)
terminal-kept = Deine offene Partie wurde aufgehoben: { $file }
terminal-damaged = Der Spielstand war nicht lesbar ({ $why }). Er liegt jetzt hier: { $file }
terminal-since = Inzwischen
terminal-story = Was bisher geschah
terminal-prompt = Deine Antwort
terminal-prompt-only = Deine Antwort (Enter für die einzige)
terminal-choose =
    { $count ->
        [one] Bitte tippe 1 oder help.
       *[other] Bitte tippe eine Zahl von 1 bis { $count } oder help.
    }
terminal-refused = Das geht nicht: { $why }.
text-format = Eine Zeile ist ein JSON-Objekt wie { $answer } oder { $ask }, sonst nichts.
text-too-long = Eine Zeile hat höchstens { $bytes } Bytes.
text-late = Das beantwortet Frage { $given }; diese ist Frage { $number }.
text-requests = Vor einer einzigen Antwort wurde zu oft nachgefragt.
text-time = Nach { $seconds } s war keine Antwort da.
text-illegal = »{ $answer }« geht hier nicht. { $title } ({ $rule }): { $text }
terminal-help = Du antwortest mit einer Zahl oder der Kurzform. ? oder rules: die Regeln, die gerade gelten. log: was bisher geschah. table: der Tisch noch einmal. back: die letzte Antwort zurücknehmen, wenn sie nichts aufgedeckt hat. q: speichern und beenden.
terminal-help-talk = say und ein Satz mit seinen Werten: zu den anderen sprechen, die ab 1 gezählt werden. say allein: alles, was man sagen kann. talk: was gesagt wurde und wer Wort gehalten hat.
terminal-talk = Am Tisch gesagt
terminal-ledger = { $name }: Zusagen gehalten { $kept }, gebrochen { $broken }
terminal-no-way-back = Es gibt kein Zurück: Deine letzte Antwort hat etwas aufgedeckt, oder jemand anderes hat seitdem entschieden.
terminal-rules-read-on = Alle Regeln: docs/rules im Projekt.
terminal-saved = Gespeichert. »terrae play { $game }« macht hier weiter.
terminal-over = Die Partie ist zu Ende.
terminal-recorded = Ihre Aufzeichnung wurde angefügt: { $file }

## Die Web-App

web-home-link = Terrae, Startseite
web-nowhere = Hier ist nichts
web-nowhere-line = Vielleicht wurde es entfernt, oder der Link war nicht vollständig.
web-close = Schließen
web-menu = Menü
web-language = Sprache
web-theme-device = Wie das Gerät
web-theme-light = Helles Design
web-theme-dark = Dunkles Design
web-notices = Sag mir, wenn ich dran bin
web-notices-blocked = Dieser Browser lässt die Seite keine Mitteilungen senden.
web-push-table = Sag mir auch bei geschlossener Seite, wenn ich hier dran bin
web-push-all = Sag es mir an allen meinen Tischen auch bei geschlossener Seite
web-push-line = Der Hersteller deines Browsers leitet es verschlüsselt weiter. Es nennt den Tisch und keine Karte.
web-push-by-all = Für alle deine Tische eingeschaltet; ausschalten lässt es sich in den Einstellungen.
web-push-insecure = Das braucht eine Adresse mit https, oder Terrae auf genau diesem Gerät.
web-push-unsupported = Dieser Browser kann das nicht. Auf iPhone und iPad muss die Seite zuerst auf den Home-Bildschirm.
web-push-failed = Der Browser konnte es nicht einrichten. Vielleicht erreicht er den Dienst seines Herstellers nicht.
web-sounds = Klänge
web-single-keys = Kürzel mit einer Taste
web-rules = Regeln
web-all-rules = Alle Regeln
web-leave-table = Zur Startseite
web-watch-line = Wer diesen Link hat, sieht, was alle am Tisch sehen, aber keine Handkarten.
web-leave = Die Partie verlassen
web-leave-line = Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du deinen Platz wieder einnehmen.
web-leave-guest-line = Der Bot spielt auf seinem Platz weiter. Du kannst ihn nicht wieder einnehmen.
web-end-table = Die Partie für alle beenden
web-end-table-line = Niemand gewinnt, alle Karten werden gezeigt, und es gibt kein Zurück.
web-sure = Ja, wirklich
web-bot-for-you = Ein Bot spielt für dich.
web-come-back = Meinen Platz wieder einnehmen
web-seat-elsewhere = Dein Platz ist auf einem anderen Gerät.
web-gone = { $name } ist schon { $time } weg.
web-gone-soon = { $name } ist weg. In { $time } kannst du einen Bot spielen lassen.
web-gone-clock = { $name } ist weg. Ein Bot entscheidet in { $time }.
web-wait = Warten
web-replace = Einen Bot spielen lassen
web-guest = { $name } hat den Platz von { $bot } genommen.
web-guest-undo = Dem Bot zurückgeben
web-guest-fine = In Ordnung
web-guests = Gäste
web-guests-left = Plätze von Bots, die Gäste über die Einladung noch nehmen können: { $left }.
web-guests-more = Noch einen Gast zulassen
web-guest-undo-seat = Platz von { $name } dem Bot zurückgeben
web-abandoned = Diese Partie wurde vorzeitig beendet.
web-abandoned-by = { $name } hat diese Partie vorzeitig beendet.
web-abandoned-host = Der Gastgeber hat diese Partie vorzeitig beendet.
web-abandoned-agreed = Alle waren einverstanden, diese Partie vorzeitig zu beenden, wie { $name } es wollte.
web-too-long = Diese Partie ist beendet: Ein Tisch behält höchstens { $moves } Züge.
web-watching = Du siehst zu.
web-time-left = { $name } hat noch { $time }
web-connection-connecting = Verbinde …
web-table-coming = Der Tisch wird geholt …
web-skip-link = Zur Entscheidung springen
web-connection-open = Verbunden
web-connection-lost = Verbindung verloren, neuer Versuch
web-connection-since = Keine Verbindung seit { $time }. Neuer Versuch; bis dahin ruhen die Knöpfe.
web-connection-gone = Dieser Link gilt nicht mehr
web-players = Spieler
web-bot = Bot
web-story = Verlauf
web-talk = Chat
web-talk-empty = Noch hat niemand etwas gesagt. Was hier gesagt wird, bindet niemanden.
web-talk-say = Sag etwas in die Runde
web-talk-send = Senden
web-talk-can-help = Ich kann helfen
web-talk-cannot = Ich kann nicht helfen
web-talk-please = Bitte helft
web-talk-thanks = Danke
web-talk-promises = Zusagen
web-talk-choose = Was willst du sagen?
web-talk-other = Eine andere Art von Satz wählen
web-talk-say-it = Sagen
web-talk-unchecked = Nichts bindet dich, aber alle sehen, ob Zusagen gehalten werden.
web-talk-own-words = Oder mit eigenen Worten
web-talk-untranslated = freier Text, nicht übersetzt
web-talk-said-in = gesagt auf
web-talk-silence = Dieser Tisch spielt schweigend.
web-talk-silence-line = Was die anderen tun, ist alles, was sie sagen.
web-talk-offline = Keine Verbindung. Du kannst einen Satz vorbereiten; sagen kannst du ihn, sobald die Verbindung wieder da ist. Nichts wird für später aufgehoben.
web-talk-fast = Lass die anderen lesen. Du kannst in { $time } wieder sprechen.
web-talk-watching = Du schaust zu: Du hörst alles und sagst nichts.
web-talk-not-now = Das lässt sich jetzt nicht sagen. Am Tisch hat sich etwas geändert; sieh dir den Satz noch einmal an.
web-talk-hide-words = Freien Text ausblenden, nur für mich
web-talk-hidden = freier Text, ausgeblendet
web-talk-settings = Wen du hörst
web-talk-settings-line = Die Sätze zur Auswahl gehören zum Spiel und kommen immer an. Freier Text lässt sich ausblenden; nur du merkst es.
web-talk-block = Freien Text ausblenden: { $name }
web-talk-report = Melden: { $name }
web-talk-report-short = Melden
web-talk-reported = Gemeldet. Wer diesen Dienst betreibt, kann es sich ansehen.
web-talk-close = Chat schließen
web-talk-all = Alles
web-lobby-talk = Reden am Tisch
web-lobby-talk-words = auch freier Text
web-lobby-talk-sentences = Sätze zur Auswahl
web-lobby-talk-silence = Schweigen
web-lobby-keep-words = Die Aufzeichnung der Partie behält auch den freien Text.
web-ledger-title = Wer Wort gehalten hat
web-ledger-line = Von den geprüften Zusagen wurden { $kept } von { $tested } gehalten.
web-ledger-halves = In der ersten Hälfte bis jetzt { $first } von { $before }, seither { $second } von { $after }.
web-ledger-untested = Noch keine Zusage wurde geprüft.
web-ledger-none = Niemand hat etwas zugesagt.
web-ledger-over = Vertrauen im Lauf der Zeit
web-ledger-over-line = Über der Linie: gehalten. Darunter: gebrochen. Darauf: noch offen oder nie geprüft.
web-ledger-given = Zugesagt, gegeben
web-ledger-of = { $part } von { $whole }
web-ledger-words = Wort für Wort
web-ledger-filter-all = Alle
web-ledger-filter-broken = Gebrochen
web-ledger-filter-me = An mich
web-ledger-moment = Zug { $number }
web-ledger-hands = Über Handkarten gesagt
web-ledger-hands-said = Bisher gesagt: { $count }
web-ledger-hands-untrue = Unwahr: { $count }
web-ledger-hands-clear = gesagt in Zug { $said }, widerlegt in Zug { $clear }
web-ledger-counts = Was als Zusage zählt
web-ledger-out-open = kommt noch
web-ledger-out-gave = gegeben: { $given }
web-ledger-out-nothing = nichts gegeben
web-ledger-out-untested = es kam nicht dazu
web-ledger-out-unmet = die Bedingung trat nicht ein
web-ledger-out-replaced = eine spätere Zusage trat an ihre Stelle
talk-verdict-open = offen
talk-verdict-kept = gehalten
talk-verdict-broken = gebrochen
talk-verdict-untested = nicht geprüft
talk-verdict-replaced = ersetzt
web-refused-silence = An diesem Tisch wird schweigend gespielt.
web-refused-no-acts = Dieses Spiel hat keine Sätze zur Auswahl.
web-refused-late = Das Spiel ist weitergegangen: Sag es noch einmal, wenn es noch gilt.
web-refused-enough = Das hast du oft genug gesagt: Erst muss sich im Spiel entscheiden, was daraus wird.
web-decision = Entscheidung
web-decides-now =
    { $you ->
        [yes] Du entscheidest jetzt.
       *[no] { $name } entscheidet jetzt.
    }
web-waits-for = { $name } überlegt.
web-what-now = Was kann ich jetzt tun?
web-take-back = Zurücknehmen
web-what-now-not = Gerade wirst du nichts gefragt.
web-take-back-not = Nichts lässt sich zurücknehmen: Es kam etwas Neues ans Licht, oder jemand anders hat entschieden.
web-advice = Rat eines Bots
web-advice-ask = Was würde ein Bot tun?
web-advice-by = { $bot }, nach dem, was du siehst. Er kann sich irren.
web-advice-thinks = Der Bot denkt nach …
web-advice-none = Der Bot weiß gerade keinen Rat. Frag gleich noch einmal.
web-advice-later = Das bringt nicht sofort etwas, aber die Spiele, die der Bot sich vorgestellt hat, gingen so am besten aus.
web-advice-gains =
    { $points ->
        [one] Das bringt dir 1 Punkt.
       *[other] Das bringt dir { $points } Punkte.
    }
web-advice-worth =
    { $points ->
        [one] Das kann dir bis zum Ende des Zuges 1 Punkt bringen.
       *[other] Das kann dir bis zum Ende des Zuges { $points } Punkte bringen.
    }
web-signs = Zeichen
web-sign-good = Gut
web-sign-well_done = Gut gemacht
web-sign-thanks = Danke
web-sign-ha = Haha
web-sign-oh_no = O nein
web-sign-thinking = Ich überlege
web-vote-ask = Alle fragen
web-vote-line = Es geschieht, wenn alle zustimmen, die spielen. Bots haben keine Stimme.
web-vote-ask-take-back = Meine letzte Entscheidung zurücknehmen
web-vote-ask-end = Das Spiel beenden
web-vote-take_back = { $name } möchte die letzte Entscheidung zurücknehmen.
web-vote-end = { $name } möchte das Spiel beenden.
web-vote-take_back-waits = Wird zurückgenommen, wenn { $names } zustimmt.
web-vote-end-waits = Das Spiel endet, wenn { $names } zustimmt.
web-vote-yes = Zustimmen
web-vote-no = Nein
web-vote-withdraw = Zurückziehen
web-settings = Einstellungen
web-settings-name = Dein Name am Tisch
web-settings-name-line = Er gilt am nächsten Tisch, an den du dich setzt, und wenn du noch einmal spielst.
web-settings-theme = Farben
web-story-jump = Diesen Moment im Replay zeigen
web-replay-save = Partie speichern
web-lobby-rename-seat = Meinen Namen ändern
web-lobby-up = { $name } einen Platz nach oben
web-keys = Tasten
web-keys-off = Einzelne Buchstaben und Ziffern sind auf diesem Gerät abgeschaltet.
web-key-list = Diese Liste
web-key-help = Was kann ich jetzt tun?
web-key-back = Zurücknehmen
web-key-tab = Zum Nächsten; mit Umschalt und Tab zum Vorigen
web-key-escape = Schließen, oder nichts wählen
web-row-team-won = Euer Team hat { $points } : { $others } gewonnen.
web-row-team-lost = Euer Team hat { $points } : { $others } verloren.
web-pace = Tempo
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-instant = Sofort
web-pace-stop = Nach jedem Ausgang anhalten
web-continue = Weiter
web-skip = Bis zu mir springen
web-skip-not = Gerade gibt es nichts zu überspringen.
web-worth-after =
    { $bound ->
        [most] Jetzt { $before } wert, danach bis zu { $after }
       *[exact] Jetzt { $before } wert, danach { $after }
    }
web-bound-most = bis zu
web-zoom-atlas = Im Atlas öffnen
web-zoom-back = Zurück zum Tisch
web-away-tag = weg
web-refused = Das geht nicht: { $why } ({ $rule }).
web-refused-malformed = Seite und Spieldienst verstehen einander nicht. Bitte lade die Seite neu.
web-refused-state = Das passt nicht zum Stand an diesem Tisch.
web-refused-illegal = Das erlauben die Regeln nicht.
web-refused-not-your-turn = Jetzt entscheidet jemand anderes.
web-refused-stale = Am Tisch ist inzwischen etwas anderes geschehen.
web-refused-bad-record = Diese Aufzeichnung stimmt nicht.
web-refused-too-large = Das ist zu groß für den Spieldienst.
web-refused-unreadable = Der Spieldienst kann diesen Tisch im Moment nicht lesen. An allen anderen Tischen geht es weiter.
web-refused-seat-taken = Dieser Platz ist schon besetzt.
web-refused-wrong-code = Keine Stunde hat diesen Code, oder die Bilder haben gewechselt. Schau noch einmal und versuch es neu.
web-refused-pictures = Diese Tür fragt auch nach den Bildern.
web-refused-door-locked = Die Lehrkraft hat die Tür geschlossen.
web-refused-no-guests = Über diese Einladung kann kein weiterer Gast Platz nehmen. Du kannst zuschauen.
web-refused-name-taken = An diesem Tisch heißt schon jemand so.
web-refused-colour-taken = An diesem Tisch hat schon jemand diese Farbe.
web-refused-bad-text = Dieser Text ist zu kurz oder zu lang oder enthält Zeichen, die sich nicht zeigen lassen.
web-refused-chat-off = Der Chat ist an diesem Tisch abgeschaltet.
web-refused-too-many-tables = Von hier aus sind zu viele Tische offen. Spiele oder beende erst einige.
web-refused-hints-off = Hinweise sind an diesem Tisch abgeschaltet.
web-story-and-talk =
    { $count ->
        [0] Verlauf und Chat
        [one] Verlauf und Chat, 1 neu
       *[other] Verlauf und Chat, { $count } neu
    }
web-nav = Seiten
web-nav-more = Weitere Seiten
web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-replays = Replays
web-nav-about = Info
web-hero = Spiele über unseren einen Planeten
web-ladder = Wer wie spielt
web-ladder-lead = { $games } Partien { $game } zwischen Bots. Alle Tische spielten dieselben Verteilungen.
web-ladder-mixed = An gemischten Tischen
    .line = Von 100 Partien; die Balken sind 95-%-Konfidenzintervalle. Gepunktet: ein gerechter Anteil an Siegen, { $share }.
web-ladder-players = Spieler
web-ladder-order = Reihenfolge
web-ladder-by-wins = nach Siegen
web-ladder-by-survival = nach Überleben
web-ladder-by-score = nach Punkten
web-ladder-survival = die Welt überlebt
web-ladder-score = Punkte
web-ladder-wins = Siege
web-ladder-between = zwischen { $low } und { $high }
web-ladder-one = Einer unter { $others }
web-ladder-one-survival = Die Welt überlebt, von 100 Partien
web-ladder-one-wins = Der eine gewinnt, von 100 Partien
web-ladder-row = einer von diesen, unter
web-ladder-best = Unterstrichen: niemand ist unter diesen besser.
web-ladder-counted = { $games } Partien je Tisch, Verteilungen { $seed }/0 und weiter, Version { $version }. terrae tournament zählt sie nach.
web-hero-line = Halte die Welt zusammen oder baue ein Land, das Bestand hat. Nichts zu installieren, kein Konto.
web-seats = { $least } bis { $most } Spieler
web-players-choose = Wie viele spielen
web-play-now = Jetzt spielen
web-play-with = { $seats } Spieler, Bots: { $bots }, { $kind }
web-play-with-ask = Wer spielt mit?
web-bots-mixed = gemischt
web-bots-mixed-line = Verschiedene Charaktere, wie sie zum Spiel passen.
web-bots-lot = noch jemand, durch das Los
web-character-of = { $name }, { $character }: womit zu rechnen ist
web-strength-choose = Wie stark
web-strength-easy = leicht
web-strength-normal = normal
web-strength-hard = schwer
web-done = Fertig
web-name-ask = Wie heißt du?
web-name-line = Die anderen am Tisch sehen diesen Namen. Er bleibt auf diesem Gerät.
web-name-go = Spielen
web-invite = Freunde einladen
web-one-device = Ein Gerät
web-learn-short = In drei Minuten lernen
web-watch-replay = Replay ansehen
web-offline = Der Spieldienst antwortet nicht. Bitte versuche es gleich noch einmal.

# Without a service: the app as a folder of files.
web-site-line = Alles auf dieser Seite läuft auf diesem Gerät, auch ohne Verbindung.
web-site-line-http = Alles auf dieser Seite läuft auf diesem Gerät. Über eine Adresse mit https geöffnet, läuft es auch ohne Verbindung.
web-site-needs = Braucht einen Spieldienst, den diese Kopie nicht hat:
    .what = Freunde an anderen Geräten, offene Tische, Unterricht, Zahlen der anderen.
web-site-connect = Mit einem verbinden
web-site-ready-in = bereit in etwa { $seconds } s
web-site-loading = Die Spielregeln werden geladen
web-site-loaded = { $loaded } von { $total } MB. Lernen und lesen geht schon.
web-site-starts = Startet von selbst
    .line = Noch einmal tippen, um hier zu bleiben.
web-site-too-old = Dieser Browser kann die Spielregeln nicht ausführen.
    .line = Regeln und Atlas gehen. Zum Spielen hilft ein neuerer Browser.
web-site-kept = Alles ist für die Zeit ohne Verbindung gespeichert.
web-site-new = Eine neue Version ist da.
web-site-change = Jetzt wechseln
web-site-later = Beim nächsten Start
web-site-waits = Eine neue Version wartet, bis diese Partie vorbei ist.
web-site-full = Auf diesem Gerät ist kein Platz mehr, deshalb wurde deine letzte Antwort nicht gespeichert; alles davor schon. Schaff Platz und versuch es noch einmal.
web-site-needs-service = Dafür braucht es einen Spieldienst, den diese Kopie nicht hat.
    .line = Auf diesem Gerät kannst du mit Bots spielen, es herumreichen, lernen und lesen.
web-site-as-file = Browser führen diese Seite nur von einem Webserver aus. Gib in diesem Ordner python3 -m http.server ein und öffne http://localhost:8000.
web-no-script = Terrae braucht JavaScript. Schalte es für diese Seite ein und lade sie dann neu.
web-too-many = Das war etwas schnell. Bitte versuche es gleich noch einmal.
web-not-yours = Dieses Gerät darf das hier nicht.
web-you = Du
web-your-tables = Deine Tische
web-your-tables-none = Hier stehen die Tische, an denen du sitzt.
web-wait-for-you =
    { $count ->
        [one] einer wartet auf dich
       *[other] { $count } warten auf dich
    }
web-finished = Beendet
web-all-finished = Alle beendeten Spiele
web-open-tables = Offene Tische
web-open-tables-none = Gerade kein offener Tisch. Öffne einen mit »Freunde einladen«.
web-more-tables = Weitere Tische
web-home-teach = Für Lehrkräfte: eine Stunde für die ganze Klasse
web-home-join = Mit einem Code in eine Stunde
web-row-open = { $taken } von { $seats } Plätzen besetzt
web-row-over = Die Partie ist zu Ende
web-row-won-you =
    { $points ->
        [one] Du hast mit 1 Punkt gewonnen.
       *[other] Du hast mit { $points } Punkten gewonnen.
    }
web-row-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
web-row-points = Deine Punkte: { $points }.
web-row-asked = Du bist dran
web-row-waits = { $name } überlegt
web-row-replay = Replay
web-row-continue = Weiter
web-row-go = Öffnen
web-row-join = Mitspielen
web-row-watch = Zusehen
web-since = seit { $time }
web-bot-random = Wirrkopf
    .line = Antwortet aufs Geratewohl. Gut zum Üben.
web-away = weg, ein Bot spielt
web-lobby-seats = Plätze
web-lobby-shuffle = Plätze mischen
web-lobby-more = Ein Platz mehr
web-lobby-fewer = Ein freier Platz weniger
web-lobby-fill-bots = Bots auf die freien Plätze
web-lobby-character = Charakter von { $name }
web-lobby-title = Name des Tisches
web-lobby-rename = Umbenennen
web-lobby-name = Dein Name
web-lobby-colour = Deine Farbe
web-colour-plum = Pflaume
web-colour-teal = Petrol
web-colour-amber = Bernstein
web-colour-rose = Rosa
web-colour-slate = Schiefer
web-colour-olive = Oliv
web-lobby-name-taken = An diesem Tisch heißt schon jemand { $name }.
web-lobby-sit = Platz nehmen
web-lobby-sit-here = Hier sitzen
web-lobby-free = freier Platz
web-lobby-kept = für { $name } freigehalten, noch { $time }
web-lobby-bot = Bot dazu
web-chooser = Ein Bot für Platz { $seat }
web-chooser-character = Charakter
web-chooser-talks = Redet am Tisch
web-chooser-silent = Sagt nichts
web-chooser-thinks = Denkt bis zu einer Sekunde nach
web-chooser-quick = Entscheidet sofort
web-chooser-expect = Was zu erwarten ist, bei { $seats } Personen
web-chooser-survival = Die Welt überlebt an seinen Tischen
web-chooser-wins = Er gewinnt, ein gleicher Anteil wäre { $share }
web-chooser-score = Seine Punkte im Mittel
web-chooser-counted = Von 100 Partien, gezählt in { $games }; die Balken sind 95-%-Konfidenzintervalle.
web-chooser-uncounted = Das wurde noch nicht gezählt.
web-chooser-ladder = Alle Bots im Vergleich
web-chooser-surprise = Überrasche mich
web-chooser-seat = Setzen: { $bot }
web-lobby-you = an diesem Gerät
web-lobby-there = ist da
web-lobby-away = nicht verbunden
web-lobby-stand-up = Platz von { $name } freigeben
web-lobby-invite = Freunde einladen
web-lobby-qr = QR-Code der Einladung
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert
web-lobby-share = Link teilen
web-lobby-watch = Link zum Zusehen kopieren
web-lobby-new-link = Einladung erstellen
web-invite-play = Spielen
web-invite-watch = Zusehen
web-invite-seat = Mein Platz
web-invite-local = Nur dieser Computer kann den Tisch öffnen
web-invite-local-line = Terrae läuft unter { $address }, was andere Geräte nicht erreichen. Um andere einzuladen, beende es und starte es so neu:
web-invite-local-after = Deine Tische bleiben. Tu das nur in einem Netz, dem du vertraust.
web-invite-copy-command = Kopieren
web-invite-address = Adresse, die andere öffnen können
web-invite-address-here = Adresse auf diesem Computer
web-invite-camera = Kamera hierher halten
web-invite-network = Netzwerk
web-invite-line = Wer den Link hat, kann sich setzen, solange ein Platz frei ist. Nach dem Start bietet er an, zuzusehen oder den Platz eines Bots zu nehmen.
web-invite-one-device = Für Freunde an diesem Computer: auf einem Gerät spielen
web-take-line = Spiele auf einem anderen Gerät weiter. Hier siehst du dann nur zu, bis du den Platz zurückholst.
web-take-seat = Platz von { $name } mitnehmen
web-take-how = Scanne das mit deinem anderen Gerät. Deine Karten und Geheimnisse erscheinen dann dort.
web-take-open = Öffne diese Adresse auf deinem anderen Gerät. Deine Karten und Geheimnisse erscheinen dann dort.
web-take-until = gilt noch { $time }, einmal
web-take-over = Dieser Code gilt nicht mehr: Er gilt nur einmal und nur zehn Minuten lang. Erzeuge einen neuen.
web-take-new = Neuer Code
web-take-secret = Gib ihn niemandem: Es ist dein Platz, keine Einladung.
web-lobby-options = Optionen
web-lobby-clock = Bedenkzeit
web-lobby-clock-none = so lange man will
web-lobby-clock-total = { $time } für alle Entscheidungen, { $plus } mehr je Antwort
web-lobby-clock-line = Ist die Zeit um, entscheidet ein Bot für diesen Spieler, bis er seinen Platz wieder einnimmt.
web-lobby-starts = Wer beginnt
web-lobby-starts-chance = der Zufall entscheidet
web-lobby-hints = Die Spieler sehen, was ihre Entscheidungen einbringen würden.
web-you-tag = du
web-lobby-private = Nur wer den Link hat, findet diesen Tisch.
web-lobby-public = Alle dürfen diesen Tisch finden, mitspielen und zusehen.
web-lobby-start = Spiel starten
web-lobby-fill =
    { $free ->
        [one] Ein Platz ist noch frei. Beim Start setzt sich ein Bot dorthin; jemand kann später übernehmen.
       *[other] { $free } Plätze sind noch frei. Beim Start setzen sich Bots dorthin; Freunde können später übernehmen.
    }
web-lobby-start-bots = Mit Bots starten
web-lobby-sit-first = Bevor es losgehen kann, muss sich jemand setzen.
web-lobby-waits = Es geht los, sobald der Gastgeber startet.
web-lobby-shuffling = Die Karten werden gemischt …
web-lobby-full = Alle Plätze sind besetzt.
web-table-none = Diesen Tisch gibt es nicht, oder er ist nicht für dich
web-late = Das Spiel hat begonnen
web-late-kicker = Einladung zu { $table }
web-late-line = { $game }, { $seats } am Tisch, davon Bots: { $bots }.
web-late-seat = Platz von { $name } nehmen
web-late-seat-line = Bisher hat ein Bot gespielt. Du machst von dort weiter.
web-late-watch-line = Du siehst, was alle sehen. Handkarten bleiben verborgen.
web-curtain = { $name } ist dran
web-curtain-line = Gib das Gerät weiter. Bis dahin ist nur zu sehen, was alle sehen dürfen.
web-curtain-here = Ich bin da
web-tab-your-turn = ● Du bist dran · { $table }
web-play-again = Noch einmal
web-wants-again = { $name } möchte noch einmal spielen.
web-next-game = Zur neuen Partie
web-the-replay = Replay ansehen
web-code-show = Als Bild zeigen
web-look-back = Brett ansehen
web-back-to-count = Zurück zur Abrechnung
web-end-place = Du bist auf Platz { $rank }, Punkte: { $points }.
web-fair-check = Mischung prüfen
web-replays = Replays
web-replays-lead = Jede beendete Partie kannst du noch einmal ansehen, Schritt für Schritt, aus der Sicht jedes Spielers oder mit offenen Karten.
web-replays-mine = Deine beendeten Partien
web-replays-none = Noch keine. Sie erscheinen hier.
web-replay-open = Aufzeichnung öffnen
web-collect = Partien aus Bildern einsammeln
web-replay-sample = { $game }: eine Beispielpartie
web-replay-unreadable = Diese Datei enthält keine Aufzeichnung.
web-replay-none = Diese Partie gibt es hier nicht
web-replay-title = { $game }, Replay
web-replay-controls = Replay
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt vor
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-moment = Moment
web-replay-turn = Zug
web-replay-turn-of = { $number } · { $name }
web-replay-which = Welche Partie der Datei
web-replay-game = Partie { $number } von { $count }
web-replay-file-gone = Die Datei ist nicht mehr offen. Bitte öffne sie noch einmal.
web-replay-eyes = Aus wessen Sicht
web-replay-all = Alles offen
web-replay-watch = Zuschauer
web-replay-link = Link zu diesem Moment kopieren
web-replay-link-private = Link zu diesem Moment kopieren; privat: nur wer an diesem Tisch war, kann ihn öffnen
web-replay-from-start = Von vorn
web-learn = Lernen
web-learn-lead = Spiel ein paar Züge selbst, oder durchsuche die ganzen Regeln.
web-lesson-start = Ausprobieren
web-rules-search = Regeln durchsuchen
web-rules-nothing = Das steht in keiner Regel. Versuche ein anderes Wort.
web-rules-contents = Inhalt
web-atlas = Atlas der Karten
web-why = Warum dieses Spiel
web-about = Über Terrae
web-about-lead = Ein Ort, um Brettspiele über unseren einen Planeten zu spielen, zu erforschen und zu erklären. Die Regeln stehen hier in unseren eigenen Worten; die Bilder sind aus freien Icon-Sammlungen neu zusammengesetzt. Kein Bild und kein Text der gedruckten Spiele wird verwendet.
web-fair = Die Mischung ist fair
web-fair-line = Vor jeder Partie legt sich der Dienst auf ein Geheimnis fest, und alle Spieler dürfen eigenen Zufall beisteuern. Nach der Partie wird das Geheimnis gezeigt, und jeder kann die ganze Mischung nachrechnen. Gib den Tisch einer beendeten Partie ein, um sie zu prüfen.
web-fair-table = Tisch
web-fair-none = An diesem Tisch gibt es keine beendete Partie, oder sie ist nicht für dich.
web-fair-holds = Es stimmt: Diese Karten folgen aus dem Geheimnis, das vor der Partie festgelegt wurde.
web-fair-broken = Es stimmt nicht: { $why }
web-shuffle-holds = { $own ->
        [in] Faire Mischung, auf diesem Gerät geprüft: Der Dienst blieb bei dem Geheimnis, auf das er sich festgelegt hatte, dein eigener Beitrag ist dabei, und alle Beiträge passen.
        [late] Faire Mischung, auf diesem Gerät geprüft: Der Dienst blieb bei seinem Geheimnis, und alle Beiträge passen. Deiner kam zu spät, daher zählte sein Hash.
       *[none] Faire Mischung: Geheimnis, Beiträge und Startwert passen zusammen. Dieses Gerät hat von vor dem Start nichts aufbewahrt, womit es sie vergleichen könnte.
    }
web-shuffle-wrong = Die Mischung stimmt nicht: { $what ->
        [secret] das Geheimnis ist nicht das, auf das sich der Dienst vor dem Start festgelegt hatte
        [seats] die Festlegungen der Spieler sind nicht die von vor dem Start
        [own] dein eigener Beitrag fehlt, obwohl der Dienst ihn angenommen hatte
        [parts] der Beitrag eines Spielers passt nicht zu dessen Festlegung
       *[seed] der Startwert der Partie folgt nicht aus Geheimnis und Beiträgen
    }.
web-shuffle-cards = Jede Karte prüfen
web-shuffle-cards-checking = Jede Karte wird mit den Regeln selbst geprüft. Beim ersten Mal werden dafür 7 MB geladen …
web-shuffle-cards-hold = Jede Karte wurde geprüft: Alle folgen aus der Mischung.
web-shuffle-cards-wrong = Nicht jede Karte folgt aus der Mischung: { $why }
web-shuffle-cards-failed = Die Regeln konnten nicht geladen werden; die Karten wurden nicht geprüft.
web-rulings = Wo die Spielregeln schweigen
web-rulings-line = Manches lassen die Anleitungen offen. Wie wir entschieden haben, steht auf der Regelseite jedes Spiels bei der Regel, zu der es gehört.
web-credits = Mitwirkende
web-credit-game = Das Spiel, von
web-credit-icons = Bilder, umgefärbt, von
web-credit-interface = Symbole der Oberfläche,
web-credit-fonts = Schriften,
web-credit-map = Die Weltkarte, gemeinfrei, gezeichnet mit
web-credit-python = Python im Browser, das die Karten prüft,
web-licences = Alle Lizenzen, und wer welches Bild gezeichnet hat
web-lesson = Lektion
web-lesson-begin = Los
web-lesson-next = Weiter
web-lesson-skip = Überspringen
web-lesson-again = Noch einmal
web-lesson-look = Sieh dir den Tisch an, dann weiter.
web-lesson-end = Das war’s schon. Den Rest lernst du beim Spielen.
web-daily = Deal des Tages
web-daily-line = Für alle dieselben Karten, derselbe Platz, dieselben drei Bots. Einmal am Tag, etwa acht Minuten.
web-daily-short = Heute spielen alle dieselben Karten
web-daily-go-on = Weiterspielen
web-daily-fate-held = gehalten
web-daily-fate-lost = verloren
web-daily-you = du
web-daily-known = Ein Deal folgt allein aus seinem Namen; wer will, kann alle Karten vorher ausrechnen. Hier gibt es kein faires Mischen: Es geht ums Vergleichen, nicht um Einsätze.
web-daily-result = Dein Ergebnis
web-daily-at-table = Ein Deal, den viele spielen
web-duplicate-begin = Ein Deal unter Freunden
web-duplicate-beside-same = in beiden Partien gleich

## What a link shows before it is opened

preview-invitation = Spiel mit: { $game }
preview-invitation-line = Öffne den Link, setz dich an den Tisch und spiel im Browser, ohne Konto.
preview-replay = Eine Partie { $game }, Zug um Zug
preview-replay-line = Sieh sie mit den Augen aller, die mitgespielt haben.
web-coach = Coach
web-coach-playing-on = weitergespielt ab Entscheidung { $number }; verdeckte Karten sind neu gegeben

## Puzzles, and one’s own page

web-puzzles = Rette diese Welt
web-you-page = Du, auf diesem Gerät
