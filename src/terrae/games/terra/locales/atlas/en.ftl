### The atlas of Terra's cards, and why there is this game. Loaded when somebody looks.

terra-atlas-lead = Every crisis and every Solution: how often it is in the game, and what it stands for in the world.
terra-atlas-search = A name, a number, a region
terra-atlas-measures = Solutions
    .line = 90 cards: in each colour six 1s, six 2s, five 3s, five 4s, four 5s and four 6s
terra-atlas-crises = Crises
    .line = 18 cards, one for each colour and region
terra-atlas-measure = Solution
terra-atlas-crisis = Crisis
terra-atlas-region = Region
terra-atlas-value = Value
terra-atlas-threat = Threat
terra-atlas-copies = { $count } of { $all }
terra-atlas-copies-measure = { $count } of the { $all } Solutions
terra-atlas-copies-crisis = once; each crisis is there only once
terra-atlas-against = Helps against
terra-atlas-helped-by = What helps

## In the game

terra-atlas-game-low = Played first, it scores 3 when the crisis is averted, as much as any other card. And on a full-blown crisis even a small one lets you hoard a set.
terra-atlas-game-middle = Seldom the highest, often the one that closes the gap: whoever lays the last card on a full-blown crisis scores 5, whatever its value.
terra-atlas-game-high = Often the highest card, and so worth 3 when a crisis is averted. On a full-blown crisis it is best spent where it closes it.
terra-atlas-game-crisis = When it turns up, everybody may play one card of its colour. If they reach { $threat } together, it is averted; if not, it breaks out, and three in a region, four of a colour or seven in all lose the world.

## In the world: the measures

terra-atlas-G1 = Glass, paper, metal and kitchen scraps that are kept apart can become something new. What is thrown together mostly ends up buried or burnt.
terra-atlas-G2 = What nobody uses up need not be felled, pumped or dug. Mending, sharing and doing without a little leaves more for those who come later.
terra-atlas-G3 = Young trees hold soil and water, cool the land and take up carbon as they grow. It works best with the right trees in the right place, and when the people nearby gain from them.
terra-atlas-G4 = A well, a canal or a drip line lets fields bear crops in dry years and spares people long walks for water. It lasts if no more is drawn than rain and snow bring back.
terra-atlas-G5 = Filters, closed cycles and better methods stop poison before it reaches air and rivers. It is better not to make dirt than to clean it up.
terra-atlas-G6 = Sun, wind, water and the warmth of the earth do not run out and leave little behind. What is often missing is power lines and storage.
terra-atlas-B1 = Hunger seldom comes from a lack of food in the world: what is missing is peace, money or a road to the market. Clean water and a full plate are where all other help begins.
terra-atlas-B2 = A vaccination, a midwife, a medicine that people can afford: much of what saves lives is simple. It only has to be there, close to home and in time.
terra-atlas-B3 = How to terrace a slope, keep seeds or build against the heat was learnt over generations. Where it is passed on, people keep both their work and their ways.
terra-atlas-B4 = With an address it is easier to find work, a school and a doctor. A home is often the first step back into company, not the prize at the end.
terra-atlas-B5 = Nobody is born despising others: it is learnt, and can be unlearnt. It takes fair laws, and people who speak up when somebody is treated as less.
terra-atlas-B6 = Those who can read, reckon and ask questions can look after their health, their work and their rights. When girls learn as boys do, whole families are better off.
terra-atlas-R1 = Rules are kept, taxes paid and neighbours respected because most people do so of their own accord. Life together is made of such small things, every day.
terra-atlas-R2 = Whoever has more lends a hand to those who have less: after an earthquake, in a drought, across a border. Help is best where those who receive it have a say.
terra-atlas-R3 = Mines lie in wait long after the peace is signed, in fields and on the way to school. Clearing them is slow work by hand, and gives the land back metre by metre.
terra-atlas-R4 = Mediators listen to both sides before weapons speak. A talk in time is seldom in the news, because what it prevents does not happen.
terra-atlas-R5 = Rivers, diseases and ships cross borders, so agreements have to cross them, too. International organisations are only as strong as their members let them be.
terra-atlas-R6 = People who may choose their government, criticise it and vote it out can mend mistakes without violence. Democracy lives on free news, fair courts and people who take part.

