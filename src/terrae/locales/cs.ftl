### Věty domu: ty z hry v terminálu a na webu, které nepatří žádné hře zvlášť.

language-name = Čeština

terminal-new = Nová hra: { $game }, počet hráčů: { $players }. Napiš ? pro pravidla, která teď platí, help pro ostatní.
terminal-resumed = Zpět ve hře { $game }, po { $moves ->
        [one] 1 rozhodnutí
        [few] { $moves } rozhodnutích
       *[other] { $moves } rozhodnutích
    }.
terminal-resume = Máš nedokončenou hru { $game } (počet hráčů: { $players }, { $moves ->
        [one] 1 rozhodnutí
        [few] { $moves } rozhodnutí
       *[other] { $moves } rozhodnutí
    }). Enter v ní pokračuje, „new“ začne jinou a tuto uchová v souboru, „q“ odejde.
terminal-resume-choose = Stiskni prosím Enter, nebo napiš „new“ či „q“.
terminal-resume-options = (Zadané volby platí pro novou hru.)
terminal-kept = Nedokončená hra zůstává uložena v { $file }.
terminal-damaged = Uloženou hru nelze přečíst ({ $why }). Teď leží v { $file }.
terminal-since = Mezitím
terminal-story = Dosavadní příběh
terminal-prompt = Tvá odpověď
terminal-prompt-only = Tvá odpověď (Enter zvolí jedinou možnou)
terminal-choose =
    { $count ->
        [one] Napiš prosím 1, nebo help.
        [few] Napiš prosím číslo od 1 do { $count }, nebo help.
       *[other] Napiš prosím číslo od 1 do { $count }, nebo help.
    }
terminal-refused = To nejde: { $why }.
text-format = Řádek je objekt JSON, například { $answer } nebo { $ask }, a nic jiného.
text-too-long = Řádek má nejvýše { $bytes } bajtů.
text-late = To je odpověď na otázku { $given }; tato má číslo { $number }.
text-requests = Příliš mnoho dotazů před jednou odpovědí.
text-time = Do { $seconds } s nepřišla žádná odpověď.
text-illegal = „{ $answer }“ tady nejde. { $title } ({ $rule }): { $text }
terminal-help = Odpověz číslem nebo zápisem. ? nebo rules: pravidla, která teď platí. log: dosavadní příběh. table: znovu ukázat stůl. back: vzít poslední odpověď zpět, pokud nic neodhalila. q: uložit a skončit.
terminal-help-talk = say a věta s hodnotami: promluvit k ostatním, číslovaným od 1. Samotné say: vše, co lze říci. talk: co zaznělo a kdo dodržel slovo.
terminal-talk = Řečeno u stolu
terminal-ledger = { $name }: dodržené sliby { $kept }, porušené { $broken }
terminal-no-way-back = Cesta zpět není: tvá poslední odpověď něco odhalila, nebo už mezitím rozhodl někdo jiný.
terminal-rules-read-on = Všechna pravidla: docs/rules v projektu.
terminal-saved = Uloženo. „terrae play { $game }“ naváže odtud.
terminal-over = Hra skončila.
terminal-recorded = Její záznam je teď v { $file }.

## Webová aplikace

