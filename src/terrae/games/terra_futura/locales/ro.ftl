### Propozițiile jocului Terra Futura.
### $you este "yes" când este vorba despre cititor, altfel "no"; $name este numele unui jucător, $card numele unei cărți.
### Nu avem regulamentul în română: termenii sunt aleși de noi.

## F1: resurse

terra-futura-resource-green = verde
terra-futura-resource-red = roșu
terra-futura-resource-yellow = galben
terra-futura-resource-food = hrană
terra-futura-resource-construction = construcții
terra-futura-resource-goods = bunuri
terra-futura-resource-money = bani
terra-futura-resource-raw = orice materie primă
terra-futura-resource-product = orice produs
terra-futura-amount =
    { $count ->
        [one] { $resource }
        [few] { $count }× { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 până la F21: ce fac cărțile

terra-futura-gain = câștig: { $what }
terra-futura-gain-any = câștig la alegere: { $what }
terra-futura-transfer =
    { $count ->
        [one] mută aici 1 cub de poluare
        [few] mută aici până la { $count } cuburi de poluare
       *[other] mută aici până la { $count } de cuburi de poluare
    }
terra-futura-assist = asistență
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ poluare
        [few] {" "}+ { $count }× poluare
       *[other] {" "}+ { $count }× poluare
    }
terra-futura-or = sau
terra-futura-set = { $points } pentru setul: { $what }

## F2: cărți. Numele sunt ale Terrae.

terra-futura-card-village = Sat
terra-futura-card-cabin = Cabană în pădure
terra-futura-card-harbour = Port
terra-futura-card-hut = Cabană montană
terra-futura-card-homestead = Gospodărie
terra-futura-card-corner-shop = Magazin de colț
terra-futura-card-savings-bank = Casă de economii
terra-futura-card-market-stall = Tarabă
terra-futura-card-toll-bridge = Pod cu taxă
terra-futura-card-orchard = Livadă
terra-futura-card-woodland = Pădurice
terra-futura-card-bamboo-grove = Crâng de bambus
terra-futura-card-herb-garden = Grădină de ierburi
terra-futura-card-algae-pond = Iaz cu alge
terra-futura-card-berry-patch = Zmeuriș
terra-futura-card-clay-pit = Groapă de lut
terra-futura-card-brick-yard = Cărămidărie
terra-futura-card-quarry = Carieră
terra-futura-card-ore-vein = Filon de minereu
terra-futura-card-mine-railway = Tren de mină
terra-futura-card-open-pit = Mină la suprafață
terra-futura-card-wheat-field = Lan de grâu
terra-futura-card-sunflower-field = Floarea-soarelui
terra-futura-card-beehives = Stupină
terra-futura-card-maize-field = Lan de porumb
terra-futura-card-hay-meadow = Fâneață
terra-futura-card-water-mill = Moară de apă
terra-futura-card-repair-shop = Atelier de reparații
terra-futura-card-food-truck = Bucătărie stradală
terra-futura-card-canteen = Cantină
terra-futura-card-building-site = Șantier
terra-futura-card-concrete-plant = Fabrică de beton
terra-futura-card-freight-port = Port de mărfuri
terra-futura-card-haulage = Firmă de transport
terra-futura-card-cannery = Fabrică de conserve
terra-futura-card-steelworks = Oțelărie
terra-futura-card-assembly-line = Linie de asamblare
terra-futura-card-wetland = Zonă umedă
terra-futura-card-sewage-works = Stație de epurare
terra-futura-card-reed-bed = Stufăriș
terra-futura-card-workshop = Atelier
terra-futura-card-smithy = Fierărie
terra-futura-card-greenhouse = Seră
terra-futura-card-allotments = Loturi de grădină
terra-futura-card-masons = Pietrari
terra-futura-card-walling = Zidari
terra-futura-card-spinning-mill = Filatură
terra-futura-card-sewing-room = Croitorie
terra-futura-card-tree-nursery = Pepinieră
terra-futura-card-mine-transport = Transport minier
terra-futura-card-granary = Grânar
terra-futura-card-trading-post = Punct de negoț

## F4: cărți de punctaj. Numele sunt ale Terrae.

terra-futura-scoring-home-and-table = Casă și masă
terra-futura-scoring-brick-and-bread = Cărămidă și pâine
terra-futura-scoring-garden-city = Oraș-grădină
terra-futura-scoring-trading-house = Casă de comerț
terra-futura-scoring-full-larder = Cămară plină
terra-futura-scoring-new-quarter = Cartier nou
terra-futura-scoring-straw-bale-houses = Case din paie
terra-futura-scoring-farm-shop = Magazin la fermă
terra-futura-scoring-food-fair = Târg de bucate
terra-futura-scoring-building-trade = Meșteri constructori
terra-futura-scoring-self-sufficiency = Autosuficiență
terra-futura-scoring-green-kitchen = Bucătărie verde
terra-futura-scoring-stone-town = Oraș de piatră
terra-futura-scoring-harvest-homes = Case din recoltă
terra-futura-scoring-all-round-economy = Economie completă
terra-futura-scoring-golden-workshops = Ateliere de aur

## Ce s-a întâmplat

terra-futura-event-turn =
    { $you ->
        [yes] E rândul tău.
       *[no] La rând: { $name }.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Decartezi din ofertă cartea { $card }.
       *[no] { $name } decartează din ofertă cartea { $card }.
    }
terra-futura-event-take =
    { $you ->
        [yes] Iei cartea { $card }.
       *[no] { $name } ia cartea { $card }.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Iei prima carte din pachetul { $deck }.
       *[no] { $name } ia pe nevăzute prima carte din pachetul { $deck }.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Iei prima carte din pachetul { $deck }: { $card }.
       *[no] { $name } ia prima carte din pachetul { $deck }: { $card }.
    }
terra-futura-event-reshuffle = Cărțile decartate din pachetul { $deck } se amestecă din nou.
terra-futura-event-refill = În ofertă intră cartea { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Așezi cartea { $card }.
       *[no] { $name } așază cartea { $card }.
    }
terra-futura-event-use =
    { $you ->
        [yes] Folosești cartea { $card }: { $effect }.
       *[no] { $name } folosește cartea { $card }: { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] Copiezi cartea { $card } ({ $owner }): { $effect }.
       *[no] { $name } copiază cartea { $card } ({ $owner }): { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] Plătești de pe cartea { $card }: { $resource }.
       *[no] { $name } plătește de pe cartea { $card }: { $resource }.
    }
terra-futura-event-gain =
    { $you ->
        [yes] Alegi: { $resource }.
       *[no] { $name } alege: { $resource }.
    }
terra-futura-event-receive = Cartea { $card } primește: { $what }.
terra-futura-event-pollute = Poluare pe cartea { $card }.
terra-futura-event-move = Un cub pleacă de pe cartea { $card }.
terra-futura-event-reward =
    { $you ->
        [yes] Primești drept mulțumire pe cartea { $card }: { $resource }.
       *[no] { $name } primește drept mulțumire pe cartea { $card }: { $resource }.
    }
terra-futura-event-clean =
    { $you ->
        [yes] Cureți cartea { $card }.
       *[no] { $name } curăță cartea { $card }.
    }
terra-futura-event-inactive = Cartea { $card } este blocată și inactivă.
terra-futura-event-active = Cartea { $card } este din nou activă.
terra-futura-event-pattern =
    { $you ->
        [yes] Activezi modelul cărții { $scoring }.
       *[no] { $name } activează modelul cărții { $scoring }.
    }
terra-futura-event-over = Toate teritoriile sunt gata și numărate.

## Masa

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] e rândul tău
       *[no] la rând: { $name }
    }
