/** The rules of Paris Connection in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'PC-1': 'Amivel játszotok',
  'PC-1.1':
    'Hat társaság van (fekete, kék, barna, lila, piros, sárga), mindegyiknek 33 mozdonya. Egy mozdony háromféle lehet: sín a térképen, részvény egy játékos paravánja mögött, vagy a társasága jelölője az értéksávon.',
  'PC-1.2':
    'A térkép hatszögletű mezőkön mutatja Franciaországot: vidék, városok és hat kezdőmező az Eiffel-torony körül. A mezők között helyenként lezárt határ húzódik. Maga a térkép a mi rekonstrukciónk; a hat pályaudvar, a társaságok és a városok lehetséges értékei viszont biztosak.',
  'PC-2': 'Előkészületek',
  'PC-2.1':
    'A kezdőjátékost sorsolás dönti el. Ha több játszma követi egymást, a nyomtatott szabály szerint a kezdés egy hellyel jobbra kerül; itt minden játszmában újra sorsolunk. A sor az óramutató járása szerint halad.',
  'PC-2.2':
    'Minden színből egy mozdony áll egy Párizs körüli kezdőmezőn (a színeket a sors osztja szét a pályaudvarok között), egy pedig az értéksávon. Minden társaság 0 értékről indul.',
  'PC-2.3':
    'A többi mozdony, színenként 31, a szütyőbe kerül. Minden játékos húz belőle 10 részvényt (3 játékosnál), 8-at (4), 6-ot (5) vagy 5-öt (6), és titokban tartja őket.',
  'PC-2.4':
    'Ami a szütyőben marad, azt szín szerint hat készletbe kell rendezni, társaságonként egybe. Ezeket mindenki láthatja.',
  'PC-2.5': 'Sehol sincs előírva, hogy melyik szín melyik pályaudvarról indul, ezért a véletlen dönt (PC-R7).',
  'PC-3': 'Te jössz: hálózatot bővítesz …',
  'PC-3.1': 'Amikor te jössz, vagy bővítesz egy hálózatot, vagy cserélsz. Passzolni nem szabad.',
  'PC-3.2':
    'Vegyél el egyetlen készletből legalább egy, legfeljebb öt mozdonyt, és rakd le őket egymás után a térképre. Üres készletet nem választhatsz.',
  'PC-3.3':
    'Minden mozdony egy azonos színű mellé kerül: vagy a pályaudvaron álló mellé, vagy egy korábban lerakott mellé, az imént lerakottakat is beleértve. Elágazni szabad.',
  'PC-3.4': 'A lezárt határ két oldalán fekvő mezők nem szomszédosak.',
  'PC-3.5': 'Egy mezőn sohasem állhat két azonos színű mozdony.',
  'PC-3.6': 'Egy vidéki mezőn legfeljebb két mozdony állhat, különböző színűek; egy városban csak egy.',
  'PC-3.7': 'Az Eiffel-toronyra és a kezdőmezőkre sohasem kerül semmi.',
  'PC-3.8':
    'Egyetlen társaságot sem szabad elzárni. Minden lerakás után minden olyan társaságnak, amelynek még nincs városa, el kell tudnia érni egyet: szomszédos mezők olyan láncán, ahol mindenütt van hely a színének, és amely üres városban végződik.',
  'PC-3.9':
    'Az akció végén minden lerakott mozdony annyival növeli a társasága értékét, amennyit a mezője mutat: vidék 0, városok 1–3, Marseille 4.',
  'PC-3.10':
    'Minden társaságot külön kell nézni: több is számíthat ugyanarra az utolsó városra, és akkor egyikük sem foglalhatja el, amíg emiatt egy másik város nélkül maradna. Marseille itt városnak számít, és a PC-3.8 a Marseille-be való lerakásra is érvényes.',
  'PC-4': '… vagy cserélsz',
  'PC-4.1':
    'Tedd egy részvényedet a színének készletébe, majd vegyél el egy vagy két mozdonyt egyetlen másik szín készletéből. Ezek mostantól a te részvényeid.',
  'PC-4.2': 'Mindenki látja, milyen színt adsz, és milyet veszel el.',
  'PC-4.3': 'A határnál (PC-6.2) több részvényed is lehet, de a végén minden fölösleges részvény pontokba kerül.',
  'PC-4.4':
    'Ha egy készletben egyetlen mozdony van, csak azt az egyet veheted el. Az üres készlet újra megnyílik mindenki előtt, amint mozdony kerül bele.',
  'PC-5': 'A játék vége',
  'PC-5.1': 'A játék azonnal véget ér, ha már legfeljebb egy készletben van mozdony.',
  'PC-5.2':
    'A játék azonnal véget ér, ha egy társaság eléri Marseille-t. Az akciót még értékelni kell, de Marseille után már semmi sem kerül a térképre.',
  'PC-5.3':
    'A játék akkor is véget ér, ha hat teljes körön át minden lépés 1:1 arányú csere volt: játékosonként hat lépés egyfolytában, bárki kezdte is. Bővítés vagy 1:2 arányú csere után a számlálás elölről kezdődik.',
  'PC-5.4':
    'Az azonnal azt jelenti, hogy a kört nem kell végigjátszani: lehet, hogy egyes játékosok eggyel kevesebbszer léptek. Ha kétféle befejezés egybeesik, Marseille megelőzi a készleteket, a készletek pedig megelőzik a PC-5.3 szabályt.',
  'PC-5.5':
    'A készleteket csak a teljes akció után kell megnézni. Az adás és az elvétel között semmi sem ér véget, és ha egy bővítés kimerít egy készletet, azt még a játék vége előtt értékelni kell.',
  'PC-6': 'Pontozás',
  'PC-6.1': 'Minden részvény, a fölösleges is, annyi pontot ér, amennyi a társasága értéke.',
  'PC-6.2':
    'Minden határ feletti részvény 20 pontba kerül. A határ 20 részvény (3 játékosnál), 15 (4), 12 (5) vagy 10 (6).',
  'PC-6.3': 'Az nyer, akinek a legtöbb pontja van. Egyenlő pontszám esetén a győzelem közös.',
  'PC-R': 'Döntések: amit a szabálykönyv nyitva hagy',
  'PC-R1':
    'A szabálykönyv szerint egy játék a végtelenségig tarthat: mindenki a határon, minden bővítés tilos. Ezért van a PC-5.3. Azért hat kör, mert a játékosok öt körön át vagy még tovább is javíthatják a részvényeiket 1:1 arányú cserékkel.',
  'PC-R2': 'Cserekor csak olyan készletből vehetsz el, amely nem üres, és más színű, mint a részvény, amelyet adsz.',
  'PC-R3': 'Az értéksávnak nincs teteje: az utolsó mezőjén túli értékek is számítanak.',
  'PC-R4':
    'A PC-3.8 szabályt minden egyes lerakás után ellenőrizni kell, így egy bővítés félúton is elakadhat. Bármelyik lerakás után megállhatsz.',
  'PC-R5': 'A PC-5.1 szerint csere is véget vethet a játéknak.',
  'PC-R6':
    'A PC-3.8 szempontjából a készlet nagysága nem számít. Az épülő színt is ellenőrizni kell, bár önmagát sohasem zárhatja el. Azt a társaságot, amelynek már van városa, szabad elzárni.',
  'PC-R7': 'A hat színt a sors osztja szét a hat pályaudvar között.',
  'PC-R8': 'A PC-3.8 minden társaságot külön néz; hogy hol van hely, azt a PC-3.5–PC-3.7 mondja meg; lásd PC-3.10.',
  'PC-R9': 'A játék végéről a teljes akció után kell dönteni; lásd PC-5.5.',
  'PC-R10':
    'Szabályos csere mindig van: senkinek sem lesz kevesebb részvénye, és amíg a játék tart, legalább két készletben van mozdony. Minden lépés, amely nem 1:1 arányú csere, legalább egy mozdonnyal apasztja a készleteket, így a PC-5.3 révén minden játék véget ér.',
  'PC-R11':
    'Bővítésre csak olyan társaság választható, amelynek az első mozdonya lerakható; azt aztán le is kell rakni.',
  'PC-E': 'Példák',
  'PC-E1':
    'Négy játékos. Valakinek 6 kék (értéke 12), 3 sárga (9), 4 piros (8) és 2 fekete (3) részvénye van: 72 + 27 + 32 + 6 = 137 pont. Tizenöt részvény, tehát nincs levonás.',
  'PC-E2': 'Ugyanez eggyel több fekete részvénnyel: 137 + 3 − 20 = 120.',
  'PC-E3':
    'Öt játékosnál mindenki 6 részvényt húz, és a határ 12; három játékosnál mindenki 10 részvényt húz, és a határ 20.',
  'PC-E4':
    'Egy 7 értékű társaság az első mozdonyát vidékre, a másodikat Marseille-be rakja: az értéke 11 lesz, harmadik mozdony már nem kerül le, vége a játéknak.',
  'PC-E5':
    'A készletekben már csak piros (1) és sárga (2) van. Ha valaki pirosat ad a két sárgáért, csak piros marad: vége a játéknak. Ha kéket ad a pirosért, kék és sárga marad: a játék folytatódik.',
  'PC-E6':
    'A Gare de Lyonról indulva legkorábban a tizenegyedik mozdony éri el Marseille-t, így onnan egyetlen társaság sem jut oda a harmadik bővítése előtt. A Gare Saint-Lazare-ról indulva a tizenötödik.',
  'PC-E7':
    'Ha egy vidéki mezőn piros és kék áll, oda sem sárga, sem második piros nem kerülhet. Ha egy városban piros áll, oda semmilyen szín sem kerülhet. Caen és Le Havre nem szomszédos: köztük a határ le van zárva.',
  'PC-E8':
    'Négy játékos: 23 csere 1:1 arányban, majd egy 1:2 arányú csere, aztán 24 csere 1:1 arányban. A játék az utolsó után ér véget.',
}