web-home-link = Terrae, úvod
web-nowhere = Tady nic není
web-nowhere-line = Možná to bylo odstraněno, nebo odkaz nebyl úplný.
web-close = Zavřít
web-menu = Menu
web-language = Jazyk
web-theme-device = Podle zařízení
web-theme-light = Světlý vzhled
web-theme-dark = Tmavý vzhled
web-notices = Upozorni mě, když jsem na tahu
web-notices-blocked = Tento prohlížeč nedovoluje stránce posílat upozornění.
web-push-table = Upozorni mě, když jsem tu na tahu, i se zavřenou stránkou
web-push-all = Upozorňuj mě u všech mých stolů, i se zavřenou stránkou
web-push-line = Zašifrované to předá výrobce tvého prohlížeče. Jmenuje stůl a žádnou kartu.
web-push-by-all = Zapnuto pro všechny tvé stoly; vypíná se v nastavení.
web-push-insecure = Je k tomu potřeba adresa s https, nebo Terrae přímo na tomto zařízení.
web-push-unsupported = Tento prohlížeč to neumí. Na iPhonu nebo iPadu si nejdřív přidej stránku na plochu.
web-push-failed = Prohlížeč to nedokázal zapnout. Možná se nedostane ke službě svého výrobce.
web-sounds = Zvuky
web-single-keys = Zkratky jednou klávesou
web-rules = Pravidla
web-all-rules = Všechna pravidla
web-leave-table = Na úvodní stránku
web-watch-line = Kdo má tento odkaz, vidí to, co celý stůl, ale nikomu nevidí do karet.
web-leave = Opustit hru
web-leave-line = Bot hraje dál za tebe. Dokud hra trvá, můžeš se na své místo vrátit.
web-leave-guest-line = Na svém místě bude zase hrát bot. Vrátit se už nepůjde.
web-end-table = Ukončit hru pro všechny
web-end-table-line = Nikdo nevyhraje, všechny karty se ukážou a cesta zpět není.
web-sure = Ano, opravdu
web-bot-for-you = Hraje za tebe bot.
web-come-back = Vrátit se na své místo
web-seat-elsewhere = Tvé místo je na jiném zařízení.
web-gone = { $name } je pryč: { $time }.
web-gone-soon = { $name } je pryč. Za { $time } může hrát bot.
web-gone-clock = { $name } je pryč. Bot rozhodne za { $time }.
web-wait = Počkat
web-replace = Ať hraje bot
web-guest = Místo bota { $bot } teď má: { $name }.
web-guest-undo = Vrátit místo botovi
web-guest-fine = V pořádku
web-guests = Hosté
web-guests-left = Místa botů, která lze ještě podle pozvánky zaujmout: { $left }.
web-guests-more = Pustit ještě jednoho hosta
web-guest-undo-seat = Vrátit botovi místo: { $name }
web-abandoned = Tato hra byla ukončena předčasně.
web-abandoned-by = Tato hra byla ukončena předčasně: { $name }.
web-abandoned-host = Hostitel ukončil tuto hru předčasně.
web-abandoned-agreed = Všichni souhlasili s předčasným koncem této hry. Návrh: { $name }.
web-too-long = Tato hra skončila: stůl uchová nejvýše { $moves } tahů.
web-watching = Sleduješ.
web-time-left = { $name } má ještě { $time }
web-connection-connecting = Připojování
web-table-coming = Stůl se načítá …
web-skip-link = Přejít k rozhodnutí
web-connection-open = Připojeno
web-connection-lost = Spojení přerušeno, zkouším znovu
web-connection-since = Od { $time } bez spojení. Zkouším znovu; do té doby tlačítka čekají.
web-connection-gone = Tento odkaz už neplatí
web-players = Hráči
web-bot = bot
web-story = Příběh
web-talk = Chat
web-talk-empty = Zatím ticho. Co se tu řekne, k ničemu nezavazuje.
web-talk-say = Řekni něco u stolu
web-talk-send = Odeslat
web-talk-can-help = Můžu pomoct
web-talk-cannot = Nemůžu pomoct
web-talk-please = Pomozte, prosím
web-talk-thanks = Děkuji
web-talk-promises = Sliby
web-talk-choose = Co chceš říct?
web-talk-other = Vybrat jiný druh věty
web-talk-say-it = Říct
web-talk-unchecked = K ničemu tě to nezavazuje, ale všichni vidí, zda se sliby plní.
web-talk-own-words = Nebo vlastními slovy
web-talk-untranslated = volný text, bez překladu
web-talk-said-in = řečeno v jazyce
web-talk-silence = Tento stůl hraje mlčky.
web-talk-silence-line = Ostatní mluví jen tím, co dělají.
web-talk-offline = Bez spojení. Větu si můžeš připravit; říct půjde, až bude spojení zpátky. Nic se neodkládá na později.
web-talk-fast = Nech ostatní číst. Další věta půjde říct za chvíli ({ $time }).
web-talk-watching = Jen se díváš: slyšíš všechno a nemluvíš.
web-talk-not-now = To teď říct nejde. Situace u stolu se změnila; podívej se na větu znovu.
web-talk-hide-words = Skrýt volný text, jen pro mě
web-talk-hidden = volný text, skrytý
web-talk-settings = Koho slyšet
web-talk-settings-line = Věty na výběr patří ke hře a přicházejí vždy. Volný text lze skrýt; nikdo jiný to nepozná.
web-talk-block = Skrýt volný text: { $name }
web-talk-report = Nahlásit: { $name }
web-talk-report-short = Nahlásit
web-talk-reported = Nahlášeno. Provozovatel služby se na to může podívat.
web-talk-close = Zavřít chat
web-talk-all = Vše
web-lobby-talk = Mluvení u stolu
web-lobby-talk-words = i volný text
web-lobby-talk-sentences = věty na výběr
web-lobby-talk-silence = mlčení
web-lobby-keep-words = Záznam hry uchová i volný text.
web-ledger-title = Kdo dodržel slovo
web-ledger-line = Z ověřených slibů splněno { $kept } / { $tested }.
web-ledger-halves = V první polovině dosud { $first } / { $before }, potom { $second } / { $after }.
web-ledger-untested = Žádný slib zatím nebyl ověřen.
web-ledger-none = Nikdo nic neslíbil.
web-ledger-over = Důvěra v čase
web-ledger-over-line = Nad čarou: splněno. Pod ní: nesplněno. Na ní: ještě čeká, nebo neověřeno.
web-ledger-given = Slíbeno, dáno
web-ledger-of = { $part } / { $whole }
web-ledger-words = Slovo od slova
web-ledger-filter-all = Vše
web-ledger-filter-broken = Nesplněno
web-ledger-filter-me = Mně
web-ledger-moment = tah { $number }
web-ledger-hands = Řečeno o kartách v ruce
web-ledger-hands-said = Zatím řečeno: { $count }
web-ledger-hands-untrue = Nepravda: { $count }
web-ledger-hands-clear = řečeno v tahu { $said }, vyvráceno v tahu { $clear }
web-ledger-counts = Co se počítá jako slib
web-ledger-out-open = teprve se ukáže
web-ledger-out-gave = dáno: { $given }
web-ledger-out-nothing = nedáno nic
web-ledger-out-untested = nedošlo na to
web-ledger-out-unmet = podmínka nenastala
web-ledger-out-replaced = nahradil ho pozdější slib
talk-verdict-open = čeká
talk-verdict-kept = splněno
talk-verdict-broken = nesplněno
talk-verdict-untested = neověřeno
talk-verdict-replaced = nahrazeno
web-refused-silence = U tohoto stolu se hraje mlčky.
web-refused-no-acts = Tato hra nemá věty na výběr.
web-refused-late = Hra mezitím pokročila: řekni to znovu, pokud to ještě platí.
web-refused-enough = To už zaznělo dost často: nejdřív se o tom musí rozhodnout ve hře.
web-decision = Rozhodnutí
web-decides-now =
    { $you ->
        [yes] Teď rozhoduješ ty.
       *[no] Teď rozhoduje { $name }.
    }
