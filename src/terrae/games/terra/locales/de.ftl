### Die Sätze von Terra.
### $you ist "yes", wenn vom Leser selbst die Rede ist, sonst "no"; $name ist der Name eines Spielers. $card ist eine
### Bewältigungskarte wie "♣G4", $crisis die Nachricht terra-crisis-*.

## T1: Farben. Das Attribut steht nach "in": "eine Karte in Grün".

terra-colour-G = Umwelt
    .adjective = Grün
terra-colour-B = Gesellschaft
    .adjective = Blau
terra-colour-R = Diplomatie
    .adjective = Rot

## T2: Regionen

terra-region-NA = Nordamerika
    .short = Nordam.
    .tiny = N-Am.
terra-region-SA = Südamerika
    .short = Südam.
    .tiny = S-Am.
terra-region-EU = Europa
    .short = Europa
    .tiny = Eur.
terra-region-AF = Afrika
    .short = Afrika
    .tiny = Afr.
terra-region-AS = Asien & Mittlerer Osten
    .short = Asien
    .tiny = Asien
terra-region-OC = Ozeanien & Südasien
    .short = Ozeanien
    .tiny = Ozea.

## T2: Krisen. Die Namen sind Terraes eigene.

terra-crisis-G-NA = Waldbrände in Nordamerika
    .short = Waldbrände
terra-crisis-G-SA = Kahlschlag in Südamerika
    .short = Kahlschlag
terra-crisis-G-EU = Vergiftete Flüsse in Europa
    .short = Vergiftete Flüsse
terra-crisis-G-AF = Wüstenbildung in Afrika
    .short = Wüstenbildung
terra-crisis-G-AS = Erstickender Smog in Asien
    .short = Erstickender Smog
terra-crisis-G-OC = Sterbende Riffe in Ozeanien
    .short = Sterbende Riffe
terra-crisis-B-NA = Zeltstädte in Nordamerika
    .short = Zeltstädte
terra-crisis-B-SA = Krasse Ungleichheit in Südamerika
    .short = Ungleichheit
terra-crisis-B-EU = Obdachlosigkeit in Europa
    .short = Obdachlosigkeit
terra-crisis-B-AF = Epidemie in Afrika
    .short = Epidemie
terra-crisis-B-AS = Kinderarbeit in Asien
    .short = Kinderarbeit
terra-crisis-B-OC = Überflutete Häuser in Ozeanien
    .short = Überflutung
terra-crisis-R-NA = Waffengewalt in Nordamerika
    .short = Waffengewalt
terra-crisis-R-SA = Bandenmacht in Südamerika
    .short = Bandenmacht
terra-crisis-R-EU = Grenzkrieg in Europa
    .short = Grenzkrieg
terra-crisis-R-AF = Bürgerkrieg in Afrika
    .short = Bürgerkrieg
terra-crisis-R-AS = Raketenkrise in Asien
    .short = Raketenkrise
terra-crisis-R-OC = Piraterie in Ozeanien
    .short = Piraterie

## T3: Maßnahmen

terra-measure-G1 = Abfall trennen
terra-measure-G2 = Rohstoffe sparen
terra-measure-G3 = Aufforsten
terra-measure-G4 = Bewässerung und Zugang zu Wasser
terra-measure-G5 = sauberere Produktion
terra-measure-G6 = erneuerbare Energie
terra-measure-B1 = Wasser und Nahrung für alle
terra-measure-B2 = Gesundheitsvorsorge
terra-measure-B3 = traditionelles Wissen
terra-measure-B4 = gegen Ausgrenzung, Wohnraum für alle
terra-measure-B5 = gegen Rassismus
terra-measure-B6 = Bildung für alle
terra-measure-R1 = Bürgersinn
terra-measure-R2 = Solidarität
terra-measure-R3 = Landminen räumen
terra-measure-R4 = Konflikte entschärfen
terra-measure-R5 = internationale Organisationen stärken
terra-measure-R6 = Demokratie

## Was geschehen ist

