### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Fiecare loc dintr-un teritoriu: ce face, câte fac același lucru și ce înseamnă în lume.
terra-futura-atlas-search = Un nume sau ce produce
terra-futura-atlas-start = Cărți inițiale
    .line = 5 cărți care fac toate același lucru; fiecare jucător are una
terra-futura-atlas-level-I = Nivelul I
    .line = 23 de cărți, fiecare o dată; cele mai multe aduc ceva
terra-futura-atlas-level-II = Nivelul II
    .line = 24 de cărți, fiecare o dată; cele mai multe schimbă un lucru în altul
terra-futura-atlas-scoring = Cărți de punctaj
    .line = 16 cărți, fiecare o dată; fiecare jucător are două, în secret
terra-futura-atlas-makes-food = Face hrană
terra-futura-atlas-makes-construction = Face construcții
terra-futura-atlas-makes-goods = Face bunuri
terra-futura-atlas-moves = Mută poluarea
terra-futura-atlas-clean = Nu poluează niciodată
terra-futura-atlas-same =
    { $count ->
        [one] { $count } din { $all } face asta
       *[other] { $count } din { $all } fac asta
    }
terra-futura-atlas-often =
    { $all ->
        [few] o dată; { $count } din cele { $all } cărți de felul ei fac același lucru
       *[other] o dată; { $count } din cele { $all } de cărți de felul ei fac același lucru
    }
terra-futura-atlas-often-alone = o dată; nicio altă carte nu face același lucru
terra-futura-atlas-spaces = Spații pentru poluare
terra-futura-atlas-spaces-count =
    { $count ->
        [0] niciunul: primul cub o blochează
       *[other] { $count }; un cub în plus ajunge în mijloc și o blochează
    }
terra-futura-atlas-like = Face la fel
terra-futura-atlas-set = Set de punctaj
terra-futura-atlas-signs = Ce înseamnă simbolurile
terra-futura-atlas-worth =
    { $points ->
        [0] nu valorează nimic la sfârșit
       *[other] valorează { $points } la sfârșit
    }
terra-futura-atlas-worth-pollution = −1 pentru fiecare carte pe care se află

## In the game

terra-futura-atlas-game-assist = Când copiezi cartea altui jucător, costul, poluarea și răsplata sunt ale tale. Celui care deține cartea i se mulțumește.
terra-futura-atlas-game-gain = Aduce ceva de fiecare dată când pornește rândul sau coloana ei: pune-o unde mai vin cărți.
terra-futura-atlas-game-money = Banii nu valorează nimic la sfârșit: sunt de cheltuit.
terra-futura-atlas-game-clean = Munca aceasta nu lasă poluare.
terra-futura-atlas-game-choice = O cale e curată, cealaltă lasă poluare: alegi de fiecare dată.
terra-futura-atlas-game-dirty = Lasă poluare de fiecare dată: păstrează-i un spațiu înainte s-o folosești.
terra-futura-atlas-game-transfer = O carte scăpată de cubul în plus lucrează din nou pe loc; dacă se află în rândul sau coloana activată și nu a fost încă folosită, poate fi folosită în aceeași tură.
terra-futura-atlas-game-scoring = La sfârșit poți face cele patru activări ale uneia dintre cele două cărți ale tale, iar cel mai bun dintre seturile lor punctează de câte ori îl ai pe cărți active.

## In the world: Starting cards

terra-futura-atlas-village = Într-un sat se știe cine poate repara un acoperiș și cine are nevoie de o mână de ajutor. Multe dintre cele pe care oamenii le fac unii pentru alții se fac fără plată.
terra-futura-atlas-cabin = Lemne de foc, ciuperci, fructe de pădure și liniște: în pădure se trăiește din ce crește la loc. Și crește, cât timp nimeni nu ia mai mult.
terra-futura-atlas-harbour = Bărcile aduc pește, vești și străini. Un port trăiește din faptul că e deschis în două părți, spre uscat și spre mare.
terra-futura-atlas-hut = Aici sus totul trebuie adus sau luat de la soare și ploaie, așa că se risipește puțin. Cele mai multe cabane sunt deschise oricui, iar iarna o încăpere rămâne descuiată.
terra-futura-atlas-homestead = Câmpul, animalele și bucătăria se țin laolaltă: gunoiul hrănește solul, resturile hrănesc găinile. Fermele de familie produc o bună parte din ce mănâncă lumea.

## In the world: Level I

