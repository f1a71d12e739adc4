### Zdania gry Terra Futura.
### $you to "yes", gdy mowa o czytającym, w przeciwnym razie "no"; $name to imię gracza, $card nazwa karty. Zasoby i nazwy są
### w mianowniku, dlatego stoją po dwukropku albo po słowie karta.

## F1: zasoby

terra-futura-resource-green = zielony
terra-futura-resource-red = czerwony
terra-futura-resource-yellow = żółty
terra-futura-resource-food = jedzenie
terra-futura-resource-construction = konstrukcja
terra-futura-resource-goods = dobra
terra-futura-resource-money = pieniądz
terra-futura-resource-raw = dowolny surowiec
terra-futura-resource-product = dowolny produkt
terra-futura-amount =
    { $count ->
        [one] { $resource }
        [few] { $count }× { $resource }
        [many] { $count }× { $resource }
       *[other] { $count }× { $resource }
    }

## F3, F14 do F21: co robią karty

terra-futura-gain = otrzymywanie: { $what }
terra-futura-gain-any = otrzymywanie do wyboru: { $what }
terra-futura-transfer =
    { $count ->
        [one] przesuń tu 1 kostkę zanieczyszczenia
        [few] przesuń tu do { $count } kostek zanieczyszczenia
        [many] przesuń tu do { $count } kostek zanieczyszczenia
       *[other] przesuń tu do { $count } kostek zanieczyszczenia
    }
terra-futura-assist = współpraca
terra-futura-and-pollution =
    { $count ->
        [one] {" "}+ zanieczyszczenie
        [few] {" "}+ { $count }× zanieczyszczenie
        [many] {" "}+ { $count }× zanieczyszczenie
       *[other] {" "}+ { $count }× zanieczyszczenie
    }
terra-futura-or = albo
terra-futura-set = { $points } za zestaw: { $what }

## F2: karty. Nazwy pochodzą z Terrae.

terra-futura-card-village = Wioska
terra-futura-card-cabin = Leśna chata
terra-futura-card-harbour = Przystań
terra-futura-card-hut = Górskie schronisko
terra-futura-card-homestead = Zagroda
terra-futura-card-corner-shop = Sklep na rogu
terra-futura-card-savings-bank = Kasa oszczędności
terra-futura-card-market-stall = Stragan
terra-futura-card-toll-bridge = Płatny most
terra-futura-card-orchard = Sad
terra-futura-card-woodland = Zagajnik
terra-futura-card-bamboo-grove = Gaj bambusowy
terra-futura-card-herb-garden = Ogród ziołowy
terra-futura-card-algae-pond = Staw z glonami
terra-futura-card-berry-patch = Jagodnik
terra-futura-card-clay-pit = Glinianka
terra-futura-card-brick-yard = Cegielnia
terra-futura-card-quarry = Kamieniołom
terra-futura-card-ore-vein = Żyła rudy
terra-futura-card-mine-railway = Kolejka kopalniana
terra-futura-card-open-pit = Odkrywka
terra-futura-card-wheat-field = Pole pszenicy
terra-futura-card-sunflower-field = Pole słoneczników
terra-futura-card-beehives = Pasieka
terra-futura-card-maize-field = Pole kukurydzy
terra-futura-card-hay-meadow = Łąka kośna
terra-futura-card-water-mill = Młyn wodny
terra-futura-card-repair-shop = Punkt napraw
terra-futura-card-food-truck = Kuchnia uliczna
terra-futura-card-canteen = Stołówka
terra-futura-card-building-site = Plac budowy
terra-futura-card-concrete-plant = Betoniarnia
terra-futura-card-freight-port = Port towarowy
terra-futura-card-haulage = Firma przewozowa
terra-futura-card-cannery = Wytwórnia konserw
terra-futura-card-steelworks = Huta stali
terra-futura-card-assembly-line = Linia montażowa
terra-futura-card-wetland = Mokradło
terra-futura-card-sewage-works = Oczyszczalnia ścieków
terra-futura-card-reed-bed = Trzcinowisko
terra-futura-card-workshop = Warsztat
terra-futura-card-smithy = Kuźnia
terra-futura-card-greenhouse = Szklarnia
terra-futura-card-allotments = Ogródki działkowe
terra-futura-card-masons = Kamieniarnia
terra-futura-card-walling = Murarze
terra-futura-card-spinning-mill = Przędzalnia
terra-futura-card-sewing-room = Szwalnia
terra-futura-card-tree-nursery = Szkółka leśna
terra-futura-card-mine-transport = Transport kopalniany
terra-futura-card-granary = Spichlerz
terra-futura-card-trading-post = Faktoria handlowa

