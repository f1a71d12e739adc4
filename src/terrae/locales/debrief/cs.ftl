web-debrief-comes = Rozbor se připravuje…
web-debrief-none = Rozbor ještě není.
web-debrief-slides = Snímky
web-debrief-previous = Předchozí snímek
web-debrief-next = Další snímek
web-debrief-projector = Na projektor
web-debrief-print = Vytisknout stránku
web-debrief-data = Stáhnout data
web-debrief-names-hidden = Jména jsou skrytá
web-debrief-names-shown = Jména jsou vidět
web-debrief-reveal = Ukázat přezdívky
web-debrief-reveal-line = Všichni uvidí, kdo kde seděl. S dalším snímkem se zase skryjí.
web-debrief-slide-rounds = Kola
web-debrief-slide-moments = Poslední okamžik
web-debrief-slide-rich = Bohatí a chudí
web-debrief-slide-said = Řečeno a uděláno
web-debrief-slide-twins = Stejné místo
web-debrief-slide-laws = Jiný zákon
web-debrief-slide-now = Co teď?
web-debrief-table = Stůl { $number }
web-debrief-tables = Stoly
web-debrief-table-round = Stůl { $table }, kolo { $round }
web-debrief-seat = Místo { $letter }
web-debrief-in-silence = mlčky
web-debrief-with-talk = s mluvením
web-debrief-held = vydržel
web-debrief-lost = ztracen
web-debrief-stopped = zastaven
web-debrief-held-of = vydrželo { $held } z { $of }
web-debrief-came-second = Druhé kolo také přišlo jako druhé. Co způsobil zákon a co cvik, se tu nedá oddělit.
web-debrief-without-bots = Bez stolů, u kterých hrál bot: { $counts }.
web-debrief-few-tables = Stolů je málo: něco může být náhoda.
web-debrief-signed = Podepsalo { $signed } z { $of }
web-debrief-guessed = { $count ->
        [one] Jedna odpověď, v průměru { $mean }.
        [few] { $count } odpovědi, v průměru { $mean }.
       *[other] { $count } odpovědí, v průměru { $mean }.
    }
web-debrief-model = model, ne vy
web-debrief-laws-title = Vaše třída pod jiným zákonem
web-debrief-laws-line = Stoly posledního kola ({ $tables }), znovu rozdané a zahrané { $replays }krát boty, kteří se rozhodují jako vy v 1. kole.
web-debrief-laws-come = Model ještě hraje. Trvá to nejvýš minutu.
web-debrief-no-law = Žádný nový zákon
web-debrief-as-played = tak se hrálo
web-debrief-worlds-that-hold = světy, které vydrží
web-debrief-on-average = v průměru
web-debrief-eight-of-ten = 8 z 10 her leží mezi
web-debrief-between = { $low } a { $high }
web-debrief-it-was = bylo to { $held }
web-debrief-trust = Nakolik tomu věřit
web-debrief-trust-own = Pro to, co jste hráli, říká { $low } až { $high }. Bylo to { $held }. Jeden případ dokazuje málo.
web-debrief-trust-alike = { $law } nelze odlišit od: { $others }. Jejich pruhy se překrývají.
web-debrief-not-counted = Nepočítá se
web-debrief-not-counted-line = { $laws }: model nemluví, takže nemůže vědět, co byste řekli.
web-debrief-in-nearly-all = vydrží skoro ve všech hrách
web-debrief-in-some = v některých
web-debrief-in-hardly-any = skoro v žádné
web-debrief-laws-question = Otázka pro vás: chovali byste se pořád jako v 1. kole?
web-debrief-to-talk = K rozhovoru
web-debrief-ask-law = „{ $law }“ jste si zvolili sami. Co to změnilo a co ne?
web-debrief-ask-fines = { $count ->
        [one] Pokuta byla zaplacena jednou. Působila tím, že se platila, nebo tím, že byla?
       *[other] Pokuta byla zaplacena { $count }krát. Působila tím, že se platila, nebo tím, že byla?
    }
web-debrief-ask-lost = Podívejte se na ztracený svět. Co si asi mysleli ti, kdo pasovali?
web-debrief-ask-unsigned = { $count ->
        [one] Jeden z vás nepodepsal. Jaký by byl zákon pro všechny?
        [few] { $count } z vás nepodepsali. Jaký by byl zákon pro všechny?
       *[other] { $count } z vás nepodepsalo. Jaký by byl zákon pro všechny?
    }
web-debrief-ask-rule = Jaké pravidlo byste dali další třídě a proč?
web-debrief-ask-life = Kde ve vašem životě někdo čeká, až dají nejdřív ostatní? Je na to zákon?
web-debrief-game-knows = Co ví hra
web-debrief-released = Napsali jste
web-debrief-report = Naše světy
web-debrief-lines = Co si chceme zapamatovat
