terra-puzzle-last-card = Ultima carte
    .line = Cineva mai are ce lipsește.
terra-puzzle-who-goes-first = Cine începe
    .line = Să dai devreme, ca alții să îndrăznească.
terra-puzzle-work-off = Rezolvarea celor vechi
    .line = O criză veche hotărăște una nouă.
terra-puzzle-hoard-or-hold = Deoparte sau în mână
    .line = Un set care costă o lume, sau nu.
terra-puzzle-too-late = Prea târziu
    .line = Aici nimeni nu mai putea ajuta. Sau totuși?
terra-puzzle-turn = Un tur între crize
terra-puzzle-needed = Este nevoie de { $threat } ({ $colour }).
terra-puzzle-open =
    { $count ->
        [0] Nicio criză nu e declanșată.
        [one] Declanșată: { $names }.
        [few] Declanșate: { $names }.
       *[other] Declanșate: { $names }.
    }
terra-puzzle-card = Cartea { $card } din { $cards }.
terra-puzzle-fatal = necesare ({ $colour }), altfel se pierde controlul.
terra-puzzle-plays = joacă { $value }
terra-puzzle-passes = pasează
terra-puzzle-tap = Alege câte o carte de fiecare loc, sau pasează.
terra-puzzle-sum = { $sum } din { $threat }
terra-puzzle-lost = Nu poate fi salvată
terra-puzzle-holds = Așa rezistă
terra-puzzle-only = Se văd doar cărțile culorii ({ $colour }): celelalte nu ajută aici. S-au numărat toate felurile de a juca acest tur, iar răspunsul poate fi nu.
terra-coach-ticks = Liniuțele sunt crize; cele înalte s-au declanșat.
