### Vety domu: tie z hry v termináli a na webe, ktoré nepatria žiadnej hre zvlášť.

language-name = Slovenčina

terminal-new = Nová hra: { $game }, počet hráčov: { $players }. Napíš ? pre pravidlá, ktoré teraz platia, help pre ostatné.
terminal-resumed = Späť v hre { $game }, po { $moves ->
        [one] 1 rozhodnutí
        [few] { $moves } rozhodnutiach
       *[other] { $moves } rozhodnutiach
    }.
terminal-resume = Máš nedokončenú hru { $game } (počet hráčov: { $players }, { $moves ->
        [one] 1 rozhodnutie
        [few] { $moves } rozhodnutia
       *[other] { $moves } rozhodnutí
    }). Enter v nej pokračuje, „new“ začne inú a túto uchová v súbore, „q“ odíde.
terminal-resume-choose = Stlač, prosím, Enter alebo napíš „new“ či „q“.
terminal-resume-options = (Zadané voľby platia pre novú hru.)
terminal-kept = Nedokončená hra ostáva uložená v { $file }.
terminal-damaged = Uložená hra sa nedá prečítať ({ $why }). Teraz leží v { $file }.
terminal-since = Medzitým
terminal-story = Doterajší príbeh
terminal-prompt = Tvoja odpoveď
terminal-prompt-only = Tvoja odpoveď (Enter zvolí jedinú možnú)
terminal-choose =
    { $count ->
        [one] Napíš, prosím, 1 alebo help.
        [few] Napíš, prosím, číslo od 1 do { $count } alebo help.
       *[other] Napíš, prosím, číslo od 1 do { $count } alebo help.
    }
terminal-refused = To nejde: { $why }.
text-format = Riadok je objekt JSON, napríklad { $answer } alebo { $ask }, a nič iné.
text-too-long = Riadok má najviac { $bytes } bajtov.
text-late = To je odpoveď na otázku { $given }; táto má číslo { $number }.
text-requests = Priveľa žiadostí pred jednou odpoveďou.
text-time = Do { $seconds } s neprišla žiadna odpoveď.
text-illegal = „{ $answer }“ tu nejde. { $title } ({ $rule }): { $text }
terminal-help = Odpovedz číslom alebo zápisom. ? alebo rules: pravidlá, ktoré teraz platia. log: doterajší príbeh. table: znova ukázať stôl. back: vziať poslednú odpoveď späť, ak nič neodhalila. q: uložiť a skončiť.
terminal-help-talk = say a veta s hodnotami: prehovoriť k ostatným, číslovaným od 1. Samotné say: všetko, čo možno povedať. talk: čo zaznelo a kto dodržal slovo.
terminal-talk = Povedané pri stole
terminal-ledger = { $name }: dodržané sľuby { $kept }, porušené { $broken }
terminal-no-way-back = Cesta späť nie je: tvoja posledná odpoveď niečo odhalila alebo medzitým už rozhodol niekto iný.
terminal-rules-read-on = Všetky pravidlá: docs/rules v projekte.
terminal-saved = Uložené. „terrae play { $game }“ nadviaže odtiaľto.
terminal-over = Hra sa skončila.
terminal-recorded = Jej záznam je teraz v { $file }.

## Webová aplikácia

