web-debrief-comes = Rozbor sa pripravuje…
web-debrief-none = Rozbor ešte nie je.
web-debrief-slides = Snímky
web-debrief-previous = Predchádzajúca snímka
web-debrief-next = Ďalšia snímka
web-debrief-projector = Na projektor
web-debrief-print = Vytlačiť stránku
web-debrief-data = Stiahnuť dáta
web-debrief-names-hidden = Mená sú skryté
web-debrief-names-shown = Mená vidno
web-debrief-reveal = Ukázať prezývky
web-debrief-reveal-line = Všetci uvidia, kto kde sedel. S ďalšou snímkou sa zase skryjú.
web-debrief-slide-rounds = Kolá
web-debrief-slide-moments = Posledný okamih
web-debrief-slide-rich = Bohatí a chudobní
web-debrief-slide-said = Povedané a urobené
web-debrief-slide-twins = To isté miesto
web-debrief-slide-laws = Iný zákon
web-debrief-slide-now = Čo teraz?
web-debrief-table = Stôl { $number }
web-debrief-tables = Stoly
web-debrief-table-round = Stôl { $table }, kolo { $round }
web-debrief-seat = Miesto { $letter }
web-debrief-in-silence = mlčky
web-debrief-with-talk = s hovorením
web-debrief-held = vydržal
web-debrief-lost = stratený
web-debrief-stopped = zastavený
web-debrief-held-of = vydržalo { $held } z { $of }
web-debrief-came-second = Druhé kolo prišlo aj ako druhé. Čo spôsobil zákon a čo cvik, sa tu nedá oddeliť.
web-debrief-without-bots = Bez stolov, pri ktorých hral bot: { $counts }.
web-debrief-few-tables = Stolov je málo: niečo môže byť náhoda.
web-debrief-signed = Podpísalo { $signed } z { $of }
web-debrief-guessed = { $count ->
        [one] Jedna odpoveď, v priemere { $mean }.
        [few] { $count } odpovede, v priemere { $mean }.
       *[other] { $count } odpovedí, v priemere { $mean }.
    }
web-debrief-model = model, nie vy
web-debrief-laws-title = Vaša trieda pod iným zákonom
web-debrief-laws-line = Stoly posledného kola ({ $tables }), znova rozdané a zahrané { $replays }-krát botmi, ktorí sa rozhodujú ako vy v 1. kole.
web-debrief-laws-come = Model ešte hrá. Trvá to najviac minútu.
web-debrief-no-law = Žiadny nový zákon
web-debrief-as-played = tak sa hralo
web-debrief-worlds-that-hold = svety, ktoré vydržia
web-debrief-on-average = v priemere
web-debrief-eight-of-ten = 8 z 10 hier leží medzi
web-debrief-between = { $low } a { $high }
web-debrief-it-was = bolo to { $held }
web-debrief-trust = Nakoľko tomu veriť
web-debrief-trust-own = Pre to, čo ste hrali, hovorí { $low } až { $high }. Bolo to { $held }. Jeden prípad dokazuje málo.
web-debrief-trust-alike = { $law } sa nedá odlíšiť od: { $others }. Ich pásy sa prekrývajú.
web-debrief-not-counted = Nepočíta sa
web-debrief-not-counted-line = { $laws }: model nehovorí, takže nemôže vedieť, čo by ste povedali.
web-debrief-in-nearly-all = vydrží takmer vo všetkých hrách
web-debrief-in-some = v niektorých
web-debrief-in-hardly-any = takmer v žiadnej
web-debrief-laws-question = Otázka pre vás: správali by ste sa ešte ako v 1. kole?
web-debrief-to-talk = Na rozhovor
web-debrief-ask-law = „{ $law }“ ste si zvolili sami. Čo to zmenilo a čo nie?
web-debrief-ask-fines = { $count ->
        [one] Pokuta bola zaplatená raz. Pôsobila tým, že sa platila, alebo tým, že bola?
       *[other] Pokuta bola zaplatená { $count }-krát. Pôsobila tým, že sa platila, alebo tým, že bola?
    }
web-debrief-ask-lost = Pozrite sa na stratený svet. Čo si asi mysleli tí, ktorí pasovali?
web-debrief-ask-unsigned = { $count ->
        [one] Jeden z vás nepodpísal. Aký by bol zákon pre všetkých?
        [few] { $count } z vás nepodpísali. Aký by bol zákon pre všetkých?
       *[other] { $count } z vás nepodpísalo. Aký by bol zákon pre všetkých?
    }
web-debrief-ask-rule = Aké pravidlo by ste dali ďalšej triede a prečo?
web-debrief-ask-life = Kde vo vašom živote niekto čaká, kým dajú najprv ostatní? Je na to zákon?
web-debrief-game-knows = Čo vie hra
web-debrief-released = Napísali ste
web-debrief-report = Naše svety
web-debrief-lines = Čo si chceme zapamätať
