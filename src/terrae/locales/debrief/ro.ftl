web-debrief-comes = Bilanțul se pregătește…
web-debrief-none = Încă nu există bilanț.
web-debrief-slides = Diapozitive
web-debrief-previous = Diapozitivul anterior
web-debrief-next = Diapozitivul următor
web-debrief-projector = La proiector
web-debrief-print = Tipărește o pagină
web-debrief-data = Descarcă datele
web-debrief-names-hidden = Numele sunt ascunse
web-debrief-names-shown = Numele se văd
web-debrief-reveal = Arată poreclele
web-debrief-reveal-line = Toți vor vedea cine unde a stat. La diapozitivul următor se ascund din nou.
web-debrief-slide-rounds = Rundele
web-debrief-slide-moments = Ultimul moment
web-debrief-slide-rich = Bogați și săraci
web-debrief-slide-said = Spus și făcut
web-debrief-slide-twins = Același loc
web-debrief-slide-laws = Altă lege
web-debrief-slide-now = Și acum?
web-debrief-table = Masa { $number }
web-debrief-tables = Mese
web-debrief-table-round = Masa { $table }, runda { $round }
web-debrief-seat = Locul { $letter }
web-debrief-in-silence = în tăcere
web-debrief-with-talk = vorbind
web-debrief-held = a rezistat
web-debrief-lost = pierdută
web-debrief-stopped = oprită
web-debrief-held-of = au rezistat { $held } din { $of }
web-debrief-came-second = Runda 2 a venit și a doua. Aici nu se poate deosebi ce a făcut legea de ce a făcut exersarea.
web-debrief-without-bots = Fără mesele la care a jucat un bot: { $counts }.
web-debrief-few-tables = Sunt puține mese: ceva poate fi întâmplare.
web-debrief-signed = Au semnat { $signed } din { $of }
web-debrief-guessed = { $count ->
        [one] Un răspuns, în medie { $mean }.
        [few] { $count } răspunsuri, în medie { $mean }.
       *[other] { $count } de răspunsuri, în medie { $mean }.
    }
web-debrief-model = un model, nu voi
web-debrief-laws-title = Clasa voastră sub altă lege
web-debrief-laws-line = Mesele din ultima rundă ({ $tables }), împărțite din nou și jucate de { $replays } ori de boți care decid ca voi în runda 1.
web-debrief-laws-come = Modelul încă joacă. Durează cel mult un minut.
web-debrief-no-law = Nicio lege nouă
web-debrief-as-played = cum s-a jucat
web-debrief-worlds-that-hold = lumi care rezistă
web-debrief-on-average = în medie
web-debrief-eight-of-ten = 8 din 10 jocuri sunt între
web-debrief-between = { $low } și { $high }
web-debrief-it-was = au fost { $held }
web-debrief-trust = Cât te poți bizui pe el
web-debrief-trust-own = Pentru ce ați jucat spune de la { $low } la { $high }. Au fost { $held }. Un caz dovedește puțin.
web-debrief-trust-alike = { $law } nu se deosebește de { $others }: barele se suprapun.
web-debrief-not-counted = Nu se socotește
web-debrief-not-counted-line = { $laws }: modelul nu vorbește, deci nu poate ști ce ați fi spus.
web-debrief-in-nearly-all = rezistă în aproape toate jocurile
web-debrief-in-some = în unele
web-debrief-in-hardly-any = în aproape niciunul
web-debrief-laws-question = O întrebare pentru voi: v-ați mai fi purtat ca în runda 1?
web-debrief-to-talk = De discutat
web-debrief-ask-law = Ați ales voi înșivă „{ $law }”. Ce a schimbat și ce nu?
web-debrief-ask-fines = { $count ->
        [one] Amenda a fost plătită o dată. A avut efect pentru că se plătea sau pentru că exista?
        [few] Amenda a fost plătită de { $count } ori. A avut efect pentru că se plătea sau pentru că exista?
       *[other] Amenda a fost plătită de { $count } de ori. A avut efect pentru că se plătea sau pentru că exista?
    }
web-debrief-ask-lost = Priviți o lume pierdută. Ce or fi gândit cei care au pasat?
web-debrief-ask-unsigned = { $count ->
        [one] Unul dintre voi nu a semnat. Care ar fi fost o lege pentru toți?
        [few] { $count } dintre voi nu au semnat. Care ar fi fost o lege pentru toți?
       *[other] { $count } dintre voi nu au semnat. Care ar fi fost o lege pentru toți?
    }
web-debrief-ask-rule = Ce regulă ați da clasei următoare și de ce?
web-debrief-ask-life = Unde, în viața voastră, așteaptă cineva să dea întâi ceilalți? Există o lege pentru asta?
web-debrief-game-knows = Ce știe jocul
web-debrief-released = Scris de voi
web-debrief-report = Lumile noastre
web-debrief-lines = Ce vrem să ținem minte
