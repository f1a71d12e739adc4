### Vety hry Terra Futura.
### $you je "yes", keď sa hovorí o čitateľovi, inak "no"; $name je meno hráča, $card názov karty. Zdroje a názvy sa vkladajú
### v prvom páde, preto stoja za dvojbodkou alebo za slovom karta.

## F1: zdroje

terra-futura-resource-green = zelená
terra-futura-resource-red = červená
terra-futura-resource-yellow = žltá
terra-futura-resource-food = potraviny
terra-futura-resource-construction = materiál
terra-futura-resource-goods = výrobky
terra-futura-resource-money = peniaze
terra-futura-resource-raw = ľubovoľná surovina
terra-futura-resource-product = ľubovoľný produkt
terra-futura-amount =
    { $count ->
        [one] { $resource }
        [few] { $count }× { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 až F21: čo karty robia

terra-futura-gain = zisk: { $what }
terra-futura-gain-any = zisk na výber: { $what }
terra-futura-transfer =
    { $count ->
        [one] presun 1 kocky znečistenia sem
        [few] presun až { $count } kociek znečistenia sem
       *[other] presun až { $count } kociek znečistenia sem
    }
terra-futura-assist = výpomoc
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ znečistenie
        [few] {" "}+ { $count }× znečistenie
       *[other] {" "}+ { $count }× znečistenie
    }
terra-futura-or = alebo
terra-futura-set = { $points } za skupinu: { $what }

## F2: karty. Názvy sú z Terrae.

terra-futura-card-village = Dedina
terra-futura-card-cabin = Lesný zrub
terra-futura-card-harbour = Prístav
terra-futura-card-hut = Horská chata
terra-futura-card-homestead = Usadlosť
terra-futura-card-corner-shop = Obchod na rohu
terra-futura-card-savings-bank = Sporiteľňa
terra-futura-card-market-stall = Trhový stánok
terra-futura-card-toll-bridge = Mýtny most
terra-futura-card-orchard = Sad
terra-futura-card-woodland = Les
terra-futura-card-bamboo-grove = Bambusový háj
terra-futura-card-herb-garden = Bylinková záhrada
terra-futura-card-algae-pond = Rybník s riasami
terra-futura-card-berry-patch = Čučoriedie
terra-futura-card-clay-pit = Hlinisko
terra-futura-card-brick-yard = Tehelňa
terra-futura-card-quarry = Kameňolom
terra-futura-card-ore-vein = Rudná žila
terra-futura-card-mine-railway = Banská železnička
terra-futura-card-open-pit = Povrchová baňa
terra-futura-card-wheat-field = Pšeničné pole
terra-futura-card-sunflower-field = Slnečnicové pole
terra-futura-card-beehives = Včelie úle
terra-futura-card-maize-field = Kukuričné pole
terra-futura-card-hay-meadow = Kosená lúka
terra-futura-card-water-mill = Vodný mlyn
terra-futura-card-repair-shop = Opravovňa
terra-futura-card-food-truck = Pouličná kuchyňa
terra-futura-card-canteen = Jedáleň
terra-futura-card-building-site = Stavenisko
terra-futura-card-concrete-plant = Betonáreň
terra-futura-card-freight-port = Nákladný prístav
terra-futura-card-haulage = Dopravná firma
terra-futura-card-cannery = Konzerváreň
terra-futura-card-steelworks = Oceliareň
terra-futura-card-assembly-line = Montážna linka
terra-futura-card-wetland = Mokraď
terra-futura-card-sewage-works = Čistiareň vôd
terra-futura-card-reed-bed = Trstinový porast
terra-futura-card-workshop = Dielňa
terra-futura-card-smithy = Kováčňa
terra-futura-card-greenhouse = Skleník
terra-futura-card-allotments = Záhradky
terra-futura-card-masons = Kamenárstvo
terra-futura-card-walling = Stavitelia múrov
terra-futura-card-spinning-mill = Pradiareň
terra-futura-card-sewing-room = Krajčírska dielňa
terra-futura-card-tree-nursery = Lesná škôlka
terra-futura-card-mine-transport = Banská doprava
terra-futura-card-granary = Sýpka
terra-futura-card-trading-post = Obchodná stanica

## F4: Bodovacie karty. Názvy sú z Terrae.

terra-futura-scoring-home-and-table = Domov a stôl
terra-futura-scoring-brick-and-bread = Tehla a chlieb
terra-futura-scoring-garden-city = Záhradné mesto
terra-futura-scoring-trading-house = Obchodný dom
terra-futura-scoring-full-larder = Plná špajza
terra-futura-scoring-new-quarter = Nová štvrť
terra-futura-scoring-straw-bale-houses = Slamené domy
terra-futura-scoring-farm-shop = Predaj z dvora
terra-futura-scoring-food-fair = Jarmok chutí
terra-futura-scoring-building-trade = Stavebné remeslá
terra-futura-scoring-self-sufficiency = Sebestačnosť
terra-futura-scoring-green-kitchen = Zelená kuchyňa
terra-futura-scoring-stone-town = Kamenné mesto
terra-futura-scoring-harvest-homes = Domy z úrody
terra-futura-scoring-all-round-economy = Všestranné hospodárstvo
terra-futura-scoring-golden-workshops = Zlaté dielne

## Čo sa stalo

terra-futura-event-turn =
    { $you ->
        [yes] Si na ťahu.
       *[no] Na ťahu: { $name }.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Odhadzuješ z ponuky kartu { $card }.
       *[no] { $name } odhadzuje z ponuky kartu { $card }.
    }
terra-futura-event-take =
    { $you ->
        [yes] Berieš kartu { $card }.
       *[no] { $name } berie kartu { $card }.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Berieš vrchnú kartu balíčka { $deck }.
       *[no] { $name } berie naslepo vrchnú kartu balíčka { $deck }.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Berieš vrchnú kartu balíčka { $deck }: { $card }.
       *[no] { $name } berie vrchnú kartu balíčka { $deck }: { $card }.
    }
terra-futura-event-reshuffle = Odhodené karty balíčka { $deck } sa znova miešajú.
terra-futura-event-refill = Do ponuky pribúda karta { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Umiestňuješ kartu { $card }.
       *[no] { $name } umiestňuje kartu { $card }.
    }
terra-futura-event-use =
    { $you ->
        [yes] Používaš kartu { $card }: { $effect }.
       *[no] { $name } používa kartu { $card }: { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] Kopíruješ kartu { $card } ({ $owner }): { $effect }.
       *[no] { $name } kopíruje kartu { $card } ({ $owner }): { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] Platíš z karty { $card }: { $resource }.
       *[no] { $name } platí z karty { $card }: { $resource }.
    }
terra-futura-event-gain =
    { $you ->
        [yes] Tvoja voľba: { $resource }.
       *[no] { $name } volí: { $resource }.
    }
terra-futura-event-receive = Karta { $card } dostáva: { $what }.
terra-futura-event-pollute = Znečistenie na kartu { $card }.
terra-futura-event-move = Kocka opúšťa kartu { $card }.
terra-futura-event-reward =
    { $you ->
        [yes] Odmena pre teba na kartu { $card }: { $resource }.
       *[no] { $name } dostáva odmenu na kartu { $card }: { $resource }.
    }
terra-futura-event-clean =
    { $you ->
        [yes] Čistíš kartu { $card }.
       *[no] { $name } čistí kartu { $card }.
    }
terra-futura-event-inactive = Karta { $card } je zablokovaná a neaktívna.
terra-futura-event-active = Karta { $card } je znova aktívna.
terra-futura-event-pattern =
    { $you ->
        [yes] Aktivuješ vzor karty { $scoring }.
       *[no] { $name } aktivuje vzor karty { $scoring }.
    }
terra-futura-event-over = Všetky územia sú hotové a spočítané.

## Stôl

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] si na ťahu
       *[no] na ťahu: { $name }
    }
