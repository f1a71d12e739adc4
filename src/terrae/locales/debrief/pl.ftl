web-debrief-comes = Podsumowanie jest obliczane…
web-debrief-none = Nie ma jeszcze podsumowania.
web-debrief-slides = Slajdy
web-debrief-previous = Poprzedni slajd
web-debrief-next = Następny slajd
web-debrief-projector = Na projektor
web-debrief-print = Wydrukuj stronę
web-debrief-data = Pobierz dane
web-debrief-names-hidden = Imiona są ukryte
web-debrief-names-shown = Imiona są widoczne
web-debrief-reveal = Pokaż pseudonimy
web-debrief-reveal-line = Wszyscy zobaczą, kto gdzie siedział. Przy następnym slajdzie znów będą ukryte.
web-debrief-slide-rounds = Rundy
web-debrief-slide-moments = Ostatnia chwila
web-debrief-slide-rich = Bogaci i biedni
web-debrief-slide-said = Powiedziane i zrobione
web-debrief-slide-twins = To samo miejsce
web-debrief-slide-laws = Inne prawo
web-debrief-slide-now = Co teraz?
web-debrief-table = Stół { $number }
web-debrief-tables = Stoły
web-debrief-table-round = Stół { $table }, runda { $round }
web-debrief-seat = Miejsce { $letter }
web-debrief-in-silence = w ciszy
web-debrief-with-talk = z rozmową
web-debrief-held = przetrwał
web-debrief-lost = stracony
web-debrief-stopped = zatrzymany
web-debrief-held-of = przetrwało { $held } z { $of }
web-debrief-came-second = Runda 2 była też drugą z kolei. Nie da się tu oddzielić działania prawa od wprawy.
web-debrief-without-bots = Bez stołów, przy których grał bot: { $counts }.
web-debrief-few-tables = To niewiele stołów: coś może być przypadkiem.
web-debrief-signed = Podpisało { $signed } z { $of }
web-debrief-guessed = { $count ->
        [one] Jedna odpowiedź, średnio { $mean }.
        [few] { $count } odpowiedzi, średnio { $mean }.
       *[many] { $count } odpowiedzi, średnio { $mean }.
    }
web-debrief-model = model, nie wy
web-debrief-laws-title = Wasza klasa pod innym prawem
web-debrief-laws-line = Stoły ostatniej rundy ({ $tables }), rozdane na nowo i rozegrane { $replays } razy przez boty, które decydują jak wy w rundzie 1.
web-debrief-laws-come = Model jeszcze gra. Trwa to najwyżej minutę.
web-debrief-no-law = Bez nowego prawa
web-debrief-as-played = tak grano
web-debrief-worlds-that-hold = światy, które przetrwają
web-debrief-on-average = średnio
web-debrief-eight-of-ten = 8 z 10 gier leży między
web-debrief-between = { $low } a { $high }
web-debrief-it-was = było { $held }
web-debrief-trust = Na ile temu ufać
web-debrief-trust-own = Dla tego, co graliście, mówi od { $low } do { $high }. Było { $held }. Jeden przypadek niewiele dowodzi.
web-debrief-trust-alike = { $law }: nie da się odróżnić od: { $others }. Paski nachodzą na siebie.
web-debrief-not-counted = Nie policzono
web-debrief-not-counted-line = { $laws }: model nie mówi, więc nie może wiedzieć, co byście powiedzieli.
web-debrief-in-nearly-all = przetrwa prawie we wszystkich grach
web-debrief-in-some = w niektórych
web-debrief-in-hardly-any = prawie w żadnej
web-debrief-laws-question = Pytanie do was: czy nadal zachowywalibyście się jak w rundzie 1?
web-debrief-to-talk = Do rozmowy
web-debrief-ask-law = Sami wybraliście „{ $law }”. Co to zmieniło, a czego nie?
web-debrief-ask-fines = { $count ->
        [one] Karę zapłacono raz. Działała, bo ją płacono, czy dlatego, że była?
       *[other] Karę zapłacono { $count } razy. Działała, bo ją płacono, czy dlatego, że była?
    }
web-debrief-ask-lost = Spójrzcie na stracony świat. Co mogli myśleć ci, którzy spasowali?
web-debrief-ask-unsigned = { $count ->
        [one] Jedna osoba nie podpisała. Jakie prawo byłoby dla wszystkich?
        [few] { $count } osoby nie podpisały. Jakie prawo byłoby dla wszystkich?
       *[many] { $count } osób nie podpisało. Jakie prawo byłoby dla wszystkich?
    }
web-debrief-ask-rule = Jaką regułę dalibyście następnej klasie i dlaczego?
web-debrief-ask-life = Gdzie w waszym życiu ktoś czeka, aż najpierw dadzą inni? Czy jest na to prawo?
web-debrief-game-knows = Co wie gra
web-debrief-released = Napisane przez was
web-debrief-report = Nasze światy
web-debrief-lines = Co chcemy zapamiętać
