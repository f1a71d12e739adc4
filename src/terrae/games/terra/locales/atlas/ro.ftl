### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Fiecare criză și fiecare Soluție: de câte ori este în joc și ce înseamnă în lume.
terra-atlas-search = Un nume, un număr, o regiune
terra-atlas-measures = Soluții
    .line = 90 de cărți: în fiecare culoare șase de 1, șase de 2, cinci de 3, cinci de 4, patru de 5 și patru de 6
terra-atlas-crises = Crize
    .line = 18 cărți, câte una pentru fiecare culoare și regiune
terra-atlas-measure = Soluție
terra-atlas-crisis = Criză
terra-atlas-region = Regiune
terra-atlas-value = Valoare
terra-atlas-threat = Amenințare
terra-atlas-copies = { $count } din { $all }
terra-atlas-copies-measure = { $count } din cele { $all } de Soluții
terra-atlas-copies-crisis = o dată; fiecare criză este una singură
terra-atlas-against = Ajută împotriva
terra-atlas-helped-by = Ce ajută

## In the game

terra-atlas-game-low = Jucată prima, aduce 3 puncte când criza este evitată, la fel ca orice altă carte. Iar la o criză declanșată chiar și una mică îți permite să pui deoparte un set.
terra-atlas-game-middle = Rareori cea mai mare, adesea cea care lipsea: cine pune ultima carte la o criză declanșată câștigă 5 puncte, oricare ar fi valoarea ei.
terra-atlas-game-high = Adesea cea mai mare carte, deci 3 puncte când o criză este evitată. La o criză declanșată e mai bine s-o pui acolo unde o rezolvă.
terra-atlas-game-crisis = Când apare, fiecare poate juca o carte de culoarea ei. Dacă împreună ajung la { $threat }, este evitată; dacă nu, se declanșează, iar cu trei într-o regiune, patru de o culoare sau șapte în total lumea e pierdută.

## In the world: the measures

terra-atlas-G1 = Din sticlă, hârtie, metal și resturi de bucătărie se poate face ceva nou, dacă sunt ținute separat. Ce se aruncă la un loc ajunge de obicei îngropat sau ars.
terra-atlas-G2 = Ce nu consumă nimeni nu e nevoie să fie tăiat, pompat sau săpat. Reparatul, împrumutul și puțină cumpătare lasă mai mult celor care vin după noi.
terra-atlas-G3 = Copacii tineri țin solul și apa, răcoresc locul și leagă carbon în timp ce cresc. Reușește cel mai bine cu copacii potriviți la locul potrivit și când oamenii din jur au un câștig.
terra-atlas-G4 = O fântână, un canal sau irigarea prin picurare dau rod câmpurilor și în anii secetoși și scutesc oamenii de drumuri lungi după apă. Ține dacă nu se ia mai mult decât aduc ploaia și zăpada.
terra-atlas-G5 = Filtrele, circuitele închise și metodele mai bune opresc otrava înainte să ajungă în aer și în râuri. E mai bine să nu murdărești decât să cureți.
terra-atlas-G6 = Soarele, vântul, apa și căldura pământului nu se termină și lasă puține urme. Adesea lipsesc liniile și stocarea.
terra-atlas-B1 = Foametea vine rareori din lipsa hranei în lume: lipsesc pacea, banii sau un drum spre piață. Orice alt ajutor începe cu apă curată și o farfurie plină.
terra-atlas-B2 = Un vaccin, o moașă, un medicament pe care îl poți plăti: multe dintre cele care salvează vieți sunt simple. Trebuie doar să fie acolo, aproape și la timp.
terra-atlas-B3 = Cum se fac terase pe o pantă, cum se păstrează semințele sau cum se construiește contra căldurii s-a învățat de-a lungul generațiilor. Unde se dă mai departe, oamenii își păstrează și munca, și felul lor de a fi.
terra-atlas-B4 = Cu o adresă e mai ușor să găsești de lucru, o școală și un medic. Un cămin este adesea primul pas înapoi între oameni, nu premiul de la capăt.
terra-atlas-B5 = Nimeni nu se naște disprețuindu-i pe alții: se învață și se poate dezvăța. E nevoie de legi drepte și de oameni care iau cuvântul când cineva este umilit.
terra-atlas-B6 = Cine știe să citească, să socotească și să întrebe își poate apăra sănătatea, munca și drepturile. Când fetele învață ca băieții, familii întregi trăiesc mai bine.
terra-atlas-R1 = Regulile se respectă, taxele se plătesc și vecinii sunt prețuiți fiindcă cei mai mulți o fac de bunăvoie. Din asemenea lucruri mici e făcută viața împreună, zi de zi.
terra-atlas-R2 = Cine are mai mult îi dă o mână de ajutor celui care are mai puțin: după un cutremur, pe secetă, peste o graniță. Cel mai bun ajutor îi ascultă pe cei care îl primesc.
terra-atlas-R3 = Minele pândesc mult după ce s-a semnat pacea, pe câmpuri și în drum spre școală. Scoaterea lor e o muncă lentă, cu mâna, care dă pământul înapoi metru cu metru.
terra-atlas-R4 = Mediatorii ascultă ambele părți înainte să vorbească armele. O discuție la timp ajunge rareori la știri, fiindcă ceea ce a prevenit nu se întâmplă.
terra-atlas-R5 = Râurile, bolile și vapoarele trec granițele, așa că și înțelegerile trebuie să le treacă. Organizațiile internaționale au doar puterea pe care le-o dau membrii lor.
terra-atlas-R6 = Cine își poate alege guvernul, îl poate critica și îl poate schimba prin vot poate îndrepta greșelile fără violență. Democrația trăiește din presă liberă, judecăți drepte și oameni care se implică.

