terra-deal-line = Ešte príde { $count } kríz a svet už má ťažkosti. Asi osem minút, jeden pokus, pre všetkých rovnako.
terra-deal-your-held = Tvoj svet je uhájený
terra-deal-your-lost = Tvoj svet je stratený
terra-deal-lost-line = Body sa nepočítajú.
terra-deal-held = { $points ->
        [one] svet uhájený, { $points } bod
        [few] svet uhájený, { $points } body
       *[other] svet uhájený, { $points } bodov
    }
terra-deal-lost = svet je stratený
terra-deal-sign-done = zažehnaná
terra-deal-sign-later = vyriešená neskôr
terra-deal-sign-open = prepuknutá
terra-deal-sign-lost = posledná
terra-deal-count-done = zažehnané: { $count }
terra-deal-count-later = vyriešené neskôr: { $count }
terra-deal-count-open = na konci prepuknuté: { $count }
terra-deal-count-lost = jedna navyše: { $count }
terra-deal-count-never = neprišlo: { $count }
terra-deal-parted = Kríza { $place }: ty { $own }, { $name } { $other }. { $ended ->
        [held] Ten svet bol uhájený.
       *[lost] Ten svet bol stratený.
    }
terra-deal-passed = bez karty
terra-deal-the-world = svet
terra-deal-was-held = uhájený
terra-deal-was-lost = stratený
terra-deal-friends-line = Pošli partiu ako odkaz. Každý hrá na rovnakom mieste s rovnakými botmi a potom sa porovnáva kríza po kríze.
terra-deal-friends-same = Pri každej kríze dali všetci to isté.