terra-event-draw =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $name } zieht eine Karte.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $name } zieht { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Du deckst eine Krise auf: { $crisis }.
       *[no] { $name } deckt eine Krise auf: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
terra-event-play =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
terra-event-averted = Abgewendet!
terra-event-averted-points =
    { $you ->
        [yes] Du bekommst { $points } Punkte.
       *[no] { $name } bekommt { $points } Punkte.
    }
terra-event-full-blown = Die Krise bricht aus.
terra-event-full-blown-fined =
    { $you ->
        [yes] Du zahlst einen Punkt Strafe.
       *[no] { $name } zahlt einen Punkt Strafe.
    }
terra-event-contribute =
    { $you ->
        [yes] Du legst { $card } zu »{ $crisis }«.
       *[no] { $name } legt { $card } zu »{ $crisis }«.
    }
terra-event-solved =
    { $you ->
        [yes] Damit ist sie gelöst, und du bekommst { $points } Punkte.
       *[no] Damit ist sie gelöst, und { $name } bekommt { $points } Punkte.
    }
terra-event-hoard =
    { $you ->
        [yes] Du legst eine Dreierkombination ab.
       *[no] { $name } legt verdeckt eine Dreierkombination ab.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Du legst als Kombination ab: { $cards }.
       *[no] { $name } legt als Kombination ab: { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Du wirfst { $card } ab.
       *[no] { $name } wirft { $card } ab.
    }
terra-event-over-success = Der Stapel ist leer, und die Welt steht noch.
terra-event-over-loss = Die Kontrolle ist verloren: Die Welt geht unter, und alle mit ihr.

## Der Tisch

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] Stapel leer
        [one] 1 Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
terra-turn =
    { $you ->
        [yes] du bist am Zug
       *[no] { $name } ist am Zug
    }
terra-head-region = Region
terra-head-region-danger = Ende ab { $limit }
terra-foot-colour = Ende ab { $limit }
terra-head-player = Spieler
terra-head-hand = Hand
terra-head-sets = Kombis
terra-head-answer = Antwort
terra-head-points = Punkte auf der Tafel
terra-head-points-short = Punkte
terra-name-own =
    { $name ->
        [You] Du
       *[other] { $name } (du)
    }
terra-solved = gelöst
terra-partner = Partner
terra-not-asked = kommt noch
terra-asked = jetzt dran
terra-passed = passt
terra-impending = Drohend: { $crisis }
terra-impending-sum = { $sum } von { $threat }, noch { $missing } nötig
terra-impending-reached = { $sum } von { $threat }, erreicht
terra-hand = Deine Hand
terra-hand-empty = leer
terra-hoard =
    { $sets ->
        [0] noch keine Kombination abgelegt
        [one] 1 Kombination abgelegt, Wert { $value }
       *[other] { $sets } Kombinationen abgelegt, Wert { $value }
    }

## T12: die Gefahr, die nächste zuerst

terra-total = ausgebrochene Krisen
terra-total-of = { $total } von { $limit }
terra-danger-region = { $region }: Bricht noch eine Krise aus, ist die Welt verloren.
terra-danger-colour = Bricht noch eine Krise in { $colour } aus, ist die Welt verloren.
terra-danger-total = Bricht noch eine Krise aus, ist die Welt verloren.
terra-danger-now = Bricht diese Krise aus, ist die Welt verloren!

## Fragen und Antworten

terra-question-impending = { $crisis }: Spielst du eine Karte in { $colour }, oder passt du?
terra-question-common-good = Legst du eine Karte zu einer ausgebrochenen Krise?
terra-question-hoard = Du hast geholfen: Du darfst eine Dreierkombination ablegen.
terra-none-hoard = Du hast keine Dreierkombination.
terra-none-common-good = Du hast keine Karte in der Farbe einer Krise, bei der du noch helfen könntest.
terra-none-impending = Du hast keine Karte in { $colour }: Du kannst nur passen.
terra-question-discard = Mehr als 8 Karten auf der Hand: Wirf eine ab.
terra-answer-pass = Karten behalten
terra-answer-pass-fine = Karten behalten; −{ $fine }, wenn sie ausbricht
terra-answer-play = { $measure }: { $sum } von { $threat }
terra-answer-play-enough = { $measure }: { $sum } von { $threat }, das reicht
terra-answer-done-common-good = keine weiteren Karten in diesem Zug
terra-answer-done-hoard = nichts ablegen
terra-answer-contribute = { $crisis }: { $sum } von { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } von { $threat }, gelöst: 5 Punkte
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] Folge in einer Farbe, Wert { $value }
               *[no] drei gleiche Karten, Wert { $value }
            }
       *[other] { $run ->
                [yes] Folge in drei Farben, Wert { $value }
               *[no] gleiche Zahl in drei Farben, Wert { $value }
            }
    }
terra-hoard-yours = (davon { $yours } für dich)
terra-answer-discard = { $measure }

## Das Ende

