/** The rules of Great Lakes in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'GL-0': 'A játék célja',
  'GL-0.1':
    'Szerezd a legtöbb pontot. Pont jár az elfoglalt útvonalakért, a teljesített jegyekért és az azokon szereplő városokban épített kikötőkért. A nem teljesített jegyek pontba kerülnek.',
  'GL-1': 'A játék tartozékai',
  'GL-1.1':
    '80 vonatlap van: hat színből (lila, sárga, zöld, piros, fekete, fehér) 11–11, és 14 mozdony. A mozdony joker: bármelyik másik lapot helyettesíti.',
  'GL-1.2': '60 hajólap van: minden színben 4 szimpla és 6 dupla hajó.',
  'GL-1.3':
    'Minden színben a 11 vonatlap közül 4-en, a szimpla hajók közül mind a 4-en van kikötőjel. Dupla hajón soha nincs.',
  'GL-1.4': 'Minden játékosnak 33 vagonja, 32 hajója és 3 kikötője van.',
  'GL-1.5':
    'A táblán 35 város van, közülük 25 kikötőváros, két csomópont a nyílt vízen és 110 útvonal. A menetjegyek, röviden jegyek száma 55. A források nem értenek egyet abban, hogy a Buffalóból Syracuse-ba és Erie-be vezető útvonal hajó- vagy vonatútvonal-e; itt hajóútvonal.',
  'GL-1.6':
    'Vonatútvonalhoz vagon és vonatlap kell, hajóútvonalhoz hajó és hajólap, soha nem keverve. Csak a mozdony jó mindkettőhöz.',
  'GL-2': 'Előkészületek',
  'GL-2.1':
    'Mindkét paklit megkeverjük. Minden játékos 2 vonatlapot és 2 hajólapot kap. Ezután mindkét pakliból 3 lapot felfordítunk, ez a kínálat: vonatok az 1–3., hajók a 4–6. helyre.',
  'GL-2.2': 'Minden játékos 5 jegyet kap, és legalább 3-at megtart. A többi lefordítva a jegypakli alá kerül.',
  'GL-2.3':
    'Ezután minden játékos titokban összesen 50 vagont és hajót választ 33 vagonból és 32 hajóból. A többi a tartaléka. Ha mindenki választott, kiderül, ki mit választott. Az első játszmához 27 vagont és 23 hajót ajánlunk.',
  'GL-2.4': 'Jegyeket, vagonokat és hajókat mindenki egyszerre választ.',
  'GL-2.5':
    'Véletlenszerű, hogy ki kezd, de ez már a jegyek választása előtt ismert. A játék az óramutató járása szerint halad.',
  'GL-2.6':
    'Ha az első hat felfordított lap között három vagy több mozdony van, a GL-4.6 még a jegyek választása előtt érvényes.',
  'GL-2.7':
    'Amíg mindenki el nem készül, a többiek csak azt látják, ki van kész. A vagonokkal és hajókkal együtt derül ki, ki hány jegyet tartott meg. A visszatett jegyek ezután a pakli alá kerülnek: a kezdőjátékostól sorban, mindenkié az osztás sorrendjében.',
  'GL-3': 'A köröd',
  'GL-3.1':
    'A körödben pontosan egyet tehetsz ezek közül: lapokat (vonatot vagy hajót) húzol, útvonalat foglalsz, jegyeket húzol, kikötőt építesz, vagy vagonokat és hajókat cserélsz. Passzolni nem lehet.',
  'GL-3.2': 'Ha egyiket sem teheted, kimaradsz. Ha csak cserélni tudsz, cserélned kell.',
  'GL-4': 'Lapok húzása',
  'GL-4.1': 'Vegyél el két lapot. Mindkettő lehet a hat felfordított egyike vagy valamelyik pakli felső lapja.',
  'GL-4.2':
    'Ha felfordított lapot veszel el, a helyét rögtön pótolod abból a pakliból, amelyikből akarod. Így a kínálatban akár csupa vonat vagy csupa hajó is lehet.',
  'GL-4.3': 'Ha az első lapod felfordított mozdony, ebben a körben nem vehetsz el többet.',
  'GL-4.4': 'A második lapod nem lehet felfordított mozdony, olyan sem, amely most került oda.',
  'GL-4.5': 'A pakliból húzott mozdony olyan, mint bármelyik másik lap.',
  'GL-4.6':
    'Ha a felfordított lapok között három vagy több mozdony van, a kínálatot lecseréljük: mind a hat lapot eldobjuk, és mindkét pakliból három újat fordítunk fel.',
  'GL-4.7':
    'Ha egy pakli elfogy, a saját dobópaklijából rögtön újat keverünk; ha nincs dobott lap, üres marad. A mozdonyok mindig a vonatok dobópaklijára kerülnek. A fizetésre használt lapok és a lecserélt kínálat előbb teljesen a dobópaklira kerülnek, és csak utána keverünk. Ha csak egy pakli maradt, az pótolja az egész kínálatot. Ha mindkettő üres, senki sem húzhat lapot.',
  'GL-4.8': 'Akárhány lap lehet nálad.',
  'GL-4.9': 'Ha az első lapod volt az utolsó, nem kapsz másodikat, és a köröd véget ér.',
  'GL-4.10':
    'Felfordított lapot csak akkor vehetsz el, ha pótolható, így mindig hat felfordított lap van. Üres pakliból nem húzhatsz.',
  'GL-4.11': 'Ha tudsz, el kell venned egy második lapot. Az egyetlen kivétel az elsőként elvett felfordított mozdony.',
  'GL-4.12':
    'A sorrend: elveszel egy lapot, paklit választasz (ha mindkettőben van lap), az új lapot felfordítjuk, a kínálatot lecseréljük, ha a GL-4.6 érvényes, aztán jön a következő lap. Minden eredményt látsz, mielőtt folytatod. A kínálat lecserélése nem vet véget a körödnek.',
  'GL-5': 'Útvonal elfoglalása',
  'GL-5.1':
    'Fizess az útvonal fajtájának és színének megfelelő lapokkal, amelyek minden mezőjét lefedik; szürke útvonalnál te választasz egy színt. Dobd el a lapokat, tégy minden mezőre egy vagont vagy hajót, és rögtön kapsz pontot: 1, 2, 4, 7, 10, 15, 18, 21 vagy 27 pontot 1–9 mezőért.',
  'GL-5.2':
    'A mozdony bármelyik vonat- vagy hajólapot helyettesíti, és egy mezőt fed le. Fizethetsz csupa mozdonnyal is.',
  'GL-5.3': 'Egy dupla hajó legfeljebb két mezőt fed le. A fölösleges hajóért semmit sem kapsz vissza.',
  'GL-5.4': 'Annyi vagon vagy hajó kell hozzá, ahány mezős az útvonal.',
  'GL-5.5':
    'Bármelyik szabad útvonalat elfoglalhatod; nem kell a többi útvonaladhoz kapcsolódnia. Egy körben egy útvonalat foglalhatsz el.',
  'GL-5.6':
    'A dupla útvonal két azonos fajtájú útvonal ugyanazon két hely között. Senkié sem lehet mindkettő. 2 vagy 3 játékosnál, ha az egyiket elfoglalják, a másik mindenki előtt lezárul.',
  'GL-5.7':
    'Az ugyanazon két város közötti vonatútvonal és hajóútvonal nem dupla útvonal: egy játékosé lehet mindkettő.',
  'GL-5.8': 'A kikötőjeles lapokkal útvonalért is fizethetsz. Te választod ki, mely lapokkal fizetsz.',
  'GL-6': 'Jegyek',
  'GL-6.1':
    'Húzz négy jegyet, vagy amennyi még van, és legalább egyet tarts meg. A többi lefordítva a pakli alá kerül. A megtartott jegyet soha nem teszed vissza, és akárhány jegyed lehet.',
  'GL-6.2':
    'A játék végén egy jegy annyi pontot ad, amennyi az értéke, ha a két városát összekötik a saját útvonalaid; vonat és hajó vegyesen is jó. Különben ennyi pontot veszítesz.',
  'GL-6.3': 'A jegyek a játék végéig titkosak.',
  'GL-6.4':
    'Ebben a játékban nincsenek körutazásjegyek. A csomópontok összekötik az ott találkozó útvonalakat. Kikötő soha nem épül rajtuk, és egy jegyen sem szerepelnek.',
  'GL-7': 'Kikötők',
  'GL-7.1': 'Kikötőt csak kikötővárosban építhetsz. Egy városban egy kikötő lehet, és egy játékos hármat építhet.',
  'GL-7.2': 'Kell egy saját vonat- vagy hajóútvonalad abba a városba.',
  'GL-7.3':
    'Egy kikötő két vonatlapba és két hajólapba kerül; ezek egyszínűek, és mindegyiken van kikötőjel. A négy lap bármelyikét, akár mindet helyettesítheti mozdony. A többi lap között egyik fajtából sem lehet kettőnél több.',
  'GL-7.4':
    'A játék végén egy kikötő 10, 20 vagy 30 pontot ér, ha egy, kettő, illetve legalább három olyan jegyet teljesítettél, amelyen a városa szerepel. Egyébként nem ér semmit.',
  'GL-7.5': 'Ha egy jegyen két olyan város szerepel, ahol kikötőd van, mindkét kikötőnél számít.',
  'GL-7.6': 'Minden meg nem épített kikötőd 4 pontba kerül a játék végén.',
  'GL-7.7':
    'Egy körben egy kikötőt építhetsz. A lapjait eldobod. Pont csak a játék végén jár érte, és soha nem költözik.',
  'GL-8': 'Vagon- és hajócsere',
  'GL-8.1':
    'A körödben akárhány vagonodat elcserélheted ugyanannyi hajóra a tartalékodból, vagy hajót vagonra. Darabonként egy pontba kerül. Legalább egyet kell cserélned, és legfeljebb annyit, amennyi a tartalékodban van.',
  'GL-8.2': 'Egy körben csak egy irányban cserélhetsz. A pontszámod nulla alá is mehet.',
  'GL-8.3':
    'Csak azt cserélheted, ami nincs a táblán. A tartalékodban mindig összesen 15 vagon és hajó van. Akárhányszor cserélhetsz.',
  'GL-9': 'A játék vége',
  'GL-9.1':
    'Ha egy játékosnak a köre végén összesen hat vagy kevesebb vagonja és hajója van, mindenkinek még két köre van, neki is. Utána vége a játéknak.',
  'GL-9.2':
    'A végső pontszámod: az útvonalak pontjai, mínusz a cserék, plusz a teljesített jegyek, mínusz a nem teljesítettek, plusz a kikötők, mínusz 4 minden meg nem épített kikötőért. A leghosszabb útért és a legtöbb jegyért nem jár pont.',
  'GL-9.3':
    'Az nyer, akinek a legtöbb pontja van. Döntetlennél az nyer, aki több jegyet teljesített, aztán az, akinek több pontja van a kikötőkből. Ha még így is egyenlő az állás, osztoznak a helyezésen.',
  'GL-9.4':
    'A GL-9.1-hez a vagonok és hajók számítanak, a kikötők nem. Csak egyszer történik meg: ha később másnak is hat vagy kevesebb marad, az már nem változtat semmin. Aki elindította a befejezést, az jön a legutoljára. A kimaradt kör is körnek számít.',
  'GL-9.5': 'Akkor is rögtön vége a játéknak, ha három teljes fordulón át csak csere és kimaradás volt.',
  'GL-10': 'Ki mit lát',
  'GL-10.1':
    'Rejtve vannak a játékosok lapjai és jegyei, a paklik sorrendje és, amíg mindenki nem választott, az is, hogy ki hány vagont és hajót választ. Csak te tudod, mely jegyeket tetted vissza.',
  'GL-10.2':
    'Mindenki látja, hány vonatlapja, hajólapja és jegye van a játékosoknak (a mozdony vonatlapnak számít), a vagonjaikat, hajóikat, kikötőiket, tartalékukat és pontjaikat, azt, hogy hány lap maradt a paklikban, és az összes dobott lapot. Ha valaki pakliból húz, mindenki látja, melyikből.',
  'GL-10.3':
    'Mindenki tudja, ki mely felfordított lapokat vette el, és ki mely lapokkal fizetett. A játék megmutatja, ami ebből következik, és semmi többet.',
  'GL-R': 'Döntések: amit a szabálykönyv nyitva hagy',
  'GL-R1': 'A szabálykönyv szerint a legtapasztaltabb utazó kezd. Itt a véletlen dönt (GL-2.5).',
  'GL-R2': 'A kínálatot már a legelső hat lapnál is lecserélhetjük (GL-2.6).',
  'GL-R3': 'Aki semmit sem tehet, kimarad (GL-3.2).',
  'GL-R4':
    'A kínálatot legfeljebb háromszor cseréljük le egymás után. Utána marad, amíg a következő lapot fel nem fordítjuk, és akkor újra megnézzük. Ha egy pakli nem tud három lapot adni, a maradék helyeket a másik tölti fel.',
  'GL-R5': 'Ha elfogytak a lapok, nincs második lap (GL-4.9).',
  'GL-R6':
    'Nem fizethetsz olyan lappal, amelyet el is hagyhatnál. A lapjaid pontosan lefedik az útvonalat, vagy csupa dupla hajóval fizetsz, és eggyel több hajó van rajtuk.',
  'GL-R7': 'Cserélni egy irányban lehet, és a pontszám nulla alá is mehet (GL-8.2).',
  'GL-R8':
    'Döntetlen bármelyik helyezésnél: előbb a több teljesített jegy, aztán a kikötőkből kapott több pont dönt, végül a helyezés közös (GL-9.3).',
  'GL-R9': 'Az előkészületek alatt a többiek csak azt látják, ki van kész (GL-2.7).',
  'GL-R10': 'Olyan felfordított lapot, amely nem pótolható, nem vehetsz el (GL-4.10).',
  'GL-R11': 'A második lap kötelező (GL-4.11).',
  'GL-R12': 'Hogyan számoljuk az utolsó köröket (GL-9.4).',
  'GL-R13': 'Három forduló, amelyben csak csere és kimaradás van, véget vet a játéknak (GL-9.5).',
  'GL-E': 'Példák',
  'GL-E1':
    'Egy 3 mezős lila vonatútvonalért fizethetsz három lila vonattal, két lila vonattal és egy mozdonnyal vagy három mozdonnyal. Két lila vonattal és egy sárgával nem.',
  'GL-E2':
    'Egy 4 mezős fehér hajóútvonalért fizethetsz két duplával, négy szimplával, egy duplával és két szimplával, vagy egy duplával, egy szimplával és egy mozdonnyal.',
  'GL-E3':
    'Egy 5 mezős hajóútvonalért fizethetsz három duplával: öt hajót teszel le, és semmit sem kapsz vissza. Négy dupla, vagy két dupla és még két lap már túl sok.',
  'GL-E4':
    'Egy kikötőért Parry Soundban fizethetsz egy mozdonnyal, egy sárga hajóval és két sárga vonattal, ha mindhármon van kikötőjel, vagy négy mozdonnyal. Dupla hajóval nem, és három vonattal sem.',
  'GL-E5':
    'Kikötőd van Chicagóban és Montrealban, és teljesítetted ezeket: Chicago–Timmins, Chicago–Montreal és Montreal–New York. Mindkét kikötő 20 pontot ér.',
  'GL-E6': 'Két hajót két vagonra cserélsz: 2 pontot veszítesz, és a körödnek vége.',
  'GL-E7':
    'Három játékos: A, B és C. B köre végén hat vagonja és hajója marad: még C, A, B, C, A, B jön, aztán vége a játéknak, akkor is, ha közben A készlete is hatra fogy.',
  'GL-E8':
    'Két felfordított mozdony van. Elveszel egy felfordított piros vonatot, és a helyére mozdony kerül: mind a hat lapot eldobjuk, és mindkét pakliból hármat fordítunk fel. A második lapod bármi lehet, csak felfordított mozdony nem.',
  'GL-E9':
    '18 vagonnal és 32 hajóval játszol: a tartalékodban 15 vagon van és hajó nincs, tehát csak hajót cserélhetsz vagonra.',
}
