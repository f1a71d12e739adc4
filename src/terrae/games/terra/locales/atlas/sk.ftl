### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Každá kríza a každé Riešenie: koľkokrát je v hre a čo znamená vo svete.
terra-atlas-search = Názov, číslo, oblasť
terra-atlas-measures = Riešenia
    .line = 90 kariet: v každej farbe po šesť jednotiek a dvojok, po päť trojok a štvoriek, po štyri päťky a šestky
terra-atlas-crises = Krízy
    .line = 18 kariet, jedna pre každú farbu a oblasť
terra-atlas-measure = Riešenie
terra-atlas-crisis = Kríza
terra-atlas-region = Oblasť
terra-atlas-value = Hodnota
terra-atlas-threat = Hrozba
terra-atlas-copies = { $count } z { $all }
terra-atlas-copies-measure = { $count } z { $all } Riešení
terra-atlas-copies-crisis = raz; každá kríza je v hre iba raz
terra-atlas-against = Pomáha proti
terra-atlas-helped-by = Čo pomáha

## In the game

terra-atlas-game-low = Zahraná ako prvá dáva 3 body, keď je kríza zažehnaná, rovnako ako každá iná karta. A pri prepuknutej kríze aj malá karta dovolí schovať sadu.
terra-atlas-game-middle = Málokedy najvyššia, často práve tá, ktorá chýba: kto k prepuknutej kríze priloží poslednú kartu, získa 5 bodov, nech má akúkoľvek hodnotu.
terra-atlas-game-high = Často najvyššia karta, a teda 3 body, keď je kríza zažehnaná. K prepuknutej kríze sa ju oplatí priložiť vtedy, keď ju vyrieši.
terra-atlas-game-crisis = Keď sa objaví, smie každý zahrať jednu kartu jej farby. Ak spolu dosiahnu { $threat }, je zažehnaná; inak prepukne, a s tromi v jednej oblasti, štyrmi jednej farby alebo siedmimi spolu je svet stratený.

## In the world: the measures

terra-atlas-G1 = Zo skla, papiera, kovov a zvyškov z kuchyne môže vzniknúť niečo nové, keď sa zbierajú oddelene. Čo sa vyhodí spolu, väčšinou skončí zakopané alebo spálené.
terra-atlas-G2 = Čo nikto nespotrebuje, netreba rúbať, čerpať ani kopať. Kto opravuje, požičiava si a niečo oželie, nechá viac tým, čo prídu po nás.
terra-atlas-G3 = Mladé stromy držia pôdu a vodu, ochladzujú krajinu a pri raste ukladajú uhlík. Najlepšie sa to darí so správnymi stromami na správnom mieste, a keď z toho niečo majú aj ľudia okolo.
terra-atlas-G4 = Studňa, kanál alebo kvapková závlaha dajú poliam úrodu aj v suchých rokoch a ľuďom ušetria dlhé cesty po vodu. Vydrží to, ak sa nečerpá viac, než prinesie dážď a sneh.
terra-atlas-G5 = Filtre, uzavreté obehy a lepšie postupy zastavia jed skôr, než sa dostane do vzduchu a riek. Lepšie je neznečistiť ako upratovať.
terra-atlas-G6 = Slnko, vietor, voda a teplo zeme sa neminú a zanechávajú málo stôp. Často chýbajú elektrické vedenia a úložiská.
terra-atlas-B1 = Hlad málokedy vzniká tým, že by na svete bolo málo jedla: chýba mier, peniaze alebo cesta na trh. Čistou vodou a plným tanierom sa začína každá ďalšia pomoc.
terra-atlas-B2 = Očkovanie, pôrodná asistentka, liek, ktorý sa dá zaplatiť: mnohé z toho, čo zachraňuje životy, je jednoduché. Len to musí byť poruke, blízko a včas.
terra-atlas-B3 = Ako založiť terasy na svahu, uchovať osivo alebo stavať proti horúčave, sa ľudia učili po generácie. Kde sa to odovzdáva ďalej, zostáva im práca aj vlastná tvár.
terra-atlas-B4 = S adresou sa ľahšie hľadá práca, škola aj lekár. Domov je často prvý krok späť medzi ľudí, nie odmena na konci.
terra-atlas-B5 = Nikto sa nerodí s pohŕdaním druhými: naučí sa ho a môže sa ho odnaučiť. Treba na to spravodlivé zákony a ľudí, ktorí sa ozvú, keď je niekto ponižovaný.
terra-atlas-B6 = Kto vie čítať, počítať a pýtať sa, dokáže hájiť svoje zdravie, prácu aj práva. Keď sa dievčatá učia rovnako ako chlapci, lepšie sa darí celým rodinám.
terra-atlas-R1 = Pravidlá sa dodržiavajú, dane sa platia a susedia sa rešpektujú preto, že to väčšina ľudí robí sama od seba. Z takých drobností sa skladá spoločný život, každý deň.
terra-atlas-R2 = Kto má viac, podá ruku tomu, kto má menej: po zemetrasení, v suchu, cez hranice. Najlepšie pomáha ten, kto sa pýta aj tých, ktorým pomáha.
terra-atlas-R3 = Míny číhajú ešte dlho po podpise mieru, na poliach aj cestou do školy. Odstraňujú sa pomaly a ručne a pôda sa ľuďom vracia meter po metri.
terra-atlas-R4 = Sprostredkovatelia vypočujú obe strany skôr, než prehovoria zbrane. O rozhovore v pravý čas sa v novinách málokedy píše, lebo čomu zabránil, to sa nestalo.
terra-atlas-R5 = Rieky, choroby a lode prekračujú hranice, a tak ich musia prekračovať aj dohody. Medzinárodné organizácie sú len také silné, aké silné ich urobia ich členovia.
terra-atlas-R6 = Kto smie svoju vládu voliť, kritizovať a odvolať vo voľbách, môže naprávať chyby bez násilia. Demokracia žije zo slobodných médií, spravodlivých súdov a z ľudí, ktorí sa zapoja.