terra-end-success = Die Welt steht.
terra-end-loss-region = Die Welt ist verloren: drei ausgebrochene Krisen in einer Region (T12).
terra-end-loss-colour = Die Welt ist verloren: vier ausgebrochene Krisen einer Farbe (T12).
terra-end-loss-total = Die Welt ist verloren: sieben ausgebrochene Krisen (T12).
terra-end-loss-nobody = Niemand gewinnt, und keine Punkte zählen.
terra-end-head-track = Tafel
terra-end-head-hoard = Kombis
terra-end-head-score = Summe
terra-end-head-team = Team
terra-end-winner = Sieg
terra-end-won =
    { $you ->
        [yes] Du gewinnst!
        [shared] Du teilst dir den Sieg mit { $names }.
       *[no]
            { $count ->
                [one] { $names } gewinnt.
               *[other] { $names } teilen sich den Sieg.
            }
    }

## Die Regeln, die gerade gelten, in ein bis drei Sätzen

terra-rule-T8 = Nimm die oberste Karte vom Stapel. Eine Bewältigungskarte nimmst du verdeckt auf die Hand. Eine Krise wird für alle aufgedeckt und droht nun.
    .title = Ziehen
terra-rule-T9 = Eine Runde im Uhrzeigersinn; wer gezogen hat, beginnt. Alle spielen genau eine Karte in der Farbe der Krise oder passen. Gefragt werden alle, auch wenn die Gefahrenstufe schon erreicht ist.
    .title = Drohende Krise
terra-rule-T10 = Erreichen die Werte zusammen die Gefahrenstufe, ist die Krise abgewendet. 3 Punkte gibt es für die erste gespielte Karte und ebenso für jede höchste; ist die erste auch die höchste, macht das 6. Der Zug ist damit sofort vorbei.
    .title = Abgewendet
terra-rule-T11 = Bleibt die Summe unter der Gefahrenstufe, sind die Karten verloren, und die Krise bricht aus. Noch liegt keine Karte bei ihr.
    .title = Nicht abgewendet
terra-rule-T12 = Die Welt ist verloren, sobald drei Krisen in einer Region, vier in einer Farbe oder insgesamt sieben ausgebrochen sind. Dann verlieren alle.
    .title = Kontrollverlust
terra-rule-T13 = Ist die Welt nicht verloren, zieht, wer am Zug ist, eine Ersatzkarte; ist der Stapel leer, geht der Zug weiter.
    .title = Ersatzkarte
terra-rule-T14 = In deinem Zug darfst du Karten zu ausgebrochenen Krisen ihrer Farbe legen: pro Zug höchstens eine zu jeder Krise, zu so vielen Krisen, wie du willst.
    .title = Für das Gemeinwohl
terra-rule-T15 = Sobald die Karten bei einer ausgebrochenen Krise ihre Gefahrenstufe erreichen, ist sie gelöst, und für die letzte Karte gibt es 5 Punkte. Bis dahin bleiben die Karten bei ihr liegen.
    .title = Ausgebrochene Krise lösen
terra-rule-T16 = Hast du in diesem Zug eine Karte zu einer ausgebrochenen Krise gelegt, darfst du eine Dreierkombination verdeckt ablegen: gleicher Wert oder drei aufeinanderfolgende Werte, jeweils in einer Farbe oder in drei verschiedenen.
    .title = Kombination ablegen
terra-rule-T17 = Am Ende deines Zugs wirfst du offen ab, bis du höchstens 8 Karten auf der Hand hast.
    .title = Handkartenlimit
terra-rule-T18 = Das Spiel endet glücklich, wenn der Stapel leer ist und der Zug mit der letzten gezogenen Karte vorbei ist.
    .title = Glückliches Ende
terra-rule-T19 = Endstand: die Punkte auf der Tafel und die Werte aller abgelegten Karten. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.
    .title = Endstand
terra-rule-T20 = Partner sitzen einander gegenüber und zählen ihre Punkte zusammen; in die Hand sehen sie einander nicht.
    .title = Teams
terra-rule-T23 = Reden ist jederzeit erlaubt, und was gesagt wird, bindet niemanden: Du darfst versprechen, bitten und bluffen. Karten zu zeigen ist nicht erlaubt.
    .title = Reden am Tisch
terra-rule-L1 = Kurzes Spiel: Die Welt ist verloren, sobald 2 Krisen einer Farbe oder insgesamt 3 ausgebrochen sind; mit neun Krisen sind es 2 in einer Region, 3 einer Farbe oder insgesamt 5. Dann verlieren alle.
    .title = Kurzes Spiel
