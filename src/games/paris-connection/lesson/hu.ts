import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Hat vasúttársaság indul Párizsból. Titkos részvényeid vannak bennük. A végén minden részvény annyit ér, amennyit a társasága.',
  shares: 'Ez a tíz részvényed. Négy közülük Barna, ezért az a jó neked, ha a Barna sokat ér.',
  extend: 'A körödben vagy bővítesz egy hálózatot, vagy cserélsz egy részvényt. Válaszd a Barnát, és bővítsd.',
  city: 'Rakd az első mozdonyt Rouenba. Egy város a rajta álló számmal növeli a társaság értékét, itt 1-gyel.',
  country: 'A vidék nem ér semmit, de továbbvezet. Rakj egyet Párizstól délnyugatra, a következőt Le Mans-ba.',
  stop: 'Legfeljebb öt mozdonyt rakhatsz le. Most három is elég: állj meg.',
  value: 'A Barna most 2-t ér. A négy barna részvényed egyenként 2 pontot hoz.',
  open: 'Mindenki látja, ki mit cserél. Gustave két Barnát vett el: ő is azt akarja, hogy a társaságod nőjön.',
  trade:
    'Te is cserélhetsz: adj egy részvényt, és vegyél el legfeljebb kettőt egy másik színből. Adj Pirosat, és vegyél két Barnát.',
  limit: 'Több részvény, több pont. De három játékosnál 20 fölött minden részvény 20 pontba kerül a végén.',
  grow: 'Bővítsd újra a Barnát, mind az öt mozdonnyal: vidéken át Angers-ba és Nantes-ba, aztán Le Havre-ba.',
  pools: 'A Barna 6-ot ér, és hat van belőle nálad. A bővítés és a csere is fogyasztja az asztalon lévő készleteket.',
  end: 'A játék véget ér, ha egy társaság eléri Marseille-t, vagy ha már csak egy készletben van mozdony. Akkor az nyer, akinek a legtöbb pontja van.',
}
