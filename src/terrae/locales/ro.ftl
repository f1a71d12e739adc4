### Propozițiile casei: cele din terminal și din aplicația web care nu țin de un joc anume.

language-name = Română

terminal-new = Joc nou: { $game }, număr de jucători: { $players }. Scrie ? pentru regulile de acum, help pentru rest.
terminal-resumed = Înapoi la jocul tău { $game }, după { $moves ->
        [one] 1 decizie
        [few] { $moves } decizii
       *[other] { $moves } de decizii
    }.
terminal-resume = Ai un joc { $game } neterminat (număr de jucători: { $players }, { $moves ->
        [one] 1 decizie
        [few] { $moves } decizii
       *[other] { $moves } de decizii
    }). Enter îl continuă, „new” începe altul și îl păstrează pe acesta într-un fișier, „q” iese.
terminal-resume-choose = Apasă Enter sau scrie „new” ori „q”.
terminal-resume-options = (Opțiunile date sunt pentru un joc nou.)
terminal-kept = Jocul tău neterminat a fost păstrat în { $file }.
terminal-damaged = Jocul salvat nu a putut fi citit ({ $why }). A fost mutat în { $file }.
terminal-since = Între timp
terminal-story = Povestea de până acum
terminal-prompt = Răspunsul tău
terminal-prompt-only = Răspunsul tău (Enter îl alege pe singurul posibil)
terminal-choose =
    { $count ->
        [one] Scrie 1 sau help.
        [few] Scrie un număr de la 1 la { $count } sau help.
       *[other] Scrie un număr de la 1 la { $count } sau help.
    }
terminal-refused = Așa nu merge: { $why }.
text-format = O linie este un obiect JSON, ca { $answer } sau { $ask }, și nimic altceva.
text-too-long = O linie are cel mult { $bytes } octeți.
text-late = Acesta răspunde la întrebarea { $given }; aceasta este { $number }.
text-requests = Prea multe cereri înaintea unui singur răspuns.
text-time = Niciun răspuns în { $seconds } s.
text-illegal = „{ $answer }” nu se poate aici. { $title } ({ $rule }): { $text }
terminal-help = Răspunzi cu un număr sau cu notația. ? sau rules: regulile de acum. log: povestea de până acum. table: arată masa din nou. back: ia înapoi ultimul răspuns, dacă nu a dezvăluit ceva. q: salvează și ieși.
terminal-help-talk = say și o propoziție cu valorile ei: vorbești celorlalți, numerotați de la 1. Doar say: tot ce se poate spune. talk: ce s-a spus și cine s-a ținut de cuvânt.
terminal-talk = Spus la masă
terminal-ledger = { $name }: promisiuni ținute { $kept }, încălcate { $broken }
terminal-no-way-back = Nu există cale înapoi: ultimul tău răspuns a dezvăluit ceva sau altcineva a decis între timp.
terminal-rules-read-on = Toate regulile: docs/rules în proiect.
terminal-saved = Salvat. „terrae play { $game }” continuă de aici.
terminal-over = Jocul s-a încheiat.
terminal-recorded = Înregistrarea lui a fost adăugată în { $file }.

## Aplicația web

