import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Közösen építetek egy vasúthálózatot városkártyákból. Pontot ér a megépített csatlakozás, az elszállított áru, és a végén az a város, ahol te vezetsz. Az nyer, akinek a legtöbb pontja van.',
  start:
    'Mindenki négy lappal kezd: egy mozdonnyal, egy 2 értékű várossal és két másikkal. Ötféle színű sínnel fizetsz a csatlakozásokért. Tíz vonatod jelzi, melyik a tiéd.',
  turn: 'A körödben egy akciót hajtasz végre, aztán egy vagy két lapot veszel fel. Az akciók: csatlakozást építesz, mozdonyt játszol ki, árut szállítasz, eldobsz egy lapot valami jobbért, vagy passzolsz.',
  build:
    'Csatlakozás építése: játssz ki egy várost a lapjaid közül, és kösd a kezdőtáblához vagy egy lerakott városhoz. Két már lerakott helyet soha nem köthetsz össze. A csatlakozás színével azonos sínekkel fizetsz, amelyek együtt legalább annyit érnek, mint az új város. Amit kifizetsz, azt azonnal megkapod pontban. A vonatod jelzi, hogy a csatlakozás a tiéd.',
  colours:
    'Mindkét végén szabad hely kell a csatlakozás színében; a kezdőtábla minden színt fogad. Itt Cleveland világoszölddel csatlakozik Savannah-hoz. A mozdony 1 értékű sínnek számít, de legalább egy igazi sín kell. Az új város az értékénél eggyel kevesebb árukockát kap a szütyőből.',
  power:
    'Játssz ki magad elé egy mozdonyt: a vonóerőd eggyel nő, és meg is marad. Ugyanebben az akcióban rögtön szállíthatsz egyszer.',
  deliver:
    'Szállítás: vigyél egy árukockát a csatlakozásokon egy városba, amely kéri. Az első csatlakozásnak a tiédnek kell lennie, és annyit használhatsz, ahány mozdony fekszik előtted. A jószág Savannah-ból a kezdőtáblán át Kansas Citybe megy: ez két csatlakozás.',
  delivered:
    'Az út minden csatlakozásáért egy pontot kapsz; a többi tulajdonos a sajátjaiért egyet-egyet. Az áru megáll az első városban, amely kéri. Az 5 értékű városok mindent kérnek, a kezdőtábla semmit. Tartsd meg az árukockát: a végén újra számít.',
  discard:
    'Dobj el egy lapot, és húzd fel a húzópakli felső lapját, vagy vegyél fel egy felfordítottat, de mozdonyt nem. Vagy húzz egy árukockát a szütyőből egy áru nélküli városra.',
  cards:
    'Aztán vegyél fel egy vagy két lapot: a húzópakliból, a három felfordítottból vagy a dobópakli tetejéről. Felfordított mozdony csak az első lapod lehet, és akkor több lapot nem vehetsz fel. A köröd végén legfeljebb 13 lapod lehet.',
  points:
    'Játék közben a csatlakozásokra kifizetett lapok és a szállításaid csatlakozásai érnek pontot. A végén ehhez jön még:',
  cities:
    'Minden város annak adja az értékét, akinek ott a legtöbbet érik a csatlakozásai; egyenlőségnél minden érintettnek. A két várost összekötő csatlakozás mindkettőben számít. New York 5-öt ér: Ada csatlakozásai ott 5 + 4-et érnek, Claráé 3-at, így Ada kap 5 pontot.',
  goods:
    'Minden előtted fekvő mozdony 1 pont. Az elszállított áruk szettekben érnek pontot: három egyforma 2, négy egyforma 3, négy különböző 5. Egy árukocka csak egy szettben számít.',
  ends: 'Ha elfogy a húzópakli, kiürül a szütyő, vagy valakinek nincs több vonata, a folyó forduló az utolsó. Mindenki ugyanannyi kört játszik; aztán mindenki szállíthat még egyszer. Döntetlennél a több csatlakozás, aztán a több áru dönt; ha ez is egyenlő, közös a győzelem.',
  'mistake.link':
    'Ott építesz, ahonnan nem indul semmi. Minden szállítás saját csatlakozással kezdődik: olyan városhoz csatlakozz, amelynek az áruját a közelben kérik, ne csak oda, ahová a sínjeid illenek.',
  'mistake.power':
    'Tartaléksínnek gyűjtöd a mozdonyokat. A korán kijátszott mozdonnyal minden későbbi szállítás eggyel messzebbre juthat, és a végén egy pontot is kapsz érte; sínként egyszer ér 1-et.',
  'mistake.value':
    'Mindig a legkevesebbet fizeted. A többlet azonnal pontot ér, és a csatlakozás a városok értékelésekor is többet számít. Egy erős csatlakozás egy 5 értékű városba kétszer is megéri.',
  'example.city':
    'Ugyanez egy másik játszmában: New York 5-öt ér. Ada csatlakozásai ott 5 + 4-et érnek, Claráé 3-at: Ada kap 5-öt.',
  'example.way': 'Ugyanez jószággal: két mozdony, és két csatlakozásból álló út Savannah-ból Kansas Citybe.',
  'example.earned': 'Ada 2 pontot kap; Lotte, akié a második csatlakozás, 1-et. Az árukocka elhagyta Savannah-t.',
  'example.before':
    'Ugyanez nagyobb várossal: Bostonnak vannak szabad lila helyei, és Ada lapjai között ott van az 5 értékű New York.',
  'example.built': 'Két 2 értékű lila sín és egy mozdony kifizeti New Yorkot: 5 pont, és a csatlakozás értéke 5.',
  'example.rails':
    'Ugyanez egy másik játszmában, a kelleténél többért: két 2 értékű narancs sín a 2 értékű Savannah-ért 4 pontot ér.',
  'example.long': 'Ugyanez hosszabb úton: Bram hat csatlakozáson visz fát Detroitból San Franciscóba.',
  'example.shared': 'Bram 6 pontot kap. Három csatlakozás Adáé, aki 3-at kap, egy pedig Claráé, aki 1-et.',
  'example.real': 'Ez is szabályos: egy igazi fehér sín és két mozdony kifizeti a 3 értékű Seattle-t.',
  'example.deck':
    'Ugyanez három játékossal: a húzópakli Ada körében fogyott el. Bram, a forduló utolsó játékosa, még játszik.',
  'example.starter':
    'Egy másik játszmában a forduló utolsó körében fogyott el. Dani kezdett, így ő szállíthat elsőként utoljára.',
  'example.display': 'Clara a mozdonyt vagy a fehér sínt veheti fel.',
  'example.second':
    'A fehér sín után a mozdonyt már nem veheti fel, a fehér helyére került világoszöld sínt viszont igen.',
  'example.idle':
    'Egy ilyen játszmában: egymás után hatodszor passzolt egy játékos 13 lappal. Ada felveszi a dobópakli felső lapját …',
  'example.sixth': '… és újra eldob egy lapot. Mostantól a folyó forduló az utolsó.',
}