terra-futura-turn-number = ťah { $number } z { $rounds }
terra-futura-final = záverečná aktivácia
terra-futura-deck = { $count } v balíčku, odhodené { $discards }
terra-futura-newest = najnovšia
terra-futura-oldest = najstaršia
terra-futura-place-here = miesto { $number }
terra-futura-inactive = zablokovaná
terra-futura-name-own =
    { $name ->
        [You] Ty
       *[other] { $name } (ty)
    }
terra-futura-head-player = hráč
terra-futura-head-cards = karty
terra-futura-head-stock = zdroje na aktívnych kartách
terra-futura-head-cubes = znečistenie
terra-futura-head-points = viditeľné body
terra-futura-set-now =
    { $times ->
        [0] zatiaľ nesplnené
        [one] splnené raz, body: { $points }
        [few] splnené { $times }×, body: { $points }
       *[other] splnené { $times }×, body: { $points }
    }
terra-futura-score-now = Hodnota tvojho územia: { $score }.

## Otázky a odpovede

terra-futura-question-drop = Odhodíš najstaršiu kartu niektorého riadka, skôr než si jednu vezmeš?
terra-futura-question-take = Ktorú kartu si vezmeš?
terra-futura-question-place = Kam umiestniš kartu { $card }?
terra-futura-question-use = Ktorú kartu aktivuješ?
terra-futura-question-pay = Čím zaplatíš? Zostáva: { $what }.
terra-futura-question-gain = Ktorý zdroj získaš?
terra-futura-question-pollute =
    { $count ->
        [one] Na ktorú kartu príde znečistenie?
        [few] Na ktorú kartu príde znečistenie? Na umiestnenie { $count } kocky.
       *[other] Na ktorú kartu príde znečistenie? Na umiestnenie { $count } kociek.
    }
