### Zdania wspólne: z gry w terminalu i z aplikacji w przeglądarce, nienależące do żadnej gry z osobna.

language-name = Polski

terminal-new = Nowa gra: { $game }, liczba graczy: { $players }. Wpisz ?, aby zobaczyć obowiązujące teraz zasady, a help, aby zobaczyć resztę.
terminal-resumed = Wracasz do gry { $game }, po { $moves ->
        [one] 1 decyzji
        [few] { $moves } decyzjach
        [many] { $moves } decyzjach
       *[other] { $moves } decyzjach
    }.
terminal-resume = Masz niedokończoną grę { $game } (liczba graczy: { $players }, { $moves ->
        [one] 1 decyzja
        [few] { $moves } decyzje
        [many] { $moves } decyzji
       *[other] { $moves } decyzji
    }). Enter ją kontynuuje, „new” zaczyna inną i zachowuje tę w pliku, „q” kończy.
terminal-resume-choose = Naciśnij Enter albo wpisz „new” lub „q”.
terminal-resume-options = (Podane opcje dotyczą nowej gry.)
terminal-kept = Niedokończona gra jest zachowana w pliku { $file }.
terminal-damaged = Nie da się odczytać zapisanej gry ({ $why }). Jest teraz w pliku { $file }.
terminal-since = Tymczasem
terminal-story = Dotychczasowy przebieg
terminal-prompt = Twoja odpowiedź
terminal-prompt-only = Twoja odpowiedź (Enter wybiera jedyną)
terminal-choose =
    { $count ->
        [one] Wpisz 1 albo help.
        [few] Wpisz liczbę od 1 do { $count } albo help.
        [many] Wpisz liczbę od 1 do { $count } albo help.
       *[other] Wpisz liczbę od 1 do { $count } albo help.
    }
terminal-refused = Tak się nie da: { $why }.
text-format = Wiersz to obiekt JSON, na przykład { $answer } albo { $ask }, i nic więcej.
text-too-long = Wiersz ma najwyżej { $bytes } bajtów.
text-late = To odpowiedź na pytanie { $given }; to pytanie ma numer { $number }.
text-requests = Zbyt wiele próśb przed jedną odpowiedzią.
text-time = W ciągu { $seconds } s nie nadeszła żadna odpowiedź.
text-illegal = „{ $answer }” tutaj nie przejdzie. { $title } ({ $rule }): { $text }
terminal-help = Odpowiadasz numerem albo zapisem. ? lub rules: obowiązujące teraz zasady. log: dotychczasowy przebieg. table: pokaż stół jeszcze raz. back: cofnij ostatnią odpowiedź, o ile niczego nie odsłoniła. q: zapisz i zakończ.
terminal-help-talk = say i zdanie z wartościami: mówienie do innych, numerowanych od 1. Samo say: wszystko, co można powiedzieć. talk: co powiedziano i kto dotrzymał słowa.
terminal-talk = Powiedziane przy stole
terminal-ledger = { $name }: obietnice dotrzymane { $kept }, złamane { $broken }
terminal-no-way-back = Nie ma odwrotu: ostatnia odpowiedź coś odsłoniła albo ktoś inny podjął już decyzję.
terminal-rules-read-on = Wszystkie zasady: docs/rules w projekcie.
terminal-saved = Zapisano. „terrae play { $game }” podejmie grę w tym miejscu.
terminal-over = Koniec gry.
terminal-recorded = Jej zapis trafia do pliku { $file }.

## Aplikacja w przeglądarce

