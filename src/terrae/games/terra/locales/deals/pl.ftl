terra-deal-line = Nadejdzie jeszcze { $count } kryzysów, a świat już ma kłopoty. Około ośmiu minut, jedna próba, dla wszystkich tak samo.
terra-deal-your-held = Twój świat ocalał
terra-deal-your-lost = Twój świat przepadł
terra-deal-lost-line = Punkty się nie liczą.
terra-deal-held = { $points ->
        [one] świat ocalony, { $points } punkt
        [few] świat ocalony, { $points } punkty
       *[other] świat ocalony, { $points } punktów
    }
terra-deal-lost = świat przepadł
terra-deal-sign-done = zażegnany
terra-deal-sign-later = rozwiązany później
terra-deal-sign-open = otwarty
terra-deal-sign-lost = ostatni
terra-deal-count-done = zażegnane: { $count }
terra-deal-count-later = rozwiązane później: { $count }
terra-deal-count-open = otwarte na końcu: { $count }
terra-deal-count-lost = o jeden za dużo: { $count }
terra-deal-count-never = nie nadeszły: { $count }
terra-deal-parted = Kryzys { $place }: ty { $own }, { $name } { $other }. { $ended ->
        [held] Tamten świat ocalał.
       *[lost] Tamten świat przepadł.
    }
terra-deal-passed = pas
terra-deal-the-world = świat
terra-deal-was-held = ocalony
terra-deal-was-lost = przepadł
terra-deal-friends-line = Wyślij rozdanie jako link. Każdy gra na tym samym miejscu z tymi samymi botami, a potem porównujecie kryzys po kryzysie.
terra-deal-friends-same = Przy każdym kryzysie daliście wszyscy tyle samo.