web-home-link = Terrae, úvod
web-nowhere = Tu nič nie je
web-nowhere-line = Možno to bolo odstránené alebo odkaz nebol úplný.
web-close = Zavrieť
web-menu = Menu
web-language = Jazyk
web-theme-device = Podľa zariadenia
web-theme-light = Svetlý vzhľad
web-theme-dark = Tmavý vzhľad
web-notices = Upozorni ma, keď som na ťahu
web-notices-blocked = Tento prehliadač nedovoľuje stránke posielať upozornenia.
web-push-table = Upozorni ma, keď som tu na ťahu, aj so zatvorenou stránkou
web-push-all = Upozorňuj ma pri všetkých mojich stoloch, aj so zatvorenou stránkou
web-push-line = Zašifrované to odovzdá výrobca tvojho prehliadača. Menuje stôl a žiadnu kartu.
web-push-by-all = Zapnuté pre všetky tvoje stoly; vypína sa v nastaveniach.
web-push-insecure = Treba na to adresu s https, alebo Terrae priamo na tomto zariadení.
web-push-unsupported = Tento prehliadač to nevie. Na iPhone alebo iPade si najprv pridaj stránku na plochu.
web-push-failed = Prehliadač to nedokázal zapnúť. Možno sa nedostane k službe svojho výrobcu.
web-sounds = Zvuky
web-single-keys = Skratky jedným klávesom
web-rules = Pravidlá
web-all-rules = Všetky pravidlá
web-leave-table = Na úvodnú stránku
web-watch-line = Kto má tento odkaz, vidí to, čo celý stôl, ale nikomu nevidí do kariet.
web-leave = Opustiť hru
web-leave-line = Bot hrá ďalej za teba. Kým hra trvá, môžeš sa na svoje miesto vrátiť.
web-leave-guest-line = Na svojom mieste bude zas hrať bot. Vrátiť sa už nebude dať.
web-end-table = Ukončiť hru pre všetkých
web-end-table-line = Nikto nevyhrá, všetky karty sa ukážu a cesty späť niet.
web-sure = Áno, naozaj
web-bot-for-you = Hrá za teba bot.
web-come-back = Vrátiť sa na svoje miesto
web-seat-elsewhere = Tvoje miesto je na inom zariadení.
web-gone = { $name } je preč: { $time }.
web-gone-soon = { $name } je preč. Bot môže hrať, keď uplynie { $time }.
web-gone-clock = { $name } je preč. Do rozhodnutia bota: { $time }.
web-wait = Počkať
web-replace = Nech hrá bot
web-guest = Miesto bota { $bot } má teraz: { $name }.
web-guest-undo = Vrátiť miesto botovi
web-guest-fine = V poriadku
web-guests = Hostia
web-guests-left = Miesta botov, ktoré možno ešte podľa pozvánky zaujať: { $left }.
web-guests-more = Pustiť ešte jedného hosťa
web-guest-undo-seat = Vrátiť botovi miesto: { $name }
web-abandoned = Táto hra bola ukončená predčasne.
web-abandoned-by = Táto hra bola ukončená predčasne: { $name }.
web-abandoned-host = Hostiteľ ukončil túto hru predčasne.
web-abandoned-agreed = Všetci súhlasili s predčasným koncom tejto hry. Návrh: { $name }.
web-too-long = Táto hra sa skončila: stôl uchová najviac { $moves } ťahov.
web-watching = Sleduješ.
web-time-left = { $name } má ešte { $time }
web-connection-connecting = Pripája sa
web-table-coming = Stôl sa načítava …
web-skip-link = Prejsť na rozhodnutie
web-connection-open = Pripojené
web-connection-lost = Spojenie prerušené, skúšam znova
web-connection-since = Od { $time } bez spojenia. Skúšam znova; dovtedy tlačidlá čakajú.
web-connection-gone = Tento odkaz už neplatí
web-players = Hráči
web-bot = bot
web-story = Príbeh
web-talk = Rozhovor
web-talk-empty = Zatiaľ ticho. Čo sa tu povie, na nič nezaväzuje.
web-talk-say = Povedz niečo pri stole
web-talk-send = Odoslať
web-talk-can-help = Môžem pomôcť
web-talk-cannot = Nemôžem pomôcť
web-talk-please = Pomôžte, prosím
web-talk-thanks = Ďakujem
web-talk-promises = Sľuby
web-talk-choose = Čo chceš povedať?
web-talk-other = Vybrať iný druh vety
web-talk-say-it = Povedať
web-talk-unchecked = Na nič ťa to nezaväzuje, ale všetci vidia, či sa sľuby plnia.
web-talk-own-words = Alebo vlastnými slovami
web-talk-untranslated = voľný text, bez prekladu
web-talk-said-in = povedané v jazyku
web-talk-silence = Tento stôl hrá mlčky.
web-talk-silence-line = Ostatní hovoria len tým, čo robia.
web-talk-offline = Bez spojenia. Vetu si môžeš pripraviť; povedať sa bude dať, keď sa spojenie vráti. Nič sa neodkladá na neskôr.
web-talk-fast = Nechaj ostatných čítať. Ďalšiu vetu povieš o chvíľu ({ $time }).
web-talk-watching = Len sa pozeráš: počuješ všetko a nehovoríš.
web-talk-not-now = To sa teraz povedať nedá. Situácia pri stole sa zmenila; pozri sa na vetu znova.
web-talk-hide-words = Skryť voľný text, len pre mňa
web-talk-hidden = voľný text, skrytý
web-talk-settings = Koho počuť
web-talk-settings-line = Vety na výber patria k hre a prichádzajú vždy. Voľný text možno skryť; nikto iný to nezistí.
web-talk-block = Skryť voľný text: { $name }
web-talk-report = Nahlásiť: { $name }
web-talk-report-short = Nahlásiť
web-talk-reported = Nahlásené. Prevádzkovateľ služby sa na to môže pozrieť.
web-talk-close = Zavrieť rozhovor
web-talk-all = Všetko
web-lobby-talk = Rozprávanie pri stole
web-lobby-talk-words = aj voľný text
web-lobby-talk-sentences = vety na výber
web-lobby-talk-silence = mlčanie
web-lobby-keep-words = Záznam hry uchová aj voľný text.
web-ledger-title = Kto dodržal slovo
web-ledger-line = Z overených sľubov splnené { $kept } / { $tested }.
web-ledger-halves = V prvej polovici doteraz { $first } / { $before }, potom { $second } / { $after }.
web-ledger-untested = Žiaden sľub zatiaľ nebol overený.
web-ledger-none = Nikto nič nesľúbil.
web-ledger-over = Dôvera v čase
web-ledger-over-line = Nad čiarou: splnené. Pod ňou: nesplnené. Na nej: ešte čaká, alebo neoverené.
web-ledger-given = Sľúbené, dané
web-ledger-of = { $part } / { $whole }
web-ledger-words = Slovo od slova
web-ledger-filter-all = Všetko
web-ledger-filter-broken = Nesplnené
web-ledger-filter-me = Mne
web-ledger-moment = ťah { $number }
web-ledger-hands = Povedané o kartách v ruke
web-ledger-hands-said = Zatiaľ povedané: { $count }
web-ledger-hands-untrue = Nepravda: { $count }
web-ledger-hands-clear = povedané v ťahu { $said }, vyvrátené v ťahu { $clear }
web-ledger-counts = Čo sa počíta ako sľub
web-ledger-out-open = ešte sa ukáže
web-ledger-out-gave = dané: { $given }
web-ledger-out-nothing = nedané nič
web-ledger-out-untested = nedošlo na to
web-ledger-out-unmet = podmienka nenastala
web-ledger-out-replaced = nahradil ho neskorší sľub
talk-verdict-open = čaká
talk-verdict-kept = splnené
talk-verdict-broken = nesplnené
talk-verdict-untested = neoverené
talk-verdict-replaced = nahradené
web-refused-silence = Pri tomto stole sa hrá mlčky.
web-refused-no-acts = Táto hra nemá vety na výber.
web-refused-late = Hra medzitým pokročila: povedz to znova, ak to ešte platí.
web-refused-enough = To už zaznelo dosť často: najprv sa o tom musí rozhodnúť v hre.
web-decision = Rozhodnutie
web-decides-now =
    { $you ->
        [yes] Teraz rozhoduješ ty.
       *[no] Teraz rozhoduje { $name }.
    }
