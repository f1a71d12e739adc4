### The house's own sentences: those of the terminal game that belong to no game in particular.

language-name = Español

terminal-new = Nueva partida de { $game } para { $players } jugadores. Escribe ? para ver las reglas del momento, help para lo demás.
terminal-resumed = Aquí sigue tu partida de { $game }, tras { $moves ->
        [one] 1 decisión
       *[other] { $moves } decisiones
    }.
terminal-resume = Tienes una partida de { $game } sin terminar ({ $players } jugadores, { $moves ->
        [one] 1 decisión tomada
       *[other] { $moves } decisiones tomadas
    }). Intro la continúa, «new» empieza otra y guarda esta en un archivo, «q» sale.
terminal-resume-choose = Pulsa Intro o escribe «new» o «q».
terminal-resume-options = (Las opciones que has dado son para una partida nueva.)
terminal-kept = Tu partida sin terminar se ha guardado en { $file }.
terminal-damaged = No se ha podido leer la partida guardada ({ $why }). Se ha movido a { $file }.
terminal-since = Mientras tanto
terminal-story = La crónica hasta ahora
terminal-prompt = Tu respuesta
terminal-prompt-only = Tu respuesta (Intro para la única posible)
terminal-choose =
    { $count ->
        [one] Escribe 1 o help.
       *[other] Escribe un número del 1 al { $count } o help.
    }
terminal-refused = No se puede: { $why }.
text-format = Una línea es un objeto JSON, como { $answer } o { $ask }, y nada más.
text-too-long = Una línea tiene como máximo { $bytes } bytes.
text-late = Eso responde a la pregunta { $given }; esta es la { $number }.
text-requests = Demasiadas consultas antes de una sola respuesta.
text-time = No llegó ninguna respuesta en { $seconds } s.
text-illegal = «{ $answer }» no es posible aquí. { $title } ({ $rule }): { $text }
terminal-help = Responde con un número o con su notación. ? o rules: las reglas del momento. log: la crónica hasta ahora. table: volver a ver la mesa. back: retirar tu última respuesta, salvo que haya descubierto algo. q: guardar y salir.
terminal-help-talk = say y una frase con sus valores: hablar a los demás, numerados desde 1. say solo: todo lo que se puede decir. talk: lo que se ha dicho y quién ha cumplido.
terminal-talk = Dicho en la mesa
terminal-ledger = { $name }: promesas cumplidas { $kept }, rotas { $broken }
terminal-no-way-back = No hay vuelta atrás: tu última respuesta ha descubierto algo, o alguien más ha decidido desde entonces.
terminal-rules-read-on = Todas las reglas: docs/rules en el proyecto.
terminal-saved = Partida guardada. «terrae play { $game }» continúa desde aquí.
terminal-over = La partida ha terminado.
terminal-recorded = Su registro se ha añadido a { $file }.

## The web app