web-waits-for = Rozhoduje { $name }.
web-what-now = Co teď můžu udělat?
web-take-back = Vzít zpět
web-what-now-not = Teď se tě nikdo na nic neptá.
web-take-back-not = Nic nejde vzít zpět: ukázalo se něco nového, nebo už rozhodl někdo jiný.
web-advice = Rada bota
web-advice-ask = Co by udělal bot?
web-advice-by = { $bot }, podle toho, co vidíš. Může se mýlit.
web-advice-thinks = Bot přemýšlí …
web-advice-none = Bot teď žádnou radu nemá. Zeptej se za chvíli znovu.
web-advice-later = Hned to nic nepřinese, ale hry, které si bot představil, tak dopadly nejlépe.
web-advice-gains =
    { $points ->
        [one] Přinese ti to 1 bod.
        [few] Přinese ti to { $points } body.
       *[other] Přinese ti to { $points } bodů.
    }
web-advice-worth =
    { $points ->
        [one] Do konce tahu ti to může přinést 1 bod.
        [few] Do konce tahu ti to může přinést { $points } body.
       *[other] Do konce tahu ti to může přinést { $points } bodů.
    }
web-signs = Znamení
web-sign-good = Dobře
web-sign-well_done = Výborně
web-sign-thanks = Díky
web-sign-ha = Ha
web-sign-oh_no = Ale ne
web-sign-thinking = Přemýšlím
web-vote-ask = Zeptat se všech
web-vote-line = Stane se to, když souhlasí všichni, kdo hrají. Boti nehlasují.
web-vote-ask-take-back = Vzít zpět mé poslední rozhodnutí
web-vote-ask-end = Ukončit hru
web-vote-take_back = { $name } chce vzít zpět své poslední rozhodnutí.
web-vote-end = { $name } chce ukončit hru.
web-vote-take_back-waits = Vezme se zpět, když souhlasí { $names }.
web-vote-end-waits = Hra skončí, když souhlasí { $names }.
web-vote-yes = Souhlasím
web-vote-no = Ne
web-vote-withdraw = Stáhnout
web-settings = Nastavení
web-settings-name = Tvé jméno u stolu
web-settings-name-line = Platí u dalšího stolu, ke kterému se posadíš, a když hraješ znovu.
web-settings-theme = Barvy
web-story-jump = Ukázat tuto chvíli v záznamu
web-replay-save = Uložit hru
web-lobby-rename-seat = Změnit mé jméno
web-lobby-up = Posunout { $name } o místo výš
web-keys = Klávesy
web-keys-off = Jednotlivá písmena a číslice jsou na tomto zařízení vypnuté.
web-key-list = Tento seznam
web-key-help = Co teď můžu dělat?
web-key-back = Vzít zpět
web-key-tab = Na další věc; se Shift a Tab na předchozí
web-key-escape = Zavřít, nebo nic nevybrat
web-row-team-won = Tvůj tým vyhrál { $points } : { $others }.
web-row-team-lost = Tvůj tým prohrál { $points } : { $others }.
web-pace = Tempo
web-pace-slow = Pomalu
web-pace-normal = Běžně
web-pace-instant = Hned
web-pace-stop = Zastavit po každém výsledku
web-continue = Pokračovat
web-skip = Přejít na můj tah
web-skip-not = Teď není co přeskočit.
web-worth-after =
    { $bound ->
        [most] Hodnota teď { $before }, potom až { $after }
       *[exact] Hodnota teď { $before }, potom { $after }
    }