web-home-link = Terrae, strona główna
web-nowhere = Tu niczego nie ma
web-nowhere-line = Może zostało usunięte albo link był niepełny.
web-close = Zamknij
web-menu = Menu
web-language = Język
web-theme-device = Jak urządzenie
web-theme-light = Jasny motyw
web-theme-dark = Ciemny motyw
web-notices = Powiadom mnie, gdy przyjdzie moja tura
web-notices-blocked = Ta przeglądarka nie pozwala stronie wysyłać powiadomień.
web-push-table = Powiadom mnie, gdy przyjdzie tu moja tura, także przy zamkniętej stronie
web-push-all = Powiadamiaj mnie przy wszystkich moich stołach, także przy zamkniętej stronie
web-push-line = Przekazuje to, zaszyfrowane, producent twojej przeglądarki. Podaje stół, a żadnej karty.
web-push-by-all = Włączone dla wszystkich twoich stołów; wyłącza się w ustawieniach.
web-push-insecure = Potrzebny jest adres z https albo Terrae na tym samym urządzeniu.
web-push-unsupported = Ta przeglądarka tego nie potrafi. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
web-push-failed = Przeglądarka nie mogła tego włączyć. Może nie łączy się z usługą swojego producenta.
web-sounds = Dźwięki
web-single-keys = Skróty jednym klawiszem
web-rules = Zasady
web-all-rules = Wszystkie zasady
web-leave-table = Na stronę główną
web-watch-line = Kto ma ten link, widzi to, co cały stół, ale nie widzi niczyich kart.
web-leave = Opuść grę
web-leave-line = Bot gra dalej za ciebie. Dopóki gra trwa, możesz wrócić na swoje miejsce.
web-leave-guest-line = Na swoim miejscu znów zagra bot. Nie będzie można tu wrócić.
web-end-table = Zakończ grę dla wszystkich
web-end-table-line = Nikt nie wygrywa, wszystkie karty zostają odkryte i nie ma odwrotu.
web-sure = Tak, na pewno
web-bot-for-you = Gra za ciebie bot.
web-come-back = Wróć na moje miejsce
web-seat-elsewhere = Twoje miejsce jest na innym urządzeniu.
web-gone = { $name }: nieobecność { $time }.
web-gone-soon = { $name }: nieobecność. Za { $time } może zagrać bot.
web-gone-clock = { $name }: nieobecność. Bot zdecyduje za { $time }.
web-wait = Czekaj
web-replace = Niech gra bot
web-guest = Miejsce bota { $bot } zajmuje teraz: { $name }.
web-guest-undo = Oddaj miejsce botowi
web-guest-fine = W porządku
web-guests = Goście
web-guests-left = Miejsca botów, które można jeszcze zająć dzięki zaproszeniu: { $left }.
web-guests-more = Wpuść jeszcze jednego gościa
web-guest-undo-seat = Oddaj botowi miejsce: { $name }
web-abandoned = Ta gra została zakończona przed czasem.
web-abandoned-by = Ta gra została zakończona przed czasem: { $name }.
web-abandoned-host = Gospodarz zakończył tę grę przed czasem.
web-abandoned-agreed = Wszyscy zgodzili się zakończyć tę grę przed czasem. Propozycja: { $name }.
web-too-long = Ta gra się skończyła: stół przechowuje najwyżej { $moves } ruchów.
web-watching = Oglądasz.
web-time-left = { $name } ma jeszcze { $time }
web-connection-connecting = Łączenie
web-table-coming = Wczytywanie stołu …
web-skip-link = Przejdź do decyzji
web-connection-open = Połączono
web-connection-lost = Utracono połączenie, ponawiam
web-connection-since = Brak połączenia od { $time }. Ponawiam; do tego czasu przyciski czekają.
web-connection-gone = Ten link już nie działa
web-players = Gracze
web-bot = bot
web-story = Przebieg
web-talk = Rozmowa
web-talk-empty = Na razie cisza. To, co tu padnie, do niczego nie zobowiązuje.
web-talk-say = Powiedz coś przy stole
web-talk-send = Wyślij
web-talk-can-help = Mogę pomóc
web-talk-cannot = Nie mogę pomóc
web-talk-please = Pomóżcie, proszę
web-talk-thanks = Dziękuję
web-talk-promises = Obietnice
web-talk-choose = Co chcesz powiedzieć?
web-talk-other = Wybierz inny rodzaj zdania
web-talk-say-it = Powiedz
web-talk-unchecked = Do niczego cię to nie zobowiązuje, ale wszyscy widzą, czy obietnice są dotrzymane.
web-talk-own-words = Albo własnymi słowami
web-talk-untranslated = wpisany tekst, bez tłumaczenia
web-talk-said-in = powiedziane w języku
web-talk-silence = Ten stół gra w milczeniu.
web-talk-silence-line = Inni mówią tylko tym, co robią.
web-talk-offline = Brak połączenia. Możesz ułożyć zdanie; powiesz je, gdy połączenie wróci. Nic nie jest odkładane na później.
web-talk-fast = Daj innym przeczytać. Kolejne zdanie za chwilę ({ $time }).
web-talk-watching = Tylko oglądasz: słyszysz wszystko i nic nie mówisz.
web-talk-not-now = Tego nie można teraz powiedzieć. Sytuacja się zmieniła; spójrz na zdanie jeszcze raz.
web-talk-hide-words = Ukryj wpisany tekst, tylko u mnie
web-talk-hidden = wpisany tekst, ukryty
web-talk-settings = Kogo słychać
web-talk-settings-line = Zdania do wyboru należą do gry i docierają zawsze. Wpisany tekst można ukryć; nikt inny tego nie widzi.
web-talk-block = Ukryj wpisany tekst: { $name }
web-talk-report = Zgłoś: { $name }
web-talk-report-short = Zgłoś
web-talk-reported = Zgłoszone. Operator serwisu może to sprawdzić.
web-talk-close = Zamknij rozmowę
web-talk-all = Wszystko
web-lobby-talk = Rozmowy przy stole
web-lobby-talk-words = także wpisany tekst
web-lobby-talk-sentences = zdania do wyboru
web-lobby-talk-silence = milczenie
web-lobby-keep-words = Zapis gry zachowa też wpisany tekst.
web-ledger-title = Kto dotrzymał słowa
web-ledger-line = Ze sprawdzonych obietnic spełniono { $kept } z { $tested }.
web-ledger-halves = W pierwszej połowie dotąd { $first } z { $before }, potem { $second } z { $after }.
web-ledger-untested = Żadna obietnica nie została jeszcze sprawdzona.
web-ledger-none = Nikt niczego nie obiecał.
web-ledger-over = Zaufanie w czasie
web-ledger-over-line = Nad linią: spełnione. Pod nią: złamane. Na niej: jeszcze czeka albo niesprawdzone.
web-ledger-given = Obiecane, dołożone
web-ledger-of = { $part } z { $whole }
web-ledger-words = Słowo w słowo
web-ledger-filter-all = Wszystko
web-ledger-filter-broken = Złamane
web-ledger-filter-me = Do mnie
web-ledger-moment = tura { $number }
web-ledger-hands = Powiedziane o kartach w ręce
web-ledger-hands-said = Dotąd powiedziane: { $count }
web-ledger-hands-untrue = Nieprawda: { $count }
web-ledger-hands-clear = powiedziane w turze { $said }, obalone w turze { $clear }
web-ledger-counts = Co liczy się jako obietnica
web-ledger-out-open = dopiero się okaże
web-ledger-out-gave = dołożone: { $given }
web-ledger-out-nothing = nic nie dołożono
web-ledger-out-untested = nie doszło do tego
web-ledger-out-unmet = warunek się nie spełnił
web-ledger-out-replaced = zastąpiła ją późniejsza obietnica
talk-verdict-open = czeka
talk-verdict-kept = spełnione
talk-verdict-broken = złamane
talk-verdict-untested = niesprawdzone
talk-verdict-replaced = zastąpione
web-refused-silence = Przy tym stole gra się w milczeniu.
web-refused-no-acts = Ta gra nie ma zdań do wyboru.
web-refused-late = Gra poszła dalej: powtórz, jeśli to nadal aktualne.
web-refused-enough = To już padło wystarczająco wiele razy: najpierw musi się to rozstrzygnąć w grze.
web-decision = Decyzja
web-decides-now =
    { $you ->
        [yes] Teraz decydujesz ty.
       *[no] Teraz decyduje { $name }.
    }