web-waits-for = Rozhoduje { $name }.
web-what-now = Čo teraz môžem urobiť?
web-take-back = Vziať späť
web-what-now-not = Teraz sa ťa nikto na nič nepýta.
web-take-back-not = Nič sa nedá vziať späť: ukázalo sa niečo nové, alebo už rozhodol niekto iný.
web-advice = Rada bota
web-advice-ask = Čo by urobil bot?
web-advice-by = { $bot }, podľa toho, čo vidíš. Môže sa mýliť.
web-advice-thinks = Bot premýšľa …
web-advice-none = Bot teraz nemá nijakú radu. Spýtaj sa o chvíľu znova.
web-advice-later = Hneď to nič neprinesie, ale hry, ktoré si bot predstavil, tak dopadli najlepšie.
web-advice-gains =
    { $points ->
        [one] Prinesie ti to 1 bod.
        [few] Prinesie ti to { $points } body.
       *[other] Prinesie ti to { $points } bodov.
    }
web-advice-worth =
    { $points ->
        [one] Do konca ťahu ti to môže priniesť 1 bod.
        [few] Do konca ťahu ti to môže priniesť { $points } body.
       *[other] Do konca ťahu ti to môže priniesť { $points } bodov.
    }
web-signs = Znamenia
web-sign-good = Dobre
web-sign-well_done = Výborne
web-sign-thanks = Ďakujem
web-sign-ha = Ha
web-sign-oh_no = Ale nie
web-sign-thinking = Premýšľam
web-vote-ask = Spýtať sa všetkých
web-vote-line = Stane sa to, keď súhlasia všetci, čo hrajú. Boti nehlasujú.
web-vote-ask-take-back = Vziať späť moje posledné rozhodnutie
web-vote-ask-end = Ukončiť hru
web-vote-take_back = { $name } chce vziať späť svoje posledné rozhodnutie.
web-vote-end = { $name } chce ukončiť hru.
web-vote-take_back-waits = Vezme sa späť, keď súhlasí { $names }.
web-vote-end-waits = Hra sa skončí, keď súhlasí { $names }.
web-vote-yes = Súhlasím
web-vote-no = Nie
web-vote-withdraw = Stiahnuť
web-settings = Nastavenia
web-settings-name = Tvoje meno pri stole
web-settings-name-line = Platí pri ďalšom stole, ku ktorému si sadneš, a keď hráš znova.
web-settings-theme = Farby
web-story-jump = Ukázať túto chvíľu v zázname
web-replay-save = Uložiť hru
web-lobby-rename-seat = Zmeniť moje meno
web-lobby-up = Posunúť { $name } o miesto vyššie
web-keys = Klávesy
web-keys-off = Jednotlivé písmená a číslice sú na tomto zariadení vypnuté.
web-key-list = Tento zoznam
web-key-help = Čo môžem teraz robiť?
web-key-back = Vziať späť
web-key-tab = Na ďalšiu vec; so Shift a Tab na predchádzajúcu
web-key-escape = Zavrieť, alebo nič nevybrať
web-row-team-won = Tvoj tím vyhral { $points } : { $others }.
web-row-team-lost = Tvoj tím prehral { $points } : { $others }.
web-pace = Tempo
web-pace-slow = Pomaly
web-pace-normal = Bežne
web-pace-instant = Hneď
web-pace-stop = Zastaviť po každom výsledku
web-continue = Pokračovať
web-skip = Prejsť na môj ťah
web-skip-not = Teraz nie je čo preskočiť.
web-worth-after =
    { $bound ->
        [most] Hodnota teraz { $before }, potom až { $after }
       *[exact] Hodnota teraz { $before }, potom { $after }
    }