web-bound-most = až
web-zoom-atlas = Otevřít v atlasu
web-zoom-back = Zpět ke stolu
web-away-tag = pryč
web-refused = To nejde: { $why } ({ $rule }).
web-refused-malformed = Stránka a herní server si nerozumějí. Načti stránku znovu.
web-refused-state = To neodpovídá stavu u tohoto stolu.
web-refused-illegal = To pravidla nedovolují.
web-refused-not-your-turn = Teď rozhoduje někdo jiný.
web-refused-stale = U stolu se mezitím stalo něco jiného.
web-refused-bad-record = Tento záznam neplatí.
web-refused-too-large = To je pro herní server příliš velké.
web-refused-unreadable = Herní server teď tento stůl nedokáže přečíst. U všech ostatních stolů se hraje dál.
web-refused-seat-taken = Toto místo je už obsazené.
web-refused-wrong-code = Tento kód nemá žádná hodina, nebo se obrázky změnily. Podívej se znovu a zkus to ještě jednou.
web-refused-pictures = Tyto dveře se ptají i na obrázky.
web-refused-door-locked = Učitel zamkl dveře.
web-refused-no-guests = Podle této pozvánky si už nikdo další nemůže sednout. Můžeš se dívat.
web-refused-name-taken = U tohoto stolu se tak už někdo jmenuje.
web-refused-colour-taken = U tohoto stolu už má tuto barvu někdo jiný.
web-refused-bad-text = Tento text je příliš krátký nebo příliš dlouhý, nebo obsahuje znaky, které nelze zobrazit.
web-refused-chat-off = Chat je u tohoto stolu vypnutý.
web-refused-too-many-tables = Odtud je otevřeno příliš mnoho stolů. Nejdřív některé dohraj nebo ukonči.
web-refused-hints-off = Nápověda bodů je u tohoto stolu vypnutá.
web-story-and-talk =
    { $count ->
        [0] Příběh a chat
        [one] Příběh a chat, 1 nová zpráva
        [few] Příběh a chat, { $count } nové zprávy
       *[other] Příběh a chat, { $count } nových zpráv
    }
web-nav = Stránky
web-nav-more = Další stránky
web-nav-play = Hrát
web-nav-learn = Výuka
web-nav-replays = Záznamy
web-nav-about = O Terrae
web-hero = Hry o jedné planetě
web-ladder = Kdo jak hraje
web-ladder-lead = { $games } partií hry { $game } mezi boty. U všech stolů se hrála stejná rozdání.
web-ladder-mixed = U smíšených stolů
    .line = Ze 100 partií; pruhy jsou 95% intervaly spolehlivosti. Tečkovaně: spravedlivý podíl výher, { $share }.
