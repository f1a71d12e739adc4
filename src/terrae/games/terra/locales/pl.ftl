### Zdania gry Terra.
### $you to "yes", gdy mowa o czytającym, w przeciwnym razie "no"; $name to imię gracza. $card to Rozwiązanie jak "♣G4",
### $crisis to wiadomość terra-crisis-*. Przymiotniki kolorów są w mianowniku rodzaju męskiego (kolor, kryzys).

## T1: kolory

terra-colour-G = Środowisko
    .adjective = zielony
terra-colour-B = Społeczeństwo
    .adjective = niebieski
terra-colour-R = Dyplomacja
    .adjective = czerwony

## T2: regiony

terra-region-NA = Ameryka Północna
    .short = Am. Płn.
    .tiny = Am. Płn.
terra-region-SA = Ameryka Południowa
    .short = Am. Płd.
    .tiny = Am. Płd.
terra-region-EU = Europa
    .short = Europa
    .tiny = Eur.
terra-region-AF = Afryka
    .short = Afryka
    .tiny = Afr.
terra-region-AS = Azja i Bliski Wschód
    .short = Azja
    .tiny = Azja
terra-region-OC = Oceania i Azja Południowo-Wschodnia
    .short = Oceania
    .tiny = Oce.

## T2: kryzysy. Nazwy pochodzą z Terrae.

terra-crisis-G-NA = Pożary lasów w Ameryce Północnej
    .short = Pożary lasów
terra-crisis-G-SA = Wycięta dżungla w Ameryce Południowej
    .short = Wycięta dżungla
terra-crisis-G-EU = Zatrute rzeki w Europie
    .short = Zatrute rzeki
terra-crisis-G-AF = Pustynnienie w Afryce
    .short = Pustynnienie
terra-crisis-G-AS = Duszący smog w Azji
    .short = Duszący smog
terra-crisis-G-OC = Ginące rafy w Oceanii
    .short = Ginące rafy
terra-crisis-B-NA = Miasta namiotów w Ameryce Północnej
    .short = Miasta namiotów
terra-crisis-B-SA = Rażące nierówności w Ameryce Południowej
    .short = Nierówności
terra-crisis-B-EU = Bezdomność w Europie
    .short = Bezdomność
terra-crisis-B-AF = Epidemia w Afryce
    .short = Epidemia
terra-crisis-B-AS = Praca dzieci w Azji
    .short = Praca dzieci
terra-crisis-B-OC = Zalane domy w Oceanii
    .short = Zalane domy
terra-crisis-R-NA = Przemoc z bronią w Ameryce Północnej
    .short = Przemoc z bronią
terra-crisis-R-SA = Rządy gangów w Ameryce Południowej
    .short = Rządy gangów
terra-crisis-R-EU = Wojna graniczna w Europie
    .short = Wojna graniczna
terra-crisis-R-AF = Wojna domowa w Afryce
    .short = Wojna domowa
terra-crisis-R-AS = Kryzys rakietowy w Azji
    .short = Kryzys rakietowy
terra-crisis-R-OC = Piractwo w Oceanii
    .short = Piractwo

## T3: działania

terra-measure-G1 = segregacja odpadów
terra-measure-G2 = oszczędzanie zasobów naturalnych
terra-measure-G3 = zalesianie
terra-measure-G4 = nawadnianie i dostęp do wody
terra-measure-G5 = czystsza produkcja
terra-measure-G6 = energia odnawialna
terra-measure-B1 = woda i żywność dla wszystkich
terra-measure-B2 = opieka zdrowotna
terra-measure-B3 = tradycyjne umiejętności
terra-measure-B4 = walka z wykluczeniem, dach nad głową dla wszystkich
terra-measure-B5 = walka z rasizmem
terra-measure-B6 = edukacja dla wszystkich
terra-measure-R1 = dobre obywatelstwo
terra-measure-R2 = solidarność
terra-measure-R3 = usuwanie min
terra-measure-R4 = łagodzenie konfliktów
terra-measure-R5 = wspieranie organizacji międzynarodowych
terra-measure-R6 = demokracja

## Co się wydarzyło

terra-event-draw =
    { $you ->
        [yes] Dobierasz kartę.
       *[no] { $name } dobiera kartę.
    }
terra-event-draw-seen =
    { $you ->
        [yes] Dobierasz { $card }.
       *[no] { $name } dobiera { $card }.
    }
terra-event-crisis =
    { $you ->
        [yes] Odkrywasz kryzys: { $crisis }.
       *[no] { $name } odkrywa kryzys: { $crisis }.
    }
terra-event-pass =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
terra-event-play =
    { $you ->
        [yes] Zagrywasz { $card }.
       *[no] { $name } zagrywa { $card }.
    }