web-home-link = Terrae, inicio
web-nowhere = Aquí no hay nada
web-nowhere-line = Quizá se ha eliminado, o el enlace no estaba completo.
web-close = Cerrar
web-menu = Menú
web-language = Idioma
web-theme-device = Como el dispositivo
web-theme-light = Tema claro
web-theme-dark = Tema oscuro
web-notices = Avisarme cuando sea mi turno
web-notices-blocked = Este navegador no deja que la página envíe avisos.
web-push-table = Avísame cuando sea mi turno aquí, también con la página cerrada
web-push-all = Avísame en todas mis mesas, también con la página cerrada
web-push-line = El fabricante de tu navegador lo transmite cifrado. Nombra la mesa, y ninguna carta.
web-push-by-all = Está activado para todas tus mesas; se desactiva en los ajustes.
web-push-insecure = Hace falta una dirección con https, o Terrae en este mismo dispositivo.
web-push-unsupported = Este navegador no puede hacerlo. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
web-push-failed = El navegador no ha podido activarlo. Quizá no alcanza el servicio de su fabricante.
web-sounds = Sonidos
web-single-keys = Atajos de una tecla
web-rules = Reglas
web-all-rules = Todas las reglas
web-leave-table = A la página de inicio
web-watch-line = Quien tiene este enlace ve lo que ve toda la mesa, pero ninguna mano.
web-leave = Dejar la partida
web-leave-line = Un bot sigue jugando por ti. Puedes recuperar tu asiento mientras dure la partida.
web-leave-guest-line = El bot sigue jugando en su asiento. No podrás recuperarlo.
web-end-table = Terminar la partida para todos
web-end-table-line = Nadie gana, se muestran todas las cartas y no hay vuelta atrás.
web-sure = Sí, de verdad
web-bot-for-you = Un bot juega por ti.
web-come-back = Recuperar mi asiento
web-seat-elsewhere = Tu asiento está en otro dispositivo.
web-gone = { $name } lleva { $time } fuera.
web-gone-soon = { $name } no está. En { $time } podrá jugar un bot.
web-gone-clock = { $name } no está. Un bot decide en { $time }.
web-wait = Esperar
web-replace = Que juegue un bot
web-guest = { $name } ha tomado el asiento de { $bot }.
web-guest-undo = Devolverlo al bot
web-guest-fine = De acuerdo
web-guests = Invitados
web-guests-left = Asientos de bots que aún se pueden tomar con la invitación: { $left }.
web-guests-more = Dejar entrar a una persona más
web-guest-undo-seat = Devolver al bot el asiento de { $name }
web-abandoned = Esta partida se terminó antes de tiempo.
web-abandoned-by = { $name } terminó esta partida antes de tiempo.
web-abandoned-host = Quien abrió la mesa terminó esta partida antes de tiempo.
web-abandoned-agreed = Todos aceptaron terminar esta partida antes de tiempo, como quería { $name }.
web-too-long = Esta partida ha terminado: una mesa guarda como máximo { $moves } jugadas.
web-watching = Estás mirando.
web-time-left = Tiempo de { $name }: { $time }
web-connection-connecting = Conectando
web-table-coming = Preparando la mesa …
web-skip-link = Ir a la decisión
web-connection-open = Conexión activa
web-connection-lost = Sin conexión, reintentando
web-connection-since = Sin conexión desde las { $time }. Reintentando; hasta entonces los botones esperan.
web-connection-gone = Este enlace ya no funciona
web-players = Jugadores
web-bot = bot
web-story = Crónica
web-talk = Charla
web-talk-empty = Aún no se ha dicho nada. Nada de lo que se diga aquí obliga.
web-talk-say = Di algo a la mesa
web-talk-send = Enviar
web-talk-can-help = Puedo ayudar
web-talk-cannot = No puedo ayudar
web-talk-please = Necesito ayuda
web-talk-thanks = Gracias
web-talk-promises = Promesas
web-talk-choose = ¿Qué quieres decir?
web-talk-other = Elegir otro tipo de frase
web-talk-say-it = Decirlo
web-talk-unchecked = Nada te obliga, pero todos ven si las promesas se cumplen.
web-talk-own-words = O con tus propias palabras
web-talk-untranslated = texto libre, sin traducir
web-talk-said-in = dicho en
web-talk-silence = Esta mesa juega en silencio.
web-talk-silence-line = Lo que hacen los demás es todo lo que dicen.
web-talk-offline = Sin conexión. Puedes preparar una frase; se podrá decir cuando vuelva. Nada se guarda para después.
web-talk-fast = Deja leer a los demás. Podrás hablar de nuevo en { $time }.
web-talk-watching = Estás mirando: lo oyes todo y no dices nada.
web-talk-not-now = Eso no se puede decir ahora. La situación ha cambiado; revisa la frase.
web-talk-hide-words = Ocultar el texto libre, solo para mí
web-talk-hidden = texto libre, oculto
web-talk-settings = A quién oyes
web-talk-settings-line = Las frases para elegir son parte del juego y siempre llegan. El texto libre se puede ocultar; solo lo notas tú.
web-talk-block = Ocultar el texto libre de { $name }
web-talk-report = Denunciar: { $name }
web-talk-report-short = Denunciar
web-talk-reported = Denunciado. Quien lleva este servicio podrá mirarlo.
web-talk-close = Cerrar la charla
web-talk-all = Todo
web-lobby-talk = Hablar en la mesa
web-lobby-talk-words = también texto libre
web-lobby-talk-sentences = frases para elegir
web-lobby-talk-silence = silencio
web-lobby-keep-words = El registro de la partida conserva también el texto libre.
web-ledger-title = Quién cumplió su palabra
web-ledger-line = De las promesas puestas a prueba se cumplieron { $kept } de { $tested }.
web-ledger-halves = En la primera mitad hasta ahora, { $first } de { $before }; desde entonces, { $second } de { $after }.
web-ledger-untested = Aún no se ha puesto a prueba ninguna promesa.
web-ledger-none = Nadie ha prometido nada.
web-ledger-over = La confianza a lo largo del tiempo
web-ledger-over-line = Sobre la línea: cumplido. Debajo: incumplido. En ella: pendiente o sin comprobar.
web-ledger-given = Prometido, dado
web-ledger-of = { $part } de { $whole }
web-ledger-words = Palabra por palabra
web-ledger-filter-all = Todo
web-ledger-filter-broken = Incumplido
web-ledger-filter-me = A mí
web-ledger-moment = turno { $number }
web-ledger-hands = Dicho sobre las cartas en mano
web-ledger-hands-said = Dicho hasta ahora: { $count }
web-ledger-hands-untrue = Falso: { $count }
web-ledger-hands-clear = dicho en el turno { $said }, desmentido en el turno { $clear }
web-ledger-counts = Qué cuenta como promesa
web-ledger-out-open = aún por venir
web-ledger-out-gave = dado: { $given }
web-ledger-out-nothing = nada dado
web-ledger-out-untested = no llegó la ocasión
web-ledger-out-unmet = la condición no se dio
web-ledger-out-replaced = una promesa posterior la reemplazó
talk-verdict-open = pendiente
talk-verdict-kept = cumplido
talk-verdict-broken = incumplido
talk-verdict-untested = sin comprobar
talk-verdict-replaced = reemplazado
web-refused-silence = En esta mesa se juega en silencio.
web-refused-no-acts = Este juego no tiene frases para elegir.
web-refused-late = La partida ha avanzado: dilo otra vez si aún vale.
web-refused-enough = Ya lo has dicho bastantes veces: primero tiene que decidirse en el juego.
web-decision = Decisión
web-decides-now =
    { $you ->
        [yes] Ahora decides tú.
       *[no] Ahora decide { $name }.
    }
