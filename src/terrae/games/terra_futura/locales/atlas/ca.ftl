### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Cada lloc d’un territori: què fa, quants fan el mateix i què representa al món.
terra-futura-atlas-search = Un nom, o el que produeix
terra-futura-atlas-start = Cartes inicials
    .line = 5 cartes que fan totes el mateix; cadascú en té una
terra-futura-atlas-level-I = Nivell I
    .line = 23 cartes, una de cada; la majoria porta alguna cosa
terra-futura-atlas-level-II = Nivell II
    .line = 24 cartes, una de cada; la majoria converteix una cosa en una altra
terra-futura-atlas-scoring = Cartes de puntuació
    .line = 16 cartes, una de cada; cadascú en té dues, en secret
terra-futura-atlas-makes-food = Fa menjar
terra-futura-atlas-makes-construction = Fa construcció
terra-futura-atlas-makes-goods = Fa mercaderia
terra-futura-atlas-moves = Mou contaminació
terra-futura-atlas-clean = No contamina mai
terra-futura-atlas-same =
    { $count ->
        [one] { $count } de { $all } ho fa
       *[other] { $count } de { $all } ho fan
    }
terra-futura-atlas-often = una vegada; { $count } de les { $all } cartes de la seva mena fan el mateix
terra-futura-atlas-often-alone = una vegada; cap altra carta no fa el mateix
terra-futura-atlas-spaces = Espais per a contaminació
terra-futura-atlas-spaces-count =
    { $count ->
        [0] cap: el primer cub la bloqueja
       *[other] { $count }; un cub més va al centre i la bloqueja
    }
terra-futura-atlas-like = Fa el mateix
terra-futura-atlas-set = Conjunt
terra-futura-atlas-signs = Què signifiquen els símbols
terra-futura-atlas-worth =
    { $points ->
        [0] no val res al final
       *[other] val { $points } al final
    }
terra-futura-atlas-worth-pollution = −1 per cada carta que en té

## In the game

terra-futura-atlas-game-assist = En copiar la carta d’algú altre, el cost, la contaminació i la recompensa són teus. A qui té la carta se li agraeix.
terra-futura-atlas-game-gain = Guanya alguna cosa cada vegada que s’activa la seva fila o columna: posa-la on encara hagin d’arribar cartes.
terra-futura-atlas-game-money = Els diners no valen res al final: són per gastar-los.
terra-futura-atlas-game-clean = Aquesta feina no deixa contaminació.
terra-futura-atlas-game-choice = Un camí és net, l’altre deixa contaminació: tries cada vegada.
terra-futura-atlas-game-dirty = Cada vegada deixa contaminació: guarda-li un espai abans d’activar-la.
terra-futura-atlas-game-transfer = Una carta lliure del cub de massa torna a treballar a l’acte; si és a la fila o la columna activada i encara no s’ha fet servir, es pot fer servir el mateix torn.
terra-futura-atlas-game-scoring = Al final pots fer les quatre activacions d’una de les teves dues cartes, i el millor dels seus conjunts puntua tantes vegades com el tinguis en cartes actives.

## In the world: Starting cards

terra-futura-atlas-village = En un poble se sap qui pot adobar una teulada i qui necessita un cop de mà. Molt del que s’hi fa els uns pels altres es fa sense cobrar.
terra-futura-atlas-cabin = Llenya, bolets, baies i calma: al bosc es viu del que torna a créixer. I creix, mentre ningú no n’agafi més.
terra-futura-atlas-harbour = Les barques porten peix, notícies i forasters. Un port viu d’estar obert a dues bandes, la terra i el mar.
terra-futura-atlas-hut = Aquí dalt tot s’ha de pujar o treure del sol i la pluja, i es malgasta poc. Gairebé tots els refugis són oberts a tothom, i a l’hivern queda una sala sense clau.
terra-futura-atlas-homestead = Camps, animals i cuina van plegats: els fems alimenten la terra, les sobres les gallines. Les granges familiars produeixen una bona part del que menja el món.

## In the world: Level I

