terra-debrief-same-deals = Te same karty przy wszystkich stołach
terra-debrief-held = { $count ->
        [one] Przetrwał jeden świat.
        [few] Przetrwały { $count } światy.
       *[many] Przetrwało { $count } światów.
    }
terra-debrief-held-then = { $first ->
        [one] Przetrwał jeden świat. Potem { $last }.
        [few] Przetrwały { $first } światy. Potem { $last }.
       *[many] Przetrwało { $first } światów. Potem { $last }.
    }
terra-debrief-rounds-line = Każdy wiersz to stół, każdy znak to kryzys, w kolejności, w jakiej przyszły. Kolory i miejsca nazywały się przy każdym stole inaczej; tu jak przy stole 1.
terra-debrief-sign = { $crisis }: { $sign }
terra-debrief-sign-done = zażegnany od razu
terra-debrief-sign-later = wybuchł, rozwiązany
terra-debrief-sign-open = otwarty do końca
terra-debrief-sign-lost = ten, który to zakończył
terra-debrief-by-the-bell = przez dzwonek, karta { $card }
terra-debrief-lost-by = karta { $card }: { $reason ->
        [total] { $number } razem
       *[other] { $number } × { $which }
    }
terra-debrief-card = karta { $card }
terra-debrief-moment-of = Ostatnia chwila: ruch, który miało { $seat }
terra-debrief-moment-line = { $crisis }, zagrożenie { $threat }. Z wszystkimi kartami na stole widać ostatnią chwilę, w której dało się to uratować.
terra-debrief-still-open = Jeszcze otwarte: { $crises }.
terra-debrief-which-table = Który stół?
terra-debrief-plays = gra
terra-debrief-in-hand = jeszcze na ręce
terra-debrief-no-more = nic więcej w tym kolorze
terra-debrief-reach = Najwięcej, ile mogli jeszcze osiągnąć
terra-debrief-at-first = na początku
terra-debrief-threat = zagrożenie { $threat }
terra-debrief-before-after = Przed tym ruchem można było osiągnąć { $before }, po nim { $after }. Zagrożenie to { $threat }: { $seat } mogło jeszcze ocalić ten świat.
terra-debrief-earlier = { $count ->
        [one] W tym kryzysie nie było już nic do ocalenia. Jedną decyzję wcześniej { $seat } mogło jeszcze zmienić koniec.
        [few] W tym kryzysie nie było już nic do ocalenia. { $count } decyzje wcześniej { $seat } mogło jeszcze zmienić koniec.
       *[many] W tym kryzysie nie było już nic do ocalenia. { $count } decyzji wcześniej { $seat } mogło jeszcze zmienić koniec.
    }
terra-debrief-nothing-saved = Żadna pojedyncza decyzja nie zmieniłaby tego końca.
terra-debrief-nobody-could = Przy stole nikt nie mógł tego widzieć: karty są zakryte. Chodzi o ruch, nie o osobę.
terra-debrief-round-against-round = Runda wobec rundy
terra-debrief-given-line = Punkty na każde dziesięć dobranych kart, by porównać krótkie i długie gry. Pierścienie: pierwsza runda; pełne: ostatnia.
terra-debrief-given = dane
terra-debrief-hoarded = odłożone
terra-debrief-points = punkty: { $points }
terra-debrief-same-pupils = Ci sami uczniowie, jeden po drugim
terra-debrief-same-pupils-line = Obie rundy rozegrało { $count } z was. Kwadrat to jedno z was.
terra-debrief-gave-more = dało więcej
terra-debrief-gave-same = mniej więcej tyle samo
terra-debrief-gave-less = dało mniej
terra-debrief-about-the-same = „Mniej więcej tyle samo”: najwyżej 1 punkt w górę lub w dół. Kto opuścił lub zostawił rundę, nie jest liczony.
terra-debrief-worlds-that-held = Światy, które przetrwały
terra-debrief-rich-title = Kto ma ile?
terra-debrief-rich-line = Pokrójcie wszystkie punkty stołu na 100 kawałków, jak tort. Potem zobaczcie, kto siedzi przed iloma.
terra-debrief-far-from-even = Jak daleko od równości?
terra-debrief-far-line = 0: wszyscy mają tyle samo. 100: jedna osoba ma wszystko. Stół z botem jest pominięty.
terra-debrief-said-title = Mogliście pomóc: czy pomogliście?
terra-debrief-passed-able = Runda { $round }: pas mimo możliwości { $passed } na { $able } razy.
terra-debrief-fines = { $count ->
        [one] Karę zapłacono raz.
       *[other] Karę zapłacono { $count } razy.
    }
terra-debrief-promises = Obietnice dotrzymane: { $kept }, złamane: { $broken }.
terra-debrief-you-said = Powiedzieliście: ile światów przetrwa?
terra-debrief-guess = { $worlds }: { $count }
terra-debrief-could-help = Mogliście pomóc: czy pomogliście?
terra-debrief-could-help-line = Pełne: pomoc. Przekreślone: pas mimo możliwości.
terra-debrief-said-care = Reguła może działać już przez to, że jest. Ale jedno rozdanie i tak mało stołów to może być też przypadek.
terra-debrief-twins-of = To samo miejsce gdzie indziej: miejsce { $letter }, runda { $round }
terra-debrief-twins-title = { $count ->
        [one] Te karty dostała jedna osoba
        [few] Te karty dostały { $count } osoby
       *[many] Te karty dostało { $count } osób
    }
terra-debrief-twins-line = Te same karty, te same kryzysy, w tej samej kolejności. Różni się to, kto siedział wokół i co zrobiliście.
terra-debrief-which-seat = Które miejsce?
terra-debrief-seat-option = Runda { $round }, stoły po { $seats }: miejsce { $letter }
terra-debrief-hand = Karty na początku
terra-debrief-twins-care = Porównuje się tylko stoły z tyloma samymi miejscami. Karty, kryzysy i kolejność stosu są te same; kto później co dobierze, zależy od gry.
terra-debrief-given-in-all = dane razem
terra-debrief-then-a-bot = potem bot
terra-debrief-did-passed = pas mimo możliwości
terra-debrief-did-none = bez karty
terra-debrief-did-never = nie przyszedł
terra-debrief-did-bot = bot: pominięty
terra-debrief-slide-given = Dane i odłożone
terra-debrief-given-short = dane { $points }
terra-debrief-hoarded-short = odłożone { $points }
terra-debrief-thought = To, co należy do wszystkich, trwa tylko wtedy, gdy każdy daje, zanim jest pewny innych.
    .more = Reguła, którą sami wybraliście, może to ułatwić. To cała gra. To nie tylko gra.