web-waits-for = { $name } está decidiendo.
web-what-now = ¿Qué puedo hacer?
web-take-back = Deshacer
web-what-now-not = Ahora no se te pregunta nada.
web-take-back-not = No hay nada que deshacer: se ha visto algo nuevo, o ha decidido otra persona.
web-advice = Consejo de un bot
web-advice-ask = ¿Qué haría un bot?
web-advice-by = { $bot }, a partir de lo que ves. Puede equivocarse.
web-advice-thinks = El bot piensa …
web-advice-none = El bot no tiene consejo ahora mismo. Pregunta de nuevo en un momento.
web-advice-later = No da nada enseguida, pero las partidas que el bot imaginó fueron mejor así.
web-advice-gains =
    { $points ->
        [one] Te da 1 punto.
       *[other] Te da { $points } puntos.
    }
web-advice-worth =
    { $points ->
        [one] Puede darte 1 punto hasta el final del turno.
       *[other] Puede darte { $points } puntos hasta el final del turno.
    }
web-signs = Señas
web-sign-good = Bien
web-sign-well_done = Bien hecho
web-sign-thanks = Gracias
web-sign-ha = Ja
web-sign-oh_no = Oh, no
web-sign-thinking = Déjame pensar
web-vote-ask = Preguntar a todos
web-vote-line = Se hace cuando están de acuerdo todos los que juegan. Los bots no votan.
web-vote-ask-take-back = Deshacer mi última decisión
web-vote-ask-end = Terminar la partida
web-vote-take_back = { $name } quiere deshacer su última decisión.
web-vote-end = { $name } quiere terminar la partida.
web-vote-take_back-waits = Se deshace si { $names } está de acuerdo.
web-vote-end-waits = La partida termina si { $names } está de acuerdo.
web-vote-yes = De acuerdo
web-vote-no = No
web-vote-withdraw = Retirar
web-settings = Ajustes
web-settings-name = Tu nombre en la mesa
web-settings-name-line = Vale en la próxima mesa en que te sientes, y cuando juegues otra vez.
web-settings-theme = Tema
web-story-jump = Mostrar este momento en la repetición
web-replay-save = Guardar la partida
web-lobby-rename-seat = Cambiar mi nombre
web-lobby-up = Subir a { $name } un asiento
web-keys = Teclas
web-keys-off = Las letras y cifras sueltas están desactivadas en este dispositivo.
web-key-list = Esta lista
web-key-help = ¿Qué puedo hacer ahora?
web-key-back = Deshacer
web-key-tab = A lo siguiente; con Mayús y Tab a lo anterior
web-key-escape = Cerrar, o no elegir nada
web-row-team-won = Tu equipo ganó { $points } : { $others }.
web-row-team-lost = Tu equipo perdió { $points } : { $others }.
web-pace = Ritmo
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-instant = Al instante
web-pace-stop = Parar tras cada desenlace
web-continue = Continuar
web-skip = Saltar a mi turno
web-skip-not = Ahora no hay nada que saltar.
web-worth-after =
    { $bound ->
        [most] Vale { $before } ahora, hasta { $after } después
       *[exact] Vale { $before } ahora, { $after } después
    }