terra-futura-turn-number = tura { $number } din { $rounds }
terra-futura-final = activarea finală
terra-futura-deck = { $count } în pachet, decartate: { $discards }
terra-futura-newest = cea mai nouă
terra-futura-oldest = cea mai veche
terra-futura-place-here = locul { $number }
terra-futura-inactive = blocată
terra-futura-name-own =
    { $name ->
        [You] Tu
       *[other] { $name } (tu)
    }
terra-futura-head-player = jucător
terra-futura-head-cards = cărți
terra-futura-head-stock = resurse pe cărți active
terra-futura-head-cubes = poluare
terra-futura-head-points = puncte vizibile
terra-futura-set-now =
    { $times ->
        [0] încă neîntregit
        [one] deținut o dată, puncte: { $points }
        [few] deținut de { $times } ori, puncte: { $points }
       *[other] deținut de { $times } de ori, puncte: { $points }
    }
terra-futura-score-now = Teritoriul tău valorează acum { $score }.

## Întrebări și răspunsuri

terra-futura-question-drop = Decartezi cea mai veche carte a unui rând înainte să iei una?
terra-futura-question-take = Ce carte iei?
terra-futura-question-place = Unde așezi cartea { $card }?
terra-futura-question-use = Ce carte activezi?
terra-futura-question-pay = Cu ce plătești? Mai ai de plătit: { $what }.
terra-futura-question-gain = Ce resursă câștigi?
terra-futura-question-pollute =
    { $count ->
        [one] Ce carte primește poluarea?
        [few] Ce carte primește poluarea? Mai sunt de pus { $count } cuburi.
       *[other] Ce carte primește poluarea? Mai sunt de pus { $count } de cuburi.
    }
