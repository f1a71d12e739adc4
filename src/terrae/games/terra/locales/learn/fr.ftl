terra-lesson-intro = Des crises sortent de la pioche ; les cartes de ta main aident contre elles. Qui a le plus de points gagne, mais seulement si le monde tient : si trop de crises se déclarent, tout le monde perd.
    .title = Le monde est à vous tous
terra-lesson-first = Chacun est sollicité une fois, toi d’abord, pour une carte de la couleur de la crise ; ensemble, il faut atteindre sa valeur. Si cela réussit, la première carte rapporte 3. Choisis une carte au bord doré.
    .title = Seule sa couleur aide
terra-lesson-first-hint = Passer est permis, mais ici tu veux aider en premier : choisis une carte au bord doré et joue-la.
terra-lesson-first-good = Les autres ont ajouté assez. Tu as aidé en premier et marques 3 ; la carte la plus haute aussi. Sinon, les cartes auraient été perdues et la crise déclarée.
terra-lesson-first-other = Les autres n’ont pas ajouté assez : les cartes sont perdues et la crise est déclarée. Résolue à temps, elle t’aurait rapporté 3 pour la première aide. Essaie une autre carte, ou continue.
terra-lesson-last = Parler, promettre et bluffer est permis ; seul montrer ses cartes est interdit. Regarde maintenant ce qui manque, et donne une carte qui atteint la valeur.
    .title = Juste ce qu’il faut
terra-lesson-last-hint = Cela n’atteint pas la valeur. La barre au-dessus des places montre jusqu’où va chaque carte.
terra-lesson-last-good = Résolue à temps : la première carte et la plus haute rapportent 3 chacune. Dépenser le moins possible tant que le monde tient, tout l’art est là. Une crise résolue à temps met fin au tour ; si elle se déclare, le tour continue.
terra-lesson-close = À ton propre tour, tu peux aussi t’attaquer aux crises déclarées : une carte sur chacune. La carte qui atteint la valeur rapporte 5 à qui la joue. Choisis une carte, puis la crise sur le planisphère.
    .title = Déclarée, mais pas sans remède
terra-lesson-close-hint = Choisis la carte qui atteint la valeur d’une crise du planisphère.
terra-lesson-close-good = Résolue, et 5 points. Trois crises déclarées dans une région, quatre d’une couleur ou sept en tout, et le monde est perdu pour tous.
terra-lesson-hoard = Comme tu as aidé, tu peux penser à toi : pose une série de trois face cachée. À la fin, elle rapporte la somme de ses valeurs, si le monde tient. Choisis une série et mets-la de côté.
    .title = Quelque chose pour toi
terra-lesson-hoard-hint = Choisis la série qui vaut le plus, puis mets-la de côté.
terra-lesson-hoard-good = Ces points sont à toi si le monde tient ; ces cartes, elles, manqueront à la prochaine crise. Et à la fin de son tour, personne ne garde plus de huit cartes en main.
terra-lesson-fatal = Si celle-ci se déclare aussi, tout est perdu : trois crises déclarées dans une région, quatre d’une couleur ou sept en tout, et tout le monde perd, quels que soient les points. Tu réponds en dernier. Sauve le monde.
    .title = Sauve le monde
terra-lesson-fatal-hint = Cela n’atteint pas la valeur. La barre au-dessus des places montre jusqu’où va chaque carte.
terra-lesson-fatal-good = Le monde tient. Qui ne donne rien garde ses cartes et peut tout perdre ; qui donne trop laisse gagner les autres. C’est ça, Terra.
terra-lesson-out = La pioche est presque vide. Regarde les derniers coups ; puis les points sont comptés.
    .title = Comment cela finit
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. Ce qui a fait la différence :
    { $source ->
        [first] la première aide
        [highest] les cartes les plus hautes
        [solved] les crises résolues
       *[hoard] les séries mises de côté
    }, { $more } contre { $less }.