web-home-link = Terrae, acasă
web-nowhere = Aici nu este nimic
web-nowhere-line = Poate a fost șters sau linkul nu era complet.
web-close = Închide
web-menu = Meniu
web-language = Limbă
web-theme-device = Ca dispozitivul
web-theme-light = Temă deschisă
web-theme-dark = Temă întunecată
web-notices = Anunță-mă când îmi vine rândul
web-notices-blocked = Acest browser nu lasă pagina să trimită anunțuri.
web-push-table = Anunță-mă când îmi vine rândul aici, și cu pagina închisă
web-push-all = Anunță-mă la toate mesele mele, și cu pagina închisă
web-push-line = Îl transmite, criptat, producătorul browserului tău. Numește masa și nicio carte.
web-push-by-all = Este pornit pentru toate mesele tale; se oprește din setări.
web-push-insecure = E nevoie de o adresă cu https sau de Terrae chiar pe acest dispozitiv.
web-push-unsupported = Acest browser nu poate face asta. Pe iPhone sau iPad adaugă mai întâi pagina pe ecranul principal.
web-push-failed = Browserul nu a putut porni anunțurile. Poate nu ajunge la serviciul producătorului său.
web-sounds = Sunete
web-single-keys = Scurtături cu o tastă
web-rules = Reguli
web-all-rules = Toate regulile
web-leave-table = La prima pagină
web-watch-line = Cine are acest link vede ce vede toată masa dar nicio mână.
web-leave = Părăsește jocul
web-leave-line = Un bot joacă mai departe pentru tine. Îți poți relua locul cât timp ține jocul.
web-leave-guest-line = Botul joacă din nou la locul lui. Nu îl vei putea relua.
web-end-table = Încheie jocul pentru toți
web-end-table-line = Nimeni nu câștigă, toate cărțile sunt arătate și nu există cale înapoi.
web-sure = Da, sigur
web-bot-for-you = Un bot joacă pentru tine.
web-come-back = Îmi reiau locul
web-seat-elsewhere = Locul tău este pe alt dispozitiv.
web-gone = { $name } lipsește de { $time }.
web-gone-soon = { $name } lipsește. Peste { $time } poate juca un bot.
web-gone-clock = { $name } lipsește. Un bot decide peste { $time }.
web-wait = Așteaptă
web-replace = Să joace un bot
web-guest = { $name } a luat locul botului { $bot }.
web-guest-undo = Dă-l înapoi botului
web-guest-fine = În regulă
web-guests = Invitați
web-guests-left = Locuri de boți care mai pot fi luate cu invitația: { $left }.
web-guests-more = Mai lasă să intre o persoană
web-guest-undo-seat = Dă înapoi botului locul: { $name }
web-abandoned = Acest joc a fost încheiat înainte de vreme.
web-abandoned-by = { $name } a încheiat acest joc înainte de vreme.
web-abandoned-host = Gazda a încheiat acest joc înainte de vreme.
web-abandoned-agreed = Toți au fost de acord să încheie acest joc înainte de vreme, cum a dorit { $name }.
web-too-long = Acest joc s-a încheiat: o masă păstrează cel mult { $moves } mutări.
web-watching = Privești.
web-time-left = { $name } mai are { $time }
web-connection-connecting = Se conectează
web-table-coming = Se încarcă masa …
web-skip-link = Mergi la decizie
web-connection-open = Conexiune activă
web-connection-lost = Conexiune pierdută, încerc din nou
web-connection-since = Fără conexiune de la { $time }. Încerc din nou; până atunci butoanele așteaptă.
web-connection-gone = Acest link nu mai funcționează
web-players = Jucători
web-bot = bot
web-story = Poveste
web-talk = Discuție
web-talk-empty = Nu s-a spus încă nimic. Ce se spune aici nu obligă pe nimeni.
web-talk-say = Spune ceva la masă
web-talk-send = Trimite
web-talk-can-help = Pot ajuta
web-talk-cannot = Nu pot ajuta
web-talk-please = Ajutați-mă, vă rog
web-talk-thanks = Mulțumesc
web-talk-promises = Promisiuni
web-talk-choose = Ce vrei să spui?
web-talk-other = Alege alt fel de propoziție
web-talk-say-it = Spune
web-talk-unchecked = Nimic nu te obligă, dar toți văd dacă promisiunile sunt respectate.
web-talk-own-words = Sau cu propriile cuvinte
web-talk-untranslated = text liber, netradus
web-talk-said-in = spus în
web-talk-silence = Această masă joacă în tăcere.
web-talk-silence-line = Ceilalți vorbesc doar prin ceea ce fac.
web-talk-offline = Fără conexiune. Poți pregăti o propoziție; o poți spune când revine. Nimic nu se păstrează pentru mai târziu.
web-talk-fast = Lasă-i pe ceilalți să citească. Poți vorbi din nou peste { $time }.
web-talk-watching = Doar privești: auzi tot și nu spui nimic.
web-talk-not-now = Asta nu se poate spune acum. Situația s-a schimbat; mai privește o dată propoziția.
web-talk-hide-words = Ascunde textul liber, doar pentru mine
web-talk-hidden = text liber, ascuns
web-talk-settings = Pe cine auzi
web-talk-settings-line = Propozițiile de ales fac parte din joc și vin întotdeauna. Textul liber se poate ascunde; doar tu observi.
web-talk-block = Ascunde textul liber: { $name }
web-talk-report = Raportează: { $name }
web-talk-report-short = Raportează
web-talk-reported = Raportat. Administratorul serviciului poate verifica.
web-talk-close = Închide discuția
web-talk-all = Tot
web-lobby-talk = Vorbitul la masă
web-lobby-talk-words = și text liber
web-lobby-talk-sentences = propoziții din care alegi
web-lobby-talk-silence = tăcere
web-lobby-keep-words = Înregistrarea jocului păstrează și textul liber.
web-ledger-title = Cine și-a ținut cuvântul
web-ledger-line = Dintre promisiunile puse la încercare, respectate: { $kept } din { $tested }.
web-ledger-halves = În prima jumătate până acum: { $first } din { $before }; de atunci: { $second } din { $after }.
web-ledger-untested = Nicio promisiune nu a fost încă pusă la încercare.
web-ledger-none = Nimeni nu a promis nimic.
web-ledger-over = Încrederea în timp
web-ledger-over-line = Deasupra liniei: respectat. Sub ea: încălcat. Pe ea: în așteptare sau netestat.
web-ledger-given = Promis, dat
web-ledger-of = { $part } din { $whole }
web-ledger-words = Cuvânt cu cuvânt
web-ledger-filter-all = Tot
web-ledger-filter-broken = Încălcat
web-ledger-filter-me = Către mine
web-ledger-moment = tura { $number }
web-ledger-hands = Spus despre cărțile din mână
web-ledger-hands-said = Spus până acum: { $count }
web-ledger-hands-untrue = Neadevăr: { $count }
web-ledger-hands-clear = spus în tura { $said }, dezmințit în tura { $clear }
web-ledger-counts = Ce contează ca promisiune
web-ledger-out-open = încă urmează
web-ledger-out-gave = dat: { $given }
web-ledger-out-nothing = nimic dat
web-ledger-out-untested = nu s-a ajuns la asta
web-ledger-out-unmet = condiția nu s-a îndeplinit
web-ledger-out-replaced = a fost înlocuită de o promisiune ulterioară
talk-verdict-open = în așteptare
talk-verdict-kept = respectat
talk-verdict-broken = încălcat
talk-verdict-untested = netestat
talk-verdict-replaced = înlocuit
web-refused-silence = La această masă se joacă în tăcere.
web-refused-no-acts = Acest joc nu are propoziții din care să alegi.
web-refused-late = Jocul a mers mai departe: spune din nou dacă mai e valabil.
web-refused-enough = Ai spus asta destul de des: mai întâi trebuie să se decidă în joc.
web-decision = Decizie
web-decides-now =
    { $you ->
        [yes] Acum decizi tu.
       *[no] Acum decide { $name }.
    }
