### Věty hry Terra Futura.
### $you je "yes", když se mluví o čtenáři, jinak "no"; $name je jméno hráče, $card název karty. Zdroje a názvy se vkládají
### v prvním pádě, proto stojí za dvojtečkou nebo za slovem karta.

## F1: zdroje

terra-futura-resource-green = zelená
terra-futura-resource-red = červená
terra-futura-resource-yellow = žlutá
terra-futura-resource-food = potraviny
terra-futura-resource-construction = materiál
terra-futura-resource-goods = výrobky
terra-futura-resource-money = peníze
terra-futura-resource-raw = libovolná surovina
terra-futura-resource-product = libovolný produkt
terra-futura-amount =
    { $count ->
        [one] { $resource }
        [few] { $count }× { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 až F21: co karty dělají

terra-futura-gain = zisk: { $what }
terra-futura-gain-any = zisk na výběr: { $what }
terra-futura-transfer =
    { $count ->
        [one] přesun 1 kostky znečištění sem
        [few] přesun až { $count } kostek znečištění sem
       *[other] přesun až { $count } kostek znečištění sem
    }
terra-futura-assist = výpomoc
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ znečištění
        [few] {" "}+ { $count }× znečištění
       *[other] {" "}+ { $count }× znečištění
    }
terra-futura-or = nebo
terra-futura-set = { $points } za sadu: { $what }

## F2: karty. Názvy jsou z Terrae.

terra-futura-card-village = Vesnice
terra-futura-card-cabin = Lesní srub
terra-futura-card-harbour = Přístav
terra-futura-card-hut = Horská chata
terra-futura-card-homestead = Usedlost
terra-futura-card-corner-shop = Obchod na rohu
terra-futura-card-savings-bank = Spořitelna
terra-futura-card-market-stall = Tržní stánek
terra-futura-card-toll-bridge = Mýtný most
terra-futura-card-orchard = Sad
terra-futura-card-woodland = Les
terra-futura-card-bamboo-grove = Bambusový háj
terra-futura-card-herb-garden = Bylinková zahrada
terra-futura-card-algae-pond = Rybník s řasami
terra-futura-card-berry-patch = Borůvčí
terra-futura-card-clay-pit = Hliniště
terra-futura-card-brick-yard = Cihelna
terra-futura-card-quarry = Kamenolom
terra-futura-card-ore-vein = Rudná žíla
terra-futura-card-mine-railway = Důlní dráha
terra-futura-card-open-pit = Povrchový důl
terra-futura-card-wheat-field = Pšeničné pole
terra-futura-card-sunflower-field = Slunečnicové pole
terra-futura-card-beehives = Včelí úly
terra-futura-card-maize-field = Kukuřičné pole
terra-futura-card-hay-meadow = Sečená louka
terra-futura-card-water-mill = Vodní mlýn
terra-futura-card-repair-shop = Opravna
terra-futura-card-food-truck = Pouliční kuchyně
terra-futura-card-canteen = Jídelna
terra-futura-card-building-site = Staveniště
terra-futura-card-concrete-plant = Betonárna
terra-futura-card-freight-port = Nákladní přístav
terra-futura-card-haulage = Dopravní firma
terra-futura-card-cannery = Konzervárna
terra-futura-card-steelworks = Ocelárna
terra-futura-card-assembly-line = Montážní linka
terra-futura-card-wetland = Mokřad
terra-futura-card-sewage-works = Čistírna vod
terra-futura-card-reed-bed = Rákosina
terra-futura-card-workshop = Dílna
terra-futura-card-smithy = Kovárna
terra-futura-card-greenhouse = Skleník
terra-futura-card-allotments = Zahrádky
terra-futura-card-masons = Kamenictví
terra-futura-card-walling = Stavitelé zdí
terra-futura-card-spinning-mill = Přádelna
terra-futura-card-sewing-room = Šicí dílna
terra-futura-card-tree-nursery = Lesní školka
terra-futura-card-mine-transport = Důlní doprava
terra-futura-card-granary = Sýpka
terra-futura-card-trading-post = Obchodní stanice

## F4: Bodovací karty. Názvy jsou z Terrae.

terra-futura-scoring-home-and-table = Domov a stůl
terra-futura-scoring-brick-and-bread = Cihla a chléb
terra-futura-scoring-garden-city = Zahradní město
terra-futura-scoring-trading-house = Obchodní dům
terra-futura-scoring-full-larder = Plná spíž
terra-futura-scoring-new-quarter = Nová čtvrť
terra-futura-scoring-straw-bale-houses = Slaměné domy
terra-futura-scoring-farm-shop = Prodej ze dvora
terra-futura-scoring-food-fair = Jarmark chutí
terra-futura-scoring-building-trade = Stavební řemesla
terra-futura-scoring-self-sufficiency = Soběstačnost
terra-futura-scoring-green-kitchen = Zelená kuchyně
terra-futura-scoring-stone-town = Kamenné město
terra-futura-scoring-harvest-homes = Domy ze sklizně
terra-futura-scoring-all-round-economy = Všestranné hospodářství
terra-futura-scoring-golden-workshops = Zlaté dílny

## Co se stalo

terra-futura-event-turn =
    { $you ->
        [yes] Jsi na tahu.
       *[no] Na tahu: { $name }.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Odhazuješ z nabídky kartu { $card }.
       *[no] { $name } odhazuje z nabídky kartu { $card }.
    }
terra-futura-event-take =
    { $you ->
        [yes] Bereš kartu { $card }.
       *[no] { $name } bere kartu { $card }.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Bereš vrchní kartu balíčku { $deck }.
       *[no] { $name } bere naslepo vrchní kartu balíčku { $deck }.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Bereš vrchní kartu balíčku { $deck }: { $card }.
       *[no] { $name } bere vrchní kartu balíčku { $deck }: { $card }.
    }
terra-futura-event-reshuffle = Odhozené karty balíčku { $deck } se znovu míchají.
terra-futura-event-refill = Do nabídky přibývá karta { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Umísťuješ kartu { $card }.
       *[no] { $name } umísťuje kartu { $card }.
    }
terra-futura-event-use =
    { $you ->
        [yes] Používáš kartu { $card }: { $effect }.
       *[no] { $name } používá kartu { $card }: { $effect }.
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
        [yes] Tvá volba: { $resource }.
       *[no] { $name } volí: { $resource }.
    }
terra-futura-event-receive = Karta { $card } dostává: { $what }.
terra-futura-event-pollute = Znečištění na kartu { $card }.
terra-futura-event-move = Kostka opouští kartu { $card }.
terra-futura-event-reward =
    { $you ->
        [yes] Odměna pro tebe na kartu { $card }: { $resource }.
       *[no] { $name } dostává odměnu na kartu { $card }: { $resource }.
    }
terra-futura-event-clean =
    { $you ->
        [yes] Čistíš kartu { $card }.
       *[no] { $name } čistí kartu { $card }.
    }
terra-futura-event-inactive = Karta { $card } je zablokovaná a neaktivní.
terra-futura-event-active = Karta { $card } je znovu aktivní.
terra-futura-event-pattern =
    { $you ->
        [yes] Aktivuješ vzor karty { $scoring }.
       *[no] { $name } aktivuje vzor karty { $scoring }.
    }
terra-futura-event-over = Všechna území jsou hotová a spočítaná.

## Stůl

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] jsi na tahu
       *[no] na tahu: { $name }
    }