terra-rule-L2 = Bricht eine Krise aus, verliert einen Punkt, wer gepasst hat und eine Karte ihrer Farbe auf der Hand hält.
    .title = Eine Strafe
terra-rule-L3 = Am Ende kommt die Hälfte von allem Abgelegten in einen Topf, der gleich verteilt wird; der ungerade Punkt bleibt, wo er ist.
    .title = Der gemeinsame Topf
terra-rule-L5 = Alle Hände liegen offen; Abgelegtes bleibt verdeckt.
    .title = Offene Hände
terra-rule-L6 = Jede Bedrohung zählt eins mehr, als auf der Karte steht.
    .title = Härtere Zeiten

## Der Tisch im Browser

terra-name = Terra
terra-web-tagline = Überall auf der Welt drohen Krisen. Gebt zusammen genug, oder alle verlieren. Gib zu viel, und jemand anderes gewinnt.
terra-web-minutes = 40 Minuten
terra-bot-tips = vorsichtiger Helfer
    .line = Hilft, wenn eine Krise gefährlich ist, und legt Kombinationen spät ab.
terra-bot-greedy = Trittbrettfahrer
    .line = Hilft nur, wo es sich lohnt, und legt jede Kombination ab, die er kann.
terra-bot-altruist = Geber
    .line = Gibt für den Planeten, wer auch gewinnt.
terra-bot-fair-sharer = gerechter Teiler
    .line = Gibt, solange die anderen etwa gleich viel geben.
terra-bot-late-saver = Spätretter
    .line = Behält seine Karten, bis der Planet fast verloren ist; dann gibt er.
terra-bot-tit-for-tat = Spiegel
    .line = Gibt, solange alle geben, hört auf, wenn jemand lieber Kombinationen ablegt, und verzeiht bald.
terra-bot-punisher = Strafender
    .line = Gibt, aber nicht neben jemandem, der zu wenig gegeben hat.
terra-bot-selfish = Egoist
    .line = Gibt gerade genug, damit der Planet überlebt, und will gewinnen.
terra-bot-helper = Verbündeter
    .line = Sagt, was er gibt, bittet um den Rest und hält sein Wort.
terra-bot-bluffer = Bluffer
    .line = Anfangs ein Freund. Gegen Ende denkt er an sich.
terra-bot-search = Rechner
    .line = Stellt sich viele Male vor, wie es weitergehen kann, bevor er antwortet.
terra-bot-learned-selfish = geübter Rivale
    .line = Hat gelernt, neben vorsichtigen Mitspielern zu gewinnen.
terra-bot-learned-balanced = geübter Partner
    .line = Hat gelernt, zu gewinnen und den Planeten am Leben zu halten.
terra-bot-learned-cooperative = geübter Freund
    .line = Hat unter seinesgleichen gelernt, den Planeten am Leben zu halten.
terra-bot-learned-alone = Autodidakt
    .line = Hat nur aus Partien gegen sich selbst gelernt.
terra-strength-easy = Überlässt jede vierte Entscheidung dem Zufall.
terra-strength-normal = Überlässt jede zwölfte Entscheidung dem Zufall.
terra-strength-hard = Überlässt nichts dem Zufall.
terra-strength-search-easy = Denkt sich 32 Partien aus, bevor er antwortet.
terra-strength-search-normal = Denkt sich 240 Partien aus, bevor er antwortet.
terra-strength-search-hard = Denkt sich 1500 Partien aus, bevor er antwortet.
terra-web-option-teams = Teams: Partner sitzen einander gegenüber und zählen ihre Punkte zusammen. Für 4 oder 6 Spieler.
terra-web-option-crises = Kurzes Spiel: weniger Krisen, durch Los bestimmt
terra-web-option-crises-off = Das ganze Spiel
terra-web-option-crises-number = { $value } Krisen
terra-web-option-fine = Eine Strafe: Wer passt und eine Karte der Farbe auf der Hand hat, verliert einen Punkt, wenn die Krise ausbricht.
terra-web-option-pot = Der gemeinsame Topf: Am Ende wird die Hälfte von allem Abgelegten gleich verteilt.
terra-web-option-open = Offene Hände: Alle sehen alle Karten.
terra-web-option-harder = Härtere Zeiten: Jede Bedrohung zählt eins mehr.
terra-web-open-hand = Offene Hand
terra-pot = Im gemeinsamen Topf waren { $total }; alle bekommen { $share } davon.
terra-web-pass-price = −{ $fine }, wenn sie ausbricht
terra-web-set-yours = { $value } Punkte, { $yours } für dich
terra-web-source-pot = aus dem Topf
terra-web-laws = Hausregeln
terra-web-verdict-fined =
    { $you ->
        [yes] Du zahlst die Strafe
       *[no] { $name } zahlt die Strafe
    }