terra-futura-atlas-corner-shop = Pa, segells i una estona de xerrada a la cantonada donen vida a un carrer. El que hi ha als prestatges ve sovint de lluny.
terra-futura-atlas-savings-bank = Les primeres caixes d’estalvis es van fundar perquè la gent modesta pogués guardar una mica per als temps difícils. Deixades en préstec, moltes sumes petites fan una teulada, una arada o un taller.
terra-futura-atlas-market-stall = Al matí s’hi ven el que es va collir el dia abans. Com més curt és el camí, més gran és la part del preu per a qui ha fet la feina.
terra-futura-atlas-toll-bridge = Un pont escurça el camí a tothom, i el peatge en paga la cura. Per una vegada es veu què costa un camí.
terra-futura-atlas-orchard = Uns fruiters vells en un prat alimenten durant dècades persones, abelles i ocells. Qui els planta pensa en els nets.
terra-futura-atlas-woodland = Un bosc mixt dona fusta i bolets, reté l’aigua i refresca l’aire. Continua sent bosc si no se’n talla més del que hi creix.
terra-futura-atlas-bamboo-grove = El bambú és una herba: creix en setmanes i torna a brotar de les arrels després del tall. Se’n fan cistells, bastides i cases senceres.
terra-futura-atlas-herb-garden = La farigola, la menta i la sàlvia demanen poc lloc, alegren les abelles i alleugen petits mals. El que se’n sap és més vell que qualsevol llibre.
terra-futura-atlas-algae-pond = Les algues converteixen la llum, l’aigua i el que altres rebutgen en aliment i matèria primera. No demanen cap camp, només algú que vigili l’aigua.
terra-futura-atlas-berry-patch = Les baies maduren per a la gent, els ocells i els ossos. Qui les cull amb cura les troba al mateix lloc l’estiu següent.
terra-futura-atlas-clay-pit = Es construeix amb argila des de les primeres ciutats, perquè és a prop de la superfície. Una argilera abandonada s’omple d’aigua, joncs i granotes.
terra-futura-atlas-brick-yard = Al foc, l’argila es fa pedra: un bon maó dura segles i es pot tornar a fer servir. El que crema al forn decideix quant de fum costa.
terra-futura-atlas-quarry = La pedra propera no necessita un llarg viatge i serveix durant generacions. La pedrera deixa una ferida al turó, on potser després niaran ducs.
terra-futura-atlas-ore-vein = Els metalls són en vetes primes entre roca que ningú no vol. El que ja s’ha extret es pot fondre i fer servir una i altra vegada.
terra-futura-atlas-mine-railway = Rodes d’acer sobre rails d’acer mouen càrregues pesants amb poca força. La roca sense mineral es queda en munts, durant molt de temps.
terra-futura-atlas-open-pit = Per arribar al carbó i al mineral es mouen paisatges sencers, i de vegades pobles. Passen dècades fins que hi ha un bosc o un llac.
terra-futura-atlas-wheat-field = El blat és el pa de cada dia de gran part del món. El camp es manté fèrtil si s’alterna amb altres conreus i la terra no queda nua.
terra-futura-atlas-sunflower-field = De joves, els gira-sols giren amb el sol; madurs, donen oli, pipes i farratge. En plena flor són un banquet per a les abelles.
terra-futura-atlas-beehives = De flor en flor, les abelles ajuden a fer granar pomes, cireres i carbasses. Necessiten flors tot l’estiu i camps sense verí.
terra-futura-atlas-maize-field = El blat de moro, criat fa molt a Mèxic a partir d’una herba silvestre, dona aliment, farratge i combustible. Té gana: en vessants nus, la pluja s’enduu terra i adob.
terra-futura-atlas-hay-meadow = Un prat que es dalla tard i poques vegades és ple de flors, grills i papallones. El seu fenc fa passar l’hivern als animals.
terra-futura-atlas-water-mill = L’aigua corrent feia girar moles, serres i martells molt abans dels motors. Avui pot donar electricitat; els peixos necessiten un pas.
terra-futura-atlas-repair-shop = Una cremallera nova, un cable soldat, i la cosa continua viva. Cada reparació estalvia mineral i energia, evita brossa i manté viu un ofici.

## In the world: Level II