terra-futura-atlas-corner-shop = Pâine, timbre și o vorbă bună după colț țin vie o stradă. Ce stă pe rafturi a venit adesea de departe.
terra-futura-atlas-savings-bank = Primele case de economii au fost înființate pentru ca oamenii cu bani puțini să poată pune ceva deoparte pentru vremuri grele. Din multe sume mici se face apoi un împrumut pentru un acoperiș, un plug sau un atelier.
terra-futura-atlas-market-stall = Dimineața se vinde aici ce s-a cules cu o zi înainte. Cu cât drumul e mai scurt, cu atât mai mult din preț rămâne la cei care au muncit.
terra-futura-atlas-toll-bridge = Un pod scurtează drumul tuturor, iar taxa îi plătește întreținerea. Aici se vede, măcar o dată, cât costă un drum.
terra-futura-atlas-orchard = Pomii bătrâni dintr-o pajiște hrănesc zeci de ani oameni, albine și păsări. Cine îi plantează se gândește la nepoți.
terra-futura-atlas-woodland = O pădure amestecată dă lemn și ciuperci, ține apa și răcorește aerul. Rămâne pădure dacă nu se taie mai mult decât crește.
terra-futura-atlas-bamboo-grove = Bambusul este o iarbă: țâșnește în câteva săptămâni și, tăiat, crește iar din rădăcini. Din el se fac coșuri, schele și case întregi.
terra-futura-atlas-herb-garden = Cimbrul, menta și salvia cer puțin loc, bucură albinele și alină mici necazuri. Ce se știe despre ele e mai vechi decât orice carte.
terra-futura-atlas-algae-pond = Algele prefac lumina, apa și ce aruncă alții în hrană și materie primă. Nu le trebuie câmp, ci doar cineva care veghează apa.
terra-futura-atlas-berry-patch = Zmeura se coace pentru oameni, păsări și urși. Cine culege cu grijă o găsește în același loc și vara viitoare.
terra-futura-atlas-clay-pit = Cu lut se construiește de la primele orașe, fiindcă se află chiar sub suprafață. O groapă părăsită se umple de apă, stuf și broaște.
terra-futura-atlas-brick-yard = În foc, lutul devine piatră: o cărămidă bună ține secole și poate fi folosită din nou. Cât fum costă hotărăște ce arde în cuptor.
terra-futura-atlas-quarry = Piatra din apropiere nu face drum lung și slujește generații. Cariera lasă în deal o rană în care mai târziu își pot face cuib bufnițele.
terra-futura-atlas-ore-vein = Metalele stau în filoane subțiri, între roci pe care nu le vrea nimeni. Ce s-a scos o dată se poate topi și folosi iar și iar.
terra-futura-atlas-mine-railway = Roțile de oțel pe șine de oțel mișcă încărcături grele cu puțină forță. Roca fără minereu rămâne în halde, pentru multă vreme.
terra-futura-atlas-open-pit = Ca să se ajungă la cărbune și minereu, se mută peisaje întregi și uneori sate. Trec zeci de ani până când acolo e o pădure sau un lac.
terra-futura-atlas-wheat-field = Grâul este pâinea zilnică a unei mari părți din lume. Ogorul lui rămâne roditor dacă alternează cu alte culturi și pământul nu stă gol.
terra-futura-atlas-sunflower-field = Cât e tânără, floarea-soarelui se rotește după soare; coaptă, dă ulei, semințe și nutreț. În plină floare e un ospăț pentru albine.
terra-futura-atlas-beehives = Din floare în floare, albinele ajută merii, cireșii și dovlecii să lege rod. Au nevoie de flori toată vara și de câmpuri fără otravă.
terra-futura-atlas-maize-field = Porumbul, obținut cândva în Mexic dintr-o iarbă sălbatică, dă hrană, nutreț și combustibil. E flămând: de pe pantele goale ploaia spală solul și îngrășământul.
terra-futura-atlas-hay-meadow = O fâneață cosită târziu și rar e plină de flori, greieri și fluturi. Fânul ei trece animalele prin iarnă.
terra-futura-atlas-water-mill = Apa curgătoare învârtea pietre de moară, ferăstraie și ciocane cu mult înaintea motoarelor. Azi poate da curent; peștilor le trebuie o trecere.
terra-futura-atlas-repair-shop = Un fermoar nou, un fir lipit, și un lucru trăiește mai departe. Fiecare reparație cruță minereu și energie, face mai puțin gunoi și ține în viață o meserie.

## In the world: Level II