## F4: Karty punktacji. Nazwy pochodzą z Terrae.

terra-futura-scoring-home-and-table = Dom i stół
terra-futura-scoring-brick-and-bread = Cegła i chleb
terra-futura-scoring-garden-city = Miasto-ogród
terra-futura-scoring-trading-house = Dom handlowy
terra-futura-scoring-full-larder = Pełna spiżarnia
terra-futura-scoring-new-quarter = Nowa dzielnica
terra-futura-scoring-straw-bale-houses = Domy ze słomy
terra-futura-scoring-farm-shop = Sklep u rolnika
terra-futura-scoring-food-fair = Targi żywności
terra-futura-scoring-building-trade = Fach budowlany
terra-futura-scoring-self-sufficiency = Samowystarczalność
terra-futura-scoring-green-kitchen = Zielona kuchnia
terra-futura-scoring-stone-town = Kamienne miasto
terra-futura-scoring-harvest-homes = Domy z plonów
terra-futura-scoring-all-round-economy = Wszechstronna gospodarka
terra-futura-scoring-golden-workshops = Złote warsztaty

## Co się wydarzyło

terra-futura-event-turn =
    { $you ->
        [yes] Twoja tura.
       *[no] Tura: { $name }.
    }
terra-futura-event-drop =
    { $you ->
        [yes] Odrzucasz z oferty kartę { $card }.
       *[no] { $name } odrzuca z oferty kartę { $card }.
    }
terra-futura-event-take =
    { $you ->
        [yes] Bierzesz kartę { $card }.
       *[no] { $name } bierze kartę { $card }.
    }
terra-futura-event-take-unseen =
    { $you ->
        [yes] Bierzesz wierzchnią kartę talii { $deck }.
       *[no] { $name } bierze w ciemno wierzchnią kartę talii { $deck }.
    }
terra-futura-event-take-unseen-seen =
    { $you ->
        [yes] Bierzesz wierzchnią kartę talii { $deck }: { $card }.
       *[no] { $name } bierze wierzchnią kartę talii { $deck }: { $card }.
    }
terra-futura-event-reshuffle = Odrzucone karty talii { $deck } są tasowane od nowa.
terra-futura-event-refill = Do oferty trafia karta { $card }.
terra-futura-event-place =
    { $you ->
        [yes] Umieszczasz kartę { $card }.
       *[no] { $name } umieszcza kartę { $card }.
    }
terra-futura-event-use =
    { $you ->
        [yes] Używasz karty { $card }: { $effect }.
       *[no] { $name } używa karty { $card }: { $effect }.
    }
terra-futura-event-copy =
    { $you ->
        [yes] Kopiujesz kartę { $card } ({ $owner }): { $effect }.
       *[no] { $name } kopiuje kartę { $card } ({ $owner }): { $effect }.
    }
terra-futura-event-pay =
    { $you ->
        [yes] Płacisz z karty { $card }: { $resource }.
       *[no] { $name } płaci z karty { $card }: { $resource }.
    }
terra-futura-event-gain =
    { $you ->
        [yes] Twój wybór: { $resource }.
       *[no] { $name } wybiera: { $resource }.
    }
terra-futura-event-receive = Karta { $card } otrzymuje: { $what }.
terra-futura-event-pollute = Zanieczyszczenie na kartę { $card }.
terra-futura-event-move = Kostka opuszcza kartę { $card }.
terra-futura-event-reward =
    { $you ->
        [yes] Nagroda dla ciebie na kartę { $card }: { $resource }.
       *[no] { $name } otrzymuje nagrodę na kartę { $card }: { $resource }.
    }
terra-futura-event-clean =
    { $you ->
        [yes] Oczyszczasz kartę { $card }.
       *[no] { $name } oczyszcza kartę { $card }.
    }
terra-futura-event-inactive = Karta { $card } jest zablokowana i nieaktywna.
terra-futura-event-active = Karta { $card } jest znów aktywna.
terra-futura-event-pattern =
    { $you ->
        [yes] Aktywujesz wzór karty { $scoring }.
       *[no] { $name } aktywuje wzór karty { $scoring }.
    }