terra-futura-question-move = De pe ce carte muți un cub?
terra-futura-question-copy = Al cui efect îl copiezi?
terra-futura-question-reward = Cartea ta a fost copiată: ce resursă iei din cele plătite?
terra-futura-question-clean = Cartea ta a fost copiată: ce carte cureți?
terra-futura-question-pattern = Activarea finală: ce model folosești?
terra-futura-answer-keep = nu decarta nimic
terra-futura-answer-drop = decartează cartea { $card }
terra-futura-answer-take-unseen = prima carte din pachetul { $deck }, pe nevăzute
terra-futura-answer-place =
    { $count ->
        [0] se activează doar pe sine
       *[other] se activează pe sine și cărțile: { $cards }
    }
terra-futura-answer-end = nu mai activa nimic
terra-futura-answer-done = nimic în plus
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = ia { $card }
terra-futura-web-advice-place = pune-o la { $place }: { $what }
terra-futura-web-advice-pattern = alege { $scoring }
terra-futura-web-advice-gain = ia { $what }
terra-futura-web-advice-use = folosește { $what }
terra-futura-web-advice-from = alege { $card }
terra-futura-web-key-drop = Decartează cea mai veche carte
terra-futura-web-key-goals = Obiective
terra-futura-web-key-zoom = Privește o carte de aproape
terra-futura-web-key-arrows = La următoarea carte în acea direcție

## Sfârșitul

terra-futura-end-resources = resurse
terra-futura-end-set = set
terra-futura-end-polluted = poluate
terra-futura-end-score = scor
terra-futura-end-cubes = cuburi
terra-futura-end-won =
    { $you ->
        [yes] Ai câștigat!
        [shared] Împarți victoria cu { $names }.
       *[no]
            { $count ->
                [one] { $names } câștigă.
                [few] { $names } împart victoria.
               *[other] { $names } împart victoria.
            }
    }

## Regulile momentului, fiecare în una până la trei propoziții

terra-futura-rule-F3 = O carte are un efect de sus (un câștig), unul de jos (un schimb, un transfer de poluare sau asistență) ori pe amândouă și până la trei spații pentru poluare.
    .title = O carte de teritoriu
terra-futura-rule-F9 = O dată pe tură, înainte să iei o carte, poți trimite cea mai veche carte a unui rând (locul 4) în teancul lui de decartare; rândul alunecă și se completează.
    .title = Decartarea
terra-futura-rule-F10 = Ia orice carte din ofertă sau, pe nevăzute, prima carte a unui pachet. Ce iei trebuie să așezi.
    .title = Luarea cărții
terra-futura-rule-F11 = Rândul alunecă și se completează. Un pachet gol se reface din teancul lui de decartare.
    .title = Completarea
terra-futura-rule-F12 = Toate cărțile tale trebuie să încapă într-un pătrat de 3 pe 3. Cu opțiunea de vecinătate o carte nouă trebuie să atingă alta latură la latură.
    .title = Așezarea
    .on = Toate cărțile tale trebuie să încapă într-un pătrat de 3 pe 3, iar la această masă o carte nouă trebuie să atingă alta latură la latură.
    .off = Toate cărțile tale trebuie să încapă într-un pătrat de 3 pe 3. La această masă nu e nevoie ca o carte nouă să atingă alta.
terra-futura-rule-F13 = Cartea nouă și fiecare carte din rândul și coloana ei pot fi activate câte o dată, în orice ordine. Poți sări peste oricare. Un efect care nu poate fi dus la capăt nu poate fi ales.
    .title = Activarea
terra-futura-rule-F14 = O activare folosește un singur efect al cărții.
    .title = Un efect la fiecare activare
terra-futura-rule-F15 = Un câștig pune resursele arătate chiar pe cartea aceea; unde scrie „orice”, alegi tu.
    .title = Câștig
