terra-futura-debrief-slide-points = Skąd się wzięły punkty
terra-futura-debrief-slide-dirt = Czyste i brudne
terra-futura-debrief-slide-search = Te same karty
terra-futura-debrief-same-deal = Te same karty przy wszystkich stołach o tej samej liczbie miejsc
terra-futura-debrief-points-title = Skąd się wzięły punkty?
terra-futura-debrief-points-line = Kolumna na każdą turę, od lewej do prawej. Nad linią: co leży na aktywnych kartach, i lepszy zestaw. Pod nią: ile kosztuje zanieczyszczenie.
terra-futura-debrief-on-average = { $count ->
        [one] Jedno terytorium: punkty { $points }.
        [few] { $count } terytoria, średnio { $points } punktu.
       *[other] { $count } terytoriów, średnio { $points } punktu.
    }
terra-futura-debrief-turn = Tura { $turn }
terra-futura-debrief-end = Na końcu
terra-futura-debrief-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
terra-futura-debrief-dirt-title = { $blocked ->
        [0] Żadna karta nie została zablokowana do końca.
        [one] Jedna karta z { $cards } jest na końcu zablokowana.
        [few] { $blocked } karty z { $cards } są na końcu zablokowane.
       *[other] { $blocked } kart z { $cards } jest na końcu zablokowanych.
    }
terra-futura-debrief-dirt-line = Kwadrat to jedna karta na końcu. Zablokowanej karty nie można użyć, a to, co na niej leży, się nie liczy.
terra-futura-debrief-clean = czysta
terra-futura-debrief-dirty = z zanieczyszczeniem
terra-futura-debrief-blocked = zablokowana
terra-futura-debrief-territory = czyste { $clean }, z zanieczyszczeniem { $dirty }, w tym zablokowane { $blocked }
terra-futura-debrief-blockings = Karty zablokowane po drodze: { $blocked }. Znów aktywne: { $again }.
terra-futura-debrief-search-title = Co z tych samych kart zrobił bot
terra-futura-debrief-search-line = Boty, które patrzą naprzód („{ $bot }”), rozegrały wasze karty raz, po jednym na każdym miejscu. Pierścienie: wy. Pełne: bot na tym samym miejscu.
terra-futura-debrief-search-care = Jedna gra jednego bota. Pokazuje, co mogło powstać z tych kart, a nie, co należało zrobić.
terra-futura-debrief-seats = Stoły po { $seats }
terra-futura-debrief-by-bot = bot: { $points }
terra-futura-debrief-by-you = wy: { $points }
terra-futura-debrief-thought = Dopóki jest miejsce, zanieczyszczenie wydaje się nic nie kosztować.
    .more = Gdy miejsca zabraknie, zablokowana jest cała karta. Kto zostawia trochę miejsca, może jeszcze wybierać.
terra-futura-debrief-score-short = punkty { $points }
terra-futura-debrief-blocked-short = zablokowane { $points }