terra-futura-atlas-food-truck = O oală, o flacără și o rețetă bună satură o stradă întreagă. Murdăria se ascunde în paharul aruncat și în ce a venit de departe.
terra-futura-atlas-canteen = Gătitul pentru mulți cruță energie și lasă mai puține resturi, dacă e bine plănuit. Fiecare meniu hotărăște puțin ce va crește pe câmpurile din jur.
terra-futura-atlas-building-site = Macaralele și camioanele ridică o casă în câteva luni. Mult din cât costă ea Pământul se hotărăște înainte să se mute cineva: după materialul din care e făcută.
terra-futura-atlas-concrete-plant = Betonul ia orice formă și poartă poduri și turnuri. Calcarul ars pentru cimentul lui eliberează dioxid de carbon, chiar dacă focul e curat.
terra-futura-atlas-freight-port = Multe din jurul nostru au călătorit într-un container. Un vapor duce mult cu puțin combustibil, dar vin cu el și funingine, și specii străine.
terra-futura-atlas-haulage = Camioanele aduc totul până la ușă, și noaptea. Zgomotul și funinginea rămân la cei care stau lângă drum, nu la cei care au comandat.
terra-futura-atlas-cannery = În borcane și conserve, recolta verii ține toată iarna și se strică mai puțin. E nevoie de metal, căldură și apă curată și rămân saramură și coji.
terra-futura-atlas-steelworks = De secole, minereul de fier se topește cu cărbune. Oțelul din fier vechi cere mult mai puțină energie, iar hidrogenul făcut cu curent curat poate înlocui cărbunele.
terra-futura-atlas-assembly-line = Împărțită în pași mici, munca merge repede și lucrurile se ieftinesc. Cât țin și dacă se pot repara se hotărăște pe planșeta de desen.
terra-futura-atlas-wetland = Mlaștinile, turbăriile și luncile opresc inundațiile și curăță apa care trece prin ele. Pot fi și ele supraîncărcate; atunci dau murdăria înapoi.
terra-futura-atlas-sewage-works = Grătare, bazine și microbi flămânzi fac din apa uzată din nou apă de râu. Ce nu pot digera, de la vopsele la medicamente, e mai bine să nu ajungă în chiuvetă.
terra-futura-atlas-reed-bed = Stuful duce aer până la rădăcini, unde bacteriile curăță apa. Unele sate își epurează astfel apele, iar deasupra își fac cuib păsările.
terra-futura-atlas-workshop = Cu pricepere, unelte și timp, un material simplu devine ceva bun. Durează mai mult decât în fabrică, iar priceperea se dă mai departe.
terra-futura-atlas-smithy = Fierul poate fi încălzit și modelat iar și iar: o osie veche devine poartă. La nicovală se recicla cu mult înainte să existe cuvântul.
terra-futura-atlas-greenhouse = Sub sticlă se coc roșiile acolo unde afară le e prea frig. Cu soare, compost și apă de ploaie e curat; încălzită cu gaz, costă mai mult decât se vede.
terra-futura-atlas-allotments = În grădinile mici de la marginea orașului cresc legume, prietenii și răbdare. Între strat și farfurie nu e nevoie de camion.
terra-futura-atlas-masons = Ce e bine clădit stă secole, iar apoi pietrele pot fi folosite din nou. Cine repară o casă veche nu mai are nevoie de una nouă.
terra-futura-atlas-walling = Un zid de piatră uscată ține o pantă fără mortar, doar prin piatra potrivită la locul potrivit. În crăpăturile lui trăiesc șopârle și flori sălbatice.
terra-futura-atlas-spinning-mill = Lâna, inul și bumbacul devin aici fir și pânză care ține ani. Firul ieftin se plătește adesea în altă parte, cu apă, vopsele și muncă grea.
terra-futura-atlas-sewing-room = O haină făcută pe măsură se poartă mult și se cârpește. Cine coase pentru moda rapidă câștigă adesea puțin, iar eticheta nu o spune.
terra-futura-atlas-tree-nursery = Aici se seamănă și se udă semințele unor copaci puternici, până când puieții stau singuri în picioare. O pădure pentru vremea de mâine începe cu semințele alese azi.
terra-futura-atlas-mine-transport = Mult din ce se scoate dintr-o mină e rocă fără minereu. Cu cât metalul se refolosește mai des, cu atât trebuie mai puține drumuri.
terra-futura-atlas-granary = Grânele ținute la uscat și ferite de șoareci trec oamenii printr-un an rău. În lume se strică multă hrană fiindcă lipsesc depozitele bune.
terra-futura-atlas-trading-post = Unde se întâlnesc mărfuri din multe țări găsești ce nu crește acasă. Prețul spune rareori cine le-a făcut și ce a rămas acolo.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Un acoperiș și o masă caldă: cele mai vechi două nevoi și încă primul ajutor care vine după un dezastru.
terra-futura-atlas-brick-and-bread = Amândouă cer frământat, apă și foc. Pâinea e mai veche decât ogoarele: oamenii o coceau în vetre de piatră cu mii de ani înainte de agricultură.
terra-futura-atlas-garden-city = Case cu grădini, de lucru la câțiva pași, câmpuri aproape: un vechi vis al urbaniștilor, și unul bun în verile fierbinți.
terra-futura-atlas-trading-house = Negustorii duc marfa acolo unde lipsește. O casă bună își știe meșterii pe nume și îi plătește cât să poată trăi din asta.
terra-futura-atlas-full-larder = Borcane pe raft și grâne în ladă: cine are provizii pentru zece zile poate aștepta să treacă o furtună sau o pană de curent și îi poate ajuta pe alții.
terra-futura-atlas-new-quarter = Un cartier nou se plănuiește cel mai bine cu locuințe, muncă și magazine aproape unele de altele, pentru bogați și săraci. Atunci multe drumuri se pot face pe jos.
terra-futura-atlas-straw-bale-houses = Paiele rămân după fiecare recoltă și țin bine căldura. Pereți din paie presate au fost încercați la ploaie puternică, la ger și la arșiță.
terra-futura-atlas-farm-shop = Ouă, brânză și făină direct de la fermă: se vede cum se fac, iar mai mult din preț rămâne acolo.
terra-futura-atlas-food-fair = Unde oamenii gustă unii din bucatele altora, străinii devin repede vecini. Iar soiurile vechi de mere și de grâne dăinuie, fiindcă le cere cineva.
terra-futura-atlas-building-trade = Dulgherii, instalatorii și electricienii prefac planurile unei lumi mai curate în camere calde. Fără mâinile lor, cel mai bun plan rămâne pe hârtie.
terra-futura-atlas-self-sufficiency = Un loc care cultivă și clădește ce îi trebuie stă neclintit când comerțul șovăie. Aproape niciunul nu poate face totul, așa că e nevoie și de vecini buni.
terra-futura-atlas-green-kitchen = Legumele, fasolea și cerealele cer mult mai puțin pământ decât carnea. Bine gătite și la vremea lor, nu lasă nimic de dorit.
terra-futura-atlas-stone-town = Ulițele înguste și curțile umbroase țin răcoare vara în orașele vechi, fără niciun curent. Ajută și copacii, și apa.
terra-futura-atlas-harvest-homes = Paiele, cânepa și stuful cresc la loc în fiecare an și dau pereți și acoperișuri bune. Cât stă casa în picioare, carbonul lor nu ajunge în aer.
terra-futura-atlas-all-round-economy = Unde o singură mină sau o singură fabrică îi hrănește pe toți, sfârșitul ei îi lovește pe toți. Un ținut cu multe meserii se îndoaie în furtună și nu se frânge.
terra-futura-atlas-golden-workshops = Meșteșugul bun lucrează paiele, ceara și inul la fel ca aurul. Ce e făcut cu grijă se păstrează, se repară și se lasă moștenire.