web-ladder-players = Hráči
web-ladder-order = Pořadí
web-ladder-by-wins = podle výher
web-ladder-by-survival = podle přežití
web-ladder-by-score = podle bodů
web-ladder-survival = svět přežije
web-ladder-score = body
web-ladder-wins = výhry
web-ladder-between = mezi { $low } a { $high }
web-ladder-one = Jeden mezi { $others }
web-ladder-one-survival = Svět přežije, ze 100 partií
web-ladder-one-wins = Ten bot vyhraje, ze 100 partií
web-ladder-row = jeden z těchto mezi
web-ladder-best = Podtrženo: mezi těmito nikdo není lepší.
web-ladder-counted = { $games } partií u každého stolu, rozdání { $seed }/0 a další, verze { $version }. terrae tournament je přepočítá.
web-hero-line = Udrž svět pohromadě, nebo vybuduj zemi, která vydrží. Bez instalace, bez účtu.
web-seats = { $least } až { $most } hráčů
web-players-choose = Kolik hráčů hraje
web-play-now = Hrát hned
web-play-with = Hráči: { $seats }, boti: { $bots }, { $kind }
web-play-with-ask = Kdo hraje s tebou?
web-bots-mixed = různí
web-bots-mixed-line = Různé povahy, jak se ke hře hodí.
web-bots-lot = ještě jeden podle losu
web-character-of = { $name }, { $character }: co čekat
web-strength-choose = Obtížnost
web-strength-easy = lehká
web-strength-normal = střední
web-strength-hard = těžká
web-done = Hotovo
web-name-ask = Jak ti máme říkat?
web-name-line = Toto jméno vidí ostatní u stolu. Zůstane v tomto zařízení.
web-name-go = Hrát
web-invite = Pozvat přátele
web-one-device = Jedno zařízení
web-learn-short = Nauč se hru za tři minuty
web-watch-replay = Zhlédnout záznam
web-offline = Herní server neodpovídá. Zkus to prosím za chvíli znovu.

# Without a service: the app as a folder of files.
web-site-line = Všechno na této stránce funguje na tomto zařízení, i bez připojení.
web-site-line-http = Všechno na této stránce funguje na tomto zařízení. Přes adresu s https to funguje i bez připojení.
web-site-needs = Potřebuje herní server, který tato kopie nemá:
    .what = přátelé na jiných zařízeních, otevřené stoly, živé lekce, počty ostatních.
web-site-connect = Připojit se k němu
web-site-ready-in = připraveno asi za { $seconds } s
web-site-loading = Načítá se jádro hry
web-site-loaded = { $loaded } z { $total } MB. Zatím se můžeš učit a číst.
web-site-starts = Spustí se samo
    .line = Klepni znovu, chceš-li zůstat tady.
web-site-too-old = Tento prohlížeč neumí spustit jádro hry.
    .line = Pravidla a atlas fungují. Ke hře použij novější prohlížeč.
web-site-kept = Všechno je uloženo pro chvíle bez připojení.
web-site-new = Je tu nová verze.
web-site-change = Přejít teď
web-site-later = Při příštím spuštění
web-site-waits = Nová verze počká, až tato hra skončí.
web-site-full = Na tomto zařízení už není místo, takže poslední odpověď se neuložila; vše před ní ano. Uvolni místo a zkus to znovu.
web-site-needs-service = To potřebuje herní server, který tato kopie nemá.
    .line = Na tomto zařízení můžeš hrát s boty, předávat si ho, učit se a číst.
web-site-as-file = Prohlížeče spouštějí tuto stránku jen z webového serveru. V této složce napiš python3 -m http.server a otevři http://localhost:8000.
web-no-script = Terrae potřebuje JavaScript. Zapni ho pro tuto stránku a pak ji načti znovu.
web-too-many = To bylo moc rychlé. Zkus to prosím za chvíli znovu.
web-not-yours = Toto zařízení to tady nesmí.
web-you = Ty
web-your-tables = Tvé stoly
web-your-tables-none = Tady budou stoly, u kterých sedíš.
web-wait-for-you =
    { $count ->
        [one] jeden na tebe čeká
        [few] { $count } na tebe čekají
       *[other] { $count } na tebe čeká
    }
web-finished = Dohrané
web-all-finished = Všechny dohrané hry
web-open-tables = Otevřené stoly
web-open-tables-none = Teď tu žádný otevřený stůl není. Otevři vlastní přes „Pozvat přátele“.
web-more-tables = Další stoly
web-home-teach = Pro učitele: hodina pro celou třídu
web-home-join = Vstoupit do hodiny s kódem
web-row-open = Obsazená místa: { $taken } / { $seats }
web-row-over = Hra skončila
web-row-won-you = Výhra je tvoje, body: { $points }.
web-row-won = Vítězství: { $names }.
web-row-points = Tvé body: { $points }.
web-row-asked = Rozhoduješ ty
web-row-waits = Rozhoduje { $name }
web-row-replay = Záznam
web-row-continue = Pokračovat
web-row-go = Otevřít
web-row-join = Přisednout
web-row-watch = Sledovat
web-since = už { $time }
web-bot-random = popleta
    .line = Odpovídá nazdařbůh. Dobrý na cvičení.