web-waits-for = Decide { $name }.
web-what-now = Ce pot face acum?
web-take-back = Ia înapoi
web-what-now-not = Acum nu ți se cere nicio decizie.
web-take-back-not = Nimic nu poate fi luat înapoi: s-a văzut ceva nou sau a decis altcineva.
web-advice = Sfatul unui bot
web-advice-ask = Ce ar face un bot?
web-advice-by = { $bot }, din ce vezi tu. Se poate înșela.
web-advice-thinks = Botul se gândește …
web-advice-none = Botul nu are un sfat chiar acum. Întreabă din nou peste o clipă.
web-advice-later = Nu aduce nimic pe loc, dar partidele pe care și le-a închipuit botul au mers cel mai bine așa.
web-advice-gains =
    { $points ->
        [one] Îți aduce 1 punct.
        [few] Îți aduce { $points } puncte.
       *[other] Îți aduce { $points } de puncte.
    }
web-advice-worth =
    { $points ->
        [one] Îți poate aduce 1 punct până la sfârșitul turei.
        [few] Îți poate aduce { $points } puncte până la sfârșitul turei.
       *[other] Îți poate aduce { $points } de puncte până la sfârșitul turei.
    }
web-signs = Semne
web-sign-good = Bine
web-sign-well_done = Bravo
web-sign-thanks = Mulțumesc
web-sign-ha = Ha
web-sign-oh_no = O, nu
web-sign-thinking = Stai să mă gândesc
web-vote-ask = Întreabă-i pe toți
web-vote-line = Se face când sunt de acord toți cei care joacă. Boții nu votează.
web-vote-ask-take-back = Ia înapoi ultima mea decizie
web-vote-ask-end = Încheie jocul
web-vote-take_back = { $name } vrea să-și ia înapoi ultima decizie.
web-vote-end = { $name } vrea să încheie jocul.
web-vote-take_back-waits = Se ia înapoi dacă { $names } este de acord.
web-vote-end-waits = Jocul se încheie dacă { $names } este de acord.
web-vote-yes = De acord
web-vote-no = Nu
web-vote-withdraw = Renunță
web-settings = Setări
web-settings-name = Numele tău la masă
web-settings-name-line = Este valabil la următoarea masă la care te așezi și când joci din nou.
web-settings-theme = Temă
web-story-jump = Arată acest moment în reluare
web-replay-save = Salvează partida
web-lobby-rename-seat = Schimbă-mi numele
web-lobby-up = Mută { $name } cu un loc mai sus
web-keys = Taste
web-keys-off = Literele și cifrele singure sunt oprite pe acest dispozitiv.
web-key-list = Această listă
web-key-help = Ce pot face acum?
web-key-back = Ia înapoi
web-key-tab = La următorul lucru; cu Shift și Tab la cel dinainte
web-key-escape = Închide, sau nu alege nimic
web-row-team-won = Echipa ta a câștigat cu { $points } : { $others }.
web-row-team-lost = Echipa ta a pierdut cu { $points } : { $others }.
web-pace = Ritm
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-instant = Pe loc
web-pace-stop = Oprește după fiecare deznodământ
web-continue = Continuă
web-skip = Sari la rândul meu
web-skip-not = Acum nu e nimic de sărit.
web-worth-after =
    { $bound ->
        [most] Valoare acum { $before }, apoi până la { $after }
       *[exact] Valoare acum { $before }, apoi { $after }
    }