web-bound-most = hasta
web-zoom-atlas = Abrir en el atlas
web-zoom-back = Volver a la mesa
web-away-tag = fuera
web-refused = No se puede: { $why } ({ $rule }).
web-refused-malformed = La página y el servicio no se entienden. Vuelve a cargar la página.
web-refused-state = Eso no encaja con el estado de esta mesa.
web-refused-illegal = Las reglas no lo permiten.
web-refused-not-your-turn = Ahora decide otra persona.
web-refused-stale = Mientras tanto ha pasado otra cosa en la mesa.
web-refused-bad-record = Este registro no es válido.
web-refused-too-large = Es demasiado grande para el servicio.
web-refused-unreadable = El servicio no puede leer esta mesa en este momento. Todas las demás mesas siguen.
web-refused-seat-taken = Ese asiento ya está ocupado.
web-refused-wrong-code = Ninguna clase tiene este código, o las imágenes han cambiado. Mira otra vez y prueba de nuevo.
web-refused-pictures = Esta puerta pide también las imágenes.
web-refused-door-locked = El profesor ha cerrado la puerta.
web-refused-no-guests = Con esta invitación ya no puede sentarse nadie más. Puedes mirar.
web-refused-name-taken = Alguien en esta mesa ya se llama así.
web-refused-colour-taken = Alguien en esta mesa ya tiene ese color.
web-refused-bad-text = Ese texto es demasiado corto o demasiado largo, o contiene caracteres que no se pueden mostrar.
web-refused-chat-off = La charla está desactivada en esta mesa.
web-refused-too-many-tables = Hay demasiadas mesas abiertas desde aquí. Termina o cierra antes algunas.
web-refused-hints-off = Las indicaciones están desactivadas en esta mesa.
web-story-and-talk =
    { $count ->
        [0] Crónica y charla
        [one] Crónica y charla, 1 mensaje nuevo
       *[other] Crónica y charla, { $count } mensajes nuevos
    }
web-nav = Páginas
web-nav-more = Más páginas
web-nav-play = Jugar
web-nav-learn = Aprender
web-nav-replays = Repeticiones
web-nav-about = Acerca de
web-hero = Juegos sobre un solo planeta
web-ladder = Quién juega cómo
web-ladder-lead = { $games } partidas de { $game } entre bots. Todas las mesas jugaron los mismos repartos.
web-ladder-mixed = En mesas mezcladas
    .line = De 100 partidas; las barras son intervalos de confianza del 95 %. Punteado: una parte justa de victorias, { $share }.