terra-futura-question-move = Z ktorej karty presunieš kocku?
terra-futura-question-copy = Čí efekt skopíruješ?
terra-futura-question-reward = Kopíruje sa tvoja karta: ktorý zo zaplatených zdrojov si vezmeš?
terra-futura-question-clean = Kopíruje sa tvoja karta: ktorú kartu vyčistíš?
terra-futura-question-pattern = Záverečná aktivácia: ktorý vzor použiješ?
terra-futura-answer-keep = nič neodhodiť
terra-futura-answer-drop = odhodiť kartu { $card }
terra-futura-answer-take-unseen = vrchná karta balíčka { $deck }, naslepo
terra-futura-answer-place =
    { $count ->
        [0] aktivuje len seba
       *[other] aktivuje seba a karty: { $cards }
    }
terra-futura-answer-end = už nič neaktivovať
terra-futura-answer-done = už nič
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = vezmi { $card }
terra-futura-web-advice-place = polož ju na { $place }: { $what }
terra-futura-web-advice-pattern = vyber { $scoring }
terra-futura-web-advice-gain = vezmi { $what }
terra-futura-web-advice-use = použi { $what }
terra-futura-web-advice-from = vyber { $card }
terra-futura-web-key-drop = Odhodiť najstaršiu kartu ponuky
terra-futura-web-key-goals = Ciele
terra-futura-web-key-zoom = Pozrieť si kartu zblízka
terra-futura-web-key-arrows = Na ďalšiu kartu tým smerom

## Koniec

terra-futura-end-resources = zdroje
terra-futura-end-set = skupina
terra-futura-end-polluted = znečistenie
terra-futura-end-score = spolu
terra-futura-end-cubes = kocky
terra-futura-end-won =
    { $you ->
        [yes] Vyhrávaš!
        [shared] Delíš sa o víťazstvo. Spolu s tebou vyhráva: { $names }.
       *[no]
            { $count ->
                [one] Vyhráva { $names }.
                [few] O víťazstvo sa delia { $names }.
               *[other] O víťazstvo sa delia { $names }.
            }
    }

## Pravidlá tejto chvíle, každé v jednej až troch vetách

terra-futura-rule-F3 = Karta má horný efekt (zisk), spodný efekt (výmenu, presun znečistenia alebo výpomoc) alebo oba, a až tri políčka na znečistenie.
    .title = Karta územia
