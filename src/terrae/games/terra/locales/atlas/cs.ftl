### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Každá krize a každé Řešení: kolikrát je ve hře a co znamená ve světě.
terra-atlas-search = Název, číslo, oblast
terra-atlas-measures = Řešení
    .line = 90 karet: v každé barvě po šesti jedničkách a dvojkách, po pěti trojkách a čtyřkách, po čtyřech pětkách a šestkách
terra-atlas-crises = Krize
    .line = 18 karet, jedna pro každou barvu a oblast
terra-atlas-measure = Řešení
terra-atlas-crisis = Krize
terra-atlas-region = Oblast
terra-atlas-value = Hodnota
terra-atlas-threat = Hrozba
terra-atlas-copies = { $count } z { $all }
terra-atlas-copies-measure = { $count } z { $all } Řešení
terra-atlas-copies-crisis = jednou; každá krize je ve hře jen jednou
terra-atlas-against = Pomáhá proti
terra-atlas-helped-by = Co pomáhá

## In the game

terra-atlas-game-low = Zahraná jako první dává 3 body, když je krize zažehnána, stejně jako každá jiná karta. A u propuklé krize i malá karta dovolí schovat sadu.
terra-atlas-game-middle = Málokdy nejvyšší, často právě ta, která chybí: kdo k propuklé krizi přiloží poslední kartu, získá 5 bodů, ať má jakoukoli hodnotu.
terra-atlas-game-high = Často nejvyšší karta, a tedy 3 body, když je krize zažehnána. K propuklé krizi se vyplatí přiložit ji tehdy, když ji vyřeší.
terra-atlas-game-crisis = Když se objeví, smí každý zahrát jednu kartu její barvy. Dosáhnou-li dohromady { $threat }, je zažehnána; jinak propukne, a se třemi v jedné oblasti, čtyřmi jedné barvy nebo sedmi celkem je svět ztracen.

## In the world: the measures

terra-atlas-G1 = Ze skla, papíru, kovů a zbytků z kuchyně může vzniknout něco nového, když se sbírají odděleně. Co se vyhodí dohromady, většinou skončí zakopané nebo spálené.
terra-atlas-G2 = Co nikdo nespotřebuje, není třeba kácet, čerpat ani kopat. Kdo opravuje, půjčuje si a něco oželí, nechá víc těm, kdo přijdou po nás.
terra-atlas-G3 = Mladé stromy drží půdu a vodu, ochlazují krajinu a při růstu ukládají uhlík. Nejlépe se to daří se správnými stromy na správném místě, a když z toho něco mají i lidé kolem.
terra-atlas-G4 = Studna, kanál nebo kapková závlaha dají polím úrodu i v suchých letech a lidem ušetří dlouhé cesty pro vodu. Vydrží to, pokud se nečerpá víc, než přinese déšť a sníh.
terra-atlas-G5 = Filtry, uzavřené oběhy a lepší postupy zastaví jed dřív, než se dostane do vzduchu a řek. Lepší je neznečistit než uklízet.
terra-atlas-G6 = Slunce, vítr, voda a teplo země nedocházejí a zanechávají málo stop. Často chybí elektrická vedení a úložiště.
terra-atlas-B1 = Hlad málokdy vzniká tím, že by na světě bylo málo jídla: chybí mír, peníze nebo cesta na trh. Čistou vodou a plným talířem začíná každá další pomoc.
terra-atlas-B2 = Očkování, porodní asistentka, lék, který se dá zaplatit: mnohé z toho, co zachraňuje životy, je prosté. Jen to musí být po ruce, blízko a včas.
terra-atlas-B3 = Jak založit terasy na svahu, uchovat osivo nebo stavět proti horku, se lidé učili po generace. Kde se to předává dál, zůstává jim práce i vlastní tvář.
terra-atlas-B4 = S adresou se snáz hledá práce, škola i lékař. Domov je často první krok zpátky mezi lidi, ne odměna na konci.
terra-atlas-B5 = Nikdo se nerodí s pohrdáním druhými: naučí se mu a může se mu odnaučit. Chce to spravedlivé zákony a lidi, kteří se ozvou, když je někdo ponižován.
terra-atlas-B6 = Kdo umí číst, počítat a ptát se, dokáže hájit své zdraví, práci i práva. Když se dívky učí stejně jako chlapci, daří se lépe celým rodinám.
terra-atlas-R1 = Pravidla se dodržují, daně se platí a sousedé se respektují proto, že to většina lidí dělá sama od sebe. Z takových drobností se skládá společný život, každý den.
terra-atlas-R2 = Kdo má víc, podá ruku tomu, kdo má méně: po zemětřesení, za sucha, přes hranice. Nejlépe pomáhá ten, kdo se ptá i těch, kterým pomáhá.
terra-atlas-R3 = Miny číhají ještě dlouho po podpisu míru, na polích i cestou do školy. Odstraňují se pomalu a ručně a půda se lidem vrací metr po metru.
terra-atlas-R4 = Prostředníci vyslechnou obě strany dřív, než promluví zbraně. O rozhovoru v pravý čas se v novinách málokdy píše, protože čemu zabránil, to se nestalo.
terra-atlas-R5 = Řeky, nemoci a lodě překračují hranice, a tak je musí překračovat i dohody. Mezinárodní organizace jsou jen tak silné, jak silné je udělají jejich členové.
terra-atlas-R6 = Kdo smí svou vládu volit, kritizovat a odvolat ve volbách, může napravovat chyby bez násilí. Demokracie žije ze svobodných médií, spravedlivých soudů a z lidí, kteří se zapojí.

## In the world: the crises

