terra-lesson-intro = Din pachet ies crize; cărțile din mâna ta ajută împotriva lor. Câștigă cine are cele mai multe puncte, dar numai dacă lumea rezistă: dacă se declanșează prea multe crize, pierd toți.
    .title = Lumea e a voastră, a tuturor
terra-lesson-first = Fiecare are rândul o dată, începând cu tine, și poate da o carte de culoarea crizei; împreună trebuie să atingeți amenințarea. Dacă reușiți, prima carte aduce 3 puncte. Alege o carte cu margine aurie.
    .title = Ajută doar culoarea ei
terra-lesson-first-hint = Poți să pasezi, dar aici vrei să ajuți în primul rând: alege o carte cu margine aurie și joac-o.
terra-lesson-first-good = Ceilalți au adăugat destul. Prima carte a fost a ta și ți-a adus 3 puncte, la fel și cea mai mare carte. Altfel, cărțile s-ar fi pierdut, iar criza s-ar fi declanșat.
terra-lesson-first-other = Ceilalți nu au adăugat destul: cărțile s-au pierdut, iar criza s-a declanșat. Evitată, ți-ar fi adus 3 puncte pentru prima carte. Încearcă altă carte sau mergi mai departe.
terra-lesson-last = Se poate vorbi, promite și blufa; doar să arăți cărțile nu e voie. Acum uită-te cât lipsește și dă o carte care atinge amenințarea.
    .title = Exact cât trebuie
terra-lesson-last-hint = Nu ajunge la amenințare. Bara de deasupra locurilor arată până unde ajunge fiecare carte.
terra-lesson-last-good = Criză evitată: prima și cea mai mare carte aduc câte 3 puncte. Să dai cât mai puțin, iar lumea să reziste totuși, asta e toată arta. O criză evitată încheie tura; dacă se declanșează, tura continuă.
terra-lesson-close = În tura ta poți ajuta și la rezolvarea crizelor declanșate: câte o carte la fiecare. Cine joacă cartea care atinge amenințarea câștigă 5 puncte. Alege o carte, apoi criza de pe hartă.
    .title = Încă se poate rezolva
terra-lesson-close-hint = Alege cartea care atinge amenințarea unei crize de pe hartă.
terra-lesson-close-good = Rezolvată, 5 puncte. Trei crize declanșate într-o regiune, patru de o culoare sau șapte în total și lumea e pierdută pentru toți.
terra-lesson-hoard = Pentru că ai ajutat, poți pune deoparte un set de trei, cu fața în jos. La sfârșit aduce suma numerelor lui, dacă lumea rezistă. Alege un set și pune-l deoparte.
    .title = Ceva pentru tine
terra-lesson-hoard-hint = Alege setul care valorează cel mai mult, apoi pune-l deoparte.
terra-lesson-hoard-good = Punctele acestea sunt ale tale dacă lumea rezistă; cărțile acestea vor lipsi când vine următoarea criză. Iar la sfârșitul turei nimeni nu păstrează în mână mai mult de opt cărți.
terra-lesson-fatal = Dacă se declanșează și aceasta, totul e pierdut: trei crize declanșate într-o regiune, patru de o culoare sau șapte în total, și pierd toți, oricâte puncte ar avea. După tine nu mai răspunde nimeni. Salvează lumea.
    .title = Salvează lumea
terra-lesson-fatal-hint = Nu ajunge la amenințare. Bara de deasupra locurilor arată până unde ajunge fiecare carte.
terra-lesson-fatal-good = Lumea rezistă. Cine nu dă nimic își păstrează cărțile și poate pierde tot; cine dă prea mult lasă pe altul să câștige. Asta e Terra.
terra-lesson-out = Pachetul e aproape gol. Privește ultimele mutări; apoi se numără punctele.
    .title = Cum se termină
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. Diferența au făcut-o:
    { $source ->
        [first] primele cărți
        [highest] cărțile cele mai mari
        [solved] crizele rezolvate
       *[hoard] seturile puse deoparte
    }, { $more } la { $less }.