web-away = pryč, hraje bot
web-lobby-seats = Místa
web-lobby-shuffle = Zamíchat místa
web-lobby-more = O místo víc
web-lobby-fewer = O volné místo méně
web-lobby-fill-bots = Na volná místa přidat bota
web-lobby-character = Povaha bota { $name }
web-lobby-title = Jméno stolu
web-lobby-rename = Přejmenovat
web-lobby-name = Tvé jméno
web-lobby-colour = Tvá barva
web-colour-plum = švestková
web-colour-teal = petrolejová
web-colour-amber = jantarová
web-colour-rose = růžová
web-colour-slate = břidlicová
web-colour-olive = olivová
web-lobby-name-taken = Někdo u tohoto stolu už se jmenuje { $name }.
web-lobby-sit = Sednout si
web-lobby-sit-here = Sednout si sem
web-lobby-free = volné místo
web-lobby-kept = drží se pro hráče { $name }, ještě { $time }
web-lobby-bot = Přidat bota
web-chooser = Bot na místo { $seat }
web-chooser-character = Povaha
web-chooser-talks = U stolu mluví
web-chooser-silent = Nic neříká
web-chooser-thinks = Přemýšlí až sekundu
web-chooser-quick = Rozhoduje hned
web-chooser-expect = Co čekat, počet hráčů { $seats }
web-chooser-survival = Svět u jeho stolů přežije
web-chooser-wins = Vyhraje, rovný díl je { $share }
web-chooser-score = Jeho body v průměru
web-chooser-counted = Ze 100 her, spočítáno z { $games }; pruhy jsou 95% intervaly spolehlivosti.
web-chooser-uncounted = To ještě nebylo spočítáno.
web-chooser-ladder = Porovnání všech botů
web-chooser-surprise = Překvap mě
web-chooser-seat = Posadit: { $bot }
web-lobby-you = sedí u tohoto zařízení
web-lobby-there = je tady
web-lobby-away = bez připojení
web-lobby-stand-up = Uvolnit místo: { $name }
web-lobby-invite = Pozvat přátele
web-lobby-qr = QR kód pozvánky
web-lobby-copy = Kopírovat odkaz
web-lobby-copied = Zkopírováno
web-lobby-share = Sdílet odkaz
web-lobby-watch = Kopírovat odkaz pro diváky
web-lobby-new-link = Vytvořit pozvánku
web-invite-play = Hrát
web-invite-watch = Sledovat
web-invite-seat = Moje místo
web-invite-local = Stůl může otevřít jen tento počítač
web-invite-local-line = Terrae běží na adrese { $address }, kam se jiná zařízení nedostanou. Chceš-li pozvat další, ukonči ho a spusť znovu takto:
web-invite-local-after = Tvé stoly zůstanou. Dělej to jen v síti, které věříš.
web-invite-copy-command = Kopírovat
web-invite-address = Adresa, kterou mohou otevřít ostatní
web-invite-address-here = Adresa na tomto počítači
web-invite-camera = Namiř sem fotoaparát
web-invite-network = Síť
web-invite-line = Kdo má odkaz, může si sednout, dokud je volné místo. Po začátku nabídne sledování nebo místo bota.
web-invite-one-device = Pro přátele u tohoto počítače: hrát na jednom zařízení
web-take-line = Hraj dál na jiném zařízení. Tady pak jen sleduješ, dokud si místo nevezmeš zpět.
web-take-seat = Vzít s sebou místo: { $name }
web-take-how = Naskenuj to druhým zařízením. Tvé karty a tajemství se objeví tam.
web-take-open = Otevři tuto adresu na druhém zařízení. Tvé karty a tajemství se objeví tam.
web-take-until = platí ještě { $time }, jednou
web-take-over = Tento kód už neplatí: platí jen jednou a jen deset minut. Vytvoř nový.
web-take-new = Nový kód
web-take-secret = Nikomu ho nedávej: je to tvé místo, ne pozvánka.
web-lobby-options = Volby
web-lobby-clock = Čas na rozhodnutí
web-lobby-clock-none = bez omezení
web-lobby-clock-total = { $time } na všechna rozhodnutí, { $plus } navíc za každou odpověď
web-lobby-clock-line = Když čas vyprší, rozhoduje za hráče bot, dokud se hráč nevrátí na své místo.
web-lobby-starts = Kdo začíná
web-lobby-starts-chance = rozhodne náhoda
web-lobby-hints = Hráči vidí, co by jim jejich volby přinesly.
web-you-tag = ty
web-lobby-private = Tento stůl najde jen ten, kdo má odkaz.
web-lobby-public = Kdokoli smí tento stůl najít, přisednout a sledovat ho.
web-lobby-start = Začít hru
web-lobby-fill =
    { $free ->
        [one] Jedno místo je ještě volné. Na začátku je zaujme bot; někdo z přátel ho může později vystřídat.
        [few] { $free } místa jsou ještě volná. Na začátku je zaujmou boti; přátelé je mohou později vystřídat.
       *[other] { $free } míst je ještě volných. Na začátku je zaujmou boti; přátelé je mohou později vystřídat.
    }