web-bound-most = până la
web-zoom-atlas = Deschide în atlas
web-zoom-back = Înapoi la masă
web-away-tag = lipsă
web-refused = Așa nu merge: { $why } ({ $rule }).
web-refused-malformed = Pagina și serverul de joc nu se înțeleg. Reîncarcă pagina.
web-refused-state = Asta nu se potrivește cu situația de la această masă.
web-refused-illegal = Regulile nu permit asta.
web-refused-not-your-turn = Acum decide altcineva.
web-refused-stale = Între timp, la masă s-a întâmplat altceva.
web-refused-bad-record = Această înregistrare nu este validă.
web-refused-too-large = Este prea mare pentru serverul de joc.
web-refused-unreadable = Serverul de joc nu poate citi masa aceasta în acest moment. La toate celelalte mese se joacă mai departe.
web-refused-seat-taken = Acest loc este deja ocupat.
web-refused-wrong-code = Nicio lecție nu are acest cod sau imaginile s-au schimbat. Uită-te din nou și mai încearcă.
web-refused-pictures = Această ușă cere și imaginile.
web-refused-door-locked = Profesorul a încuiat ușa.
web-refused-no-guests = Cu această invitație nu se mai poate așeza nimeni. Poți privi.
web-refused-name-taken = Cineva de la această masă are deja acest nume.
web-refused-colour-taken = Cineva de la această masă are deja această culoare.
web-refused-bad-text = Acest text este prea scurt sau prea lung ori conține caractere care nu pot fi afișate.
web-refused-chat-off = Discuția este oprită la această masă.
web-refused-too-many-tables = De aici sunt deschise prea multe mese. Mai întâi termină sau încheie câteva dintre ele.
web-refused-hints-off = Indicațiile sunt oprite la această masă.
web-story-and-talk =
    { $count ->
        [0] Poveste și discuție
        [one] Poveste și discuție, 1 mesaj nou
        [few] Poveste și discuție, { $count } mesaje noi
       *[other] Poveste și discuție, { $count } de mesaje noi
    }
web-nav = Pagini
web-nav-more = Alte pagini
web-nav-play = Joacă
web-nav-learn = Învață
web-nav-replays = Reluări
web-nav-about = Despre
web-hero = Jocuri despre o singură planetă
web-ladder = Cine cum joacă
web-ladder-lead = { $games } partide de { $game } între boți. La toate mesele s-au jucat aceleași împărțiri.
web-ladder-mixed = La mese amestecate
    .line = Din 100 de partide; barele sunt intervale de încredere de 95 %. Punctat: o parte dreaptă din victorii, { $share }.
