### The atlas of Terra Futura's cards, and why there is this game. Loaded when somebody looks.

terra-futura-atlas-lead = Każde miejsce na terytorium: co robi, ile kart robi to samo i co oznacza w świecie.
terra-futura-atlas-search = Nazwa albo to, co wytwarza
terra-futura-atlas-start = Karty początkowe
    .line = 5 kart, które robią to samo; każdy gracz ma jedną
terra-futura-atlas-level-I = Poziom I
    .line = 23 karty, każda raz; większość coś przynosi
terra-futura-atlas-level-II = Poziom II
    .line = 24 karty, każda raz; większość zamienia jedno w drugie
terra-futura-atlas-scoring = Karty punktacji
    .line = 16 kart, każda raz; każdy gracz ma dwie, w tajemnicy
terra-futura-atlas-makes-food = Daje jedzenie
terra-futura-atlas-makes-construction = Daje konstrukcję
terra-futura-atlas-makes-goods = Daje dobra
terra-futura-atlas-moves = Przenosi zanieczyszczenie
terra-futura-atlas-clean = Nigdy nie zanieczyszcza
terra-futura-atlas-same =
    { $count ->
        [few] { $count } z { $all } to robią
       *[other] { $count } z { $all } to robi
    }
terra-futura-atlas-often =
    { $count ->
        [few] raz; to samo robią { $count } z { $all } kart tego rodzaju
       *[other] raz; to samo robi { $count } z { $all } kart tego rodzaju
    }
terra-futura-atlas-often-alone = raz; żadna inna karta nie robi tego samego
terra-futura-atlas-spaces = Pola na zanieczyszczenie
terra-futura-atlas-spaces-count =
    { $count ->
        [0] brak: blokuje ją już pierwsza kostka
       *[other] { $count }; następna kostka trafia na środek i blokuje kartę
    }
terra-futura-atlas-like = Robi to samo
terra-futura-atlas-set = Punktowany zestaw
terra-futura-atlas-signs = Co oznaczają znaki
terra-futura-atlas-worth =
    { $points ->
        [0] bez wartości na koniec
       *[other] wartość na koniec: { $points }
    }
terra-futura-atlas-worth-pollution = −1 za każdą kartę, na której leży

## In the game

terra-futura-atlas-game-assist = Gdy kopiujesz kartę innego gracza, koszt, zanieczyszczenie i nagroda są twoje. Właściciel tej karty dostaje za to nagrodę.
terra-futura-atlas-game-gain = Przynosi coś za każdym razem, gdy ruszy jej rząd lub kolumna: połóż ją tam, gdzie dojdą jeszcze karty.
terra-futura-atlas-game-money = Pieniądze na koniec są nic niewarte: służą do wydawania.
terra-futura-atlas-game-clean = Ta praca nie zostawia zanieczyszczenia.
terra-futura-atlas-game-choice = Jedna droga jest czysta, druga zostawia zanieczyszczenie: za każdym razem wybierasz.
terra-futura-atlas-game-dirty = Za każdym razem zostawia zanieczyszczenie: miej na nie wolne pole, zanim jej użyjesz.
terra-futura-atlas-game-transfer = Karta uwolniona od nadmiarowej kostki od razu znów działa; jeśli leży w aktywowanym rzędzie lub kolumnie i nie była jeszcze użyta, można jej użyć w tej samej turze.
terra-futura-atlas-game-scoring = Na koniec możesz wykonać cztery aktywacje jednej ze swoich dwóch kart, a lepszy z ich zestawów punktuje tyle razy, ile razy masz go na aktywnych kartach.

## In the world: Starting cards

