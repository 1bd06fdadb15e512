/** The rules of Russian Railroads in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RR-1': 'Cél, tartozékok és előkészületek',
  'RR-1.1':
    'Cél: építs három vasútvonalat és mozdonyokat, és fejleszd az iparodat. Minden forduló után pontokat kapsz, és a végén az nyer, akinek a legtöbb pontja van. 37 mozdony van: 1-től 8-ig minden számból négy, a 9-esből öt. Minden szám hátoldalán egy gyár van (RR-6.6). Az egyik 9-esnek nincs hátoldala, az egy ?-kártyán fekszik. 3 játékossal minden számból egyet vegyetek ki, 2 játékossal kettőt. A különleges 9-es mindig marad. Mindenki egy 1-essel kezd, így a halmok 2-nél kezdődnek.',
  'RR-1.2':
    '15 mérnök van: 7 A betűs, 7 B betűs és egy betű nélküli, aki egy érmével egy ?-kártyán fekszik. 4 játékossal 3 A betűst és 4 B betűst húztok, kevesebbel mindkettőből 3-at. Jobbról balra rakjátok ki őket, előbb az A, aztán a B betűseket: először a felvételi mezőre, majd a közös mezőkre, majd a várakozó mezőkre. 3 játékossal a bal szélső mező üres marad. 2 játékossal 6 mező van, és csak egy közös.',
  'RR-1.3':
    'A 10 játékvégi kártyából 2 látatlanul kikerül a játékból. A többi 8 a pakli. Az 5 ?-kártya és a 4 kezdőbónusz-kártya felfordítva fekszik.',
  'RR-1.4':
    'Mindenki így kezd: egy 1-es mozdony a Transzszibnál, egy fekete sín minden vonal 1. mezőjén (ez nem hoz semmit) és egy iparjelző a 0. mezőn. Későbbre mindenkinek van hét különböző ?-lapkája, egy második iparjelzője, egy Kijev-érme és egy értéknövelője.',
  'RR-1.5':
    '4 játékossal mindenki 5 munkással és 1 érmével kezd, 3 játékossal 6 munkással és 1 érmével, 2 játékossal 6 munkással és 2 érmével. Mindenki szerezhet még 2 munkást.',
  'RR-1.6':
    'A 2 türkiz kölcsönmunkás a saját akciómezőjén áll (2 játékossal nem játszanak). A fekete munkás egy ?-kártyán áll.',
  'RR-1.7':
    'A sorrend véletlenszerű. Elsőként az utolsó játékos választ kezdőbónusz-kártyát, és végrehajtja, majd az utolsó előtti, és így tovább. Az első játékos nem kap. Amit senki sem választott, kikerül a játékból.',
  'RR-1.8': '4 játékossal 7 fordulót játszotok, 2 vagy 3 játékossal 6-ot. Mindenki 0 ponttal kezd.',
  'RR-2': 'A köröd',
  'RR-2.1':
    'A játékosok a sorrend szerint, újra meg újra sorra kerülnek. A körödben végrehajtasz egy akciót, vagy passzolsz. Ha passzoltál, ebben a fordulóban már nem játszol. A forduló akkor ér véget, ha mindenki passzolt (RR-10.8).',
  'RR-2.2':
    'Az akcióhoz válassz egy szabad akciómezőt, rakj rá a készletedből pontosan annyi munkást, amennyit mutat, és azonnal hajtsd végre az akcióját. Körönként egy akció jár.',
  'RR-2.3':
    'Az a mező, amelyen munkás vagy érme áll, a forduló végéig foglalt. Egyedül az egy fekete vagy szürke lépés mezője (T12) nem foglalt soha.',
  'RR-2.4':
    'A tábla mezőjét, közös mérnököt vagy ?-kártyát csak akkor választhatsz, ha a teljes akciót végre tudod hajtani, és akkor végre is kell hajtanod. A saját mérnökeidet, a gyáraidat, a ?-lapkáidat és a különleges mezőket részben is használhatod, vagy egyáltalán nem. De ha ?-lapka jár neked, azt le kell raknod (RR-13.3).',
  'RR-2.5':
    'Munkás helyett mindenhol használhatsz érmét, vegyesen is. Ahol érme kell, két bármilyen színű lépésnél (T11) és a felvételnél, ott munkás nem jó helyette. A saját munkásaidat, a kölcsönmunkásokat és a fekete munkást keverheted.',
  'RR-2.6':
    'Ha passzolsz, azonnal pontot kapsz a sorrendben elfoglalt helyed szerint: az elsőtől a negyedik játékosig 0, 2, 3 vagy 4 pontot. Passzolni mindig szabad. Ha már csak érméd van, munkásod nincs, nem kell passzolnod. A megmaradt munkások nem érnek semmit, a megmaradt érmék nálad maradnak. A pontok rekonstruáltak.',
  'RR-2.7':
    'Amit egy körben kapsz, azt tetszőleges sorrendben használod fel, két kivétellel: a játékvégi kártyák jönnek utoljára, a mozdonyláncot pedig minden más előtt be kell fejezni. Lásd RR-2.10.',
  'RR-2.8':
    'A táblán látszik, mibe kerül és mit ad egy mező. A terminálban minden mezőnek rövid neve is van, például T12. 2 játékossal ezek a mezők zárva vannak: két fekete lépés egy munkásért (T1), két szürke lépés egy munkásért (T3), mozdony vagy gyár két munkásért (L2), iparlépés fekete lépéssel (I3), a kölcsönmunkások (O3), a bal oldali közös mérnök (E3) és a 2. hely a sorrendben (P2). (Az E3 rekonstruált.)',
  'RR-2.9':
    'Egy akció akkor hajtható végre „teljesen”, ha a mostani állásból minden nyomtatott részét az utolsó lépésig meg tudod tenni, valamilyen sorrendben. A közben kapott sínek és az akció által visszaadott darabok számítanak. Más nyereség és a fekete munkás külön lépése nem. Amíg van hátralévő nyomtatott rész, nem választhatsz olyat, ami lehetetlenné tenné.',
  'RR-2.10':
    'Amihez nem kell döntés, az azonnal megtörténik. Minden más egy listára kerül, és te választod ki, mi következik, akár egy akció két lépése között is. De a mozdony lerakása, a gyár kiválasztása, egy mező újbóli használata és a ?-kártya mindig előbb jön. A nyomtatott részek (a tábla mezőié, a közös mérnököké, a ?-kártyáké és a kezdőbónusz-kártyáké) kötelezők. A saját mérnököd, a fekete munkás külön lépése és minden nyereség választható; amit a kör végéig nem használsz fel, elvész.',
  'RR-2.11':
    'Egy lépés vagy építés a listád legszűkebb tételére számít, amely megengedi: az egyetlen szín megelőzi a „fekete vagy szürke” tételt, az pedig a „bármilyen színű” tételt; a mozdony és a gyár megelőzi a „mozdony vagy gyár” tételt; a nyomtatott rész megelőzi a nyereséget. Csak akkor van másképp, ha egy nyomtatott rész lehetetlenné válna.',
  'RR-3': 'Vasútépítés',
  'RR-3.1': 'Egy lépéssel egy sín egy mezőt halad előre. A lépéseket eloszthatod a vonalaid között.',
  'RR-3.2':
    'Minden vonalon a fekete a szürke előtt halad, a szürke a barna előtt, a barna a natúr előtt, a natúr a fehér előtt. Egy sín sosem léphet olyan mezőre, ahol már van másik, és nem is előzheti meg.',
  'RR-3.3':
    'Az új szín a vonal mellől indul. Az első lépése az 1. mezőre visz. Ennek üresnek kell lennie, és minden korábbi színnek a vonalon kell lennie.',
  'RR-3.4': 'A Transzszibra mind az öt szín mehet, Pétervárra a feketétől a natúrig, Kijevbe a feketétől a barnáig.',
  'RR-3.5': 'Az utolsó mezőn semmi sem mehet túl.',
  'RR-3.6':
    'Ha a fekete síned eléri a Transzszib 2. mezőjét, kapsz 3 szürke sínt, minden vonalra egyet. A 6. mezőnél 3 barnát kapsz, a 10. mezőnél 2 natúrt, a Transzszibra és Pétervárra, a 15. mezőnél 1 fehéret, amellyel legfeljebb 2 lépést tehetsz.',
  'RR-3.7':
    'A T11 ára egy munkás és egy érme, vagy két érme. Összesen 2 lépést teszel egy vagy két, bármilyen színű sínnel.',
  'RR-3.8': 'T12: egy lépés a feketével vagy a szürkével. Ezt a mezőt mindenki akárhányszor használhatja.',
  'RR-3.9':
    'Az új sínnel azonnal léphetsz, ugyanannak az akciónak a megmaradt lépéseivel is. A fehér 2 lépése a listádra kerül; ha a kör végéig nincs neki hely, elvész.',
  'RR-4': 'Különleges mezők',
  'RR-4.1':
    'Mozdony nélkül: új sínek (RR-3.6); fekete Kijev 7. mezőjén: egy új munkás a játék végéig; fekete egy vonal utolsó mezőjén: 10 pont.',
  'RR-4.2':
    'Sínnel és mozdonnyal: barna a Transzszib 3. mezőjén: egy új munkás; fekete a Transzszib 13., Pétervár 4. vagy Pétervár 6. mezőjén: rakj le egy ?-lapkát, és használd.',
  'RR-4.3':
    'Az a mező, amelyhez mindkettő kell, akkor lép működésbe, amikor a második is odaér, akár a sín az, akár a mozdony.',
  'RR-4.4':
    'Ezekhez a mezőkhöz sín és mozdony is kell, és minden értékeléskor számítanak. A szürke Pétervár 7. mezőjén megduplázza a vonalat. A fekete Kijev 1., 2., 3., 4. és 8. mezőjén 1, 2, 3, 4 és 10 pontot hoz. A szürke Kijev 5. mezőjén 20 pontot hoz, ha ott van az érmed. (A 8. mező 10 pontja rekonstruált.)',
  'RR-4.5': 'Az iparsáv ?-mezője egyszer lép működésbe, az első jelzőnek, amely rálép. A helye rekonstruált.',
  'RR-4.6': 'Az új munkást a következő körödtől használhatod. Kettőt szerezhetsz, többet nem.',
  'RR-4.7': 'A négy ?-mező mindegyikére egy lapka kerül. Neked hét van, így mindig tudsz lerakni egyet.',
  'RR-5': 'Mozdonyok',
  'RR-5.1': 'Mozdonyt mindig a megmaradt legkisebb számú halomból veszel.',
  'RR-5.2':
    'Pétervárnál és Kijevnél egy mozdony lehet. A Transzszibnál kettő, és a számaik összeadódnak. A szám az utolsó mező, amelyet elérsz.',
  'RR-5.3':
    'A mozdonyt rakd üres helyre, vagy cserélj le vele egy kisebb számút, egyenlőt vagy nagyobbat soha. A Transzszibnál akkor is lecserélhetsz egy kisebbet, ha a második hely üres.',
  'RR-5.4': 'A lecserélt mozdonyt ugyanígy máshová rakhatod, és így tovább.',
  'RR-5.5':
    'A lecserélt mozdonyt csak akkor adhatod vissza, ha nincs üres helyed. Ilyenkor választasz: lecserélsz vele egy kisebbet, vagy visszaadod.',
  'RR-5.6': 'A visszaadott mozdony a halmok mellett fekszik, gyároldalával felfelé. Már csak gyárként építhető meg.',
  'RR-5.7': 'Az elvett mozdonyt le kell raknod. Ha ez nem lehetséges, nem építhetsz mozdonyt.',
  'RR-5.8':
    'Ha kész a lánc, nézd meg minden vonalon, mely mezőket éred el most. Egy helyre mindig csak nagyobb szám kerül, így sosem veszítesz semmit.',
  'RR-5.9': 'Mind a négy hely egyforma: a Transzszibnál lecserélt mozdony a Transzszib másik helyére is mehet.',
  'RR-5.10': 'Ha a halmok üresek, mozdony már nem építhető. A visszaadott darabokból még lehet gyár.',
  'RR-6': 'Gyárak és ipar',
  'RR-6.1':
    'Gyárhoz vegyél el egy darabot a legkisebb halomból, és fordítsd meg, vagy vegyél el bármilyen visszaadott darabot. Rakd az öt hézagod közül a bal szélső üresbe.',
  'RR-6.2':
    'Ha mind az öt hézag tele van, az új gyár lecserél egyet, amelyet te választasz; azt visszaadod. Előbb az új darabot választod ki.',
  'RR-6.3':
    'Az L3 ára 3 munkás: építs egy mozdonyt és egy gyárat, bármilyen sorrendben. Az egyik felében visszaadott mozdonyból a másik felében gyár lehet.',
  'RR-6.4': 'Egy iparlépéssel egy jelző egy mezőt halad előre. Gyár nélküli hézagra nem léphet, és át sem ugorhatja.',
  'RR-6.5':
    'Ha egy jelző gyárra lép, használod a gyárat. Ami nem lehetséges, elvész. A jelző több lépéssel sem ugrik át gyárat.',
  'RR-6.6':
    'A gyárak szám szerint – 1: pont a mérnökeid számaiért; 2: mozdony vagy gyár; 3: egy mező újbóli használata; 4: 2 duplázó; 5: egy iparlépés; 6: egy érme; 7: 2 lépés bármilyen színnel; 8: pont a két legjobb mozdonyodért; 9: játékvégi kártya vagy 10 pont. Hogy melyik szám mit ad, az rekonstruált.',
  'RR-6.7': 'Ha egy jelző alatt építesz vagy cserélsz le gyárat, azzal még nem használod.',
  'RR-6.8':
    'A második jelző a 0. mezőn kezd. Az iparlépéseket eloszthatod a jelzőid között. A második is használ gyárakat, de a ?-mezőt nem. Mindkettő pontot hoz. Egyik sem léphet a másik mezőjére, és nem is előzheti meg, ezért ezt a lapkát nem választhatod, amíg az első jelző a 0. mezőn áll.',
  'RR-6.9':
    'Ha csak egy mozdonyod van, a 8-as gyár azt az egyet számolja. Az 1-es gyár csak a nyomtatott számokat számolja. Mindkettő azt nézi, amid a jelző rálépésekor van.',
  'RR-7': 'Egyéb mezők',
  'RR-7.1':
    'A duplázók a Transzszib 1–8. mezője fölött fekszenek, balról jobbra. Minden értékeléskor megduplázzák a mezőjükön lévő sín értékét. Ha mind a 8 megvan, a továbbiak elvesznek, és nem választhatod a duplázó mezőjét (O1).',
  'RR-7.2': 'O2: vegyél el két érmét.',
  'RR-7.3':
    'O3: vedd el a két kölcsönmunkást. Ebben a fordulóban sajátodként használod őket, a következő körödtől. Utána visszamennek.',
  'RR-7.4': 'A duplázók és az érmék sosem fogynak el.',
  'RR-8': 'Mérnökök',
  'RR-8.1':
    'A felvétel ára egy érme, munkás nem kell hozzá. A mérnök mostantól a saját akciómeződ: csak te használhatod, fordulónként egyszer, 1 munkásért, és már abban a fordulóban is, amelyikben felvetted. A mérnökök (a számok és a betűk rekonstruáltak) – 1 (betű nélkül): bármilyen színű sín +2; 2 (A): fekete sín +1 és szürke sín +1; 3 (B): bármilyen színű sín +1 és 3 pont; 4 (A): fekete sín +1 és 3 pont; 5 (A): ipar +2; 6 (B): bármilyen színű sín +1 és fekete sín +1; 7 (B): szürke sín +1 és barna sín +1; 8 (B): barna sín +1 és 5 pont; 9 (A): ipar +1 és 3 pont; 10 (A): 1 duplázó és 3 pont; 11 (B): szürke sín +1 és 5 pont; 12 (B): egy mező újbóli használata; 13 (A): ipar +1 és fekete sín +1; 14 (B): mozdony vagy gyár; 15 (A): fekete sín +2.',
  'RR-8.2':
    'A közös mezők mérnökeit bárki használhatja, mindegyiket fordulónként egyszer, 1 munkásért. A várakozó mérnököket senki sem használhatja.',
  'RR-8.3':
    'A saját mérnöködnél bármelyik részt kihagyhatod, akár mindet. De amikor választod, legalább egy résznek lehetségesnek kell lennie.',
  'RR-8.4':
    'Egy mezőt akkor használhatsz újra, ha pontosan egy munkásod áll rajta, bármilyen fajta. Az érme nem számít, és nem is baj. A mező akcióját még egyszer végrehajtod, ingyen. Az ebben a körben választott mező is jó. A tábla mezőjének megint teljesen végrehajthatónak kell lennie, ezért a kölcsönmunkások mezője (O3) sosem jó.',
  'RR-8.5':
    'Minden fordulóra jut egy mérnök. Az utolsóban már csak a felvételi mezőn fekszik egy. A mérnök nélküli mező nem használható.',
  'RR-9': 'A fekete munkás',
  'RR-9.1':
    'Ha a fekete munkást olyan mezőre rakod, amelynek nyomtatott akciója enged lépést a feketével, kapsz még egy lépést a feketével. A körödben bármikor megteheted, vagy kihagyhatod.',
  'RR-9.2': 'A következő körödtől használhatod, mint bármelyik munkást. Minden fordulóban visszatér hozzád.',
  'RR-10': 'A sorrend',
  'RR-10.1':
    'Az 1. vagy a 2. hely alá rakott munkással tiéd lesz az a hely a következő fordulóban. A mostani helyedet nem választhatod (csak 2 játékossal), és csak egy helyet foglalhatsz. 2 játékossal csak az 1. hely van.',
  'RR-10.2':
    'Ha érmét vagy kölcsönmunkást raksz ide, az azonnal helyet cserél egy saját színű munkásoddal, aki más mezőn áll. Ha nincs ilyened, ez nem lehetséges. A fekete munkás itt maradhat.',
  'RR-10.3':
    'Ha mindenki passzolt, az itt álló játékosok elfoglalják a helyüket. A többiek a régi sorrendjükben töltik ki a maradék helyeket.',
  'RR-10.4': 'Ha csak az első játékos áll itt, a 2. hely alatt, a sorrend nem változik.',
  'RR-10.5':
    'Ezután a 2. hely alatti munkás, majd az 1. hely alatti átmehet egy szabad, egy munkást kérő mezőre, és végrehajthatja az akcióját.',
  'RR-10.6':
    'Az utolsó fordulóban egy új mező kerül a sorrend helyére, az X1: 3 iparlépés. Nincs új sorrend, és nem helyeztek át munkást. Az ára, 2 munkás, rekonstruált.',
  'RR-10.7':
    'A munkás olyan mezőre megy, amelyre egy munkás kell és érme nem. Lehet a saját mérnököd is, de a kölcsönmunkások mezője (O3) nem. A mező ezzel foglalt, így a második munkás már nem mehet oda. A munkást ott is hagyhatod. A kapott érméket és munkásokat a következő fordulótól használhatod.',
  'RR-10.8': 'A forduló vége: mindenki passzolt, új sorrend, a munkások áthelyezése, értékelés, rendrakás.',
  'RR-11': 'Értékelés minden forduló után',
  'RR-11.1':
    'Csak azok a mezők hoznak pontot, amelyeket a mozdonyaid elérnek. Egy sín a saját mezőjéért és a mögötte lévő üres mezőkért számít, a következő sínig.',
  'RR-11.2':
    'A mezők szín szerint érnek pontot: fekete 0, szürke 1, barna 2, natúr 4, fehér 7. Értéknövelővel a barna 3, a natúr 6, a fehér 10. A duplázók és a megduplázott Pétervár szorozzák ezeket az értékeket. Végül add hozzá Kijev csillagait és az érmet.',
  'RR-11.3':
    'Az ipar a jelző mezőjének értékét hozza, vagy a legközelebbi alacsonyabb mezőét, amelynek van értéke. Az értékek: 0, 1, 2, 3, 5, 10, 15, 20, 25 és 30.',
  'RR-11.4':
    'Ezután a munkások visszatérnek a gazdájukhoz, az érmék a készletbe, a kölcsönmunkások a mezőjükre. A mérnök, akit senki sem vett fel, kikerül a játékból. A többi egy mezővel jobbra lép.',
  'RR-12': 'A játék vége',
  'RR-12.1':
    'Az utolsó értékelés után mindenki felfedi a játékvégi kártyáit. Utána a mérnökök jönnek: 40 pont a legtöbbért, 20 a második legtöbbért. Egyenlőségnél a legnagyobb szám dönt. Mérnök nélkül nincs pont. A tíz játékvégi kártya – 15 pont; 10 pont minden szerzett munkásért, a feketéért is (legfeljebb 30); 20 pont 4 duplázóért, 30 pont 7-ért; 10 pont minden vonalért, amelynek utolsó mezőjén fekete áll (legfeljebb 30); a fekete sínjeid mezőszámainak összege; egy további mérnök a többséghez; a mozdonyaid számainak összege; 7 pont minden lerakott ?-lapkáért (legfeljebb 28); 6 pont minden mérnökért; 4 pont minden gyárért (legfeljebb 20).',
  'RR-12.2': 'Az nyer, akinek a legtöbb pontja van. Döntetlennél a játékosok osztoznak a győzelmen.',
  'RR-12.3':
    'Ha játékvégi kártyát vehetsz el, átnézed a paklit, és titokban megtartasz egyet, vagy kérsz 10 pontot. Ha a pakli üres, 10 pontot kapsz.',
  'RR-12.4':
    'Először az számít, kinek hány mérnöke van, azután az, kié a legnagyobb szám. Az „1 további mérnök” kártya szám nélküli mérnöknek számít.',
  'RR-13': '?-lapkák és ?-kártyák',
  'RR-13.1':
    'A lapkák, mindegyik egyszer: legfeljebb 4 lépés bármilyen színnel; legfeljebb 5 iparlépés; a második iparjelző; 3 duplázó; az értéknövelő; a Kijev-érem; egy ?-kártya, majd egy játékvégi kártya vagy 10 pont.',
  'RR-13.2':
    'A kártyák, mindegyikből egy van: egy duplázó, egy iparlépés és egy lépés a feketével, majd a három egyike még egyszer; a betű nélküli mérnök és egy érme; egy gyár, majd 2 iparlépés; a fekete munkás; a különleges 9-es.',
  'RR-13.3':
    'A lapkát le kell raknod, akkor is, ha nem tudod használni. ?-kártyát csak akkor vehetsz el, ha a még hátralévő nyomtatott részekkel együtt teljesen végre tudod hajtani. Nem muszáj elvenned egyet sem.',
  'RR-13.4':
    'Első kártya: a három részt bármilyen sorrendben, de teljesen végre kell hajtanod. A negyedik választható, akkor, ha már nincs hátra nyomtatott rész. Harmadik kártya: a gyárat azonnal megépíted. A mérnököt és az érmét már ugyanabban a fordulóban használhatod. A különleges 9-est azonnal lerakod.',
  'RR-14': 'Ki mit lát',
  'RR-14.1':
    'Minden nyilvános, három kivétellel. Mindenki látja, hány játékvégi kártyád van, de csak te látod, melyek azok. Csak az tudja, mi volt a játékvégi kártyák paklijában, aki már átnézte. Az elején kivett két játékvégi kártyát senki sem ismeri; legfeljebb abból derül ki, mi hiányzik.',
  'RR-R': 'Döntések: amit a szabálykönyvek nyitva hagynak',
  'RR-R1': 'A lecserélt mozdonyt csak akkor adhatod vissza, ha nincs üres helyed; lásd RR-5.5.',
  'RR-R2': 'Ha egy jelző alatt építesz, azzal még nem használod a gyárat; lásd RR-6.7.',
  'RR-R3': 'A jelzők sosem állnak egy mezőn, és sosem előzik meg egymást; lásd RR-6.8.',
  'RR-R4': 'A duplázók és az érmék számát nem korlátozza a doboz tartalma.',
  'RR-R5':
    'Az „egy mező újbóli használata” maga nem használható újra. Az egy fekete vagy szürke lépés mezője (T12) igen, ha pontosan egy munkásod áll ott. A sorrend és a felvétel nem.',
  'RR-R6':
    'A fekete munkás külön lépése mérnököknél, a bármilyen színt engedő mezőkön és a forduló utáni áthelyezéskor (RR-10.5) is jár, de egy mező újbóli használatakor nem.',
  'RR-R7': 'Érmét vagy kölcsönmunkást nem rakhatsz a sorrendhez, ha nincs saját munkásod, akivel cserélhetne.',
  'RR-R8': 'Hogy mit jelent a „teljesen”, azt az RR-2.9 mondja meg.',
  'RR-R9': 'A sorrendet az RR-2.10 szerint szabadon választod. Ezt később egyeztették a szerzővel és a kiadóval.',
  'RR-R10': 'Hogy egy lépés mire számít, azt az RR-2.11 eldönti, így sosem kell válaszolnod rá.',
  'RR-R11': 'A Transzszib két helye olyan, mint a többi; lásd RR-5.9.',
  'RR-R12': 'A saját mérnöködet akkor használhatod, ha legalább egy része lehetséges; a pont is résznek számít.',
  'RR-R13': 'Hogy a forduló után hogyan helyezitek át a munkásokat, azt az RR-10.7 mondja meg.',
  'RR-R14': 'Ha elfogytak a játékvégi kártyák, 10 pontot kapsz.',
  'RR-R15':
    'A második legtöbb mérnök 2 játékossal is 20 pontot ér, és akkor is, ha az első két játékos között egyenlőség van.',
  'RR-R16': 'A lapka akkor is lerakottnak számít, ha nem volt hatása; lásd RR-13.3.',
  'RR-R17': 'Az első ?-kártya negyedik része választható; lásd RR-13.4.',
  'RR-R18': 'A lecserélt gyár nem lehet az új, mert azt már előbb kiválasztottad.',
  'RR-E': 'Példák',
  'RR-E1':
    'Transzszib egy 6-os és egy 2-es mozdonnyal, barna a 3., szürke a 7. mezőn, a fekete előrébb, egy duplázó az 1. mezőn: a barna az 1–3. mezőn 4 + 2 + 2, a szürke a 4–7. mezőn 4, a fekete a 8. mezőn 0 pont. Ez 12. Pétervár 0 pont. Kijev egy 2-essel, fekete a 2. mezőn: 1 + 2 = 3. Iparjelző az első gyáron: 5. Összesen 20.',
  'RR-E2': 'Kijev egy 3-assal, fekete a 3. mezőn: minden értékeléskor 6 pont a csillagokért.',
  'RR-E3':
    'Pirosnak 3 mérnöke van: 40 pont. Kéknek és Sárgának 2–2, és Sárgáé a nagyobb szám: 20 pont Sárgának. Zöldnek nincs: 0.',
  'RR-E4':
    'A sorrend: Sárga, Kék, Zöld, Piros. Zöld az 1., Piros a 2. hely alatt áll. Az új sorrend: Zöld, Piros, Sárga, Kék.',
  'RR-E5':
    'Pétervárnál egy 4-es lecserél egy 2-est, az pedig lecseréli Kijev 1-esét. Most minden helyen egyenlő vagy nagyobb szám áll, így az 1-est visszaadod.',
  'RR-E6': 'Transzszib egy 3-assal és egy 1-essel: az új 4-es lecseréli az 1-est, amely Kijev üres helyére megy.',
  'RR-E7':
    'Csak az első játékos áll a sorrendnél, a 2. hely alatt: a sorrend nem változik, a munkása mégis áthelyezhető.',
  'RR-E8':
    'Egyik vonalon sincs szürke, két szürke lépés (T3): a szürke az 1. mezőre lép, majd tovább a 2. mezőre, vagy két vonalon lép az 1. mezőre.',
  'RR-E9':
    'Pétervár egy 5-össel, a fekete a 4. mezőre lép: ?-lapka. A Transzszib egy 1-essel és egy 4-essel az 5. mezőig ér.',
  'RR-E10':
    'Két iparlépés (I2), a jelző közvetlenül az első gyár előtt: rálép a gyárra, használod, majd a következő mezőre lép. Ha az a hézag üres, sem egy iparlépést (I1), sem kettőt nem választhatsz.',
  'RR-E11':
    'Fekete a Transzszib 1. mezőjén, szürke még nincs, egy közös mérnök feketével és szürkével: a fekete a 2. mezőre lép, megkapod a szürkét, és a szürke az 1. mezőre lép. Ez szabályos.',
}