terra-web-card = { $measure }, { $colour } { $value }
terra-web-advice-pass = Passe.
terra-web-advice-averts =
    { $points ->
        [0] Damit ist die Krise abgewendet.
        [one] Damit ist die Krise abgewendet, und du bekommst 1 Punkt.
       *[other] Damit ist die Krise abgewendet, und du bekommst { $points } Punkte.
    }
terra-web-advice-play = Spiel { $card }.
terra-web-advice-lay = Leg { $card } auf { $crisis }.
terra-web-advice-hoard = Horte { $cards }.
terra-web-advice-discard = Wirf { $card } ab.
terra-web-advice-done-common-good = Leg keine Karte mehr.
terra-web-advice-done-hoard = Horte jetzt nichts.
terra-web-advice-towards = Das macht { $sum } von { $threat }, und andere können den Rest geben.
terra-web-team-points = Punkte des Teams
terra-web-key-card = Eine Handkarte wählen
terra-web-key-play = Die gewählte Karte spielen
terra-web-key-pass = Passen
terra-web-key-look = Nachsehen, was noch kommt
terra-web-key-story = Zum Verlauf
terra-web-key-talk = Zum Gespräch
terra-web-key-law = Die Hausregeln lesen
terra-web-crisis-card = { $crisis }, Gefahrenstufe { $threat }
terra-web-map = Weltkarte in sechs Regionen, ringsum die Zähltafel
terra-web-region-crises = { $count } von { $limit } Krisen
terra-web-pin = { $crisis }: { $sum } von { $threat }
terra-web-pin-play = Karte zu »{ $crisis }« legen: { $sum } von { $threat }
terra-web-danger = Kontrollverlust
terra-web-near = Ein Schritt vor der Niederlage
terra-web-near-none = Noch kann keine einzelne Krise das Spiel beenden
terra-web-near-now = diese Krise, wenn sie ausbricht
terra-web-near-region = eine Krise: { $region }
terra-web-near-colour = irgendwo eine Krise in { $colour }
terra-web-near-total = irgendeine Krise
terra-web-near-fails = { $what }, wenn diese ausbricht
terra-web-come-count = noch { $count }
terra-web-look-up = Nachschlagen
terra-web-look-all = Alle Gefahren, und nachschlagen
terra-web-tab-discards = Ablage­stapel
terra-web-tab-come = Kommt noch
terra-web-tab-hoard = Deine Kombina­tionen
terra-web-tab-open = Ausge­brochen
terra-web-by-colour = nach Farben
terra-web-discards-head = { $count } abgeworfen, nach Farbe und Wert
terra-web-discards-of = { $count } abgeworfen
terra-web-hidden = { $count } verdeckt
terra-web-hidden-line = Verdeckt: im Stapel, auf anderen Händen oder in fremden Kombinationen. Deine Hand, deine Kombinationen und was auf dem Tisch liegt zählen nicht mit.
terra-web-state-averted = abgewendet
terra-web-state-open = ausgebrochen
terra-web-state-now = jetzt
terra-web-state-come = kommt noch
terra-web-state-ends = beendet das Spiel
terra-web-hoard-none = Du hast noch keine Kombination abgelegt.
terra-web-hoard-line = Sie zählen am Ende, wenn die Welt hält. Die anderen sehen nur, wie viele Kombinationen du hast.
terra-web-open-none = Keine Krise ist ausgebrochen.
terra-web-laid = { $sum } von { $threat } liegen darauf
terra-web-legend = Zeichen
terra-web-box-first = erste
terra-web-box-highest = höchste
terra-web-box-averted = Summe
terra-web-box-closes = löst sie
terra-web-box-of = von { $threat }
terra-web-your-points = Deine Punkte
terra-web-points-after = jetzt { $before } Punkte, danach { $after }
terra-web-lay = { $value } legen
terra-web-averted-with = Mit deiner { $value } abgewendet
terra-web-solved-with = Mit deiner { $value } gelöst
terra-web-choose-crisis = Wähle eine Krise
terra-web-set-none = Diese drei sind keine Kombination: gleicher Wert in einer oder drei Farben, oder drei aufeinanderfolgende in einer oder drei Farben.
terra-web-card-idle =
    { $kind ->
        [impending] Gegen diese Krise hilft nur die Farbe { $colour }.
        [hoard] Diese Karte gehört zu keiner Kombination, die du jetzt ablegen kannst.
       *[other] Diese Karte hilft jetzt gegen keine ausgebrochene Krise.
    }
