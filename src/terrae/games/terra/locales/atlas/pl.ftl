### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Każdy kryzys i każde Rozwiązanie: ile razy jest w grze i co oznacza w świecie.
terra-atlas-search = Nazwa, liczba, region
terra-atlas-measures = Rozwiązania
    .line = 90 kart: w każdym kolorze po sześć jedynek i dwójek, po pięć trójek i czwórek, po cztery piątki i szóstki
terra-atlas-crises = Kryzysy
    .line = 18 kart, po jednej na każdy kolor i region
terra-atlas-measure = Rozwiązanie
terra-atlas-crisis = Kryzys
terra-atlas-region = Region
terra-atlas-value = Wartość
terra-atlas-threat = Zagrożenie
terra-atlas-copies = { $count } z { $all }
terra-atlas-copies-measure = { $count } z { $all } kart Rozwiązań
terra-atlas-copies-crisis = raz; każdy kryzys jest tylko jeden
terra-atlas-against = Pomaga na
terra-atlas-helped-by = Co pomaga

## In the game

terra-atlas-game-low = Zagrana jako pierwsza daje 3 punkty, gdy kryzys zostanie zażegnany, tyle samo co każda inna karta. A przy otwartym kryzysie nawet mała pozwala odłożyć zestaw.
terra-atlas-game-middle = Rzadko najwyższa, często ta, której brakowało: kto dołoży ostatnią kartę do otwartego kryzysu, zdobywa 5 punktów, bez względu na jej wartość.
terra-atlas-game-high = Często najwyższa karta, a więc 3 punkty, gdy kryzys zostanie zażegnany. Do otwartego kryzysu najlepiej dołożyć ją wtedy, gdy go rozwiązuje.
terra-atlas-game-crisis = Gdy się pojawi, każdy może zagrać jedną kartę w jego kolorze. Jeśli razem osiągną { $threat }, kryzys jest zażegnany; jeśli nie, wybucha, a przy trzech w jednym regionie, czterech jednego koloru albo siedmiu w sumie świat przepada.

## In the world: the measures

terra-atlas-G1 = Ze szkła, papieru, metalu i resztek z kuchni może powstać coś nowego, jeśli trzyma się je osobno. To, co wyrzucono razem, najczęściej ląduje w ziemi albo w ogniu.
terra-atlas-G2 = Czego nikt nie zużyje, tego nie trzeba ścinać, pompować ani wykopywać. Naprawianie, dzielenie się i odrobina wyrzeczeń zostawiają więcej tym, którzy przyjdą po nas.
terra-atlas-G3 = Młode drzewa trzymają glebę i wodę, chłodzą okolicę i rosnąc, wiążą węgiel. Najlepiej udaje się to z właściwymi drzewami we właściwym miejscu, i gdy zyskują na tym ludzie w pobliżu.
terra-atlas-G4 = Studnia, kanał albo nawadnianie kroplowe dają polom plon nawet w suche lata i oszczędzają ludziom długich wędrówek po wodę. Starcza na długo, jeśli nie bierze się więcej, niż przynoszą deszcz i śnieg.
terra-atlas-G5 = Filtry, obiegi zamknięte i lepsze metody zatrzymują truciznę, zanim trafi do powietrza i rzek. Lepiej nie brudzić, niż sprzątać.
terra-atlas-G6 = Słońce, wiatr, woda i ciepło ziemi się nie kończą i zostawiają mało śladów. Często brakuje linii energetycznych i magazynów energii.
terra-atlas-B1 = Głód rzadko bierze się z braku żywności na świecie: brakuje pokoju, pieniędzy albo drogi na targ. Od czystej wody i pełnego talerza zaczyna się każda inna pomoc.
terra-atlas-B2 = Szczepionka, położna, lek, na który ludzi stać: wiele z tego, co ratuje życie, jest proste. Musi tylko być pod ręką, blisko i na czas.
terra-atlas-B3 = Jak zakładać tarasy na zboczu, przechowywać nasiona i budować tak, by chronić się przed upałem, uczono się przez pokolenia. Gdzie się to przekazuje, ludzie zachowują i pracę, i własny obyczaj.
terra-atlas-B4 = Z adresem łatwiej o pracę, szkołę i lekarza. Dom jest często pierwszym krokiem z powrotem do ludzi, a nie nagrodą na końcu.
terra-atlas-B5 = Nikt nie rodzi się z pogardą dla innych: można się jej nauczyć i można się oduczyć. Trzeba do tego sprawiedliwych praw i ludzi, którzy się odezwą, gdy ktoś jest poniżany.
terra-atlas-B6 = Kto umie czytać, liczyć i pytać, potrafi zadbać o zdrowie, pracę i swoje prawa. Gdy dziewczynki uczą się tak jak chłopcy, lepiej się wiedzie całym rodzinom.
terra-atlas-R1 = Zasad się przestrzega, podatki się płaci, a sąsiadów szanuje, bo większość ludzi robi to z własnej woli. Z takich drobiazgów składa się wspólne życie, każdego dnia.
terra-atlas-R2 = Kto ma więcej, pomaga temu, kto ma mniej: po trzęsieniu ziemi, w czasie suszy, ponad granicami. Najlepsza jest pomoc, o której współdecydują ci, którzy ją dostają.
terra-atlas-R3 = Miny czyhają jeszcze długo po podpisaniu pokoju, na polach i w drodze do szkoły. Usuwa się je powoli i ręcznie, oddając ludziom ziemię metr po metrze.
terra-atlas-R4 = Mediatorzy słuchają obu stron, zanim przemówi broń. Rozmowa w porę rzadko trafia do wiadomości, bo to, czemu zapobiegła, się nie wydarzyło.
terra-atlas-R5 = Rzeki, choroby i statki przekraczają granice, więc muszą je przekraczać także umowy. Organizacje międzynarodowe mają tyle siły, ile dają im ich członkowie.
terra-atlas-R6 = Kto może wybierać swój rząd, krytykować go i odwołać w wyborach, może naprawiać błędy bez przemocy. Demokracja żyje dzięki wolnym mediom, uczciwym sądom i ludziom, którzy biorą udział.

