terra-futura-lesson-intro = Tu bâtis un territoire de trois cartes sur trois. À chaque tour tu prends une carte et la poses ; elle met au travail sa rangée et sa colonne. Les produits valent des points, la pollution en coûte. Le meilleur gagne.
    .title = Neuf cartes, un territoire
terra-futura-lesson-drop = Avant de prendre une carte, tu peux défausser une fois la plus ancienne carte d’une rangée. Défausse une carte dont tu n’as pas besoin : tu ne perds rien, et une nouvelle prend sa place.
    .title = La plus ancienne s’en va
terra-futura-lesson-drop-hint = Défausse plutôt la plus ancienne carte d’une rangée où elle ne te sert pas : une nouvelle la remplace.
terra-futura-lesson-drop-good = On ne peut pas revenir en arrière, car une nouvelle carte a été vue. Cela prive aussi de cette carte la personne qui l’attendait.
terra-futura-lesson-take = À chaque tour, tu prends une carte : une du Marché, ou celle du dessus d’une pioche sans la voir. Regarde-les : chacune dit jusqu’à combien vaudrait ton territoire. Prends celle qui rapporte le plus.
    .title = Prends une carte
terra-futura-lesson-take-hint = Avec une autre carte, ce tour rapporte plus : regarde les cartes et compare les nombres.
terra-futura-lesson-take-good = Ce que tu prends, tu dois le placer. La plupart des cartes de niveau I apportent des ressources, la plupart de celles de niveau II en font des produits. L’argent sert à payer, mais ne vaut rien à la fin.
terra-futura-lesson-place = Placer une carte active toute sa rangée et toute sa colonne. Les cases disent ce que chacune rapporterait ce tour-ci, avec tes propres cartes dans le meilleur ordre. Place-la où c’est le plus.
    .title = Sa rangée et sa colonne
terra-futura-lesson-place-hint = Dans une autre case, ce tour rapporte plus : compare les nombres des cases.
terra-futura-lesson-place-good = Chaque carte de cette rangée et de cette colonne peut maintenant servir une fois, dans l’ordre que tu veux.
terra-futura-lesson-use = Les cartes qui brillent peuvent servir une fois chacune, dans l’ordre que tu veux. Un gain pose une ressource sur la carte ; un échange se paie avec ce qui est sur tes cartes actives. Commence de façon que rien ne se perde.
    .title = Ce qui brille peut servir
terra-futura-lesson-use-hint = Après cela, ce tour rapportera moins. Cherche un début qui laisse tout ouvert : en général un gain.
terra-futura-lesson-use-good = L’ordre compte : d’abord les gains, puis les échanges qui ont besoin de ce qu’ils ont apporté.
terra-futura-lesson-pollute = Le cube doit aller sur une de tes cartes. Une carte qui a un cube de plus que de cases est bloquée : elle ne sert plus et rien de ce qu’elle porte ne compte. Pose-le où il te coûte le moins.
    .title = Où poser la pollution
terra-futura-lesson-pollute-hint = Là, il te coûte plus. Regarde ce que chaque carte perdrait.
terra-futura-lesson-pollute-good = À la fin, chaque carte polluée coûte un point ; une carte bloquée coûte tout ce qu’elle porte.
terra-futura-lesson-clean = Une de tes cartes est bloquée. Un transfert prend un cube sur une autre de tes cartes, et une carte bloquée redevient active aussitôt. Prends le cube là où cela aide le plus.
    .title = De nouveau active
terra-futura-lesson-clean-hint = Prends-le plutôt sur la carte bloquée : avec un cube de moins, elle redevient active.
terra-futura-lesson-clean-good = Elle est de nouveau active, et tout ce qu’elle porte compte à nouveau.
terra-futura-lesson-copy = L’assistance copie un effet du bas d’une carte active d’un autre. Tu paies et pollues comme si elle était à toi ; l’autre reçoit une ressource payée ou nettoie une carte. Choisis l’effet qui rapporte le plus.
    .title = Emprunter aux autres
terra-futura-lesson-copy-hint = Un autre effet te rapporte plus : compare ce que tu vaux avant et après.
terra-futura-lesson-copy-good = Regarde les territoires des autres avant de bâtir : ce qu’ils savent faire, tu peux l’emprunter.
terra-futura-lesson-pattern = Tout le monde a neuf cartes. Un de tes deux modèles donne maintenant une dernière série d’activations ; le meilleur ensemble compte autant de fois que tu l’as en entier. Choisis le modèle qui rapporte le plus.
    .title = La dernière activation
terra-futura-lesson-pattern-hint = L’autre modèle peut te rapporter plus.
terra-futura-lesson-pattern-good = Les produits valent cinq ou six points, une carte polluée en coûte un. C’est ça, Terra Futura.
terra-futura-lesson-goals = Elles sont ton secret. Chacune a un modèle pour une dernière activation à la fin, et un ensemble : le meilleur compte autant de fois que tu le possèdes en entier. Pense à elles en choisissant.
    .title = Tes deux cartes de Décompte
terra-futura-lesson-out = Les dernières cartes servent. Puis chaque territoire est compté.
    .title = Comment cela finit
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. Ce qui a fait la différence :
    { $source ->
        [food] nourriture
        [construction] construction
        [goods] marchandise
        [raw] matières premières
        [set] l’ensemble
       *[polluted] cartes polluées
    }, { $more } contre { $less }.
