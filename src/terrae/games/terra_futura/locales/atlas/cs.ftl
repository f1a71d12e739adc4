### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Každé místo na území: co dělá, kolik karet dělá totéž a co znamená ve světě.
terra-futura-atlas-search = Název nebo to, co vyrábí
terra-futura-atlas-start = Počáteční karty
    .line = 5 karet, které všechny dělají totéž; každý hráč má jednu
terra-futura-atlas-level-I = I. úroveň
    .line = 23 karet, každá jednou; většina něco přináší
terra-futura-atlas-level-II = II. úroveň
    .line = 24 karet, každá jednou; většina mění jedno v druhé
terra-futura-atlas-scoring = Bodovací karty
    .line = 16 karet, každá jednou; každý hráč má dvě, tajně
terra-futura-atlas-makes-food = Vyrábí potraviny
terra-futura-atlas-makes-construction = Vyrábí materiál
terra-futura-atlas-makes-goods = Vyrábí výrobky
terra-futura-atlas-moves = Přesouvá znečištění
terra-futura-atlas-clean = Nikdy neznečišťuje
terra-futura-atlas-same =
    { $count ->
        [few] { $count } z { $all } to dělají
       *[other] { $count } z { $all } to dělá
    }
terra-futura-atlas-often =
    { $count ->
        [few] jednou; totéž dělají { $count } z { $all } karet téhož druhu
       *[other] jednou; totéž dělá { $count } z { $all } karet téhož druhu
    }
terra-futura-atlas-often-alone = jednou; žádná jiná karta nedělá totéž
terra-futura-atlas-spaces = Pozice pro znečištění
terra-futura-atlas-spaces-count =
    { $count ->
        [0] žádná: zablokuje ji už první kostka
       *[other] { $count }; další kostka jde doprostřed a zablokuje ji
    }
terra-futura-atlas-like = Dělá totéž
terra-futura-atlas-set = Bodovací sada
terra-futura-atlas-signs = Co znamenají značky
terra-futura-atlas-worth =
    { $points ->
        [0] na konci bez hodnoty
       *[other] na konci v hodnotě { $points }
    }
terra-futura-atlas-worth-pollution = −1 za každou kartu, na které leží

## In the game

terra-futura-atlas-game-assist = Když kopíruješ kartu jiného hráče, cena, znečištění i odměna jsou tvé. Majitel té karty za to dostane odměnu.
terra-futura-atlas-game-gain = Přinese něco pokaždé, když se rozběhne její řádek nebo sloupec: dej ji tam, kam ještě přijdou další karty.
terra-futura-atlas-game-money = Peníze na konci nemají hodnotu: jsou tu k utrácení.
terra-futura-atlas-game-clean = Tato práce nezanechává znečištění.
terra-futura-atlas-game-choice = Jedna cesta je čistá, druhá zanechá znečištění: pokaždé si vybíráš.
terra-futura-atlas-game-dirty = Pokaždé zanechá znečištění: měj pro něj volnou pozici, než ji použiješ.
terra-futura-atlas-game-transfer = Karta zbavená přebytečné kostky hned zase pracuje; leží-li v aktivovaném řádku nebo sloupci a ještě nebyla použita, smíš ji použít v témže tahu.
terra-futura-atlas-game-scoring = Na konci smíš provést čtyři aktivace jedné ze svých dvou karet a lepší z jejich sad boduje tolikrát, kolikrát ji máš na aktivních kartách.

## In the world: Starting cards

terra-futura-atlas-village = Na vesnici se ví, kdo umí opravit střechu a kdo potřebuje pomoct. Mnohé, co lidé dělají jeden pro druhého, dělají bez platu.
terra-futura-atlas-cabin = Dřevo na topení, houby, borůvky a klid: v lese se žije z toho, co dorůstá. A doroste to, dokud si nikdo nevezme víc.
terra-futura-atlas-harbour = Lodě přivážejí ryby, novinky i cizince. Přístav žije z toho, že je otevřený na dvě strany, k pevnině a k moři.
terra-futura-atlas-hut = Všechno je třeba vynést nahoru, nebo to dá slunce a déšť, a tak se málo plýtvá. Většina chat je otevřená všem a v zimě zůstává jedna místnost odemčená.
terra-futura-atlas-homestead = Pole, zvířata a kuchyně tu patří k sobě: hnůj živí půdu, zbytky slepice. Rodinná hospodářství vypěstují dobrou část toho, co svět jí.

## In the world: Level I