terra-futura-atlas-village = W wiosce wiadomo, kto umie naprawić dach, a kto potrzebuje pomocy. Wiele z tego, co ludzie robią dla siebie nawzajem, robią bez zapłaty.
terra-futura-atlas-cabin = Drewno na opał, grzyby, jagody i cisza: w lesie żyje się z tego, co odrasta. I odrasta, dopóki nikt nie weźmie więcej.
terra-futura-atlas-harbour = Łodzie przywożą ryby, nowiny i obcych. Przystań żyje z tego, że jest otwarta na dwie strony, na ląd i na morze.
terra-futura-atlas-hut = Wszystko trzeba tu wnieść albo dają to słońce i deszcz, więc mało się marnuje. Większość schronisk jest otwarta dla każdego, a zimą jedno pomieszczenie zostaje niezamknięte.
terra-futura-atlas-homestead = Pola, zwierzęta i kuchnia tworzą całość: obornik żywi glebę, resztki żywią kury. Gospodarstwa rodzinne dają sporą część tego, co je świat.

## In the world: Level I

terra-futura-atlas-corner-shop = Chleb, znaczki i chwila rozmowy za rogiem podtrzymują życie ulicy. To, co leży na półkach, przyjechało często z daleka.
terra-futura-atlas-savings-bank = Pierwsze kasy oszczędności powstały po to, by ludzie o małych dochodach mogli odłożyć coś na ciężkie czasy. Z wielu małych sum powstaje potem pożyczka na dach, pług albo warsztat.
terra-futura-atlas-market-stall = Rano sprzedaje się tu to, co zebrano dzień wcześniej. Im krótsza droga, tym więcej z ceny zostaje tym, którzy wykonali pracę.
terra-futura-atlas-toll-bridge = Most skraca drogę wszystkim, a opłata utrzymuje go w dobrym stanie. Tu przynajmniej widać, ile kosztuje droga.
terra-futura-atlas-orchard = Stare drzewa owocowe na łące przez dziesiątki lat żywią ludzi, pszczoły i ptaki. Kto je sadzi, myśli o wnukach.
terra-futura-atlas-woodland = Mieszany las daje drewno i grzyby, zatrzymuje wodę i chłodzi powietrze. Pozostaje lasem, jeśli nie ścina się więcej, niż odrasta.
terra-futura-atlas-bamboo-grove = Bambus to trawa: wyrasta w kilka tygodni, a ścięty odrasta z korzeni. Robi się z niego kosze, rusztowania i całe domy.
terra-futura-atlas-herb-garden = Tymianek, mięta i szałwia potrzebują mało miejsca, cieszą pszczoły i łagodzą drobne dolegliwości. Wiedza o nich jest starsza niż wszystkie książki.
terra-futura-atlas-algae-pond = Glony zamieniają światło, wodę i to, co inni spłukują, w pożywienie i surowiec. Nie potrzebują pola, tylko kogoś, kto pilnuje wody.
terra-futura-atlas-berry-patch = Jagody dojrzewają dla ludzi, ptaków i niedźwiedzi. Kto zbiera ostrożnie, znajdzie je następnego lata w tym samym miejscu.
terra-futura-atlas-clay-pit = Z gliny buduje się od czasu pierwszych miast, bo leży tuż pod powierzchnią. Porzucona glinianka wypełnia się wodą, trzciną i żabami.
terra-futura-atlas-brick-yard = W ogniu glina staje się kamieniem: dobra cegła trwa wieki i można jej użyć znowu. Ile będzie dymu, zależy od tego, co płonie w piecu.
terra-futura-atlas-quarry = Kamień z bliska nie potrzebuje długiej podróży i służy pokoleniom. Kamieniołom zostawia ranę we wzgórzu, w której później mogą gnieździć się puchacze.
terra-futura-atlas-ore-vein = Metale leżą w cienkich żyłach pośród skały, której nikt nie chce. Co raz wydobyto, można wciąż od nowa przetapiać i wykorzystywać.
terra-futura-atlas-mine-railway = Stalowe koła na stalowych szynach poruszą ciężki ładunek niewielką siłą. Skała bez rudy zostaje na hałdach, na długo.
terra-futura-atlas-open-pit = By dostać się do węgla i rudy, przesuwa się całe krajobrazy, czasem i wsie. Miną dziesiątki lat, zanim będzie tam las albo jezioro.
terra-futura-atlas-wheat-field = Pszenica to chleb powszedni dużej części świata. Jej pole pozostaje żyzne, gdy na zmianę rośnie na nim co innego, a ziemia nie leży naga.
terra-futura-atlas-sunflower-field = Młode słoneczniki obracają się za słońcem; dojrzałe dają olej, pestki i paszę. W pełni kwitnienia są ucztą dla pszczół.
terra-futura-atlas-beehives = Wędrując z kwiatu na kwiat, pszczoły pomagają jabłoniom, wiśniom i dyniom zawiązać owoce. Potrzebują kwiatów przez całe lato i pól bez trucizny.
terra-futura-atlas-maize-field = Kukurydza, wyhodowana niegdyś w Meksyku z dzikiej trawy, daje jedzenie, paszę i paliwo. Jest głodna: z nagich zboczy deszcz zmywa glebę i nawóz.
terra-futura-atlas-hay-meadow = Łąka koszona późno i rzadko pełna jest kwiatów, świerszczy i motyli. Jej siano pozwala zwierzętom przetrwać zimę.
terra-futura-atlas-water-mill = Płynąca woda obracała kamienie młyńskie, piły i młoty na długo przed silnikami. Dziś może dawać prąd; rybom trzeba zostawić przejście.
terra-futura-atlas-repair-shop = Nowy zamek, przylutowany drucik i rzecz żyje dalej. Każda naprawa oszczędza rudę i energię, ogranicza śmieci i podtrzymuje rzemiosło.