terra-futura-turn-number = tah { $number } z { $rounds }
terra-futura-final = závěrečná aktivace
terra-futura-deck = { $count } v balíčku, odhozeno { $discards }
terra-futura-newest = nejnovější
terra-futura-oldest = nejstarší
terra-futura-place-here = místo { $number }
terra-futura-inactive = zablokovaná
terra-futura-name-own =
    { $name ->
        [You] Ty
       *[other] { $name } (ty)
    }
terra-futura-head-player = hráč
terra-futura-head-cards = karty
terra-futura-head-stock = zdroje na aktivních kartách
terra-futura-head-cubes = znečištění
terra-futura-head-points = viditelné body
terra-futura-set-now =
    { $times ->
        [0] zatím nesplněno
        [one] splněno jednou, body: { $points }
        [few] splněno { $times }×, body: { $points }
       *[other] splněno { $times }×, body: { $points }
    }
terra-futura-score-now = Hodnota tvého území: { $score }.

## Otázky a odpovědi

terra-futura-question-drop = Odhodíš nejstarší kartu některého řádku, než si jednu vezmeš?
terra-futura-question-take = Kterou kartu si vezmeš?
terra-futura-question-place = Kam umístíš kartu { $card }?
terra-futura-question-use = Kterou kartu aktivuješ?
terra-futura-question-pay = Čím zaplatíš? Zbývá: { $what }.
terra-futura-question-gain = Který zdroj získáš?
terra-futura-question-pollute =
    { $count ->
        [one] Na kterou kartu přijde znečištění?
        [few] Na kterou kartu přijde znečištění? K umístění { $count } kostky.
       *[other] Na kterou kartu přijde znečištění? K umístění { $count } kostek.
    }