web-bound-most = až
web-zoom-atlas = Otvoriť v atlase
web-zoom-back = Späť k stolu
web-away-tag = preč
web-refused = To nejde: { $why } ({ $rule }).
web-refused-malformed = Stránka a herný server si nerozumejú. Načítaj stránku znova.
web-refused-state = To nezodpovedá stavu pri tomto stole.
web-refused-illegal = To pravidlá nedovoľujú.
web-refused-not-your-turn = Teraz rozhoduje niekto iný.
web-refused-stale = Pri stole sa medzitým stalo niečo iné.
web-refused-bad-record = Tento záznam neplatí.
web-refused-too-large = To je pre herný server príliš veľké.
web-refused-unreadable = Herný server teraz tento stôl nedokáže prečítať. Pri všetkých ostatných stoloch sa hrá ďalej.
web-refused-seat-taken = Toto miesto je už obsadené.
web-refused-wrong-code = Tento kód nemá žiadna hodina, alebo sa obrázky zmenili. Pozri sa znova a skús to ešte raz.
web-refused-pictures = Tieto dvere sa pýtajú aj na obrázky.
web-refused-door-locked = Učiteľ zamkol dvere.
web-refused-no-guests = Podľa tejto pozvánky si už nikto ďalší nemôže sadnúť. Môžeš sa pozerať.
web-refused-name-taken = Pri tomto stole sa tak už niekto volá.
web-refused-colour-taken = Pri tomto stole už má túto farbu niekto iný.
web-refused-bad-text = Tento text je príliš krátky alebo príliš dlhý, alebo obsahuje znaky, ktoré sa nedajú zobraziť.
web-refused-chat-off = Rozhovor je pri tomto stole vypnutý.
web-refused-too-many-tables = Odtiaľto je otvorených príliš veľa stolov. Najprv niektoré dohraj alebo ukonči.
web-refused-hints-off = Nápoveda bodov je pri tomto stole vypnutá.
web-story-and-talk =
    { $count ->
        [0] Príbeh a rozhovor
        [one] Príbeh a rozhovor, 1 nová správa
        [few] Príbeh a rozhovor, { $count } nové správy
       *[other] Príbeh a rozhovor, { $count } nových správ
    }
web-nav = Stránky
web-nav-more = Ďalšie stránky
web-nav-play = Hrať
web-nav-learn = Výučba
web-nav-replays = Záznamy
web-nav-about = O Terrae
web-hero = Hry o jednej planéte
web-ladder = Kto ako hrá
web-ladder-lead = { $games } partií hry { $game } medzi botmi. Pri všetkých stoloch sa hrali rovnaké rozdania.
web-ladder-mixed = Pri zmiešaných stoloch
    .line = Zo 100 partií; pruhy sú 95 % intervaly spoľahlivosti. Bodkovane: spravodlivý podiel výhier, { $share }.