web-ladder-players = Jugadores
web-ladder-order = Orden
web-ladder-by-wins = por victorias
web-ladder-by-survival = por supervivencia
web-ladder-by-score = por puntos
web-ladder-survival = el mundo sobrevive
web-ladder-score = puntos
web-ladder-wins = victorias
web-ladder-between = entre { $low } y { $high }
web-ladder-one = Uno entre { $others }
web-ladder-one-survival = El mundo sobrevive, de 100 partidas
web-ladder-one-wins = Gana ese bot, de 100 partidas
web-ladder-row = uno de estos, entre
web-ladder-best = Subrayado: nadie lo hace mejor entre estos.
web-ladder-counted = { $games } partidas por mesa, repartos { $seed }/0 en adelante, versión { $version }. terrae tournament las recuenta.
web-hero-line = Mantén el mundo en pie o construye una tierra que perdure. Nada que instalar, sin cuenta.
web-seats = De { $least } a { $most } jugadores
web-players-choose = Cuántos juegan
web-play-now = Jugar ahora
web-play-with = { $seats } jugadores, bots: { $bots }, { $kind }
web-play-with-ask = ¿Quién juega contigo?
web-bots-mixed = mezclados
web-bots-mixed-line = Caracteres distintos, como conviene al juego.
web-bots-lot = otro más por sorteo
web-character-of = { $name }, { $character }: qué esperar
web-strength-choose = Nivel
web-strength-easy = fácil
web-strength-normal = normal
web-strength-hard = difícil
web-done = Listo
web-name-ask = ¿Cómo te llamas?
web-name-line = Los demás en la mesa ven este nombre. Se queda en este dispositivo.
web-name-go = Jugar
web-invite = Invitar amigos
web-one-device = Un dispositivo
web-learn-short = Aprende en tres minutos
web-watch-replay = Ver una repetición
web-offline = El servicio no responde. Inténtalo de nuevo en un momento.

# Without a service: the app as a folder of files.
web-site-line = Todo lo de esta página funciona en este dispositivo, también sin conexión.
web-site-line-http = Todo lo de esta página funciona en este dispositivo. Abierta con una dirección https, también funciona sin conexión.
web-site-needs = Necesita un servicio de juego, que esta copia no tiene:
    .what = amigos en otros dispositivos, mesas abiertas, clases en directo, cifras de los demás.
web-site-connect = Conectarse a uno
web-site-ready-in = listo en unos { $seconds } s
web-site-loading = El motor se está cargando
web-site-loaded = { $loaded } de { $total } MB. Mientras tanto puedes aprender y leer.
web-site-starts = Empieza solo
    .line = Toca otra vez para quedarte aquí.
web-site-too-old = Este navegador no puede ejecutar el motor.
    .line = Las reglas y el atlas funcionan. Para jugar, usa un navegador más nuevo.
web-site-kept = Todo está guardado para cuando no haya conexión.
web-site-new = Hay una versión nueva.
web-site-change = Cambiar ahora
web-site-later = En el próximo inicio
web-site-waits = Una versión nueva espera a que termine esta partida.
web-site-full = En este dispositivo no queda espacio: tu última respuesta no se ha guardado; todo lo anterior, sí. Haz sitio e inténtalo de nuevo.
web-site-needs-service = Esto necesita un servicio de juego, que esta copia no tiene.
    .line = En este dispositivo puedes jugar con bots, pasarlo de mano en mano, aprender y leer.
web-site-as-file = Los navegadores solo ejecutan esta página desde un servidor web. Escribe python3 -m http.server en esta carpeta y abre http://localhost:8000.
web-no-script = Terrae necesita JavaScript. Actívalo para esta página y vuelve a cargarla.
web-too-many = Ha sido demasiado rápido. Inténtalo de nuevo en un momento.
web-not-yours = Este dispositivo no puede hacer eso aquí.
web-you = Tú
web-your-tables = Tus mesas
web-your-tables-none = Aquí estarán las mesas a las que te sientes.
web-wait-for-you =
    { $count ->
        [one] una te espera
       *[other] { $count } te esperan
    }
web-finished = Terminadas
web-all-finished = Todas las partidas terminadas
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora no hay ninguna mesa abierta. Abre una con «Invitar amigos».
web-more-tables = Más mesas
web-home-teach = Para docentes: una clase para todo el grupo
web-home-join = Entrar en una clase con un código
web-row-open = Asientos ocupados: { $taken } de { $seats }
web-row-over = La partida ha terminado
web-row-won-you =
    { $points ->
        [one] Ganaste con 1 punto.
       *[other] Ganaste con { $points } puntos.
    }
web-row-won =
    { $count ->
        [one] Ganó { $names }.
       *[other] Ganaron { $names }.
    }
