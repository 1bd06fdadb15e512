/** The rules of Russian Railroads in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RR-1': 'Kellékek és előkészítés',
  'RR-1.1':
    '37 mozdony van: 1-től 8-ig minden számból négy, a 9-esből öt. Minden szám hátoldala egyfajta gyár (RR-6.6). Az egyik 9-esnek nincs hátoldala, egy kérdőjeles kártyán fekszik. 3 játékossal minden számból egy kimarad, 2 játékossal kettő; a különleges 9-es marad. Mindenki egy 1-essel kezd, így a halmok 2-nél kezdődnek.',
  'RR-1.2':
    '15 mérnök van: 7 A betűs, 7 B betűs és egy betű nélküli, aki egy érmével egy kérdőjeles kártyán fekszik. 4 játékossal 3 A betűst és 4 B betűst húztok, kevesebbel mindkettőből 3-at. Jobbról kezdve a felvételi mezőn, majd a közös mezőkön, majd a várakozó mezőkön fekszenek, előbb az A, aztán a B betűsek. 3 játékossal a bal szélső mező üres marad; 2 játékossal 6 mező van, közülük egy közös.',
  'RR-1.3':
    'A 10 záró kártyából 2 látatlanul kikerül a játékból; a maradék 8 a pakli. Az 5 kérdőjeles kártya és a 4 kezdőbónusz nyíltan fekszik.',
  'RR-1.4':
    'Mindenki ezt kapja: egy 1-es mozdony a Transzszibnél, egy fekete sín minden vonal 1. mezőjén (ez nem hoz semmit), egy iparjelző a 0. mezőn, hét különböző kérdőjeles lapka, egy második iparjelző, egy Kijev-érem és egy értéknövelő.',
  'RR-1.5':
    '4 játékossal mindenki 5 munkással és 1 érmével kezd; 3 játékossal 6 munkással és 1 érmével, 2 játékossal 6 munkással és 2 érmével. Minden színből még 2 munkás szerezhető.',
  'RR-1.6':
    'A 2 türkiz kölcsönmunkás a saját mezőjén áll (2 játékossal nincsenek), a fekete munkás egy kérdőjeles kártyán.',
  'RR-1.7':
    'A sorrendet kisorsoljátok. Ezután az utolsó játékos választ egy kezdőbónuszt, és végrehajtja, majd az előtte lévő, és így tovább; az első nem kap. A ki nem választott kártyák kikerülnek a játékból.',
  'RR-1.8': '4 játékossal 7 kör van, 2 vagy 3 játékossal 6. Mindenki 0 ponttal kezd.',
  'RR-2': 'A te fordulód',
  'RR-2.1':
    'A sorrend szerint, újra meg újra, mindenki játszik egy fordulót, vagy passzol. Aki passzolt, abból a körből kiszállt. Ha mindenki passzolt, véget ér a kör (RR-10.8).',
  'RR-2.2':
    'A fordulódban választasz egy szabad akciómezőt, a készletedből pontosan a feltüntetett munkásokat teszed rá, és azonnal végrehajtod az akcióját. Fordulónként egy akció jár.',
  'RR-2.3': 'Az a mező, amelyen munkás vagy érme áll, a kör végéig foglalt. Csak a T12 nem foglalt soha.',
  'RR-2.4':
    'A tábla mezőinek, a közös mérnököknek és a kérdőjeles kártyáknak az akciója csak akkor választható, ha teljesen lehetséges, és teljesen végre is kell hajtani. A saját mérnököket, a gyárakat, a kérdőjeles lapkákat és a különleges mezők hozamát csak részben is használhatod, vagy egyáltalán nem; kötelező csak a kérdőjeles lapka lerakása (RR-13.3).',
  'RR-2.5':
    'Érme bármelyik mezőn állhat munkás helyett, vegyesen is. A kért érme helyett (T11, felvétel) viszont sosem állhat munkás. A saját munkások, a kölcsönmunkások és a fekete munkás keverhetők.',
  'RR-2.6':
    'Aki passzol, azonnal pontot kap a sorrendben elfoglalt helye szerint: az elsőtől a negyedikig 0, 2, 3 és 4 pontot. Passzolni mindig szabad; akinek munkása már nincs, de érméje igen, annak nem kell. A fel nem használt munkás nem tesz semmit; az érme megmarad. A pontok rekonstruáltak.',
  'RR-2.7':
    'Amit egy forduló hoz, azt tetszés szerinti sorrendben intézed el. A záró kártya jön utoljára, a mozdonylánc pedig minden más előtt fejeződik be. Lásd RR-2.10.',
  'RR-2.8':
    'Hogy egy mező mibe kerül és mit tesz, az a táblán áll. 2 játékossal néhány mező zárva van: T1, T3, L2, I3, O3, E3 és P2. Hogy az E3 is közéjük tartozik, az rekonstruált.',
  'RR-2.9':
    'A „teljesen” azt jelenti, hogy az adott állásból minden nyomtatott rész az utolsó lépésig megtehető, a részek valamilyen sorrendjében. A közben kapott sínek és az akció által visszaadott darabok számítanak; más hozam és a fekete munkás lépése nem. Amíg van nyitott nyomtatott rész, nem választható olyasmi, ami lehetetlenné tenné.',
  'RR-2.10':
    'Ami nem kíván választást, azonnal megtörténik. Minden más, akciórész és hozam egyaránt, egy nyitott listára kerül, és bármelyik tétel következhet, akár két lépés között is. Csak a lerakandó mozdony, a választandó gyár, az újra használt mező és a kérdőjeles kártya előz meg minden mást. A nyomtatott részek (a tábláé, a közös mérnököké, a kérdőjeles kártyáké és a kezdőbónuszoké) kötelezők; a saját mérnök, a fekete munkás lépése és minden hozam elhagyható, és a forduló végén elvész.',
  'RR-2.11':
    'Egy lépés vagy építés a legszűkebb tételre számít, amely megengedi: az egyetlen szín megelőzi a „fekete vagy szürke” tételt, az pedig a bármilyen színt; a mozdony és a gyár megelőzi a kettő közti választást; a nyomtatott rész megelőzi a hozamot. Másképp csak akkor van, ha egy nyomtatott rész különben már nem volna lehetséges.',
  'RR-3': 'Sínek',
  'RR-3.1': 'Egy lépés egy sínt egy mezővel visz előre. A lépések eloszthatók a vonalak között.',
  'RR-3.2':
    'Egy vonalon a fekete a szürke előtt jár, a szürke a barna előtt, a barna a natúr előtt, a natúr a fehér előtt. Egy sín sosem lép olyan mezőre, ahol már van másik, és sosem előz meg másikat.',
  'RR-3.3':
    'Az új szín a vonal mellől indul. Az első lépése az 1. mezőre visz, ha az szabad, és minden korábbi szín a vonalon van már.',
  'RR-3.4': 'A Transzszibre mind az öt szín mehet, Pétervárra a feketétől a natúrig, Kijevbe a feketétől a barnáig.',
  'RR-3.5': 'Az utolsó mezőn semmi sem megy túl.',
  'RR-3.6':
    'Ha a fekete eléri a Transzszib 2. mezőjét, kapsz 3 szürke sínt, minden vonalra egyet; a 6. mezőnél 3 barnát; a 10. mezőnél 2 natúrt, a Transzszibre és Pétervárra; a 15. mezőnél 1 fehéret, amellyel legfeljebb 2 lépést tehetsz.',
  'RR-3.7': 'A T11 ára egy munkás és egy érme, vagy két érme: összesen 2 lépés egy vagy két, bármilyen színű sínnel.',
  'RR-3.8': 'T12: egy lépés a feketével vagy a szürkével, bárkinek bármennyiszer.',
  'RR-3.9':
    'A kapott sín azonnal használható, ugyanannak az akciónak a hátralévő lépéseivel is. A fehér 2 lépése a nyitott listán vár; ami a forduló végéig nem talál helyet, elvész.',
  'RR-4': 'Különleges mezők',
  'RR-4.1':
    'Mozdony nélkül: amit az RR-3.6 mond; ha a fekete Kijev 7. mezőjén áll, még egy munkás a játék végéig; ha a fekete egy vonal utolsó mezőjén áll, 10 pont.',
  'RR-4.2':
    'Sínnel és mozdonnyal: ha a barna a Transzszib 3. mezőjén áll, még egy munkás; ha a fekete a Transzszib 13., Pétervár 4. vagy Pétervár 6. mezőjén áll, rakj le egy kérdőjeles lapkát, és használd.',
  'RR-4.3':
    'Az a mező, amelyhez mindkettő kell, akkor hat, amikor a második is megérkezik, akár a sín az, akár a mozdony.',
  'RR-4.4':
    'Minden értékeléskor: a szürke és egy mozdony Pétervár 7. mezőjén megduplázza a vonalat; a fekete és egy mozdony Kijev 1., 2., 3., 4. és 8. mezőjén 1, 2, 3, 4 és 10 pontot hoz; a szürke és egy mozdony Kijev 5. mezőjén 20 pontot, ha ott fekszik az érem. A 8. mező 10 pontja rekonstruált.',
  'RR-4.5':
    'Az iparsáv kérdőjeles mezője egyszer hat, annak az első jelzőnek, amely rálép. Hogy hol van, az rekonstruált.',
  'RR-4.6': 'Az új munkás a következő fordulódtól használható. Kettő szerezhető, több nem.',
  'RR-4.7': 'A négy kérdőjeles mező mindegyike egy lapkát fogad, így a hétből mindig van mit lerakni.',
  'RR-5': 'Mozdonyok',
  'RR-5.1': 'A mozdony mindig a megmaradt halmok közül a legkisebb számúból jön.',
  'RR-5.2':
    'Pétervárnál és Kijevnél egy mozdony áll, a Transzszibnél kettő, és ezek száma összeadódik. A szám az utolsó elért mezőt adja meg.',
  'RR-5.3':
    'Üres helyre kerül, vagy egy kisebbet cserél le, egyenlőt vagy nagyobbat sosem. A Transzszibnél a kisebb akkor is lecserélhető, ha a második hely üres.',
  'RR-5.4': 'A lecserélt mozdony ugyanígy máshová rakható, és így tovább.',
  'RR-5.5':
    'A lecserélt mozdony csak akkor adható vissza, ha nincs üres hely; ilyenkor eldöntöd, hogy egy kisebbet cserélsz le vele, vagy visszaadod.',
  'RR-5.6': 'A visszaadott mozdony a gyároldalával felfelé, nyíltan fekszik, és már csak gyárként építhető.',
  'RR-5.7': 'A frissen elvett mozdonyt le kell rakni. Ha ez nem lehetséges, mozdony nem építhető.',
  'RR-5.8':
    'Ha kész a lánc, minden vonalon meg kell nézni, mely mezők érhetők el most. Egy helyre mindig csak nagyobb szám kerül, így semmi sem vész el.',
  'RR-5.9': 'Mind a négy hely egyforma: a Transzszibnél lecserélt mozdony a Transzszib másik helyére is mehet.',
  'RR-5.10': 'Ha a halmok üresek, mozdony nem építhető; a visszaadott darabok gyárnak még jók.',
  'RR-6': 'Gyárak és ipar',
  'RR-6.1':
    'A gyár a legkisebb halomból jön, megfordítva, vagy bármelyik visszaadott darabból lesz, és az öt hézag közül a bal szélső üresbe kerül.',
  'RR-6.2':
    'Ha már öt gyárad van, az új bármelyiket lecserélheti, és azt visszaadod. Előbb az új darabot kell kiválasztani.',
  'RR-6.3':
    'Az L3 ára 3 munkás: egy mozdony és egy gyár, bármilyen sorrendben. Amit az egyik fele visszaad, abból a másik fele gyárat építhet.',
  'RR-6.4': 'Egy iparlépés egy jelzőt egy mezővel visz előre. A gyár nélküli hézag megállítja.',
  'RR-6.5':
    'A gyárra lépő jelző működésbe hozza a gyárat; ami nem lehetséges, elvész. Több lépés egymás után sem ugrik át gyárat.',
  'RR-6.6':
    'A gyárak szám szerint: 1: pont a mérnökeid számaiért; 2: mozdony vagy gyár; 3: egy mező újra; 4: 2 duplázó; 5: egy iparlépés; 6: egy érme; 7: 2 lépés bármilyen színnel; 8: pont a két legjobb mozdonyodért; 9: záró kártya vagy 10 pont. Hogy melyik szám mit tesz, az rekonstruált.',
  'RR-6.7': 'Ha egy jelző alatt gyárat építesz vagy cserélsz le, az nem hoz működésbe semmit.',
  'RR-6.8':
    'A második jelző a 0. mezőn kezd. A lépések eloszthatók kettejük közt; ez is használ gyárat, de a kérdőjeles mezőt nem; mindkettő pontot hoz. Egyik sem léphet a másik mezőjére, és nem is előzheti meg, a lapka pedig nem választható, amíg az első a 0. mezőn áll.',
  'RR-6.9':
    'Ha csak egy mozdonyod van, a 8-as gyár azt az egyet számolja. Az 1-es gyár csak a nyomtatott számokat veszi figyelembe. Mindkettő azt értékeli, ami a jelző rálépésekor ott van.',
  'RR-7': 'Egyéb mezők',
  'RR-7.1':
    'A duplázók a Transzszib 1–8. mezője fölött fekszenek, balról jobbra, és értékeléskor megduplázzák az ottani sín értékét. Ha mind a 8 lent van, a további elvész, és az O1 nem lehetséges.',
  'RR-7.2': 'Az O2 két érmét ad.',
  'RR-7.3':
    'Az O3 a két kölcsönmunkást adja, akiket a következő fordulódtól ebben a körben sajátként használsz; azután visszamennek.',
  'RR-7.4': 'A duplázók és az érmék nem fogynak el.',
  'RR-8': 'Mérnökök',
  'RR-8.1':
    'A felvételi mező ára egy érme, munkás nem kell. A mérnök onnantól a saját meződ, körönként egyszer, 1 munkásért. A mérnökök számai és betűi rekonstruáltak.',
  'RR-8.2': 'A közös mezők mérnökeit bárki használhatja, mindegyiket körönként egyszer. A várakozók nem használhatók.',
  'RR-8.3':
    'A saját mérnök bármelyik része elhagyható, akár mind; de kezdetben legalább egy résznek lehetségesnek kell lennie.',
  'RR-8.4':
    'Az újrahasználathoz olyan mező kell, ahol pontosan egy munkásod áll, bármilyen; az érme nem számít, és nem is árt. A mező akciója még egyszer megtörténik, ingyen. Az ebben a fordulóban használt mező is jó. A tábla mezőjének megint teljesen lehetségesnek kell lennie, ezért az O3 sosem jöhet szóba.',
  'RR-8.5':
    'Annyi mérnök van, ahány kör, és az utolsó körben már csak a felvételi mezőn fekszik egy. A mérnök nélküli mező nem akciómező.',
  'RR-9': 'A fekete munkás',
  'RR-9.1':
    'Ha olyan mezőn áll, ahol a nyomtatott akció megenged lépést a feketével, eggyel több lépést ad a feketével; ezt a forduló bármely pillanatában megteheted, vagy el is hagyhatod.',
  'RR-9.2': 'Az elvétele utáni fordulótól úgy szolgál, mint bármelyik munkás, és minden körben visszatér.',
  'RR-10': 'A sorrend',
  'RR-10.1':
    'Egy munkás az 1. vagy a 2. hely alatt azt a helyet igényli a következő körre: a saját helyed alá nem állhatsz (2 játékossal igen), és legfeljebb egy hely alá. 2 játékossal csak az 1. hely van.',
  'RR-10.2':
    'Az érme vagy a kölcsönmunkás itt azonnal helyet cserél egy saját színű munkásoddal, aki más mezőn áll. Ilyen nélkül nem használható. A fekete munkás maradhat.',
  'RR-10.3':
    'Ha mindenki passzolt, az igénylők elfoglalják a helyüket, a többiek pedig a régi sorrendben töltik ki a maradékot.',
  'RR-10.4': 'Ha csak az első játékos áll ott, a 2. hely alatt, akkor marad a sorrend.',
  'RR-10.5':
    'Ezután a 2. hely alatti munkás, majd az 1. hely alatti átmehet egy szabad egymunkásos mezőre, és ott végrehajthatja az akciót.',
  'RR-10.6':
    'Az utolsó körben új mező fedi a helyeket, az X1: 3 iparlépés. Nincs új sorrend, és senki sem helyez át munkást. Az ára, 2 munkás, rekonstruált.',
  'RR-10.7':
    'A munkás egymunkásos, érmét nem kérő mezőre megy, akár saját mérnökre is, de az O3-ra nem. Elfoglalja a mezőt, így a második már nem mehet oda. Maradhat is. A szerzett érme és munkás a következő körtől szolgál.',
  'RR-10.8': 'Így ér véget egy kör: mindenki passzolt, új sorrend, a munkások áthelyezése, értékelés, rendrakás.',
  'RR-11': 'Értékelés minden kör után',
  'RR-11.1':
    'Csak a mozdonyok által elért mezők hoznak pontot. Egy sín a saját mezőjéért és a mögötte lévő szabad mezőkért számít, a következő sínig.',
  'RR-11.2':
    'Egy mező feketével 0, szürkével 1, barnával 2, natúrral 4, fehérrel 7 pontot ér; értéknövelővel a barna 3, a natúr 6, a fehér 10. A duplázók és a megduplázott Pétervár ezt szorozzák; Kijev csillagai és az érem hozzáadódnak.',
  'RR-11.3':
    'Az ipar a jelző mezőjének értékét hozza, vagy a legközelebbi alacsonyabb mezőét, amelynek van értéke. Az értékek: 0, 1, 2, 3, 5, 10, 15, 20, 25 és 30.',
  'RR-11.4':
    'Ezután a munkások a gazdájukhoz térnek vissza, az érmék a készletbe, a kölcsönmunkások a mezőjükre. A fel nem vett mérnök távozik, a többi egy mezővel jobbra lép.',
  'RR-12': 'A játék vége',
  'RR-12.1':
    'Az utolsó értékelés után a záró kártyák jönnek, majd a mérnökök: 40 pont a legtöbbért, 20 a második legtöbbért. Egyenlőségnél a legnagyobb szám dönt. Mérnök nélkül nincs pont.',
  'RR-12.2': 'A legtöbb pont nyer. Egyenlő pontszám esetén a győzelem közös.',
  'RR-12.3':
    'Aki záró kártyát vehet el, átnézi a paklit, és titokban megtart egyet, vagy 10 pontot kap. Ha a pakli üres, 10 pont jár.',
  'RR-12.4':
    'A rangsort az dönti el, kinek hány mérnöke van, azután az, kié a legnagyobb szám. Az „eggyel több mérnök” kártya szám nélküli mérnöknek számít.',
  'RR-13': 'Kérdőjeles lapkák és kártyák',
  'RR-13.1':
    'A lapkák, mindegyik egyszer: legfeljebb 4 lépés bármilyen sínekkel; legfeljebb 5 iparlépés; a második iparjelző; 3 duplázó; az értéknövelő; a Kijev-érem; egy kérdőjeles kártya, majd egy záró kártya.',
  'RR-13.2':
    'A kártyák, mindegyikből egy van összesen: egy duplázó, egy iparlépés és egy lépés a feketével, majd a három egyike újra; a betű nélküli mérnök és egy érme; egy gyár, majd 2 iparlépés; a fekete munkás; a különleges 9-es.',
  'RR-13.3':
    'A lapkát le kell rakni, akkor is, ha a hatása elvész. Kártyát csak olyat vehetsz el, amely a még nyitott nyomtatott részekkel együtt teljesen lehetséges; vagy egyet sem.',
  'RR-13.4':
    'Az első kártya három részét bármilyen sorrendben, de teljesen végre kell hajtani; a negyedik hozam, és akkor választható, ha már nincs nyitott nyomtatott rész. A harmadik kártyánál a gyárat azonnal meg kell építeni. A mérnök és az érme már ugyanabban a körben szolgál. A különleges 9-est azonnal le kell rakni.',
  'RR-R': 'Döntések: amit a szabálykönyvek nyitva hagynak',
  'RR-R1': 'A lecserélt mozdony csak akkor adható vissza, ha nincs üres hely; lásd RR-5.5.',
  'RR-R2': 'A jelző alatti építés nem hoz működésbe semmit; lásd RR-6.7.',
  'RR-R3': 'A jelzők nem találkoznak, és nem előzik meg egymást; lásd RR-6.8.',
  'RR-R4': 'A duplázók és az érmék számát nem korlátozza a doboz tartalma.',
  'RR-R5':
    'Egyik „újra” sem ismétel meg egy másik „újra” akciót. A T12 számít, ha pontosan egy munkásod áll ott; a sorrend helyei és a felvétel nem számítanak.',
  'RR-R6':
    'A fekete munkás lépése a mérnököknél, a bármilyen színt engedő mezőkön és áthelyezéskor (RR-10.5) is jár, „újra” esetén nem.',
  'RR-R7': 'Érme vagy kölcsönmunkás nem tehető hely alá, ha nincs saját munkás, akivel cserélhetne.',
  'RR-R8': 'Hogy mit jelent a „teljesen”, azt az RR-2.9 mondja meg.',
  'RR-R9': 'A nyitott lista szabad sorrendjéről az RR-2.10 szól; később egyeztették a szerzővel és a kiadóval.',
  'RR-R10': 'Hogy egy lépés melyik tételre számít, azt az RR-2.11 mondja meg, így senkit sem kell megkérdezni.',
  'RR-R11': 'A Transzszib két helye olyan, mint a többi hely; lásd RR-5.9.',
  'RR-R12': 'A saját mérnök használható, ha legalább egy része lehetséges; ilyen rész a pont is.',
  'RR-R13': 'Hogy a munkások hogyan mozognak a kör után, azt az RR-10.7 mondja meg.',
  'RR-R14': 'Ha nincs több záró kártya, 10 pont jár.',
  'RR-R15': 'A második legtöbb mérnök 2 játékossal is 20 pontot hoz, akkor is, ha az első kettő egyenlő.',
  'RR-R16': 'A lapka akkor is lerakottnak számít, ha nem tett semmit; lásd RR-13.3.',
  'RR-R17': 'Az első kérdőjeles kártya negyedik része hozam; lásd RR-13.4.',
  'RR-R18': 'A lecserélt gyár nem lehet az új gyár, mert azt már előbb kiválasztottad.',
  'RR-E': 'Példák',
  'RR-E1':
    'A Transzszib egy 6-os és egy 2-es mozdonnyal; a barna a 3., a szürke a 7. mezőn áll, a fekete előttük, és egy duplázó fekszik az 1. mezőn: a barna az 1–3. mezőn 4 + 2 + 2, a szürke a 4–7. mezőn 4, a fekete a 8. mezőn 0 pont: 12. Pétervár 0. Kijev egy 2-es mozdonnyal, a fekete a 2. mezőn: 1 + 2 = 3. Az iparjelző az első gyáron: 5. Összesen 20.',
  'RR-E2': 'Kijev egy 3-as mozdonnyal, a fekete a 3. mezőn: minden értékeléskor 6 pont a csillagokért.',
  'RR-E3':
    'Pirosnak 3 mérnöke van: 40. Kéknek és Sárgának 2–2, Sárgáé a nagyobb szám: 20 pont Sárgának. Zöldnek nincs: 0.',
  'RR-E4':
    'A sorrend: Sárga, Kék, Zöld, Piros. Zöld az 1., Piros a 2. hely alatt áll. Az új sorrend: Zöld, Piros, Sárga, Kék.',
  'RR-E5':
    'Pétervárnál egy 4-es lecserél egy 2-est, az pedig Kijev 1-esét. Minden helyen egyenlő vagy nagyobb áll, így az 1-est visszaadod.',
  'RR-E6': 'A Transzszib egy 3-assal és egy 1-essel: az új 4-es lecseréli az 1-est, amely az üres Kijevhez megy.',
  'RR-E7': 'Az első játékos egyedül áll a 2. hely alatt: a sorrend marad, a munkása mégis átmehet.',
  'RR-E8':
    'Egyik vonalon sincs szürke, T3: a szürke az 1. mezőre lép, majd tovább a 2. mezőre, vagy két vonalon lép az 1. mezőre.',
  'RR-E9':
    'Pétervár egy 5-össel, a fekete a 4. mezőre ér: kérdőjeles lapka. A Transzszib egy 1-essel és egy 4-essel az 5. mezőig ér.',
  'RR-E10':
    'I2, a jelző az első gyár előtt: rálép a gyárra, az működésbe lép, majd a jelző a következő mezőre lép. Ha az a hézag üres, az I1 és az I2 nem választható.',
  'RR-E11':
    'A fekete a Transzszib 1. mezőjén, szürke még nincs, egy közös mérnök feketével és szürkével: a fekete a 2. mezőre lép, megkapod a szürkét, és a szürke az 1. mezőre lép. Ez szabad.',
}