web-lobby-start-bots = Začít s boty
web-lobby-sit-first = Než hra začne, musí si někdo sednout.
web-lobby-waits = Hra začne, až ji hostitel spustí.
web-lobby-shuffling = Karty se míchají…
web-lobby-full = Všechna místa jsou obsazená.
web-table-none = Tento stůl tu není, nebo není pro tebe
web-late = Hra už začala
web-late-kicker = Pozvánka: { $table }
web-late-line = { $game }, u stolu { $seats }, z toho boti: { $bots }.
web-late-seat = Zaujmout místo: { $name }
web-late-seat-line = Dosud za ně hrál bot. Pokračuješ odtud.
web-late-watch-line = Vidíš, co vidí všichni. Karty v ruce zůstávají skryté.
web-curtain = Na tahu: { $name }
web-curtain-line = Předej zařízení. Do té doby je vidět jen to, co smějí vidět všichni.
web-curtain-here = Jsem tady
web-tab-your-turn = ● Jsi na tahu · { $table }
web-play-again = Hrát znovu
web-wants-again = { $name } chce hrát znovu.
web-next-game = K nové hře
web-the-replay = Zhlédnout záznam
web-code-show = Ukázat jako obrázek
web-look-back = Prohlédnout hrací plán
web-back-to-count = Zpět k součtu
web-end-place = Tvé pořadí: { $rank }, body: { $points }.
web-fair-check = Ověřit míchání
web-replays = Záznamy
web-replays-lead = Každou dohranou hru lze zhlédnout znovu, krok za krokem, očima kteréhokoli hráče nebo se vším odkrytým.
web-replays-mine = Tvé dohrané hry
web-replays-none = Zatím žádné. Objeví se tady.
web-replay-open = Otevřít soubor se záznamem
web-collect = Posbírat hry z obrázků
web-replay-sample = { $game }: ukázková hra
web-replay-unreadable = V tomto souboru žádný záznam není.
web-replay-none = Taková hra ke zhlédnutí tu není
web-replay-title = { $game }, záznam
web-replay-controls = Přehrávání
web-replay-back = O krok zpět
web-replay-next = O krok dál
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-moment = Okamžik
web-replay-turn = Tah
web-replay-turn-of = { $number } · { $name }
web-replay-which = Která hra ze souboru
web-replay-game = Hra { $number } z { $count }
web-replay-file-gone = Soubor už není otevřený. Otevři ho prosím znovu.
web-replay-eyes = Číma očima
web-replay-all = Vše odkryté
web-replay-watch = Divák
web-replay-link = Kopírovat odkaz na tento okamžik
web-replay-link-private = Kopírovat odkaz na tento okamžik; soukromý: otevřou ho jen ti od tohoto stolu
web-replay-from-start = Od začátku
web-learn = Výuka
web-learn-lead = Zahraj si pár tahů, nebo prohledej celá pravidla.
web-lesson-start = Zkusit
web-rules-search = Hledat v pravidlech
web-rules-nothing = To žádné pravidlo neříká. Zkus jiné slovo.
web-rules-contents = Obsah
web-atlas = Atlas karet
web-why = Proč tato hra
web-about = O Terrae
web-about-lead = Místo, kde lze hrát, zkoumat a učit deskové hry o jedné planetě. Pravidla vyprávíme vlastními slovy; obrázky jsou nově složené z volných sad ikon. Z tištěných her tu není žádná kresba ani text.
web-fair = Míchání je poctivé
web-fair-line = Před hrou služba stanoví tajemství, které už nemůže změnit, a každý hráč smí přidat vlastní náhodu. Po hře se tajemství ukáže a kdokoli může celé míchání spočítat znovu. Zadej stůl dohrané hry a ověř si ho.
web-fair-table = Stůl
web-fair-none = U toho stolu žádná dohraná hra není, nebo není pro tebe.
web-fair-holds = Souhlasí: tyto karty plynou z tajemství stanoveného před hrou.
web-fair-broken = Nesouhlasí: { $why }
web-shuffle-holds = { $own ->
        [in] Poctivé míchání, ověřeno na tomto zařízení: služba dodržela tajemství, ke kterému se zavázala, tvůj příspěvek v něm je a všechny příspěvky souhlasí.
        [late] Poctivé míchání, ověřeno na tomto zařízení: služba dodržela své tajemství a všechny příspěvky souhlasí. Tvůj přišel pozdě, a tak platil jeho otisk (hash).
       *[none] Poctivé míchání: tajemství, příspěvky a počáteční hodnota k sobě pasují. Toto zařízení si z doby před začátkem neuchovalo nic, s čím by je porovnalo.
    }