terra-futura-atlas-corner-shop = Chléb, známky a pár slov za rohem drží ulici při životě. To, co leží v regálech, přišlo často zdaleka.
terra-futura-atlas-savings-bank = První spořitelny vznikly proto, aby si lidé s malými příjmy mohli něco odložit na zlé časy. Z mnoha malých částek je pak půjčka na střechu, pluh nebo dílnu.
terra-futura-atlas-market-stall = Pěstitelé ráno prodávají, co den předtím sklidili. Čím kratší cesta, tím víc z ceny zůstane těm, kdo odvedli práci.
terra-futura-atlas-toll-bridge = Most zkrátí cestu všem a mýto platí jeho údržbu. Tady je pro jednou vidět, co silnice stojí.
terra-futura-atlas-orchard = Staré ovocné stromy na louce živí desítky let lidi, včely i ptáky. Kdo je sází, myslí na vnoučata.
terra-futura-atlas-woodland = Smíšený les dává dřevo a houby, drží vodu a chladí vzduch. Lesem zůstane, když se nekácí víc, než dorůstá.
terra-futura-atlas-bamboo-grove = Bambus je tráva: vyroste během týdnů a po seříznutí obrazí z kořenů. Dělají se z něj koše, lešení i celé domy.
terra-futura-atlas-herb-garden = Tymián, máta a šalvěj potřebují málo místa, těší včely a mírní drobné neduhy. Co o nich lidé vědí, je starší než všechny knihy.
terra-futura-atlas-algae-pond = Řasy mění světlo, vodu a to, co jiní spláchnou, v potravu a surovinu. Nepotřebují pole, jen někoho, kdo hlídá vodu.
terra-futura-atlas-berry-patch = Borůvky zrají pro lidi, ptáky i medvědy. Kdo sbírá opatrně, najde je příští léto na stejném místě.
terra-futura-atlas-clay-pit = Z hlíny se staví od prvních měst, protože leží těsně pod povrchem. Opuštěné hliniště se zaplní vodou, rákosím a žábami.
terra-futura-atlas-brick-yard = V ohni se z hlíny stane kámen: dobrá cihla vydrží staletí a dá se použít znovu. Kolik bude kouře, rozhodne to, co v peci hoří.
terra-futura-atlas-quarry = Kámen z blízka nepotřebuje dlouhou cestu a slouží generacím. Lom nechá v kopci ránu, kde později možná zahnízdí výři.
terra-futura-atlas-ore-vein = Kovy leží v tenkých žilách mezi horninou, o kterou nikdo nestojí. Co se jednou vytěží, dá se tavit a používat stále znovu.
terra-futura-atlas-mine-railway = Ocelová kola na ocelových kolejích pohnou těžkým nákladem malou silou. Hornina bez rudy zůstane na haldách, nadlouho.
terra-futura-atlas-open-pit = Kvůli uhlí a rudě se přesouvají celé krajiny, někdy i vesnice. Než tam bude les nebo jezero, uplynou desítky let.
terra-futura-atlas-wheat-field = Pšenice je pro velkou část světa denním chlebem. Její pole zůstane úrodné, když se střídá s jinými plodinami a půda neleží holá.
terra-futura-atlas-sunflower-field = Mladé slunečnice se otáčejí za sluncem; zralé dávají olej, semínka a krmivo. V plném květu jsou hostinou pro včely.
terra-futura-atlas-beehives = Cestou z květu na květ pomáhají včely jabloním, třešním a dýním nasadit plody. Potřebují květy po celé léto a pole bez jedu.
terra-futura-atlas-maize-field = Kukuřice, kdysi vyšlechtěná v Mexiku z divoké trávy, dává jídlo, krmivo i palivo. Je hladová: z holých svahů smývá déšť půdu i hnojivo.
terra-futura-atlas-hay-meadow = Louka, která se seče pozdě a málokdy, je plná květin, cvrčků a motýlů. Její seno přenese zvířata přes zimu.
terra-futura-atlas-water-mill = Tekoucí voda poháněla mlýny, pily a hamry dávno před motory. Dnes může vyrábět proud; ryby potřebují cestu kolem.
terra-futura-atlas-repair-shop = Nový zip, připájený drátek a věc žije dál. Každá oprava ušetří rudu a energii, ubere odpadu a udrží při životě řemeslo.

## In the world: Level II