terra-futura-rule-F16 = Un schimb se plătește de pe oricare dintre cărțile tale active; ce primești ajunge pe cartea care a făcut schimbul.
    .title = Schimb
terra-futura-rule-F17 = Poluarea dintr-un schimb este obligatorie: fiecare cub ajunge pe una dintre cărțile tale active.
    .title = Poluarea dintr-o răsplată
terra-futura-rule-F18 = Un transfer mută cuburi de pe celelalte cărți ale tale pe aceasta, cel puțin unul, cât timp încap.
    .title = Transfer de poluare
terra-futura-rule-F19 = O carte primește atâtea cuburi câte spații are și încă unul în mijloc.
    .title = Loc pentru poluare
terra-futura-rule-F20 = O carte cu un cub în mijloc este inactivă: nu poate fi folosită, cu resursele ei nu se poate plăti și ele nu se numără. Este din nou activă de îndată ce i se ia un cub.
    .title = Cărți inactive
terra-futura-rule-F21 = Asistența copiază un efect de jos al unei cărți active a altui jucător. Costul, poluarea și răsplata sunt ale tale; răsplata ajunge pe cartea ta inițială.
    .title = Asistență
terra-futura-rule-F22 = Cine deține schimbul copiat ia una dintre resursele plătite de tine.
    .title = Mulțumire pentru schimb
terra-futura-rule-F23 = Un transfer copiat mută un cub pe cartea ta inițială, ceea ce o blochează; cine deține cartea copiată poate îndepărta un cub de pe una dintre cărțile sale.
    .title = Mulțumire pentru transfer
terra-futura-rule-F24 = O carte inițială câștigă o materie primă la alegere sau un jeton de bani.
    .title = Efectul de sus al cărții inițiale
terra-futura-rule-F26 = Când toți au nouă cărți, fiecare poate face pe rând cele patru activări ale unuia dintre cele două modele ale sale.
    .title = Activarea finală
terra-futura-rule-F27 = Contează cel mai bun dintre cele două seturi ale tale, de câte ori îl ai întreg pe cărți active.
    .title = Set de punctaj
terra-futura-rule-F28 = O materie primă pe o carte activă valorează 1, hrana și construcțiile 5, bunurile 6, banii nimic. Pentru fiecare carte cu poluare pierzi 1.
    .title = Resurse și poluare

## Masa în browser

terra-futura-name = Terra Futura
terra-futura-web-tagline = Nouă cărți îți formează teritoriul. Pornește lanțuri de recoltă și meșteșug și nu lăsa poluarea să le blocheze.
terra-futura-web-minutes = 30 de minute
terra-futura-bot-greedy = vânător de puncte
    .line = Ia ce aduce cel mai mult acum.
terra-futura-bot-planner = planificator vizionar
    .line = Încearcă mii de feluri de a-și încheia tura. Greu de învins.
terra-futura-bot-learned = jucător instruit
    .line = A învățat din propriile partide cât va valora un teritoriu.
terra-futura-bot-search = gânditor profund
    .line = Continuă în minte cele mai bune ture și o alege pe cea care îi dă cel mai mare avans.
terra-futura-web-option-adjacent = O carte nouă trebuie să atingă, latură la latură, una care se află deja acolo.
terra-futura-web-title = { $table }, runda { $round } din { $rounds }
terra-futura-web-pollution = poluare
terra-futura-web-assist = copiază alt jucător
terra-futura-web-copy = copiază alt jucător
terra-futura-web-cubes = poluare: { $cubes } (spații: { $spaces })
terra-futura-web-pattern = Model de activare: { $cells }
terra-futura-web-per-set = pe set
terra-futura-web-display = Ofertă
terra-futura-web-lands = Teritorii și ofertă
terra-futura-web-open-display = Deschide oferta
terra-futura-web-level = Nivelul { $level }
terra-futura-web-in-deck = în pachet
terra-futura-web-oldest = cea mai veche, poate fi decartată
terra-futura-web-discard-oldest = Decartează
terra-futura-web-discard-card = Decartează: { $card }
terra-futura-web-discard-ask = Decartezi această carte? { $card }
terra-futura-web-discard-line = Merge în teancul de decartare. Rândul alunecă, iar din pachetul { $deck } vine o carte nouă. O dată pe tură, și nu se poate lua înapoi: toți văd cartea nouă.
terra-futura-web-discard-not = Las-o acolo
terra-futura-web-once = O dată pe tură
terra-futura-web-take-this = Ia această carte
terra-futura-web-signs = Simboluri și atlas
terra-futura-web-zoom = Carte
terra-futura-web-deck-look = Prima carte din pachetul { $deck }
terra-futura-web-deck-line = O iei fără să o vezi și păstrezi ce ai tras.
terra-futura-web-spaces = spații pentru poluare: { $count }
terra-futura-web-start-card = Carte inițială
terra-futura-web-same = Cărți din joc care fac asta: { $count }
terra-futura-web-territory = Teritoriu
terra-futura-web-card = { $card }, rândul { $row }, coloana { $column }
terra-futura-web-ready = gata
terra-futura-web-used = folosită
terra-futura-say-receive = primește { $what }
terra-futura-say-pay = plătește { $pay }, primește { $get }
terra-futura-say-holds = pe ea: { $what }
terra-futura-web-place =
    { $cards ->
        [none] Așază în coloana { $column }, rândul { $row }
       *[other] Așază în coloana { $column }, rândul { $row }; activează cărțile: { $cards }
    }