terra-futura-rule-F9 = Raz za ťah smieš, skôr než si vezmeš kartu, poslať najstaršiu kartu jedného riadka (pozícia 4) na jeho odhadzovaciu kôpku; riadok sa posunie a doplní.
    .title = Odhodenie
terra-futura-rule-F10 = Vezmi si ktorúkoľvek kartu z ponuky alebo naslepo vrchnú kartu niektorého balíčka. Čo si vezmeš, musíš umiestniť.
    .title = Výber karty
terra-futura-rule-F11 = Riadok sa posunie a doplní. Prázdny balíček vznikne znova zo svojej odhadzovacej kôpky.
    .title = Doplnenie
terra-futura-rule-F12 = Všetky tvoje karty sa musia zmestiť do štvorca 3 × 3. S voľbou susedstva sa nová karta musí niektorej inej dotýkať celou stranou.
    .title = Umiestnenie
    .on = Všetky tvoje karty sa musia zmestiť do štvorca 3 × 3 a pri tomto stole sa nová karta musí niektorej inej dotýkať celou stranou.
    .off = Všetky tvoje karty sa musia zmestiť do štvorca 3 × 3. Pri tomto stole sa nová karta žiadnej inej dotýkať nemusí.
terra-futura-rule-F13 = Novú kartu a každú kartu v jej riadku a stĺpci smieš raz aktivovať, v ľubovoľnom poradí. Ktorúkoľvek smieš vynechať. Efekt, ktorý sa nedá celý vykonať, sa nedá zvoliť.
    .title = Aktivácia
terra-futura-rule-F14 = Jedna aktivácia použije jeden efekt karty.
    .title = Jeden efekt na aktiváciu
terra-futura-rule-F15 = Zisk položí znázornené zdroje priamo na túto kartu; kde je zdroj ľubovoľný, vyberáš ty.
    .title = Zisk
terra-futura-rule-F16 = Výmenu zaplatíš z ktorýchkoľvek svojich aktívnych kariet; odmena príde na kartu, ktorá výmenu urobila.
    .title = Výmena
terra-futura-rule-F17 = Znečistenie pri výmene je povinné: každá kocka musí na niektorú tvoju aktívnu kartu.
    .title = Znečistenie v odmene
terra-futura-rule-F18 = Presun vezme kocky z tvojich ostatných kariet na túto, najmenej jednu, kým sa na ňu zmestia.
    .title = Presun znečistenia
terra-futura-rule-F19 = Na kartu sa zmestí toľko kociek, koľko má políčok, a ešte jedna doprostred.
    .title = Miesto na znečistenie
terra-futura-rule-F20 = Karta s kockou uprostred je neaktívna: nedá sa použiť, jej zdrojmi sa nedá platiť a nepočítajú sa. Znova je aktívna, len čo z nej niektorá kocka zmizne.
    .title = Neaktívne karty
terra-futura-rule-F21 = Výpomoc kopíruje spodný efekt aktívnej karty iného hráča. Cena, znečistenie aj odmena sú tvoje; odmena príde na tvoju počiatočnú kartu.
    .title = Výpomoc
terra-futura-rule-F22 = Majiteľ kopírovanej výmeny si vezme jeden zo zdrojov, ktorými platíš.
    .title = Odmena za výmenu
terra-futura-rule-F23 = Kopírovaný presun dá jednu kocku na tvoju počiatočnú kartu a tým ju zablokuje; majiteľ kopírovanej karty smie odstrániť jednu kocku z niektorej svojej karty.
    .title = Odmena za presun
terra-futura-rule-F24 = Počiatočná karta získa jednu ľubovoľnú surovinu alebo jeden žetón peňazí.
    .title = Horný efekt počiatočnej karty
terra-futura-rule-F26 = Keď majú všetci deväť kariet, smie každý postupne urobiť štyri aktivácie podľa jedného zo svojich dvoch vzorov.
    .title = Záverečná aktivácia
