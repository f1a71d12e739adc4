terra-debrief-same-deals = Aceleași cărți la toate mesele
terra-debrief-held = { $count ->
        [one] O lume a rezistat.
        [few] { $count } lumi au rezistat.
       *[other] { $count } de lumi au rezistat.
    }
terra-debrief-held-then = { $first ->
        [one] O lume a rezistat. Apoi { $last }.
        [few] { $first } lumi au rezistat. Apoi { $last }.
       *[other] { $first } de lumi au rezistat. Apoi { $last }.
    }
terra-debrief-rounds-line = Fiecare rând e o masă, fiecare semn o criză, în ordinea în care au venit. Culorile și locurile se numeau altfel la fiecare masă; aici se numesc ca la masa 1.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = evitată imediat
terra-debrief-sign-later = declanșată, apoi rezolvată
terra-debrief-sign-open = declanșată până la sfârșit
terra-debrief-sign-lost = cea care a încheiat totul
terra-debrief-by-the-bell = de clopoțel, cartea { $card }
terra-debrief-lost-by = cartea { $card }: { $reason ->
        [total] { $number } în total
       *[other] { $number } × { $which }
    }
terra-debrief-card = cartea { $card }
terra-debrief-moment-of = Ultimul moment a fost rândul: { $seat }
terra-debrief-moment-line = { $crisis }, amenințare { $threat }. Cu toate mâinile pe masă vedem ultimul moment în care se putea salva.
terra-debrief-still-open = Încă declanșate: { $crises }.
terra-debrief-which-table = Care masă?
terra-debrief-plays = joacă
terra-debrief-in-hand = încă în mână
terra-debrief-no-more = nimic de această culoare
terra-debrief-reach = Cel mai mult ce mai puteau atinge
terra-debrief-at-first = la început
terra-debrief-threat = amenințare { $threat }
terra-debrief-before-after = Înainte de acest rând se putea ajunge la { $before }, după la { $after }. Amenințarea este { $threat }: { $seat } mai putea salva această lume.
terra-debrief-earlier = { $count ->
        [one] În această criză nu mai era nimic de salvat. Cu o decizie înainte, { $seat } mai putea schimba sfârșitul.
        [few] În această criză nu mai era nimic de salvat. Cu { $count } decizii înainte, { $seat } mai putea schimba sfârșitul.
       *[other] În această criză nu mai era nimic de salvat. Cu { $count } de decizii înainte, { $seat } mai putea schimba sfârșitul.
    }
terra-debrief-nothing-saved = Nicio decizie singură nu ar fi schimbat acest sfârșit.
terra-debrief-nobody-could = La masă nimeni nu putea vedea asta: mâinile sunt ascunse. E vorba de rând, nu de persoană.
terra-debrief-round-against-round = Rundă față de rundă
terra-debrief-given-line = Puncte la fiecare zece cărți trase, ca să se compare jocuri scurte și lungi. Inele: prima rundă; pline: ultima.
terra-debrief-given = dat
terra-debrief-hoarded = pus deoparte
terra-debrief-points = puncte: { $points }
terra-debrief-same-pupils = Aceiași elevi, unul câte unul
terra-debrief-same-pupils-line = { $count } dintre voi au jucat ambele runde. Un pătrat este unul dintre voi.
terra-debrief-gave-more = au dat mai mult
terra-debrief-gave-same = cam la fel
terra-debrief-gave-less = au dat mai puțin
terra-debrief-about-the-same = „Cam la fel”: cel mult 1 punct în plus sau în minus. Cine a lipsit sau a plecat dintr-o rundă nu se socotește.
terra-debrief-worlds-that-held = Lumile care au rezistat
terra-debrief-rich-title = Cine are cât?
terra-debrief-rich-line = Tăiați toate punctele unei mese în 100 de bucăți, ca pe o prăjitură. Apoi vedeți cine stă în fața câtor bucăți.
terra-debrief-far-from-even = Cât de departe de egal?
terra-debrief-far-line = 0: toți au la fel. 100: unul are totul. O masă cu un bot este lăsată deoparte.
terra-debrief-said-title = Puteați ajuta: ați făcut-o?
terra-debrief-passed-able = Runda { $round }: pasat, deși se putea ajuta, de { $passed } ori din { $able }.
terra-debrief-fines = { $count ->
        [one] Amenda a fost plătită o dată.
        [few] Amenda a fost plătită de { $count } ori.
       *[other] Amenda a fost plătită de { $count } de ori.
    }
terra-debrief-promises = Promisiuni ținute: { $kept }, încălcate: { $broken }.
terra-debrief-you-said = Ați spus: câte lumi vor rezista?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = Puteați ajuta: ați făcut-o?
terra-debrief-could-help-line = Plin: ajutat. Tăiat: pasat, deși se putea.
terra-debrief-said-care = O regulă poate avea efect prin simplul fapt că există. Dar o singură împărțire și atât de puține mese pot fi și întâmplare.
terra-debrief-twins-of = Același loc în altă parte: locul { $letter }, runda { $round }
terra-debrief-twins-title = { $count ->
        [one] Unul dintre voi a primit această mână
        [few] { $count } dintre voi au primit această mână
       *[other] { $count } dintre voi au primit această mână
    }
terra-debrief-twins-line = Aceleași cărți, aceleași crize, în aceeași ordine. Diferă cine stătea în jurul vostru și ce ați făcut.
terra-debrief-which-seat = Care loc?
terra-debrief-seat-option = Runda { $round }, mese de { $seats }: locul { $letter }
terra-debrief-hand = Mâna de la început
terra-debrief-twins-care = Se compară doar mese cu tot atâtea locuri. Mâna, crizele și ordinea teancului sunt aceleași; cine ce trage apoi depinde de cum ați jucat.
terra-debrief-given-in-all = dat în total
terra-debrief-then-a-bot = apoi un bot
terra-debrief-did-passed = a pasat, deși putea
terra-debrief-did-none = nu avea
terra-debrief-did-never = nu a venit
terra-debrief-did-bot = un bot: lăsat deoparte
terra-debrief-slide-given = Dat și pus deoparte
terra-debrief-given-short = dat { $points }
terra-debrief-hoarded-short = pus deoparte { $points }
terra-debrief-thought = Ce este al tuturor dăinuie doar dacă fiecare dă înainte de a fi sigur de ceilalți.
    .more = O regulă aleasă de voi înșivă poate ușura asta. Acesta este tot jocul. Nu este doar un joc.
