web-debrief-comes = Se está calculando el balance…
web-debrief-none = Todavía no hay balance.
web-debrief-slides = Diapositivas
web-debrief-previous = Diapositiva anterior
web-debrief-next = Diapositiva siguiente
web-debrief-projector = En el proyector
web-debrief-print = Imprimir una página
web-debrief-data = Llevarse los datos
web-debrief-names-hidden = Los nombres están ocultos
web-debrief-names-shown = Los nombres se ven
web-debrief-reveal = Mostrar los alias
web-debrief-reveal-line = Todos verán quién se sentó dónde. Se ocultan otra vez con la siguiente diapositiva.
web-debrief-slide-rounds = Las rondas
web-debrief-slide-moments = El último momento
web-debrief-slide-rich = Ricos y pobres
web-debrief-slide-said = Dicho y hecho
web-debrief-slide-twins = El mismo puesto
web-debrief-slide-laws = Otra ley
web-debrief-slide-now = ¿Y ahora?
web-debrief-table = Mesa { $number }
web-debrief-tables = Mesas
web-debrief-table-round = Mesa { $table }, ronda { $round }
web-debrief-seat = Puesto { $letter }
web-debrief-in-silence = en silencio
web-debrief-with-talk = hablando
web-debrief-held = resistió
web-debrief-lost = perdido
web-debrief-stopped = parado
web-debrief-held-of = { $held } de { $of } resistieron
web-debrief-came-second = La ronda 2 también vino después. Aquí no se puede separar lo que hizo la ley de lo que hizo la práctica.
web-debrief-without-bots = Sin las mesas que tuvieron un bot: { $counts }.
web-debrief-few-tables = Son pocas mesas: algo puede ser azar.
web-debrief-signed = { $signed } de { $of } firmaron
web-debrief-guessed = { $count ->
        [one] Una respuesta, de media { $mean }.
       *[other] { $count } respuestas, de media { $mean }.
    }
web-debrief-model = un modelo, no vosotros
web-debrief-laws-title = Vuestra clase bajo otra ley
web-debrief-laws-line = Las mesas de la última ronda ({ $tables }), repartidas de nuevo y jugadas { $replays } veces por bots que deciden como vosotros en la ronda 1.
web-debrief-laws-come = El modelo aún está jugando. Tarda hasta un minuto.
web-debrief-no-law = Ninguna ley nueva
web-debrief-as-played = como se jugó
web-debrief-worlds-that-hold = mundos que resisten
web-debrief-on-average = de media
web-debrief-eight-of-ten = 8 de 10 partidas están entre
web-debrief-between = { $low } y { $high }
web-debrief-it-was = fueron { $held }
web-debrief-trust = Hasta dónde fiarse
web-debrief-trust-own = Para lo que jugasteis dice de { $low } a { $high }. Fueron { $held }. Un caso prueba poco.
web-debrief-trust-alike = { $law } no se distingue de { $others }: sus barras se solapan.
web-debrief-not-counted = No se cuenta
web-debrief-not-counted-line = { $laws }: el modelo no habla, así que no puede saber qué habríais dicho.
web-debrief-in-nearly-all = resiste en casi todas las partidas
web-debrief-in-some = en algunas
web-debrief-in-hardly-any = en casi ninguna
web-debrief-laws-question = Una pregunta para vosotros: ¿os habríais portado aún como en la ronda 1?
web-debrief-to-talk = Para hablar
web-debrief-ask-law = Elegisteis vosotros mismos «{ $law }». ¿Qué cambió y qué no?
web-debrief-ask-fines = { $count ->
        [one] La multa se pagó una vez. ¿Funcionó porque se pagaba o porque existía?
       *[other] La multa se pagó { $count } veces. ¿Funcionó porque se pagaba o porque existía?
    }
web-debrief-ask-lost = Mirad un mundo perdido. ¿Qué pensarían los que pasaron?
web-debrief-ask-unsigned = { $count ->
        [one] Uno de vosotros no firmó. ¿Cuál habría sido una ley para todos?
       *[other] { $count } de vosotros no firmaron. ¿Cuál habría sido una ley para todos?
    }
web-debrief-ask-rule = ¿Qué regla daríais a la próxima clase, y por qué?
web-debrief-ask-life = ¿Dónde, en vuestra propia vida, espera alguien a que los demás den primero? ¿Hay una ley para eso?
web-debrief-game-knows = Lo que sabe el juego
web-debrief-released = Escrito por vosotros
web-debrief-report = Nuestros mundos
web-debrief-lines = Lo que queremos recordar