terra-web-say-equal = Kommt noch eine { $value }, zählen beide als höchste: je 3 Punkte.
terra-web-say-higher = Es kann noch eine höhere Karte kommen.
terra-web-verdict-averted = Abgewendet, { $sum } von { $threat }
terra-web-verdict-failed = Nicht abgewendet, { $sum } von { $threat }
terra-web-are-crises =
    { $count ->
        [one] 1 ist eine Krise
       *[other] { $count } sind Krisen
    }
terra-web-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
terra-web-come-head =
    { $count ->
        [0] Keine Krise kommt mehr.
        [one] 1 Krise kommt noch.
       *[other] { $count } Krisen kommen noch.
    }
terra-web-come-fatal =
    { $count ->
        [0] Keine davon würde das Spiel beenden.
        [one] 1 davon würde das Spiel beenden.
       *[other] { $count } davon würden das Spiel beenden.
    }
terra-web-set-more =
    { $count ->
        [one] Wähle noch eine Karte aus deiner Hand.
       *[other] Wähle noch { $count } Karten aus deiner Hand.
    }
terra-web-verdict-first =
    { $you ->
        [yes] Du hast zuerst geholfen
       *[no] { $name } hat zuerst geholfen
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Du hast die höchste gegeben
       *[no] { $name } hat die höchste gegeben
    }
terra-web-gauge = { $count } von { $limit }
terra-web-of = { " " }von{ " " }
terra-web-in-all = Insgesamt
terra-web-hand-size = Handkarten
terra-web-hand-of = Hand von { $name }
terra-web-sets = Kombinationen
terra-web-deciding = überlegt
terra-web-next = gleich dran
terra-web-helped = geholfen
terra-web-passed = gepasst
terra-web-scored = +{ $points }
terra-web-impending = Drohende Krise
terra-web-fails-lost = Bricht sie aus, ist die Welt verloren
terra-web-missing = noch nötig in
terra-web-enough = das reicht
terra-web-meter =
    { $adds ->
        [0] { $sum } von { $threat }
       *[other] { $sum } von { $threat }; mit deiner Karte { $with }
    }
terra-web-threat = Gefahrenstufe { $threat }
terra-web-turn = Der Zug
terra-web-turn-of =
    { $you ->
        [yes] Du bist am Zug
       *[no] { $name } ist am Zug
    }
terra-web-doing-common-good = Für das Gemeinwohl
terra-web-doing-hoard = Darf eine Kombination ablegen
terra-web-doing-discard = Wirft bis auf acht Karten ab
terra-web-doing-impending = Eine Krise droht
terra-web-doing-you-common-good = Etwas fürs Gemeinwohl tun?
terra-web-doing-you-hoard = Du hast geholfen: Kombination ablegen?
terra-web-doing-you-discard = Zu viele Karten: Wirf eine ab
terra-web-doing-you-impending = Eine Krise droht
terra-web-to-draw = im Stapel
terra-web-discarded = abgeworfen
terra-web-pass = Passen
terra-web-play = { $value } spielen
terra-web-choose-card = Wähle eine Karte
terra-web-done = Fertig
terra-web-keep = Alle behalten
terra-web-hoard = Ablegen
terra-web-hoard-for = Ablegen für { $value }
terra-web-hoard-when = Zählt am Ende, wenn die Welt hält
terra-web-discard = { $value } abwerfen
terra-web-say-play = Mit deiner { $value } sind es { $sum } von { $threat }.
terra-web-say-enough = Das reicht.
terra-web-say-fails = Niemand ist übrig, der den Rest geben könnte.
terra-web-say-rest =
    { $count ->
        [one] { $names } müsste noch { $missing } geben.
       *[other] { $names } müssten zusammen noch { $missing } geben.
    }
terra-web-say-short =
    { $count ->
        [one] Es fehlen noch { $missing }, und { $names } kann höchstens { $most } geben.
       *[other] Es fehlen noch { $missing }, und { $names } können zusammen höchstens { $most } geben.
    }
