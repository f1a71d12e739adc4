terra-lesson-intro = Z balíčka prichádzajú krízy; karty v tvojej ruke proti nim pomáhajú. Vyhrá, kto má najviac bodov, ale len ak svet vydrží: ak prepukne priveľa kríz, prehrajú všetci.
    .title = Svet patrí vám všetkým
terra-lesson-first = Každý je raz na rade, začínaš ty, a smie dať jednu kartu vo farbe krízy; spoločne musíte dosiahnuť hrozbu. Ak to vyjde, prvá karta prinesie 3 body. Vyber kartu so zlatým okrajom.
    .title = Pomáha len jej farba
terra-lesson-first-hint = Pasovať sa smie, ale tu sa oplatí dať prvú kartu: vyber kartu so zlatým okrajom a zahraj ju.
terra-lesson-first-good = Ostatní pridali dosť. Prvá karta bola tvoja a priniesla ti 3 body, rovnako ako najvyššia karta. Inak by karty boli stratené a kríza by naplno prepukla.
terra-lesson-first-other = Ostatní nepridali dosť: karty sú stratené a kríza naplno prepukla. Keby bola zažehnaná, prvá karta by ti priniesla 3 body. Skús inú kartu, alebo pokračuj.
terra-lesson-last = Hovoriť, sľubovať aj blafovať sa smie, len karty ukazovať nie. Teraz sa pozri, koľko chýba, a daj kartu, s ktorou bude hrozba dosiahnutá.
    .title = Tak akurát
terra-lesson-last-hint = To na hrozbu nestačí. Pruh nad miestami pri stole ukazuje, kam až ktorá karta dosiahne.
terra-lesson-last-good = Zažehnané: prvá a najvyššia karta prinášajú po 3 body. Dať čo najmenej, a pritom udržať svet, v tom je celé umenie. Zažehnanou krízou sa ťah končí; keď prepukne, ťah pokračuje.
terra-lesson-close = Vo svojom ťahu smieš riešiť aj krízy, ktoré už naplno prepukli: ku každej jednu kartu. Kto priloží kartu, s ktorou je hrozba dosiahnutá, získa 5 bodov. Vyber kartu a potom krízu na mape.
    .title = Prepuknutú krízu možno vyriešiť
terra-lesson-close-hint = Vyber kartu, s ktorou bude dosiahnutá hrozba niektorej krízy na mape.
terra-lesson-close-good = Vyriešené, 5 bodov. Tri prepuknuté krízy v oblasti, štyri jednej farby alebo sedem spolu znamenajú pre všetkých stratený svet.
terra-lesson-hoard = Za pomoc si smieš schovať sadu: odlož nabok tri karty lícom nadol. Na konci dajú súčet svojich hodnôt, ak svet vydrží. Vyber sadu a schovaj ju.
    .title = Niečo pre seba
terra-lesson-hoard-hint = Vyber sadu s najvyššou hodnotou a potom ju schovaj.
terra-lesson-hoard-good = Tieto body máš, len ak svet vydrží; a tieto karty budú chýbať, keď príde ďalšia kríza. A na konci ťahu si nikto nenechá v ruke viac než osem kariet.
terra-lesson-fatal = Ak prepukne aj táto, všetko je stratené: tri prepuknuté krízy v oblasti, štyri jednej farby alebo sedem spolu, a prehrajú všetci, nech majú bodov koľko chcú. Po tebe už neodpovedá nikto. Zachráň svet.
    .title = Zachráň svet
terra-lesson-fatal-hint = To na hrozbu nestačí. Pruh nad miestami pri stole ukazuje, kam až ktorá karta dosiahne.
terra-lesson-fatal-good = Svet vydržal. Kto nedá nič, nechá si karty a môže stratiť všetko; kto dá priveľa, nechá vyhrať iného. To je Terra.
terra-lesson-out = Balíček je takmer prázdny. Pozri si posledné ťahy; potom sa spočítajú body.
    .title = Ako to dopadne
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. Rozhodlo:
    { $source ->
        [first] prvá pomoc
        [highest] najvyššie karty
        [solved] vyriešené krízy
       *[hoard] schované sady
    }, { $more } : { $less }.