terra-futura-rule-F27 = Počíta sa lepšia z tvojich dvoch bodovaných skupín, a to toľkokrát, koľkokrát ju celú máš na aktívnych kartách.
    .title = Bodovaná skupina
terra-futura-rule-F28 = Surovina na aktívnej karte má hodnotu 1, potraviny a materiál 5, výrobky 6, peniaze nič. Za každú kartu so znečistením sa odpočíta 1.
    .title = Zdroje a znečistenie

## Stôl v prehliadači

terra-futura-name = Terra Futura
terra-futura-web-tagline = Deväť kariet tvorí tvoje územie. Rozbehni reťazce úrody a remesiel a nenechaj ich zablokovať znečistením.
terra-futura-web-minutes = 30 minút
terra-futura-bot-greedy = lovec bodov
    .line = Berie, čo práve teraz prinesie najviac.
terra-futura-bot-planner = prezieravý plánovač
    .line = Skúša tisíce spôsobov, ako dokončiť ťah. Ťažko ho poraziť.
terra-futura-bot-learned = učenlivý hráč
    .line = Z vlastných partií sa naučil, akú hodnotu bude územie mať.
terra-futura-bot-search = hĺbavý počtár
    .line = Najlepšie ťahy v mysli dohráva ďalej a vyberie ten, po ktorom povedie najviac.
terra-futura-web-option-adjacent = Nová karta sa musí celou stranou dotýkať niektorej, ktorá už leží.
terra-futura-web-title = { $table }, kolo { $round } / { $rounds }
terra-futura-web-pollution = znečistenie
terra-futura-web-assist = skopíruj spoluhráča
terra-futura-web-copy = skopíruj spoluhráča
terra-futura-web-cubes = znečistenie: { $cubes } (políčka: { $spaces })
terra-futura-web-pattern = Aktivačný vzor: { $cells }
terra-futura-web-per-set = za skupinu
terra-futura-web-display = Ponuka
terra-futura-web-lands = Územia a ponuka
terra-futura-web-open-display = Otvoriť ponuku
terra-futura-web-level = { $level }. úroveň
terra-futura-web-in-deck = v balíčku
terra-futura-web-oldest = najstaršia, dá sa odhodiť
terra-futura-web-discard-oldest = Odhodiť
terra-futura-web-discard-card = Odhodiť: { $card }
terra-futura-web-discard-ask = Odhodiť túto kartu? { $card }
terra-futura-web-discard-line = Príde na odhadzovaciu kôpku. Riadok sa posunie a z balíčka { $deck } príde nová karta. Raz za ťah, a nedá sa to vziať späť: novú kartu vidia všetci.
terra-futura-web-discard-not = Nechať ju tam
terra-futura-web-once = Raz za ťah
terra-futura-web-take-this = Vziať túto kartu
terra-futura-web-signs = Značky a atlas
terra-futura-web-zoom = Karta
terra-futura-web-deck-look = Vrchná karta balíčka { $deck }
terra-futura-web-deck-line = Vezmeš si ju naslepo a necháš si, čo príde.
terra-futura-web-spaces = políčka na znečistenie: { $count }
terra-futura-web-start-card = Počiatočná karta
terra-futura-web-same = Karty v hre, ktoré to robia: { $count }
terra-futura-web-territory = Územie
terra-futura-web-card = { $card }, riadok { $row }, stĺpec { $column }
terra-futura-web-ready = pripravená
terra-futura-web-used = použitá
terra-futura-say-receive = získať: { $what }
terra-futura-say-pay = zaplatiť: { $pay }, získať: { $get }
terra-futura-say-holds = leží na nej: { $what }
terra-futura-web-place =
    { $cards ->
        [none] Umiestniť do stĺpca { $column }, riadka { $row }
       *[other] Umiestniť do stĺpca { $column }, riadka { $row }; aktivuje karty: { $cards }
    }
terra-futura-web-place-look = { $card }: riadok { $row }, stĺpec { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Aktivuje len seba.
       *[other] Aktivuje: { $cards }.
    }
