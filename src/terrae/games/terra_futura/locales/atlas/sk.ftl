### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Každé miesto na území: čo robí, koľko kariet robí to isté a čo znamená vo svete.
terra-futura-atlas-search = Názov alebo to, čo vyrába
terra-futura-atlas-start = Počiatočné karty
    .line = 5 kariet, ktoré všetky robia to isté; každý hráč má jednu
terra-futura-atlas-level-I = I. úroveň
    .line = 23 kariet, každá raz; väčšina niečo prináša
terra-futura-atlas-level-II = II. úroveň
    .line = 24 kariet, každá raz; väčšina mení jedno na druhé
terra-futura-atlas-scoring = Bodovacie karty
    .line = 16 kariet, každá raz; každý hráč má dve, tajne
terra-futura-atlas-makes-food = Vyrába potraviny
terra-futura-atlas-makes-construction = Vyrába materiál
terra-futura-atlas-makes-goods = Vyrába výrobky
terra-futura-atlas-moves = Presúva znečistenie
terra-futura-atlas-clean = Nikdy neznečisťuje
terra-futura-atlas-same =
    { $count ->
        [few] { $count } z { $all } to robia
       *[other] { $count } z { $all } to robí
    }
terra-futura-atlas-often =
    { $count ->
        [few] raz; to isté robia { $count } z { $all } kariet toho istého druhu
       *[other] raz; to isté robí { $count } z { $all } kariet toho istého druhu
    }
terra-futura-atlas-often-alone = raz; žiadna iná karta nerobí to isté
terra-futura-atlas-spaces = Políčka na znečistenie
terra-futura-atlas-spaces-count =
    { $count ->
        [0] žiadne: zablokuje ju už prvá kocka
       *[other] { $count }; ďalšia kocka ide doprostred a zablokuje ju
    }
terra-futura-atlas-like = Robí to isté
terra-futura-atlas-set = Bodovaná skupina
terra-futura-atlas-signs = Čo znamenajú značky
terra-futura-atlas-worth =
    { $points ->
        [0] na konci bez hodnoty
       *[other] na konci v hodnote { $points }
    }
terra-futura-atlas-worth-pollution = −1 za každú kartu, na ktorej leží

## In the game

terra-futura-atlas-game-assist = Keď kopíruješ kartu iného hráča, cena, znečistenie aj odmena sú tvoje. Majiteľ tej karty za to dostane odmenu.
terra-futura-atlas-game-gain = Prinesie niečo zakaždým, keď sa rozbehne jej riadok alebo stĺpec: daj ju tam, kam ešte prídu ďalšie karty.
terra-futura-atlas-game-money = Peniaze na konci nemajú hodnotu: sú tu na míňanie.
terra-futura-atlas-game-clean = Táto práca nezanecháva znečistenie.
terra-futura-atlas-game-choice = Jedna cesta je čistá, druhá zanechá znečistenie: zakaždým si vyberáš.
terra-futura-atlas-game-dirty = Zakaždým zanechá znečistenie: maj preň voľné políčko, skôr než ju použiješ.
terra-futura-atlas-game-transfer = Karta zbavená prebytočnej kocky hneď zasa pracuje; ak leží v aktivovanom riadku alebo stĺpci a ešte nebola použitá, smieš ju použiť v tom istom ťahu.
terra-futura-atlas-game-scoring = Na konci smieš urobiť štyri aktivácie jednej zo svojich dvoch kariet a lepšia z ich skupín boduje toľkokrát, koľkokrát ju máš na aktívnych kartách.

## In the world: Starting cards

