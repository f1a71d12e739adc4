### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Cada crisi i cada Resolució: quantes vegades és al joc i què representa al món.
terra-atlas-search = Un nom, un número, una regió
terra-atlas-measures = Resolucions
    .line = 90 cartes: de cada color, sis 1, sis 2, cinc 3, cinc 4, quatre 5 i quatre 6
terra-atlas-crises = Crisis
    .line = 18 cartes, una per a cada color i regió
terra-atlas-measure = Resolució
terra-atlas-crisis = Crisi
terra-atlas-region = Regió
terra-atlas-value = Valor
terra-atlas-threat = Valor
terra-atlas-copies = { $count } de { $all }
terra-atlas-copies-measure = { $count } de les { $all } Resolucions
terra-atlas-copies-crisis = una vegada; cada crisi és única
terra-atlas-against = Ajuda contra
terra-atlas-helped-by = Què hi ajuda

## In the game

terra-atlas-game-low = Jugada en primer lloc, dona 3 punts si la crisi es resol a temps, tant com qualsevol altra carta. I sobre una crisi oberta, fins i tot una de petita permet reservar-se una sèrie.
terra-atlas-game-middle = Poques vegades és la més alta, sovint és la que faltava: qui posa l’última carta en una crisi oberta guanya 5 punts, valgui el que valgui.
terra-atlas-game-high = Sovint és la carta més alta, que dona 3 punts quan una crisi es resol a temps. En una crisi oberta convé gastar-la on la resolgui.
terra-atlas-game-crisis = Quan surt, tothom pot jugar una carta del seu color. Si entre totes arriben a { $threat }, es resol a temps; si no, queda oberta, i amb tres en una regió, quatre d’un color o set en total, el món està perdut.

## In the world: the measures

terra-atlas-G1 = El vidre, el paper, el metall i les restes de cuina, si se separen, poden tornar a servir. El que es llença tot junt sol acabar enterrat o cremat.
terra-atlas-G2 = El que ningú no gasta no cal tallar-ho, bombar-ho ni extreure-ho. Reparar, compartir i passar amb una mica menys en deixa més per als qui vindran.
terra-atlas-G3 = Els arbres joves retenen la terra i l’aigua, refresquen l’entorn i capten carboni mentre creixen. Va més bé amb els arbres adequats al lloc adequat, i si la gent d’allà hi surt guanyant.
terra-atlas-G4 = Un pou, un canal o un reg de degoteig fan que els camps donin fruit en anys secs i estalvien llargues caminades. Dura si no se’n treu més del que porten la pluja i la neu.
terra-atlas-G5 = Els filtres, els cicles tancats i els mètodes millors aturen el verí abans que arribi a l’aire i als rius. Val més no embrutar que netejar.
terra-atlas-G6 = El sol, el vent, l’aigua i l’escalfor de la terra no s’esgoten i deixen poc rastre. El que sovint falta són línies i emmagatzematge.
terra-atlas-B1 = La fam poques vegades ve de la falta de menjar al món: el que falta és pau, diners o un camí fins al mercat. Qualsevol altra ajuda comença amb aigua neta i un plat ple.
terra-atlas-B2 = Una vacuna, una llevadora, un medicament que es pugui pagar: molt del que salva vides és senzill. Només cal que hi sigui, a prop i a temps.
terra-atlas-B3 = Fer feixes en un vessant, guardar llavors o construir contra la calor s’ha après al llarg de generacions. On es transmet, la gent conserva la feina i els costums.
terra-atlas-B4 = Amb una adreça és més fàcil trobar feina, escola i metge. Una llar sovint és el primer pas per tornar amb els altres, no el premi del final.
terra-atlas-B5 = Ningú no neix menyspreant els altres: s’aprèn, i es pot desaprendre. Calen lleis justes i gent que alci la veu quan es tracta algú com si valgués menys.
terra-atlas-B6 = Qui sap llegir, comptar i preguntar pot vetllar per la salut, la feina i els drets. Quan les nenes aprenen com els nens, famílies senceres viuen millor.
terra-atlas-R1 = Les normes es compleixen, els impostos es paguen i els veïns es respecten perquè la majoria ho fa de bon grat. D’aquestes petites coses és feta la convivència, cada dia.
terra-atlas-R2 = Qui té més dona un cop de mà a qui té menys: després d’un terratrèmol, en una sequera, més enllà d’una frontera. La millor ajuda és la que escolta qui la rep.
terra-atlas-R3 = Les mines sotgen molt després de signada la pau, als camps i camí de l’escola. Treure-les és una feina lenta, a mà, que torna la terra metre a metre.
terra-atlas-R4 = Els mediadors escolten les dues parts abans que parlin les armes. Una conversa a temps poques vegades surt a les notícies, perquè el que evita no passa.
terra-atlas-R5 = Els rius, les malalties i els vaixells travessen fronteres, i els acords també ho han de fer. Els organismes internacionals només tenen la força que els donen els seus membres.
terra-atlas-R6 = Qui pot triar el govern, criticar-lo i canviar-lo amb el vot pot corregir errors sense violència. La democràcia viu de la premsa lliure, de jutges justos i de gent que hi participa.

## In the world: the crises

