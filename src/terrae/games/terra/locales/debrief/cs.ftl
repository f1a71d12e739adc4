terra-debrief-same-deals = Stejné karty u všech stolů
terra-debrief-held = { $count ->
        [one] Vydržel jeden svět.
        [few] Vydržely { $count } světy.
       *[other] Vydrželo { $count } světů.
    }
terra-debrief-held-then = { $first ->
        [one] Vydržel jeden svět. Pak { $last }.
        [few] Vydržely { $first } světy. Pak { $last }.
       *[other] Vydrželo { $first } světů. Pak { $last }.
    }
terra-debrief-rounds-line = Každý řádek je stůl, každý znak krize, v pořadí, v jakém přišly. Barvy a místa se u každého stolu jmenovaly jinak; tady jako u stolu 1.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = hned zažehnána
terra-debrief-sign-later = propukla a vyřešila se
terra-debrief-sign-open = propuklá do konce
terra-debrief-sign-lost = ta, která to ukončila
terra-debrief-by-the-bell = zvonkem, karta { $card }
terra-debrief-lost-by = karta { $card }: { $reason ->
        [total] { $number } celkem
       *[other] { $number } × { $which }
    }
terra-debrief-card = karta { $card }
terra-debrief-moment-of = Poslední okamžik: { $seat } na řadě
terra-debrief-moment-line = { $crisis }, hrozba { $threat }. Se všemi kartami na stole vidíme poslední okamžik, kdy se to dalo zachránit.
terra-debrief-still-open = Ještě propuklé: { $crises }.
terra-debrief-which-table = Který stůl?
terra-debrief-plays = hraje
terra-debrief-in-hand = ještě v ruce
terra-debrief-no-more = nic dalšího té barvy
terra-debrief-reach = Nejvíc, čeho ještě mohli dosáhnout
terra-debrief-at-first = na začátku
terra-debrief-threat = hrozba { $threat }
terra-debrief-before-after = Před tímto tahem bylo na dosah { $before }, po něm { $after }. Hrozba je { $threat }: { $seat } ještě mohlo tento svět zachránit.
terra-debrief-earlier = { $count ->
        [one] V této krizi už nebylo co zachránit. O jedno rozhodnutí dřív ještě { $seat } mohlo konec změnit.
       *[other] V této krizi už nebylo co zachránit. O { $count } rozhodnutí dřív ještě { $seat } mohlo konec změnit.
    }
terra-debrief-nothing-saved = Žádné jednotlivé rozhodnutí by tento konec nezměnilo.
terra-debrief-nobody-could = U stolu to nikdo nemohl vidět: karty jsou skryté. Jde o tah, ne o člověka.
terra-debrief-round-against-round = Kolo proti kolu
terra-debrief-given-line = Body na deset líznutých karet, aby se daly srovnat krátké a dlouhé hry. Kroužky: první kolo; plné: poslední.
terra-debrief-given = dáno
terra-debrief-hoarded = schováno
terra-debrief-points = body: { $points }
terra-debrief-same-pupils = Titíž žáci, jeden po druhém
terra-debrief-same-pupils-line = Obě kola hrálo { $count } z vás. Čtvereček je jeden z vás.
terra-debrief-gave-more = dalo víc
terra-debrief-gave-same = zhruba stejně
terra-debrief-gave-less = dalo méně
terra-debrief-about-the-same = „Zhruba stejně“: nejvýš o 1 bod víc nebo míň. Kdo kolo vynechal nebo opustil, se nepočítá.
terra-debrief-worlds-that-held = Světy, které vydržely
terra-debrief-rich-title = Kdo má kolik?
terra-debrief-rich-line = Rozkrojte všechny body stolu na 100 dílků jako dort. Pak se podívejte, kdo sedí před kolika.
terra-debrief-far-from-even = Jak daleko od rovnosti?
terra-debrief-far-line = 0: všichni mají stejně. 100: jeden má všechno. Stůl s botem je vynechán.
terra-debrief-said-title = Mohli jste pomoci: pomohli jste?
terra-debrief-passed-able = Kolo { $round }: pasováno, ač šlo pomoci, { $passed }krát z { $able }.
terra-debrief-fines = { $count ->
        [one] Pokuta byla zaplacena jednou.
       *[other] Pokuta byla zaplacena { $count }krát.
    }
terra-debrief-promises = Dodržené sliby: { $kept }, porušené: { $broken }.
terra-debrief-you-said = Řekli jste: kolik světů vydrží?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = Mohli jste pomoci: pomohli jste?
terra-debrief-could-help-line = Plné: pomoc. Přeškrtnuté: pas, ač to šlo.
terra-debrief-said-care = Pravidlo může působit už tím, že je. Jedno rozdání a tak málo stolů ale může být i náhoda.
terra-debrief-twins-of = Stejné místo jinde: místo { $letter }, kolo { $round }
terra-debrief-twins-title = { $count ->
        [one] Tyto karty dostal jeden z vás
        [few] Tyto karty dostali { $count } z vás
       *[other] Tyto karty dostalo { $count } z vás
    }
terra-debrief-twins-line = Stejné karty, stejné krize, ve stejném pořadí. Liší se, kdo seděl kolem vás a co jste udělali.
terra-debrief-which-seat = Které místo?
terra-debrief-seat-option = Kolo { $round }, stoly po { $seats }: místo { $letter }
terra-debrief-hand = Karty na začátku
terra-debrief-twins-care = Srovnávají se jen stoly se stejným počtem míst. Karty, krize a pořadí balíčku jsou stejné; kdo si později co lízne, záleží na hře.
terra-debrief-given-in-all = dáno celkem
terra-debrief-then-a-bot = pak bot
terra-debrief-did-passed = pas, ač to šlo
terra-debrief-did-none = nic neměl
terra-debrief-did-never = nepřišla
terra-debrief-did-bot = bot: vynecháno
terra-debrief-slide-given = Dáno a schováno
terra-debrief-given-short = dáno { $points }
terra-debrief-hoarded-short = schováno { $points }
terra-debrief-thought = Co patří všem, vydrží, jen když každý dá dřív, než si je jistý ostatními.
    .more = Pravidlo, které jste si zvolili sami, to může usnadnit. To je celá hra. Není to jen hra.