terra-futura-event-over = Wszystkie terytoria są gotowe i podliczone.

## Stół

terra-futura-title = TERRA FUTURA
terra-futura-turn =
    { $you ->
        [yes] twoja tura
       *[no] tura: { $name }
    }
terra-futura-turn-number = tura { $number } z { $rounds }
terra-futura-final = ostatnia aktywacja
terra-futura-deck = { $count } w talii, odrzucone: { $discards }
terra-futura-newest = najnowsza
terra-futura-oldest = najstarsza
terra-futura-place-here = miejsce { $number }
terra-futura-inactive = zablokowana
terra-futura-name-own =
    { $name ->
        [You] Ty
       *[other] { $name } (ty)
    }
terra-futura-head-player = gracz
terra-futura-head-cards = karty
terra-futura-head-stock = zasoby na aktywnych kartach
terra-futura-head-cubes = zanieczyszczenie
terra-futura-head-points = widoczne punkty
terra-futura-set-now =
    { $times ->
        [0] jeszcze niezebrany
        [one] zebrany raz, punkty: { $points }
        [few] zebrany { $times } razy, punkty: { $points }
        [many] zebrany { $times } razy, punkty: { $points }
       *[other] zebrany { $times } razy, punkty: { $points }
    }
terra-futura-score-now = Twoje terytorium jest teraz warte { $score }.

## Pytania i odpowiedzi

terra-futura-question-drop = Czy przed wzięciem karty odrzucasz najstarszą kartę któregoś rzędu?
terra-futura-question-take = Którą kartę bierzesz?
terra-futura-question-place = Gdzie umieszczasz kartę { $card }?
terra-futura-question-use = Którą kartę aktywujesz?
terra-futura-question-pay = Czym płacisz? Pozostaje: { $what }.
terra-futura-question-gain = Który zasób otrzymujesz?
terra-futura-question-pollute =
    { $count ->
        [one] Na którą kartę trafia zanieczyszczenie?
        [few] Na którą kartę trafia zanieczyszczenie? Do umieszczenia: { $count } kostki.
        [many] Na którą kartę trafia zanieczyszczenie? Do umieszczenia: { $count } kostek.
       *[other] Na którą kartę trafia zanieczyszczenie? Do umieszczenia: { $count } kostki.
    }
terra-futura-question-move = Z której karty przesuwasz kostkę?
terra-futura-question-copy = Czyj efekt kopiujesz?
terra-futura-question-reward = Ktoś kopiuje twoją kartę: który z zapłaconych zasobów bierzesz?
terra-futura-question-clean = Ktoś kopiuje twoją kartę: którą kartę oczyszczasz?
terra-futura-question-pattern = Ostatnia aktywacja: którego wzoru używasz?
terra-futura-answer-keep = nic nie odrzucaj
terra-futura-answer-drop = odrzuć kartę { $card }
terra-futura-answer-take-unseen = wierzchnia karta talii { $deck }, w ciemno
terra-futura-answer-place =
    { $count ->
        [0] aktywuje tylko siebie
       *[other] aktywuje siebie i karty: { $cards }
    }
terra-futura-answer-end = nic więcej nie aktywuj
terra-futura-answer-done = nic więcej
terra-futura-answer-pattern = { $scoring }
terra-futura-web-advice-take = weź { $card }
terra-futura-web-advice-place = połóż ją na { $place }: { $what }
terra-futura-web-advice-pattern = wybierz { $scoring }
terra-futura-web-advice-gain = weź { $what }
terra-futura-web-advice-use = użyj { $what }
terra-futura-web-advice-from = wybierz { $card }
terra-futura-web-key-drop = Odrzuć najstarszą kartę
terra-futura-web-key-goals = Cele
terra-futura-web-key-zoom = Przyjrzyj się karcie z bliska
terra-futura-web-key-arrows = Do następnej karty w tym kierunku

## Koniec

terra-futura-end-resources = zasoby
terra-futura-end-set = zestaw
terra-futura-end-polluted = zanieczyszczone
terra-futura-end-score = wynik
terra-futura-end-cubes = kostki
terra-futura-end-won =
    { $you ->
        [yes] Wygrywasz!
        [shared] Dzielisz zwycięstwo. Razem z tobą wygrywa: { $names }.
       *[no]
            { $count ->
                [one] Wygrywa { $names }.
                [few] Wspólne zwycięstwo: { $names }.
                [many] Wspólne zwycięstwo: { $names }.
               *[other] Wspólne zwycięstwo: { $names }.
            }
    }