terra-futura-atlas-food-truck = Una olla, una flama i una bona recepta donen menjar a tot un carrer. La brutícia s’amaga al got que es llença i en el que ve de lluny.
terra-futura-atlas-canteen = Cuinar per a molts estalvia energia i deixa menys sobres si es planeja bé. Cada menú decideix una mica què creixerà als camps del voltant.
terra-futura-atlas-building-site = Grues i camions aixequen una casa en mesos. Molt del que costa a la Terra es decideix abans que algú hi visqui: segons de què està feta.
terra-futura-atlas-concrete-plant = El formigó pren qualsevol forma i sosté ponts i torres. La calcària que es crema per al seu ciment deixa anar diòxid de carboni, encara que el foc sigui net.
terra-futura-atlas-freight-port = Molt del que ens envolta ha viatjat en un contenidor. Un vaixell porta molt amb poc combustible, però també hi viatgen sutge i espècies foranes.
terra-futura-atlas-haulage = Els camions ho porten tot fins a la porta, també de nit. El soroll i el sutge es queden amb qui viu vora la carretera, no amb qui ha fet la comanda.
terra-futura-atlas-cannery = En pots i llaunes, la collita de l’estiu dura tot l’hivern i se’n perd menys. Cal metall, calor i aigua neta, i queden salmorra i pells.
terra-futura-atlas-steelworks = Durant segles el mineral de ferro s’ha fos amb carbó. L’acer de ferralla demana molta menys energia, i l’hidrogen fet amb electricitat neta pot substituir el carbó.
terra-futura-atlas-assembly-line = Dividida en passos petits, la feina va de pressa i les coses s’abarateixen. Quant duren, i si es poden reparar, es decideix a la taula de dibuix.
terra-futura-atlas-wetland = Maresmes, torberes i prats de ribera retenen les crescudes i netegen l’aigua que els travessa. També es poden sobrecarregar; aleshores tornen la brutícia.
terra-futura-atlas-sewage-works = Reixes, basses i microbis afamats converteixen l’aigua bruta altra vegada en aigua de riu. El que no paeixen, de pintures a medicaments, més val no llençar-ho a l’aigüera.
terra-futura-atlas-reed-bed = Els canyissos porten aire fins a les arrels, on els bacteris netegen l’aigua. Alguns pobles depuren així les seves aigües, i a sobre hi nien ocells.
terra-futura-atlas-workshop = Amb ofici, eines i temps, un material senzill es torna una cosa bona. Es triga més que en una fàbrica, i l’ofici passa dels uns als altres.
terra-futura-atlas-smithy = El ferro es pot escalfar i forjar una i altra vegada: un eix vell es fa reixa. A l’enclusa es reciclava molt abans que existís la paraula.
terra-futura-atlas-greenhouse = Sota vidre maduren tomàquets on a fora fa massa fred. Amb sol, compost i aigua de pluja és net; escalfat amb gas costa més del que es veu.
terra-futura-atlas-allotments = Als petits horts de la vora de la ciutat creixen verdures, amistats i paciència. Entre el bancal i el plat no cal cap camió.
terra-futura-atlas-masons = El que està ben construït dura segles, i després les pedres es poden tornar a fer servir. Cuidar una casa vella n’estalvia una de nova.
terra-futura-atlas-walling = Un mur de pedra seca aguanta un vessant sense morter, només amb la pedra justa al lloc just. Als forats hi viuen sargantanes i flors silvestres.
terra-futura-atlas-spinning-mill = La llana, el lli i el cotó es fan aquí fil, i roba que dura anys. El fil barat es paga sovint en un altre lloc, amb aigua, tints i feina dura.
terra-futura-atlas-sewing-room = Un abric a mida es porta molt de temps i s’apedaça. Qui cus per a la moda ràpida sol guanyar poc, i l’etiqueta no ho diu.
terra-futura-atlas-tree-nursery = Aquí se sembren i es reguen llavors d’arbres forts fins que els plançons s’aguanten sols. Un bosc per al temps de demà comença amb la llavor que es tria avui.
terra-futura-atlas-mine-transport = Molt del que es treu d’una mina és roca sense mineral. Com més es reutilitza el metall, menys càrregues calen.
terra-futura-atlas-granary = El gra sec i a resguard dels ratolins ajuda a passar un mal any. Al món es fa malbé molt menjar per falta de bons magatzems.
terra-futura-atlas-trading-post = On es creuen mercaderies de moltes terres es troba el que a casa no creix. El preu poques vegades diu qui les ha fetes, i què ha quedat allà.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Un sostre i un àpat: les dues necessitats més antigues, i encara la primera ajuda després d’una catàstrofe.
terra-futura-atlas-brick-and-bread = Tots dos demanen pastar, aigua i foc. El pa és més antic que els camps: es coïa en llars de pedra milers d’anys abans de l’agricultura.
terra-futura-atlas-garden-city = Cases amb jardí, la feina a un passeig, camps al costat: un vell somni d’urbanistes, i un bon somni en estius calorosos.
terra-futura-atlas-trading-house = El comerç porta les mercaderies on falten. Una bona casa coneix pel nom qui les fa, i li paga prou per viure’n.
terra-futura-atlas-full-larder = Pots al prestatge i gra a l’arca: qui té reserves per a deu dies pot esperar que passi una tempesta o un tall de llum, i ajudar els altres.
terra-futura-atlas-new-quarter = Un barri nou es planeja millor amb habitatges, feina i botigues a prop, per a rics i pobres. Així molts camins es fan a peu.
terra-futura-atlas-straw-bale-houses = De cada collita en sobra palla, i guarda bé l’escalfor. S’han provat murs de palla premsada amb pluja forta, glaçada i molta calor.
terra-futura-atlas-farm-shop = Ous, formatge i farina de la mateixa granja: es veu com es fan, i una part més gran del preu s’hi queda.
terra-futura-atlas-food-fair = On es tasten els plats dels altres, els desconeguts aviat són veïns. I les velles varietats de poma i de gra sobreviuen perquè algú les demana.
terra-futura-atlas-building-trade = Fusters, lampistes i electricistes converteixen els plans d’un món més net en cambres càlides. Sense les seves mans, el millor pla es queda en paper.
terra-futura-atlas-self-sufficiency = Un lloc que conrea i construeix el que necessita aguanta quan falla el comerç. Gairebé cap no ho pot fer tot, i per això calen bons veïns.
terra-futura-atlas-green-kitchen = Verdures, llegums i cereals demanen molta menys terra que la carn. Ben cuinats i al seu temps, no deixen res a desitjar.
terra-futura-atlas-stone-town = Carrerons estrets i patis amb ombra mantenen fresques les ciutats velles a l’estiu, sense electricitat. Els arbres i l’aigua també hi ajuden.
terra-futura-atlas-harvest-homes = La palla, el cànem i el canyís creixen cada any i donen bones parets i sostres. Mentre la casa és dreta, el seu carboni no torna a l’aire.
terra-futura-atlas-all-round-economy = On una sola mina o una sola fàbrica dona menjar a tothom, la seva fi colpeja tothom. Una comarca amb molts oficis es doblega a la tempesta i no es trenca.
terra-futura-atlas-golden-workshops = La bona artesania treballa la palla, la cera i el lli igual que l’or. El que es fa amb cura es guarda, s’apedaça i s’hereta.