web-row-points = Tus puntos: { $points }.
web-row-asked = Decides tú
web-row-waits = { $name } está decidiendo
web-row-replay = Repetición
web-row-continue = Continuar
web-row-go = Abrir
web-row-join = Unirse
web-row-watch = Mirar
web-since = desde hace { $time }
web-bot-random = cabeza loca
    .line = Responde al azar. Bueno para practicar.
web-away = ausente, juega un bot
web-lobby-seats = Asientos
web-lobby-shuffle = Mezclar asientos
web-lobby-more = Un asiento más
web-lobby-fewer = Un asiento libre menos
web-lobby-fill-bots = Bots para los asientos libres
web-lobby-character = Carácter de { $name }
web-lobby-title = Nombre de la mesa
web-lobby-rename = Cambiar el nombre
web-lobby-name = Tu nombre
web-lobby-colour = Tu color
web-colour-plum = ciruela
web-colour-teal = verde azulado
web-colour-amber = ámbar
web-colour-rose = rosa
web-colour-slate = pizarra
web-colour-olive = oliva
web-lobby-name-taken = Alguien en esta mesa ya se llama { $name }.
web-lobby-sit = Sentarse
web-lobby-sit-here = Sentarse aquí
web-lobby-free = asiento libre
web-lobby-kept = reservado para { $name }, { $time } más
web-lobby-bot = Añadir un bot
web-chooser = Un bot para el asiento { $seat }
web-chooser-character = Carácter
web-chooser-talks = Habla en la mesa
web-chooser-silent = No dice nada
web-chooser-thinks = Piensa hasta un segundo
web-chooser-quick = Decide al momento
web-chooser-expect = Qué esperar, con { $seats } jugadores
web-chooser-survival = El mundo sobrevive en sus mesas
web-chooser-wins = Gana, siendo { $share } lo que toca
web-chooser-score = Sus puntos de media
web-chooser-counted = De 100 partidas, contado en { $games }; las barras son intervalos de confianza del 95 %.
web-chooser-uncounted = Aún no se ha contado.
web-chooser-ladder = Todos los bots comparados
web-chooser-surprise = Sorpréndeme
web-chooser-seat = Sentar: { $bot }
web-lobby-you = juega en este dispositivo
web-lobby-there = está aquí
web-lobby-away = sin conexión
web-lobby-stand-up = Liberar el asiento de { $name }
web-lobby-invite = Invitar amigos
web-lobby-qr = Código QR de la invitación
web-lobby-copy = Copiar el enlace
web-lobby-copied = Copiado
web-lobby-share = Compartir el enlace
web-lobby-watch = Copiar un enlace para mirar
web-lobby-new-link = Crear una invitación
web-invite-play = Jugar
web-invite-watch = Mirar
web-invite-seat = Mi asiento
web-invite-local = Solo este ordenador puede abrir la mesa
web-invite-local-line = Terrae se sirve en { $address }, adonde otros dispositivos no llegan. Para invitar a otros, detenlo y vuelve a iniciarlo así:
web-invite-local-after = Tus mesas se conservan. Hazlo solo en una red de confianza.
web-invite-copy-command = Copiar
web-invite-address = Dirección que los demás pueden abrir
web-invite-address-here = Dirección en este ordenador
web-invite-camera = Apunta aquí una cámara
web-invite-network = Red
web-invite-line = Quien tiene el enlace puede sentarse mientras haya un asiento libre. Después del inicio ofrece mirar o tomar el asiento de un bot.
web-invite-one-device = Para amigos en este ordenador: jugar en un solo dispositivo
web-take-line = Sigue jugando en otro dispositivo. Aquí solo mirarás, hasta que recuperes el asiento.
web-take-seat = Llevarme el asiento de { $name }
web-take-how = Escanea esto con tu otro dispositivo. Allí aparecen tus cartas y tus secretos.
web-take-open = Abre esta dirección en tu otro dispositivo. Allí aparecen tus cartas y tus secretos.
web-take-until = vale { $time }, una vez
web-take-over = Este código ya no sirve: vale una sola vez, durante diez minutos. Haz uno nuevo.
web-take-new = Código nuevo
web-take-secret = No se lo des a nadie: es tu asiento, no una invitación.
web-lobby-options = Opciones
web-lobby-clock = Tiempo para decidir
web-lobby-clock-none = sin límite
web-lobby-clock-total = { $time } para todas las decisiones, { $plus } más por respuesta
web-lobby-clock-line = Cuando se acaba el tiempo, un bot decide por ese jugador hasta que recupere su asiento.
web-lobby-starts = Quién empieza
web-lobby-starts-chance = lo decide el azar
web-lobby-hints = Los jugadores ven cuánto les darían sus decisiones.
web-you-tag = tú
web-lobby-private = Solo quien tiene el enlace encuentra esta mesa.
web-lobby-public = Cualquiera puede encontrar esta mesa, unirse a ella y mirarla.
web-lobby-start = Empezar la partida
web-lobby-fill =
    { $free ->
        [one] Queda un asiento libre. Al empezar lo ocupa un bot; un amigo puede relevarlo después.
       *[other] Quedan { $free } asientos libres. Al empezar los ocupan bots; los amigos pueden relevarlos después.
    }
