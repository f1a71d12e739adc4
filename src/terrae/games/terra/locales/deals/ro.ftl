terra-deal-line = Mai vin { $count } crize, iar lumea are deja necazuri. Cam opt minute, o încercare, la fel pentru toți.
terra-deal-your-held = Lumea ta e salvată
terra-deal-your-lost = Lumea ta e pierdută
terra-deal-lost-line = Punctele nu contează.
terra-deal-held = { $points ->
        [one] lume salvată, { $points } punct
        [few] lume salvată, { $points } puncte
       *[other] lume salvată, { $points } de puncte
    }
terra-deal-lost = lumea e pierdută
terra-deal-sign-done = evitată
terra-deal-sign-later = rezolvată mai târziu
terra-deal-sign-open = declanșată
terra-deal-sign-lost = ultima
terra-deal-count-done = evitate: { $count }
terra-deal-count-later = rezolvate mai târziu: { $count }
terra-deal-count-open = declanșate la sfârșit: { $count }
terra-deal-count-lost = una prea mult: { $count }
terra-deal-count-never = n-au mai venit: { $count }
terra-deal-parted = Criza { $place }: tu ai dat { $own }, { $name } { $other }. { $ended ->
        [held] Lumea aceea s-a salvat.
       *[lost] Lumea aceea s-a pierdut.
    }
terra-deal-passed = a pasat
terra-deal-the-world = lumea
terra-deal-was-held = salvată
terra-deal-was-lost = pierdută
terra-deal-friends-line = Trimite orice partidă ca link. Fiecare joacă pe același loc, cu aceiași boți, și comparați criză cu criză.
terra-deal-friends-same = La fiecare criză ați dat cu toții la fel.