web-ladder-players = Jucători
web-ladder-order = Ordine
web-ladder-by-wins = după victorii
web-ladder-by-survival = după supraviețuire
web-ladder-by-score = după puncte
web-ladder-survival = lumea supraviețuiește
web-ladder-score = puncte
web-ladder-wins = victorii
web-ladder-between = între { $low } și { $high }
web-ladder-one = Unul între { $others }
web-ladder-one-survival = Lumea supraviețuiește, din 100 de partide
web-ladder-one-wins = Acel bot câștigă, din 100 de partide
web-ladder-row = unul dintre aceștia, între
web-ladder-best = Subliniat: nimeni nu reușește mai bine între aceștia.
web-ladder-counted = { $games } partide la fiecare masă, împărțirile { $seed }/0 și următoarele, versiunea { $version }. terrae tournament le numără din nou.
web-hero-line = Ține lumea laolaltă sau clădește un ținut care dăinuie. Fără instalare, fără cont.
web-seats = de la { $least } la { $most } jucători
web-players-choose = Câți joacă
web-play-now = Joacă acum
web-play-with = Jucători: { $seats }, boți: { $bots }, { $kind }
web-play-with-ask = Cine joacă cu tine?
web-bots-mixed = amestecați
web-bots-mixed-line = Caractere diferite, după cum se potrivește jocului.
web-bots-lot = încă unul, prin tragere la sorți
web-character-of = { $name }, { $character }: la ce să te aștepți
web-strength-choose = Nivel
web-strength-easy = ușor
web-strength-normal = normal
web-strength-hard = greu
web-done = Gata
web-name-ask = Cum te cheamă?
web-name-line = Ceilalți de la masă văd acest nume. Rămâne pe acest dispozitiv.
web-name-go = Joacă
web-invite = Invită prieteni
web-one-device = Un dispozitiv
web-learn-short = Învață în trei minute
web-watch-replay = Vezi o reluare
web-offline = Serverul de joc nu răspunde. Încearcă din nou peste câteva clipe.

# Without a service: the app as a folder of files.
web-site-line = Tot ce este pe această pagină merge pe acest dispozitiv, și fără conexiune.
web-site-line-http = Tot ce este pe această pagină merge pe acest dispozitiv. Deschisă la o adresă cu https, merge și fără conexiune.
web-site-needs = Are nevoie de un server de joc, pe care această copie nu îl are:
    .what = prieteni pe alte dispozitive, mese deschise, lecții în direct, cifrele celorlalți.
web-site-connect = Conectează-te la unul
web-site-ready-in = gata în circa { $seconds } s
web-site-loading = Motorul se încarcă
web-site-loaded = { $loaded } din { $total } MB. Între timp poți învăța și citi.
web-site-starts = Pornește singur
    .line = Atinge din nou ca să rămâi aici.
web-site-too-old = Acest browser nu poate rula motorul.
    .line = Regulile și atlasul merg. Ca să joci, folosește un browser mai nou.
web-site-kept = Totul este păstrat pentru când nu este conexiune.
web-site-new = Este o versiune nouă.
web-site-change = Schimbă acum
web-site-later = La următoarea pornire
web-site-waits = O versiune nouă așteaptă până se termină acest joc.
web-site-full = Pe acest dispozitiv nu mai este loc, așa că ultimul tău răspuns nu a fost păstrat; tot ce a fost înainte, da. Fă loc și încearcă din nou.
web-site-needs-service = Pentru asta este nevoie de un server de joc, pe care această copie nu îl are.
    .line = Pe acest dispozitiv poți juca cu boți, îl poți da din mână în mână, poți învăța și citi.
web-site-as-file = Browserele rulează această pagină numai de pe un server web. Scrie python3 -m http.server în acest dosar și deschide http://localhost:8000.
web-no-script = Terrae are nevoie de JavaScript. Activează-l pentru această pagină, apoi reîncarcă pagina.
web-too-many = A fost prea repede. Încearcă din nou peste câteva clipe.
web-not-yours = Acest dispozitiv nu are voie să facă asta aici.
web-you = Tu
web-your-tables = Mesele tale
web-your-tables-none = Aici vor fi mesele la care stai.
web-wait-for-you =
    { $count ->
        [one] una te așteaptă
       *[other] { $count } te așteaptă
    }
web-finished = Terminate
web-all-finished = Toate partidele terminate
web-open-tables = Mese deschise
web-open-tables-none = Acum nu e nicio masă deschisă. Deschide una cu „Invită prieteni”.
web-more-tables = Mai multe mese
web-home-teach = Pentru profesori: o lecție pentru toată clasa
web-home-join = Intră într-o lecție cu un cod
web-row-open = Locuri ocupate: { $taken } din { $seats }
web-row-over = Jocul s-a încheiat
web-row-won-you = Ai câștigat, puncte: { $points }.
web-row-won =
    { $count ->
        [one] A câștigat { $names }.
       *[other] Au câștigat { $names }.
    }
