terra-lesson-intro = Dal mazzo escono crisi; le carte che hai in mano aiutano a contrastarle. Vince chi ha più punti, ma solo se il mondo regge: se le crisi a tutti gli effetti diventano troppe, perdono tutti.
    .title = Il mondo è di tutti
terra-lesson-first = A ognuno si chiede una volta, cominciando da te, una carta del colore della crisi; insieme bisogna raggiungere il valore di rischio. Se riesce, la prima carta vale 3 punti. Scegli una carta dal bordo dorato.
    .title = Aiuta solo il suo colore
terra-lesson-first-hint = Si può passare, ma qui vuoi aiutare prima di tutti: scegli una carta dal bordo dorato e giocala.
terra-lesson-first-good = Gli altri hanno aggiunto abbastanza. Hai aiutato prima di tutti e ottieni 3 punti; la carta più alta anche. Altrimenti le carte sarebbero perse e la crisi sarebbe a tutti gli effetti.
terra-lesson-first-other = Gli altri non hanno aggiunto abbastanza: le carte sono perse e la crisi è a tutti gli effetti. Risolta in tempo, ti avrebbe dato 3 punti per il primo aiuto. Prova un’altra carta, o vai avanti.
terra-lesson-last = Si può parlare, promettere e bluffare; è vietato soltanto mostrare le carte. Ora guarda quanto manca, e da’ una carta che raggiunga il rischio.
    .title = Quanto basta
terra-lesson-last-hint = Così il rischio non è raggiunto. La barra sopra i posti mostra fin dove arriva ogni carta.
terra-lesson-last-good = Risolta in tempo: la prima carta e la più alta danno 3 punti ciascuna. L’arte è spendere poco mentre il mondo regge. Così il turno si chiude; se diventa una crisi a tutti gli effetti, il turno prosegue.
terra-lesson-close = Nel tuo turno puoi anche lavorare alle crisi a tutti gli effetti: una carta per ciascuna. Chi gioca la carta che raggiunge il rischio ottiene 5 punti. Scegli una carta, poi la crisi sulla mappa.
    .title = Si può ancora risolvere
terra-lesson-close-hint = Scegli la carta che raggiunge il rischio di una crisi sulla mappa.
terra-lesson-close-good = Risolta, e 5 punti. Tre crisi a tutti gli effetti in una regione, quattro di un colore o sette in tutto, e il mondo è perduto per tutti.
terra-lesson-hoard = Poiché hai aiutato, puoi immagazzinare: metti da parte una combinazione di tre carte, a faccia in giù. Alla fine varrà la somma dei suoi valori, se il mondo regge. Scegli una combinazione e immagazzinala.
    .title = Qualcosa per te
terra-lesson-hoard-hint = Scegli la combinazione che vale di più, poi immagazzinala.
terra-lesson-hoard-good = Questi punti sono tuoi se il mondo regge; queste carte mancheranno alla prossima crisi. E alla fine del turno nessuno tiene in mano più di otto carte.
terra-lesson-fatal = Se anche questa non viene risolta, tutto è perduto: tre crisi a tutti gli effetti in una regione, quattro di un colore o sette in tutto, e perdono tutti, quanti punti abbiano. Tocca a te, e dopo di te a nessuno. Salva il mondo.
    .title = Salva il mondo
terra-lesson-fatal-hint = Così il rischio non è raggiunto. La barra sopra i posti mostra fin dove arriva ogni carta.
terra-lesson-fatal-good = Il mondo regge. Chi non dà nulla tiene le sue carte e può perdere tutto; chi dà troppo lascia vincere qualcun altro. Questa è Terra.
terra-lesson-out = Il mazzo è quasi finito. Guarda le ultime mosse; poi si contano i punti.
    .title = Come va a finire
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. Ha fatto la differenza:
    { $source ->
        [first] il primo aiuto
        [highest] le carte più alte
        [solved] le crisi risolte
       *[hoard] le combinazioni immagazzinate
    }, { $more } a { $less }.