## In the world: the crises

terra-atlas-G-NA = Forests have always burnt; in longer droughts and greater heat, fires grow beyond control. Small fires that foresters set and watch in cool weather take away their fuel.
terra-atlas-G-SA = Most of the forest that goes in the Amazon makes way for pasture and fields. With it go rain that falls far inland, the homes of peoples and species, and a store of carbon.
terra-atlas-G-EU = A river carries what factories, mines and fields let into it across every border downstream. Some of the dirtiest have come back to life since their neighbours agreed on rules.
terra-atlas-G-AF = Where trees are cut, herds grow too large and rain stays away, wind carries off the soil. In the Sahel farmers win land back with rows of stones, small pits and trees that they let grow.
terra-atlas-G-AS = Exhaust, coal smoke and burning stubble gather in still winter air over great cities. They harm lungs and hearts; where fuels and filters got better, the sky has cleared.
terra-atlas-G-OC = When the sea grows too warm, corals lose the algae that feed them, turn white and may starve. Reefs are nurseries of fish and break the waves before the coast; cooler years let them recover.
terra-atlas-B-NA = Where rents rise faster than wages, even people with work end up in tents and cars. Affordable flats, and help before an eviction, keep doors open that are hard to open again.
terra-atlas-B-SA = Walled villas stand next to districts without sewers: where somebody is born decides too much. Schools, land, fair taxes and secure jobs narrow the gap, slowly.
terra-atlas-B-EU = To lose work, health or a partner can be enough to lose one’s home, even in rich cities. Some of them give people a flat first, and sort out the rest from there.
terra-atlas-B-AF = A virus travels as fast as people do, and hits hardest where clinics are few. Early reports, vaccines and helpers whom the villages trust bring it to a halt.
terra-atlas-B-AS = A child who knots carpets or breaks stones earns a little today and misses school. When parents earn enough and school is free and near, children are sent to learn.
terra-atlas-B-OC = On low islands and in river deltas the rising sea comes into the houses, and storms push it further. Dykes, mangroves and houses on stilts gain time; some people have to move.
terra-atlas-R-NA = Where a gun is always at hand, a quarrel or a dark hour ends in death more easily. Safe storage, fair laws and people who step between rivals save lives.
terra-atlas-R-SA = Where the state is weak, gangs collect protection money, recruit boys and silence people. Schools, jobs and a police force that can be trusted take the ground from under them.
terra-atlas-R-EU = When tanks cross a border, homes, fields and the trust of generations are destroyed. That neighbours should talk rather than shoot was learnt here at a terrible price.
terra-atlas-R-AF = When a country fights itself, neighbours become enemies, fields lie fallow and hunger follows. Peace holds when all sides share in power, justice and the wealth of the land.
terra-atlas-R-AS = Missiles that reach a neighbour in minutes leave no time for second thoughts. Treaties, inspections and a direct line between capitals have helped to prevent the worst.
terra-atlas-R-OC = In narrow straits among the islands, robbers climb aboard by night. Patrols that neighbouring states sail together help, and so does a fair living for those who fish.

## Why this game

terra-why = Everybody can win, and everybody can lose
    .lead = Bruno Faidutti made Terra for the Universal Forum of Cultures, held in Barcelona in 2004: a meeting about listening instead of fighting. The game asks one question again and again: how much do I give?
terra-why-1 = A crisis does not ask whose it is
    .text = It breaks out in one region and counts for all. Those who live far away may pass once, or twice. But three in a region, four of a colour or seven in all end the game for everybody.
terra-why-2 = Giving is rewarded, a little
    .text = The first to help and the most generous score. Still, a hand full of sixes is worth most to you if others spend theirs. Economists call it free riding; at the table you feel it.
terra-why-3 = Words are free, and count
    .text = Promise, ask, bluff: nothing that is said binds anyone. That is why trust is worth so much here. The Forum hoped for the same between peoples: listening first, because conflict is the dearer way.
terra-why-4 = Eighteen Solutions, none of them magic
    .text = From sorting waste to democracy, each stands for work that people really do. Small numbers are small steps, not useless ones: a one at the end can save a region.
terra-why-omits = What the game leaves out: real crises do not wait their turn, and those who did least to cause them are often hit first.