terra-event-averted = Kryzys zażegnany!
terra-event-averted-points =
    { $you ->
        [yes] Punkty dla ciebie: { $points }.
       *[no] { $name } zdobywa punkty: { $points }.
    }
terra-event-full-blown = Kryzys wybucha na dobre.
terra-event-full-blown-fined =
    { $you ->
        [yes] Płacisz karę: jeden punkt.
       *[no] { $name } płaci karę: jeden punkt.
    }
terra-event-contribute =
    { $you ->
        [yes] Dokładasz { $card } do kryzysu: { $crisis }.
       *[no] { $name } dokłada { $card } do kryzysu: { $crisis }.
    }
terra-event-solved =
    { $you ->
        [yes] To go rozwiązuje. Punkty dla ciebie: { $points }.
       *[no] To go rozwiązuje. { $name } zdobywa punkty: { $points }.
    }
terra-event-hoard =
    { $you ->
        [yes] Odkładasz zestaw trzech kart.
       *[no] { $name } odkłada zakryty zestaw trzech kart.
    }
terra-event-hoard-seen =
    { $you ->
        [yes] Odkładasz { $cards }.
       *[no] { $name } odkłada { $cards }.
    }
terra-event-discard =
    { $you ->
        [yes] Odrzucasz { $card }.
       *[no] { $name } odrzuca { $card }.
    }
terra-event-over-success = Talia jest pusta, a świat wciąż trwa.
terra-event-over-loss = Kontrola jest stracona: świat przepada, a z nim wszyscy.

## Stół

terra-title = TERRA
terra-pile =
    { $cards ->
        [0] talia jest pusta
        [one] 1 karta w talii
        [few] { $cards } karty w talii
        [many] { $cards } kart w talii
       *[other] { $cards } karty w talii
    }
terra-turn =
    { $you ->
        [yes] twoja tura
       *[no] tura: { $name }
    }
terra-head-region = region
terra-head-region-danger = limit { $limit }
terra-foot-colour = limit { $limit }
terra-head-player = gracz
terra-head-hand = ręka
terra-head-sets = zestawy
terra-head-answer = odpowiedź
terra-head-points = punkty na torze
terra-head-points-short = punkty
terra-name-own =
    { $name ->
        [You] Ty
       *[other] { $name } (ty)
    }
terra-solved = rozwiązany
terra-partner = sojusznik
terra-not-asked = czeka
terra-asked = teraz
terra-passed = pas
terra-impending = Nadciąga: { $crisis }
terra-impending-sum = { $sum } z { $threat }, brakuje { $missing }
terra-impending-reached = { $sum } z { $threat }, wystarczy
terra-hand = Twoja ręka
terra-hand-empty = pusta
terra-hoard =
    { $sets ->
        [0] jeszcze nic odłożonego
        [one] 1 odłożony zestaw, wart { $value }
        [few] { $sets } odłożone zestawy, warte { $value }
        [many] { $sets } odłożonych zestawów, wartych { $value }
       *[other] { $sets } odłożone zestawy, warte { $value }
    }

## T12: niebezpieczeństwo, najbliższe najpierw

terra-total = otwarte kryzysy
terra-total-of = { $total } z { $limit }
terra-danger-region = { $region }: jeśli wybuchnie jeszcze jeden kryzys, świat przepada.
terra-danger-colour = Jeśli wybuchnie jeszcze jeden { $colour } kryzys, świat przepada.
terra-danger-total = Jeśli wybuchnie jeszcze jeden kryzys, świat przepada.
terra-danger-now = Jeśli ten kryzys wybuchnie, świat przepada!

## Pytania i odpowiedzi

terra-question-impending = { $crisis }: zagrywasz kartę (kolor { $colour }) czy pasujesz?
terra-question-common-good = Dokładasz kartę do otwartego kryzysu?
terra-question-hoard = Za pomoc możesz odłożyć jeden zestaw trzech kart.
terra-none-hoard = Nie masz żadnego zestawu trzech kart.
terra-none-common-good = Nie masz karty w kolorze kryzysu, przy którym można jeszcze pomóc.
terra-none-impending = Nie masz karty tego koloru ({ $colour }): możesz tylko spasować.
terra-question-discard = Masz na ręce więcej niż 8 kart: odrzuć jedną.
terra-answer-pass = zachowaj karty
terra-answer-pass-fine = zachowaj karty; −{ $fine }, jeśli wybuchnie
terra-answer-play = { $measure }: { $sum } z { $threat }
terra-answer-play-enough = { $measure }: { $sum } z { $threat }, wystarczy
terra-answer-done-common-good = w tej turze już żadnych kart
terra-answer-done-hoard = nic nie odkładaj
terra-answer-contribute = { $crisis }: { $sum } z { $threat }
terra-answer-contribute-solves = { $crisis }: { $sum } z { $threat }, rozwiązany: 5 punktów
terra-answer-hoard =
    { $colours ->
        [1] { $run ->
                [yes] sekwens w jednym kolorze, wart { $value }
               *[no] trzy jednakowe, warte { $value }
            }
       *[other] { $run ->
                [yes] sekwens w trzech kolorach, wart { $value }
               *[no] ta sama wartość w trzech kolorach, razem { $value }
            }
    }