## In the world: the crises

terra-atlas-G-NA = Pădurile au ars dintotdeauna; la secete mai lungi și călduri mai mari, focul scapă de sub control. Focuri mici, aprinse și supravegheate de specialiști pe vreme răcoroasă, îi iau combustibilul.
terra-atlas-G-SA = Cea mai mare parte a pădurii care dispare în Amazonia face loc pășunilor și ogoarelor. Cu ea pleacă ploi care cad departe, în interior, căminul unor popoare și specii și un depozit de carbon.
terra-atlas-G-EU = Un râu duce la vale, peste orice graniță, ce varsă în el fabricile, minele și câmpurile. Unele dintre cele mai murdare au reînviat de când vecinii lor au căzut de acord asupra unor reguli.
terra-atlas-G-AF = Unde se taie copacii, turmele sunt prea mari și ploaia nu vine, vântul duce solul. În Sahel, țăranii recâștigă pământ cu șiruri de pietre, gropițe și copaci pe care îi lasă să crească.
terra-atlas-G-AS = Gazele de eșapament, fumul de cărbune și miriștile arse se adună în aerul nemișcat al iernii deasupra marilor orașe. Fac rău plămânilor și inimii; unde s-au îmbunătățit combustibilii și filtrele, cerul s-a limpezit.
terra-atlas-G-OC = Când marea se încălzește prea tare, coralii pierd algele care îi hrănesc, se albesc și pot muri de foame. Recifele sunt creșe de pești și sparg valurile din fața coastei; în anii mai răcoroși își pot reveni.
terra-atlas-B-NA = Unde chiriile cresc mai repede decât salariile, chiar și oameni care lucrează ajung în corturi și în mașini. Locuințele accesibile și ajutorul dinaintea evacuării țin deschise uși care greu se mai deschid.
terra-atlas-B-SA = Lângă vile împrejmuite cu ziduri stau cartiere fără canalizare: locul în care te naști hotărăște prea mult. Școlile, pământul, taxele drepte și slujbele sigure micșorează prăpastia, încet.
terra-atlas-B-EU = Să-ți pierzi munca, sănătatea sau partenerul poate fi de ajuns ca să-ți pierzi și casa, chiar și în orașe bogate. Unele le dau oamenilor întâi o locuință și rezolvă restul de acolo.
terra-atlas-B-AF = Un virus călătorește la fel de repede ca oamenii și lovește cel mai tare unde spitalele sunt puține. Îl opresc anunțurile din timp, vaccinurile și medicii în care satele au încredere.
terra-atlas-B-AS = Un copil care leagă covoare sau sparge piatră câștigă puțin azi și pierde școala. Când părinții câștigă destul, iar școala e gratuită și aproape, îl trimit să învețe.
terra-atlas-B-OC = Pe insulele joase și în delte, marea care crește intră în case, iar furtunile o împing mai departe. Digurile, mangrovele și casele pe piloni câștigă timp; unii trebuie să se mute.
terra-atlas-R-NA = Unde o armă e mereu la îndemână, o ceartă sau un ceas negru se sfârșește mai ușor cu moarte. Armele bine încuiate, legile bune și oamenii care se pun între rivali salvează vieți.
terra-atlas-R-SA = Unde statul e slab, bandele cer taxă de protecție, recrutează băieți și îi fac pe oameni să tacă. Școlile, munca și o poliție de încredere le iau pământul de sub picioare.
terra-atlas-R-EU = Când tancurile trec o graniță, distrug case, câmpuri și încrederea unor generații. Că vecinii trebuie să vorbească, nu să tragă, s-a învățat aici cu un preț cumplit.
terra-atlas-R-AF = Când o țară luptă cu ea însăși, vecinii devin dușmani, câmpurile rămân pârloagă și vine foametea. Pacea ține când toate părțile au parte de putere, de dreptate și de bogățiile țării.
terra-atlas-R-AS = Rachetele care ajung la vecin în câteva minute nu lasă timp de gândire. Tratatele, inspecțiile și o linie directă între capitale au ajutat să se evite ce era mai rău.
terra-atlas-R-OC = În strâmtorile dintre insule, tâlharii urcă la bord noaptea. Ajută patrulele pe care statele vecine le fac împreună, dar și un trai bun pentru cei care pescuiesc.

