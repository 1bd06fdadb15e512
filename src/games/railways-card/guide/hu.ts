import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Közösen építetek egy vasúthálózatot városkártyákból. Pontot ér a megépített csatlakozás, az elszállított áru, és a végén az a város, ahol te vezetsz. Az nyer, akinek a legtöbb pontja van.',
  start:
    'Mindenki négy lappal kezd: egy mozdonnyal, egy 2 értékű várossal és két másikkal. Az ötféle színű sínnel fizetsz a csatlakozásokért. Tíz vonatod jelzi, melyik a tiéd.',
  turn: 'A körödben egy akciót hajtasz végre, aztán egy vagy két lapot veszel fel. Az akciók: csatlakozást építesz, mozdonyt játszol ki, árut szállítasz, eldobsz egy lapot valami jobbért, vagy passzolsz.',
  build:
    'Csatlakozás: játssz ki egy várost a lapjaid közül, és kösd a STARThoz vagy egy asztalon lévő városhoz. Fizess a csatlakozás színében olyan sínekkel, amelyek együtt legalább annyit érnek, mint az új város. Amit kifizetsz, azt azonnal megkapod pontban. A vonatod jelzi, hogy a csatlakozás a tiéd.',
  colours:
    'Mindkét végén szabad hely kell a csatlakozás színében; a START minden színt elfogad. Itt Cleveland világoszölddel csatlakozik Savannah-hoz. A mozdony 1 értékű sínnek számít, de legalább egy igazi sín kell. Az új város eggyel kevesebb árut kap az értékénél.',
  power:
    'Játssz ki magad elé egy mozdonyt: a vonóerőd eggyel nő, és meg is marad. Ugyanebben az akcióban rögtön szállíthatsz.',
  deliver:
    'Szállítás: vigyél egy árut a csatlakozásokon egy városba, amely kéri. Az első csatlakozás a tiéd legyen, és annyit használhatsz, ahány mozdony fekszik előtted. A jószág Savannah-ból a STARTon át Kansas Citybe megy: ez két csatlakozás.',
  delivered:
    'Minden csatlakozásért az úton egy pontot kapsz; a többi tulajdonos a sajátjaiért egyet-egyet. Az áru megáll az első városban, amely kéri. Az 5 értékű városok mindent kérnek, a START semmit. Tartsd meg az árukockát: a végén újra számít.',
  discard:
    'Dobj el egy lapot, és húzd fel a húzópakli felső lapját, vagy vegyél fel egy felfordítottat, csak mozdonyt nem. Vagy húzz egy árukockát a szütyőből egy áru nélküli városra.',
  cards:
    'Aztán vegyél fel egy vagy két lapot: a húzópakliból, a három felfordítottból vagy a dobópakli tetejéről. Felfordított mozdony csak az első lapod lehet, és akkor ez az egyetlen. A köröd végén legfeljebb 13 lapod maradhat.',
  points:
    'Játék közben a csatlakozásokra kifizetett lapok és a szállításaid csatlakozásai érnek pontot. A végén ehhez jön még:',
  cities:
    'Minden város annak adja az értékét, akinek ott a legtöbbet érik a csatlakozásai; egyenlőségnél minden érintettnek. A két várost összekötő csatlakozás mindkettőben számít. New York 5-öt ér: Ada csatlakozásai ott 5 + 4-et érnek, Claráé 3-at, így Ada kap 5 pontot.',
  goods:
    'Minden előtted fekvő mozdony 1 pont. Az elszállított áruk szettben érnek pontot: három egyforma 2, négy egyforma 3, négy különböző 5. Egy árukocka csak egy szettben számít.',
  ends: 'Ha elfogy a húzópakli, kiürül a szütyő, vagy valakinek nincs több vonata, a folyó forduló az utolsó. Mindenki ugyanannyi kört játszik; aztán mindenki szállíthat még egyszer. Döntetlennél a több csatlakozás, aztán a több áru dönt; különben közös a győzelem.',
  'mistake.link':
    'Ott építesz, ahonnan nem indul semmi. Minden szállítás saját csatlakozással kezdődik: olyan városhoz építs, amelynek az áruját a közelben kérik, ne csak oda, ahová a sínjeid illenek.',
  'mistake.power':
    'Tartaléksínnek gyűjtöd a mozdonyokat. Korán kijátszva a mozdony minden későbbi szállítást meghosszabbít, és egy pontot is ér; sínként egyszer ér 1-et.',
  'mistake.value':
    'Mindig a legkevesebbet fizeted. Amivel többet fizetsz, az azonnal pont, és a városok értékelésekor is többet nyom a csatlakozás. Egy erős csatlakozás egy 5 értékű városba kétszer is megéri.',
  'example.city':
    'Ugyanez egy másik játszmában: New York 5-öt ér. Ada csatlakozásai ott 5 + 4-et érnek, Claráé 3-at: Ada kap 5-öt.',
  'example.way': 'Ugyanez jószággal: két mozdony, és két csatlakozásból álló út Savannah-ból Kansas Citybe.',
  'example.earned': 'Ada 2 pontot kap; Lotte, akié a második csatlakozás, 1-et. Az árukocka elhagyta Savannah-t.',
  'example.before': 'Ugyanez több lappal: Bostonnak van szabad lila helye, Ada kezében pedig ott van New York.',
  'example.built': 'Két 2 értékű lila sín és egy mozdony kifizeti New Yorkot: 5 pont, és a csatlakozás értéke 5.',
  'example.rails': 'Ugyanez egy másik játszmában: két 2 értékű narancs sín Savannah-ért 4 pontot ad.',
  'example.long': 'Ugyanez hosszabb úton: Bram hat csatlakozáson visz fát Detroitból San Franciscóba.',
  'example.shared': 'Bram 6 pontot kap. Három Adáé, aki 3-at kap, egy Claráé, aki 1-et.',
  'example.real': 'Ez is szabályos: egy igazi fehér sín és két mozdony kifizeti a 3 értékű Seattle-t.',
  'example.deck': 'A húzópakli Clara körében fogyott el. Dani, a forduló utolsó játékosa még játszik.',
  'example.display': 'Clara a mozdonyt vagy a fehér sínt veheti fel.',
  'example.second': 'A fehér sín után a mozdonyt már nem veheti fel, a helyére került sínt viszont igen.',
  'example.idle': 'Egy ilyen játszmában: 13 lap, és a dobópakli felső lapja felkerül, majd vissza.',
}