terra-hoard-yours = (z tego { $yours } twoje)
terra-answer-discard = { $measure }

## Koniec

terra-end-success = Świat trwa.
terra-end-loss-region = Świat przepada: trzy otwarte kryzysy w jednym regionie (T12).
terra-end-loss-colour = Świat przepada: cztery otwarte kryzysy jednego koloru (T12).
terra-end-loss-total = Świat przepada: siedem otwartych kryzysów (T12).
terra-end-loss-nobody = Nikt nie wygrywa i żadne punkty się nie liczą.
terra-end-head-track = tor
terra-end-head-hoard = zestawy
terra-end-head-score = wynik
terra-end-head-team = drużyna
terra-end-winner = zwycięstwo
terra-end-won =
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

terra-rule-T8 = Weź wierzchnią kartę talii. Rozwiązanie trafia na rękę i nikt go nie widzi. Kryzys zostaje odkryty dla wszystkich i nadciąga.
    .title = Dobieranie
terra-rule-T9 = Raz dookoła zgodnie z ruchem wskazówek zegara, od osoby, która odkryła kryzys: każdy zagrywa dokładnie jedną kartę w kolorze kryzysu albo pasuje. Kolej przychodzi na wszystkich, także gdy zagrożenie jest już osiągnięte.
    .title = Nadciągający kryzys
terra-rule-T10 = Jeśli suma wartości osiąga zagrożenie, kryzys jest zażegnany. Kto zagrał pierwszą kartę, zdobywa 3 punkty, i tyle samo każdy z najwyższą kartą; pierwsza i zarazem najwyższa daje 6. Tura osoby, która odkryła kryzys, od razu się kończy.
    .title = Kryzys zażegnany
terra-rule-T11 = Jeśli suma jest mniejsza od zagrożenia, karty przepadają, a kryzys staje się otwarty i nic na nim nie leży.
    .title = Kryzys niezażegnany
terra-rule-T12 = Świat przepada przy trzech otwartych kryzysach w jednym regionie, czterech jednego koloru albo siedmiu w sumie. Wtedy przegrywają wszyscy.
    .title = Utrata kontroli
terra-rule-T13 = Jeśli kontrola trwa, osoba, która odkryła kryzys, dobiera kartę w zamian; przy pustej talii tura toczy się dalej.
    .title = Karta w zamian
terra-rule-T14 = W swojej turze możesz dokładać karty do otwartych kryzysów w ich kolorze: do każdego najwyżej jedną kartę na turę, do dowolnie wielu kryzysów.
    .title = Praca dla dobra wspólnego
terra-rule-T15 = Gdy karty na otwartym kryzysie osiągają jego zagrożenie, jest od razu rozwiązany, a osoba, która dołożyła ostatnią kartę, zdobywa 5 punktów. Do tego czasu karty na nim leżą.
    .title = Rozwiązanie otwartego kryzysu
terra-rule-T16 = Jeśli w tej turze dokładasz kartę do otwartego kryzysu, możesz potem odłożyć jeden zakryty zestaw trzech kart: ta sama wartość w jednym kolorze albo w trzech, albo trzy kolejne wartości w jednym kolorze albo w trzech.
    .title = Odkładanie zestawów
terra-rule-T17 = Na koniec tury jawnie odrzucasz karty, aż zostanie ci 8 na ręce.
    .title = Limit ręki
terra-rule-T18 = Gra kończy się sukcesem, gdy talia jest pusta, a osoba, która dobrała ostatnią kartę, zakończyła swoją turę.
    .title = Sukces
terra-rule-T19 = Wynik końcowy: punkty na torze i wartości wszystkich odłożonych kart. Wygrywa najwyższy; przy równych zwycięstwo jest wspólne.
    .title = Wynik końcowy
terra-rule-T20 = Sojusznicy siedzą naprzeciw siebie i sumują swoje wyniki; nie widzą nawzajem swoich kart.
    .title = Drużyny
terra-rule-T23 = Rozmawiać wolno zawsze, a nic, co padnie, do niczego nie zobowiązuje: wolno obiecywać, prosić i blefować. Nie wolno pokazywać kart.
    .title = Rozmowy przy stole
terra-rule-L1 = Krótka gra: świat przepada przy 2 otwartych kryzysach jednego koloru albo 3 w sumie; przy dziewięciu kryzysach przy 2 w jednym regionie, 3 jednego koloru albo 5 w sumie. Wtedy przegrywają wszyscy.
    .title = Krótka gra
