import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Útvonalakat foglalsz el a szárazon vagonokkal, a vízen hajókkal, és összekötöd a titkos menetjegyeid városait. Az útvonal azonnal pontot ér, a menetjegy és a kikötő a végén. Az nyer, akinek a legtöbb pontja van.',
  tickets:
    'A menetjegy két várost nevez meg. Ha a végén a saját útvonalaid összekötik őket, szárazon és vízen vegyesen is, megkapod az értékét; ha nem, ugyanennyit veszítesz. Ötöt kapsz, és legalább hármat megtartasz.',
  pieces:
    'Aztán titokban kiválasztasz 50 darabot a 33 vagonodból és 32 hajódból. Az első játszmához 27 vagont és 23 hajót vegyél. Két vonatlappal és két hajólappal kezdesz.',
  turn: 'A körödben öt dolog közül pontosan egyet teszel: lapot húzol, útvonalat foglalsz, menetjegyet húzol, kikötőt építesz, vagy vagont és hajót cserélsz. Passzolni nem lehet.',
  draw: 'Húzz két lapot: a hat felfordított közül vagy vakon valamelyik pakliból. Te döntöd el, melyik pakli pótolja a hiányt. Felfordított mozdony csak az első lapod lehet, és akkor ez az egyetlen. Ha három fekszik felfordítva, az egész sor lecserélődik.',
  claim:
    'Foglalj el egy szabad útvonalat; nem kell a többihez csatlakoznia. A vonatútvonal vonatlapba, a hajóútvonal hajólapba kerül, az útvonal színében, mezőnként egybe; szürke útvonalnál egy tetszőleges színben. A Detroit–Cleveland két sárga hajóba került.',
  payment:
    'A dupla hajó két mezőt fed le; a fölösleges hajó elvész. A mozdony bármelyik lapot helyettesíti, vonatot és hajót is. Minden mezőre kell egy vagon vagy hajó is.',
  twins:
    'Egyes helyeket két azonos fajtájú útvonal köt össze. Mindkettő senkié sem lehet, és két vagy három játékosnál a második lezárul, mint itt Erie és Cleveland között.',
  more: 'Menetjegyhúzás: nézz meg négyet, és tarts meg legalább egyet. Amit megtartottál, azt már nem adod vissza.',
  harbour:
    'Építs kikötőt olyan kikötővárosban, ahová a te útvonalad vezet: városonként egyet, játékosonként hármat. Két azonos színű vonatlapba és két hajólapba kerül, mindegyiken kikötőjellel; a mozdony bármelyiket helyettesíti. Itt Sault Ste. Marie-ban áll.',
  exchange:
    'Csere: cserélj el bármennyi vagont a tartalékodban lévő hajókra, vagy hajót vagonra. Darabonként egy pontba kerül.',
  points:
    'Egy 1–9 mezős útvonal 1, 2, 4, 7, 10, 15, 18, 21 vagy 27 pontot ér. A kikötő 10, 20 vagy 30 pontot ad, ha egy, kettő vagy legalább három teljesített menetjegyeden szerepel a városa. A három kikötőd közül minden meg nem épített 4 pontba kerül.',
  score:
    'Egy játszma vége: Ada 45 pontot kap az útvonalakért, 4 + 8 + 9-et három menetjegyért és 10-et a Sault Ste. Marie-i kikötőért, amely a Syracuse-ba szóló jegyén szerepel. Két kikötő hiányzik: −8. Ez összesen 68.',
  ends: 'Ha valakinek a köre végén legfeljebb hat darabja marad, mindenki még kétszer jön, ő is. Döntetlennél a több teljesített menetjegy, aztán a kikötőkből szerzett több pont dönt; különben közös a győzelem.',
  'mistake.tickets':
    'Túl későn húzol menetjegyet. A teljesítetlen jegy annyiba kerül, amennyit hozott volna. Húzás előtt nézd meg, hány darabjuk maradt a többieknek.',
  'mistake.pieces':
    'Elfelejted az arányt. Számold meg a szárazföldi és a vízi mezőket a céljaidig, mielőtt kiválasztod az 50 darabot: minden csere pontba és egy egész körbe kerül.',
  'mistake.harbours':
    'A végére hagyod a kikötőket. Három hiányzó 12 pontba kerül, és a jeles lapok ritkák. Tartogasd őket olyan városra, amely több menetjegyeden is szerepel.',
  'example.surplus':
    'Ugyanez egy mezőn: az Erie–Cleveland egy zöld dupla hajóba került. Egy hajó áll rajta, a többlet elveszett.',
  'example.harbour':
    'Clara megépítette: két zöld vonatlappal, egy zöld hajólappal és egy mozdonnyal. Az útvonala eléri a várost.',
  'example.ticket':
    'Egyetlen jeggyel: Ada teljesítette a Sault Ste. Marie–Syracuse menetjegyet, így a Sault Ste. Marie-i kikötője 10 pontot ér.',
  'example.cards': 'Egy másik játszmában: Bramnál piros vonatok és egy mozdony van.',
  'example.paid':
    'A Traverse City–Bay City útvonalat két piros vonattal és a mozdonnyal fizeti ki: három vagon, 4 pont.',
  'example.double': 'Egy másik játszmában: Adánál egy lila dupla hajó és két mozdony van.',
  'example.four': 'Ezek kifizetik a Kingston–Buffalo négy mezőjét: a dupla hajó kettőt, a mozdonyok egyet-egyet.',
}