## In the world: the crises

terra-atlas-G-NA = Lesy horeli vždy; pri dlhšom suchu a väčšej horúčave sa požiare vymykajú z rúk. Malé ohne, ktoré odborníci za chladna zakladajú a strážia, im berú palivo.
terra-atlas-G-SA = Väčšina lesa, ktorý mizne v Amazónii, ustupuje pasienkom a poliam. S ním odchádza dážď, ktorý padá ďaleko vo vnútrozemí, domov národov aj druhov a zásobáreň uhlíka.
terra-atlas-G-EU = Čo do rieky vypustia továrne, bane a polia, nesie prúd cez každú hranicu. Niektoré z najšpinavších riek znova ožili, odkedy sa susedia dohodli na pravidlách.
terra-atlas-G-AF = Kde sa rúbu stromy, stáda sú priveľké a dážď neprichádza, odnáša vietor pôdu. V Saheli ju roľníci získavajú späť radmi kameňov, malými jamkami a stromami, ktoré nechajú rásť.
terra-atlas-G-AS = Výfukové plyny, dym z uhlia a horiace strniská sa hromadia v nehybnom zimnom vzduchu nad veľkými mestami. Škodia pľúcam aj srdcu; kde sa zlepšili palivá a filtre, obloha sa vyjasnila.
terra-atlas-G-OC = Keď sa more priveľmi zohreje, koraly prídu o riasy, ktoré ich živia, zbelejú a môžu vyhladovať. Útesy sú škôlkou rýb a lámu vlny pred pobrežím; v chladnejších rokoch sa môžu zotaviť.
terra-atlas-B-NA = Kde nájmy rastú rýchlejšie ako mzdy, končia v stanoch a autách aj ľudia, ktorí pracujú. Dostupné byty a pomoc skôr, než príde vysťahovanie, držia otvorené dvere, ktoré sa ťažko otvárajú znova.
terra-atlas-B-SA = Vedľa víl za múrom stoja štvrte bez kanalizácie: priveľa závisí od toho, kde sa kto narodí. Školy, pôda, spravodlivé dane a istá práca priepasť zmenšujú, pomaly.
terra-atlas-B-EU = Stratiť prácu, zdravie alebo partnera môže stačiť na to, aby človek prišiel aj o byt, a to aj v bohatom meste. Niektoré mestá dajú ľuďom najprv bývanie a ostatné riešia odtiaľ.
terra-atlas-B-AF = Vírus cestuje tak rýchlo ako ľudia a najtvrdšie udrie tam, kde je málo nemocníc. Zastavia ho včasné hlásenia, očkovanie a zdravotníci, ktorým dediny veria.
terra-atlas-B-AS = Dieťa, ktoré viaže koberce alebo rozbíja kameň, dnes niečo zarobí a prichádza o školu. Keď rodičia zarobia dosť a škola je zadarmo a blízko, pošlú ho učiť sa.
terra-atlas-B-OC = Na nízkych ostrovoch a v deltách riek vniká stúpajúce more do domov a búrky ho ženú ďalej. Hrádze, mangrovy a domy na koloch získavajú čas; niektorí ľudia sa musia odsťahovať.
terra-atlas-R-NA = Kde je zbraň vždy poruke, skončí sa hádka alebo temná chvíľa ľahšie smrťou. Bezpečne uložené zbrane, dobré zákony a ľudia, ktorí vstúpia medzi sokov, zachraňujú životy.
terra-atlas-R-SA = Kde je štát slabý, vyberajú gangy výpalné, verbujú chlapcov a umlčiavajú ľudí. Školy, práca a polícia, ktorej sa dá veriť, im berú pôdu pod nohami.
terra-atlas-R-EU = Keď tanky prekročia hranicu, ničia domovy, polia a dôveru celých generácií. Že majú susedia hovoriť, a nie strieľať, sa tu ľudia naučili za strašnú cenu.
terra-atlas-R-AF = Keď krajina bojuje sama so sebou, zo susedov sa stávajú nepriatelia, polia ležia úhorom a prichádza hlad. Mier vydrží, keď majú všetky strany podiel na moci, práve aj bohatstve krajiny.
terra-atlas-R-AS = Rakety, ktoré k susedovi doletia za pár minút, nenechávajú čas na rozmyslenie. Zmluvy, kontroly a priama linka medzi hlavnými mestami pomohli zabrániť najhoršiemu.
terra-atlas-R-OC = V úzkych prielivoch medzi ostrovmi sa na lode v noci dostávajú lupiči. Pomáhajú hliadky, ktoré susedné štáty vysielajú spoločne, a tiež slušné živobytie pre rybárov.