## Zasady tej chwili, każda w jednym do trzech zdań

terra-futura-rule-F3 = Karta ma efekt górny (otrzymywanie), dolny (wymiana, rozprzestrzenianie zanieczyszczeń albo współpraca) lub oba, a także do trzech pól na zanieczyszczenie.
    .title = Karta terytorium
terra-futura-rule-F9 = Raz na turę, zanim weźmiesz kartę, możesz odesłać najstarszą kartę jednego rzędu (miejsce 4) na jego stos kart odrzuconych; rząd się przesuwa i uzupełnia.
    .title = Odrzucanie
terra-futura-rule-F10 = Weź dowolną kartę z oferty albo w ciemno wierzchnią kartę jednej z talii. Wziętą kartę musisz umieścić.
    .title = Branie karty
terra-futura-rule-F11 = Rząd się przesuwa i uzupełnia. Pusta talia powstaje na nowo ze swojego stosu kart odrzuconych.
    .title = Uzupełnianie
terra-futura-rule-F12 = Wszystkie twoje karty muszą się zmieścić w kwadracie 3 × 3. Z opcją sąsiedztwa nowa karta musi stykać się bokiem z inną.
    .title = Umieszczanie
    .on = Wszystkie twoje karty muszą się zmieścić w kwadracie 3 × 3, a przy tym stole nowa karta musi stykać się bokiem z inną.
    .off = Wszystkie twoje karty muszą się zmieścić w kwadracie 3 × 3. Przy tym stole nowa karta nie musi stykać się z inną.
terra-futura-rule-F13 = Nową kartę i każdą kartę w jej rzędzie i kolumnie możesz aktywować raz, w dowolnej kolejności. Każdą możesz pominąć. Efektu, którego nie da się w pełni wykonać, nie można wybrać.
    .title = Aktywacja
terra-futura-rule-F14 = Jedna aktywacja używa jednego efektu karty.
    .title = Jeden efekt na aktywację
terra-futura-rule-F15 = Otrzymane zasoby kładziesz na tej samej karcie; gdzie zasób jest dowolny, wybierasz ty.
    .title = Otrzymywanie
terra-futura-rule-F16 = Wymianę opłacasz z dowolnych swoich aktywnych kart; to, co dostajesz, trafia na kartę, która dokonała wymiany.
    .title = Wymiana
terra-futura-rule-F17 = Zanieczyszczenie przy wymianie jest obowiązkowe: każda kostka trafia na jedną z twoich aktywnych kart.
    .title = Zanieczyszczenie w nagrodzie
terra-futura-rule-F18 = Ten efekt przesuwa kostki z twoich innych kart na tę, co najmniej jedną, dopóki się na niej mieszczą.
    .title = Rozprzestrzenianie zanieczyszczeń
terra-futura-rule-F19 = Karta mieści tyle kostek, ile ma pól, i jeszcze jedną na środku.
    .title = Miejsce na zanieczyszczenie
terra-futura-rule-F20 = Karta z kostką na środku jest nieaktywna: nie można jej użyć ani płacić jej zasobami, które też się nie liczą. Znów jest aktywna, gdy tylko zniknie z niej kostka.
    .title = Nieaktywne karty
terra-futura-rule-F21 = Współpraca kopiuje dolny efekt aktywnej karty innego gracza. Koszt, zanieczyszczenie i nagroda są twoje; nagroda trafia na twoją kartę początkową.
    .title = Współpraca
terra-futura-rule-F22 = Właściciel skopiowanej wymiany bierze jeden z zasobów, którymi płacisz.
    .title = Nagroda za wymianę
terra-futura-rule-F23 = Skopiowane rozprzestrzenianie przesuwa jedną kostkę na twoją kartę początkową i ją blokuje; właściciel skopiowanej karty może usunąć jedną kostkę z jednej ze swoich kart.
    .title = Nagroda za przesunięcie
terra-futura-rule-F24 = Karta początkowa otrzymuje jeden dowolny surowiec albo jeden żeton pieniędzy.
    .title = Górny efekt karty początkowej