terra-futura-web-choked = Zablokovaná: { $cards }.
terra-futura-web-place-here = Umiestniť sem
terra-futura-web-place-choose = Vyber pole
terra-futura-web-worth = Hodnota teraz
terra-futura-web-raw =
    { $count ->
        [0] Žiadne suroviny
        [one] 1 surovina
        [few] { $count } suroviny
       *[other] { $count } surovín
    }
terra-futura-web-set =
    { $times ->
        [0] Zatiaľ žiadna celá skupina
        [one] 1 celá skupina
        [few] { $times } celé skupiny
       *[other] { $times } celých skupín
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 znečistená karta
        [few] { $count } znečistené karty
       *[other] { $count } znečistených kariet
    }
terra-futura-web-pay-from = Platba z
terra-futura-web-pay-with = { $number }. kus platby
terra-futura-web-pollute-with = { $number }. kocka znečistenia
terra-futura-web-pollution-on = Znečistenie na
terra-futura-web-would-choke = Tým sa zablokuje: { $cards }
terra-futura-web-exchange-of = platba: { $pay }, zisk: { $get }
terra-futura-web-get-on = Zisk na
terra-futura-web-hint-pay = Návrh sa dá zmeniť: zoznamy ponúkajú, čím iným sa dá platiť a kam inam môže znečistenie.
terra-futura-web-hint-drop = Vezmi si kartu z ponuky alebo z balíčka. Predtým smieš odhodiť najstaršiu kartu jedného riadka.
terra-futura-web-hint-take = Vezmi si kartu z ponuky alebo naslepo vrchnú kartu balíčka.
terra-futura-web-hint-place = Pozri sa na pole a uvidíš, ktoré karty by aktivovalo.
terra-futura-web-hint-use = Vyberaj žiariace karty v ľubovoľnom poradí.
terra-futura-web-hint-pollute = Vyber kartu, na ktorú kocka príde.
terra-futura-web-hint-move = Vyber kartu, z ktorej sa má kocka presunúť sem.
terra-futura-web-hint-gain = Príde na kartu, ktorá ho získala.
terra-futura-web-hint-copy = Jej cena, znečistenie aj odmena budú tvoje.
terra-futura-web-hint-reward = Príde na kopírovanú kartu.
terra-futura-web-hint-pattern = Vyber vzor jednej zo svojich dvoch bodovacích kariet; bodovať môže stále ktorákoľvek skupina.
terra-futura-web-hint-clean = Vyber kartu, z ktorej zmizne jedna kocka.
terra-futura-web-not-now = Teraz nie
terra-futura-web-exchange = Urobiť výmenu
terra-futura-web-pollute = Umiestniť znečistenie
terra-futura-web-done = Hotovo
terra-futura-web-end = Ukončiť ťah
terra-futura-web-use-this = Aktivovať
terra-futura-web-use-choose = Vyber kartu
terra-futura-web-use-gains = Všetky zisky ({ $count })
terra-futura-web-end-ask = Nevyužité: { $cards }. Napriek tomu ukončiť?
terra-futura-web-end-not = Pokračovať
terra-futura-web-end-anyway = Napriek tomu ukončiť
terra-futura-web-nothing-left = Už nie je čo aktivovať
terra-futura-web-copy-this = Skopírovať tento efekt
terra-futura-web-pattern-this = Aktivovať tento vzor
terra-futura-web-move-this =
    { $card ->
        [none] Vyber kartu
       *[other] Presunúť kocku: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Vyber kartu
       *[other] Vyčistiť: { $card }
    }