web-row-points = Punctele tale: { $points }.
web-row-asked = Decizi tu
web-row-waits = Decide { $name }
web-row-replay = Reluare
web-row-continue = Continuă
web-row-go = Deschide
web-row-join = Intră
web-row-watch = Privește
web-since = de { $time }
web-bot-random = zăpăcit
    .line = Răspunde la întâmplare. Bun pentru exercițiu.
web-away = lipsește, joacă un bot
web-lobby-seats = Locuri
web-lobby-shuffle = Amestecă locurile
web-lobby-more = Un loc în plus
web-lobby-fewer = Un loc liber mai puțin
web-lobby-fill-bots = Boți pe locurile libere
web-lobby-character = Caracterul botului { $name }
web-lobby-title = Numele mesei
web-lobby-rename = Redenumește
web-lobby-name = Numele tău
web-lobby-colour = Culoarea ta
web-colour-plum = prună
web-colour-teal = turcoaz
web-colour-amber = chihlimbar
web-colour-rose = roz
web-colour-slate = ardezie
web-colour-olive = măslină
web-lobby-name-taken = Cineva de la această masă se numește deja { $name }.
web-lobby-sit = Ia loc
web-lobby-sit-here = Ia loc aici
web-lobby-free = loc liber
web-lobby-kept = păstrat pentru { $name }, încă { $time }
web-lobby-bot = Adaugă un bot
web-chooser = Un bot pentru locul { $seat }
web-chooser-character = Caracter
web-chooser-talks = Vorbește la masă
web-chooser-silent = Nu spune nimic
web-chooser-thinks = Se gândește până la o secundă
web-chooser-quick = Decide pe loc
web-chooser-expect = La ce să te aștepți, cu { $seats } jucători
web-chooser-survival = Lumea supraviețuiește la mesele lui
web-chooser-wins = Câștigă, o parte egală fiind { $share }
web-chooser-score = Punctele lui în medie
web-chooser-counted = Din 100 de jocuri, numărate în { $games }; barele sunt intervale de încredere de 95 %.
web-chooser-uncounted = Asta nu s-a numărat încă.
web-chooser-ladder = Toți boții comparați
web-chooser-surprise = Surprinde-mă
web-chooser-seat = Așază: { $bot }
web-lobby-you = stă la acest dispozitiv
web-lobby-there = este aici
web-lobby-away = fără conexiune
web-lobby-stand-up = Eliberează locul: { $name }
web-lobby-invite = Invită prieteni
web-lobby-qr = Codul QR al invitației
web-lobby-copy = Copiază linkul
web-lobby-copied = Copiat
web-lobby-share = Distribuie linkul
web-lobby-watch = Copiază un link pentru spectatori
web-lobby-new-link = Creează o invitație
web-invite-play = Joacă
web-invite-watch = Privește
web-invite-seat = Locul meu
web-invite-local = Doar acest calculator poate deschide masa
web-invite-local-line = Terrae rulează la { $address }, unde alte dispozitive nu ajung. Ca să inviți pe alții, oprește-l și pornește-l din nou așa:
web-invite-local-after = Mesele tale rămân. Fă asta doar într-o rețea în care ai încredere.
web-invite-copy-command = Copiază
web-invite-address = Adresa pe care o pot deschide ceilalți
web-invite-address-here = Adresa pe acest calculator
web-invite-camera = Îndreaptă camera aici
web-invite-network = Rețea
web-invite-line = Cine are linkul se poate așeza cât timp există un loc liber. După începerea jocului linkul te lasă să privești sau să iei locul unui bot.
web-invite-one-device = Pentru prieteni la acest calculator: joc pe un singur dispozitiv
web-take-line = Joacă mai departe pe alt dispozitiv. Aici doar privești, până îți iei locul înapoi.
web-take-seat = Ia cu tine locul: { $name }
web-take-how = Scanează cu celălalt dispozitiv. Cărțile și secretele tale apar acolo.
web-take-open = Deschide această adresă pe celălalt dispozitiv. Cărțile și secretele tale apar acolo.
web-take-until = valabil { $time }, o dată
web-take-over = Acest cod nu mai e valabil: e valabil o singură dată, timp de zece minute. Fă unul nou.
web-take-new = Cod nou
web-take-secret = Nu-l da nimănui: e locul tău, nu o invitație.
web-lobby-options = Opțiuni
web-lobby-clock = Timp de decizie
web-lobby-clock-none = fără limită
web-lobby-clock-total = { $time } pentru toate deciziile, { $plus } în plus la fiecare răspuns
web-lobby-clock-line = Când timpul expiră, un bot decide pentru acel jucător, până când își reia locul.
web-lobby-starts = Cine începe
web-lobby-starts-chance = decide întâmplarea
web-lobby-hints = Jucătorii văd ce le-ar aduce alegerile lor.
web-you-tag = tu
web-lobby-private = Doar cine are linkul găsește această masă.
web-lobby-public = Oricine poate găsi această masă, poate intra și o poate privi.
web-lobby-start = Începe jocul
web-lobby-fill =
    { $free ->
        [one] Un loc este încă liber. La început îl ocupă un bot; un prieten îi poate lua locul mai târziu.
        [few] { $free } locuri sunt încă libere. La început le ocupă boții; prietenii le pot lua locul mai târziu.
       *[other] { $free } de locuri sunt încă libere. La început le ocupă boții; prietenii le pot lua locul mai târziu.
    }