## In the world: Level II

terra-futura-atlas-food-truck = Garnek, płomień i dobry przepis nakarmią całą ulicę. Brud kryje się w kubku, który się wyrzuca, i w tym, co przyjechało z daleka.
terra-futura-atlas-canteen = Gotowanie dla wielu oszczędza energię i ogranicza resztki, jeśli jest dobrze zaplanowane. Każdy jadłospis trochę decyduje, co urośnie na polach wokół.
terra-futura-atlas-building-site = Dźwigi i ciężarówki stawiają dom w kilka miesięcy. To, ile będzie kosztował Ziemię, w dużej mierze rozstrzyga się, zanim ktoś w nim zamieszka: zależy od tego, z czego jest.
terra-futura-atlas-concrete-plant = Beton przyjmuje każdy kształt i dźwiga mosty i wieże. Wapień wypalany na jego cement uwalnia dwutlenek węgla, nawet gdy ogień jest czysty.
terra-futura-atlas-freight-port = Wiele z tego, co nas otacza, podróżowało w kontenerze. Statek wiezie dużo, zużywając mało paliwa, ale płyną z nim sadza i obce gatunki.
terra-futura-atlas-haulage = Ciężarówki dowożą wszystko pod same drzwi, także nocą. Hałas i sadza zostają u tych, którzy mieszkają przy drodze, nie u tych, którzy zamówili.
terra-futura-atlas-cannery = W słoikach i puszkach letnie zbiory starczają na zimę i mniej się psuje. Trzeba do tego metalu, ciepła i czystej wody, a zostają zalewa i obierki.
terra-futura-atlas-steelworks = Od wieków rudę żelaza wytapia się z użyciem węgla. Stal ze złomu wymaga znacznie mniej energii, a wodór z czystego prądu może węgiel zastąpić.
terra-futura-atlas-assembly-line = Podzielona na małe kroki praca idzie szybko, a rzeczy tanieją. Jak długo wytrzymają i czy da się je naprawić, rozstrzyga się na desce kreślarskiej.
terra-futura-atlas-wetland = Bagna, torfowiska i łęgi powstrzymują powodzie i oczyszczają wodę, która przez nie płynie. One też mogą być przeciążone; wtedy oddają brud.
terra-futura-atlas-sewage-works = Kraty, zbiorniki i głodne mikroby zmieniają ścieki z powrotem w wodę rzeczną. Czego nie strawią, od farb po leki, tego lepiej nie wylewać do zlewu.
terra-futura-atlas-reed-bed = Trzcina prowadzi powietrze do korzeni, gdzie bakterie oczyszczają wodę. Niektóre wsie oczyszczają tak swoje ścieki, a nad nimi gnieżdżą się ptaki.
terra-futura-atlas-workshop = Z umiejętnością, narzędziami i czasem prosty materiał staje się czymś dobrym. Trwa to dłużej niż w fabryce, a umiejętność przekazuje się dalej.
terra-futura-atlas-smithy = Żelazo można rozgrzewać i kuć wciąż od nowa: ze starej osi jest brama. Przy kowadle recykling był codziennością, zanim dostał nazwę.
terra-futura-atlas-greenhouse = Pod szkłem dojrzewają pomidory tam, gdzie na dworze jest im za zimno. Ze słońcem, kompostem i deszczówką to czyste; ogrzewane gazem kosztuje więcej, niż widać.
terra-futura-atlas-allotments = W małych ogródkach na skraju miasta rosną warzywa, przyjaźnie i cierpliwość. Między grządką a talerzem nie trzeba ciężarówki.
terra-futura-atlas-masons = Co dobrze zbudowano, stoi przez wieki, a potem kamieni można użyć jeszcze raz. Kto naprawi stary dom, nie musi budować nowego.
terra-futura-atlas-walling = Mur bez zaprawy trzyma zbocze, bo właściwy kamień leży na właściwym miejscu. W jego szczelinach żyją jaszczurki i dzikie kwiaty.
terra-futura-atlas-spinning-mill = Z wełny, lnu i bawełny powstaje tu przędza i tkanina na lata. Za tanią przędzę często płaci się gdzie indziej: wodą, barwnikami i ciężką pracą.
terra-futura-atlas-sewing-room = Płaszcz szyty na miarę nosi się długo i naprawia. Kto szyje dla szybkiej mody, często zarabia mało, a metka o tym nie mówi.
terra-futura-atlas-tree-nursery = Tu wysiewa się i podlewa nasiona silnych drzew, aż sadzonki poradzą sobie same. Las na jutrzejszą pogodę zaczyna się od nasion wybranych dziś.
terra-futura-atlas-mine-transport = Wiele z tego, co wywozi się z kopalni, to skała bez rudy. Im częściej metal wraca do użytku, tym mniej trzeba kursów.
terra-futura-atlas-granary = Suche ziarno, bezpieczne od myszy, pozwala przetrwać zły rok. Na świecie psuje się dużo żywności, bo brakuje dobrych magazynów.
terra-futura-atlas-trading-post = Gdzie spotykają się towary z wielu krajów, można znaleźć to, co w domu nie rośnie. Cena rzadko mówi, kto je zrobił i co tam po nich zostało.

