/** The rules of Great Lakes in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'GL-1': 'Amivel játszotok',
  'GL-1.1':
    '80 vonatkártya van: hat színből (lila, sárga, zöld, piros, fekete, fehér) 11–11, és 14 mozdony, amely bármelyik kártyát helyettesíti.',
  'GL-1.2': '60 hajókártya van: minden színben 4 szimpla és 6 dupla hajó.',
  'GL-1.3': 'Kikötőjel minden szín 11 vonata közül 4-en és mind a 4 szimpla hajón van, dupla hajón soha.',
  'GL-1.4': 'Mindenkinek 33 vagonja, 32 hajója és 3 kikötője van.',
  'GL-1.5':
    'A térképen 35 város van, közülük 25 kikötőváros, két csomópont a nyílt vízen és 110 útvonal; a jegyek száma 55. Vitatott, hogy a Buffalóból Syracuse-ba és Erie-be vivő útvonal hajó- vagy vonatútvonal; itt hajóútvonal.',
  'GL-1.6':
    'Vonatútvonalra vagon és vonatkártya kell, hajóútvonalra hajó és hajókártya, sosem keverve. Csak a mozdony jó mindkettőre.',
  'GL-2': 'Előkészületek',
  'GL-2.1':
    'Mindkét paklit megkeveritek. Mindenki 2 vonat- és 2 hajókártyát kap, és mindkét pakliból 3 kártya kerül sorba felfordítva: vonatok az 1–3., hajók a 4–6. helyre.',
  'GL-2.2': 'Mindenki 5 jegyet kap, és legalább 3-at megtart. A többi képpel lefelé a jegypakli alá kerül.',
  'GL-2.3':
    'Ezután mindenki titokban 50 bábut választ 33 vagonból és 32 hajóból; a maradék a doboza. Ha mindenki választott, kiderülnek a készletek. Első játékhoz 27 vagon és 23 hajó ajánlott.',
  'GL-2.4': 'Jegyet és bábukat mindenki egyszerre választ; senki sem vár a szomszédjára.',
  'GL-2.5': 'A kezdőjátékost sorsoljátok, és már a jegyválasztás előtt ismert. A játék székről székre halad.',
  'GL-2.6': 'Ha az első hat nyílt kártya között három mozdony van, a GL-4.6 érvényes, még a választás előtt.',
  'GL-2.7':
    'Amíg mindenki el nem készül, a többiek csak azt látják, ki van kész. A megtartott jegyek száma a készletekkel derül ki; a többi jegy a kezdőjátékostól sorban a pakli alá kerül, mindenkié az osztás sorrendjében.',
  'GL-3': 'Egy kör',
  'GL-3.1':
    'A körödben pontosan egy dolgot teszel: szállítókártyát húzol, útvonalat foglalsz, jegyet húzol, kikötőt építesz vagy bábut cserélsz. Passzolni nem lehet.',
  'GL-3.2': 'Aki egyiket sem teheti, kimarad. A lehetséges csere is számít, akár akarod, akár nem.',
  'GL-4': 'Szállítókártyák húzása',
  'GL-4.1': 'Vegyél két kártyát, mindegyiket a hat nyílt közül vagy vakon valamelyik pakliból.',
  'GL-4.2':
    'Az elvett nyílt kártyát rögtön pótolni kell ugyanott, abból a pakliból, amelyet megnevezel. Így a sor akár csupa vonat vagy csupa hajó is lehet.',
  'GL-4.3': 'Az elsőként elvett nyílt mozdony a kör egyetlen kártyája.',
  'GL-4.4': 'Második kártyának nyílt mozdony nem vehető el, akár ott feküdt már, akár most került oda.',
  'GL-4.5': 'A vakon húzott mozdony olyan kártya, mint a többi.',
  'GL-4.6':
    'Ha három vagy több mozdony fekszik nyíltan, mind a hat kártyát eldobjátok, és mindkét pakliból három újat fordítotok fel.',
  'GL-4.7':
    'A kifogyott paklit rögtön újraképzitek a saját dobott lapjaiból; ha nincs ilyen, üres marad. A mozdonyok a vonatok közé kerülnek, a fizetség és az eltakarított sor előbb teljesen a dobottak közé megy. Ha csak egy pakli maradt, az tölti az egész sort; ha egy sem, nem lehet húzni.',
  'GL-4.8': 'A kézben tartott kártyák száma nincs korlátozva.',
  'GL-4.9': 'Ha az első kártya volt az utolsó, nincs második, és a kör véget ér.',
  'GL-4.10': 'Nyílt kártya csak akkor vehető el, ha pótolható, így mindig hat fekszik. Üres pakliból nem lehet húzni.',
  'GL-4.11': 'A második kártyát el kell venni, ha lehet. Csak a nyílt mozdony marad egyedül.',
  'GL-4.12':
    'Ebben a sorrendben: kártya elvétele, pakli megnevezése, ha mindkettőben van lap, felfordítás, szükség esetén a sor eltakarítása, aztán a következő kártya. Mindent látsz, mielőtt tovább választasz. Az eltakarított sor nem vet véget a körnek.',
  'GL-5': 'Útvonal foglalása',
  'GL-5.1':
    'Játssz ki az útvonal fajtájának és színének megfelelő kártyákat, szürkénél bármelyik színt, de csak egyet. Tégy minden mezőre egy bábut, és rögtön pontozz: 1, 2, 4, 7, 10, 15, 18, 21 vagy 27 pont jár 1–9 mezőért.',
  'GL-5.2': 'A mozdony vonat- és hajókártyát is helyettesít, egy-egy mezőn. A készlet állhat csupa mozdonyból is.',
  'GL-5.3': 'Egy dupla hajó két mezőt fed. A fölösleges hajó elvész.',
  'GL-5.4': 'Annyi vagonod vagy hajód legyen, ahány mezős az útvonal.',
  'GL-5.5': 'Bármelyik szabad útvonal foglalható; nem kell a többihez csatlakoznia. Körönként egy.',
  'GL-5.6':
    'Dupla útvonalból (azonos végpontok, azonos fajta) senkinek sem lehet mindkettő. 2 vagy 3 játékosnál az egyik lezárja a másikat mindenki előtt.',
  'GL-5.7': 'Ugyanazon két város közötti vonat- és hajóútvonal nem dupla útvonal: egy játékosé lehet mindkettő.',
  'GL-5.8': 'A kikötőjeles kártyák is ugyanúgy fizetnek. A fizető választja ki a kártyákat.',
  'GL-6': 'Jegyek',
  'GL-6.1':
    'Húzz négy jegyet, vagy amennyi még van, és legalább egyet tarts meg. A többi a pakli alá kerül. A megtartottat sosem adod vissza, és bármennyi lehet nálad.',
  'GL-6.2':
    'A végén az a jegy, amelynek két városát saját útvonalaid kötik össze, vonat és hajó vegyesen, megadja az értékét; a többi levonódik.',
  'GL-6.3': 'A jegyek a játék végéig titkosak.',
  'GL-6.4':
    'Körutazás-jegyek nincsenek. A csomópontok összekötik az ott találkozó útvonalakat; kikötő nem épülhet rajtuk, és nincsenek jegyen.',
  'GL-7': 'Kikötők',
  'GL-7.1': 'Kikötő kikötővárosba épülhet; városonként egy, játékosonként három.',
  'GL-7.2': 'Legyen oda vezető vonat- vagy hajóútvonalad.',
  'GL-7.3':
    'Ára két vonat- és két hajókártya egy színből, mind kikötőjellel. Mozdony bármelyiket pótolhatja, de mellette egyik fajtából sem lehet kettőnél több.',
  'GL-7.4':
    'A végén egy kikötő 10, 20 vagy 30 pontot ér, ha egy, kettő, illetve három vagy több teljesített jegyed nevezi meg a városát; különben semmit.',
  'GL-7.5': 'Az a jegy, amely két kikötős városodat nevezi meg, mindkettőnél számít.',
  'GL-7.6': 'Minden meg nem épített kikötő 4 pontba kerül a végén.',
  'GL-7.7': 'Körönként egy kikötő. A kártyák a dobottak közé mennek, pont rögtön nem jár érte, és sosem költözik.',
  'GL-8': 'Bábuk cseréje',
  'GL-8.1':
    'Egy kör lehet csere: cserélj akárhány vagont ugyanannyi hajóra a dobozodból, vagy fordítva, darabonként egy pontért. Legalább egyet, és sosem többet, mint ami a dobozban van.',
  'GL-8.2': 'Körönként csak egy irányban. A pontszám nulla alá is mehet.',
  'GL-8.3': 'Csak a táblára még le nem tett bábuk cserélhetők. A dobozban mindig 15 van, és akárhányszor cserélhetsz.',
  'GL-9': 'A játék vége',
  'GL-9.1':
    'Ha valakinek a köre végén hat vagy kevesebb bábuja van, mindenkinek, neki is, még két köre van. Aztán vége.',
  'GL-9.2':
    'Útvonalak pontjai mínusz cserék, plusz teljesített jegyek, mínusz a többi, plusz kikötők, mínusz 4 minden meg nem épített kikötőért. A leghosszabb útért vagy a legtöbb jegyért nem jár semmi.',
  'GL-9.3':
    'A legtöbb pont nyer. Döntetlennél a több teljesített jegy, majd a több kikötőpont dönt; különben megosztott a hely.',
  'GL-9.4':
    'A GL-9.1-hez vagon és hajó számít, kikötő nem. Egyszer történik meg: ha később másnak is hat vagy kevesebb marad, az nem változtat semmin. Aki kiváltotta, az játssza a legutolsó kört; a kimaradt kör is számít.',
  'GL-9.5': 'A játék akkor is véget ér, azonnal, ha három teljes forduló csak cseréből és kimaradásból állt.',
  'GL-R': 'Döntések',
  'GL-R1': 'A szabály szerint a legtapasztaltabb utazó kezd; itt sorsolás dönt (GL-2.5).',
  'GL-R2': 'A sor eltakarítása már az első hat kártyára is érvényes (GL-2.6).',
  'GL-R3': 'Akinek nincs lehetséges lépése, kimarad (GL-3.2).',
  'GL-R4':
    'A sort legfeljebb háromszor takarítjátok el egymás után; aztán marad a következő felfordított kártyáig, és akkor újra elbíráljátok. Ha egy pakli nem ad hármat, a másik pótolja a maradék helyeken.',
  'GL-R5': 'Nincs második kártya, ha elfogyott (GL-4.9).',
  'GL-R6':
    'A fizetségben nem lehet elhagyható kártya: pontosan fedi az útvonalat, vagy csupa dupla hajó, eggyel több hajóval.',
  'GL-R7': 'A csere egyirányú, és a pontszám nulla alá is mehet (GL-8.2).',
  'GL-R8': 'Egyenlőség minden helyen: több teljesített jegy, aztán több kikötőpont, aztán megosztva (GL-9.3).',
  'GL-R9': 'Az előkészületeknél a többiek csak azt látják, ki van kész (GL-2.7).',
  'GL-R10': 'Nem pótolható nyílt kártya nem vehető el (GL-4.10).',
  'GL-R11': 'A második kártya kötelező (GL-4.11).',
  'GL-R12': 'Hogyan számoljátok az utolsó köröket (GL-9.4).',
  'GL-R13': 'Három forduló csere véget vet a játéknak (GL-9.5).',
  'GL-E': 'Példák',
  'GL-E1':
    'Egy 3 mezős lila vonatútvonal: három lila, két lila és egy mozdony, vagy három mozdony. Két lila és egy sárga nem.',
  'GL-E2':
    'Egy 4 mezős fehér hajóútvonal: két dupla, négy szimpla, egy dupla és két szimpla, vagy egy dupla, egy szimpla és egy mozdony.',
  'GL-E3':
    'Egy 5 mezős hajóútvonal fizethető három duplával: öt hajó kerül rá, visszajáró nincs. Négy dupla, vagy két dupla és még két kártya már sok.',
  'GL-E4':
    'Kikötő Parry Soundban: egy mozdony, egy sárga hajó és két sárga vonat, mind jellel; vagy négy mozdony. Dupla hajóval nem, és három vonattal sem.',
  'GL-E5':
    'Kikötők Chicagóban és Montrealban, teljesítve Chicago–Timmins, Chicago–Montreal és Montreal–New York: mindkét kikötő 20 pont.',
  'GL-E6': 'Két hajó két vagonra cserélve: 2 pont mínusz, és a körnek vége.',
  'GL-E7':
    'Három játékos: A, B és C. B hat bábuval zárja a körét: még C, A, B, C, A, B játszik, aztán vége, akkor is, ha közben A készlete hatra fogy.',
  'GL-E8':
    'Két nyílt mozdony; az első kártya egy nyílt piros vonat, helyére mozdony kerül: mind a hatot eldobjátok, három és három jön, és a második kártya bármi lehet, csak nyílt mozdony nem.',
  'GL-E9': '18 vagon és 32 hajó: a dobozban 15 vagon van és hajó nincs, tehát csak hajó cserélhető vagonra.',
}