web-lobby-start-bots = Începe cu boți
web-lobby-sit-first = Înainte să înceapă jocul, cineva trebuie să se așeze.
web-lobby-waits = Jocul începe când îl pornește gazda.
web-lobby-shuffling = Se amestecă cărțile…
web-lobby-full = Toate locurile sunt ocupate.
web-table-none = Masa aceasta nu există sau nu este pentru tine
web-late = Partida a început
web-late-kicker = Invitație: { $table }
web-late-line = { $game }, la masă { $seats }, dintre care boți: { $bots }.
web-late-seat = Ia locul: { $name }
web-late-seat-line = Până acum a jucat un bot. Tu continui de acolo.
web-late-watch-line = Vezi ce văd toți. Cărțile din mână rămân ascunse.
web-curtain = La rând: { $name }
web-curtain-line = Dă dispozitivul mai departe. Până atunci se vede doar ce au voie să vadă toți.
web-curtain-here = Sunt aici
web-tab-your-turn = ● E rândul tău · { $table }
web-play-again = Joacă din nou
web-wants-again = { $name } vrea să joace din nou.
web-next-game = La jocul nou
web-the-replay = Vezi reluarea
web-code-show = Arată ca imagine
web-look-back = Vezi tabla
web-back-to-count = Înapoi la numărătoare
web-end-place = Ești pe locul { $rank }, puncte: { $points }.
web-fair-check = Verifică amestecarea
web-replays = Reluări
web-replays-lead = Orice joc încheiat poate fi privit din nou, pas cu pas, prin ochii oricărui jucător sau cu toate cărțile pe față.
web-replays-mine = Jocurile tale încheiate
web-replays-none = Încă niciunul. Vor fi aici.
web-replay-open = Deschide un fișier
web-collect = Adună partide din imagini
web-replay-sample = { $game }: un joc de exemplu
web-replay-unreadable = Acest fișier nu conține o înregistrare.
web-replay-none = Nu există un asemenea joc de privit
web-replay-title = { $game }, reluare
web-replay-controls = Reluare
web-replay-back = Un pas înapoi
web-replay-next = Un pas înainte
web-replay-play = Redă
web-replay-pause = Pauză
web-replay-moment = Moment
web-replay-turn = Tură
web-replay-turn-of = { $number } · { $name }
web-replay-which = Care joc din fișier
web-replay-game = Jocul { $number } din { $count }
web-replay-file-gone = Fișierul nu mai e deschis. Deschide-l din nou.
web-replay-eyes = Prin ochii cui
web-replay-all = Totul pe față
web-replay-watch = Un spectator
web-replay-link = Copiază un link către acest moment
web-replay-link-private = Copiază un link către acest moment; privat: îl pot deschide doar cei de la această masă
web-replay-from-start = De la început
web-learn = Învață
web-learn-lead = Joacă tu câteva mutări sau caută în toate regulile.
web-lesson-start = Încearcă
web-rules-search = Caută în reguli
web-rules-nothing = Nicio regulă nu spune asta. Încearcă alt cuvânt.
web-rules-contents = Cuprins
web-atlas = Atlasul cărților
web-why = De ce acest joc
web-about = Despre Terrae
web-about-lead = Un loc în care se joacă, se studiază și se predau jocuri de societate despre o planetă. Regulile sunt spuse cu vorbele noastre; imaginile sunt compuse din nou din seturi libere de pictograme. Nu folosim nimic din grafica sau textele jocurilor tipărite.
web-fair = Amestecarea este corectă
web-fair-line = Înainte de joc serviciul fixează un secret pe care nu-l mai poate schimba, iar fiecare jucător poate adăuga propriul hazard. După joc secretul este arătat și oricine poate recalcula toată amestecarea. Scrie masa unui joc încheiat ca să o verifici.
web-fair-table = Masă
web-fair-none = La masa aceea nu e niciun joc încheiat sau nu este pentru tine.
web-fair-holds = Se confirmă: aceste cărți decurg din secretul fixat înainte de joc.
web-fair-broken = Nu se confirmă: { $why }
web-shuffle-holds = { $own ->
        [in] Amestecare corectă, verificată pe acest dispozitiv: serviciul a respectat secretul la care se angajase, contribuția ta este inclusă și ale tuturor se potrivesc.
        [late] Amestecare corectă, verificată pe acest dispozitiv: serviciul și-a respectat secretul, iar contribuțiile tuturor se potrivesc. A ta a venit prea târziu, așa că a contat amprenta ei (hash).
       *[none] Amestecare corectă: secretul, contribuțiile și sămânța se potrivesc. Acest dispozitiv nu a păstrat nimic dinainte de început cu care să le compare.
    }