terra-futura-web-copy-of = { $card } ({ $name }): { $effect }
terra-futura-web-waiting-drop = Vyberá sa karta.
terra-futura-web-waiting-take = Vyberá sa karta.
terra-futura-web-waiting-place = Umiestňuje sa karta.
terra-futura-web-waiting-use = Aktivujú sa karty.
terra-futura-web-waiting-pay = Aktivujú sa karty.
terra-futura-web-waiting-gain = Aktivujú sa karty.
terra-futura-web-waiting-pollute = Umiestňuje sa znečistenie.
terra-futura-web-waiting-move = Presúva sa znečistenie.
terra-futura-web-waiting-copy = Kopíruje sa karta spoluhráča.
terra-futura-web-waiting-reward = Vyberá sa odmena za pomoc.
terra-futura-web-waiting-clean = Vyberá sa odmena za pomoc.
terra-futura-web-waiting-pattern = Vyberá sa záverečná aktivácia.
terra-futura-web-step-drop = Vezmi si kartu
terra-futura-web-step-take = Vezmi si kartu
terra-futura-web-step-place = Umiestni kartu
terra-futura-web-step-use = Aktivuj riadok a stĺpec
terra-futura-web-step-pay = Zaplať výmenu
terra-futura-web-step-gain = Vyber, čo získaš
terra-futura-web-step-pollute = Umiestni znečistenie
terra-futura-web-step-move = Presuň sem znečistenie
terra-futura-web-step-copy = Skopíruj kartu spoluhráča
terra-futura-web-step-reward = Odmena za pomoc
terra-futura-web-step-clean = Odmena za pomoc
terra-futura-web-step-pattern = Záverečná aktivácia
terra-futura-web-your-land = Tvoje územie
terra-futura-web-land-of = Územie: { $name }
terra-futura-web-back-home = Späť na moje územie
terra-futura-web-cards =
    { $count ->
        [one] 1 z 9 kariet
        [few] { $count } z 9 kariet
       *[other] { $count } z 9 kariet
    }
terra-futura-web-others = Ostatné územia
terra-futura-web-scoring = Tvoje bodovacie karty
terra-futura-web-scoring-of = Bodovacie karty: { $name }
terra-futura-web-secret = vidíš ich len ty
terra-futura-web-cell =
    { $times ->
        [1] riadok { $row } stĺpec { $column }
        [2] riadok { $row } stĺpec { $column } dvakrát
       *[other] riadok { $row } stĺpec { $column } { $times }×
    }
terra-futura-web-missing = Chýba: { $what }.
terra-futura-web-goals = Tvoje ciele
terra-futura-web-goals-note = Vidíš ich len ty. Na konci si vyberieš vzor jednej z nich a boduje lepšia skupina.
terra-futura-web-pattern-free = Voľné polia v jej vzore: { $count }.
terra-futura-web-times =
    { $times ->
        [0] zatiaľ nesplnené
        [one] splnené raz
        [few] splnené { $times }×
       *[other] splnené { $times }×
    }
terra-futura-web-end-kicker = Po deviatich kartách
terra-futura-web-end-you = Tvoje územie má najvyššiu hodnotu
terra-futura-web-end-won =
    { $count ->
        [one] Najvyššiu hodnotu má územie: { $names }
        [few] O víťazstvo sa delia { $names }
       *[other] O víťazstvo sa delia { $names }
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] Body: { $points }, a ani jediná kocka znečistenia.
        [one] Body: { $points }, s jednou kockou znečistenia.
        [few] Body: { $points }, kocky znečistenia: { $cubes }.
       *[other] Body: { $points }, kocky znečistenia: { $cubes }.
    }
terra-futura-web-sheet = Bodovacia tabuľka
terra-futura-web-row-raw = Suroviny
terra-futura-web-row-food = Potraviny
terra-futura-web-row-construction = Materiál
terra-futura-web-row-goods = Výrobky
terra-futura-web-row-set = Bodovaná skupina
terra-futura-web-row-polluted = Znečistené karty
terra-futura-web-each = po { $points }
terra-futura-web-better = lepšia z dvoch
terra-futura-web-total = Spolu
terra-futura-web-winner = víťazstvo
terra-futura-web-end-tie = Rovnako bodov: rozhoduje menej znečistenia.
terra-futura-web-end-note = Stĺpce: hodnota po každom ťahu a po záverečnej aktivácii. Orámované polia: vzor, ktorý si kto zvolil.
terra-futura-web-column-end = koniec
terra-futura-web-columns = { $name }: hodnota po každom ťahu

## Lekcia

