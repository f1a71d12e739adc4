web-daily-remind = Připomeň mi ji každý den
web-daily-remind-line = I se zavřenou stránkou, pokud ji už nemáš rozehranou.
web-daily-remind-at = V
web-daily-play = Hrát dnešní partii
web-daily-play-late = Zahrát dodatečně
web-daily-note = Jeden pokus. Můžeš přestat a pokračovat do půlnoci; stůl počká.
web-daily-note-late = Tento den je pryč. Partie se dá ještě zahrát; je pak opožděná a nikomu se nepočítá.
web-daily-given-up = Tento pokus skončil předčasně. Partii můžeš hrát znovu, ale nepočítá se.
web-daily-earlier = Dřívější dny
web-daily-none = Pro tento den žádná partie není
web-daily-month-before = Předchozí měsíc
web-daily-month-after = Následující měsíc
web-daily-month-count = uhájeno: { $held }, ztraceno: { $lost }, vynecháno: { $missed }
web-daily-fate-playing = rozehráno
web-daily-fate-missed = nehráno
web-daily-fate-today = dnes, ještě nehráno
web-daily-late = opožděně
web-daily-missed-line = Vynechaný den se dá ještě zahrát; je pak označen „opožděně“ a nepočítá se s ostatními.
web-daily-others = Jak dopadli ostatní
web-daily-others-line = Započteno hráčů: { $count }. Jeden bod je { $dot }.
web-daily-others-count = uhájeno: { $held }, ztraceno: { $lost }
web-daily-others-none = Zatím není nikdo započten.
web-daily-others-failed = Počty teď nejsou dostupné.
web-daily-axis-lost = ztraceno
web-daily-better = Ty: více bodů než { $count } z { $held }, kdo svět uhájili.
web-daily-counts-at = Stav v { $time }.
web-daily-count-me = Započítat mě
web-daily-count-line = pošle řadu a body, žádné jméno
web-daily-counted = Tato partie je započtena.
web-daily-count-late = Co se hraje opožděně, nepočítá se.
web-daily-your-seat = ty, místo { $seat }
web-daily-no-points = žádné
web-daily-points = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
web-daily-won = Vítězství je tvé; { $name } má { $points }.
web-daily-shared = O vítězství se dělíš: { $name }.
web-daily-behind = Vítězství: { $name }, { $points }.
web-daily-share = Sdílet řadu
web-daily-copy = Kopírovat
web-daily-no-spoilers = Nic se neprozradí: žádné barvy, místa ani karty.
web-daily-seat-today = Tvé místo dnes
web-daily-seat = Tvé místo
web-daily-again = Znovu, bez započtení
web-daily-shared-title = Terrae, partie dne { $date }
web-duplicate = Duplikát
web-duplicate-send = Poslat duplikát
web-duplicate-or = Nebo s přáteli
web-duplicate-make = Vytvořit duplikát
web-duplicate-seat = Duplikát, místo { $seat }
web-duplicate-title = { $count ->
        [one] Jedna partie, zatím ty
        [few] { $count } přátelé, jedna partie
       *[other] { $count } přátel, jedna partie
    }
web-duplicate-compared = Každý seděl na stejném místě, se stejnými kartami a stejnými boty. Co se liší, je vaše dílo.
web-duplicate-copy = Kopírovat odkaz
web-duplicate-new = Nový duplikát
web-duplicate-parted = Kde jste se rozešli
web-duplicate-alone = Nikdo další ještě nedohrál. Pošli odkaz.
web-duplicate-waiting = Čeká se na
web-duplicate-begun = Začali a ještě nedohráli: { $names }.
web-duplicate-nobody = Právě ji nikdo nehraje.
web-duplicate-nobody-sees = Výsledek nikdo neuvidí, dokud sám nedohraje.
web-duplicate-play = Hrát tuto partii
web-duplicate-bring = Už mám odehráno: porovnat
web-duplicate-mean = průměr
web-duplicate-points = body
web-duplicate-shared-title = Terrae, duplikát
web-duplicate-remind = Připomenout
web-duplicate-remind-text = { $names }: tato partie ještě čeká. My ji máme odehranou a pak porovnáme.
web-duplicate-beside = Partie vedle sebe
web-duplicate-beside-line = Krok za krokem, ze stejného místa: tvoje partie a partie někoho jiného.
web-duplicate-beside-with = Porovnat s
web-duplicate-beside-back = Zpět k partii
web-site-no-friends = Pošli odkaz: kdo ho otevře, hraje stejné karty. K porovnání je potřeba herní server, který tato kopie nemá.