terra-rule-L2 = Gdy kryzys wybucha, traci punkt ten, kto spasował z kartą jego koloru w ręce.
    .title = Kara
terra-rule-L3 = Na końcu połowa tego, co każdy odłożył, trafia do puli dzielonej po równo; nieparzysty punkt zostaje u właściciela.
    .title = Wspólna pula
terra-rule-L5 = Wszystkie ręce są odkryte; to, co odłożono, pozostaje zakryte.
    .title = Odkryte ręce
terra-rule-L6 = Każde zagrożenie liczy się o jeden więcej, niż podaje karta.
    .title = Trudniejsze czasy

## Stół w przeglądarce

terra-name = Terra
terra-web-tagline = Na całym świecie wybuchają kryzysy. Dajcie razem dość albo przegrają wszyscy. Daj za dużo, a wygra ktoś inny.
terra-web-minutes = 40 minut
terra-bot-tips = ostrożny pomocnik
    .line = Pomaga, gdy kryzys jest groźny, a zestawy odkłada późno.
terra-bot-greedy = pasażer na gapę
    .line = Pomaga tylko tam, gdzie się to opłaca, i odkłada, co może.
terra-bot-altruist = ofiarny
    .line = Daje dla planety, ktokolwiek wygra.
terra-bot-fair-sharer = sprawiedliwy
    .line = Daje, dopóki inni dają mniej więcej tyle samo.
terra-bot-late-saver = spóźniony ratownik
    .line = Trzyma karty, aż planeta jest prawie stracona, i wtedy daje.
terra-bot-tit-for-tat = lustro
    .line = Daje, dopóki wszyscy dają, przestaje, gdy ktoś woli odkładać, i szybko wybacza.
terra-bot-punisher = karzący
    .line = Daje, ale nie obok kogoś, kto dał za mało.
terra-bot-selfish = egoista
    .line = Daje tyle, by planeta przetrwała, i chce wygrać.
terra-bot-helper = sojusznik
    .line = Mówi, ile da, prosi o resztę i dotrzymuje słowa.
terra-bot-bluffer = blefujący
    .line = Z początku przyjaciel. Pod koniec myśli o sobie.
terra-bot-search = rachmistrz
    .line = Zanim odpowie, wiele razy wyobraża sobie, jak gra może się potoczyć.
terra-bot-learned-selfish = wyćwiczony rywal
    .line = Nauczył się wygrywać obok ostrożnych graczy.
terra-bot-learned-balanced = wyćwiczony partner
    .line = Nauczył się wygrywać i utrzymywać planetę przy życiu.
terra-bot-learned-cooperative = wyćwiczony przyjaciel
    .line = Wśród swoich nauczył się utrzymywać planetę przy życiu.
terra-bot-learned-alone = samouk
    .line = Uczył się tylko z partii przeciwko sobie.
terra-strength-easy = Co czwartą decyzję zostawia losowi.
terra-strength-normal = Co dwunastą decyzję zostawia losowi.
terra-strength-hard = Niczego nie zostawia losowi.
terra-strength-search-easy = Wyobraża sobie 32 gry, zanim odpowie.
terra-strength-search-normal = Wyobraża sobie 240 gier, zanim odpowie.
terra-strength-search-hard = Wyobraża sobie 1500 gier, zanim odpowie.
terra-web-option-teams = Drużyny: sojusznicy siedzą naprzeciw siebie i sumują wyniki. Dla 4 albo 6 graczy.
terra-web-option-crises = Krótka gra: mniej kryzysów, losowanych
terra-web-option-crises-off = Cała gra
terra-web-option-crises-number = { $value } kryzysów
terra-web-option-fine = Kara: kto pasuje z kartą tego koloru w ręce, traci punkt, jeśli kryzys wybuchnie.
terra-web-option-pot = Wspólna pula: na końcu połowę wszystkiego, co odłożono, dzieli się po równo.
terra-web-option-open = Odkryte ręce: wszyscy widzą wszystkie karty.
terra-web-option-harder = Trudniejsze czasy: każde zagrożenie liczy się o jeden więcej.
terra-web-open-hand = Odkryta ręka
terra-pot = We wspólnej puli było { $total }; każdemu przypada { $share }.
terra-web-pass-price = −{ $fine }, jeśli wybuchnie
terra-web-set-yours = { $value } pkt, { $yours } twoje
terra-web-source-pot = z puli
terra-web-laws = Zasady domowe
terra-web-verdict-fined =
    { $you ->
        [yes] Płacisz karę
       *[no] { $name } płaci karę
    }