terra-futura-atlas-village = Na dedine sa vie, kto vie opraviť strechu a kto potrebuje pomôcť. Mnohé, čo ľudia robia jeden pre druhého, robia bez platu.
terra-futura-atlas-cabin = Drevo na kúrenie, huby, čučoriedky a pokoj: v lese sa žije z toho, čo dorastá. A dorastie to, kým si nikto nevezme viac.
terra-futura-atlas-harbour = Lode privážajú ryby, novinky aj cudzincov. Prístav žije z toho, že je otvorený na dve strany, k pevnine a k moru.
terra-futura-atlas-hut = Všetko treba vyniesť hore alebo to dá slnko a dážď, a tak sa málo mrhá. Väčšina chát je otvorená všetkým a v zime zostáva jedna miestnosť odomknutá.
terra-futura-atlas-homestead = Polia, zvieratá a kuchyňa tu patria k sebe: hnoj živí pôdu, zvyšky sliepky. Rodinné hospodárstva dopestujú dobrú časť toho, čo svet zje.

## In the world: Level I

terra-futura-atlas-corner-shop = Chlieb, známky a pár slov za rohom držia ulicu pri živote. To, čo leží na policiach, prišlo často zďaleka.
terra-futura-atlas-savings-bank = Prvé sporiteľne vznikli preto, aby si ľudia s malými príjmami mohli niečo odložiť na zlé časy. Z mnohých malých súm je potom pôžička na strechu, pluh alebo dielňu.
terra-futura-atlas-market-stall = Pestovatelia ráno predávajú, čo deň predtým zožali. Čím kratšia cesta, tým viac z ceny zostane tým, čo odviedli prácu.
terra-futura-atlas-toll-bridge = Most skráti cestu všetkým a mýto platí jeho údržbu. Tu aspoň raz vidieť, koľko stojí cesta.
terra-futura-atlas-orchard = Staré ovocné stromy na lúke živia desiatky rokov ľudí, včely aj vtáky. Kto ich sadí, myslí na vnúčatá.
terra-futura-atlas-woodland = Zmiešaný les dáva drevo a huby, drží vodu a chladí vzduch. Lesom zostane, keď sa nerúbe viac, než dorastá.
terra-futura-atlas-bamboo-grove = Bambus je tráva: vyrastie za pár týždňov a po zrezaní vyženie z koreňov. Robia sa z neho koše, lešenia aj celé domy.
terra-futura-atlas-herb-garden = Tymian, mäta a šalvia potrebujú málo miesta, tešia včely a zmierňujú drobné neduhy. Čo o nich ľudia vedia, je staršie než všetky knihy.
terra-futura-atlas-algae-pond = Riasy menia svetlo, vodu a to, čo iní spláchnu, na potravu a surovinu. Nepotrebujú pole, len niekoho, kto stráži vodu.
terra-futura-atlas-berry-patch = Čučoriedky dozrievajú pre ľudí, vtáky aj medvede. Kto zbiera opatrne, nájde ich budúce leto na tom istom mieste.
terra-futura-atlas-clay-pit = Z hliny sa stavia od prvých miest, lebo leží tesne pod povrchom. Opustené hlinisko sa zaplní vodou, trstinou a žabami.
terra-futura-atlas-brick-yard = V ohni sa z hliny stane kameň: dobrá tehla vydrží stáročia a dá sa použiť znova. Koľko bude dymu, rozhodne to, čo v peci horí.
terra-futura-atlas-quarry = Kameň zblízka nepotrebuje dlhú cestu a slúži generáciám. Lom nechá v kopci ranu, kde neskôr možno zahniezdia výry.
terra-futura-atlas-ore-vein = Kovy ležia v tenkých žilách medzi horninou, o ktorú nikto nestojí. Čo sa raz vyťaží, dá sa taviť a používať stále znova.
terra-futura-atlas-mine-railway = Oceľové kolesá na oceľových koľajach pohnú ťažkým nákladom malou silou. Hornina bez rudy zostane na haldách, nadlho.
terra-futura-atlas-open-pit = Pre uhlie a rudu sa presúvajú celé krajiny, niekedy aj dediny. Kým tam bude les alebo jazero, uplynú desiatky rokov.
terra-futura-atlas-wheat-field = Pšenica je pre veľkú časť sveta denným chlebom. Jej pole zostane úrodné, keď sa strieda s inými plodinami a pôda neleží holá.
terra-futura-atlas-sunflower-field = Mladé slnečnice sa otáčajú za slnkom; zrelé dávajú olej, semienka a krmivo. V plnom kvete sú hostinou pre včely.
terra-futura-atlas-beehives = Cestou z kvetu na kvet pomáhajú včely jabloniam, čerešniam a tekviciam nasadiť plody. Potrebujú kvety po celé leto a polia bez jedu.
terra-futura-atlas-maize-field = Kukurica, kedysi vyšľachtená v Mexiku z divej trávy, dáva jedlo, krmivo aj palivo. Je hladná: z holých svahov zmýva dážď pôdu aj hnojivo.
terra-futura-atlas-hay-meadow = Lúka, ktorá sa kosí neskoro a málokedy, je plná kvetov, cvrčkov a motýľov. Jej seno prenesie zvieratá cez zimu.
terra-futura-atlas-water-mill = Tečúca voda poháňala mlyny, píly a hámre dávno pred motormi. Dnes môže vyrábať prúd; ryby potrebujú cestu okolo.
terra-futura-atlas-repair-shop = Nový zips, prispájkovaný drôtik a vec žije ďalej. Každá oprava ušetrí rudu a energiu, uberie z odpadu a udrží pri živote remeslo.

