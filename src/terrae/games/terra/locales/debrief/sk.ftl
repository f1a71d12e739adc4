terra-debrief-same-deals = Rovnaké karty pri všetkých stoloch
terra-debrief-held = { $count ->
        [one] Vydržal jeden svet.
        [few] Vydržali { $count } svety.
       *[other] Vydržalo { $count } svetov.
    }
terra-debrief-held-then = { $first ->
        [one] Vydržal jeden svet. Potom { $last }.
        [few] Vydržali { $first } svety. Potom { $last }.
       *[other] Vydržalo { $first } svetov. Potom { $last }.
    }
terra-debrief-rounds-line = Každý riadok je stôl, každý znak kríza, v poradí, v akom prišli. Farby a miesta sa pri každom stole volali inak; tu ako pri stole 1.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = hneď zažehnaná
terra-debrief-sign-later = prepukla a vyriešila sa
terra-debrief-sign-open = prepuknutá do konca
terra-debrief-sign-lost = tá, ktorá to ukončila
terra-debrief-by-the-bell = zvončekom, karta { $card }
terra-debrief-lost-by = karta { $card }: { $reason ->
        [total] { $number } spolu
       *[other] { $number } × { $which }
    }
terra-debrief-card = karta { $card }
terra-debrief-moment-of = Posledný okamih: { $seat } na ťahu
terra-debrief-moment-line = { $crisis }, hrozba { $threat }. So všetkými kartami na stole vidíme posledný okamih, keď sa to dalo zachrániť.
terra-debrief-still-open = Ešte prepuknuté: { $crises }.
terra-debrief-which-table = Ktorý stôl?
terra-debrief-plays = hrá
terra-debrief-in-hand = ešte v ruke
terra-debrief-no-more = nič ďalšie tej farby
terra-debrief-reach = Najviac, čo ešte mohli dosiahnuť
terra-debrief-at-first = na začiatku
terra-debrief-threat = hrozba { $threat }
terra-debrief-before-after = Pred týmto ťahom bolo na dosah { $before }, po ňom { $after }. Hrozba je { $threat }: { $seat } ešte mohlo tento svet zachrániť.
terra-debrief-earlier = { $count ->
        [one] V tejto kríze už nebolo čo zachrániť. O jedno rozhodnutie skôr ešte { $seat } mohlo koniec zmeniť.
       *[other] V tejto kríze už nebolo čo zachrániť. O { $count } rozhodnutí skôr ešte { $seat } mohlo koniec zmeniť.
    }
terra-debrief-nothing-saved = Žiadne jednotlivé rozhodnutie by tento koniec nezmenilo.
terra-debrief-nobody-could = Pri stole to nikto nemohol vidieť: karty sú skryté. Ide o ťah, nie o človeka.
terra-debrief-round-against-round = Kolo proti kolu
terra-debrief-given-line = Body na desať potiahnutých kariet, aby sa dali porovnať krátke a dlhé hry. Krúžky: prvé kolo; plné: posledné.
terra-debrief-given = dané
terra-debrief-hoarded = schované
terra-debrief-points = body: { $points }
terra-debrief-same-pupils = Tí istí žiaci, jeden po druhom
terra-debrief-same-pupils-line = Obe kolá hralo { $count } z vás. Štvorček je jeden z vás.
terra-debrief-gave-more = dalo viac
terra-debrief-gave-same = približne rovnako
terra-debrief-gave-less = dalo menej
terra-debrief-about-the-same = „Približne rovnako“: najviac o 1 bod viac alebo menej. Kto kolo vynechal alebo opustil, sa nepočíta.
terra-debrief-worlds-that-held = Svety, ktoré vydržali
terra-debrief-rich-title = Kto má koľko?
terra-debrief-rich-line = Rozkrojte všetky body stola na 100 dielov ako tortu. Potom sa pozrite, kto sedí pred koľkými.
terra-debrief-far-from-even = Ako ďaleko od rovnosti?
terra-debrief-far-line = 0: všetci majú rovnako. 100: jeden má všetko. Stôl s botom je vynechaný.
terra-debrief-said-title = Mohli ste pomôcť: pomohli ste?
terra-debrief-passed-able = Kolo { $round }: pasované, hoci sa dalo pomôcť, { $passed }-krát z { $able }.
terra-debrief-fines = { $count ->
        [one] Pokuta bola zaplatená raz.
       *[other] Pokuta bola zaplatená { $count }-krát.
    }
terra-debrief-promises = Dodržané sľuby: { $kept }, porušené: { $broken }.
terra-debrief-you-said = Povedali ste: koľko svetov vydrží?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = Mohli ste pomôcť: pomohli ste?
terra-debrief-could-help-line = Plné: pomoc. Preškrtnuté: pas, hoci sa dalo.
terra-debrief-said-care = Pravidlo môže pôsobiť už tým, že je. Jedno rozdanie a tak málo stolov však môže byť aj náhoda.
terra-debrief-twins-of = To isté miesto inde: miesto { $letter }, kolo { $round }
terra-debrief-twins-title = { $count ->
        [one] Tieto karty dostal jeden z vás
        [few] Tieto karty dostali { $count } z vás
       *[other] Tieto karty dostalo { $count } z vás
    }
terra-debrief-twins-line = Rovnaké karty, rovnaké krízy, v rovnakom poradí. Líši sa, kto sedel okolo vás a čo ste urobili.
terra-debrief-which-seat = Ktoré miesto?
terra-debrief-seat-option = Kolo { $round }, stoly po { $seats }: miesto { $letter }
terra-debrief-hand = Karty na začiatku
terra-debrief-twins-care = Porovnávajú sa len stoly s rovnakým počtom miest. Karty, krízy a poradie balíčka sú rovnaké; kto si neskôr čo potiahne, závisí od hry.
terra-debrief-given-in-all = dané spolu
terra-debrief-then-a-bot = potom bot
terra-debrief-did-passed = pas, hoci sa dalo
terra-debrief-did-none = nič nemal
terra-debrief-did-never = neprišla
terra-debrief-did-bot = bot: vynechané
terra-debrief-slide-given = Dané a schované
terra-debrief-given-short = dané { $points }
terra-debrief-hoarded-short = schované { $points }
terra-debrief-thought = Čo patrí všetkým, vydrží, len ak každý dá skôr, než si je istý ostatnými.
    .more = Pravidlo, ktoré ste si zvolili sami, to môže uľahčiť. To je celá hra. Nie je to len hra.
