terra-futura-lesson-intro = Staviaš územie z tri krát tri kariet. Každý ťah si jednu vezmeš a umiestniš; spustí svoj riadok a stĺpec. Za produkty sú body, znečistenie body uberá. Najlepšie územie vyhráva.
    .title = Deväť kariet, jedno územie
terra-futura-lesson-drop = Skôr než si vezmeš kartu, smieš raz odhodiť najstaršiu kartu jedného riadka. Odhoď takú, ktorú nepotrebuješ: o nič neprídeš a na jej miesto príde nová.
    .title = Najstaršia preč
terra-futura-lesson-drop-hint = Radšej odhoď najstaršiu kartu z riadka, kde ti nie je na nič: príde za ňu nová.
terra-futura-lesson-drop-good = To sa nedá vziať späť, lebo už vidno novú kartu. Berie to aj kartu tomu, kto na ňu čakal.
terra-futura-lesson-take = Každý ťah si vezmeš jednu kartu: z ponuky alebo naslepo vrchnú z balíčka. Prezri si ich: pri každej stojí, akú hodnotu by tvoje územie najviac malo. Vezmi tú, ktorá prinesie najviac.
    .title = Vezmi si kartu
terra-futura-lesson-take-hint = S inou kartou prinesie tento ťah viac: prezri si karty a porovnaj čísla.
terra-futura-lesson-take-good = Čo si vezmeš, musíš umiestniť. Väčšina kariet I. úrovne prináša zdroje, väčšina kariet II. úrovne z nich robí produkty. Peniazmi sa platí, ale na konci nemajú žiadnu hodnotu.
terra-futura-lesson-place = Umiestnená karta aktivuje celý svoj riadok a stĺpec. Polia hovoria, čo by ktoré v tomto ťahu prinieslo, s tvojimi vlastnými kartami v najlepšom poradí. Umiestni ju tam, kde je to najviac.
    .title = Jej riadok a stĺpec
terra-futura-lesson-place-hint = Na inom poli prinesie tento ťah viac: porovnaj čísla v poliach.
terra-futura-lesson-place-good = Každú kartu v tom riadku a stĺpci teraz smieš raz použiť, v poradí, aké chceš.
terra-futura-lesson-use = Žiariace karty sa dajú použiť, každá raz, v ľubovoľnom poradí. Zisk položí zdroj na kartu; výmenu platíš tým, čo leží na ktorejkoľvek tvojej aktívnej karte. Začni tak, aby nič nevyšlo nazmar.
    .title = Použi, čo žiari
terra-futura-lesson-use-hint = Potom sa v tomto ťahu dá dosiahnuť menej. Hľadaj začiatok, ktorý nechá všetko otvorené: zvyčajne zisk.
terra-futura-lesson-use-good = Na poradí záleží: najprv zisky, potom výmeny, ktoré ich zdroje potrebujú.
terra-futura-lesson-pollute = Tento efekt znečisťuje a kocka musí na niektorú tvoju kartu. Karta, ktorá má o kocku viac než políčok, je zablokovaná: nedá sa použiť a nič na nej sa nepočíta, kým z nej kocka nezmizne. Polož ju tam, kde ťa bude stáť najmenej.
    .title = Kam so znečistením
terra-futura-lesson-pollute-hint = Tam ťa stojí viac. Pozri sa, o čo by ktorá karta prišla.
terra-futura-lesson-pollute-good = Každá znečistená karta na konci uberie bod; zablokovaná pripraví o všetko, čo na nej leží.
terra-futura-lesson-clean = Jedna tvoja karta je zablokovaná. Presun vezme kocku z inej tvojej karty a zablokovaná karta je hneď zasa aktívna. Vezmi kocku odtiaľ, kde to najviac pomôže.
    .title = Zasa aktívna
terra-futura-lesson-clean-hint = Radšej ju vezmi zo zablokovanej karty: s kockou menej bude zasa aktívna.
terra-futura-lesson-clean-good = Znova je aktívna a všetko, čo na nej leží, sa opäť počíta.
terra-futura-lesson-copy = Výpomoc kopíruje spodný efekt aktívnej karty ktoréhokoľvek iného hráča. Platíš a znečisťuješ, ako by bola tvoja, a majiteľ dostane odmenu: jeden zo zaplatených zdrojov, alebo si vyčistí kartu. Vyber efekt, ktorý prinesie najviac.
    .title = Výpožička od ostatných
terra-futura-lesson-copy-hint = Iný efekt ti prinesie viac: porovnaj svoju hodnotu predtým a potom.
terra-futura-lesson-copy-good = Skôr než začneš stavať, pozri sa na územia ostatných: čo vedia, to si môžeš požičať.
terra-futura-lesson-pattern = Všetci majú deväť kariet. Jeden z tvojich dvoch vzorov dá teraz posledné kolo aktivácií; lepšia skupina sa počíta toľkokrát, koľkokrát ju celú máš. Vyber vzor, ktorý prinesie najviac.
    .title = Posledná aktivácia
terra-futura-lesson-pattern-hint = Druhý vzor ti môže priniesť viac.
terra-futura-lesson-pattern-good = Produkty majú hodnotu päť alebo šesť bodov, karta so znečistením jeden uberie. To je Terra Futura.
terra-futura-lesson-goals = Sú tvojím tajomstvom. Každá má vzor na poslednú aktiváciu na konci a skupinu: lepšia z nich sa počíta toľkokrát, koľkokrát ju celú máš. Mysli na ne, keď si vyberáš.
    .title = Tvoje dve bodovacie karty
terra-futura-lesson-out = Použijú sa posledné karty. Potom sa spočítajú všetky územia.
    .title = Ako to dopadne
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. Rozhodlo:
    { $source ->
        [food] potraviny
        [construction] materiál
        [goods] výrobky
        [raw] suroviny
        [set] bodovaná skupina
       *[polluted] znečistené karty
    }, { $more } : { $less }.
