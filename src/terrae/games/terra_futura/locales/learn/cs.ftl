terra-futura-lesson-intro = Stavíš území ze tří krát tří karet. Každý tah si jednu vezmeš a umístíš; spustí svůj řádek a sloupec. Za produkty jsou body, znečištění body ubírá. Nejlepší území vyhrává.
    .title = Devět karet, jedno území
terra-futura-lesson-drop = Než si vezmeš kartu, smíš jednou odhodit nejstarší kartu jednoho řádku. Odhoď takovou, kterou nepotřebuješ: o nic nepřijdeš a na její místo přijde nová.
    .title = Nejstarší pryč
terra-futura-lesson-drop-hint = Raději odhoď nejstarší kartu z řádku, kde ti není k ničemu: přijde za ni nová.
terra-futura-lesson-drop-good = To nejde vzít zpět, protože už je vidět nová karta. Bere to také kartu tomu, kdo na ni čekal.
terra-futura-lesson-take = Každý tah si vezmeš jednu kartu: z nabídky, nebo naslepo vrchní z balíčku. Prohlédni si je: u každé stojí, jakou hodnotu by tvé území nejvýš mělo. Vezmi tu, která přinese nejvíc.
    .title = Vezmi si kartu
terra-futura-lesson-take-hint = S jinou kartou přinese tento tah víc: prohlédni si karty a porovnej čísla.
terra-futura-lesson-take-good = Co si vezmeš, musíš umístit. Většina karet I. úrovně přináší zdroje, většina karet II. úrovně z nich dělá produkty. Penězi se platí, ale na konci nemají žádnou hodnotu.
terra-futura-lesson-place = Umístěná karta aktivuje celý svůj řádek a sloupec. Pole říkají, co by které v tomto tahu přineslo, s tvými vlastními kartami v nejlepším pořadí. Umísti ji tam, kde je to nejvíc.
    .title = Její řádek a sloupec
terra-futura-lesson-place-hint = Na jiném poli přinese tento tah víc: porovnej čísla v polích.
terra-futura-lesson-place-good = Každou kartu v tom řádku a sloupci teď smíš jednou použít, v pořadí, jaké chceš.
terra-futura-lesson-use = Zářící karty lze použít, každou jednou, v libovolném pořadí. Zisk položí zdroj na kartu; směnu platíš tím, co leží na kterékoli tvé aktivní kartě. Začni tak, aby nic nepřišlo nazmar.
    .title = Použij, co září
terra-futura-lesson-use-hint = Potom se v tomto tahu dá dosáhnout méně. Hledej začátek, který nechá vše otevřené: obvykle zisk.
terra-futura-lesson-use-good = Na pořadí záleží: nejdřív zisky, potom směny, které jejich zdroje potřebují.
terra-futura-lesson-pollute = Tento efekt znečišťuje a kostka musí na některou tvou kartu. Karta, která má o kostku víc než pozic, je zablokovaná: nelze ji použít a nic na ní se nepočítá, dokud z ní kostka nezmizí. Polož ji tam, kde tě bude stát nejméně.
    .title = Kam se znečištěním
terra-futura-lesson-pollute-hint = Tam tě stojí víc. Podívej se, o co by která karta přišla.
terra-futura-lesson-pollute-good = Každá znečištěná karta na konci ubere bod; zablokovaná připraví o vše, co na ní leží.
terra-futura-lesson-clean = Jedna tvá karta je zablokovaná. Přesun vezme kostku z jiné tvé karty a zablokovaná karta je hned zase aktivní. Vezmi kostku odtamtud, kde to nejvíc pomůže.
    .title = Zase aktivní
terra-futura-lesson-clean-hint = Raději ji vezmi ze zablokované karty: s kostkou méně bude zase aktivní.
terra-futura-lesson-clean-good = Je zase aktivní a vše, co na ní leží, se opět počítá.
terra-futura-lesson-copy = Výpomoc kopíruje spodní efekt aktivní karty kteréhokoli jiného hráče. Platíš a znečišťuješ, jako by byla tvá, a majitel dostane odměnu: jeden ze zaplacených zdrojů, nebo si vyčistí kartu. Vyber efekt, který přinese nejvíc.
    .title = Výpůjčka od ostatních
terra-futura-lesson-copy-hint = Jiný efekt ti přinese víc: porovnej svou hodnotu předtím a potom.
terra-futura-lesson-copy-good = Než začneš stavět, podívej se na území ostatních: co umějí, to si můžeš půjčit.
terra-futura-lesson-pattern = Všichni mají devět karet. Tvé dvě bodovací karty byly tvým tajemstvím: každá má vzor, který dá poslední kolo aktivací, a sadu, a lepší z nich se počítá tolikrát, kolikrát ji celou máš. Vyber vzor, který přinese nejvíc.
    .title = Poslední aktivace
terra-futura-lesson-pattern-hint = Druhý vzor ti může přinést víc.
terra-futura-lesson-pattern-good = Produkty mají hodnotu pět nebo šest bodů, karta se znečištěním jeden ubere. To je Terra Futura.
terra-futura-lesson-goals = Jsou tvým tajemstvím. Každá má vzor pro poslední aktivaci na konci a sadu: lepší z nich se počítá tolikrát, kolikrát ji celou máš. Mysli na ně, když si vybíráš.
    .title = Tvé dvě bodovací karty
terra-futura-lesson-out = Použijí se poslední karty. Pak se sečtou všechna území.
    .title = Jak to dopadne
terra-futura-lesson-why =
    { $name } { $points }, { $other } { $next }. Rozhodlo:
    { $source ->
        [food] potraviny
        [construction] materiál
        [goods] výrobky
        [raw] suroviny
        [set] bodovací sada
       *[polluted] znečištěné karty
    }, { $more } : { $less }.