web-ladder-players = Hráči
web-ladder-order = Poradie
web-ladder-by-wins = podľa výhier
web-ladder-by-survival = podľa prežitia
web-ladder-by-score = podľa bodov
web-ladder-survival = svet prežije
web-ladder-score = body
web-ladder-wins = výhry
web-ladder-between = medzi { $low } a { $high }
web-ladder-one = Jeden medzi { $others }
web-ladder-one-survival = Svet prežije, zo 100 partií
web-ladder-one-wins = Ten bot vyhrá, zo 100 partií
web-ladder-row = jeden z týchto medzi
web-ladder-best = Podčiarknuté: medzi týmito nikto nie je lepší.
web-ladder-counted = { $games } partií pri každom stole, rozdania { $seed }/0 a ďalšie, verzia { $version }. terrae tournament ich prepočíta.
web-hero-line = Udrž svet pohromade alebo vybuduj krajinu, ktorá vydrží. Bez inštalácie, bez účtu.
web-seats = { $least } až { $most } hráčov
web-players-choose = Koľko hráčov hrá
web-play-now = Hrať hneď
web-play-with = Hráči: { $seats }, boti: { $bots }, { $kind }
web-play-with-ask = Kto hrá s tebou?
web-bots-mixed = rôzni
web-bots-mixed-line = Rôzne povahy, ako sa k hre hodia.
web-bots-lot = ešte jeden podľa žrebu
web-character-of = { $name }, { $character }: čo čakať
web-strength-choose = Obtiažnosť
web-strength-easy = ľahká
web-strength-normal = stredná
web-strength-hard = ťažká
web-done = Hotovo
web-name-ask = Ako ťa máme volať?
web-name-line = Toto meno vidia ostatní pri stole. Zostane v tomto zariadení.
web-name-go = Hrať
web-invite = Pozvať priateľov
web-one-device = Jedno zariadenie
web-learn-short = Nauč sa hru za tri minúty
web-watch-replay = Pozrieť záznam
web-offline = Herný server neodpovedá. Skús to, prosím, o chvíľu znova.

# Without a service: the app as a folder of files.
web-site-line = Všetko na tejto stránke funguje na tomto zariadení, aj bez pripojenia.
web-site-line-http = Všetko na tejto stránke funguje na tomto zariadení. Cez adresu s https to funguje aj bez pripojenia.
web-site-needs = Potrebuje herný server, ktorý táto kópia nemá:
    .what = priatelia na iných zariadeniach, otvorené stoly, živé lekcie, počty ostatných.
web-site-connect = Pripojiť sa k nemu
web-site-ready-in = pripravené asi o { $seconds } s
web-site-loading = Načítava sa jadro hry
web-site-loaded = { $loaded } z { $total } MB. Zatiaľ sa môžeš učiť a čítať.
web-site-starts = Spustí sa samo
    .line = Ťukni znova, ak chceš ostať tu.
web-site-too-old = Tento prehliadač nevie spustiť jadro hry.
    .line = Pravidlá a atlas fungujú. Na hranie použi novší prehliadač.
web-site-kept = Všetko je uložené na chvíle bez pripojenia.
web-site-new = Je tu nová verzia.
web-site-change = Prejsť teraz
web-site-later = Pri ďalšom spustení
web-site-waits = Nová verzia počká, kým sa táto hra skončí.
web-site-full = Na tomto zariadení už nie je miesto, preto sa posledná odpoveď neuložila; všetko pred ňou áno. Uvoľni miesto a skús to znova.
web-site-needs-service = To potrebuje herný server, ktorý táto kópia nemá.
    .line = Na tomto zariadení môžeš hrať s botmi, podávať si ho, učiť sa a čítať.
web-site-as-file = Prehliadače spúšťajú túto stránku len z webového servera. V tomto priečinku napíš python3 -m http.server a otvor http://localhost:8000.
web-no-script = Terrae potrebuje JavaScript. Zapni ho pre túto stránku a potom ju načítaj znova.
web-too-many = To bolo prirýchle. Skús to, prosím, o chvíľu znova.
web-not-yours = Toto zariadenie to tu nesmie.
web-you = Ty
web-your-tables = Tvoje stoly
web-your-tables-none = Tu budú stoly, pri ktorých sedíš.
web-wait-for-you =
    { $count ->
        [one] jeden na teba čaká
        [few] { $count } na teba čakajú
       *[other] { $count } na teba čaká
    }
web-finished = Dohrané
web-all-finished = Všetky dohrané hry
web-open-tables = Otvorené stoly
web-open-tables-none = Teraz tu nie je žiadny otvorený stôl. Otvor vlastný cez „Pozvať priateľov“.
web-more-tables = Ďalšie stoly
web-home-teach = Pre učiteľov: hodina pre celú triedu
web-home-join = Vstúpiť do hodiny s kódom
web-row-open = Obsadené miesta: { $taken } / { $seats }
web-row-over = Hra sa skončila
web-row-won-you = Výhra je tvoja, body: { $points }.
web-row-won = Víťazstvo: { $names }.
web-row-points = Tvoje body: { $points }.
web-row-asked = Rozhoduješ ty
web-row-waits = Rozhoduje { $name }
web-row-replay = Záznam
web-row-continue = Pokračovať
web-row-go = Otvoriť
web-row-join = Prisadnúť
web-row-watch = Sledovať
web-since = už { $time }
web-bot-random = popleta
    .line = Odpovedá naslepo. Dobrý na cvičenie.
