terra-deal-line = Ještě přijde { $count } krizí a svět už má potíže. Asi osm minut, jeden pokus, pro všechny stejně.
terra-deal-your-held = Tvůj svět je uhájen
terra-deal-your-lost = Tvůj svět je ztracen
terra-deal-lost-line = Body se nepočítají.
terra-deal-held = { $points ->
        [one] svět uhájen, { $points } bod
        [few] svět uhájen, { $points } body
       *[other] svět uhájen, { $points } bodů
    }
terra-deal-lost = svět je ztracen
terra-deal-sign-done = zažehnána
terra-deal-sign-later = vyřešena později
terra-deal-sign-open = propuklá
terra-deal-sign-lost = poslední
terra-deal-count-done = zažehnáno: { $count }
terra-deal-count-later = vyřešeno později: { $count }
terra-deal-count-open = na konci propuklé: { $count }
terra-deal-count-lost = jedna navíc: { $count }
terra-deal-count-never = nepřišlo: { $count }
terra-deal-parted = Krize { $place }: ty { $own }, { $name } { $other }. { $ended ->
        [held] Ten svět byl uhájen.
       *[lost] Ten svět byl ztracen.
    }
terra-deal-passed = bez karty
terra-deal-the-world = svět
terra-deal-was-held = uhájen
terra-deal-was-lost = ztracen
terra-deal-friends-line = Pošli partii jako odkaz. Každý hraje na stejném místě se stejnými boty a pak se porovnává krize po krizi.
terra-deal-friends-same = U každé krize dali všichni totéž.