## Why this game

terra-futura-why = Creșterea are o adresă
    .lead = Jocul lui Petr Vojtěch, din 2021, s-a născut din Game On, un proiect pentru climă sprijinit de Uniunea Europeană. Tot ce faci vine de undeva, și ceva rămâne în urmă.
terra-futura-why-1 = Banii vin de departe
    .text = Cu bani obții lucruri fără să cultivi și fără să sapi: a făcut-o altcineva, adesea pe bani puțini și într-un loc pe care nu-l vezi niciodată. De aceea banii nu valorează nimic la sfârșit, iar mult din ce cumpără poluează.
terra-futura-why-2 = Orice povară o duce cineva
    .text = Vapoarele și camioanele leagă câmpuri, mine, ateliere și mese; fără ele ne-ar lipsi multe. Ele aduc și funingine, zgomot și o climă mai caldă, mai ales celor care n-au comandat nimic.
terra-futura-why-3 = Poluarea se ascunde
    .text = Un cub pe o carte scade un punct, aproape nimic. Apoi e unul în plus, și tot ce se află pe ea se oprește. Așa sunt apele uzate, pesticidele și îngrășămintele: multă vreme nevăzute în râuri și în sol, apoi deodată acolo.
terra-futura-why-4 = Mai puțin din pământ
    .text = Să prefaci un material în altul, să repari și să refolosești înseamnă să scoți mai mult din ce există deja. Fiecare bucată de metal care mai face un ocol cruță o bucățică de munte.
terra-futura-why-5 = Există căi curate
    .text = Unele munci nu lasă aici niciun cub: ele înseamnă soare, vânt și apă și câmpuri care rămân roditoare. Cer puțin mai mult. Schimbarea e dreaptă dacă nu plătesc cel mai mult cei care au cel mai puțin.
terra-futura-why-6 = Curățenia e muncă
    .text = Zonele umede, stufărișurile și stațiile de epurare iau asupra lor murdăria altora, cât pot. Ce se sortează și se refolosește la timp nu mai trebuie curățat.
terra-futura-why-omits = Ce lasă jocul deoparte: murdăria ta rămâne pe cele nouă cărți ale tale. În lume, călătorește.