## In the world: Scoring cards

terra-futura-atlas-home-and-table = Dach i posiłek: dwie najstarsze potrzeby i wciąż pierwsza pomoc, która przychodzi po katastrofie.
terra-futura-atlas-brick-and-bread = Jedno i drugie wymaga wyrabiania, wody i ognia. Chleb jest starszy niż pola: pieczono go w kamiennych paleniskach tysiące lat przed rolnictwem.
terra-futura-atlas-garden-city = Domy z ogrodami, praca o krok, pola w pobliżu: stare marzenie urbanistów, i dobre na gorące lata.
terra-futura-atlas-trading-house = Kupcy wożą towary tam, gdzie ich brakuje. Dobry dom zna swoich wytwórców z imienia i płaci im tak, by mogli z tego żyć.
terra-futura-atlas-full-larder = Słoiki na półce i ziarno w skrzyni: kto ma zapasy na dziesięć dni, przeczeka burzę albo brak prądu i może pomóc innym.
terra-futura-atlas-new-quarter = Nową dzielnicę najlepiej planować tak, by mieszkania, praca i sklepy były blisko siebie, dla bogatych i biednych. Wtedy wiele dróg można przejść pieszo.
terra-futura-atlas-straw-bale-houses = Po każdych żniwach zostaje słoma, która dobrze trzyma ciepło. Ściany z prasowanej słomy sprawdzono w ulewnym deszczu, na mrozie i w wielkim upale.
terra-futura-atlas-farm-shop = Jajka, ser i mąka prosto z gospodarstwa: widać, jak powstają, i więcej z ceny zostaje na miejscu.
terra-futura-atlas-food-fair = Gdzie ludzie próbują nawzajem swoich potraw, obcy szybko stają się sąsiadami. A stare odmiany jabłek i zbóż trwają, bo ktoś o nie pyta.
terra-futura-atlas-building-trade = Cieśle, hydraulicy i elektrycy zamieniają plany czystszego świata w ciepłe pokoje. Bez ich rąk najlepszy plan pozostaje na papierze.
terra-futura-atlas-self-sufficiency = Miejsce, które uprawia i buduje, czego mu trzeba, stoi mocno, gdy handel się chwieje. Prawie żadne nie umie wszystkiego, więc należą do tego dobrzy sąsiedzi.
terra-futura-atlas-green-kitchen = Warzywa, fasola i zboża potrzebują znacznie mniej ziemi niż mięso. Dobrze ugotowane i w swojej porze nie pozostawiają nic do życzenia.
terra-futura-atlas-stone-town = Wąskie uliczki i cieniste podwórza utrzymują stare miasta latem w chłodzie, zupełnie bez prądu. Pomagają też drzewa i woda.
terra-futura-atlas-harvest-homes = Słoma, konopie i trzcina odrastają co roku i dają dobre ściany i dachy. Dopóki dom stoi, ich węgiel nie wraca do powietrza.
terra-futura-atlas-all-round-economy = Gdzie jedna kopalnia albo jedna fabryka żywi wszystkich, jej koniec dotyka wszystkich. Kraina wielu zawodów ugina się w burzy i nie pęka.
terra-futura-atlas-golden-workshops = Dobre rzemiosło pracuje w słomie, wosku i płótnie tak samo jak w złocie. Co zrobiono starannie, to się zachowuje, naprawia i przekazuje dalej.