## In the world: the crises

terra-atlas-G-NA = Lasy paliły się zawsze; przy dłuższych suszach i większych upałach pożary wymykają się spod kontroli. Małe ognie, wzniecane i pilnowane przez specjalistów w chłodne dni, odbierają im paliwo.
terra-atlas-G-SA = Większość lasu, który znika w Amazonii, ustępuje miejsca pastwiskom i polom. Wraz z nim odchodzą deszcze padające daleko w głębi lądu, dom ludów i gatunków oraz magazyn węgla.
terra-atlas-G-EU = Co fabryki, kopalnie i pola wpuszczą do rzeki, nurt niesie przez każdą granicę. Niektóre z najbrudniejszych rzek odżyły, odkąd sąsiedzi uzgodnili zasady.
terra-atlas-G-AF = Gdzie wycina się drzewa, stada są zbyt duże, a deszcz nie przychodzi, wiatr unosi glebę. W Sahelu rolnicy odzyskują ziemię rzędami kamieni, małymi dołkami i drzewami, którym pozwalają rosnąć.
terra-atlas-G-AS = Spaliny, dym z węgla i płonące ścierniska zbierają się w nieruchomym zimowym powietrzu nad wielkimi miastami. Szkodzą płucom i sercu; gdzie poprawiono paliwa i filtry, niebo się przejaśniło.
terra-atlas-G-OC = Gdy morze robi się zbyt ciepłe, koralowce tracą glony, które je żywią, bieleją i mogą zginąć z głodu. Rafy są żłobkiem dla ryb i łamią fale u wybrzeży; w chłodniejszych latach mogą się odrodzić.
terra-atlas-B-NA = Gdzie czynsze rosną szybciej niż płace, nawet ludzie z pracą lądują w namiotach i samochodach. Dostępne mieszkania i pomoc przed eksmisją trzymają otwarte drzwi, które trudno otworzyć na nowo.
terra-atlas-B-SA = Obok willi za murem leżą dzielnice bez kanalizacji: zbyt wiele zależy od tego, gdzie się ktoś urodzi. Szkoły, ziemia, sprawiedliwe podatki i pewna praca zmniejszają przepaść, powoli.
terra-atlas-B-EU = Utrata pracy, zdrowia albo partnera może wystarczyć, by stracić i mieszkanie, nawet w bogatym mieście. Niektóre dają ludziom najpierw mieszkanie, a resztę rozwiązują stamtąd.
terra-atlas-B-AF = Wirus podróżuje tak szybko jak ludzie i uderza najmocniej tam, gdzie mało jest szpitali. Zatrzymują go wczesne zgłoszenia, szczepionki i medycy, którym wioski ufają.
terra-atlas-B-AS = Dziecko, które wiąże dywany albo tłucze kamienie, dziś trochę zarobi, a traci szkołę. Gdy rodzice zarabiają dość, a szkoła jest darmowa i blisko, posyłają je, by się uczyło.
terra-atlas-B-OC = Na niskich wyspach i w deltach rzek podnoszące się morze wchodzi do domów, a sztormy pchają je dalej. Wały, namorzyny i domy na palach dają czas; niektórzy muszą się przenieść.
terra-atlas-R-NA = Gdzie broń jest zawsze pod ręką, kłótnia albo chwila rozpaczy łatwiej kończy się śmiercią. Bezpiecznie schowana broń, dobre prawa i ludzie, którzy stają między rywalami, ratują życie.
terra-atlas-R-SA = Gdzie państwo jest słabe, gangi ściągają haracze, werbują chłopców i uciszają ludzi. Szkoły, praca i policja, której można ufać, usuwają im grunt spod nóg.
terra-atlas-R-EU = Gdy czołgi przekraczają granicę, niszczą domy, pola i zaufanie pokoleń. Że sąsiedzi powinni rozmawiać, a nie strzelać, zrozumiano tu za straszną cenę.
terra-atlas-R-AF = Gdy kraj walczy sam ze sobą, sąsiedzi stają się wrogami, pola leżą odłogiem i przychodzi głód. Pokój trwa, gdy wszystkie strony mają udział we władzy, prawie i bogactwach kraju.
terra-atlas-R-AS = Rakiety, które w kilka minut dolecą do sąsiada, nie zostawiają czasu do namysłu. Traktaty, inspekcje i bezpośrednia linia między stolicami pomogły zapobiec najgorszemu.
terra-atlas-R-OC = W wąskich cieśninach między wyspami rabusie nocą wdzierają się na statki. Pomagają patrole, które sąsiednie państwa wysyłają razem, a także godziwy zarobek dla rybaków.