terra-futura-atlas-food-truck = Hrnec, plamen a dobrý recept nasytí celou ulici. Špína se skrývá v kelímku, který se vyhodí, a v tom, co přišlo zdaleka.
terra-futura-atlas-canteen = Vařit pro mnoho lidí šetří energii a nechává méně zbytků, je-li to dobře naplánované. Každý jídelníček trochu rozhoduje, co poroste na polích kolem.
terra-futura-atlas-building-site = Jeřáby a náklaďáky postaví dům během měsíců. Mnohé z toho, co bude stát Zemi, se rozhodne, než se někdo nastěhuje: tím, z čeho je.
terra-futura-atlas-concrete-plant = Beton přijme každý tvar a nese mosty i věže. Vápenec pálený na jeho cement uvolňuje oxid uhličitý, i když je oheň čistý.
terra-futura-atlas-freight-port = Mnohé z toho, co nás obklopuje, cestovalo v kontejneru. Loď uveze hodně s málem paliva, ale cestují s ní i saze a cizí druhy.
terra-futura-atlas-haulage = Náklaďáky přivezou všechno až ke dveřím, i v noci. Hluk a saze zůstanou těm, kdo bydlí u silnice, ne těm, kdo si objednali.
terra-futura-atlas-cannery = Ve sklenicích a plechovkách vydrží letní úroda přes zimu a méně se jí zkazí. Chce to kov, teplo a čistou vodu a zbývá lák a slupky.
terra-futura-atlas-steelworks = Po staletí se železná ruda taví s uhlím. Ocel ze šrotu potřebuje mnohem méně energie a vodík z čistého proudu může uhlí nahradit.
terra-futura-atlas-assembly-line = Rozdělená na malé kroky jde práce rychle a věci zlevní. Jak dlouho vydrží a zda se dají opravit, se rozhoduje na rýsovacím prkně.
terra-futura-atlas-wetland = Bažiny, rašeliniště a říční nivy zadržují povodně a čistí vodu, která jimi protéká. I je lze přetížit; pak špínu vracejí.
terra-futura-atlas-sewage-works = Česle, nádrže a hladoví mikrobi mění odpadní vodu zpátky v říční. Co nestráví, od barev po léky, do odpadu nepatří.
terra-futura-atlas-reed-bed = Rákos vede vzduch ke kořenům, kde bakterie čistí vodu. Některé vesnice tak čistí své odpadní vody a nad nimi hnízdí ptáci.
terra-futura-atlas-workshop = S umem, nářadím a časem se z prostého materiálu stane něco dobrého. Trvá to déle než v továrně a um se předává dál.
terra-futura-atlas-smithy = Železo lze znovu a znovu rozžhavit a tvarovat: ze staré nápravy je brána. U kovadliny se recyklovalo dávno před tím, než to dostalo jméno.
terra-futura-atlas-greenhouse = Pod sklem zrají rajčata i tam, kde je jim venku zima. Se sluncem, kompostem a dešťovkou je to čisté; vytápěné plynem stojí víc, než je vidět.
terra-futura-atlas-allotments = V malých zahrádkách na kraji města roste zelenina, přátelství a trpělivost. Mezi záhonem a talířem není třeba náklaďáku.
terra-futura-atlas-masons = Co je dobře postavené, stojí staletí a později se kameny dají použít znovu. Kdo opraví starý dům, nemusí stavět nový.
terra-futura-atlas-walling = Suchá zídka drží svah bez malty, jen správným kamenem na správném místě. V jejích spárách žijí ještěrky a divoké květiny.
terra-futura-atlas-spinning-mill = Z vlny, lnu a bavlny je tu příze a látka, která vydrží roky. Levná příze se často platí jinde: vodou, barvivy a tvrdou prací.
terra-futura-atlas-sewing-room = Kabát šitý na míru se nosí dlouho a spravuje. Kdo šije pro rychlou módu, často vydělává málo a cedulka to neřekne.
terra-futura-atlas-tree-nursery = Tady se vysévají a zalévají semena silných stromů, dokud sazenice neobstojí samy. Les pro počasí zítřka začíná tím, jaké semeno vybereme dnes.
terra-futura-atlas-mine-transport = Mnohé z toho, co se vyváží z dolu, je hornina bez rudy. Čím častěji se kov použije znovu, tím méně nákladů je třeba.
terra-futura-atlas-granary = Obilí, které je v suchu a v bezpečí před myšmi, přenese lidi přes špatný rok. Na světě se zkazí mnoho jídla, protože chybějí dobré sklady.
terra-futura-atlas-trading-post = Kde se setkává zboží z mnoha zemí, najde se, co doma neroste. Cenovka málokdy řekne, kdo ho vyrobil a co tam po něm zůstalo.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Střecha a jídlo: dvě nejstarší potřeby a dodnes první pomoc, která přichází po katastrofě.
terra-futura-atlas-brick-and-bread = Obojí chce hnětení, vodu a oheň. Chléb je starší než pole: lidé ho pekli v kamenných ohništích tisíce let před zemědělstvím.
terra-futura-atlas-garden-city = Domy se zahradami, do práce pěšky, pole na dohled: starý sen stavitelů měst, a dobrý v horkých létech.
terra-futura-atlas-trading-house = Obchodníci vozí zboží tam, kde chybí. Dobrý dům zná své výrobce jménem a platí jim tak, aby se z toho dalo žít.
terra-futura-atlas-full-larder = Sklenice v polici a obilí v truhle: kdo má zásoby na deset dní, přečká bouři i výpadek proudu a může pomoct druhým.
terra-futura-atlas-new-quarter = Novou čtvrť je nejlepší plánovat s byty, prací a obchody blízko sebe, pro bohaté i chudé. Pak se dá mnoho cest ujít pěšky.
terra-futura-atlas-straw-bale-houses = Sláma zbude po každé sklizni a dobře drží teplo. Stěny z lisované slámy prošly zkouškami v prudkém dešti, mrazu i velkém horku.
terra-futura-atlas-farm-shop = Vejce, sýr a mouka přímo ze statku: je vidět, jak vznikají, a víc z ceny zůstane na statku.
terra-futura-atlas-food-fair = Kde lidé ochutnávají jídla těch druhých, jsou z cizinců brzy sousedé. A staré odrůdy jablek a obilí přežívají, protože o ně někdo stojí.
terra-futura-atlas-building-trade = Tesaři, instalatéři a elektrikářky mění plány čistšího světa v teplé pokoje. Bez jejich rukou zůstane nejlepší plán na papíře.
terra-futura-atlas-self-sufficiency = Místo, které si pěstuje a staví, co potřebuje, stojí pevně, i když obchod vázne. Všechno neumí skoro žádné, a tak k tomu patří dobří sousedé.
terra-futura-atlas-green-kitchen = Zelenina, luštěniny a obilí potřebují mnohem méně půdy než maso. Dobře uvařené a ve svém čase chutnají tak, že nic nechybí.
terra-futura-atlas-stone-town = Úzké uličky a stinné dvory drží stará města v létě chladná, úplně bez proudu. Pomáhají i stromy a voda.
terra-futura-atlas-harvest-homes = Sláma, konopí a rákos dorostou každý rok a dají dobré stěny i střechy. Dokud dům stojí, jejich uhlík zůstává mimo vzduch.
terra-futura-atlas-all-round-economy = Kde jeden důl nebo jedna továrna živí všechny, zasáhne její konec všechny. Kraj s mnoha řemesly se v bouři ohne a nezlomí.
terra-futura-atlas-golden-workshops = Dobré řemeslo umí se slámou, voskem a plátnem stejně jako se zlatem. Co je udělané s péčí, to se uchová, spraví a předá dál.