web-shuffle-wrong = Amestecarea nu se potrivește: { $what ->
        [secret] secretul nu este cel la care serviciul se angajase înainte de început
        [seats] angajamentele jucătorilor nu sunt cele dinainte de început
        [own] contribuția ta lipsește, deși serviciul o acceptase
        [parts] contribuția unui jucător nu corespunde angajamentului său
       *[seed] sămânța jocului nu decurge din secret și din contribuții
    }.
web-shuffle-cards = Verifică fiecare carte
web-shuffle-cards-checking = Fiecare carte este verificată chiar de reguli. Prima dată se încarcă pentru asta 7 MB…
web-shuffle-cards-hold = A fost verificată fiecare carte: toate decurg din amestecare.
web-shuffle-cards-wrong = Nu toate cărțile decurg din amestecare: { $why }
web-shuffle-cards-failed = Regulile nu au putut fi încărcate, așa că nu s-au verificat cărțile.
web-rulings = Unde regulamentele tac
web-rulings-line = Regulamentele lasă unele lucruri deschise. Ce am hotărât noi este spus pe pagina de reguli a fiecărui joc, lângă regula respectivă.
web-credits = Mulțumiri
web-credit-game = Autorul și editorul jocului:
web-credit-icons = Imagini, recolorate, de
web-credit-interface = Pictogramele interfeței,
web-credit-fonts = Fonturi,
web-credit-map = Harta, domeniu public, desenată cu
web-credit-python = Python în browser, care verifică cărțile,
web-licences = Toate licențele și cine a desenat fiecare imagine
web-lesson = Lecție
web-lesson-begin = Începe
web-lesson-next = Înainte
web-lesson-skip = Sari peste
web-lesson-again = Încă o dată
web-lesson-look = Privește masa, apoi mergi mai departe.
web-lesson-end = Asta a fost. Restul se învață jucând.
web-daily = Partida zilei
web-daily-line = Aceleași cărți, același loc, aceiași trei boți pentru toți. O dată pe zi, cam opt minute.
web-daily-short = Azi toți joacă aceleași cărți
web-daily-go-on = Continuă
web-daily-fate-held = salvată
web-daily-fate-lost = pierdută
web-daily-you = tu
web-daily-known = O partidă rezultă doar din numele ei, așa că oricine vrea poate calcula dinainte toate cărțile. Aici nu există amestecare echitabilă: e pentru comparație, nu pentru miză.
web-daily-result = Rezultatul tău
web-daily-at-table = O partidă jucată de mulți
web-duplicate-begin = O partidă între prieteni
web-duplicate-beside-same = la fel în ambele partide

## What a link shows before it is opened

preview-invitation = Vino să joci { $game }
preview-invitation-line = Deschide linkul, ia loc și joacă în browser, fără cont.
preview-replay = O partidă de { $game }, mutare cu mutare
preview-replay-line = Privește-o prin ochii fiecărui jucător.
web-coach = Antrenor
web-coach-playing-on = se joacă mai departe de la decizia { $number }; cărțile ascunse sunt împărțite din nou

## Puzzles, and one’s own page

web-puzzles = Salvează această lume
web-you-page = Tu, pe acest dispozitiv