terra-web-say-choose-crisis = Wohin mit deiner { $value }? Wähle eine Krise auf der Weltkarte, oder hier.
terra-web-lost-kicker = Die Kontrolle ist verloren
terra-web-lost-title = Die Welt ist euch entglitten
terra-web-lost-region = { $region }: Eine dritte Krise brach aus, während zwei noch ungelöst waren.
terra-web-lost-colour = Eine vierte Krise in { $colour } brach aus, während drei noch ungelöst waren.
terra-web-lost-total = Eine siebte Krise brach aus, während sechs noch ungelöst waren.
terra-web-lost-missing =
    { $missing ->
        [one] Es fehlte nur 1
       *[other] Es fehlten { $missing }
    }
terra-web-lost-gave = Gegeben: { $given }.
terra-web-lost-passed = Gepasst: { $names }.
terra-web-lost-held = { $sum } noch auf der Hand
terra-web-lost-held-of = Die Karten in { $colour }, die niemand spielte
terra-web-given = Gegeben und behalten
terra-web-given-line = Was jeder dem Gemeinwohl gab, und was jeder auf der Hand und in Kombinationen behielt.
terra-web-given-of = { $name }: { $given } gegeben, { $kept } behalten
terra-web-gave = gegeben
terra-web-kept = behalten
terra-web-won-kicker = Die Welt hat gehalten
terra-web-won-you =
    { $points ->
        [one] Du gewinnst mit 1 Punkt
       *[other] Du gewinnst mit { $points } Punkten
    }
terra-web-won =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten
       *[other] { $names } gewinnen mit { $points } Punkten
    }
terra-web-won-shared = { $names } teilen sich den Sieg mit je { $points } Punkten
terra-web-won-team-you = Dein Team gewinnt, { $points } zu { $next }
terra-web-won-team = { $names } gewinnen, { $points } zu { $next }
terra-web-won-teams-shared = Teams teilen sich den Sieg mit je { $points } Punkten
terra-web-won-together = { $names } zusammen: Ein Team zählt als eins.
terra-web-your-team = dein Team
terra-web-gave-most = Du hast der Welt am meisten gegeben.
terra-web-source-first = zuerst geholfen, je { $points }
terra-web-source-highest = höchste Karte, je { $points }
terra-web-source-solved = später gelöst, je { $points }
terra-web-source-hoard = in Kombinationen
terra-web-crises = Achtzehn Krisen
terra-web-crises-averted = sofort abgewendet
terra-web-crises-solved = später gelöst
terra-web-crises-open = noch ungelöst
terra-web-won-crises =
    { $open ->
        [0] { $solved } Krisen kamen, und alle wurden gelöst.
        [one] { $solved } Krisen wurden gelöst; eine ist noch ungelöst, und die Welt trägt sie.
       *[other] { $solved } Krisen wurden gelöst; { $open } sind noch ungelöst, und die Welt trägt sie.
    }
terra-web-count = Endabrechnung
terra-web-on-track = Tafel
terra-web-no-sets = keine
terra-web-total = Summe

## T23: was am Tisch gesagt wird. $who ist ein Name, $colour das Adjektiv, $crisis der kurze Name

terra-talk-ask = Kann jemand mindestens { $value } in { $colour } geben?
terra-talk-ask-who =
    { $you ->
        [yes] Kannst du mindestens { $value } in { $colour } geben?
       *[no] Kann { $who } mindestens { $value } in { $colour } geben?
    }
terra-talk-offer = Ich kann bis zu { $value } geben.
terra-talk-promise = Sobald ich dran bin, gebe ich mindestens { $value } gegen »{ $crisis }«.
terra-talk-if =
    { $you ->
        [yes] Wenn du zuerst mindestens { $value } gibst, gebe ich mindestens { $own }.
       *[no] Wenn { $who } zuerst mindestens { $value } gibt, gebe ich mindestens { $own }.
    }
terra-talk-warn-colour = Ich habe nichts in { $colour }.
terra-talk-warn-region = In Gefahr: { $region }.
terra-talk-thank =
    { $you ->
        [yes] Danke dir!
       *[no] Danke, { $who }!
    }
terra-talk-accuse =
    { $you ->
        [yes] Du könntest mehr geben.
       *[no] { $who } könnte mehr geben.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Du hast { $promised } zugesagt und { $gave } gegeben.
       *[no] { $who } hat { $promised } zugesagt und { $gave } gegeben.
    }