web-waits-for = Decyduje { $name }.
web-what-now = Co mogę zrobić?
web-take-back = Cofnij
web-what-now-not = Teraz nikt cię o nic nie pyta.
web-take-back-not = Niczego nie można cofnąć: wyszło na jaw coś nowego albo zdecydował ktoś inny.
web-advice = Rada bota
web-advice-ask = Co zrobiłby bot?
web-advice-by = { $bot }, na podstawie tego, co widzisz. Może się mylić.
web-advice-thinks = Bot myśli …
web-advice-none = Bot nie ma teraz rady. Zapytaj za chwilę jeszcze raz.
web-advice-later = Od razu nic to nie daje, ale gry, które bot sobie wyobraził, szły tak najlepiej.
web-advice-gains =
    { $points ->
        [one] Daje ci to 1 punkt.
        [few] Daje ci to { $points } punkty.
        [many] Daje ci to { $points } punktów.
       *[other] Daje ci to { $points } punktu.
    }
web-advice-worth =
    { $points ->
        [one] Do końca tury może ci to dać 1 punkt.
        [few] Do końca tury może ci to dać { $points } punkty.
        [many] Do końca tury może ci to dać { $points } punktów.
       *[other] Do końca tury może ci to dać { $points } punktu.
    }
web-signs = Znaki
web-sign-good = Dobrze
web-sign-well_done = Brawo
web-sign-thanks = Dzięki
web-sign-ha = Ha
web-sign-oh_no = O nie
web-sign-thinking = Muszę pomyśleć
web-vote-ask = Zapytaj wszystkich
web-vote-line = Stanie się tak, gdy zgodzą się wszyscy, którzy grają. Boty nie głosują.
web-vote-ask-take-back = Cofnąć moją ostatnią decyzję
web-vote-ask-end = Zakończyć grę
web-vote-take_back = { $name } chce cofnąć swoją ostatnią decyzję.
web-vote-end = { $name } chce zakończyć grę.
web-vote-take_back-waits = Zostanie cofnięta, gdy zgodzi się { $names }.
web-vote-end-waits = Gra się skończy, gdy zgodzi się { $names }.
web-vote-yes = Zgoda
web-vote-no = Nie
web-vote-withdraw = Wycofaj
web-settings = Ustawienia
web-settings-name = Twoje imię przy stole
web-settings-name-line = Obowiązuje przy następnym stole, przy którym usiądziesz, i gdy grasz jeszcze raz.
web-settings-theme = Kolory
web-story-jump = Pokaż tę chwilę w powtórce
web-replay-save = Zapisz grę
web-lobby-rename-seat = Zmień moje imię
web-lobby-up = Przesuń { $name } o miejsce wyżej
web-keys = Klawisze
web-keys-off = Pojedyncze litery i cyfry są wyłączone na tym urządzeniu.
web-key-list = Ta lista
web-key-help = Co mogę teraz zrobić?
web-key-back = Cofnij
web-key-tab = Do następnej rzeczy; z Shift i Tab do poprzedniej
web-key-escape = Zamknij albo nic nie wybieraj
web-row-team-won = Twoja drużyna wygrała { $points } : { $others }.
web-row-team-lost = Twoja drużyna przegrała { $points } : { $others }.
web-pace = Tempo
web-pace-slow = Wolno
web-pace-normal = Normalnie
web-pace-instant = Od razu
web-pace-stop = Zatrzymaj po każdym rozstrzygnięciu
web-continue = Dalej
web-skip = Przejdź do mojej tury
web-skip-not = Teraz nie ma czego pominąć.
web-worth-after =
    { $bound ->
        [most] Wartość teraz { $before }, potem do { $after }
       *[exact] Wartość teraz { $before }, potem { $after }
    }
