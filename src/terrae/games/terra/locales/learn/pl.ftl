terra-lesson-intro = Z talii wychodzą kryzysy; karty na twojej ręce pomagają je zażegnać. Wygrywa, kto ma najwięcej punktów, ale tylko jeśli świat przetrwa: gdy wybuchnie zbyt wiele kryzysów, przegrywają wszyscy.
    .title = To wasz wspólny świat
terra-lesson-first = Każdy ma raz swoją kolej, od ciebie poczynając, i może dać jedną kartę w kolorze kryzysu; razem musicie osiągnąć zagrożenie. Jeśli się uda, pierwsza karta daje 3 punkty. Wybierz kartę ze złotą ramką.
    .title = Pomaga tylko jego kolor
terra-lesson-first-hint = Można spasować, ale tutaj chcesz pomóc w pierwszej kolejności: wybierz kartę ze złotą ramką i zagraj ją.
terra-lesson-first-good = Inni dołożyli dość. Pierwsza karta była twoja i dała ci 3 punkty, tak samo najwyższa karta. W przeciwnym razie karty by przepadły, a kryzys wybuchłby na dobre.
terra-lesson-first-other = Inni nie dołożyli dość: karty przepadły, a kryzys wybuchł na dobre. Zażegnany dałby ci 3 punkty za pierwszą kartę. Spróbuj innej karty albo idź dalej.
terra-lesson-last = Wolno rozmawiać, obiecywać i blefować; nie wolno tylko pokazywać kart. Teraz spójrz, ile brakuje, i daj kartę, która osiągnie zagrożenie.
    .title = W sam raz
terra-lesson-last-hint = To nie wystarczy. Pasek nad miejscami pokazuje, dokąd sięga każda karta.
terra-lesson-last-good = Zażegnany: pierwsza i najwyższa karta dają po 3 punkty. Wydać jak najmniej, a jednak utrzymać świat, na tym polega cała sztuka. Zażegnany kryzys kończy turę; jeśli wybuchnie, tura trwa dalej.
terra-lesson-close = W swojej turze możesz też rozwiązywać kryzysy, które już wybuchły: po jednej karcie na każdy. Kto dołoży kartę, która osiąga zagrożenie, zdobywa 5 punktów. Wybierz kartę, a potem kryzys na mapie.
    .title = Da się go jeszcze rozwiązać
terra-lesson-close-hint = Wybierz kartę, która osiąga zagrożenie kryzysu na mapie.
terra-lesson-close-good = Rozwiązany, 5 punktów. Trzy otwarte kryzysy w regionie, cztery jednego koloru albo siedem w sumie to dla wszystkich koniec świata.
terra-lesson-hoard = Za pomoc możesz odłożyć zestaw: trzy karty na bok, zakryte. Na koniec dadzą tyle punktów, ile wynosi suma ich wartości, jeśli świat przetrwa. Wybierz zestaw i odłóż go.
    .title = Coś dla siebie
terra-lesson-hoard-hint = Wybierz zestaw o najwyższej wartości, a potem go odłóż.
terra-lesson-hoard-good = Te punkty dostaniesz, jeśli świat przetrwa; a tych kart zabraknie, gdy przyjdzie następny kryzys. A na koniec tury nikt nie zatrzymuje na ręce więcej niż ośmiu kart.
terra-lesson-fatal = Jeśli i ten wybuchnie, wszystko stracone: trzy otwarte kryzysy w regionie, cztery jednego koloru albo siedem w sumie, i przegrywają wszyscy, bez względu na punkty. Po tobie nie odpowiada już nikt. Ocal świat.
    .title = Ocal świat
terra-lesson-fatal-hint = To nie wystarczy. Pasek nad miejscami pokazuje, dokąd sięga każda karta.
terra-lesson-fatal-good = Świat przetrwał. Kto nie daje nic, zachowuje karty i może stracić wszystko; kto daje za dużo, pozwala wygrać komuś innemu. To jest Terra.
terra-lesson-out = Talia prawie się skończyła. Obejrzyj ostatnie ruchy; potem liczy się punkty.
    .title = Jak to się kończy
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. O wyniku zdecydowały:
    { $source ->
        [first] pierwsze karty
        [highest] najwyższe karty
        [solved] rozwiązane kryzysy
       *[hoard] odłożone zestawy
    }, { $more } do { $less }.