## Why this game

terra-futura-why = Wzrost ma adres
    .lead = Gra Petra Vojtěcha z 2021 roku wyrosła z Game On, projektu na rzecz klimatu, który wsparła Unia Europejska. Wszystko, co wytwarzasz, skądś pochodzi i coś po sobie zostawia.
terra-futura-why-1 = Pieniądze przychodzą z daleka
    .text = Za pieniądze dostajesz rzeczy bez uprawiania i kopania: zrobił to ktoś inny, często za marną płacę i w miejscu, którego nigdy nie zobaczysz. Dlatego pieniądze na koniec są nic niewarte, a wiele z tego, co kupują, zanieczyszcza.
terra-futura-why-2 = Każdy ładunek ktoś wiezie
    .text = Statki i ciężarówki łączą pola, kopalnie, warsztaty i stoły; bez nich wiele by nam brakowało. Przynoszą też sadzę, hałas i cieplejszy klimat, a to głównie tym, którzy niczego nie zamówili.
terra-futura-why-3 = Zanieczyszczenie się kryje
    .text = Kostka na karcie odbiera jeden punkt, prawie nic. Potem jest o jedną za dużo i wszystko na karcie staje. Takie są ścieki, pestycydy i nawozy: długo niewidoczne w rzekach i glebie, a potem nagle obecne.
terra-futura-why-4 = Mniej brać z ziemi
    .text = Zamiana jednego materiału w drugi, naprawianie i ponowne użycie pozwalają lepiej wykorzystać to, co już jest. Każdy kawałek metalu, który zrobi jeszcze jedno okrążenie, oszczędza kawałek góry.
terra-futura-why-5 = Są czyste drogi
    .text = Niektóre prace nie zostawiają tu ani kostki: oznaczają słońce, wiatr i wodę oraz pola, które pozostają żyzne. Kosztują trochę więcej. Zmiana jest sprawiedliwa, gdy najwięcej nie płacą za nią ci, którzy mają najmniej.
terra-futura-why-6 = Sprzątanie to praca
    .text = Mokradła, trzcinowiska i oczyszczalnie biorą na siebie brud innych, dopóki mogą. Co w porę posegregowano i użyto na nowo, tego nie trzeba sprzątać.
terra-futura-why-omits = Co gra pomija: twój brud zostaje na twoich dziewięciu kartach. W świecie podróżuje.