## In the world: Level II

terra-futura-atlas-food-truck = Hrniec, plameň a dobrý recept nasýtia celú ulicu. Špina sa skrýva v pohári, ktorý sa vyhodí, a v tom, čo prišlo zďaleka.
terra-futura-atlas-canteen = Variť pre mnohých šetrí energiu a necháva menej zvyškov, ak je to dobre naplánované. Každý jedálny lístok trochu rozhoduje, čo porastie na poliach okolo.
terra-futura-atlas-building-site = Žeriavy a nákladné autá postavia dom za pár mesiacov. Mnohé z toho, čo bude stáť Zem, sa rozhodne, skôr než sa niekto nasťahuje: tým, z čoho je.
terra-futura-atlas-concrete-plant = Betón prijme každý tvar a nesie mosty aj veže. Vápenec pálený na jeho cement uvoľňuje oxid uhličitý, aj keď je oheň čistý.
terra-futura-atlas-freight-port = Mnohé z toho, čo nás obklopuje, cestovalo v kontajneri. Loď odvezie veľa s málom paliva, ale cestujú s ňou aj sadze a cudzie druhy.
terra-futura-atlas-haulage = Nákladné autá privezú všetko až k dverám, aj v noci. Hluk a sadze zostanú tým, čo bývajú pri ceste, nie tým, čo si objednali.
terra-futura-atlas-cannery = V pohároch a plechovkách vydrží letná úroda cez zimu a menej sa jej pokazí. Treba na to kov, teplo a čistú vodu a zvýši nálev a šupky.
terra-futura-atlas-steelworks = Po stáročia sa železná ruda taví s uhlím. Oceľ zo šrotu potrebuje oveľa menej energie a vodík z čistého prúdu môže uhlie nahradiť.
terra-futura-atlas-assembly-line = Rozdelená na malé kroky ide práca rýchlo a veci zlacnejú. Ako dlho vydržia a či sa dajú opraviť, sa rozhoduje na rysovacej doske.
terra-futura-atlas-wetland = Močiare, rašeliniská a riečne nivy zadržiavajú povodne a čistia vodu, ktorá nimi preteká. Aj ich možno preťažiť; potom špinu vracajú.
terra-futura-atlas-sewage-works = Hrablice, nádrže a hladné mikróby menia odpadovú vodu späť na riečnu. Čo nestrávia, od farieb po lieky, do odtoku nepatrí.
terra-futura-atlas-reed-bed = Trstina vedie vzduch ku koreňom, kde baktérie čistia vodu. Niektoré dediny tak čistia svoje odpadové vody a nad nimi hniezdia vtáky.
terra-futura-atlas-workshop = S umom, náradím a časom sa z prostého materiálu stane niečo dobré. Trvá to dlhšie ako v továrni a um sa odovzdáva ďalej.
terra-futura-atlas-smithy = Železo možno znova a znova rozžeraviť a tvarovať: zo starej nápravy je brána. Pri nákove sa recyklovalo dávno predtým, než to dostalo meno.
terra-futura-atlas-greenhouse = Pod sklom dozrievajú rajčiny aj tam, kde im je vonku zima. So slnkom, kompostom a dažďovou vodou je to čisté; vykurované plynom stojí viac, než vidieť.
terra-futura-atlas-allotments = V malých záhradkách na kraji mesta rastie zelenina, priateľstvá a trpezlivosť. Medzi hriadkou a tanierom netreba nákladné auto.
terra-futura-atlas-masons = Čo je dobre postavené, stojí stáročia a neskôr sa kamene dajú použiť znova. Kto opraví starý dom, nemusí stavať nový.
terra-futura-atlas-walling = Suchý múrik drží svah bez malty, len správnym kameňom na správnom mieste. V jeho škárach žijú jašterice a divé kvety.
terra-futura-atlas-spinning-mill = Z vlny, ľanu a bavlny je tu priadza a látka, ktorá vydrží roky. Lacná priadza sa často platí inde: vodou, farbivami a tvrdou prácou.
terra-futura-atlas-sewing-room = Kabát šitý na mieru sa nosí dlho a spravuje. Kto šije pre rýchlu módu, často zarába málo a visačka to nepovie.
terra-futura-atlas-tree-nursery = Tu sa vysievajú a polievajú semená silných stromov, kým sadenice neobstoja samy. Les pre zajtrajšie počasie sa začína tým, aké semeno vyberieme dnes.
terra-futura-atlas-mine-transport = Mnohé z toho, čo sa vyváža z bane, je hornina bez rudy. Čím častejšie sa kov použije znova, tým menej nákladov treba.
terra-futura-atlas-granary = Obilie, ktoré je v suchu a v bezpečí pred myšami, prenesie ľudí cez zlý rok. Na svete sa pokazí veľa jedla, lebo chýbajú dobré sklady.
terra-futura-atlas-trading-post = Kde sa stretáva tovar z mnohých krajín, nájde sa, čo doma nerastie. Cenovka málokedy povie, kto ho vyrobil a čo tam po ňom zostalo.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Strecha a jedlo: dve najstaršie potreby a dodnes prvá pomoc, ktorá prichádza po katastrofe.
terra-futura-atlas-brick-and-bread = Oboje treba miesiť a chce vodu a oheň. Chlieb je starší ako polia: ľudia ho piekli v kamenných ohniskách tisíce rokov pred poľnohospodárstvom.
terra-futura-atlas-garden-city = Domy so záhradami, do práce pešo, polia na dohľad: starý sen staviteľov miest, a dobrý v horúcich letách.
terra-futura-atlas-trading-house = Obchodníci vozia tovar tam, kde chýba. Dobrý dom pozná svojich výrobcov po mene a platí im tak, aby sa z toho dalo žiť.
terra-futura-atlas-full-larder = Poháre na polici a obilie v truhlici: kto má zásoby na desať dní, prečká búrku aj výpadok prúdu a môže pomôcť druhým.
terra-futura-atlas-new-quarter = Novú štvrť je najlepšie plánovať s bytmi, prácou a obchodmi blízko seba, pre bohatých aj chudobných. Potom sa dá veľa prejsť pešo.
terra-futura-atlas-straw-bale-houses = Slama zvýši po každej žatve a dobre drží teplo. Steny z lisovanej slamy prešli skúškami v prudkom daždi, mraze aj veľkej horúčave.
terra-futura-atlas-farm-shop = Vajcia, syr a múka priamo z gazdovstva: vidieť, ako vznikajú, a viac z ceny zostane gazdom.
terra-futura-atlas-food-fair = Kde ľudia ochutnávajú jedlá tých druhých, z cudzincov sú čoskoro susedia. A staré odrody jabĺk a obilia prežívajú, lebo o ne niekto stojí.
terra-futura-atlas-building-trade = Tesári, inštalatéri a elektrikárky menia plány čistejšieho sveta na teplé izby. Bez ich rúk zostane najlepší plán na papieri.
terra-futura-atlas-self-sufficiency = Miesto, ktoré si pestuje a stavia, čo potrebuje, stojí pevne, aj keď obchod viazne. Všetko nevie takmer žiadne, a tak k tomu patria dobrí susedia.
terra-futura-atlas-green-kitchen = Zelenina, strukoviny a obilie potrebujú oveľa menej pôdy ako mäso. Dobre uvarené a vo svojom čase chutia tak, že nič nechýba.
terra-futura-atlas-stone-town = Úzke uličky a tienisté dvory držia staré mestá v lete chladné, celkom bez prúdu. Pomáhajú aj stromy a voda.
terra-futura-atlas-harvest-homes = Slama, konope a trstina dorastú každý rok a dajú dobré steny aj strechy. Kým dom stojí, ich uhlík zostáva mimo vzduchu.
terra-futura-atlas-all-round-economy = Kde jedna baňa alebo jedna továreň živí všetkých, zasiahne jej koniec všetkých. Kraj s mnohými remeslami sa v búrke ohne a nezlomí.
terra-futura-atlas-golden-workshops = Dobré remeslo vie so slamou, voskom a plátnom rovnako ako so zlatom. Čo je urobené starostlivo, to sa uchová, opraví a odovzdá ďalej.

