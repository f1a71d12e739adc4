terra-futura-debrief-slide-points = Odkud se vzaly body
terra-futura-debrief-slide-dirt = Čisté a špinavé
terra-futura-debrief-slide-search = Stejné karty
terra-futura-debrief-same-deal = Stejné karty u všech stolů se stejným počtem míst
terra-futura-debrief-points-title = Odkud se vzaly body?
terra-futura-debrief-points-line = Sloupec pro každý tah, zleva doprava. Nad čarou: co leží na aktivních kartách, a lepší sada. Pod ní: co stojí znečištění.
terra-futura-debrief-on-average = { $count ->
        [one] Jedno území: body { $points }.
        [few] { $count } území, průměrně { $points } bodu.
       *[other] { $count } území, průměrně { $points } bodu.
    }
terra-futura-debrief-turn = Tah { $turn }
terra-futura-debrief-end = Na konci
terra-futura-debrief-points = { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Žádná karta nezůstala zablokovaná.
        [one] Jedna karta z { $cards } zůstala zablokovaná.
        [few] { $blocked } karty z { $cards } zůstaly zablokované.
       *[other] { $blocked } karet z { $cards } zůstalo zablokovaných.
    }
terra-futura-debrief-dirt-line = Čtvereček je jedna karta na konci. Zablokovaná karta se nedá použít a co na ní leží, se nepočítá.
terra-futura-debrief-clean = čistá
terra-futura-debrief-dirty = se znečištěním
terra-futura-debrief-blocked = zablokovaná
terra-futura-debrief-territory = čisté { $clean }, se znečištěním { $dirty }, z toho zablokované { $blocked }
terra-futura-debrief-blockings = Karty zablokované během hry: { $blocked }. Znovu aktivní: { $again }.
terra-futura-debrief-search-title = Co ze stejných karet udělal bot
terra-futura-debrief-search-line = Boti, kteří přemýšlejí dopředu („{ $bot }“), sehráli vaše karty jednou, na každém místě jeden. Kroužky: vy. Plné: bot na stejném místě.
terra-futura-debrief-search-care = Jedna hra jednoho bota. Ukazuje, co z těchto karet mohlo být, ne co jste měli udělat.
terra-futura-debrief-seats = Stoly pro { $seats }
terra-futura-debrief-by-bot = bot: { $points }
terra-futura-debrief-by-you = vy: { $points }
terra-futura-debrief-thought = Dokud je místo, zdá se, že znečištění nic nestojí.
    .more = Když místo dojde, je zablokovaná celá karta. Kdo si nechá trochu místa, může ještě volit.
terra-futura-debrief-score-short = body { $points }
terra-futura-debrief-blocked-short = zablokované { $points }
