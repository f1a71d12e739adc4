terra-futura-lesson-intro = Budujesz terytorium z kart trzy na trzy. W każdej turze bierzesz jedną i kładziesz ją; uruchamia swój rząd i kolumnę. Produkty są warte punkty, zanieczyszczenie je odbiera. Wygrywa najlepsze terytorium.
    .title = Dziewięć kart, jedno terytorium
terra-futura-lesson-drop = Zanim weźmiesz kartę, możesz raz odrzucić najstarszą kartę jednego rzędu. Odrzuć taką, której nie potrzebujesz: nic nie tracisz, a na jej miejsce przychodzi nowa.
    .title = Precz z najstarszą
terra-futura-lesson-drop-hint = Lepiej odrzuć najstarszą kartę z rzędu, w którym nie jest ci potrzebna: przyjdzie za nią nowa.
terra-futura-lesson-drop-good = Tego nie można cofnąć, bo widać już nową kartę. Odbiera to też kartę temu, kto na nią czekał.
terra-futura-lesson-take = W każdej turze bierzesz jedną kartę: z oferty albo w ciemno wierzchnią z talii. Obejrzyj je: przy każdej widać, ile najwyżej byłoby warte twoje terytorium. Weź tę, która da najwięcej.
    .title = Weź kartę
terra-futura-lesson-take-hint = Z inną kartą ta tura da więcej: obejrzyj karty i porównaj liczby.
terra-futura-lesson-take-good = Wziętą kartę musisz umieścić. Większość kart poziomu I daje zasoby, większość kart poziomu II zamienia je w produkty. Pieniędzmi się płaci, ale na koniec nie są nic warte.
terra-futura-lesson-place = Umieszczona karta aktywuje cały swój rząd i kolumnę. Pola mówią, ile każde dałoby w tej turze, z twoimi własnymi kartami w najlepszej kolejności. Umieść ją tam, gdzie jest to najwięcej.
    .title = Jej rząd i kolumna
terra-futura-lesson-place-hint = Na innym polu ta tura da więcej: porównaj liczby na polach.
terra-futura-lesson-place-good = Każdej karty w tym rzędzie i kolumnie możesz teraz użyć raz, w dowolnej kolejności.
terra-futura-lesson-use = Świecących kart można użyć, każdej raz, w dowolnej kolejności. Otrzymany zasób kładziesz na karcie; wymianę opłacasz tym, co leży na dowolnych twoich aktywnych kartach. Zacznij tak, by nic się nie zmarnowało.
    .title = Użyj tego, co świeci
terra-futura-lesson-use-hint = Potem w tej turze da się osiągnąć mniej. Szukaj początku, który zostawia wszystko otwarte: zwykle to otrzymanie zasobu.
terra-futura-lesson-use-good = Kolejność ma znaczenie: najpierw otrzymywanie, potem wymiany, którym potrzeba tych zasobów.
terra-futura-lesson-pollute = Kostka musi trafić na jedną z twoich kart. Karta, która ma o jedną kostkę więcej niż pól, jest zablokowana: nie można jej użyć i nic na niej się nie liczy. Połóż ją tam, gdzie kosztuje cię najmniej.
    .title = Gdzie z zanieczyszczeniem
terra-futura-lesson-pollute-hint = Tam kosztuje cię więcej. Spójrz, co straciłaby każda karta.
terra-futura-lesson-pollute-good = Każda zanieczyszczona karta odbiera na koniec punkt; zablokowana zabiera wszystko, co na niej leży.
terra-futura-lesson-clean = Jedna z twoich kart jest zablokowana. Przesunięcie zabiera kostkę z innej twojej karty, a zablokowana karta od razu znów jest aktywna. Weź kostkę stamtąd, skąd to najwięcej pomoże.
    .title = Znów aktywna
terra-futura-lesson-clean-hint = Lepiej zabierz ją z zablokowanej karty: bez jednej kostki znów jest aktywna.
terra-futura-lesson-clean-good = Znów jest aktywna, a wszystko, co na niej leży, znowu się liczy.
terra-futura-lesson-copy = Współpraca kopiuje dolny efekt aktywnej karty innego gracza. Płacisz i zanieczyszczasz, jakby była twoja, a właściciel dostaje zapłacony zasób albo oczyszcza kartę. Wybierz efekt, który da najwięcej.
    .title = Pożycz od innych
terra-futura-lesson-copy-hint = Inny efekt da ci więcej: porównaj wartość przed i po.
terra-futura-lesson-copy-good = Zanim zaczniesz budować, obejrzyj terytoria innych: co one potrafią, możesz pożyczyć.
terra-futura-lesson-pattern = Wszyscy mają dziewięć kart. Twoje dwie karty punktacji były twoją tajemnicą: każda ma wzór, który daje ostatnią rundę aktywacji, i zestaw, a lepszy liczy się tyle razy, ile razy masz go w całości. Wybierz wzór, który da najwięcej.
    .title = Ostatnia aktywacja
terra-futura-lesson-pattern-hint = Drugi wzór może dać ci więcej.
terra-futura-lesson-pattern-good = Produkty są warte pięć lub sześć punktów, karta z zanieczyszczeniem odbiera jeden. To jest Terra Futura.
terra-futura-lesson-goals = Są twoją tajemnicą. Każda ma wzór do ostatniej aktywacji na koniec i zestaw: lepszy liczy się tyle razy, ile razy masz go w całości. Pamiętaj o nich, gdy wybierasz.
    .title = Twoje dwie karty punktacji
terra-futura-lesson-out = Używa się ostatnich kart. Potem liczy się wszystkie terytoria.
    .title = Jak to się kończy
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. Co zdecydowało:
    { $source ->
        [food] jedzenie
        [construction] konstrukcja
        [goods] dobra
        [raw] surowce
        [set] punktowany zestaw
       *[polluted] zanieczyszczone karty
    }, { $more } do { $less }.