web-bound-most = do
web-zoom-atlas = Otwórz w atlasie
web-zoom-back = Wróć do stołu
web-away-tag = brak
web-refused = Tak się nie da: { $why } ({ $rule }).
web-refused-malformed = Strona i serwer gry nie rozumieją się nawzajem. Wczytaj stronę ponownie.
web-refused-state = To nie pasuje do stanu gry przy tym stole.
web-refused-illegal = Zasady na to nie pozwalają.
web-refused-not-your-turn = Teraz decyduje ktoś inny.
web-refused-stale = Przy stole zdarzyło się tymczasem coś innego.
web-refused-bad-record = Ten zapis jest niepoprawny.
web-refused-too-large = To jest za duże dla serwera gry.
web-refused-unreadable = Serwer gry nie może w tej chwili odczytać tego stołu. Przy wszystkich innych stołach gra toczy się dalej.
web-refused-seat-taken = To miejsce jest już zajęte.
web-refused-wrong-code = Żadna lekcja nie ma tego kodu albo obrazki się zmieniły. Spójrz jeszcze raz i spróbuj ponownie.
web-refused-pictures = Te drzwi pytają też o obrazki.
web-refused-door-locked = Nauczyciel zamknął drzwi.
web-refused-no-guests = Z tym zaproszeniem nikt więcej nie może usiąść. Możesz oglądać.
web-refused-name-taken = Ktoś przy tym stole już ma takie imię.
web-refused-colour-taken = Ktoś przy tym stole już ma ten kolor.
web-refused-bad-text = Ten tekst jest za krótki lub za długi albo zawiera znaki, których nie można pokazać.
web-refused-chat-off = Rozmowa przy tym stole jest wyłączona.
web-refused-too-many-tables = Stąd otwarto zbyt wiele stołów. Najpierw dokończ lub zakończ niektóre z nich.
web-refused-hints-off = Podpowiedzi przy tym stole są wyłączone.
web-story-and-talk =
    { $count ->
        [0] Przebieg i rozmowa
        [one] Przebieg i rozmowa, 1 nowa wiadomość
        [few] Przebieg i rozmowa, { $count } nowe wiadomości
        [many] Przebieg i rozmowa, { $count } nowych wiadomości
       *[other] Przebieg i rozmowa, { $count } nowych wiadomości
    }
web-nav = Strony
web-nav-more = Więcej stron
web-nav-play = Graj
web-nav-learn = Nauka
web-nav-replays = Powtórki
web-nav-about = O Terrae
web-hero = Gry o jednej planecie
web-ladder = Kto jak gra
web-ladder-lead = { $games } partii gry { $game } między botami. Przy wszystkich stołach grano te same rozdania.
web-ladder-mixed = Przy mieszanych stołach
    .line = Na 100 partii; paski to 95-procentowe przedziały ufności. Kropki: sprawiedliwy udział zwycięstw, { $share }.
