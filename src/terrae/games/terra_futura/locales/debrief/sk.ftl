terra-futura-debrief-slide-points = Odkiaľ sa vzali body
terra-futura-debrief-slide-dirt = Čisté a špinavé
terra-futura-debrief-slide-search = Rovnaké karty
terra-futura-debrief-same-deal = Rovnaké karty pri všetkých stoloch s rovnakým počtom miest
terra-futura-debrief-points-title = Odkiaľ sa vzali body?
terra-futura-debrief-points-line = Stĺpec pre každý ťah, zľava doprava. Nad čiarou: čo leží na aktívnych kartách, a lepšia skupina. Pod ňou: čo stojí znečistenie.
terra-futura-debrief-on-average = { $count ->
        [one] Jedno územie: body { $points }.
        [few] { $count } územia, priemerne { $points } bodu.
       *[other] { $count } území, priemerne { $points } bodu.
    }
terra-futura-debrief-turn = Ťah { $turn }
terra-futura-debrief-end = Na konci
terra-futura-debrief-points = { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Žiadna karta nezostala zablokovaná.
        [one] Jedna karta z { $cards } zostala zablokovaná.
        [few] { $blocked } karty z { $cards } zostali zablokované.
       *[other] { $blocked } kariet z { $cards } zostalo zablokovaných.
    }
terra-futura-debrief-dirt-line = Štvorček je jedna karta na konci. Zablokovaná karta sa nedá použiť a čo na nej leží, sa nepočíta.
terra-futura-debrief-clean = čistá
terra-futura-debrief-dirty = so znečistením
terra-futura-debrief-blocked = zablokovaná
terra-futura-debrief-territory = čisté { $clean }, so znečistením { $dirty }, z toho zablokované { $blocked }
terra-futura-debrief-blockings = Karty zablokované počas hry: { $blocked }. Znova aktívne: { $again }.
terra-futura-debrief-search-title = Čo z rovnakých kariet urobil bot
terra-futura-debrief-search-line = Boti, ktorí myslia dopredu („{ $bot }“), zohrali vaše karty raz, na každom mieste jeden. Krúžky: vy. Plné: bot na tom istom mieste.
terra-futura-debrief-search-care = Jedna hra jedného bota. Ukazuje, čo z týchto kariet mohlo byť, nie čo ste mali urobiť.
terra-futura-debrief-seats = Stoly pre { $seats }
terra-futura-debrief-by-bot = bot: { $points }
terra-futura-debrief-by-you = vy: { $points }
terra-futura-debrief-thought = Kým je miesto, zdá sa, že znečistenie nič nestojí.
    .more = Keď miesto dôjde, je zablokovaná celá karta. Kto si nechá trochu miesta, môže ešte voliť.
terra-futura-debrief-score-short = body { $points }
terra-futura-debrief-blocked-short = zablokované { $points }
