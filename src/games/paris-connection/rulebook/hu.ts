/** The rules of Paris Connection in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'PC-0': 'A játék célja',
  'PC-0.1':
    'Hat vasúttársaság épít hálózatot Párizsból. Minden városnál, amelyet egy társaság elér, nő az értéke. Egyik társaság sem a tiéd: csak részvényeid vannak, és ezeket a játék során cserélgeted. Akkor nyersz, ha a végén neked van a legtöbb pontod: minden részvény annyit ér, amennyit a társasága.',
  'PC-1': 'A játék tartozékai',
  'PC-1.1':
    'Hat társaság van (fekete, kék, barna, lila, piros, sárga), mindegyiknek 33 mozdonya. Egy mozdony háromféle lehet: sín a táblán, részvény egy játékos paravánja mögött, vagy a társasága jelölője az értéksávon.',
  'PC-1.2':
    'A tábla hatszögletű mezőkön mutatja Franciaországot: vidék, városok és hat kezdőmező az Eiffel-torony körül. Egyes mezők között lezárt határ van. A tábla a mi rekonstrukciónk; a hat pályaudvar, a társaságok és a városok lehetséges értékei a nyomtatott játékból valók.',
  'PC-2': 'Előkészületek',
  'PC-2.1':
    'Véletlenszerű, hogy ki kezd. Ha több játszmát játszotok egymás után, a nyomtatott szabály szerint mindig a jobb oldali szomszéd kezd; itt minden játszmában a véletlen dönt. A játék az óramutató járása szerint halad.',
  'PC-2.2':
    'Minden színből egy mozdony áll egy Párizs körüli kezdőmezőn (a színeket véletlenszerűen osztjuk el), és egy az értéksávon. Minden társaság értéke 0-ról indul.',
  'PC-2.3':
    'A többi mozdony, színenként 31, a szütyőbe kerül. Minden játékos 10 részvényt (3 játékosnál), 8-at (4), 6-ot (5) vagy 5-öt (6) húz, és titokban tartja őket.',
  'PC-2.4':
    'A szütyőben maradt mozdonyokat szín szerint hat készletbe rendezzük, társaságonként egybe. A készleteket mindenki látja.',
  'PC-2.5': 'A szabálykönyv nem mondja meg, melyik szín melyik pályaudvarról indul, ezért a véletlen dönt (PC-R7).',
  'PC-3': 'A köröd: hálózat bővítése',
  'PC-3.1': 'A körödben vagy bővítesz egy hálózatot, vagy cserélsz. Passzolni nem lehet.',
  'PC-3.2':
    'Vegyél el egyetlen készletből 1–5 mozdonyt, és rakd le őket egyenként a táblára. Üres készletet nem választhatsz.',
  'PC-3.3':
    'Minden mozdonyt egy azonos színű mellé kell raknod: a kezdőmezőn álló vagy egy korábban lerakott mellé, ebben a körben lerakott is lehet. Elágazni szabad.',
  'PC-3.4': 'A lezárt határ két oldalán lévő mezők nem számítanak szomszédosnak.',
  'PC-3.5': 'Egy mezőn soha nem állhat két azonos színű mozdony.',
  'PC-3.6': 'Egy vidéki mezőn legfeljebb két, különböző színű mozdony fér el. Egy városban csak egy.',
  'PC-3.7': 'Az Eiffel-toronyra és a kezdőmezőkre soha nem építhetsz.',
  'PC-3.8':
    'Egyetlen társaságot sem szabad elzárni. Minden lerakott mozdony után minden társaságnak, amelynek még nincs városa, el kell tudnia érni egy üres várost, szomszédos mezőkön át, amelyeken van hely a színének.',
  'PC-3.9':
    'Az akció végén minden lerakott mozdony annyival növeli a társasága értékét, amennyi a mezőjén áll: vidék 0, városok 1–3, Marseille 4.',
  'PC-3.10':
    'Minden társaságot külön nézünk. Több társaságnak is lehet ugyanaz a város az utolsó esélye; ilyenkor egyikük sem foglalhatja el, amíg emiatt egy másik város nélkül maradna. Marseille itt városnak számít, és a PC-3.8 a Marseille-be lerakott mozdonyra is érvényes.',
  'PC-4': 'A köröd: csere',
  'PC-4.1':
    'Tedd egy részvényedet a színének készletébe. Ezután vegyél el egy vagy két mozdonyt egyetlen másik szín készletéből. Ezek most már a te részvényeid.',
  'PC-4.2': 'Mindenki látja, milyen színt adsz és veszel el.',
  'PC-4.3': 'A határnál (PC-6.2) több részvényed is lehet, de a végén minden fölösleges részvény pontba kerül.',
  'PC-4.4':
    'Ha egy készletben csak egy mozdony van, csak azt az egyet veheted el. Az üres készletből újra vehet bárki, amint mozdony kerül bele.',
  'PC-5': 'A játék vége',
  'PC-5.1': 'Azonnal vége a játéknak, ha már legfeljebb egy készletben van mozdony.',
  'PC-5.2':
    'Azonnal vége a játéknak, ha egy társaság eléri Marseille-t. A lerakott mozdonyok még növelik az értékét, de Marseille után már nem rakhatsz le többet.',
  'PC-5.3':
    'Akkor is vége a játéknak, ha hat teljes fordulón át minden kör 1:1 csere volt: játékosonként hat kör egymás után, bárki kezdte is. Bővítés vagy 1:2 csere után a számlálás elölről kezdődik.',
  'PC-5.4':
    'Az azonnal azt jelenti, hogy a fordulót nem játsszuk végig: lehet, hogy egyes játékosok eggyel kevesebbszer voltak soron. Ha kétféle befejezés egybeesik, Marseille megelőzi a készleteket, a készletek pedig a PC-5.3 szabályt.',
  'PC-5.5':
    'A készleteket csak a teljes akció után nézzük meg. Az adás és az elvétel között soha nincs vége a játéknak, és ha egy bővítés kiürít egy készletet, az érték még a játék vége előtt nő.',
  'PC-6': 'Pontozás',
  'PC-6.1': 'Minden részvényed, a határ feletti is, annyi pontot ér, amennyi a társasága értéke.',
  'PC-6.2':
    'Minden határ feletti részvény 20 pontba kerül. A határ 20 részvény (3 játékosnál), 15 (4), 12 (5) vagy 10 (6).',
  'PC-6.3': 'Az nyer, akinek a legtöbb pontja van. Döntetlennél a győzelem közös.',
  'PC-8': 'Ki mit lát',
  'PC-8.1': 'A részvényeidet csak te látod. A többiek azt látják, hány részvényed van, de azt nem, milyenek.',
  'PC-8.2':
    'Mindenki látja a táblát, a társaságok értékét, a készleteket, minden cserét és azt, hány 1:1 csere volt egymás után (PC-5.3).',
  'PC-8.3':
    'A cserékből kiderül, miből mennyi van legalább egy játékosnál. A játék ezt megmutatja, de semmi többet a rejtett részvényekről.',
  'PC-8.4': 'A játék végén minden részvényt felfedünk.',
  'PC-R': 'Döntések: amit a szabálykönyv nyitva hagy',
  'PC-R1':
    'Pusztán a szabálykönyv szerint egy játszma örökké tarthatna: mindenki a határon, és bővíteni sem lehet. Ezért van a PC-5.3. Azért hat forduló, mert a játékosok öt fordulón át vagy tovább is javíthatják a részvényeiket 1:1 cserékkel.',
  'PC-R2': 'Cserekor csak olyan készletből vehetsz el, amely nem üres, és más színű, mint a részvény, amelyet adsz.',
  'PC-R3': 'Az értéksávnak nincs felső határa: az utolsó mezőjén túli értékek is számítanak.',
  'PC-R4':
    'A PC-3.8 szabályt minden egyes mozdony után ellenőrizzük, így egy bővítés félúton is elakadhat. Bármelyik mozdony után megállhatsz.',
  'PC-R5': 'A PC-5.1 szerint csere is véget vethet a játéknak.',
  'PC-R6':
    'A PC-3.8 szempontjából a készletek nagysága nem számít. Az épülő színt is ellenőrizzük, bár önmagát soha nem zárhatja el. Azt a társaságot, amelynek már van városa, szabad elzárni.',
  'PC-R7': 'A hat színt véletlenszerűen osztjuk el a hat pályaudvar között.',
  'PC-R8': 'A PC-3.8 minden társaságot külön néz; hogy hol van hely, azt a PC-3.5–PC-3.7 mondja meg; lásd PC-3.10.',
  'PC-R9': 'Csak a teljes akció után nézzük meg, vége van-e a játéknak; lásd PC-5.5.',
  'PC-R10':
    'Szabályos csere mindig van: senkinek sem lesz kevesebb részvénye, mint előtte, és amíg a játék tart, legalább két készletben van mozdony. Minden kör, amely nem 1:1 csere, legalább egy mozdonyt kivesz a készletekből, így a PC-5.3 miatt minden játszma véget ér.',
  'PC-R11':
    'Bővítésre csak olyan társaságot választhatsz, amelynek az első mozdonya lerakható. Azt aztán le is kell raknod.',
  'PC-E': 'Példák',
  'PC-E1':
    'Négy játékos. Egy játékosnak 6 kék (értéke 12), 3 sárga (9), 4 piros (8) és 2 fekete (3) részvénye van: 72 + 27 + 32 + 6 = 137 pont. Tizenöt részvény, tehát nincs levonás.',
  'PC-E2': 'Ugyanez eggyel több fekete részvénnyel: 137 + 3 − 20 = 120.',
  'PC-E3': 'Öt játékosnál 6 részvényt húzol, és a határ 12; három játékosnál 10 részvényt húzol, és a határ 20.',
  'PC-E4':
    'Egy 7 értékű társaság az első mozdonyát vidékre, a másodikat Marseille-be rakja: az értéke most 11, harmadik mozdony már nem kerül le, és vége a játéknak.',
  'PC-E5':
    'A készletekben már csak piros (1) és sárga (2) van. Ha pirosat adsz, és mindkét sárgát elveszed, csak piros marad: vége a játéknak. Ha kéket adsz, és a pirosat veszed el, kék és sárga marad: a játék folytatódik.',
  'PC-E6':
    'A Gare de Lyonról legkorábban a tizenegyedik mozdony érheti el Marseille-t, így onnan egy társaság sem jut oda a harmadik bővítése előtt. A Gare Saint-Lazare-ról ez a tizenötödik.',
  'PC-E7':
    'Ha egy vidéki mezőn piros és kék áll, ott nincs hely sárgának vagy második pirosnak. Ha egy városban piros áll, ott semmilyen színnek nincs hely. Le Havre nem szomszédos Caennal: a határ le van zárva.',
  'PC-E8':
    'Négy játékos: 23-szor 1:1 csere, majd egyszer 1:2 csere, aztán 24-szer 1:1 csere. Az utolsó után vége a játéknak.',
}