web-ladder-players = Gracze
web-ladder-order = Kolejność
web-ladder-by-wins = według zwycięstw
web-ladder-by-survival = według przetrwania
web-ladder-by-score = według punktów
web-ladder-survival = świat przetrwa
web-ladder-score = punkty
web-ladder-wins = zwycięstwa
web-ladder-between = między { $low } a { $high }
web-ladder-one = Jeden wśród { $others }
web-ladder-one-survival = Świat przetrwa, na 100 partii
web-ladder-one-wins = Ten bot wygrywa, na 100 partii
web-ladder-row = jeden z tych wśród
web-ladder-best = Podkreślone: nikt nie wypada wśród nich lepiej.
web-ladder-counted = { $games } partii przy każdym stole, rozdania { $seed }/0 i dalsze, wersja { $version }. terrae tournament przelicza je na nowo.
web-hero-line = Utrzymaj świat w całości albo zbuduj krainę, która przetrwa. Bez instalacji, bez konta.
web-seats = od { $least } do { $most } graczy
web-players-choose = Ilu graczy gra
web-play-now = Zagraj teraz
web-play-with = Gracze: { $seats }, boty: { $bots }, { $kind }
web-play-with-ask = Kto gra z tobą?
web-bots-mixed = różne
web-bots-mixed-line = Różne charaktery, stosownie do gry.
web-bots-lot = jeszcze jeden, z losowania
web-character-of = { $name }, { $character }: czego się spodziewać
web-strength-choose = Poziom
web-strength-easy = łatwy
web-strength-normal = średni
web-strength-hard = trudny
web-done = Gotowe
web-name-ask = Jak masz na imię?
web-name-line = To imię widzą pozostali przy stole. Zostaje na tym urządzeniu.
web-name-go = Graj
web-invite = Zaproś znajomych
web-one-device = Jedno urządzenie
web-learn-short = Poznaj grę w trzy minuty
web-watch-replay = Obejrzyj powtórkę
web-offline = Serwer gry nie odpowiada. Spróbuj ponownie za chwilę.

# Without a service: the app as a folder of files.
web-site-line = Wszystko na tej stronie działa na tym urządzeniu, także bez połączenia.
web-site-line-http = Wszystko na tej stronie działa na tym urządzeniu. Otwarta pod adresem z https działa też bez połączenia.
web-site-needs = Wymaga serwera gry, którego ta kopia nie ma:
    .what = znajomi na innych urządzeniach, otwarte stoły, lekcje na żywo, wyniki innych.
web-site-connect = Połącz się z serwerem
web-site-ready-in = gotowe za około { $seconds } s
web-site-loading = Silnik się wczytuje
web-site-loaded = { $loaded } z { $total } MB. Tymczasem możesz się uczyć i czytać.
web-site-starts = Zacznie się samo
    .line = Dotknij ponownie, aby tu zostać.
web-site-too-old = Ta przeglądarka nie może uruchomić silnika.
    .line = Zasady i atlas działają. Aby grać, użyj nowszej przeglądarki.
web-site-kept = Wszystko jest zapisane na czas bez połączenia.
web-site-new = Jest nowa wersja.
web-site-change = Zmień teraz
web-site-later = Przy następnym uruchomieniu
web-site-waits = Nowa wersja czeka, aż ta gra się skończy.
web-site-full = Na tym urządzeniu nie ma już miejsca, więc ostatnia odpowiedź nie została zapisana; wszystko przed nią tak. Zwolnij miejsce i spróbuj ponownie.
web-site-needs-service = To wymaga serwera gry, którego ta kopia nie ma.
    .line = Na tym urządzeniu możesz grać z botami, podawać je sobie, uczyć się i czytać.
web-site-as-file = Przeglądarki uruchamiają tę stronę tylko z serwera WWW. Wpisz w tym folderze python3 -m http.server i otwórz http://localhost:8000.
web-no-script = Terrae potrzebuje JavaScriptu. Włącz go dla tej strony, a potem wczytaj ją ponownie.
web-too-many = Za szybko. Spróbuj ponownie za chwilę.
web-not-yours = To urządzenie nie może tego tutaj zrobić.
web-you = Ty
web-your-tables = Twoje stoły
web-your-tables-none = Tu pojawią się stoły, przy których siedzisz.
web-wait-for-you =
    { $count ->
        [one] jeden czeka na ciebie
        [few] { $count } czekają na ciebie
       *[other] { $count } czeka na ciebie
    }
web-finished = Zakończone
web-all-finished = Wszystkie zakończone gry
web-open-tables = Otwarte stoły
web-open-tables-none = Nie ma teraz otwartego stołu. Otwórz własny przez „Zaproś znajomych”.
web-more-tables = Więcej stołów
web-home-teach = Dla nauczycieli: lekcja dla całej klasy
web-home-join = Dołącz do lekcji z kodem
web-row-open = Zajęte miejsca: { $taken } z { $seats }
web-row-over = Koniec gry
web-row-won-you = Zwycięstwo jest twoje, punkty: { $points }.
web-row-won = Zwycięstwo: { $names }.
web-row-points = Twoje punkty: { $points }.
web-row-asked = Decydujesz ty
web-row-waits = Decyduje { $name }
web-row-replay = Powtórka
web-row-continue = Dalej
web-row-go = Otwórz
web-row-join = Dołącz
web-row-watch = Oglądaj
web-since = od { $time }
web-bot-random = roztrzepaniec
    .line = Odpowiada na chybił trafił. Dobry do ćwiczeń.
