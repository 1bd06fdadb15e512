import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Útvonalakat foglalsz el, a szárazföldön vagonokkal, a vízen hajókkal, és összekötöd a titkos menetjegyeiden szereplő városokat. Az útvonal azonnal pontot ér, a menetjegy és a kikötő a végén. Az nyer, akinek a legtöbb pontja van.',
  tickets:
    'A menetjegyen két város áll. Ha a végén a saját útvonalaid összekötik őket, szárazföldön és vízen vegyesen is, megkapod az értékét; ha nem, ugyanennyit veszítesz. Az elején ötöt kapsz, és legalább hármat megtartasz.',
  pieces:
    'Aztán titokban kiválasztasz 50 darabot 33 vagonból és 32 hajóból; a többi a tartalékodban marad. Az első játszmához 27 vagont és 23 hajót vegyél. Két vonatlappal és két hajólappal kezdesz.',
  turn: 'A körödben öt dolog közül pontosan egyet csinálsz: lapot húzol, útvonalat foglalsz, menetjegyet húzol, kikötőt építesz, vagy vagont és hajót cserélsz. Passzolni nem lehet.',
  draw: 'Húzz két lapot: a hat felfordított közül vagy vakon valamelyik húzópakliból. Te döntöd el, melyik pakli pótolja az elvett lapot. Felfordított mozdony csak az első lapod lehet, és akkor másodikat nem kapsz; vakon húzva ugyanolyan lap, mint a többi. Ha három fekszik felfordítva, az egész sor lecserélődik. Bármennyi lap lehet nálad.',
  claim:
    'Foglalj el egy szabad útvonalat; nem kell a többihez csatlakoznia. A vonatútvonalért (téglalapok) vonatlappal, a hajóútvonalért (oválisok) hajólappal fizetsz az útvonal színében, annyival, amennyi minden mezőre elég; szürke útvonalnál egy tetszőleges színnel. A Detroit–Cleveland két sárga hajóba került: itt egy dupla lapba.',
  payment:
    'A dupla hajó két mezőt fed le; a fölösleges hajó elvész. A mozdony vonatlap, és bármelyik lapot helyettesíti, vonatot és hajót is. Emellett minden mezőre kell egy vagonod vagy hajód.',
  twins:
    'Egyes helyeket két azonos fajtájú útvonal köt össze. A kettő nem lehet ugyanazé; két vagy három játékosnál pedig az egyik elfoglalása lezárja a másikat, mint itt Erie és Cleveland között.',
  more: 'Menetjegyhúzás: nézz meg négyet, és tarts meg legalább egyet. Amit megtartottál, azt már nem adod vissza.',
  harbour:
    'Építs kikötőt olyan kikötővárosban, ahová a te útvonalad vezet: városonként egyet, játékosonként hármat. Két vonatlapba és két hajólapba kerül, azonos színben, mindegyiken kikötőjellel (dupla hajón nincs ilyen); a mozdony bármelyiket helyettesíti. Itt Ada épített egyet Sault Ste. Marie-ban.',
  exchange:
    'Csere: cserélj el bármennyi vagont a tartalékodban lévő hajókra, vagy hajót vagonra. Darabonként egy pontba kerül.',
  points:
    'Egy 1–9 mezős útvonal 1, 2, 4, 7, 10, 15, 18, 21 vagy 27 pontot ér. A kikötő 10, 20 vagy 30 pontot ad, ha egy, kettő vagy legalább három teljesített menetjegyeden szerepel a városa; ha egy jegyen két kikötőd városa áll, mindkettőnél számít. A három kikötőd közül minden meg nem épített 4 pontba kerül.',
  score:
    'Egy játszma vége: Ada 45 pontot kap az útvonalakért, 4 + 8 + 9-et három menetjegyért és 10-et a Sault Ste. Marie-i kikötőért, mert a város a Syracuse-ba szóló jegyén szerepel. Két kikötő hiányzik: −8. Ez összesen 68.',
  ends: 'Ha valakinek a köre végén összesen legfeljebb hat vagonja és hajója marad, mindenki még kétszer jön, ő is. Döntetlennél a több teljesített menetjegy, aztán a kikötőkből szerzett több pont dönt; azután közös a győzelem.',
  'mistake.tickets':
    'Túl későn húzol menetjegyet. A teljesítetlen jegy annyiba kerül, amennyit hozott volna. Mielőtt újat húzol, nézd meg, hány darabjuk maradt a többieknek.',
  'mistake.pieces':
    'Elfelejted az arányt. Számold meg a szárazföldi és a vízi mezőket a céljaidig, mielőtt kiválasztod az 50 darabot: minden csere pontba és egy egész körbe kerül.',
  'mistake.harbours':
    'A végére hagyod a kikötőket. Három hiányzó 12 pontba kerül, és a kikötőjeles lapok ritkák. Tartogasd őket olyan városra, amely több menetjegyeden is szerepel.',
  'example.surplus':
    'Ugyanez egy mezőn: az Erie–Cleveland egy zöld dupla hajóba került. Egy hajó áll rajta, a másik elveszett.',
  'example.harbour':
    'Clara építette meg: két zöld vonatlappal, egy zöld hajólappal és egy mozdonnyal. Egy útvonala eléri a várost.',
  'example.ticket':
    'Egyetlen jeggyel: Ada teljesítette a Sault Ste. Marie–Syracuse menetjegyet, így a Sault Ste. Marie-i kikötője 10 pontot ér.',
  'example.open': 'Két mozdony van felfordítva. Ada elveszi a piros vonatot, és a vonatpakliból pótolja.',
  'example.cleared':
    'Oda egy harmadik mozdony került, ezért mind a hat lap lecserélődött. Az újak közt is van mozdony; második lapként az nem vehető el.',
  'example.cards': 'Egy másik játszmában: Bramnak piros vonatlapjai és egy mozdonya van.',
  'example.paid':
    'A Traverse City–Bay City útvonalat két piros vonatlappal és a mozdonnyal fizeti ki: három vagon, 4 pont.',
  'example.double': 'Egy másik játszmában: Adának egy lila dupla hajója és két mozdonya van.',
  'example.four':
    'Ezzel fizeti ki a Kingston–Buffalo négy mezőjét: kettőt a dupla hajóval, egyet-egyet a mozdonyokkal.',
}