terra-futura-rule-F26 = Gdy wszyscy mają dziewięć kart, każdy po kolei może wykonać cztery aktywacje według jednego ze swoich dwóch wzorów.
    .title = Ostatnia aktywacja
terra-futura-rule-F27 = Liczy się lepszy z twoich dwóch zestawów, tyle razy, ile razy masz go w całości na aktywnych kartach.
    .title = Punktowany zestaw
terra-futura-rule-F28 = Surowiec na aktywnej karcie jest wart 1, jedzenie i konstrukcja 5, dobra 6, pieniądze nic. Za każdą kartę z zanieczyszczeniem tracisz 1.
    .title = Zasoby i zanieczyszczenie

## Stół w przeglądarce

terra-futura-name = Terra Futura
terra-futura-web-tagline = Dziewięć kart tworzy twoje terytorium. Uruchom łańcuchy plonów i rzemiosła i nie pozwól, by zablokowały je zanieczyszczenia.
terra-futura-web-minutes = 30 minut
terra-futura-bot-greedy = łowca punktów
    .line = Bierze to, co teraz daje najwięcej.
terra-futura-bot-planner = dalekowzroczny planista
    .line = Sprawdza tysiące sposobów na dokończenie tury. Trudno z nim wygrać.
terra-futura-bot-learned = wyuczony gracz
    .line = Z własnych partii nauczył się, ile będzie warte terytorium.
terra-futura-bot-search = głęboki myśliciel
    .line = Najlepsze tury rozgrywa dalej w myślach i wybiera tę, która daje mu największą przewagę.
terra-futura-web-option-adjacent = Nowa karta musi stykać się bokiem z kartą, która już leży.
terra-futura-web-title = { $table }, runda { $round } z { $rounds }
terra-futura-web-pollution = zanieczyszczenie
terra-futura-web-assist = skopiuj przeciwnika
terra-futura-web-copy = skopiuj przeciwnika
terra-futura-web-cubes = zanieczyszczenie: { $cubes } (pola: { $spaces })
terra-futura-web-pattern = Wzór aktywacji: { $cells }
terra-futura-web-per-set = za zestaw
terra-futura-web-display = Oferta
terra-futura-web-lands = Terytoria i oferta
terra-futura-web-open-display = Otwórz ofertę
terra-futura-web-level = Poziom { $level }
terra-futura-web-in-deck = w talii
terra-futura-web-oldest = najstarsza, można ją odrzucić
terra-futura-web-discard-oldest = Odrzuć
terra-futura-web-discard-card = Odrzuć: { $card }
terra-futura-web-discard-ask = Odrzucić tę kartę? { $card }
terra-futura-web-discard-line = Trafia na stos kart odrzuconych. Rząd się przesuwa, a z talii { $deck } przychodzi nowa karta. Raz na turę i nie można tego cofnąć: nową kartę widzą wszyscy.
terra-futura-web-discard-not = Zostaw ją
terra-futura-web-once = Raz na turę
terra-futura-web-take-this = Weź tę kartę
terra-futura-web-signs = Znaki i atlas
terra-futura-web-zoom = Karta
terra-futura-web-deck-look = Wierzchnia karta talii { $deck }
terra-futura-web-deck-line = Bierzesz ją w ciemno i zatrzymujesz to, co dobierzesz.
terra-futura-web-spaces = pola na zanieczyszczenie: { $count }
terra-futura-web-start-card = Karta początkowa
terra-futura-web-same = Karty w grze, które to robią: { $count }
terra-futura-web-territory = Terytorium
terra-futura-web-card = { $card }, rząd { $row }, kolumna { $column }
terra-futura-web-ready = gotowa
terra-futura-web-used = użyta
terra-futura-say-receive = otrzymaj: { $what }
terra-futura-say-pay = zapłać: { $pay }, otrzymaj: { $get }
terra-futura-say-holds = na niej: { $what }
terra-futura-web-place =
    { $cards ->
        [none] Umieść w kolumnie { $column }, rzędzie { $row }
       *[other] Umieść w kolumnie { $column }, rzędzie { $row }; aktywuje karty: { $cards }
    }
terra-futura-web-place-look = { $card }: rząd { $row }, kolumna { $column }
terra-futura-web-sets-off =
    { $count ->
        [0] Aktywuje tylko siebie.
       *[other] Aktywuje: { $cards }.
    }