terra-talk-refuse = Für diese Krise gebe ich nichts.
terra-talk-someone = jemand
terra-talk-name-ask = Bitten
terra-talk-name-offer = Anbieten
terra-talk-name-promise = Zusagen
terra-talk-name-if = Wenn
terra-talk-name-warn = Warnen
terra-talk-name-thank = Danken
terra-talk-name-accuse = Beschuldigen
terra-talk-name-refuse = Ablehnen
terra-talk-slot-who = Wer
terra-talk-slot-value = Wie viel
terra-talk-slot-own = Wie viel von dir
terra-talk-slot-colour = Welche Farbe
terra-talk-slot-crisis = Welche Krise
terra-talk-slot-about = Wovor
terra-talk-what = { $value } in { $colour }
terra-talk-ticket-if =
    { $you ->
        [yes] unter der Bedingung, dass du zuerst mindestens { $value } gibst
       *[no] unter der Bedingung, dass { $who } zuerst mindestens { $value } gibt
    }
terra-talk-seat-promised = { $value } zugesagt
terra-talk-seat-if =
    { $you ->
        [yes] wenn du { $value } gibst
       *[no] wenn { $who } { $value } gibt
    }
terra-talk-seat-gave = { $given } von { $value } gegeben
terra-talk-meter-promised = { $sum } zugesagt
terra-talk-say-promised = Zugesagt: { $promises }.
terra-talk-after-you = nach dir
terra-talk-decided = schon entschieden
terra-talk-broken-of = { $promised } zugesagt, { $gave } gegeben
terra-talk-more-of = könnte mehr geben
terra-talk-if-note = Es gilt nur, wenn { $who } zuerst mindestens { $value } gibt.
terra-talk-promise-note = Alle sehen, ob du das hältst.
terra-talk-none-promise = Es liegt keine Krise auf dem Tisch.
terra-talk-none-if = Niemand entscheidet vor dir über eine Krise.
terra-talk-counts = »Ich gebe mindestens 4« hält, wer bei der nächsten Frage zu dieser Krise eine Karte von 4 oder mehr gibt. Ein »Wenn« zählt nur, wenn die andere Seite zuerst gegeben hat. Angebote, Warnungen und freier Text werden nie beurteilt. Nichts wird erzwungen.
terra-talk-hands = »Ich habe nichts in Rot« lässt sich nicht prüfen, solange die Hände verdeckt sind. Unwahr heißt es nur, wenn das offene Spiel es beweist.

terra-card-G1 = Abfall trennen
terra-card-G2 = Rohstoffe sparen
terra-card-G3 = Aufforsten
terra-card-G4 = Wasser fürs Land
terra-card-G5 = Saubere Produktion
terra-card-G6 = Erneuerbare Energie
terra-card-B1 = Wasser und Nahrung für alle
terra-card-B2 = Gesundheit für alle
terra-card-B3 = Altes Wissen
terra-card-B4 = Wohnraum für alle
terra-card-B5 = Gegen Rassismus
terra-card-B6 = Bildung für alle
terra-card-R1 = Bürgersinn
terra-card-R2 = Solidarität
terra-card-R3 = Minen räumen
terra-card-R4 = Konflikte entschärfen
terra-card-R5 = Völker gemeinsam
terra-card-R6 = Demokratie
terra-web-say-none = Du hast keine Karte in { $colour }, die du geben könntest.
terra-web-how-impending = Wähle eine angehobene Karte und spiele sie, oder passe und behalte deine Karten. Ihr Wert hilft, die Gefahrenstufe zu erreichen; du wirst nur einmal gefragt.
terra-web-how-common-good = Wähle eine angehobene Karte, dann eine Krise ihrer Farbe auf der Weltkarte. Pro Zug je eine. »Fertig« beendet diesen Schritt; hast du eine Karte gelegt, darfst du danach eine Kombination ablegen.
terra-web-how-hoard = Wähle eine Kombination und lege sie ab: Sie zählt nur für dich, und nur, wenn die Welt hält. Oder behalte alle Karten auf der Hand.
terra-web-how-discard = Wähle die Karte, auf die du am ehesten verzichten kannst, und wirf sie ab.

## Die Lektion

terra-deal-sign-never = kam nie

## Puzzles

terra-you-aside = Je Partie abgelegt: { $mine }, die anderen { $others }.
terra-choice-impending = Antworten auf drohende Krisen
terra-choice-common-good = Lösen ausgebrochener Krisen
terra-choice-hoard = Ablegen von Kombinationen
terra-choice-discard = Abwerfen