terra-futura-question-move = Ze které karty přesuneš kostku?
terra-futura-question-copy = Čí efekt zkopíruješ?
terra-futura-question-reward = Kopíruje se tvá karta: který ze zaplacených zdrojů si vezmeš?
terra-futura-question-clean = Kopíruje se tvá karta: kterou kartu vyčistíš?
terra-futura-question-pattern = Závěrečná aktivace: který vzor použiješ?
terra-futura-answer-keep = nic neodhodit
terra-futura-answer-drop = odhodit kartu { $card }
terra-futura-answer-take-unseen = vrchní karta balíčku { $deck }, naslepo
terra-futura-answer-place =
    { $count ->
        [0] aktivuje jen sebe
       *[other] aktivuje sebe a karty: { $cards }
    }
terra-futura-answer-end = už nic neaktivovat
terra-futura-answer-done = už nic
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = vezmi { $card }
terra-futura-web-advice-place = polož ji na { $place }: { $what }
terra-futura-web-advice-pattern = vyber { $scoring }
terra-futura-web-advice-gain = vezmi { $what }
terra-futura-web-advice-use = použij { $what }
terra-futura-web-advice-from = vyber { $card }
terra-futura-web-key-drop = Odhodit nejstarší kartu nabídky
terra-futura-web-key-goals = Cíle
terra-futura-web-key-zoom = Prohlédnout si kartu zblízka
terra-futura-web-key-arrows = Na další kartu tím směrem

## Konec

terra-futura-end-resources = zdroje
terra-futura-end-set = sada
terra-futura-end-polluted = znečištění
terra-futura-end-score = celkem
terra-futura-end-cubes = kostky
terra-futura-end-won =
    { $you ->
        [yes] Vyhráváš!
        [shared] Sdílíš vítězství. Spolu s tebou vyhrává: { $names }.
       *[no]
            { $count ->
                [one] Vyhrává { $names }.
                [few] O vítězství se dělí { $names }.
               *[other] O vítězství se dělí { $names }.
            }
    }

## Pravidla této chvíle, každé v jedné až třech větách

terra-futura-rule-F3 = Karta má horní efekt (zisk), spodní efekt (směnu, přesun znečištění nebo výpomoc), nebo oba, a až tři pozice pro znečištění.
    .title = Karta území
terra-futura-rule-F9 = Jednou za tah smíš, než si vezmeš kartu, poslat nejstarší kartu jednoho řádku (pozice 4) na jeho odhazovací hromádku; řádek se posune a doplní.
    .title = Odhození
terra-futura-rule-F10 = Vezmi si kteroukoli kartu z nabídky, nebo naslepo vrchní kartu některého balíčku. Co si vezmeš, musíš umístit.
    .title = Výběr karty
terra-futura-rule-F11 = Řádek se posune a doplní. Prázdný balíček vznikne znovu ze své odhazovací hromádky.
    .title = Doplnění
terra-futura-rule-F12 = Všechny tvé karty se musí vejít do čtverce 3 × 3. S volbou sousedství se nová karta musí některé jiné dotýkat celou stranou.
    .title = Umístění
    .on = Všechny tvé karty se musí vejít do čtverce 3 × 3 a u tohoto stolu se nová karta musí některé jiné dotýkat celou stranou.
    .off = Všechny tvé karty se musí vejít do čtverce 3 × 3. U tohoto stolu se nová karta žádné jiné dotýkat nemusí.
terra-futura-rule-F13 = Novou kartu a každou kartu v jejím řádku a sloupci smíš jednou aktivovat, v libovolném pořadí. Kteroukoli smíš vynechat. Efekt, který nelze celý provést, nelze zvolit.
    .title = Aktivace
terra-futura-rule-F14 = Jedna aktivace použije jeden efekt karty.
    .title = Jeden efekt na aktivaci
terra-futura-rule-F15 = Zisk položí znázorněné zdroje přímo na tuto kartu; kde je zdroj libovolný, vybíráš ty.
    .title = Zisk
terra-futura-rule-F16 = Směnu zaplatíš ze kterýchkoli svých aktivních karet; odměna přijde na kartu, která směnu provedla.
    .title = Směna