terra-futura-web-place-look = { $card }: rândul { $row }, coloana { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Se activează doar pe sine.
       *[other] Se activează: { $cards }.
    }
terra-futura-web-choked = Blocată: { $cards }.
terra-futura-web-place-here = Așază aici
terra-futura-web-place-choose = Alege o celulă
terra-futura-web-worth = Valoare acum
terra-futura-web-raw =
    { $count ->
        [0] Nicio materie primă
        [one] 1 materie primă
        [few] { $count } materii prime
       *[other] { $count } de materii prime
    }
terra-futura-web-set =
    { $times ->
        [0] Încă niciun set complet
        [one] 1 set complet
        [few] { $times } seturi complete
       *[other] { $times } de seturi complete
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 carte poluată
        [few] { $count } cărți poluate
       *[other] { $count } de cărți poluate
    }
terra-futura-web-pay-from = Plătești de pe
terra-futura-web-pay-with = Piesa { $number } a plății
terra-futura-web-pollute-with = Cubul de poluare { $number }
terra-futura-web-pollution-on = Poluare pe
terra-futura-web-would-choke = Asta blochează: { $cards }
terra-futura-web-exchange-of = plătește { $pay }, primește { $get }
terra-futura-web-get-on = Primești pe
terra-futura-web-hint-pay = Propunerea se poate schimba: listele arată cu ce altceva se poate plăti și unde altundeva poate merge poluarea.
terra-futura-web-hint-drop = Ia o carte din ofertă sau dintr-un pachet. Înainte poți decarta cea mai veche carte a unui rând.
terra-futura-web-hint-take = Ia o carte din ofertă sau, pe nevăzute, prima carte a unui pachet.
terra-futura-web-hint-place = Privește o celulă ca să vezi ce cărți ar activa.
terra-futura-web-hint-use = Apasă pe cărțile care strălucesc, în orice ordine.
terra-futura-web-hint-pollute = Apasă pe cartea care primește cubul.
terra-futura-web-hint-move = Apasă pe o carte ca să muți aici unul dintre cuburile ei.
terra-futura-web-hint-gain = Ajunge pe cartea care o câștigă.
terra-futura-web-hint-copy = Costul, poluarea și răsplata ei devin ale tale.
terra-futura-web-hint-reward = Ajunge pe cartea copiată.
terra-futura-web-hint-pattern = Alege modelul uneia dintre cele două cărți de punctaj ale tale; oricare set poate încă puncta.
terra-futura-web-hint-clean = Apasă pe o carte ca să iei unul dintre cuburile ei.
terra-futura-web-not-now = Nu acum
terra-futura-web-exchange = Fă schimbul
terra-futura-web-pollute = Pune poluarea
terra-futura-web-done = Gata
terra-futura-web-end = Încheie tura
terra-futura-web-use-this = Activează
terra-futura-web-use-choose = Alege o carte
terra-futura-web-use-gains = Toate câștigurile ({ $count })
terra-futura-web-end-ask = Nefolosite: { $cards }. Închei totuși?
terra-futura-web-end-not = Continuă
terra-futura-web-end-anyway = Încheie totuși
terra-futura-web-nothing-left = Nu mai e nimic de activat
terra-futura-web-copy-this = Copiază acest efect
terra-futura-web-pattern-this = Activează acest model
terra-futura-web-move-this =
    { $card ->
        [none] Alege o carte
       *[other] Mută un cub: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Alege o carte
       *[other] Curăță: { $card }
    }