web-lobby-start-bots = Empezar con bots
web-lobby-sit-first = Antes de empezar, alguien tiene que sentarse.
web-lobby-waits = La partida empieza cuando la inicie quien ha abierto la mesa.
web-lobby-shuffling = Se están mezclando las cartas…
web-lobby-full = Todos los asientos están ocupados.
web-table-none = Esta mesa no existe, o no es para ti
web-late = La partida ha empezado
web-late-kicker = Invitación a { $table }
web-late-line = { $game }, { $seats } en la mesa, de ellos bots: { $bots }.
web-late-seat = Tomar el asiento de { $name }
web-late-seat-line = Hasta ahora jugaba un bot. Tú sigues desde ahí.
web-late-watch-line = Ves lo que todos ven. Las cartas en mano siguen ocultas.
web-curtain = Le toca a { $name }
web-curtain-line = Pasa el dispositivo. Hasta entonces solo se muestra lo que todos pueden ver.
web-curtain-here = Aquí estoy
web-tab-your-turn = ● Tu turno · { $table }
web-play-again = Jugar otra vez
web-wants-again = { $name } quiere jugar otra vez.
web-next-game = A la nueva partida
web-the-replay = Ver la repetición
web-code-show = Mostrar como imagen
web-look-back = Ver el tablero
web-back-to-count = Volver al recuento
web-end-place = Quedas en el puesto { $rank }, puntos: { $points }.
web-fair-check = Comprobar la mezcla
web-replays = Repeticiones
web-replays-lead = Cada partida terminada se puede volver a ver paso a paso, como la vio cualquier jugador o con todo descubierto.
web-replays-mine = Tus partidas terminadas
web-replays-none = Aún no hay ninguna. Aparecerán aquí.
web-replay-open = Abrir un archivo de partida
web-collect = Recoger partidas de imágenes
web-replay-sample = { $game }: una partida de ejemplo
web-replay-unreadable = Este archivo no contiene ninguna partida.
web-replay-none = No hay ninguna partida así para ver
web-replay-title = { $game }, repetición
web-replay-controls = Repetición
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-moment = Momento
web-replay-turn = Turno
web-replay-turn-of = { $number } · { $name }
web-replay-which = Qué partida del archivo
web-replay-game = Partida { $number } de { $count }
web-replay-file-gone = El archivo ya no está abierto. Ábrelo de nuevo.
web-replay-eyes = Vista de
web-replay-all = Todo descubierto
web-replay-watch = Alguien del público
web-replay-link = Copiar un enlace a este momento
web-replay-link-private = Copiar un enlace a este momento; privado: solo pueden abrirlo quienes estaban en esta mesa
web-replay-from-start = Desde el principio
web-learn = Aprender
web-learn-lead = Juega tú unas cuantas jugadas, o consulta todas las reglas.
web-lesson-start = Probar
web-rules-search = Buscar en las reglas
web-rules-nothing = Ninguna regla dice eso. Prueba otra palabra.
web-rules-contents = Índice
web-atlas = Atlas de cartas
web-why = Por qué este juego
web-about = Acerca de Terrae
web-about-lead = Un lugar para jugar, estudiar y enseñar juegos de mesa sobre un mismo planeta. Las reglas están contadas con nuestras propias palabras; las imágenes se han compuesto de nuevo a partir de colecciones de iconos libres. No se usa ninguna ilustración ni texto de los juegos impresos.
web-fair = La mezcla es limpia
web-fair-line = Antes de una partida el servicio fija un secreto que ya no puede cambiar, y cada jugador puede añadir su propio azar. Al terminar la partida se muestra el secreto, y cualquiera puede volver a calcular toda la mezcla. Indica la mesa de una partida terminada para comprobarla.
web-fair-table = Mesa
web-fair-none = No hay ninguna partida terminada en esa mesa, o no es para ti.
web-fair-holds = Es correcto: estas cartas se siguen del secreto fijado antes de la partida.
web-fair-broken = No es correcto: { $why }
web-shuffle-holds = { $own ->
        [in] Mezcla limpia, comprobada en este dispositivo: el servicio mantuvo el secreto que había fijado, tu aportación está dentro y las de todos concuerdan.
        [late] Mezcla limpia, comprobada en este dispositivo: el servicio mantuvo su secreto y las aportaciones de todos concuerdan. La tuya llegó tarde y contó su huella (hash).
       *[none] Mezcla limpia: el secreto, las aportaciones y la semilla concuerdan. Este dispositivo no guardó nada de antes del comienzo con que compararlos.
    }