web-away = brak przy stole, gra bot
web-lobby-seats = Miejsca
web-lobby-shuffle = Wylosuj miejsca
web-lobby-more = O miejsce więcej
web-lobby-fewer = O wolne miejsce mniej
web-lobby-fill-bots = Boty na wolne miejsca
web-lobby-character = Charakter bota { $name }
web-lobby-title = Nazwa stołu
web-lobby-rename = Zmień nazwę
web-lobby-name = Twoje imię
web-lobby-colour = Twój kolor
web-colour-plum = śliwkowy
web-colour-teal = morski
web-colour-amber = bursztynowy
web-colour-rose = różowy
web-colour-slate = łupkowy
web-colour-olive = oliwkowy
web-lobby-name-taken = Ktoś przy tym stole ma już imię { $name }.
web-lobby-sit = Usiądź
web-lobby-sit-here = Usiądź tutaj
web-lobby-free = wolne miejsce
web-lobby-kept = zarezerwowane dla gracza { $name }, jeszcze { $time }
web-lobby-bot = Dodaj bota
web-chooser = Bot na miejsce { $seat }
web-chooser-character = Charakter
web-chooser-talks = Rozmawia przy stole
web-chooser-silent = Nic nie mówi
web-chooser-thinks = Myśli do sekundy
web-chooser-quick = Decyduje od razu
web-chooser-expect = Czego się spodziewać, liczba graczy { $seats }
web-chooser-survival = Świat przy jego stołach przetrwa
web-chooser-wins = Wygrywa, równy udział to { $share }
web-chooser-score = Jego punkty średnio
web-chooser-counted = Na 100 gier, policzone w { $games }; paski to 95-procentowe przedziały ufności.
web-chooser-uncounted = Jeszcze tego nie policzono.
web-chooser-ladder = Porównanie wszystkich botów
web-chooser-surprise = Zaskocz mnie
web-chooser-seat = Posadź: { $bot }
web-lobby-you = siedzi przy tym urządzeniu
web-lobby-there = jest tutaj
web-lobby-away = brak połączenia
web-lobby-stand-up = Zwolnij miejsce: { $name }
web-lobby-invite = Zaproś znajomych
web-lobby-qr = Kod QR zaproszenia
web-lobby-copy = Kopiuj link
web-lobby-copied = Skopiowano
web-lobby-share = Udostępnij link
web-lobby-watch = Kopiuj link dla widzów
web-lobby-new-link = Utwórz zaproszenie
web-invite-play = Gra
web-invite-watch = Oglądanie
web-invite-seat = Moje miejsce
web-invite-local = Tylko ten komputer może otworzyć stół
web-invite-local-line = Terrae działa pod adresem { $address }, do którego inne urządzenia nie dotrą. Aby zaprosić innych, zatrzymaj je i uruchom ponownie tak:
web-invite-local-after = Twoje stoły zostaną. Rób to tylko w sieci, której ufasz.
web-invite-copy-command = Kopiuj
web-invite-address = Adres, który mogą otworzyć inni
web-invite-address-here = Adres na tym komputerze
web-invite-camera = Skieruj tu aparat
web-invite-network = Sieć
web-invite-line = Kto ma link, może usiąść, dopóki jest wolne miejsce. Po rozpoczęciu proponuje oglądanie albo miejsce bota.
web-invite-one-device = Dla znajomych przy tym komputerze: gra na jednym urządzeniu
web-take-line = Graj dalej na innym urządzeniu. Tutaj wtedy tylko oglądasz, aż odzyskasz miejsce.
web-take-seat = Zabierz miejsce: { $name }
web-take-how = Zeskanuj to drugim urządzeniem. Tam pojawią się twoje karty i sekrety.
web-take-open = Otwórz ten adres na drugim urządzeniu. Tam pojawią się twoje karty i sekrety.
web-take-until = ważne jeszcze { $time }, raz
web-take-over = Ten kod już nie działa: działa tylko raz i tylko dziesięć minut. Utwórz nowy.
web-take-new = Nowy kod
web-take-secret = Nie dawaj go nikomu: to twoje miejsce, nie zaproszenie.
web-lobby-options = Opcje
web-lobby-clock = Czas na decyzję
web-lobby-clock-none = bez ograniczeń
web-lobby-clock-total = { $time } na wszystkie decyzje, { $plus } więcej za każdą odpowiedź
web-lobby-clock-line = Gdy czas minie, za gracza decyduje bot, aż gracz wróci na swoje miejsce.
web-lobby-starts = Kto zaczyna
web-lobby-starts-chance = decyduje los
web-lobby-hints = Gracze widzą, ile dałyby im ich decyzje.
web-you-tag = ty
web-lobby-private = Ten stół znajdzie tylko ten, kto ma link.
web-lobby-public = Każdy może znaleźć ten stół, dołączyć do niego i go oglądać.
web-lobby-start = Rozpocznij grę
web-lobby-fill =
    { $free ->
        [one] Jedno miejsce jest jeszcze wolne. Na początku zajmie je bot; ktoś znajomy może go zastąpić później.
        [few] { $free } miejsca są jeszcze wolne. Na początku zajmą je boty; znajomi mogą je zastąpić później.
        [many] { $free } miejsc jest jeszcze wolnych. Na początku zajmą je boty; znajomi mogą je zastąpić później.
       *[other] { $free } miejsca są jeszcze wolne. Na początku zajmą je boty; znajomi mogą je zastąpić później.
    }