## Why this game

terra-why = Wszyscy mogą wygrać i wszyscy mogą przegrać
    .lead = Bruno Faidutti stworzył Terrę na Uniwersalne Forum Kultur, które odbyło się w Barcelonie w 2004 roku: spotkanie o słuchaniu zamiast walki. Gra wciąż zadaje jedno pytanie: ile dam?
terra-why-1 = Kryzys nie pyta, czyj jest
    .text = Wybucha w jednym regionie, a liczy się wszystkim. Kto mieszka daleko, może spasować raz albo dwa. Ale trzy w jednym regionie, cztery jednego koloru albo siedem w sumie kończą grę dla wszystkich.
terra-why-2 = Dawanie się opłaca, trochę
    .text = Punkty dostaje ten, kto pomoże pierwszy, i ten, kto da najwięcej. A jednak ręka pełna szóstek jest najwięcej warta, gdy inni wydają swoje. Ekonomiści mówią o jeździe na gapę; przy stole to się czuje.
terra-why-3 = Słowa nic nie kosztują, a liczą się
    .text = Obiecuj, proś, blefuj: nic, co padnie, nikogo nie wiąże. Dlatego zaufanie jest tu tyle warte. Na to samo między narodami liczyło Forum: najpierw słuchać, bo spór jest droższą drogą.
terra-why-4 = Osiemnaście Rozwiązań, żadnej magii
    .text = Od segregacji odpadów po demokrację każde oznacza pracę, którą ludzie naprawdę wykonują. Małe liczby to małe kroki, nie bezużyteczne: jedynka na koniec może ocalić region.
terra-why-omits = Co gra pomija: prawdziwe kryzysy nie czekają na swoją kolej, a ci, którzy najmniej się do nich przyczynili, często cierpią pierwsi.