## Why this game

terra-futura-why = Růst má adresu
    .lead = Hra Petra Vojtěcha z roku 2021 vzešla z projektu Game On, který se věnuje klimatu a podpořila ho Evropská unie. Všechno, co vyrobíš, odněkud pochází a něco po sobě zanechá.
terra-futura-why-1 = Peníze přicházejí zdaleka
    .text = Za peníze dostaneš věci bez pěstování a kopání: udělal to někdo jiný, často za málo peněz a na místě, které nikdy neuvidíš. Proto peníze na konci nemají hodnotu a mnohé, co koupí, znečišťuje.
terra-futura-why-2 = Každý náklad někdo veze
    .text = Lodě a náklaďáky spojují pole, doly, dílny a stoly; bez nich by nám mnohé chybělo. Přinášejí také saze, hluk a teplejší klima, a to hlavně těm, kdo si nic neobjednali.
terra-futura-why-3 = Znečištění se skrývá
    .text = Kostka na kartě ubere jeden bod, skoro nic. Pak je o jednu víc a všechno na kartě se zastaví. Takové jsou odpadní vody, pesticidy a hnojiva: dlouho nejsou v řekách a půdě vidět, a pak jsou najednou tady.
terra-futura-why-4 = Méně brát ze země
    .text = Měnit jeden materiál v druhý, opravovat a používat znovu znamená získat víc z toho, co už máme. Každý kousek kovu, který jde do oběhu ještě jednou, ušetří kousek hory.
terra-futura-why-5 = Existují čisté cesty
    .text = Některá práce tu po sobě nenechá ani kostku: znamená slunce, vítr a vodu a pole, která zůstanou úrodná. Stojí trochu víc. Spravedlivá je ta změna, za kterou neplatí nejvíc ti, kdo mají nejméně.
terra-futura-why-6 = Uklízet je práce
    .text = Mokřady, rákosiny a čistírny berou na sebe špínu druhých, dokud mohou. Co se včas vytřídí a použije znovu, to se uklízet nemusí.
terra-futura-why-omits = Co hra vynechává: tvá špína zůstává na tvých devíti kartách. Ve světě cestuje.