web-lobby-start-bots = Zacznij z botami
web-lobby-sit-first = Zanim gra się zacznie, ktoś musi usiąść.
web-lobby-waits = Gra zacznie się, gdy uruchomi ją gospodarz.
web-lobby-shuffling = Trwa tasowanie kart…
web-lobby-full = Wszystkie miejsca są zajęte.
web-table-none = Tego stołu nie ma albo nie jest dla ciebie
web-late = Gra już się zaczęła
web-late-kicker = Zaproszenie: { $table }
web-late-line = { $game }, przy stole { $seats }, w tym boty: { $bots }.
web-late-seat = Zajmij miejsce: { $name }
web-late-seat-line = Dotąd grał tu bot. Ty grasz dalej od tego miejsca.
web-late-watch-line = Widzisz to, co widzą wszyscy. Karty na rękach pozostają ukryte.
web-curtain = Tura: { $name }
web-curtain-line = Przekaż urządzenie. Do tego czasu widać tylko to, co mogą widzieć wszyscy.
web-curtain-here = Jestem
web-tab-your-turn = ● Twoja tura · { $table }
web-play-again = Zagraj jeszcze raz
web-wants-again = { $name } chce zagrać jeszcze raz.
web-next-game = Do nowej gry
web-the-replay = Obejrzyj powtórkę
web-code-show = Pokaż jako obrazek
web-look-back = Obejrzyj planszę
web-back-to-count = Wróć do podliczenia
web-end-place = Twoje miejsce: { $rank }, punkty: { $points }.
web-fair-check = Sprawdź tasowanie
web-replays = Powtórki
web-replays-lead = Każdą skończoną grę można obejrzeć ponownie, krok po kroku, oczami dowolnego gracza albo ze wszystkim odkrytym.
web-replays-mine = Twoje skończone gry
web-replays-none = Jeszcze żadnej. Pojawią się tutaj.
web-replay-open = Otwórz plik z zapisem
web-collect = Zbierz gry z obrazków
web-replay-sample = { $game }: przykładowa gra
web-replay-unreadable = W tym pliku nie ma zapisu gry.
web-replay-none = Nie ma takiej gry do obejrzenia
web-replay-title = { $game }, powtórka
web-replay-controls = Odtwarzanie
web-replay-back = Krok wstecz
web-replay-next = Krok dalej
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-moment = Chwila
web-replay-turn = Tura
web-replay-turn-of = { $number } · { $name }
web-replay-which = Która gra z pliku
web-replay-game = Gra { $number } z { $count }
web-replay-file-gone = Plik nie jest już otwarty. Otwórz go ponownie.
web-replay-eyes = Czyimi oczami
web-replay-all = Wszystko odkryte
web-replay-watch = Widz
web-replay-link = Kopiuj link do tej chwili
web-replay-link-private = Kopiuj link do tej chwili; prywatny: otworzą go tylko osoby z tego stołu
web-replay-from-start = Od początku
web-learn = Nauka
web-learn-lead = Zagraj kilka ruchów albo przeszukaj całe zasady.
web-lesson-start = Spróbuj
web-rules-search = Szukaj w zasadach
web-rules-nothing = Żadna reguła tego nie mówi. Spróbuj innego słowa.
web-rules-contents = Spis treści
web-atlas = Atlas kart
web-why = Dlaczego ta gra
web-about = O Terrae
web-about-lead = Miejsce, w którym można grać w gry planszowe o jednej planecie, badać je i uczyć innych. Zasady opowiadamy własnymi słowami; obrazki są złożone na nowo z wolnych zestawów ikon. Nie używamy grafik ani tekstów z gier drukowanych.
web-fair = Tasowanie jest uczciwe
web-fair-line = Przed grą serwer ustala sekret, którego potem nie może zmienić, a każdy gracz może dołożyć własną losowość. Po grze sekret zostaje ujawniony i każdy może przeliczyć całe tasowanie. Podaj stół skończonej gry, aby je sprawdzić.
web-fair-table = Stół
web-fair-none = Przy tym stole nie ma skończonej gry albo nie jest ona dla ciebie.
web-fair-holds = Zgadza się: te karty wynikają z sekretu ustalonego przed grą.
web-fair-broken = Nie zgadza się: { $why }
web-shuffle-holds = { $own ->
        [in] Uczciwe tasowanie, sprawdzone na tym urządzeniu: serwer dotrzymał sekretu, do którego się zobowiązał, twój wkład w nim jest, a wkłady wszystkich się zgadzają.
        [late] Uczciwe tasowanie, sprawdzone na tym urządzeniu: serwer dotrzymał swojego sekretu, a wkłady wszystkich się zgadzają. Twój przyszedł za późno, więc liczył się jego skrót (hash).
       *[none] Uczciwe tasowanie: sekret, wkłady i ziarno do siebie pasują. To urządzenie nie zachowało sprzed startu niczego, z czym można by je porównać.
    }