terra-atlas-G-NA = Lesy hořely vždycky; při delším suchu a větším horku se požáry vymykají z rukou. Malé ohně, které odborníci za chladna zakládají a hlídají, jim berou palivo.
terra-atlas-G-SA = Většina lesa, který mizí v Amazonii, ustupuje pastvinám a polím. S ním odchází déšť, který padá daleko ve vnitrozemí, domov národů i druhů a zásobárna uhlíku.
terra-atlas-G-EU = Co do řeky vypustí továrny, doly a pole, nese proud přes každou hranici. Některé z nejšpinavějších řek znovu ožily od chvíle, kdy se sousedé dohodli na pravidlech.
terra-atlas-G-AF = Kde se kácejí stromy, stáda jsou příliš velká a déšť nepřichází, odnáší vítr půdu. V Sahelu ji rolníci získávají zpět řadami kamenů, malými jamkami a stromy, které nechají růst.
terra-atlas-G-AS = Výfukové plyny, kouř z uhlí a hořící strniště se hromadí v nehybném zimním vzduchu nad velkými městy. Škodí plicím i srdci; kde se zlepšila paliva a filtry, obloha se vyjasnila.
terra-atlas-G-OC = Když se moře příliš ohřeje, koráli přijdou o řasy, které je živí, zbělají a mohou vyhladovět. Útesy jsou školkou ryb a lámou vlny před pobřežím; v chladnějších letech se mohou zotavit.
terra-atlas-B-NA = Kde nájmy rostou rychleji než mzdy, končí ve stanech a autech i lidé, kteří pracují. Dostupné byty a pomoc dřív, než přijde vystěhování, drží otevřené dveře, které se těžko otvírají znovu.
terra-atlas-B-SA = Vedle vil za zdí stojí čtvrti bez kanalizace: příliš mnoho záleží na tom, kde se kdo narodí. Školy, půda, spravedlivé daně a jistá práce propast zmenšují, pomalu.
terra-atlas-B-EU = Ztratit práci, zdraví nebo partnera může stačit k tomu, aby člověk přišel i o byt, a to i v bohatém městě. Některá města dají lidem nejdřív bydlení a ostatní řeší odtud.
terra-atlas-B-AF = Virus cestuje tak rychle jako lidé a nejtvrději udeří tam, kde je málo nemocnic. Zastaví ho včasná hlášení, očkování a zdravotníci, kterým vesnice věří.
terra-atlas-B-AS = Dítě, které váže koberce nebo roztlouká kámen, dnes něco vydělá a přichází o školu. Když rodiče vydělají dost a škola je zdarma a blízko, pošlou je učit se.
terra-atlas-B-OC = Na nízkých ostrovech a v deltách řek vniká stoupající moře do domů a bouře ho ženou dál. Hráze, mangrovy a domy na kůlech získávají čas; někteří lidé se musí odstěhovat.
terra-atlas-R-NA = Kde je zbraň vždycky po ruce, skončí hádka nebo temná chvíle snáz smrtí. Bezpečně uložené zbraně, dobré zákony a lidé, kteří vstoupí mezi soky, zachraňují životy.
terra-atlas-R-SA = Kde je stát slabý, vybírají gangy výpalné, verbují chlapce a umlčují lidi. Školy, práce a policie, které se dá věřit, jim berou půdu pod nohama.
terra-atlas-R-EU = Když tanky překročí hranici, ničí domovy, pole a důvěru celých generací. Že mají sousedé mluvit, a ne střílet, se tu lidé naučili za strašnou cenu.
terra-atlas-R-AF = Když země bojuje sama se sebou, stávají se ze sousedů nepřátelé, pole leží ladem a přichází hlad. Mír vydrží, když mají všechny strany podíl na moci, právu i bohatství země.
terra-atlas-R-AS = Rakety, které k sousedovi doletí za pár minut, nenechávají čas na rozmyšlenou. Smlouvy, kontroly a přímá linka mezi hlavními městy pomohly zabránit nejhoršímu.
terra-atlas-R-OC = V úzkých průlivech mezi ostrovy se na lodě v noci dostávají lupiči. Pomáhají hlídky, které sousední státy vysílají společně, a také slušné živobytí pro rybáře.

## Why this game

terra-why = Vyhrát mohou všichni a prohrát také všichni
    .lead = Bruno Faidutti vytvořil Terru pro Univerzální fórum kultur, které se konalo v Barceloně v roce 2004: setkání o naslouchání místo boje. Hra klade stále znovu jedinou otázku: kolik dám?
terra-why-1 = Krize se neptá, čí je
    .text = Propukne v jedné oblasti a počítá se všem. Kdo bydlí daleko, může pasovat jednou, nebo dvakrát. Ale tři v jedné oblasti, čtyři jedné barvy nebo sedm celkem, a hra končí pro všechny.
terra-why-2 = Dávat se vyplácí, trochu
    .text = Body má ten, kdo pomůže první, a ten, kdo dá nejvíc. Přesto má ruka plná šestek největší cenu, když své vydají ostatní. Ekonomové mluví o černém pasažérovi; u stolu to člověk cítí.
terra-why-3 = Slova jsou zadarmo, a přece platí
    .text = Slibuj, pros, blafuj: nic z toho, co zazní, nikoho nezavazuje. Právě proto tu má důvěra takovou cenu. V totéž doufalo Fórum mezi národy: nejdřív naslouchat, protože spor je ta dražší cesta.
terra-why-4 = Osmnáct Řešení, žádné kouzlo
    .text = Od třídění odpadu po demokracii, každé znamená práci, kterou lidé opravdu dělají. Malá čísla jsou malé kroky, ne zbytečné: jednička na konci může zachránit oblast.
terra-why-omits = Co hra vynechává: skutečné krize nečekají, až na ně přijde řada, a ty, kdo k nim přispěli nejméně, často zasáhnou jako první.
