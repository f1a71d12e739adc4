terra-futura-lesson-intro = Construiești un teritoriu de trei pe trei cărți. În fiecare tură iei una și o așezi; ea pune la lucru rândul și coloana ei. Produsele aduc puncte, poluarea scade din ele. Cel mai bun teritoriu câștigă.
    .title = Nouă cărți, un teritoriu
terra-futura-lesson-drop = Înainte să iei o carte poți decarta, o dată, cea mai veche carte a unui rând. Decartează una de care nu ai nevoie: nu pierzi nimic, iar în locul ei vine una nouă.
    .title = Afară cu cea mai veche
terra-futura-lesson-drop-hint = Mai bine decartează cea mai veche carte dintr-un rând în care nu-ți folosește: vine alta în loc.
terra-futura-lesson-drop-good = Nu se mai poate retrage, fiindcă s-a văzut o carte nouă. Îi ia și celui care o aștepta o carte.
terra-futura-lesson-take = În fiecare tură iei o carte: din ofertă sau, pe nevăzute, prima dintr-un pachet. Privește-le: la fiecare se vede până la cât ar valora teritoriul tău. Ia-o pe cea care aduce cel mai mult.
    .title = Ia o carte
terra-futura-lesson-take-hint = Cu altă carte tura aceasta aduce mai mult: privește cărțile și compară numerele.
terra-futura-lesson-take-good = Ce iei trebuie să așezi. Cele mai multe cărți de nivelul I aduc resurse, cele mai multe de nivelul II le transformă în produse. Cu banii se plătește, dar la sfârșit nu valorează nimic.
terra-futura-lesson-place = O carte așezată își activează tot rândul și toată coloana. Celulele spun cât ar aduce fiecare în tura aceasta, cu propriile cărți în cea mai bună ordine. Așaz-o unde e cel mai mult.
    .title = Rândul și coloana ei
terra-futura-lesson-place-hint = În altă celulă tura aceasta aduce mai mult: compară numerele din celule.
terra-futura-lesson-place-good = Fiecare carte din rândul și coloana aceea poate fi folosită acum o dată, în ce ordine vrei.
terra-futura-lesson-use = Cărțile care strălucesc pot fi folosite, câte o dată, în orice ordine. Un câștig pune o resursă pe carte; un schimb se plătește cu ce se află pe oricare dintre cărțile tale active. Începe astfel încât să nu se irosească nimic.
    .title = Folosește ce strălucește
terra-futura-lesson-use-hint = După asta, tura poate aduce mai puțin. Caută un început care lasă totul deschis: de obicei un câștig.
terra-futura-lesson-use-good = Ordinea contează: întâi câștigurile, apoi schimburile care au nevoie de ele.
terra-futura-lesson-pollute = Cubul trebuie pus pe una dintre cărțile tale. O carte cu un cub mai mult decât are spații este blocată: nu poate fi folosită și nimic de pe ea nu contează. Pune-l unde te costă cel mai puțin.
    .title = Unde pui poluarea
terra-futura-lesson-pollute-hint = Acolo te costă mai mult. Uită-te ce ar pierde fiecare carte.
terra-futura-lesson-pollute-good = La sfârșit fiecare carte poluată scade un punct; una blocată costă tot ce se află pe ea.
terra-futura-lesson-clean = Una dintre cărțile tale e blocată. Un transfer ia un cub de pe altă carte a ta, iar o carte blocată este imediat din nou activă. Ia cubul de unde ajută cel mai mult.
    .title = Din nou activă
terra-futura-lesson-clean-hint = Mai bine ia-l de pe cartea blocată: cu un cub mai puțin este din nou activă.
terra-futura-lesson-clean-good = E din nou activă, și tot ce se află pe ea contează din nou.
terra-futura-lesson-copy = Asistența copiază un efect de jos al unei cărți active a altui jucător. Plătești și poluezi ca și cum ar fi a ta, iar proprietarul primește o resursă plătită sau curăță o carte. Alege efectul care aduce cel mai mult.
    .title = Împrumut de la ceilalți
terra-futura-lesson-copy-hint = Alt efect îți aduce mai mult: compară valoarea dinainte și de după.
terra-futura-lesson-copy-good = Uită-te la teritoriile celorlalți înainte să construiești: ce pot ei poți împrumuta și tu.
terra-futura-lesson-pattern = Toți au nouă cărți. Cele două cărți de punctaj erau secretul tău: fiecare are un model, care aduce o ultimă rundă de activări, și un set, iar cel mai bun contează de câte ori îl ai întreg. Alege modelul care aduce cel mai mult.
    .title = Ultima activare
terra-futura-lesson-pattern-hint = Celălalt model îți poate aduce mai mult.
terra-futura-lesson-pattern-good = Produsele valorează cinci sau șase puncte, o carte cu poluare scade unul. Asta e Terra Futura.
terra-futura-lesson-goals = Sunt secretul tău. Fiecare are un model pentru o ultimă activare la sfârșit și un set: cel mai bun contează de câte ori îl ai întreg. Gândește-te la ele când alegi.
    .title = Cele două cărți de punctaj
terra-futura-lesson-out = Se folosesc ultimele cărți. Apoi se numără toate teritoriile.
    .title = Cum se termină
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. Diferența a făcut-o:
    { $source ->
        [food] hrana
        [construction] construcțiile
        [goods] bunurile
        [raw] materiile prime
        [set] setul de punctaj
       *[polluted] cărțile poluate
    }, { $more } la { $less }.
