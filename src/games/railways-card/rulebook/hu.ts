/** The rules of Railways: the card game in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RC-1': 'Cél és tartozékok',
  'RC-1.1':
    'Cél: köss össze városokat sínekkel, és szállíts köztük árut. Az nyer, akinek a legtöbb pontja van. Egy 111 lapos pakli van: 65 sín lila, világoszöld, barna, narancs és fehér színben (színenként 6 darab 1 értékű és 7 darab 2 értékű), 21 mozdony, amely sínt is helyettesíthet, és 25 város (5 darab 5 értékű, 5 darab 4 értékű, 10 darab 3 értékű és 5 darab 2 értékű).',
  'RC-1.2': 'A szütyőben 60 árukocka van: 15 piros (fa), 15 kék (érc), 15 sárga (gabona) és 15 fekete (jószág).',
  'RC-1.3':
    'Minden játékosnak 12 egyszínű vonata van. Az egyik a pontjaidat mutatja, egy a 25 feletti pontokra vár, a többi 10 a csatlakozásaidat jelöli.',
  'RC-1.4':
    'A városkártyán látszik a város értéke, négy hely a csatlakozásoknak, mindegyik egy sínszínben, és az áru, amelyre ott kereslet van. Az 5 értékű városban minden árura van kereslet. Minél nagyobb az érték, annál kevesebb a szín. A megépült város az értékénél eggyel kevesebb árukockát kap.',
  'RC-1.5':
    'A kezdőtábla középen fekszik. Bármilyen színű csatlakozás futhat be ide, akárhány. Nincs értéke, nincs rajta áru, és nincs kereslete.',
  'RC-2': 'Előkészületek',
  'RC-2.1': 'Mindenki kap 1 mozdonyt és 1 véletlenszerű, 2 értékű várost.',
  'RC-2.2': 'Keverjétek össze a többi lapot, és mindenki kapjon még 2 lapot: így mindenkinél 4 lap lesz.',
  'RC-2.3':
    'Fordítsátok fel a felső 3 lapot: ez a kínálat. Azok a 2 értékű városok, amelyeket senki sem kapott meg, a húzópakliban vannak.',
  'RC-2.4': 'Véletlenszerű, hogy ki kezd. Tőle az óramutató járása szerint halad az osztás és a játék.',
  'RC-3': 'A köröd',
  'RC-3.1': 'A köröd három részből áll: egy akció, lapok felvétele, a kézlimit ellenőrzése.',
  'RC-3.2':
    'Válassz egy akciót: csatlakozás építése egy új városhoz; mozdony kijátszása, utána szállítás, ha akarsz; szállítás; egy lap eldobása egy másik lapért vagy egy árukockáért; vagy passz.',
  'RC-3.3':
    'Az akció után vegyél fel 1 vagy 2 lapot: a húzópakli tetejéről, a kínálatból vagy a dobópakli tetejéről. Ha lehet, legalább egyet fel kell venned.',
  'RC-3.4': 'A kínálatból felvett lap helyére azonnal új kerül a húzópakliból.',
  'RC-3.5':
    'Ha felfordított mozdonyt veszel fel a kínálatból vagy a dobópakliról, több lapot nem vehetsz fel. A húzópakliból húzott mozdonyra ez nem vonatkozik.',
  'RC-3.6': 'A köröd végén legfeljebb 13 lapod lehet. A többit eldobod; te döntöd el, melyiket. Ez nem akció.',
  'RC-3.7': 'Az eldobott lapok felfordítva a dobópaklira kerülnek, olyan sorrendben, ahogy te akarod.',
  'RC-3.8':
    'A lapokat egymás után veszed fel, így a második lehet olyan is, amely csak most került elő. Minden akció után veszel fel lapot, passz után is, és az éppen eldobott lapodat is visszaveheted. A köröd közben 13-nál több lapod is lehet.',
  'RC-4': 'Akció: csatlakozás építése egy új városhoz',
  'RC-4.1': 'Játssz ki egy várost a lapjaid közül, és csatlakoztasd a kezdőtáblához vagy egy már lerakott városhoz.',
  'RC-4.2':
    'Egy csatlakozásnak egy színe van. Az új városon kell lennie ilyen színű helynek, és a lerakott városon is, ott szabadnak. A kezdőtábla minden színt fogad. A csatlakozás mindkét végén elfoglal egy helyet.',
  'RC-4.3': 'Két már lerakott hely közé sosem építhetsz: minden csatlakozás új várost hoz a játékba.',
  'RC-4.4':
    'A csatlakozás színével azonos sínekkel fizetsz, amelyek összértéke legalább az új város értéke. A másik város értéke nem számít. Egy mozdony 1 értékű sínt helyettesíthet, de legalább egy ilyen színű sínt ki kell játszanod. Többet is fizethetsz.',
  'RC-4.5':
    'Tedd az egyik vonatodat a csatlakozásra: mostantól a tiéd. Azonnal annyi pontot kapsz, amennyi a kijátszott lapok értéke; egy mozdony 1-et ér.',
  'RC-4.6': 'A lapok az asztalon maradnak. Az összértékük a játék végén a csatlakozás értéke.',
  'RC-4.7': 'Az új város az értékénél eggyel kevesebb árukockát kap, véletlenszerűen a szütyőből, amíg van.',
  'RC-4.8': 'Vonat nélkül nem építhetsz. Egy csatlakozás sosem cserél gazdát.',
  'RC-4.9':
    'Bármennyivel többet fizethetsz, sínnel vagy mozdonnyal, és a teljes többlet pontot ér. Más színű sín sosem számít.',
  'RC-5': 'Akció: mozdony kijátszása',
  'RC-5.1':
    'Játssz ki magad elé egy mozdonyt a lapjaid közül. Az előtted lévő mozdonyok száma a vonóerőd: ennyi csatlakozáson át szállíthatsz árut.',
  'RC-5.2': 'Ha kijátszottál egyet, ugyanennek az akciónak a részeként azonnal szállíthatsz egyszer.',
  'RC-5.3':
    'Akciónként egy mozdonyt játszhatsz ki. A szállításnál rögtön számít, és a játék végéig előtted marad. Felső határ nincs.',
  'RC-6': 'Akció: szállítás',
  'RC-6.1':
    'Vigyél egy árukockát csatlakozásokon át egy lerakott városból egy olyanba, ahol kereslet van arra a színre.',
  'RC-6.2': 'Az út első csatlakozásának a tiédnek kell lennie. A többi bárkié lehet.',
  'RC-6.3': 'Az út legalább egy csatlakozás, és legfeljebb annyi, amennyi a vonóerőd.',
  'RC-6.4':
    'Az áru megáll az útjába eső első olyan városban, ahol kereslet van rá; azon nem mehet át. Az 5 értékű város minden árut megállít.',
  'RC-6.5': 'Az áru átmehet a kezdőtáblán, de oda nem szállíthatsz.',
  'RC-6.6':
    'Az út minden csatlakozásáért 1 pontot kapsz, akárkié is az. Minden más játékos 1 pontot kap minden saját csatlakozásáért, amelyet használtál.',
  'RC-6.7': 'Az árukockát tedd magad elé, hogy mindenki lássa. A játék végén számít.',
  'RC-6.8':
    'A kezdőtáblán átvezető úton is minden csatlakozás számít, mint egy városnál. Ha a kiinduló városban is kereslet van az árura, az nem állítja meg.',
  'RC-7': 'Akció: lap eldobása egy lapért vagy egy árukockáért',
  'RC-7.1': 'Dobj el felfordítva egy lapot, majd válassz a kettő közül.',
  'RC-7.2': 'Húzd fel a húzópakli felső lapját, vagy vegyél fel a kínálatból egy lapot, de mozdonyt nem.',
  'RC-7.3': 'Vagy húzz egy árukockát a szütyőből, nézd meg, és tedd egy lerakott városra, amelyen nincs áru.',
  'RC-7.4': 'Utána felveszed a lapjaidat, mint minden akció után.',
  'RC-7.5':
    'A kettő közül az egyiket meg kell tenned. Kell tehát egy eldobható lapod, és vagy lap a húzópakliban, vagy a kínálatban egy lap, amely nem mozdony, vagy árukocka a szütyőben és egy város áru nélkül.',
  'RC-7.6':
    'Itt a dobópakliról nem vehetsz fel lapot. A húzópakliból húzhatsz mozdonyt; ez nem korlátozza, hány lapot veszel fel utána. A kínálatból felvett lapot azonnal pótold.',
  'RC-8': 'A játék vége',
  'RC-8.1':
    'Ha elfogy a húzópakli, ha egy játékosnak elfogynak a vonatai, vagy ha kiürül a szütyő, a folyó forduló az utolsó; ritkán az RC-R11 miatt is.',
  'RC-8.2':
    'Játsszátok végig a fordulót. A kezdőjátékostól jobbra ülő játékos az utolsó, így mindenkinek ugyanannyi köre volt.',
  'RC-8.3':
    'Ha elfogyott a húzópakli, a kínálatból és a dobópakliról még vehetsz fel lapot. A kínálatot már nem töltitek fel.',
  'RC-8.4': 'Ezután a kezdőjátékossal kezdve mindenki szállíthat még egyszer. Mást nem tehettek.',
  'RC-8.5':
    'A játék vége abban a pillanatban eldől, amikor ez megtörténik, és nem fordítható vissza; a körödet rendesen befejezed. Ha egy forduló utolsó körében történik, a játék annak végén véget ér. Ami később következik be, már nem változtat semmin.',
  'RC-8.6': 'Addig minden akció lehetséges marad. Ha üres a szütyő, az új városok nem kapnak árut.',
  'RC-8.7':
    'Az utolsó szállítás ugyanolyan, mint a többi: pontot ér, más tulajdonosoknak is, az árukocka számít, és mindegyik abból indul ki, amit az előző hagyott. Kihagyhatod.',
  'RC-9': 'Játékvégi pontozás',
  'RC-9.1':
    'Minden lerakott városnál az a játékos kapja meg a város értékét, akinek a csatlakozásai ott összesen a legnagyobb értékűek. Egyenlőségnél minden érintett megkapja.',
  'RC-9.2': 'Minden előtted lévő mozdony 1 pontot ér.',
  'RC-9.3':
    'Az elszállított áruk szettekben érnek pontot. Egy árukocka legfeljebb egy szettben számít: 3 egyforma 2 pont, 4 egyforma 3 pont, 4 különböző 5 pont. A legjobb felosztást a program találja meg.',
  'RC-9.4':
    'Az nyer, akinek a legtöbb pontja van. Döntetlennél a több csatlakozás dönt, aztán a több elszállított áru. Ha ez is egyenlő, osztoztok a győzelmen.',
  'RC-9.5':
    'A két város közötti csatlakozás mindkettőnél teljes értékkel számít. A kezdőtáblához vezető csatlakozás a maga egyetlen városánál számít. Az a lényeg, kié a csatlakozás, nem az, milyen színű a sín.',
  'RC-9.6':
    'A legjobb szettekhez a program végigpróbálja, hány szett legyen különböző árukból, a maradékot pedig áruk szerint hármasokra és négyesekre osztja. Nem mindig az a legjobb, ha a lehető legtöbb a különböző.',
  'RC-10': 'Opciók',
  'RC-10.1':
    'Fiatalabb játékosoknak: mozdonyok és áruk nélkül. Nincs szállítás; az akciók: építés, lap eldobása egy másikért, passz.',
  'RC-10.2': 'Felfordított mozdony második lapként is. Utána így sem vehetsz fel több lapot.',
  'RC-10.3':
    'Akárhány csatlakozás a városkártya színeiben; más színben egy sem. Ezek az opciók együtt is választhatók.',
  'RC-12': 'Ki mit lát',
  'RC-12.1':
    'A lapjaidat csak te látod; azt, hogy hány lapod van, mindenki. A felfordítva felvett lapokat mindenki ismeri. Mindenki egy mozdonnyal és egy 2 értékű várossal kezd, de hogy melyikkel, azt a többiek nem tudják. A húzópakli és a szütyő sorrendje titkos; az nem, hogy melyik színből hány árukocka van még. Minden más nyilvános: a húzópakli mérete, a dobópakli minden lapja, a vonatok, a kijátszott mozdonyok, az elszállított áruk, a csatlakozások értéke és a pontok.',
  'RC-R': 'Döntések: amit a szabálykönyv nyitva hagy',
  'RC-R1':
    'Felfordított mozdony után nem vehetsz fel több lapot, ezért csak első lapként veheted fel. Különben nem kerülne semmibe.',
  'RC-R2':
    'A fiatalabb játékosok opciójával mindenki 1 darab 2 értékű várost és még 3 lapot kap. Nincs utolsó szállítás, és nincs pont mozdonyért és áruért. A szütyő nem vet véget a játéknak. Ha a pont és a csatlakozások száma is egyenlő, osztoztok a győzelmen.',
  'RC-R3': 'A dobópakliból sosem lesz új húzópakli: ha a húzópakli elfogy, vége a játéknak.',
  'RC-R4': 'Ha a húzópakli, a kínálat és a dobópakli is üres, nem veszel fel lapot.',
  'RC-R5': 'Egy város nem szállíthat önmagának: az áru legalább egy csatlakozáson áthalad.',
  'RC-R6': 'Magáért a kezdőtábláért senki sem kap pontot.',
  'RC-R7':
    'A szállítás mindig szabályos, akármennyit hoz is másoknak. Az első csatlakozás a tiéd, így mindig többet kapsz, mint a többiek együtt.',
  'RC-R8':
    'A nyomtatott kártyák nem nyilvánosak. Városonként négy hely, mindegyiken egy csatlakozás: ez a mi értelmezésünk. Egy kártya azonos színű helyei egyformák.',
  'RC-R9': 'A szabálykönyv megmondja, ki az utolsó egy fordulóban, de azt nem, hogy ki kezd; ezért ez véletlenszerű.',
  'RC-R10':
    'Egy szállítás egyetlen csatlakozást sem használ kétszer. Két város között csak egy út van, ezért csak az árut és az úti célt választod ki.',
  'RC-R11':
    'Egy kör akkor üres, ha passzolsz, és csak a dobópakliról veszel fel lapot, vagy egyet sem. Ha egymás után játékosonként 3 üres kör telik el, mindegy, ki kezdte, a folyó forduló az utolsó. Bármelyik másik kör nullára állítja a számlálót. A számlálót mindenki látja.',
  'RC-E': 'Példák',
  'RC-E1':
    'Egy 4 értékű várost narancs 1, narancs 2 és egy mozdony lappal csatlakoztatsz egy 3 értékű városhoz, amelynek van szabad narancs helye: azonnal 4 pont, és a csatlakozás értéke 4.',
  'RC-E2': 'Narancs 1 és narancs 2 egy 3 értékű városért: azonnal 3 pont.',
  'RC-E3':
    'Van 3 mozdonyod, és a gabonát 3 csatlakozáson át viszed egy városba, ahol kereslet van rá. Az első csatlakozás a tiéd, a többi közül az egyik egy ellenfeledé: 3 pont neked és 1 annak az ellenfélnek.',
  'RC-E4':
    'James csatlakozásai 3, 3 és 2 értékűek, Steve-nek egy 4 értékű van. Egy 3 értékű városnál Steve 4-ese és James egyik 3-asa van: Steve kap 3 pontot. Egy 4 értékű városnál Steve 4-ese, valamint James 2-ese és 3-asa: James kap 4 pontot. Egy 2 és egy 3 értékű városnál csak Jamesnek van csatlakozása: még 2 és 3. Jamesnek 9 pontja van, Steve-nek 3.',
  'RC-E5':
    'Minden áruból egy: 5 pont; három fa 2, négy érc 3, hét fa 5, négy fa és a többiből egy-egy 7. Három fa, három érc, három gabona és egy jószág 6, nem pedig 5. Két egyforma árukocka nem ér semmit.',
  'RC-E6':
    'Négy mozdonnyal nem fizethetsz ki egy 4 értékű várost, és három mozdonnyal meg egy narancs sínnel sem, ha a csatlakozás lila. Egy lila 2 és öt mozdony egy 2 értékű városért szabályos: 7 pont.',
  'RC-E7':
    'Van 2 mozdonyod, és az ércet a saját csatlakozásodon a kezdőtáblára, majd egy ellenfeledén egy városba viszed, ahol kereslet van az ércre: 2 pont neked és 1 az ellenfélnek. Ha 3 mozdonyod van, és közben is van egy város, ahol kereslet van az ércre, ott meg kell állnia.',
  'RC-E8':
    'Négy játékosnál a harmadik körében fogy el a húzópakli. A negyedik még játszik; utána mind a négyen szállíthattok még egyszer, elsőként a kezdőjátékos.',
  'RC-E9':
    'A kínálatban egy mozdony, egy sín és egy város van. Ha a sínt veszed fel, a mozdonyt már nem veheted fel, de azt a sínt igen, amely az első helyére került.',
  'RC-E10':
    'Két játékos, mindkettő 13 lappal, folyton passzol, felveszi a dobópakli felső lapját, és eldob egyet. A hatodik ilyen kör egymás után elindítja a játék végét. Ha valamelyikük a húzópakliból vagy a kínálatból vesz fel lapot, a számlálás elölről kezdődik.',
}