terra-web-card = { $measure }, kolor { $colour }, { $value }
terra-web-advice-pass = Pasuj.
terra-web-advice-averts =
    { $points ->
        [0] Kryzys jest tym zażegnany.
        [one] Kryzys jest tym zażegnany, a ty dostajesz 1 punkt.
        [few] Kryzys jest tym zażegnany, a ty dostajesz { $points } punkty.
        [many] Kryzys jest tym zażegnany, a ty dostajesz { $points } punktów.
       *[other] Kryzys jest tym zażegnany, a ty dostajesz { $points } punktu.
    }
terra-web-advice-play = Zagraj { $card }.
terra-web-advice-lay = Połóż { $card } na { $crisis }.
terra-web-advice-hoard = Zgromadź { $cards }.
terra-web-advice-discard = Odrzuć { $card }.
terra-web-advice-done-common-good = Nie kładź więcej kart.
terra-web-advice-done-hoard = Nie gromadź teraz nic.
terra-web-advice-towards = Daje to { $sum } z { $threat }, a resztę mogą dołożyć inni.
terra-web-team-points = punkty drużyny
terra-web-key-card = Wybierz kartę z ręki
terra-web-key-play = Zagraj wybraną kartę
terra-web-key-pass = Pasuj
terra-web-key-look = Sprawdź, co jeszcze przyjdzie
terra-web-key-story = Do historii
terra-web-key-talk = Do rozmowy
terra-web-key-law = Przeczytaj zasady domowe
terra-web-crisis-card = { $crisis }, zagrożenie { $threat }
terra-web-map = Mapa świata w sześciu regionach, wokół niej tor punktacji
terra-web-region-crises = kryzysy: { $count } z { $limit }
terra-web-pin = { $crisis }: { $sum } z { $threat }
terra-web-pin-play = Dołóż do kryzysu { $crisis }: { $sum } z { $threat }
terra-web-danger = Utrata kontroli
terra-web-near = Krok od przegranej
terra-web-near-none = Żaden pojedynczy kryzys nie może jeszcze zakończyć gry
terra-web-near-now = ten kryzys, jeśli wybuchnie
terra-web-near-region = kryzys: { $region }
terra-web-near-colour = { $colour } kryzys gdziekolwiek
terra-web-near-total = dowolny kryzys
terra-web-near-fails = { $what }, jeśli ten wybuchnie
terra-web-come-count = jeszcze { $count }
terra-web-look-up = Podgląd
terra-web-look-all = Wszystkie niebezpieczeństwa i podgląd
terra-web-tab-discards = Odrzucone
terra-web-tab-come = Nadejdą
terra-web-tab-hoard = Odłożone zestawy
terra-web-tab-open = Otwarte
terra-web-by-colour = według kolorów
terra-web-discards-head = Odrzucone: { $count }, według koloru i wartości
terra-web-discards-of = odrzucone: { $count }
terra-web-hidden = ukryte: { $count }
terra-web-hidden-line = Ukryte: w talii, na cudzych rękach lub w cudzych zestawach. Twoja ręka, twoje zestawy i to, co leży na stole, się nie liczą.
terra-web-state-averted = zażegnany
terra-web-state-open = otwarty
terra-web-state-now = teraz
terra-web-state-come = nadejdzie
terra-web-state-ends = kończy grę
terra-web-hoard-none = Nie masz jeszcze odłożonych zestawów.
terra-web-hoard-line = Liczą się na końcu, jeśli świat przetrwa. Inni widzą tylko, ile masz zestawów.
terra-web-open-none = Żaden kryzys nie jest otwarty.
terra-web-laid = leży na nim { $sum } z { $threat }
terra-web-legend = Znaki
terra-web-box-first = pierwsza
terra-web-box-highest = najwyższa
terra-web-box-averted = suma
terra-web-box-closes = rozwiązuje go
terra-web-box-of = z { $threat }
terra-web-your-points = Twoje punkty
terra-web-points-after = teraz { $before }, potem { $after } punktów
terra-web-lay = Połóż { $value }
terra-web-averted-with = Zażegnany z twoją kartą { $value }
terra-web-solved-with = Rozwiązany z twoją kartą { $value }
terra-web-choose-crisis = Wybierz kryzys
terra-web-set-none = Te trzy karty nie są zestawem: ta sama wartość w jednym lub trzech kolorach albo trzy kolejne w jednym lub trzech kolorach.
terra-web-card-idle =
    { $kind ->
        [impending] Przeciw temu kryzysowi pomaga tylko kolor: { $colour }.
        [hoard] Ta karta nie należy do żadnego zestawu, który możesz teraz odłożyć.
       *[other] Ta karta nie pomoże teraz w żadnym otwartym kryzysie.
    }