web-shuffle-wrong = Tasowanie się nie zgadza: { $what ->
        [secret] sekret nie jest tym, do którego serwer zobowiązał się przed startem
        [seats] zobowiązania graczy nie są tymi sprzed startu
        [own] brakuje twojego wkładu, choć serwer go przyjął
        [parts] wkład jednego z graczy nie odpowiada jego zobowiązaniu
       *[seed] ziarno gry nie wynika z sekretu i wkładów
    }.
web-shuffle-cards = Sprawdź każdą kartę
web-shuffle-cards-checking = Każdą kartę sprawdzają same reguły gry. Za pierwszym razem wczytuje się w tym celu 7 MB…
web-shuffle-cards-hold = Sprawdzono każdą kartę: wszystkie wynikają z tasowania.
web-shuffle-cards-wrong = Nie każda karta wynika z tasowania: { $why }
web-shuffle-cards-failed = Nie udało się wczytać reguł, więc karty nie zostały sprawdzone.
web-rulings = Gdzie instrukcje milczą
web-rulings-line = Instrukcje zostawiają niektóre sprawy otwarte. Nasze rozstrzygnięcia są na stronie zasad każdej gry, przy zasadzie, której dotyczą.
web-credits = Podziękowania
web-credit-game = Autor i wydawca gry:
web-credit-icons = Obrazki, przekolorowane, autorzy:
web-credit-interface = Ikony interfejsu,
web-credit-fonts = Kroje pisma,
web-credit-map = Mapa, domena publiczna, rysowana za pomocą
web-credit-python = Python w przeglądarce, który sprawdza karty,
web-licences = Wszystkie licencje i kto narysował który obrazek
web-lesson = Lekcja
web-lesson-begin = Zaczynamy
web-lesson-next = Dalej
web-lesson-skip = Pomiń
web-lesson-again = Jeszcze raz
web-lesson-look = Spójrz na stół i idź dalej.
web-lesson-end = To wszystko. Reszty nauczy cię gra.
web-daily = Rozdanie dnia
web-daily-line = Te same karty, to samo miejsce i te same trzy boty dla wszystkich. Raz dziennie, około ośmiu minut.
web-daily-short = Dziś wszyscy grają tymi samymi kartami
web-daily-go-on = Graj dalej
web-daily-fate-held = ocalone
web-daily-fate-lost = przepadło
web-daily-you = ty
web-daily-known = Rozdanie wynika wyłącznie ze swojej nazwy, więc kto chce, może z góry obliczyć każdą kartę. Nie ma tu uczciwego tasowania: chodzi o porównanie, nie o stawkę.
web-daily-result = Twój wynik
web-daily-at-table = Rozdanie dla wielu
web-duplicate-begin = Jedno rozdanie wśród znajomych
web-duplicate-beside-same = tak samo w obu grach

## What a link shows before it is opened

preview-invitation = Zagraj w { $game }
preview-invitation-line = Otwórz link, zajmij miejsce i graj w przeglądarce, bez konta.
preview-replay = Gra w { $game }, ruch po ruchu
preview-replay-line = Zobacz ją oczami każdego gracza.
web-coach = Trener
web-coach-playing-on = gra od decyzji { $number }; zakryte karty rozdano na nowo

## Puzzles, and one’s own page

web-puzzles = Uratuj ten świat
web-you-page = Ty, na tym urządzeniu