terra-atlas-G-NA = Els boscos sempre han cremat; amb sequeres més llargues i més calor, el foc es torna incontrolable. Petits focs, encesos i vigilats per experts amb temps fresc, li treuen combustible.
terra-atlas-G-SA = La selva que desapareix a l’Amazònia cedeix el lloc sobretot a pastures i conreus. Amb ella se’n van pluges que cauen molt terra endins, la llar de pobles i espècies, i un magatzem de carboni.
terra-atlas-G-EU = Un riu porta aigües avall, més enllà de cada frontera, el que hi aboquen fàbriques, mines i camps. Alguns dels més bruts han tornat a la vida des que els veïns van acordar normes.
terra-atlas-G-AF = On es tallen els arbres, hi ha massa ramats i falta la pluja, el vent s’enduu la terra. Al Sahel els pagesos recuperen terreny amb fileres de pedres, clots petits i arbres que deixen créixer.
terra-atlas-G-AS = El trànsit, el fum del carbó i els rostolls que cremen s’acumulen a l’aire quiet de l’hivern sobre les grans ciutats. Fan mal als pulmons i al cor; on han millorat combustibles i filtres, el cel s’ha aclarit.
terra-atlas-G-OC = Quan el mar s’escalfa massa, els coralls perden les algues que els alimenten, es tornen blancs i poden morir de fam. Els esculls crien peixos i trenquen les onades davant la costa; en anys més frescos es poden refer.
terra-atlas-B-NA = On els lloguers pugen més de pressa que els sous, fins i tot gent amb feina acaba en tendes i cotxes. Els pisos assequibles i l’ajuda abans del desnonament mantenen obertes portes que costa tornar a obrir.
terra-atlas-B-SA = Al costat de vil·les emmurallades hi ha barris sense clavegueres: on es neix decideix massa coses. Les escoles, la terra, els impostos justos i les feines segures escurcen la distància, a poc a poc.
terra-atlas-B-EU = Perdre la feina, la salut o la parella pot ser prou per perdre la casa, fins i tot en ciutats riques. Algunes donen primer un pis i resolen la resta des d’allà.
terra-atlas-B-AF = Un virus viatja tan de pressa com la gent i colpeja més on hi ha pocs hospitals. Els avisos primerencs, les vacunes i els sanitaris en qui confien els pobles l’aturen.
terra-atlas-B-AS = Un nen que nua catifes o pica pedra guanya una mica avui i es perd l’escola. Quan els pares guanyen prou i l’escola és gratuïta i a prop, l’envien a aprendre.
terra-atlas-B-OC = A les illes baixes i als deltes, el mar que puja entra a les cases, i les tempestes l’empenyen més endins. Dics, manglars i cases sobre pilons guanyen temps; hi ha qui ha de marxar.
terra-atlas-R-NA = On sempre hi ha una arma a mà, una baralla o una hora fosca acaba més fàcilment en mort. Les armes ben guardades, les bones lleis i els qui s’interposen entre rivals salven vides.
terra-atlas-R-SA = On l’Estat és feble, les bandes extorsionen, recluten nois i fan callar la gent. Les escoles, la feina i una policia de confiança els treuen el terreny de sota els peus.
terra-atlas-R-EU = Quan els tancs travessen una frontera, es destrueixen llars, camps i la confiança de generacions. Que els veïns parlin en lloc de disparar es va aprendre aquí a un preu terrible.
terra-atlas-R-AF = Quan un país lluita contra ell mateix, els veïns es tornen enemics, els camps queden sense sembrar i arriba la fam. La pau dura si totes les parts comparteixen el poder, la justícia i la riquesa de la terra.
terra-atlas-R-AS = Els míssils que arriben al veí en minuts no deixen temps per repensar-s’hi. Els tractats, les inspeccions i una línia directa entre capitals han ajudat a evitar el pitjor.
terra-atlas-R-OC = Als estrets entre les illes, els lladres pugen a bord de nit. Hi ajuden les patrulles que els països veïns fan plegats, i també que qui pesca en pugui viure.

## Why this game

terra-why = Tothom pot guanyar, i tothom pot perdre
    .lead = Bruno Faidutti va crear Terra per al Fòrum Universal de les Cultures, celebrat a Barcelona el 2004: una trobada per escoltar en lloc de barallar-se. El joc fa una i altra vegada la mateixa pregunta: quant dono?
terra-why-1 = Una crisi no pregunta de qui és
    .text = Esclata en una regió i compta per a tothom. Qui viu lluny pot passar una vegada, o dues. Però tres en una regió, quatre d’un color o set en total acaben la partida per a tothom.
terra-why-2 = Donar té premi, una mica
    .text = Qui ajuda primer i qui dona més fa punts. Tot i així, una mà plena de sisos val més si els altres gasten els seus. Els economistes en diuen el problema del polissó; a la taula es nota.
terra-why-3 = Les paraules són de franc, i compten
    .text = Promet, demana, ves de farol: res del que es diu no obliga ningú. Per això aquí la confiança val tant. El Fòrum esperava el mateix entre els pobles: primer escoltar, perquè el conflicte és el camí més car.
terra-why-4 = Divuit Resolucions, cap de màgica
    .text = De separar la brossa a la democràcia, cadascuna representa una feina que la gent fa de debò. Els números petits són passos petits, no pas inútils: un 1 al final pot salvar una regió.
terra-why-omits = El que el joc deixa fora: les crisis de debò no esperen el seu torn, i els qui menys les han causades sovint les pateixen primer.