web-away = preč, hrá bot
web-lobby-seats = Miesta
web-lobby-shuffle = Zamiešať miesta
web-lobby-more = O miesto viac
web-lobby-fewer = O voľné miesto menej
web-lobby-fill-bots = Botov na voľné miesta
web-lobby-character = Povaha bota { $name }
web-lobby-title = Názov stola
web-lobby-rename = Premenovať
web-lobby-name = Tvoje meno
web-lobby-colour = Tvoja farba
web-colour-plum = slivková
web-colour-teal = petrolejová
web-colour-amber = jantárová
web-colour-rose = ružová
web-colour-slate = bridlicová
web-colour-olive = olivová
web-lobby-name-taken = Niekto pri tomto stole sa už volá { $name }.
web-lobby-sit = Sadnúť si
web-lobby-sit-here = Sadnúť si sem
web-lobby-free = voľné miesto
web-lobby-kept = drží sa pre hráča { $name }, ešte { $time }
web-lobby-bot = Pridať bota
web-chooser = Bot na miesto { $seat }
web-chooser-character = Povaha
web-chooser-talks = Pri stole hovorí
web-chooser-silent = Nič nehovorí
web-chooser-thinks = Premýšľa až sekundu
web-chooser-quick = Rozhoduje hneď
web-chooser-expect = Čo čakať, počet hráčov { $seats }
web-chooser-survival = Svet pri jeho stoloch prežije
web-chooser-wins = Vyhrá, rovný podiel je { $share }
web-chooser-score = Jeho body v priemere
web-chooser-counted = Zo 100 hier, spočítané z { $games }; pruhy sú 95 % intervaly spoľahlivosti.
web-chooser-uncounted = To ešte nebolo spočítané.
web-chooser-ladder = Porovnanie všetkých botov
web-chooser-surprise = Prekvap ma
web-chooser-seat = Posadiť: { $bot }
web-lobby-you = sedí pri tomto zariadení
web-lobby-there = je tu
web-lobby-away = bez pripojenia
web-lobby-stand-up = Uvoľniť miesto: { $name }
web-lobby-invite = Pozvať priateľov
web-lobby-qr = QR kód pozvánky
web-lobby-copy = Kopírovať odkaz
web-lobby-copied = Skopírované
web-lobby-share = Zdieľať odkaz
web-lobby-watch = Kopírovať odkaz pre divákov
web-lobby-new-link = Vytvoriť pozvánku
web-invite-play = Hrať
web-invite-watch = Sledovať
web-invite-seat = Moje miesto
web-invite-local = Stôl môže otvoriť len tento počítač
web-invite-local-line = Terrae beží na adrese { $address }, kam sa iné zariadenia nedostanú. Ak chceš pozvať ďalších, ukonči ho a spusti znova takto:
web-invite-local-after = Tvoje stoly zostanú. Rob to len v sieti, ktorej dôveruješ.
web-invite-copy-command = Kopírovať
web-invite-address = Adresa, ktorú môžu otvoriť ostatní
web-invite-address-here = Adresa na tomto počítači
web-invite-camera = Namier sem fotoaparát
web-invite-network = Sieť
web-invite-line = Kto má odkaz, môže si sadnúť, kým je voľné miesto. Po začiatku ponúkne sledovanie alebo miesto bota.
web-invite-one-device = Pre priateľov pri tomto počítači: hrať na jednom zariadení
web-take-line = Hraj ďalej na inom zariadení. Tu potom len sleduješ, kým si miesto nevezmeš späť.
web-take-seat = Vziať so sebou miesto: { $name }
web-take-how = Naskenuj to druhým zariadením. Tvoje karty a tajomstvá sa objavia tam.
web-take-open = Otvor túto adresu na druhom zariadení. Tvoje karty a tajomstvá sa objavia tam.
web-take-until = platí ešte { $time }, raz
web-take-over = Tento kód už neplatí: platí len raz a len desať minút. Vytvor nový.
web-take-new = Nový kód
web-take-secret = Nikomu ho nedávaj: je to tvoje miesto, nie pozvánka.
web-lobby-options = Voľby
web-lobby-clock = Čas na rozhodnutie
web-lobby-clock-none = bez obmedzenia
web-lobby-clock-total = { $time } na všetky rozhodnutia, { $plus } navyše za každú odpoveď
web-lobby-clock-line = Keď čas vyprší, rozhoduje za hráča bot, kým sa hráč nevráti na svoje miesto.
web-lobby-starts = Kto začína
web-lobby-starts-chance = rozhodne náhoda
web-lobby-hints = Hráči vidia, čo by im ich voľby priniesli.
web-you-tag = ty
web-lobby-private = Tento stôl nájde len ten, kto má odkaz.
web-lobby-public = Ktokoľvek smie tento stôl nájsť, prisadnúť si a sledovať ho.
web-lobby-start = Začať hru
web-lobby-fill =
    { $free ->
        [one] Jedno miesto je ešte voľné. Na začiatku ho obsadí bot; niekto z priateľov ho môže neskôr vystriedať.
        [few] { $free } miesta sú ešte voľné. Na začiatku ich obsadia boti; priatelia ich môžu neskôr vystriedať.
       *[other] { $free } miest je ešte voľných. Na začiatku ich obsadia boti; priatelia ich môžu neskôr vystriedať.
    }