terra-futura-rule-F17 = Znečištění při směně je povinné: každá kostka musí na některou tvou aktivní kartu.
    .title = Znečištění v odměně
terra-futura-rule-F18 = Přesun vezme kostky z tvých ostatních karet na tuto, nejméně jednu, dokud se na ni vejdou.
    .title = Přesun znečištění
terra-futura-rule-F19 = Na kartu se vejde tolik kostek, kolik má pozic, a ještě jedna doprostřed.
    .title = Místo pro znečištění
terra-futura-rule-F20 = Karta s kostkou uprostřed je neaktivní: nelze ji použít, jejími zdroji nelze platit a nepočítají se. Znovu je aktivní, jakmile z ní některá kostka zmizí.
    .title = Neaktivní karty
terra-futura-rule-F21 = Výpomoc kopíruje spodní efekt aktivní karty jiného hráče. Cena, znečištění i odměna jsou tvé; odměna přijde na tvou počáteční kartu.
    .title = Výpomoc
terra-futura-rule-F22 = Majitel kopírované směny si vezme jeden ze zdrojů, kterými platíš.
    .title = Odměna za směnu
terra-futura-rule-F23 = Kopírovaný přesun dá jednu kostku na tvou počáteční kartu a tím ji zablokuje; majitel kopírované karty smí odstranit jednu kostku z některé své karty.
    .title = Odměna za přesun
terra-futura-rule-F24 = Počáteční karta získá jednu libovolnou surovinu, nebo jeden žeton peněz.
    .title = Horní efekt počáteční karty
terra-futura-rule-F26 = Až mají všichni devět karet, smí každý postupně provést čtyři aktivace podle jednoho ze svých dvou vzorů.
    .title = Závěrečná aktivace
terra-futura-rule-F27 = Počítá se lepší z tvých dvou bodovacích sad, a to tolikrát, kolikrát ji celou máš na aktivních kartách.
    .title = Bodovací sada
terra-futura-rule-F28 = Surovina na aktivní kartě má hodnotu 1, potraviny a materiál 5, výrobky 6, peníze nic. Za každou kartu se znečištěním se odečítá 1.
    .title = Zdroje a znečištění

## Stůl v prohlížeči

terra-futura-name = Terra Futura
terra-futura-web-tagline = Devět karet tvoří tvé území. Rozběhni řetězce sklizně a řemesel a nenech je zablokovat znečištěním.
terra-futura-web-minutes = 30 minut
terra-futura-bot-greedy = lovec bodů
    .line = Bere, co právě teď přinese nejvíc.
terra-futura-bot-planner = prozíravý plánovač
    .line = Zkouší tisíce způsobů, jak dokončit tah. Těžko ho porazit.
terra-futura-bot-learned = učenlivý hráč
    .line = Z vlastních partií se naučil, jakou hodnotu bude území mít.
terra-futura-bot-search = hloubavý počtář
    .line = Nejlepší tahy v mysli dohrává dál a vybere ten, po kterém povede nejvíc.
terra-futura-web-option-adjacent = Nová karta se musí celou stranou dotýkat některé, která už leží.
terra-futura-web-title = { $table }, kolo { $round } / { $rounds }
terra-futura-web-pollution = znečištění
terra-futura-web-assist = zkopíruj spoluhráče
terra-futura-web-copy = zkopíruj spoluhráče
terra-futura-web-cubes = znečištění: { $cubes } (pozice: { $spaces })
terra-futura-web-pattern = Aktivační vzor: { $cells }
terra-futura-web-per-set = za sadu
terra-futura-web-display = Nabídka
terra-futura-web-lands = Území a nabídka
terra-futura-web-open-display = Otevřít nabídku
terra-futura-web-level = { $level }. úroveň
terra-futura-web-in-deck = v balíčku
terra-futura-web-oldest = nejstarší, lze ji odhodit
terra-futura-web-discard-oldest = Odhodit
terra-futura-web-discard-card = Odhodit: { $card }
terra-futura-web-discard-ask = Odhodit tuto kartu? { $card }
terra-futura-web-discard-line = Přijde na odhazovací hromádku. Řádek se posune a z balíčku { $deck } přijde nová karta. Jednou za tah, a nelze to vzít zpět: novou kartu vidí všichni.
terra-futura-web-discard-not = Nechat ji tam
terra-futura-web-once = Jednou za tah
terra-futura-web-take-this = Vzít tuto kartu
terra-futura-web-signs = Značky a atlas
terra-futura-web-zoom = Karta
terra-futura-web-deck-look = Vrchní karta balíčku { $deck }
terra-futura-web-deck-line = Vezmeš si ji naslepo a necháš si, co přijde.
terra-futura-web-spaces = pozice pro znečištění: { $count }
terra-futura-web-start-card = Počáteční karta
terra-futura-web-same = Karty ve hře, které to dělají: { $count }
terra-futura-web-territory = Území
terra-futura-web-card = { $card }, řádek { $row }, sloupec { $column }
terra-futura-web-ready = připravená
terra-futura-web-used = použitá
terra-futura-say-receive = získat: { $what }
terra-futura-say-pay = zaplatit: { $pay }, získat: { $get }
terra-futura-say-holds = leží na ní: { $what }
terra-futura-web-place =
    { $cards ->
        [none] Umístit do sloupce { $column }, řádku { $row }
       *[other] Umístit do sloupce { $column }, řádku { $row }; aktivuje karty: { $cards }
    }