terra-web-say-equal = Jeśli przyjdzie kolejna { $value }, obie liczą się jako najwyższe: po 3 punkty.
terra-web-say-higher = Może jeszcze przyjść wyższa karta.
terra-web-verdict-averted = Zażegnany, { $sum } z { $threat }
terra-web-verdict-failed = Niezażegnany, { $sum } z { $threat }
terra-web-are-crises =
    { $count ->
        [one] 1 to kryzys
        [few] { $count } to kryzysy
       *[other] { $count } to kryzysy
    }
terra-web-points =
    { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
terra-web-come-head =
    { $count ->
        [0] Nie nadejdzie już żaden kryzys.
        [one] Nadejdzie jeszcze 1 kryzys.
        [few] Nadejdą jeszcze { $count } kryzysy.
       *[other] Nadejdzie jeszcze { $count } kryzysów.
    }
terra-web-come-fatal =
    { $count ->
        [0] Żaden nie zakończyłby gry.
        [one] 1 zakończyłby grę.
        [few] { $count } zakończyłyby grę.
       *[other] { $count } zakończyłoby grę.
    }
terra-web-set-more =
    { $count ->
        [one] Wybierz z ręki jeszcze jedną kartę.
        [few] Wybierz z ręki jeszcze { $count } karty.
       *[other] Wybierz z ręki jeszcze { $count } kart.
    }
terra-web-verdict-first =
    { $you ->
        [yes] Pierwszą kartę dajesz ty
       *[no] Pierwszą kartę daje { $name }
    }
terra-web-verdict-highest =
    { $you ->
        [yes] Najwyższą dajesz ty
       *[no] Najwyższą daje { $name }
    }
terra-web-gauge = { $count } z { $limit }
terra-web-of = { " " }z{ " " }
terra-web-in-all = W sumie
terra-web-hand-size = karty na ręce
terra-web-hand-of = Ręka: { $name }
terra-web-sets = Odłożone zestawy
terra-web-deciding = decyduje
terra-web-next = zaraz potem
terra-web-helped = pomaga
terra-web-passed = pas
terra-web-scored = +{ $points }
terra-web-impending = Nadciągający kryzys
terra-web-fails-lost = Jeśli wybuchnie, świat przepada
terra-web-missing = brakuje, kolor
terra-web-enough = wystarczy
terra-web-meter =
    { $adds ->
        [0] { $sum } z { $threat }
       *[other] { $sum } z { $threat }; z twoją kartą { $with }
    }
terra-web-threat = zagrożenie { $threat }
terra-web-turn = Tura
terra-web-turn-of =
    { $you ->
        [yes] Twoja tura
       *[no] Tura: { $name }
    }
terra-web-doing-common-good = Praca dla dobra wspólnego
terra-web-doing-hoard = Może odłożyć zestaw
terra-web-doing-discard = Odrzuca, aż zostanie osiem kart
terra-web-doing-impending = Nadciąga kryzys
terra-web-doing-you-common-good = Działasz dla dobra wspólnego?
terra-web-doing-you-hoard = Za pomoc: odkładasz zestaw?
terra-web-doing-you-discard = Za dużo kart: odrzuć jedną
terra-web-doing-you-impending = Nadciąga kryzys
terra-web-to-draw = do dobrania
terra-web-discarded = odrzucono
terra-web-pass = Pasuj
terra-web-play = Zagraj { $value }
terra-web-choose-card = Wybierz kartę
terra-web-done = Gotowe
terra-web-keep = Zachowaj
terra-web-hoard = Odłóż
terra-web-hoard-for = Odłóż za { $value }
terra-web-hoard-when = Liczy się na końcu, jeśli świat przetrwa
terra-web-discard = Odrzuć { $value }
terra-web-say-play = Z twoją kartą { $value } suma to { $sum } z { $threat }.
terra-web-say-enough = To wystarczy.
terra-web-say-fails = Nie ma już kto dołożyć reszty.
terra-web-say-rest =
    { $count ->
        [one] Resztę ({ $missing }) może dołożyć tylko { $names }.
        [few] Resztę ({ $missing }) mogą razem dołożyć { $names }.
        [many] Resztę ({ $missing }) mogą razem dołożyć { $names }.
       *[other] Resztę ({ $missing }) mogą razem dołożyć { $names }.
    }
terra-web-say-short =
    { $count ->
        [one] Brakuje jeszcze { $missing }, a { $names } może dać najwyżej { $most }.
        [few] Brakuje jeszcze { $missing }, a { $names } mogą razem dać najwyżej { $most }.
        [many] Brakuje jeszcze { $missing }, a { $names } mogą razem dać najwyżej { $most }.
       *[other] Brakuje jeszcze { $missing }, a { $names } mogą razem dać najwyżej { $most }.
    }
terra-web-say-choose-crisis = Dokąd trafi twoja karta { $value }? Wybierz kryzys na mapie albo tutaj.
terra-web-lost-kicker = Kontrola jest stracona
terra-web-lost-title = Świat wymknął się z rąk
terra-web-lost-region = { $region }: wybuchł trzeci kryzys, gdy dwa były jeszcze otwarte.
terra-web-lost-colour = Wybuchł czwarty { $colour } kryzys, gdy trzy były jeszcze otwarte.
terra-web-lost-total = Wybuchł siódmy kryzys, gdy sześć było jeszcze otwartych.
terra-web-lost-missing =
    { $missing ->
        [one] Zabrakło 1
        [few] Zabrakło { $missing }
        [many] Zabrakło { $missing }
       *[other] Zabrakło { $missing }
    }
terra-web-lost-gave = Dołożone: { $given }.
terra-web-lost-passed = Pas: { $names }.
terra-web-lost-held = Na rękach zostało { $sum }
terra-web-lost-held-of = Niezagrane karty, kolor { $colour }
terra-web-given = Dołożone i zachowane
terra-web-given-line = Ile każdy dołożył dla dobra wspólnego, a ile zachował na ręce i w odłożonych zestawach.
terra-web-given-of = { $name }: dołożone { $given }, zachowane { $kept }
terra-web-gave = dołożone
terra-web-kept = zachowane
terra-web-won-kicker = Świat przetrwał
terra-web-won-you =
    { $points ->
        [one] Wygrywasz, masz 1 punkt
        [few] Wygrywasz, masz { $points } punkty
        [many] Wygrywasz, masz { $points } punktów
       *[other] Wygrywasz, masz { $points } punktu
    }
terra-web-won =
    { $count ->
        [one] Wygrywa { $names }, punkty: { $points }
        [few] Wygrywają { $names }, punkty: { $points }
        [many] Wygrywają { $names }, punkty: { $points }
       *[other] Wygrywają { $names }, punkty: { $points }
    }
terra-web-won-shared = Zwycięstwem dzielą się { $names }, punkty: { $points }
terra-web-won-team-you = Twoja drużyna wygrywa { $points } : { $next }
terra-web-won-team = Wygrywają { $names }, { $points } : { $next }
terra-web-won-teams-shared = Drużyny dzielą się zwycięstwem, punkty: { $points }
terra-web-won-together = { $names } razem: drużyna liczy się jako całość.
terra-web-your-team = twoja drużyna
terra-web-gave-most = Najwięcej światu dajesz ty.
terra-web-source-first = pierwsza pomoc, po { $points }
terra-web-source-highest = najwyższa karta, po { $points }
terra-web-source-solved = rozwiązane później, po { $points }
terra-web-source-hoard = odłożone
terra-web-crises = Osiemnaście kryzysów
terra-web-crises-averted = zażegnane od razu
terra-web-crises-solved = rozwiązane później
terra-web-crises-open = nadal otwarte
terra-web-won-crises =
    { $open ->
        [0] Wszystkie kryzysy są rozwiązane: { $solved }.
        [one] Rozwiązane kryzysy: { $solved }. Jeden wciąż jest otwarty, ale świat go udźwignie.
        [few] Rozwiązane kryzysy: { $solved }. { $open } wciąż są otwarte, ale świat je udźwignie.
        [many] Rozwiązane kryzysy: { $solved }. { $open } wciąż jest otwartych, ale świat je udźwignie.
       *[other] Rozwiązane kryzysy: { $solved }. { $open } wciąż są otwarte, ale świat je udźwignie.
    }
terra-web-count = Podliczenie
terra-web-on-track = Na torze
terra-web-no-sets = brak
terra-web-total = Razem

## T23: co się mówi przy stole. $who to imię, $colour przymiotnik, $crisis krótka nazwa

terra-talk-ask = Czy ktoś może dać co najmniej { $value }? Kolor: { $colour }.
terra-talk-ask-who =
    { $you ->
        [yes] Możesz dać co najmniej { $value }? Kolor: { $colour }.
       *[no] Czy { $who } może dać co najmniej { $value }? Kolor: { $colour }.
    }
terra-talk-offer = Mogę dać najwyżej { $value }.
terra-talk-promise = Gdy przyjdzie moja kolej, dam co najmniej { $value } przeciw kryzysowi „{ $crisis }”.
terra-talk-if =
    { $you ->
        [yes] Jeśli najpierw dasz co najmniej { $value }, dam co najmniej { $own }.
       *[no] Jeśli najpierw { $who } da co najmniej { $value }, dam co najmniej { $own }.
    }
terra-talk-warn-colour = Nie mam żadnej karty tego koloru ({ $colour }).
terra-talk-warn-region = W niebezpieczeństwie: { $region }.
terra-talk-thank =
    { $you ->
        [yes] Dzięki!
       *[no] Dzięki, { $who }!
    }
terra-talk-accuse =
    { $you ->
        [yes] Możesz dać więcej.
       *[no] { $who } może dać więcej.
    }
terra-talk-accuse-broken =
    { $you ->
        [yes] Twoja obietnica: { $promised }, dołożone { $gave }.
       *[no] { $who }: obietnica { $promised }, dołożone { $gave }.
    }
terra-talk-refuse = Na ten kryzys nic nie dam.
terra-talk-someone = ktoś
terra-talk-name-ask = Prośba
terra-talk-name-offer = Oferta
terra-talk-name-promise = Obietnica
terra-talk-name-if = Jeśli
terra-talk-name-warn = Ostrzeżenie
terra-talk-name-thank = Dzięki
terra-talk-name-accuse = Zarzut
terra-talk-name-refuse = Odmowa
terra-talk-slot-who = Kto
terra-talk-slot-value = Ile
terra-talk-slot-own = Ile od ciebie
terra-talk-slot-colour = Jaki kolor
terra-talk-slot-crisis = Który kryzys
terra-talk-slot-about = Przed czym
terra-talk-what = { $colour } { $value }
terra-talk-ticket-if =
    { $you ->
        [yes] pod warunkiem, że najpierw dasz co najmniej { $value }
       *[no] pod warunkiem, że { $who } najpierw da co najmniej { $value }
    }
terra-talk-seat-promised = obiecane { $value }
terra-talk-seat-if =
    { $you ->
        [yes] jeśli dasz { $value }
       *[no] jeśli { $who } da { $value }
    }
terra-talk-seat-gave = dołożone { $given } z { $value }
terra-talk-meter-promised = obiecane { $sum }
terra-talk-say-promised = Obiecane: { $promises }.
terra-talk-after-you = dopiero po tobie
terra-talk-decided = już po decyzji
terra-talk-broken-of = obiecane { $promised }, dołożone { $gave }
terra-talk-more-of = może dać więcej
terra-talk-if-note = Liczy się tylko, jeśli najpierw { $who } da co najmniej { $value }.
terra-talk-promise-note = Wszyscy zobaczą, czy jej dotrzymasz.
terra-talk-none-promise = Na stole nie ma kryzysu.
terra-talk-none-if = Nikt nie decyduje o kryzysie przed tobą.
terra-talk-counts = „Dam co najmniej 4” spełnia każda karta o wartości 4 lub więcej przy tym kryzysie, gdy mówiąca osoba następnym razem o nim decyduje. „Jeśli” liczy się tylko wtedy, gdy druga strona dała najpierw. Ofert, ostrzeżeń i wpisanego tekstu nikt nie ocenia. Niczego się nie wymusza.
terra-talk-hands = „Nie mam żadnej karty tego koloru” nie da się sprawdzić, póki karty w ręce są zakryte. Nieprawdą nazywa się to tylko wtedy, gdy dowodzi tego jawna gra.

terra-card-G1 = Segregacja odpadów
terra-card-G2 = Oszczędzanie zasobów
terra-card-G3 = Zalesianie
terra-card-G4 = Woda dla ziemi
terra-card-G5 = Czystsza produkcja
terra-card-G6 = Energia odnawialna
terra-card-B1 = Woda i żywność
terra-card-B2 = Opieka zdrowotna
terra-card-B3 = Tradycyjne umiejętności
terra-card-B4 = Dom dla każdego
terra-card-B5 = Przeciw rasizmowi
terra-card-B6 = Edukacja dla wszystkich
terra-card-R1 = Dobre obywatelstwo
terra-card-R2 = Solidarność
terra-card-R3 = Rozminowanie
terra-card-R4 = Łagodzenie konfliktów
terra-card-R5 = Narody razem
terra-card-R6 = Demokracja
terra-web-say-none = Nie masz karty, którą można dołożyć (kolor { $colour }).
terra-web-how-impending = Wybierz wysuniętą kartę i zagraj ją albo spasuj i zachowaj karty. Jej wartość pomaga osiągnąć zagrożenie; pytamy cię tylko raz.
terra-web-how-common-good = Wybierz wysuniętą kartę, a potem kryzys jej koloru na mapie. Do każdego jedną na turę. „Gotowe” kończy ten krok; za dołożoną kartę możesz potem odłożyć zestaw.
terra-web-how-hoard = Wybierz zestaw i odłóż go: liczy się tylko tobie i tylko, jeśli świat przetrwa. Albo zachowaj wszystkie karty na ręce.
terra-web-how-discard = Wybierz kartę, bez której najłatwiej się obejdziesz, i odrzuć ją.

## Lekcja

terra-deal-sign-never = nie nadszedł

## Puzzles

terra-you-aside = Odłożone na grę: { $mine }, inni { $others }.
terra-choice-impending = odpowiadanie na nadciągający kryzys
terra-choice-common-good = odpracowywanie otwartego kryzysu
terra-choice-hoard = odkładanie zestawów
terra-choice-discard = odrzucanie kart