web-shuffle-wrong = La mezcla no concuerda: { $what ->
        [secret] el secreto no es el que el servicio había fijado antes del comienzo
        [seats] los compromisos de los jugadores no son los de antes del comienzo
        [own] falta tu aportación, aunque el servicio la había aceptado
        [parts] la aportación de un jugador no corresponde a su compromiso
       *[seed] la semilla de la partida no se sigue del secreto y las aportaciones
    }.
web-shuffle-cards = Comprobar cada carta
web-shuffle-cards-checking = Cada carta se comprueba con las propias reglas. La primera vez se cargan 7 MB…
web-shuffle-cards-hold = Se ha comprobado cada carta: todas se siguen de la mezcla.
web-shuffle-cards-wrong = No todas las cartas se siguen de la mezcla: { $why }
web-shuffle-cards-failed = No se han podido cargar las reglas; las cartas no se han comprobado.
web-rulings = Donde los reglamentos callan
web-rulings-line = Los reglamentos dejan algunas cosas abiertas. Lo que hemos decidido se dice en la página de reglas de cada juego, junto a la regla que corresponde.
web-credits = Créditos
web-credit-game = El juego, de
web-credit-icons = Imágenes, recoloreadas, de
web-credit-interface = Iconos de la interfaz,
web-credit-fonts = Tipos de letra,
web-credit-map = El mapa, de dominio público, dibujado con
web-credit-python = Python en el navegador, que comprueba las cartas,
web-licences = Todas las licencias, y quién dibujó cada imagen
web-lesson = Lección
web-lesson-begin = Empezar
web-lesson-next = Siguiente
web-lesson-skip = Saltar
web-lesson-again = Otra vez
web-lesson-look = Mira la mesa y sigue.
web-lesson-end = Eso es todo. El resto se aprende jugando.
web-daily = La partida del día
web-daily-line = Las mismas cartas, el mismo sitio y los mismos tres bots para todo el mundo. Una vez al día, unos ocho minutos.
web-daily-short = Hoy todo el mundo juega con las mismas cartas
web-daily-go-on = Continuar
web-daily-fate-held = a salvo
web-daily-fate-lost = perdida
web-daily-you = tú
web-daily-known = Una partida se deduce solo de su nombre, así que quien quiera puede calcular todas las cartas de antemano. Aquí no hay barajado justo: es para comparar, no para apostar.
web-daily-result = Tu resultado
web-daily-at-table = Una partida para muchos
web-duplicate-begin = Una partida entre amigos
web-duplicate-beside-same = igual en las dos partidas

## What a link shows before it is opened

preview-invitation = Ven a jugar a { $game }
preview-invitation-line = Abre el enlace, siéntate y juega en el navegador, sin cuenta.
preview-replay = Una partida de { $game }, jugada a jugada
preview-replay-line = Mírala con los ojos de cada jugador.
web-coach = Entrenador
web-coach-playing-on = se sigue desde la decisión { $number }; las cartas ocultas se han repartido de nuevo

## Puzzles, and one’s own page

web-puzzles = Salva este mundo
web-you-page = Tú, en este dispositivo
