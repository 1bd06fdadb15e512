/** The rules of Railways: the card game in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RC-1': 'Amivel játszotok',
  'RC-1.1':
    'Egy 111 lapos pakli: 65 sín lila, világoszöld, barna, narancs és fehér színben (színenként 6 darab 1 értékű és 7 darab 2 értékű), 21 mozdony, amely jokernek is jó, és 25 város (5 darab 5 értékű, 5 darab 4 értékű, 10 darab 3 értékű és 5 darab 2 értékű).',
  'RC-1.2': 'Egy szütyő 60 árukockával: 15 piros (fa), 15 kék (érc), 15 sárga (gabona) és 15 fekete (jószág).',
  'RC-1.3':
    'Minden játékosnak 12 egyszínű vonata van. Az egyik a pontokat mutatja, egy másik a 25 feletti pontokra vár; a többi 10 a vonalakat jelöli.',
  'RC-1.4':
    'A városkártyán látszik a város értéke, négy csatlakozási hely, mindegyik egy sínszínben, és az áru, amelyre ott kereslet van; az 5 értékű város minden árut fogad. Minél nagyobb az érték, annál kevesebb a szín. Megépítésekor egy város az értékénél eggyel kevesebb árut kap.',
  'RC-1.5':
    'A kezdőtábla középen fekszik. Bármilyen színű sín csatlakozhat hozzá, akárhányszor. Nincs értéke, nincs rajta áru, és nincs kereslete.',
  'RC-2': 'Előkészületek',
  'RC-2.1': 'Minden játékos kap 1 mozdonyt és 1 véletlen, 2 értékű várost.',
  'RC-2.2': 'Az összes többi lapot összekeveritek. Mindenki kap még 2 lapot, így 4 lesz a kezében.',
  'RC-2.3':
    'A felső 3 lapot felfordítjátok: ez a kínálat. Azok a 2 értékű városok, amelyeket senki sem kapott, a pakliban vannak.',
  'RC-2.4': 'A kezdőjátékost sorsolás dönti el. Tőle kezdve az óramutató járása szerint halad az osztás és a játék.',
  'RC-3': 'A te fordulód',
  'RC-3.1': 'Egy forduló három részből áll: egy akció, aztán lapok elvétele, végül a kézlimit.',
  'RC-3.2':
    'Az akciók: vonal építése új városhoz; mozdony lerakása, ha akarod, szállítással; egy áru szállítása; egy lap eldobása egy lapért vagy egy kockáért; vagy passz.',
  'RC-3.3':
    'Az akció után vegyél el 1 vagy 2 lapot, mindegyiket a húzópakli tetejéről, a kínálatból vagy a dobópakli tetejéről. Ha van mit, legalább egyet el kell venni.',
  'RC-3.4': 'A kínálatból elvett lap helyére azonnal új kerül a pakliból.',
  'RC-3.5':
    'Ha nyíltan fekvő mozdonyt veszel el a kínálatból vagy a dobópakliról, nem vehetsz el több lapot. A pakliból húzott mozdony ezt nem jelenti.',
  'RC-3.6':
    'A fordulód végén 13 lapod lehet. Ami ezen felül van, azt eldobod, te választod ki, melyiket; ez nem akció.',
  'RC-3.7': 'Az eldobott lapok felfordítva egyetlen pakliba kerülnek, olyan sorrendben, ahogy lerakod őket.',
  'RC-3.8':
    'A lapokat egymás után veszed el, ezért a második lehet olyan, amely épp most került elő. Lapot minden akció után veszel el, passz után is, és az épp eldobott lapot vissza is veheted. Forduló közben a kezed túllépheti a limitet.',
  'RC-4': 'Akció: vonal új városhoz',
  'RC-4.1': 'Játssz ki egy várost a kezedből, és csatlakoztasd a kezdőtáblához vagy egy lerakott városhoz.',
  'RC-4.2':
    'Egy vonalnak egy színe van. Az új városon kell lennie ilyen színű csatlakozásnak, a lerakott városon pedig szabadnak; a kezdőtábla minden színt fogad. A csatlakozás mindkét végén foglalt lesz.',
  'RC-4.3': 'Két már lerakott hely közé soha nem épül vonal: minden vonal új várost hoz.',
  'RC-4.4':
    'A vonal színével azonos színű sínekkel fizetsz, legalább az új város értékében; hogy milyen városhoz csatlakozik, nem számít. A mozdony joker, értéke 1, de legalább egy ilyen színű sínt ki kell játszani. Többet is fizethetsz.',
  'RC-4.5':
    'Tégy egy vonatot a vonalra: a tiéd. Azonnal annyi pontot kapsz, amennyi a kijátszott lapok értéke; egy joker 1.',
  'RC-4.6': 'A lapok az asztalon maradnak. Értékük a játék végén a vonal értéke.',
  'RC-4.7': 'Az új város az értékénél eggyel kevesebb árut kap a szütyőből, ameddig van.',
  'RC-4.8': 'Vonat nélkül nem építhetsz. Egy vonal sosem cserél gazdát.',
  'RC-4.9':
    'Többet fizetni, sínnel vagy jokerrel, korlátlanul lehet, és mindegyik pontot ér. Más színű sín sosem számít.',
  'RC-5': 'Akció: mozdony',
  'RC-5.1': 'Rakj le magad elé egy mozdonyt a kezedből. Ahány ott fekszik, annyi vonalon át mehetnek az áruid.',
  'RC-5.2': 'Ha leraktál egyet, azonnal szállíthatsz egyszer; ez ugyanaz az akció.',
  'RC-5.3': 'Akciónként egy mozdony; a szállításnál rögtön számít, és a játék végéig marad. Felső határ nincs.',
  'RC-6': 'Akció: szállítás',
  'RC-6.1': 'Vigyél el egy árut vonalakon át egy lerakott városból olyan városba, amely ilyen színt kér.',
  'RC-6.2': 'Az út első vonalának a tiédnek kell lennie. A többi bárkié lehet.',
  'RC-6.3': 'Az út legalább egy vonal, és legfeljebb annyi, ahány mozdonyod van előtted.',
  'RC-6.4':
    'Az áru az útjába eső első olyan városban áll meg, amely kéri, ilyenen sosem megy át. Az 5 értékű város minden árut megállít.',
  'RC-6.5': 'Az áruk átmehetnek a kezdőtáblán, de oda nem lehet szállítani.',
  'RC-6.6':
    'Az út minden vonaláért 1 pontot kapsz, bárkié is az. Minden más játékos 1 pontot kap minden olyan saját vonaláért, amelyet használtál.',
  'RC-6.7': 'A kocka előtted marad, mindenki látja; a végén számít.',
  'RC-6.8':
    'A kezdőtáblán át minden vonal úgy számít, mint egy városnál. Az, hogy a kiinduló város maga is kéri az árut, semmit sem állít meg.',
  'RC-7': 'Akció: eldobás lapért vagy kockáért',
  'RC-7.1': 'Dobj el felfordítva egy lapot, majd tedd meg az egyiket a következők közül.',
  'RC-7.2': 'Húzd fel a pakli felső lapját, vagy vegyél el a kínálatból egy lapot, amely nem mozdony.',
  'RC-7.3': 'Vagy húzz egy kockát a szütyőből, és miután láttad, tedd egy lerakott városra, amelyen nincs áru.',
  'RC-7.4': 'Utána lapokat veszel el, mint minden akció után.',
  'RC-7.5':
    'Az egyiket meg kell tenni. Kell tehát egy eldobható lap, és vagy lap a pakliban, vagy a kínálatban egy lap, amely nem mozdony, vagy kocka a szütyőben és egy város áru nélkül.',
  'RC-7.6':
    'A dobópakli itt nem jöhet szóba. A pakliból húzott mozdony megengedett, és nem korlátozza az utána elvett lapokat; a kínálat azonnal feltöltődik.',
  'RC-8': 'A játék vége',
  'RC-8.1':
    'A vég akkor kezdődik, ha elfogy a húzópakli, ha valakinek elfogy a vonata, vagy ha kiürül a szütyő; ritkán az RC-R11 szerint is.',
  'RC-8.2': 'A kört végigjátsszátok, hogy mindenkinek ugyanannyi fordulója legyen.',
  'RC-8.3': 'Pakli nélkül még elvehető lap a kínálatból, amely már nem töltődik fel, és a dobópakliról.',
  'RC-8.4': 'Ezután a kezdőjátékostól sorban mindenki szállíthat még egyszer, mást nem tehet.',
  'RC-8.5':
    'Ami a véget elindítja, abban a pillanatban hat, és nem fordul vissza; a forduló folytatódik. Ha egy kör utolsó fordulójában történik, az az utolsó forduló. További okok nem változtatnak semmit.',
  'RC-8.6': 'Addig minden akció megmarad. Üres szütyőnél az új városok nem kapnak árut.',
  'RC-8.7':
    'Az utolsó szállítás ugyanolyan, mint a többi: pontot ad, más tulajdonosoknak is, a kockája számít, és abból indul, amit az előző hagyott. Le lehet mondani róla.',
  'RC-9': 'Végső pontozás',
  'RC-9.1':
    'Minden lerakott városnál az kapja a város értékét, akinek ott a saját vonalai összesen a legnagyobb értékűek. Ha többen egyenlők, mindannyian megkapják.',
  'RC-9.2': 'Minden előtted lévő mozdony 1 pont.',
  'RC-9.3':
    'Az elszállított áruk készletekben számítanak, minden kocka legfeljebb egyben: 3 egyforma 2, 4 egyforma 3, 4 különböző 5 pont. A legjobb felosztást a program találja meg.',
  'RC-9.4':
    'A legtöbb pont nyer. Egyenlőségnél a több vonal dönt, azután a több elszállított áru; végül osztoztok a győzelmen.',
  'RC-9.5':
    'Két város közötti vonal mindkettőnél teljes értékkel számít, a kezdőtáblánál lévő az egyetlen városánál. A játékos számít, nem pedig a sín színe.',
  'RC-9.6':
    'A legjobb készletekhez minden lehetséges számú különböző árus készletet kipróbálunk, és mindegyik áru maradékát hármasokra és négyesekre osztjuk. Nem mindig a legtöbb különböző a legjobb.',
  'RC-10': 'Választható szabályok',
  'RC-10.1':
    'Fiatalabb játékosoknak: mozdonyok és áruk nélkül. Nincs szállítás; az akciók: építés, eldobás egy lapért és passz.',
  'RC-10.2': 'Mozdony második lapként: nyílt mozdony második lapként is elvehető. Így is ez az utolsó lap.',
  'RC-10.3':
    'Akárhány vonal: az a szín, amely a városkártyán látszik, akárhány vonalat fogad; amelyik nem látszik, egyet sem. A változatok együtt is játszhatók.',
  'RC-R': 'Döntések',
  'RC-R1': 'Mivel nyílt mozdony után nincs több lap, csak első lapként vehető el; különben nem kerülne semmibe.',
  'RC-R2':
    'Fiatalabb játékosoknál mindenki 1 darab 2 értékű várost és még 3 lapot kap. Nincs utolsó szállítás, nincs pont mozdonyért és áruért, a szütyő nem vet véget a játéknak, és egyenlő pontnál és vonalnál osztoztok a győzelmen.',
  'RC-R3': 'A dobópakliból sosem lesz új húzópakli: ha elfogy a pakli, vége a játéknak.',
  'RC-R4': 'Ha a pakli, a kínálat és a dobópakli is üres, senki nem vesz el lapot.',
  'RC-R5': 'Egy város nem szállít önmagának: az áruhoz legalább egy vonal kell.',
  'RC-R6': 'A kezdőtábla senkinek sem ad pontot.',
  'RC-R7':
    'Szállítani szabad, bármennyit hoz is másoknak. Mivel az első vonal a tiéd, neked mindig többet hoz, mint a többieknek együtt.',
  'RC-R8':
    'A nyomtatott kártyák nem nyilvánosak. Városonként négy csatlakozási hely, mindegyiken egy vonal: ez a mi olvasatunk; az azonos színű helyek egyformák.',
  'RC-R9': 'A szabály azt mondja meg, ki játszik utolsóként egy körben, azt nem, hogy ki kezd: ezt a sors dönti el.',
  'RC-R10':
    'Egy szállításban nincs olyan vonal, amelyet kétszer használnál. Két város között csak egy út van, ezért csak az árut és a célját választod.',
  'RC-R11':
    'Üres a forduló, ha passzolsz, és lapot, ha egyáltalán, csak a dobópakliról veszel el. Ha egymás után játékosonként 3 üres forduló telik el, bárki kezdte is, elindul a vég. Minden más forduló nullára állítja a számlálót, amelyet mindenki lát.',
  'RC-E': 'Példák',
  'RC-E1':
    'Egy 4 értékű várost narancs 1, narancs 2 és egy joker csatlakoztat egy 3 értékű városhoz, amelynek van szabad narancs csatlakozása: azonnal 4 pont, és a vonal értéke 4.',
  'RC-E2': 'Narancs 1 és narancs 2 egy 3 értékű városért: azonnal 3 pont.',
  'RC-E3':
    'Ha 3 mozdonyod van, a gabona 3 vonalon át megy egy városba, amely kéri. Az első vonal a sajátod, a többi közül egy az ellenfélé: 3 pont, és 1 annak az ellenfélnek.',
  'RC-E4':
    'James vonalai 3, 3 és 2 értékűek, Steve vonala 4 értékű. Egy 3 értékű város Steve 4 értékű és James egyik 3 értékű vonalával érintkezik: Steve kap 3 pontot. Egy 4 értékű város Steve 4 értékű, valamint James 2 és 3 értékű vonalával: James kap 4 pontot. Egy 2 és egy 3 értékű város csak Jamesé: még 2 és 3. James pontja 9, Steve pontja 3.',
  'RC-E5':
    'Minden áruból egy 5 pont, három fa 2, négy érc 3, hét fa 5, négy fa és a többiből egy-egy 7. Három fa, három érc, három gabona és egy jószág 6, nem pedig 5. Két egyforma kocka nem ér semmit.',
  'RC-E6':
    'Négy joker nem elég egy 4 értékű városra, ahogy három joker és egy narancs sín sem lila vonalon. Egy lila 2 és öt joker egy 2 értékű városért szabályos: 7 pont.',
  'RC-E7':
    'Ha 2 mozdonyod van, az érc a saját vonaladon a kezdőtáblára, majd az ellenfél vonalán egy ércet kérő városba megy: 2 pont, és 1 az ellenfélnek. Ha 3 mozdonyod van, és közben van egy ércet kérő város, ott meg kell állnia.',
  'RC-E8':
    'Négy játékos; a harmadik fordulójában fogy el a pakli. A negyedik még játszik, aztán mind a négyen szállíthatnak egyszer, a kezdőjátékos elsőként.',
  'RC-E9':
    'A kínálatban mozdony, sín és város van. A sín után a mozdony nem következhet; az a sín viszont, amely az első helyére került, igen.',
  'RC-E10':
    'Két játékos, 13 lappal a kezében, passzol, elveszi a dobópakli felső lapját, és újra eldob egyet. A hatodik ilyen forduló egymás után elindítja a véget. Ha bármelyikben a pakliból vagy a kínálatból jön lap, a számlálás elölről kezdődik.',
}
