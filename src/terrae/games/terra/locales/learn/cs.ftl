terra-lesson-intro = Z balíčku přicházejí krize; karty v tvé ruce proti nim pomáhají. Vyhraje, kdo má nejvíc bodů, ale jen když svět vydrží: propukne-li příliš mnoho krizí, prohrají všichni.
    .title = Svět patří vám všem
terra-lesson-first = Každý je jednou na řadě, začínáš ty, a smí dát jednu kartu v barvě krize; společně musíte dosáhnout hrozby. Když to vyjde, první karta přinese 3 body. Vyber kartu se zlatým okrajem.
    .title = Pomáhá jen její barva
terra-lesson-first-hint = Pasovat se smí, ale tady chceš pomoci jako první: vyber kartu se zlatým okrajem a zahraj ji.
terra-lesson-first-good = Ostatní přidali dost. První karta byla tvá a přinesla ti 3 body, stejně jako nejvyšší karta. Jinak by karty byly ztraceny a krize by naplno propukla.
terra-lesson-first-other = Ostatní nepřidali dost: karty jsou ztraceny a krize naplno propukla. Kdyby byla zažehnána, první karta by ti přinesla 3 body. Zkus jinou kartu, nebo pokračuj.
terra-lesson-last = Mluvit, slibovat i blafovat se smí, jen karty ukazovat ne. Teď se podívej, kolik chybí, a dej kartu, se kterou bude hrozby dosaženo.
    .title = Tak akorát
terra-lesson-last-hint = To na hrozbu nestačí. Pruh nad místy u stolu ukazuje, kam až která karta dosáhne.
terra-lesson-last-good = Zažehnáno: první a nejvyšší karta přináší po 3 bodech. Dát co nejméně, a přitom udržet svět, v tom je celé umění. Zažehnanou krizí tah končí; když propukne, tah pokračuje.
terra-lesson-close = Ve svém tahu smíš také řešit krize, které už naplno propukly: ke každé jednu kartu. Kdo přiloží kartu, se kterou je hrozby dosaženo, získá 5 bodů. Vyber kartu a pak krizi na mapě.
    .title = Propuklou krizi lze vyřešit
terra-lesson-close-hint = Vyber kartu, se kterou bude dosaženo hrozby některé krize na mapě.
terra-lesson-close-good = Vyřešeno, 5 bodů. Tři propuklé krize v oblasti, čtyři jedné barvy nebo sedm celkem znamenají pro všechny ztracený svět.
terra-lesson-hoard = Za pomoc si smíš schovat sadu: odlož stranou tři karty lícem dolů. Na konci dají součet svých hodnot, pokud svět vydrží. Vyber sadu a schovej ji.
    .title = Něco pro sebe
terra-lesson-hoard-hint = Vyber sadu s nejvyšší hodnotou a pak ji schovej.
terra-lesson-hoard-good = Tyto body máš, jen když svět vydrží; a tyto karty budou chybět, až přijde další krize. A na konci tahu si nikdo nenechá v ruce víc než osm karet.
terra-lesson-fatal = Propukne-li i tato, je vše ztraceno: tři propuklé krize v oblasti, čtyři jedné barvy nebo sedm celkem, a prohrají všichni, ať mají bodů kolik chtějí. Odpovídáš jako poslední. Zachraň svět.
    .title = Zachraň svět
terra-lesson-fatal-hint = To na hrozbu nestačí. Pruh nad místy u stolu ukazuje, kam až která karta dosáhne.
terra-lesson-fatal-good = Svět vydržel. Kdo nedá nic, nechá si karty a může ztratit všechno; kdo dá příliš, nechá vyhrát jiného. To je Terra.
terra-lesson-out = Balíček je skoro prázdný. Podívej se na poslední tahy; pak se sečtou body.
    .title = Jak to dopadne
terra-lesson-why =
    { $name } { $points }, { $other } { $next }. Rozhodlo:
    { $source ->
        [first] první pomoc
        [highest] nejvyšší karty
        [solved] vyřešené krize
       *[hoard] schované sady
    }, { $more } : { $less }.