web-lobby-start-bots = Začať s botmi
web-lobby-sit-first = Kým sa hra začne, musí si niekto sadnúť.
web-lobby-waits = Hra sa začne, keď ju hostiteľ spustí.
web-lobby-shuffling = Karty sa miešajú…
web-lobby-full = Všetky miesta sú obsadené.
web-table-none = Tento stôl tu nie je alebo nie je pre teba
web-late = Hra sa už začala
web-late-kicker = Pozvánka: { $table }
web-late-line = { $game }, pri stole { $seats }, z toho boti: { $bots }.
web-late-seat = Zaujať miesto: { $name }
web-late-seat-line = Doteraz zaň hral bot. Pokračuješ odtiaľ.
web-late-watch-line = Vidíš, čo vidia všetci. Karty v ruke zostávajú skryté.
web-curtain = Na ťahu: { $name }
web-curtain-line = Odovzdaj zariadenie. Dovtedy vidno len to, čo smú vidieť všetci.
web-curtain-here = Som tu
web-tab-your-turn = ● Si na ťahu · { $table }
web-play-again = Hrať znova
web-wants-again = { $name } chce hrať znova.
web-next-game = K novej hre
web-the-replay = Pozrieť záznam
web-code-show = Ukázať ako obrázok
web-look-back = Pozrieť hrací plán
web-back-to-count = Späť k súčtu
web-end-place = Tvoje poradie: { $rank }, body: { $points }.
web-fair-check = Overiť miešanie
web-replays = Záznamy
web-replays-lead = Každú dohranú hru si možno pozrieť znova, krok za krokom, očami ktoréhokoľvek hráča alebo so všetkým odkrytým.
web-replays-mine = Tvoje dohrané hry
web-replays-none = Zatiaľ žiadne. Objavia sa tu.
web-replay-open = Otvoriť súbor so záznamom
web-collect = Pozbierať hry z obrázkov
web-replay-sample = { $game }: ukážková hra
web-replay-unreadable = V tomto súbore nie je žiadny záznam.
web-replay-none = Taká hra na pozretie tu nie je
web-replay-title = { $game }, záznam
web-replay-controls = Prehrávanie
web-replay-back = O krok späť
web-replay-next = O krok ďalej
web-replay-play = Prehrať
web-replay-pause = Pozastaviť
web-replay-moment = Okamih
web-replay-turn = Ťah
web-replay-turn-of = { $number } · { $name }
web-replay-which = Ktorá hra zo súboru
web-replay-game = Hra { $number } z { $count }
web-replay-file-gone = Súbor už nie je otvorený. Otvor ho, prosím, znova.
web-replay-eyes = Čími očami
web-replay-all = Všetko odkryté
web-replay-watch = Divák
web-replay-link = Kopírovať odkaz na tento okamih
web-replay-link-private = Kopírovať odkaz na tento okamih; súkromný: otvoria ho len tí od tohto stola
web-replay-from-start = Od začiatku
web-learn = Výučba
web-learn-lead = Zahraj si pár ťahov alebo prehľadaj celé pravidlá.
web-lesson-start = Vyskúšať
web-rules-search = Hľadať v pravidlách
web-rules-nothing = To žiadne pravidlo nehovorí. Skús iné slovo.
web-rules-contents = Obsah
web-atlas = Atlas kariet
web-why = Prečo táto hra
web-about = O Terrae
web-about-lead = Miesto, kde sa dajú hrať, skúmať a učiť stolové hry o jednej planéte. Pravidlá rozprávame vlastnými slovami; obrázky sú nanovo zložené z voľných sád ikon. Z tlačených hier tu nie je žiadna kresba ani text.
web-fair = Miešanie je poctivé
web-fair-line = Pred hrou služba určí tajomstvo, ktoré už nemôže zmeniť, a každý hráč smie pridať vlastnú náhodu. Po hre sa tajomstvo ukáže a ktokoľvek môže celé miešanie vypočítať znova. Zadaj stôl dohranej hry a over si ho.
web-fair-table = Stôl
web-fair-none = Pri tom stole nie je žiadna dohraná hra alebo nie je pre teba.
web-fair-holds = Sedí to: tieto karty vyplývajú z tajomstva určeného pred hrou.
web-fair-broken = Nesedí to: { $why }
web-shuffle-holds = { $own ->
        [in] Poctivé miešanie, overené na tomto zariadení: služba dodržala tajomstvo, ku ktorému sa zaviazala, tvoj príspevok v ňom je a všetky príspevky sedia.
        [late] Poctivé miešanie, overené na tomto zariadení: služba dodržala svoje tajomstvo a všetky príspevky sedia. Tvoj prišiel neskoro, a tak platil jeho odtlačok (hash).
       *[none] Poctivé miešanie: tajomstvo, príspevky a začiatočná hodnota k sebe sedia. Toto zariadenie si z času pred začiatkom neuchovalo nič, s čím by ich porovnalo.
    }
