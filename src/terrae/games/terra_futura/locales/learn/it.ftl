terra-futura-lesson-intro = Costruisci un territorio di tre carte per tre. A ogni turno ne prendi una e la piazzi; mette in moto la sua riga e la sua colonna. I prodotti valgono punti, l’inquinamento ne toglie. Vince il territorio migliore.
    .title = Nove carte, un territorio
terra-futura-lesson-drop = Prima di prendere una carta puoi scartare, una volta, la più vecchia di una fila. Scartane una che non ti serve: non perdi nulla, e una nuova prende il suo posto.
    .title = Via la più vecchia
terra-futura-lesson-drop-hint = Meglio scartare la carta più vecchia di una fila in cui non ti serve: ne arriva una nuova.
terra-futura-lesson-drop-good = Non si può annullare, perché si è vista una carta nuova. Toglie anche una carta a chi la aspettava.
terra-futura-lesson-take = In ogni turno prendi una carta: una dell’offerta, o la prima di un mazzo senza guardarla. Guardale: ognuna dice fino a quanto varrebbe il tuo territorio. Prendi quella che rende di più.
    .title = Prendi una carta
terra-futura-lesson-take-hint = Con un’altra carta questo turno rende di più: guarda le carte e confronta i numeri.
terra-futura-lesson-take-good = Ciò che prendi lo devi piazzare. Quasi tutte le carte di livello I danno risorse, la maggior parte di quelle di livello II le trasforma in prodotti. Il denaro serve a pagare, ma alla fine non vale nulla.
terra-futura-lesson-place = Una carta piazzata attiva tutta la sua riga e la sua colonna. Le caselle dicono quanto darebbe ciascuna in questo turno, con le tue carte nell’ordine migliore. Piazzala dove è di più.
    .title = La sua riga e la sua colonna
terra-futura-lesson-place-hint = In un’altra casella questo turno rende di più: confronta i numeri nelle caselle.
terra-futura-lesson-place-good = Ora ogni carta di quella riga e di quella colonna si può usare una volta, nell’ordine che vuoi.
terra-futura-lesson-use = Le carte illuminate si possono usare una volta ciascuna, nell’ordine che vuoi. Un guadagno mette una risorsa sulla carta; uno scambio si paga con ciò che sta sulle tue carte attive. Comincia in modo che nulla vada sprecato.
    .title = Usa le carte illuminate
terra-futura-lesson-use-hint = Dopo di che questo turno può dare meno. Cerca un inizio che lasci tutto aperto: di solito un guadagno.
terra-futura-lesson-use-good = L’ordine conta: prima i guadagni, poi gli scambi che hanno bisogno di ciò che hanno portato.
terra-futura-lesson-pollute = Il cubo deve andare su una delle tue carte. Una carta con un cubo in più dei suoi spazi è bloccata: non si può usare e nulla di ciò che porta conta. Mettilo dove ti costa meno.
    .title = Dove mettere l’inquinamento
terra-futura-lesson-pollute-hint = Lì ti costa di più. Guarda che cosa perderebbe ogni carta.
terra-futura-lesson-pollute-good = Alla fine ogni carta con inquinamento costa un punto; una bloccata costa tutto ciò che porta.
terra-futura-lesson-clean = Una delle tue carte è bloccata. Un trasferimento prende un cubo da un’altra tua carta, e una carta bloccata torna subito attiva. Prendi il cubo da dove aiuta di più.
    .title = Di nuovo attiva
terra-futura-lesson-clean-hint = Meglio prenderlo dalla carta bloccata: con un cubo in meno torna attiva.
terra-futura-lesson-clean-good = È di nuovo attiva, e tutto ciò che porta conta di nuovo.
terra-futura-lesson-copy = L’assistenza copia un effetto inferiore di una carta attiva di un altro. Paghi e inquini come se fosse tua; chi la possiede riceve una risorsa pagata o ripulisce una carta. Scegli l’effetto che rende di più.
    .title = In prestito dagli altri
terra-futura-lesson-copy-hint = Un altro effetto ti dà di più: confronta il tuo valore prima e dopo.
terra-futura-lesson-copy-good = Guarda i territori degli altri prima di costruire: ciò che sanno fare, puoi prenderlo in prestito.
terra-futura-lesson-pattern = Tutti hanno nove carte. Uno dei tuoi due schemi dà ora un ultimo giro di attivazioni; il set migliore conta tante volte quante lo possiedi per intero. Scegli lo schema che rende di più.
    .title = L’ultima attivazione
terra-futura-lesson-pattern-hint = L’altro schema può darti di più.
terra-futura-lesson-pattern-good = I prodotti valgono cinque o sei punti, una carta con inquinamento ne costa uno. Questa è Terra Futura.
terra-futura-lesson-goals = Sono il tuo segreto. Ognuna ha uno schema per un’ultima attivazione alla fine, e un set: il migliore conta tante volte quante lo possiedi per intero. Tienile presenti quando scegli.
    .title = Le tue due carte Punteggio
terra-futura-lesson-out = Si usano le ultime carte. Poi si contano tutti i territori.
    .title = Come va a finire
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. Ha fatto la differenza:
    { $source ->
        [food] cibo
        [construction] costruzioni
        [goods] merci
        [raw] materie prime
        [set] il set
       *[polluted] carte inquinate
    }, { $more } a { $less }.