## Why this game

terra-futura-why = El creixement té adreça
    .lead = El joc de Petr Vojtěch, del 2021, va néixer de Game On, un projecte pel clima que va rebre el suport de la Unió Europea. Tot el que produeixes ve d’algun lloc, i alguna cosa es queda enrere.
terra-futura-why-1 = Els diners venen de lluny
    .text = Amb diners aconsegueixes coses sense conrear ni cavar: ho ha fet algú altre, sovint per poca paga i en un lloc que no veus mai. Per això els diners no valen res al final, i molt del que compren contamina.
terra-futura-why-2 = Algú porta cada càrrega
    .text = Vaixells i camions uneixen camps, mines, tallers i taules; sense ells ens faltaria molt. També porten sutge, soroll i un clima més càlid, sobretot als qui no han demanat res.
terra-futura-why-3 = La contaminació s’amaga
    .text = Un cub en una carta costa un punt, gairebé res. Després n’hi ha un de massa, i tot el que hi ha s’atura. Així són les aigües brutes, els pesticides i els adobs: molt de temps invisibles en rius i terres, i de sobte allà.
terra-futura-why-4 = Treure menys de la terra
    .text = Convertir un material en un altre, reparar i reutilitzar aprofita més bé el que ja hi ha. Cada tros de metall que fa una volta més estalvia una mica de muntanya.
terra-futura-why-5 = Hi ha camins nets
    .text = Aquí algunes feines no deixen cap cub: representen el sol, el vent i l’aigua, i camps que es mantenen fèrtils. Demanen una mica més. El canvi és just si els qui menys tenen no són els qui més paguen.
terra-futura-why-6 = Netejar és una feina
    .text = Aiguamolls, canyissars i depuradores carreguen amb la brutícia dels altres, fins on poden. El que se separa i es reutilitza a temps no cal netejar-ho.
terra-futura-why-omits = El que el joc deixa fora: la teva brutícia es queda a les teves nou cartes. Al món, viatja.