web-shuffle-wrong = Miešanie nesedí: { $what ->
        [secret] tajomstvo nie je to, ku ktorému sa služba pred začiatkom zaviazala
        [seats] záväzky hráčov nie sú tie, ktoré platili pred začiatkom
        [own] tvoj príspevok chýba, hoci ho služba prijala
        [parts] príspevok niektorého hráča nezodpovedá jeho záväzku
       *[seed] začiatočná hodnota hry nevyplýva z tajomstva a príspevkov
    }.
web-shuffle-cards = Overiť každú kartu
web-shuffle-cards-checking = Každú kartu overujú samotné pravidlá. Prvýkrát sa na to načíta 7 MB…
web-shuffle-cards-hold = Každá karta bola overená: všetky vyplývajú z miešania.
web-shuffle-cards-wrong = Nie každá karta vyplýva z miešania: { $why }
web-shuffle-cards-failed = Pravidlá sa nepodarilo načítať, karty preto neboli overené.
web-rulings = Kde pravidlá mlčia
web-rulings-line = Niečo nechávajú knižky pravidiel otvorené. Ako rozhodujeme my, stojí na stránke pravidiel každej hry, pri pravidle, ku ktorému to patrí.
web-credits = Poďakovanie
web-credit-game = Autor a vydavateľ hry:
web-credit-icons = Obrázky, prefarbené, autori:
web-credit-interface = Ikony rozhrania,
web-credit-fonts = Písmo,
web-credit-map = Mapa, voľné dielo, kreslená pomocou
web-credit-python = Python v prehliadači, ktorý overuje karty,
web-licences = Všetky licencie a kto nakreslil ktorý obrázok
web-lesson = Lekcia
web-lesson-begin = Začať
web-lesson-next = Ďalej
web-lesson-skip = Preskočiť
web-lesson-again = Znova
web-lesson-look = Pozri sa na stôl a pokračuj.
web-lesson-end = To bolo všetko. Zvyšok ťa naučí hra.
web-daily = Partia dňa
web-daily-line = Pre všetkých rovnaké karty, rovnaké miesto, rovnakí traja boti. Raz denne, asi osem minút.
web-daily-short = Dnes hrajú všetci s rovnakými kartami
web-daily-go-on = Pokračovať
web-daily-fate-held = uhájené
web-daily-fate-lost = stratené
web-daily-you = ty
web-daily-known = Partia vyplýva len zo svojho názvu, takže kto chce, môže si všetky karty vopred vypočítať. Férové miešanie tu nie je: ide o porovnanie, nie o stávky.
web-daily-result = Tvoj výsledok
web-daily-at-table = Partia, ktorú hrajú mnohí
web-duplicate-begin = Jedna partia medzi priateľmi
web-duplicate-beside-same = v oboch partiách rovnaké

## What a link shows before it is opened

preview-invitation = Poď si zahrať { $game }
preview-invitation-line = Otvor odkaz, sadni si a hraj v prehliadači, bez účtu.
preview-replay = Partia hry { $game }, ťah po ťahu
preview-replay-line = Pozri si ju očami každého hráča.
web-coach = Kouč
web-coach-playing-on = hrá sa ďalej od rozhodnutia { $number }; skryté karty sú rozdané nanovo

## Puzzles, and one’s own page

web-puzzles = Zachráň tento svet
web-you-page = Ty, na tomto zariadení
