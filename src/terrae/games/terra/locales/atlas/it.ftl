### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Ogni crisi e ogni Soluzione: quante volte c’è nel gioco, e che cosa rappresenta nel mondo.
terra-atlas-search = Un nome, un numero, una regione
terra-atlas-measures = Soluzioni
    .line = 90 carte: in ogni colore sei 1, sei 2, cinque 3, cinque 4, quattro 5 e quattro 6
terra-atlas-crises = Crisi
    .line = 18 carte, una per ogni colore e regione
terra-atlas-measure = Soluzione
terra-atlas-crisis = Crisi
terra-atlas-region = Regione
terra-atlas-value = Valore
terra-atlas-threat = Rischio
terra-atlas-copies = { $count } su { $all }
terra-atlas-copies-measure = { $count } delle { $all } Soluzioni
terra-atlas-copies-crisis = una volta; ogni crisi c’è una volta sola
terra-atlas-against = Aiuta contro
terra-atlas-helped-by = Che cosa aiuta

## In the game

terra-atlas-game-low = Giocata per prima, dà 3 punti se la crisi è risolta in tempo, quanto qualsiasi altra carta. E su una crisi a tutti gli effetti anche una piccola permette di immagazzinare una combinazione.
terra-atlas-game-middle = Di rado la più alta, spesso quella che mancava: chi mette l’ultima carta su una crisi a tutti gli effetti ottiene 5 punti, qualunque valore abbia.
terra-atlas-game-high = Spesso è la carta più alta, che dà 3 punti quando una crisi è risolta in tempo. Su una crisi a tutti gli effetti conviene spenderla dove la risolve.
terra-atlas-game-crisis = Quando esce, ognuno può giocare una carta del suo colore. Se insieme arrivano a { $threat }, è risolta in tempo; se no diventa una crisi a tutti gli effetti, e con tre in una regione, quattro di un colore o sette in tutto, il mondo è perduto.

## In the world: the measures

terra-atlas-G1 = Vetro, carta, metallo e avanzi di cucina, tenuti separati, possono diventare qualcosa di nuovo. Ciò che si butta tutto insieme finisce per lo più sepolto o bruciato.
terra-atlas-G2 = Ciò che nessuno consuma non serve tagliarlo, pomparlo o scavarlo. Riparare, condividere e rinunciare a qualcosa lascia di più a chi verrà dopo.
terra-atlas-G3 = Gli alberi giovani trattengono terra e acqua, rinfrescano i dintorni e crescendo catturano carbonio. Riesce meglio con gli alberi giusti al posto giusto, e se la gente del luogo ne ricava qualcosa.
terra-atlas-G4 = Un pozzo, un canale o un impianto a goccia fanno fruttare i campi negli anni secchi e risparmiano lunghe camminate. Dura, se non si prende più di quanto portano pioggia e neve.
terra-atlas-G5 = Filtri, cicli chiusi e metodi migliori fermano il veleno prima che arrivi nell’aria e nei fiumi. È meglio non sporcare che ripulire.
terra-atlas-G6 = Sole, vento, acqua e calore della terra non finiscono e lasciano poche tracce. Quel che spesso manca sono linee e accumulo.
terra-atlas-B1 = La fame viene di rado dalla mancanza di cibo nel mondo: mancano la pace, il denaro o una strada per il mercato. Ogni altro aiuto comincia da acqua pulita e un piatto pieno.
terra-atlas-B2 = Un vaccino, un’ostetrica, una medicina che si può pagare: molto di ciò che salva vite è semplice. Deve solo esserci, vicino e in tempo.
terra-atlas-B3 = Terrazzare un pendio, conservare i semi, costruire contro il caldo: si è imparato in generazioni. Dove si tramanda, la gente conserva il lavoro e le usanze.
terra-atlas-B4 = Con un indirizzo è più facile trovare lavoro, scuola e medico. Una casa è spesso il primo passo per tornare fra gli altri, non il premio alla fine.
terra-atlas-B5 = Nessuno nasce disprezzando gli altri: lo si impara, e si può disimparare. Servono leggi giuste, e persone che parlano quando qualcuno viene trattato da meno.
terra-atlas-B6 = Chi sa leggere, contare e fare domande può badare alla salute, al lavoro e ai propri diritti. Quando le bambine imparano come i bambini, intere famiglie vivono meglio.
terra-atlas-R1 = Le regole si seguono, le tasse si pagano e i vicini si rispettano perché i più lo fanno da sé. Di queste piccole cose è fatta la vita insieme, ogni giorno.
terra-atlas-R2 = Chi ha di più dà una mano a chi ha di meno: dopo un terremoto, in una siccità, oltre un confine. L’aiuto migliore è quello che ascolta chi lo riceve.
terra-atlas-R3 = Le mine restano in agguato molto dopo la pace, nei campi e sulla strada di scuola. Toglierle è un lavoro lento, a mano, che restituisce la terra metro per metro.
terra-atlas-R4 = I mediatori ascoltano le due parti prima che parlino le armi. Un colloquio in tempo finisce di rado nelle notizie, perché ciò che evita non accade.
terra-atlas-R5 = Fiumi, malattie e navi passano i confini, e così devono fare gli accordi. Le organizzazioni internazionali hanno solo la forza che i membri danno loro.
terra-atlas-R6 = Chi può scegliere il governo, criticarlo e cambiarlo col voto può correggere gli errori senza violenza. La democrazia vive di stampa libera, di tribunali equi e di gente che partecipa.

## In the world: the crises