## Why this game

terra-why = Vyhrať môžu všetci a prehrať tiež všetci
    .lead = Bruno Faidutti vytvoril Terru pre Univerzálne fórum kultúr, ktoré sa konalo v Barcelone v roku 2004: stretnutie o načúvaní namiesto boja. Hra kladie stále znova jedinú otázku: koľko dám?
terra-why-1 = Kríza sa nepýta, čia je
    .text = Prepukne v jednej oblasti a počíta sa všetkým. Kto býva ďaleko, môže pasovať raz alebo dva razy. Ale tri v jednej oblasti, štyri jednej farby alebo sedem spolu, a hra sa končí pre všetkých.
terra-why-2 = Dávať sa oplatí, trochu
    .text = Body má ten, kto pomôže prvý, a ten, kto dá najviac. Predsa má ruka plná šestiek najväčšiu cenu, keď svoje vydajú ostatní. Ekonómovia hovoria o čiernom pasažierovi; pri stole to človek cíti.
terra-why-3 = Slová sú zadarmo, a predsa platia
    .text = Sľubuj, pros, blafuj: nič z toho, čo zaznie, nikoho nezaväzuje. Práve preto tu má dôvera takú cenu. V to isté dúfalo Fórum medzi národmi: najprv načúvať, lebo spor je tá drahšia cesta.
terra-why-4 = Osemnásť Riešení, žiadne čary
    .text = Od triedenia odpadu po demokraciu, každé znamená prácu, ktorú ľudia naozaj robia. Malé čísla sú malé kroky, nie zbytočné: jednotka na konci môže zachrániť oblasť.
terra-why-omits = Čo hra vynecháva: skutočné krízy nečakajú, kým na ne príde rad, a tých, čo k nim prispeli najmenej, často zasiahnu prvých.