terra-futura-web-choked = Zablokowana: { $cards }.
terra-futura-web-place-here = Umieść tutaj
terra-futura-web-place-choose = Wybierz pole
terra-futura-web-worth = Wartość teraz
terra-futura-web-raw =
    { $count ->
        [0] Brak surowców
        [one] 1 surowiec
        [few] { $count } surowce
        [many] { $count } surowców
       *[other] { $count } surowca
    }
terra-futura-web-set =
    { $times ->
        [0] Jeszcze bez pełnego zestawu
        [one] 1 pełny zestaw
        [few] { $times } pełne zestawy
        [many] { $times } pełnych zestawów
       *[other] { $times } pełnego zestawu
    }
terra-futura-web-polluted =
    { $count ->
        [one] 1 zanieczyszczona karta
        [few] { $count } zanieczyszczone karty
        [many] { $count } zanieczyszczonych kart
       *[other] { $count } zanieczyszczonej karty
    }
terra-futura-web-pay-from = Płacisz z
terra-futura-web-pay-with = Element { $number } płatności
terra-futura-web-pollute-with = Kostka zanieczyszczenia { $number }
terra-futura-web-pollution-on = Zanieczyszczenie na
terra-futura-web-would-choke = To zablokuje: { $cards }
terra-futura-web-exchange-of = koszt: { $pay }, otrzymujesz: { $get }
terra-futura-web-get-on = Dostajesz na
terra-futura-web-hint-pay = Propozycję można zmienić: listy podają, czym jeszcze można zapłacić i gdzie jeszcze może trafić zanieczyszczenie.
terra-futura-web-hint-drop = Weź kartę z oferty albo z talii. Przedtem możesz odrzucić najstarszą kartę jednego rzędu.
terra-futura-web-hint-take = Weź kartę z oferty albo w ciemno wierzchnią kartę talii.
terra-futura-web-hint-place = Spójrz na pole, aby zobaczyć, które karty aktywuje.
terra-futura-web-hint-use = Wybieraj świecące karty w dowolnej kolejności.
terra-futura-web-hint-pollute = Wybierz kartę, na którą trafi kostka.
terra-futura-web-hint-move = Wybierz kartę, aby przesunąć tu jedną z jej kostek.
terra-futura-web-hint-gain = Trafia na kartę, która go otrzymuje.
terra-futura-web-hint-copy = Jej koszt, zanieczyszczenie i nagroda będą twoje.
terra-futura-web-hint-reward = Trafia na skopiowaną kartę.
terra-futura-web-hint-pattern = Wybierz wzór jednej ze swoich dwóch kart punktacji; punkty nadal może dać każdy z zestawów.
terra-futura-web-hint-clean = Wybierz kartę, aby zdjąć z niej jedną kostkę.
terra-futura-web-not-now = Nie teraz
terra-futura-web-exchange = Wymień
terra-futura-web-pollute = Umieść kostki
terra-futura-web-done = Gotowe
terra-futura-web-end = Zakończ turę
terra-futura-web-use-this = Aktywuj
terra-futura-web-use-choose = Wybierz kartę
terra-futura-web-use-gains = Wszystkie zyski ({ $count })
terra-futura-web-end-ask = Niewykorzystane: { $cards }. Mimo to zakończyć?
terra-futura-web-end-not = Graj dalej
terra-futura-web-end-anyway = Zakończ mimo to
terra-futura-web-nothing-left = Nie ma już czego aktywować
terra-futura-web-copy-this = Skopiuj ten efekt
terra-futura-web-pattern-this = Aktywuj ten wzór
terra-futura-web-move-this =
    { $card ->
        [none] Wybierz kartę
       *[other] Przenieś kostkę: { $card }
    }
terra-futura-web-clean-this =
    { $card ->
        [none] Wybierz kartę
       *[other] Oczyść: { $card }
    }