terra-futura-web-copy-of = { $card } ({ $name }): { $effect }
terra-futura-web-waiting-drop = Se alege o carte.
terra-futura-web-waiting-take = Se alege o carte.
terra-futura-web-waiting-place = Se așază o carte.
terra-futura-web-waiting-use = Se activează cărți.
terra-futura-web-waiting-pay = Se activează cărți.
terra-futura-web-waiting-gain = Se activează cărți.
terra-futura-web-waiting-pollute = Se pune poluarea.
terra-futura-web-waiting-move = Se mută poluare.
terra-futura-web-waiting-copy = Se copiază cartea altui jucător.
terra-futura-web-waiting-reward = Se alege mulțumirea pentru ajutor.
terra-futura-web-waiting-clean = Se alege mulțumirea pentru ajutor.
terra-futura-web-waiting-pattern = Se alege activarea finală.
terra-futura-web-step-drop = Ia o carte
terra-futura-web-step-take = Ia o carte
terra-futura-web-step-place = Așază cartea
terra-futura-web-step-use = Activează rândul și coloana
terra-futura-web-step-pay = Plătește schimbul
terra-futura-web-step-gain = Alege ce câștigi
terra-futura-web-step-pollute = Pune poluarea
terra-futura-web-step-move = Mută poluare aici
terra-futura-web-step-copy = Copiază cartea altui jucător
terra-futura-web-step-reward = Mulțumire pentru ajutor
terra-futura-web-step-clean = Mulțumire pentru ajutor
terra-futura-web-step-pattern = Activarea finală
terra-futura-web-your-land = Teritoriul tău
terra-futura-web-land-of = Teritoriu: { $name }
terra-futura-web-back-home = Înapoi la teritoriul meu
terra-futura-web-cards =
    { $count ->
        [one] 1 din 9 cărți
        [few] { $count } din 9 cărți
       *[other] { $count } din 9 cărți
    }
terra-futura-web-others = Alte teritorii
terra-futura-web-scoring = Cărțile tale de punctaj
terra-futura-web-scoring-of = Cărți de punctaj: { $name }
terra-futura-web-secret = le vezi doar tu
terra-futura-web-cell =
    { $times ->
        [1] rândul { $row } coloana { $column }
        [2] rândul { $row } coloana { $column } de două ori
       *[other] rândul { $row } coloana { $column } de { $times } ori
    }
terra-futura-web-missing = Lipsește: { $what }.
terra-futura-web-goals = Obiectivele tale
terra-futura-web-goals-note = Doar tu le vezi. La sfârșit alegi modelul uneia dintre ele și punctează setul mai bun.
terra-futura-web-pattern-free = Celule libere în modelul ei: { $count }.
terra-futura-web-times =
    { $times ->
        [0] încă neîntregit
        [one] deținut o dată
        [few] deținut de { $times } ori
       *[other] deținut de { $times } de ori
    }
terra-futura-web-end-kicker = După nouă cărți fiecare
terra-futura-web-end-you = Teritoriul tău valorează cel mai mult
terra-futura-web-end-won =
    { $count ->
        [one] Cel mai mult valorează teritoriul: { $names }
        [few] { $names } împart victoria
       *[other] { $names } împart victoria
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] Puncte: { $points }, și niciun cub de poluare.
        [one] Puncte: { $points }, cu un cub de poluare.
        [few] Puncte: { $points }, cu { $cubes } cuburi de poluare.
       *[other] Puncte: { $points }, cu { $cubes } de cuburi de poluare.
    }
terra-futura-web-sheet = Foaie de punctaj
terra-futura-web-row-raw = Materii prime
terra-futura-web-row-food = Hrană
terra-futura-web-row-construction = Construcții
terra-futura-web-row-goods = Bunuri
terra-futura-web-row-set = Set de punctaj
terra-futura-web-row-polluted = Cărți poluate
terra-futura-web-each = câte { $points }
terra-futura-web-better = cel mai bun din două
terra-futura-web-total = Total
terra-futura-web-winner = victorie
terra-futura-web-end-tie = Puncte egale: decide poluarea mai mică.
terra-futura-web-end-note = Coloane: valoarea după fiecare tură și după activarea finală. Celulele conturate: modelul ales de fiecare jucător.
terra-futura-web-column-end = final
terra-futura-web-columns = { $name }: valoarea după fiecare tură

## Lecția