web-shuffle-wrong = Míchání nesouhlasí: { $what ->
        [secret] tajemství není to, ke kterému se služba před začátkem zavázala
        [seats] závazky hráčů nejsou ty, které platily před začátkem
        [own] tvůj příspěvek chybí, ačkoli ho služba přijala
        [parts] příspěvek některého hráče neodpovídá jeho závazku
       *[seed] počáteční hodnota hry neplyne z tajemství a příspěvků
    }.
web-shuffle-cards = Ověřit každou kartu
web-shuffle-cards-checking = Každou kartu ověřují samotná pravidla. Poprvé se kvůli tomu načte 7 MB…
web-shuffle-cards-hold = Každá karta byla ověřena: všechny plynou z míchání.
web-shuffle-cards-wrong = Ne každá karta plyne z míchání: { $why }
web-shuffle-cards-failed = Pravidla se nepodařilo načíst, karty proto nebyly ověřeny.
web-rulings = Kde pravidla mlčí
web-rulings-line = Něco nechávají knížky pravidel otevřené. Jak rozhodujeme my, stojí na stránce pravidel každé hry, u pravidla, ke kterému to patří.
web-credits = Poděkování
web-credit-game = Autor a vydavatel hry:
web-credit-icons = Obrázky, přebarvené, autoři:
web-credit-interface = Ikony rozhraní,
web-credit-fonts = Písmo,
web-credit-map = Mapa, volné dílo, kreslená pomocí
web-credit-python = Python v prohlížeči, který ověřuje karty,
web-licences = Všechny licence a kdo nakreslil který obrázek
web-lesson = Lekce
web-lesson-begin = Začít
web-lesson-next = Dál
web-lesson-skip = Přeskočit
web-lesson-again = Znovu
web-lesson-look = Podívej se na stůl a pokračuj.
web-lesson-end = To bylo vše. Zbytek tě naučí hra.
web-daily = Partie dne
web-daily-line = Pro všechny stejné karty, stejné místo, stejní tři boti. Jednou denně, asi osm minut.
web-daily-short = Dnes hrají všichni se stejnými kartami
web-daily-go-on = Pokračovat
web-daily-fate-held = uhájeno
web-daily-fate-lost = ztraceno
web-daily-you = ty
web-daily-known = Partie plyne jen ze svého názvu, takže kdo chce, může si všechny karty předem spočítat. Férové míchání tu není: jde o porovnání, ne o sázky.
web-daily-result = Tvůj výsledek
web-daily-at-table = Partie, kterou hrají mnozí
web-duplicate-begin = Jedna partie mezi přáteli
web-duplicate-beside-same = v obou partiích stejné

## What a link shows before it is opened

preview-invitation = Pojď si zahrát { $game }
preview-invitation-line = Otevři odkaz, posaď se a hraj v prohlížeči, bez účtu.
preview-replay = Partie hry { $game }, tah po tahu
preview-replay-line = Podívej se na ni očima každého hráče.
web-coach = Kouč
web-coach-playing-on = hraje se dál od rozhodnutí { $number }; skryté karty jsou rozdány znovu

## Puzzles, and one’s own page

web-puzzles = Zachraň tento svět
web-you-page = Ty, na tomto zařízení