terra-atlas-G-NA = I boschi sono sempre bruciati; con siccità più lunghe e più caldo gli incendi sfuggono a ogni controllo. Piccoli fuochi, accesi e sorvegliati da esperti col fresco, tolgono loro il combustibile.
terra-atlas-G-SA = La foresta che sparisce in Amazzonia lascia il posto soprattutto a pascoli e campi. Con lei se ne vanno piogge che cadono lontano nell’interno, la casa di popoli e specie, e una riserva di carbonio.
terra-atlas-G-EU = Un fiume porta a valle, oltre ogni confine, ciò che fabbriche, miniere e campi vi lasciano. Alcuni dei più sporchi sono tornati a vivere da quando i vicini si sono dati regole.
terra-atlas-G-AF = Dove si tagliano gli alberi, le mandrie sono troppe e la pioggia manca, il vento porta via la terra. Nel Sahel i contadini la riconquistano con file di pietre, piccole buche e alberi che lasciano crescere.
terra-atlas-G-AS = Gas di scarico, fumo di carbone e stoppie bruciate si raccolgono nell’aria ferma dell’inverno sulle grandi città. Fanno male a polmoni e cuore; dove combustibili e filtri sono migliorati, il cielo si è schiarito.
terra-atlas-G-OC = Quando il mare si scalda troppo, i coralli perdono le alghe che li nutrono, sbiancano e possono morire di fame. Le barriere sono nidi di pesci e rompono le onde davanti alla costa; negli anni più freschi possono riprendersi.
terra-atlas-B-NA = Dove gli affitti salgono più in fretta dei salari, anche chi lavora finisce in tenda o in auto. Alloggi alla portata di tutti e un aiuto prima dello sfratto tengono aperte porte difficili da riaprire.
terra-atlas-B-SA = Accanto a ville recintate ci sono quartieri senza fogne: dove si nasce decide troppo. Scuole, terra, tasse giuste e lavori sicuri riducono il divario, lentamente.
terra-atlas-B-EU = Perdere il lavoro, la salute o il partner può bastare per perdere la casa, anche in città ricche. Alcune danno prima un alloggio, e da lì sistemano il resto.
terra-atlas-B-AF = Un virus viaggia svelto come le persone e colpisce di più dove gli ospedali sono pochi. Avvisi precoci, vaccini e sanitari di cui i villaggi si fidano lo fermano.
terra-atlas-B-AS = Un bambino che annoda tappeti o spacca pietre guadagna qualcosa oggi e perde la scuola. Se i genitori guadagnano abbastanza e la scuola è gratuita e vicina, lo mandano a imparare.
terra-atlas-B-OC = Sulle isole basse e nei delta il mare che sale entra nelle case, e le tempeste lo spingono oltre. Argini, mangrovie e palafitte fanno guadagnare tempo; qualcuno deve andarsene.
terra-atlas-R-NA = Dove un’arma è sempre a portata di mano, una lite o un’ora buia finisce più facilmente in una morte. Armi ben custodite, buone leggi e chi si mette fra i rivali salvano vite.
terra-atlas-R-SA = Dove lo Stato è debole, le bande riscuotono il pizzo, arruolano ragazzi e fanno tacere la gente. Scuole, lavoro e una polizia di cui fidarsi tolgono loro il terreno sotto i piedi.
terra-atlas-R-EU = Quando i carri armati passano un confine, si distruggono case, campi e la fiducia di generazioni. Che i vicini debbano parlarsi invece di sparare, qui si è imparato a un prezzo terribile.
terra-atlas-R-AF = Quando un paese combatte contro se stesso, i vicini diventano nemici, i campi restano incolti e arriva la fame. La pace tiene se tutti hanno parte nel potere, nella giustizia e nelle ricchezze della terra.
terra-atlas-R-AS = Missili che in pochi minuti raggiungono il vicino non lasciano tempo per ripensarci. Trattati, ispezioni e una linea diretta fra le capitali hanno aiutato a evitare il peggio.
terra-atlas-R-OC = Negli stretti fra le isole i predoni salgono a bordo di notte. Aiutano i pattugliamenti che i paesi vicini fanno insieme, e anche una vita dignitosa per chi pesca.

## Why this game

terra-why = Tutti possono vincere, e tutti possono perdere
    .lead = Bruno Faidutti ha creato Terra per il Forum universale delle culture, tenuto a Barcellona nel 2004: un incontro per ascoltare invece di combattere. Il gioco ripete sempre la stessa domanda: quanto do?
terra-why-1 = Una crisi non chiede di chi è
    .text = Colpisce una regione e conta per tutti. Chi vive lontano può passare una volta, o due. Ma tre in una regione, quattro di un colore o sette in tutto chiudono la partita per tutti.
terra-why-2 = Dare è premiato, un poco
    .text = Chi aiuta prima di tutti e chi dà di più fa punti. Eppure una mano piena di sei vale di più se gli altri spendono i loro. Gli economisti lo chiamano free riding; al tavolo lo si sente.
terra-why-3 = Le parole sono gratis, e contano
    .text = Prometti, chiedi, bluffa: niente di ciò che si dice obbliga nessuno. Per questo qui la fiducia vale tanto. Il Forum sperava lo stesso fra i popoli: prima ascoltare, perché il conflitto è la via più cara.
terra-why-4 = Diciotto Soluzioni, nessuna magica
    .text = Dalla raccolta differenziata alla democrazia, ognuna rappresenta un lavoro che la gente fa davvero. I numeri piccoli sono passi piccoli, non inutili: un 1 alla fine può salvare una regione.
terra-why-omits = Ciò che il gioco lascia fuori: le crisi vere non aspettano il loro turno, e spesso colpiscono prima chi meno le ha causate.