## Why this game

terra-futura-why = Rast má adresu
    .lead = Hra Petra Vojtěcha z roku 2021 vzišla z projektu Game On, ktorý sa venuje klíme a podporila ho Európska únia. Všetko, čo vyrobíš, odniekiaľ pochádza a niečo po sebe zanechá.
terra-futura-why-1 = Peniaze prichádzajú zďaleka
    .text = Za peniaze dostaneš veci bez pestovania a kopania: urobil to niekto iný, často za málo peňazí a na mieste, ktoré nikdy neuvidíš. Preto peniaze na konci nemajú hodnotu a mnohé, čo kúpia, znečisťuje.
terra-futura-why-2 = Každý náklad niekto vezie
    .text = Lode a nákladné autá spájajú polia, bane, dielne a stoly; bez nich by nám mnohé chýbalo. Prinášajú aj sadze, hluk a teplejšiu klímu, a to najmä tým, čo si nič neobjednali.
terra-futura-why-3 = Znečistenie sa skrýva
    .text = Kocka na karte uberie jeden bod, takmer nič. Potom je o jednu viac a všetko na karte sa zastaví. Také sú odpadové vody, pesticídy a hnojivá: dlho ich v riekach a pôde nevidieť, a potom sú zrazu tu.
terra-futura-why-4 = Menej brať zo zeme
    .text = Meniť jeden materiál na druhý, opravovať a používať znova znamená získať viac z toho, čo už máme. Každý kúsok kovu, ktorý ide do obehu ešte raz, ušetrí kúsok hory.
terra-futura-why-5 = Existujú čisté cesty
    .text = Niektorá práca tu po sebe nenechá ani kocku: znamená slnko, vietor a vodu a polia, ktoré zostanú úrodné. Stojí trochu viac. Spravodlivá je tá zmena, za ktorú neplatia najviac tí, čo majú najmenej.
terra-futura-why-6 = Upratovať je práca
    .text = Mokrade, trstinové porasty a čistiarne berú na seba špinu druhých, kým môžu. Čo sa včas vytriedi a použije znova, to sa upratovať nemusí.
terra-futura-why-omits = Čo hra vynecháva: tvoja špina zostáva na tvojich deviatich kartách. Vo svete cestuje.