terra-futura-web-place-look = { $card }: řádek { $row }, sloupec { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Aktivuje jen sebe.
       *[other] Aktivuje: { $cards }.
    }
terra-futura-web-choked = Zablokovaná: { $cards }.
terra-futura-web-place-here = Umístit sem
terra-futura-web-place-choose = Vyber pole
terra-futura-web-worth = Hodnota teď
terra-futura-web-raw =
    { $count ->
        [0] Žádné suroviny
        [one] 1 surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
terra-futura-web-set =
    { $times ->
        [0] Zatím žádná celá sada
        [one] 1 celá sada
        [few] { $times } celé sady
       *[other] { $times } celých sad
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 znečištěná karta
        [few] { $count } znečištěné karty
       *[other] { $count } znečištěných karet
    }
terra-futura-web-pay-from = Platba z
terra-futura-web-pay-with = { $number }. kus platby
terra-futura-web-pollute-with = { $number }. kostka znečištění
terra-futura-web-pollution-on = Znečištění na
terra-futura-web-would-choke = Tím se zablokuje: { $cards }
terra-futura-web-exchange-of = platba: { $pay }, zisk: { $get }
terra-futura-web-get-on = Zisk na
terra-futura-web-hint-pay = Návrh lze změnit: seznamy nabízejí, čím jiným lze platit a kam jinam může znečištění.
terra-futura-web-hint-drop = Vezmi si kartu z nabídky nebo z balíčku. Předtím smíš odhodit nejstarší kartu jednoho řádku.
terra-futura-web-hint-take = Vezmi si kartu z nabídky, nebo naslepo vrchní kartu balíčku.
terra-futura-web-hint-place = Podívej se na pole a uvidíš, které karty by aktivovalo.
terra-futura-web-hint-use = Vybírej zářící karty v libovolném pořadí.
terra-futura-web-hint-pollute = Vyber kartu, na kterou kostka přijde.
terra-futura-web-hint-move = Vyber kartu, ze které se má kostka přesunout sem.
terra-futura-web-hint-gain = Přijde na kartu, která ho získala.
terra-futura-web-hint-copy = Její cena, znečištění i odměna budou tvé.
terra-futura-web-hint-reward = Přijde na kopírovanou kartu.
terra-futura-web-hint-pattern = Vyber vzor jedné ze svých dvou bodovacích karet; bodovat může stále kterákoli sada.
terra-futura-web-hint-clean = Vyber kartu, ze které zmizí jedna kostka.
terra-futura-web-not-now = Teď ne
terra-futura-web-exchange = Provést směnu
terra-futura-web-pollute = Umístit znečištění
terra-futura-web-done = Hotovo
terra-futura-web-end = Ukončit tah
terra-futura-web-use-this = Aktivovat
terra-futura-web-use-choose = Vyber kartu
terra-futura-web-use-gains = Všechny zisky ({ $count })
terra-futura-web-end-ask = Nevyužito: { $cards }. Přesto ukončit?
terra-futura-web-end-not = Pokračovat
terra-futura-web-end-anyway = Přesto ukončit
terra-futura-web-nothing-left = Už není co aktivovat
terra-futura-web-copy-this = Zkopírovat tento efekt
terra-futura-web-pattern-this = Aktivovat tento vzor
terra-futura-web-move-this =
    { $card ->
        [none] Vyber kartu
       *[other] Přesunout kostku: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Vyber kartu
       *[other] Vyčistit: { $card }
    }
terra-futura-web-copy-of = { $card } ({ $name }): { $effect }
terra-futura-web-waiting-drop = Vybírá se karta.
terra-futura-web-waiting-take = Vybírá se karta.
terra-futura-web-waiting-place = Umísťuje se karta.
terra-futura-web-waiting-use = Aktivují se karty.
terra-futura-web-waiting-pay = Aktivují se karty.
terra-futura-web-waiting-gain = Aktivují se karty.
terra-futura-web-waiting-pollute = Umísťuje se znečištění.
terra-futura-web-waiting-move = Přesouvá se znečištění.
terra-futura-web-waiting-copy = Kopíruje se karta spoluhráče.
terra-futura-web-waiting-reward = Vybírá se odměna za pomoc.
terra-futura-web-waiting-clean = Vybírá se odměna za pomoc.
terra-futura-web-waiting-pattern = Vybírá se závěrečná aktivace.
terra-futura-web-step-drop = Vezmi si kartu
terra-futura-web-step-take = Vezmi si kartu
terra-futura-web-step-place = Umísti kartu
terra-futura-web-step-use = Aktivuj řádek a sloupec
terra-futura-web-step-pay = Zaplať směnu
terra-futura-web-step-gain = Vyber, co získáš
terra-futura-web-step-pollute = Umísti znečištění
terra-futura-web-step-move = Přesuň sem znečištění
terra-futura-web-step-copy = Zkopíruj kartu spoluhráče
terra-futura-web-step-reward = Odměna za pomoc
terra-futura-web-step-clean = Odměna za pomoc
terra-futura-web-step-pattern = Závěrečná aktivace
terra-futura-web-your-land = Tvé území
terra-futura-web-land-of = Území: { $name }
terra-futura-web-back-home = Zpět na mé území
terra-futura-web-cards =
    { $count ->
        [one] 1 z 9 karet
        [few] { $count } z 9 karet
       *[other] { $count } z 9 karet
    }
terra-futura-web-others = Ostatní území
terra-futura-web-scoring = Tvé bodovací karty
terra-futura-web-scoring-of = Bodovací karty: { $name }
terra-futura-web-secret = vidíš je jen ty
terra-futura-web-cell =
    { $times ->
        [1] řádek { $row } sloupec { $column }
        [2] řádek { $row } sloupec { $column } dvakrát
       *[other] řádek { $row } sloupec { $column } { $times }×
    }
terra-futura-web-missing = Chybí: { $what }.
terra-futura-web-goals = Tvé cíle
terra-futura-web-goals-note = Vidíš je jen ty. Na konci si vybereš vzor jedné z nich a boduje lepší sada.
terra-futura-web-pattern-free = Volná pole v jejím vzoru: { $count }.
terra-futura-web-times =
    { $times ->
        [0] zatím nesplněno
        [one] splněno jednou
        [few] splněno { $times }×
       *[other] splněno { $times }×
    }
terra-futura-web-end-kicker = Po devíti kartách
terra-futura-web-end-you = Tvé území má nejvyšší hodnotu
terra-futura-web-end-won =
    { $count ->
        [one] Nejvyšší hodnotu má území: { $names }
        [few] O vítězství se dělí { $names }
       *[other] O vítězství se dělí { $names }
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] Body: { $points }, a ani jediná kostka znečištění.
        [one] Body: { $points }, s jednou kostkou znečištění.
        [few] Body: { $points }, kostky znečištění: { $cubes }.
       *[other] Body: { $points }, kostky znečištění: { $cubes }.
    }
terra-futura-web-sheet = Bodovací tabulka
terra-futura-web-row-raw = Suroviny
terra-futura-web-row-food = Potraviny
terra-futura-web-row-construction = Materiál
terra-futura-web-row-goods = Výrobky
terra-futura-web-row-set = Bodovací sada
terra-futura-web-row-polluted = Znečištěné karty
terra-futura-web-each = po { $points }
terra-futura-web-better = lepší ze dvou
terra-futura-web-total = Celkem
terra-futura-web-winner = vítězství
terra-futura-web-end-tie = Stejně bodů: rozhoduje méně znečištění.
terra-futura-web-end-note = Sloupce: hodnota po každém tahu a po závěrečné aktivaci. Orámovaná pole: vzor, který si kdo zvolil.
terra-futura-web-column-end = konec
terra-futura-web-columns = { $name }: hodnota po každém tahu

## Lekce