terra-futura-web-copy-of = { $card } ({ $name }): { $effect }
terra-futura-web-waiting-drop = Trwa wybór karty.
terra-futura-web-waiting-take = Trwa wybór karty.
terra-futura-web-waiting-place = Trwa umieszczanie karty.
terra-futura-web-waiting-use = Trwa aktywacja kart.
terra-futura-web-waiting-pay = Trwa aktywacja kart.
terra-futura-web-waiting-gain = Trwa aktywacja kart.
terra-futura-web-waiting-pollute = Trwa umieszczanie zanieczyszczenia.
terra-futura-web-waiting-move = Trwa przesuwanie zanieczyszczenia.
terra-futura-web-waiting-copy = Trwa kopiowanie karty przeciwnika.
terra-futura-web-waiting-reward = Trwa wybór nagrody za pomoc.
terra-futura-web-waiting-clean = Trwa wybór nagrody za pomoc.
terra-futura-web-waiting-pattern = Trwa wybór ostatniej aktywacji.
terra-futura-web-step-drop = Weź kartę
terra-futura-web-step-take = Weź kartę
terra-futura-web-step-place = Umieść kartę
terra-futura-web-step-use = Aktywuj rząd i kolumnę
terra-futura-web-step-pay = Zapłać za wymianę
terra-futura-web-step-gain = Wybierz, co otrzymujesz
terra-futura-web-step-pollute = Umieść zanieczyszczenie
terra-futura-web-step-move = Przesuń tu zanieczyszczenie
terra-futura-web-step-copy = Skopiuj kartę przeciwnika
terra-futura-web-step-reward = Nagroda za pomoc
terra-futura-web-step-clean = Nagroda za pomoc
terra-futura-web-step-pattern = Ostatnia aktywacja
terra-futura-web-your-land = Twoje terytorium
terra-futura-web-land-of = Terytorium: { $name }
terra-futura-web-back-home = Do mojego terytorium
terra-futura-web-cards =
    { $count ->
        [one] 1 z 9 kart
        [few] { $count } z 9 kart
        [many] { $count } z 9 kart
       *[other] { $count } z 9 kart
    }
terra-futura-web-others = Inne terytoria
terra-futura-web-scoring = Twoje karty punktacji
terra-futura-web-scoring-of = Karty punktacji: { $name }
terra-futura-web-secret = widzisz je tylko ty
terra-futura-web-cell =
    { $times ->
        [1] rząd { $row } kolumna { $column }
        [2] rząd { $row } kolumna { $column } dwa razy
       *[other] rząd { $row } kolumna { $column } { $times } razy
    }
terra-futura-web-missing = Brakuje: { $what }.
terra-futura-web-goals = Twoje cele
terra-futura-web-goals-note = Widzisz je tylko ty. Na końcu wybierasz wzór jednej z nich, a punktuje lepszy zestaw.
terra-futura-web-pattern-free = Wolne pola w jej wzorze: { $count }.
terra-futura-web-times =
    { $times ->
        [0] jeszcze niezebrany
        [one] zebrany raz
        [few] zebrany { $times } razy
        [many] zebrany { $times } razy
       *[other] zebrany { $times } razy
    }
terra-futura-web-end-kicker = Po dziewięciu kartach
terra-futura-web-end-you = Twoje terytorium jest warte najwięcej
terra-futura-web-end-won =
    { $count ->
        [one] Najwięcej warte terytorium: { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
terra-futura-web-end-points =
    { $cubes ->
        [0] Punkty: { $points }, i ani jednej kostki zanieczyszczenia.
        [one] Punkty: { $points }, z jedną kostką zanieczyszczenia.
        [few] Punkty: { $points }, kostki zanieczyszczenia: { $cubes }.
        [many] Punkty: { $points }, kostki zanieczyszczenia: { $cubes }.
       *[other] Punkty: { $points }, kostki zanieczyszczenia: { $cubes }.
    }
terra-futura-web-sheet = Arkusz punktacji
terra-futura-web-row-raw = Surowce
terra-futura-web-row-food = Jedzenie
terra-futura-web-row-construction = Konstrukcja
terra-futura-web-row-goods = Dobra
terra-futura-web-row-set = Punktowany zestaw
terra-futura-web-row-polluted = Zanieczyszczone karty
terra-futura-web-each = po { $points }
terra-futura-web-better = lepszy z dwóch
terra-futura-web-total = Razem
terra-futura-web-winner = zwycięstwo
terra-futura-web-end-tie = Tyle samo punktów: decyduje mniej zanieczyszczeń.
terra-futura-web-end-note = Kolumny: wartość po każdej turze i po ostatniej aktywacji. Obramowane pola: wzór wybrany przez każdego gracza.
terra-futura-web-column-end = koniec
terra-futura-web-columns = { $name }: wartość po każdej turze

## Lekcja