## Why this game

terra-why = Toți pot câștiga și toți pot pierde
    .lead = Bruno Faidutti a creat Terra pentru Forumul Universal al Culturilor, ținut la Barcelona în 2004: o întâlnire despre ascultare în loc de luptă. Jocul pune mereu aceeași întrebare: cât dau?
terra-why-1 = O criză nu întreabă a cui este
    .text = Se declanșează într-o regiune și contează pentru toți. Cine stă departe poate să paseze o dată sau de două ori. Dar trei într-o regiune, patru de o culoare sau șapte în total încheie jocul pentru toți.
terra-why-2 = Dăruirea e răsplătită, puțin
    .text = Primește puncte cine ajută primul și cine dă cel mai mult. Totuși, o mână plină de cărți de șase valorează cel mai mult dacă alții le cheltuie pe ale lor. Economiștii vorbesc de pasagerul clandestin; la masă se simte.
terra-why-3 = Vorbele nu costă și totuși contează
    .text = Promite, cere, blufează: nimic din ce se spune nu obligă pe nimeni. De aceea încrederea valorează aici atât de mult. Forumul spera același lucru între popoare: întâi să asculți, fiindcă cearta e calea mai scumpă.
terra-why-4 = Optsprezece Soluții, niciuna magică
    .text = De la sortarea deșeurilor la democrație, fiecare înseamnă o muncă pe care oamenii chiar o fac. Numerele mici sunt pași mici, nu inutili: un 1 la sfârșit poate salva o regiune.
terra-why-omits = Ce lasă jocul deoparte: crizele adevărate nu-și așteaptă rândul, iar cei care au contribuit cel mai puțin la ele sunt adesea loviți primii.
