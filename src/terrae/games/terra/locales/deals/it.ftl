terra-deal-line = Devono ancora arrivare { $count } crisi, e il mondo è già nei guai. Circa otto minuti, un tentativo, uguale per tutti.
terra-deal-your-held = Il tuo mondo è salvo
terra-deal-your-lost = Il tuo mondo è perduto
terra-deal-lost-line = I punti non contano.
terra-deal-held = { $points ->
        [one] mondo salvo, { $points } punto
       *[other] mondo salvo, { $points } punti
    }
terra-deal-lost = il mondo è perduto
terra-deal-sign-done = risolta in tempo
terra-deal-sign-later = risolta più tardi
terra-deal-sign-open = irrisolta
terra-deal-sign-lost = l’ultima
terra-deal-count-done = risolte in tempo: { $count }
terra-deal-count-later = risolte più tardi: { $count }
terra-deal-count-open = irrisolte alla fine: { $count }
terra-deal-count-lost = una di troppo: { $count }
terra-deal-count-never = mai arrivate: { $count }
terra-deal-parted = Crisi { $place }: tu hai dato { $own }, { $name } { $other }. { $ended ->
        [held] Quel mondo si è salvato.
       *[lost] Quel mondo è andato perduto.
    }
terra-deal-passed = ha passato
terra-deal-the-world = il mondo
terra-deal-was-held = salvo
terra-deal-was-lost = perduto
terra-deal-friends-line = Invia una partita come link. Ognuno gioca allo stesso posto con gli stessi bot, e confrontate crisi per crisi.
terra-deal-friends-same = A ogni crisi avete dato tutti lo stesso.
