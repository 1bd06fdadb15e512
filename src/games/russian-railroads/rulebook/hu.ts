/** The rules of Russian Railroads in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RR-1': 'Kellékek és előkészítés',
  'RR-1.1':
    '37 mozdony van: négy minden számból 1 és 8 között, öt a 9-esből. Minden szám hátoldala egyfajta gyár (RR-6.6). Az egyik 9-esnek nincs hátoldala, egy kérdőjeles kártyán fekszik. 3 játékossal minden számból egy kimarad, 2 játékossal kettő; a különleges 9-es marad. Mindenki egy 1-essel kezd, így a halmok 2-nél kezdődnek.',
  'RR-1.2':
    '15 mérnök van: 7 A betűs, 7 B betűs és egy betű nélküli, aki egy érmével egy kérdőjeles kártyán fekszik. 4 játékossal 3 A betűs és 4 B betűs kerül ki, kevesebbel mindkettőből 3. Jobbról a felvételi mezőn, majd a közös mezőkön, majd a várakozó mezőkön fekszenek, előbb A, aztán B betűsek. 3 játékossal a bal szélső mező üres; 2 játékossal 6 mező van, egy közös.',
  'RR-1.3':
    'A 10 záró kártyából 2 látatlanul kikerül; 8 alkotja a paklit. Az 5 kérdőjeles kártya és a 4 kezdőbónusz nyíltan fekszik.',
  'RR-1.4':
    'Mindenkinek van egy 1-es mozdonya a Transzszibnél, egy fekete sínje minden vonal 1. mezőjén (ez nem hoz semmit), iparjelzője 0 mezőn, hét különböző kérdőjeles lapkája, második iparjelzője, Kijev-érme és értéknövelője.',
  'RR-1.5':
    '4 játékossal mindenki 5 munkással és 1 érmével kezd; 3 játékossal 6 munkással és 1 érmével, 2 játékossal 6 munkással és 2 érmével. Minden színből még 2 munkás szerezhető.',
  'RR-1.6':
    'A 2 türkiz kölcsönmunkás saját mezőjén áll (2 játékossal nincsenek), a fekete munkás egy kérdőjeles kártyán.',
  'RR-1.7':
    'A sorrendet kisorsoljuk. Ezután az utolsó játékos választ egy kezdőbónuszt és végrehajtja, majd az előtte lévő, és így tovább; az első nem kap. A ki nem választott kártyák kikerülnek.',
  'RR-1.8': '4 játékossal 7 kör van, 2 vagy 3 játékossal 6. Mindenki 0 ponttal kezd.',
  'RR-2': 'A te lépésed',
  'RR-2.1':
    'Sorrendben, újra meg újra, mindenki lép egyet vagy passzol. Aki passzolt, abban a körben kiszállt. Ha mindenki passzolt, véget ér a kör (RR-10.8).',
  'RR-2.2':
    'Lépésedben szabad akciómezőt választasz, saját készletedből pontosan a feltüntetett munkásokat teszed rá, és azonnal végrehajtod akcióját. Lépésenként egy akció.',
  'RR-2.3': 'Amelyik mezőn munkás vagy érme áll, a kör végéig foglalt. Csak T12 nem foglalt soha.',
  'RR-2.4':
    'A tábla mezőinek, a közös mérnököknek és a kérdőjeles kártyáknak akciója csak teljesen hajtható végre. Saját mérnököt, gyárat, kérdőjeles lapkát és különleges mezők hozamát részben vagy sehogy is használhatod; csak a kérdőjeles lapka lerakása kötelező (RR-13.3).',
  'RR-2.5':
    'Érme bármely mezőn állhat munkás helyett, vegyesen is. Munkás sosem állhat a kért érme helyett (T11, felvétel). Saját, kölcsön- és fekete munkások keverhetők.',
  'RR-2.6':
    'Aki passzol, azonnal pontot kap helye szerint: 0, 2, 3 és 4 pontot az elsőtől a negyedikig. Passzolni mindig szabad, és akinek nincs munkása, de van érméje, annak nem kell. A megmaradt munkás nem tesz semmit; az érme megmarad. A pontok rekonstruáltak.',
  'RR-2.7':
    'Amit egy lépés hoz, tetszés szerinti sorrendben intézed el. A záró kártya utoljára jön, a mozdonylánc pedig minden más előtt fejeződik be. Lásd RR-2.10.',
  'RR-2.8':
    'Hogy egy mező mibe kerül és mit tesz, a táblán áll. 2 játékossal néhány mező zárva van: T1, T3, L2, I3, O3, E3 és P2. Hogy E3 is, az rekonstruált.',
  'RR-2.9':
    'Teljesen azt jelenti: a jelen állásból minden nyomtatott rész az utolsó lépésig megtehető, a részek valamilyen sorrendjében. Útközben elvett sínek és az akció által visszaadott darabok számítanak; más hozam és a fekete munkás lépése nem. Amíg nyomtatott rész nyitva van, nem választható olyasmi, ami lehetetlenné tenné.',
  'RR-2.10':
    'Ami nem kíván választást, azonnal megtörténik. Minden más, akciórész és hozam egyaránt, egy nyitott listán van, és bármelyik tétel következhet, két lépés között is. Csak a lerakandó mozdony, a választandó gyár, az újra használt mező és a kérdőjeles kártya előzi meg. A nyomtatott részek (tábla, közös mérnökök, kérdőjeles kártyák, kezdőbónuszok) kötelezők; saját mérnök, a fekete munkás lépése és minden hozam elhagyható, és a lépés végén elvész.',
  'RR-2.11':
    'Egy lépés vagy építés a legszűkebb tételre számít, amely megengedi: egy szín a fekete vagy szürke előtt, az a bármilyen szín előtt; mozdony vagy gyár a kettő közti választás előtt; nyomtatott rész hozam előtt. Másképp csak akkor, ha egy nyomtatott rész különben nem volna többé lehetséges.',
  'RR-3': 'Sínek',
  'RR-3.1': 'Egy lépés egy sínt egy mezővel visz előre. A lépések eloszthatók a vonalak között.',
  'RR-3.2':
    'Egy vonalon fekete jár szürke előtt, szürke barna előtt, barna natúr előtt, natúr fehér előtt. Sín sosem lép másik sín mezőjére, és sosem előzi meg.',
  'RR-3.3':
    'Új szín vonal mellől indul. Első lépése 1. mezőre visz, ha szabad, és minden korábbi szín már vonalon van.',
  'RR-3.4': 'Transzszibre mind az öt szín mehet, Pétervárra feketétől natúrig, Kijevbe feketétől barnáig.',
  'RR-3.5': 'Semmi nem megy túl az utolsó mezőn.',
  'RR-3.6':
    'Ha fekete eléri Transzszib 2. mezőjét, elveszel 3 szürke sínt, minden vonalra egyet; 6-nál 3 barnát; 10-nél 2 natúrt, Transzszibre és Pétervárra; 15-nél 1 fehéret, amellyel legfeljebb 2 lépést tehetsz.',
  'RR-3.7': 'T11 ára egy munkás és egy érme, vagy két érme: összesen 2 lépés egy vagy két bármilyen színű sínnel.',
  'RR-3.8': 'T12: egy lépés feketével vagy szürkével, bárki bármennyiszer.',
  'RR-3.9':
    'Elvett sín azonnal használható, ugyanazon akció hátralévő lépéseivel is. Fehér 2 lépése nyitott listán vár; ami a lépés végéig nem talál helyet, elvész.',
  'RR-4': 'Különleges mezők',
  'RR-4.1':
    'Mozdony nélkül: amit RR-3.6 mond; fekete Kijev 7. mezőn, még egy munkás a játék végéig; fekete egy vonal utolsó mezőjén, 10 pont.',
  'RR-4.2':
    'Sínnel és mozdonnyal: barna Transzszib 3. mezőn, még egy munkás; fekete Transzszib 13, Pétervár 4 és Pétervár 6 mezőn, rakj le egy kérdőjeles lapkát és használd.',
  'RR-4.3': 'Amelyik mezőhöz mindkettő kell, akkor hat, amikor második is megérkezik, sín vagy mozdony.',
  'RR-4.4':
    'Minden értékeléskor: szürke és mozdony Pétervár 7. mezőn duplázza a vonalat; fekete és mozdony Kijev 1, 2, 3, 4 és 8 mezőn 1, 2, 3, 4 és 10 pontot hoz; szürke és mozdony Kijev 5. mezőn 20 pontot, ha ott az érem. A 8. mező 10 pontja rekonstruált.',
  'RR-4.5': 'Az iparsáv kérdőjeles mezője egyszer hat, az első jelzőnek, amely rálép. Hogy hol van, az rekonstruált.',
  'RR-4.6': 'Új munkás következő lépésedtől használható. Kettő szerezhető, több nem.',
  'RR-4.7': 'Négy kérdőjeles mező mindegyike egy lapkát fogad, így hétből mindig van lerakható.',
  'RR-5': 'Mozdonyok',
  'RR-5.1': 'Mozdony a legkisebb számú meglévő halomból jön.',
  'RR-5.2':
    'Pétervárnál és Kijevnél egy mozdony áll, Transzszibnél kettő, számuk összeadódik. A szám az utolsó elért mező.',
  'RR-5.3':
    'Üres helyre kerül vagy kisebbet cserél, egyenlőt vagy nagyobbat sosem. Transzszibnél kisebb akkor is cserélhető, ha második hely üres.',
  'RR-5.4': 'Lecserélt mozdony ugyanígy máshová rakható, és így tovább.',
  'RR-5.5':
    'Lecserélt mozdony csak akkor adható vissza, ha nincs üres hely; akkor választasz: kisebbet cserél vagy visszamegy.',
  'RR-5.6': 'Visszaadott mozdony gyároldalával felfelé, nyíltan fekszik, és csak gyárként építhető.',
  'RR-5.7': 'Frissen elvett mozdonyt le kell rakni. Ha nem lehet, nem is építhető.',
  'RR-5.8':
    'Ha kész a lánc, minden vonalon megnézzük, mely mezők érhetők el. Egy helyre mindig nagyobb szám kerül, így semmi nem vész el.',
  'RR-5.9': 'Mind a négy hely egyforma: Transzszibnél lecserélt mozdony mehet Transzszib másik helyére.',
  'RR-5.10': 'Ha a halmok üresek, mozdony nem építhető; visszaadott darab gyárként még igen.',
  'RR-6': 'Gyárak és ipar',
  'RR-6.1':
    'Gyár a legkisebb halomból jön megfordítva, vagy bármely visszaadott darab, és öt hézag közül bal szélső üresbe kerül.',
  'RR-6.2': 'Öt gyár mellett új gyár bármelyiket cseréli, az visszakerül. Előbb az új darabot választjuk.',
  'RR-6.3':
    'L3 ára 3 munkás: egy mozdony és egy gyár, bármilyen sorrendben. Amit egyik fele visszaad, másik fele gyárként megépítheti.',
  'RR-6.4': 'Iparlépés egy jelzőt egy mezővel visz előre. Gyár nélküli hézag megállítja.',
  'RR-6.5': 'Gyárra lépő jelző működteti azt; ami nem lehet, elvész. Hosszabb lépéssor sem ugrik át gyárat.',
  'RR-6.6':
    'Gyárak szám szerint: 1, pont mérnökeid számaiért; 2, mozdony vagy gyár; 3, egy mező újra; 4, 2 duplázó; 5, egy iparlépés; 6, egy érme; 7, 2 lépés bármilyen színnel; 8, pont két legjobb mozdonyodért; 9, záró kártya vagy 10 pont. Hogy melyik szám mit tesz, az rekonstruált.',
  'RR-6.7': 'Jelző alatt gyárat építeni vagy cserélni nem működtet semmit.',
  'RR-6.8':
    'Második jelző 0 mezőn kezd. Lépések eloszthatók kettejük közt; gyárat ő is használ, kérdőjeles mezőt nem; mindkettő értékelődik. Egyik sem léphet másik mezőjére, nem is előzheti meg, és lapkája nem választható, amíg az első 0 mezőn áll.',
  'RR-6.9':
    'A 8. gyár egyetlen mozdonyt egymagában számol. Az 1. gyár csak nyomtatott számokat. Mindkettő azt értékeli, ami jelző rálépésekor ott van.',
  'RR-7': 'Egyéb mezők',
  'RR-7.1':
    'Duplázók Transzszib 1. és 8. mezője közt, balról jobbra fekszenek, és értékeléskor duplázzák az ottani sín értékét. Ha mind a 8 lent van, további elvész, és O1 nem lehetséges.',
  'RR-7.2': 'O2 két érmét ad.',
  'RR-7.3': 'O3 két kölcsönmunkást ad, akiket e körben sajátként használsz, következő lépésedtől, azután visszamennek.',
  'RR-7.4': 'Duplázó és érme nem fogy el.',
  'RR-8': 'Mérnökök',
  'RR-8.1':
    'Felvételi mező ára egy érme, munkás nem kell. Mérnököd onnantól saját mező, körönként egyszer, 1 munkásért. Mérnökök számai és betűi rekonstruáltak.',
  'RR-8.2': 'Közös mezők mérnökeit bárki használhatja, mindegyiket körönként egyszer. Várakozókat nem.',
  'RR-8.3':
    'Saját mérnök bármely része elhagyható, akár mind; de legalább egy résznek kezdetben lehetségesnek kell lennie.',
  'RR-8.4':
    'Újrahasználathoz olyan mező kell, ahol pontosan egy munkásod áll, bármilyen; érme nem számít, nem is árt. Akciója még egyszer megtörténik, ingyen. E lépés mezője is számít. Tábla mezője megint csak teljesen, ezért O3 soha.',
  'RR-8.5':
    'Annyi mérnök van, ahány kör, és utolsó körben csak felvételi mezőn fekszik egy. Mérnök nélküli mező nem akciómező.',
  'RR-9': 'Fekete munkás',
  'RR-9.1':
    'Ahol nyomtatott akció megenged lépést feketével, ott még egy lépést ad feketével, a lépés bármely pillanatában, vagy sehogy.',
  'RR-9.2': 'Elvétele utáni lépéstől úgy szolgál, mint bármely munkás, és minden körben visszatér.',
  'RR-10': 'Sorrend',
  'RR-10.1':
    'Egy munkás 1. vagy 2. hely alatt azt a helyet igényli következő körre: saját hely alá nem (2 játékossal igen), és legfeljebb egy. 2 játékossal csak 1. hely van.',
  'RR-10.2':
    'Érme vagy kölcsönmunkás ott azonnal helyet cserél egy más mezőn álló saját színű munkással. Ilyen nélkül nem használható. Fekete munkás maradhat.',
  'RR-10.3': 'Ha mindenki passzolt, igénylők elfoglalják helyüket, többiek régi sorrendben töltik ki a maradékot.',
  'RR-10.4': 'Ha csak az első játékos áll ott, 2. hely alatt, marad a sorrend.',
  'RR-10.5': 'Ezután 2. hely alatti munkás, majd 1. hely alatti, szabad egymunkásos mezőre mehet, és ott cselekedhet.',
  'RR-10.6':
    'Utolsó körben új mező fedi a helyeket, X1: 3 iparlépés. Nincs új sorrend, senki nem helyez át. Ára, 2 munkás, rekonstruált.',
  'RR-10.7':
    'Munkás egymunkásos, érme nélküli mezőre megy, saját mérnökre is, de O3 nem lehet. Elfoglalja, így második már nem mehet oda. Maradhat is. Szerzett érme és munkás következő körtől szolgál.',
  'RR-10.8': 'Így ér véget egy kör: mindenki passzolt, új sorrend, munkások áthelyezése, értékelés, rendrakás.',
  'RR-11': 'Értékelés minden kör után',
  'RR-11.1':
    'Csak mozdonyok által elért mezők értékelődnek. Sín saját mezőjéért és mögötte minden szabad mezőért számít, következő sínig.',
  'RR-11.2':
    'Egy mező feketével 0, szürkével 1, barnával 2, natúrral 4, fehérrel 7 pont; értéknövelővel barna 3, natúr 6, fehér 10. Duplázók és duplázott Pétervár ezt szorozzák; Kijev csillagai és érme hozzáadódnak.',
  'RR-11.3':
    'Ipar a jelző mezőjének értékét hozza, vagy legközelebbi alacsonyabb értékes mezőét. Értékek: 0, 1, 2, 3, 5, 10, 15, 20, 25 és 30.',
  'RR-11.4':
    'Ezután munkások gazdájukhoz, érmék készletbe, kölcsönmunkások mezőjükre térnek. Fel nem vett mérnök távozik, többi egy mezőt jobbra lép.',
  'RR-12': 'Játék vége',
  'RR-12.1':
    'Utolsó értékelés után záró kártyák jönnek, majd mérnökök: 40 pont a legtöbbért, 20 a másodikért. Egyenlőségnél nagyobb szám dönt. Mérnök nélkül nincs pont.',
  'RR-12.2': 'Legtöbb pont nyer. Egyenlő pontúak osztoznak a győzelmen.',
  'RR-12.3':
    'Aki záró kártyát vehet, átnézi a paklit, és titokban egyet megtart, vagy 10 pontot vesz el. Üres paklinál 10 pont jár.',
  'RR-12.4':
    'Rangsor mérnökök száma szerint, majd legnagyobb szám szerint. Eggyel több mérnök kártyája szám nélküli mérnöknek számít.',
  'RR-13': 'Kérdőjeles lapkák és kártyák',
  'RR-13.1':
    'Lapkák, mindegyik egyszer: legfeljebb 4 lépés bármilyen sínnel; legfeljebb 5 iparlépés; második iparjelző; 3 duplázó; értéknövelő; Kijev-érem; kérdőjeles kártya, majd záró kártya.',
  'RR-13.2':
    'Kártyák, mindegyik egyszer összesen: duplázó, iparlépés és lépés feketével, majd három egyike újra; betű nélküli mérnök és érme; gyár, majd 2 iparlépés; fekete munkás; különleges 9-es.',
  'RR-13.3':
    'Lapkát le kell rakni, akkor is, ha hatása elvész. Kártya csak olyan vehető el, amely teljesen lehetséges, még nyitott nyomtatott részekkel együtt; vagy egyik sem.',
  'RR-13.4':
    'Első kártya három része bármilyen sorrendben, teljesen jön; negyedik hozam, akkor választható, ha nyomtatott rész már nincs nyitva. Harmadik kártyánál gyár azonnal épül. Mérnök és érme még ugyanabban a körben szolgál. Különleges 9-es azonnal lerakandó.',
  'RR-R': 'Döntések: amit szabálykönyvek nyitva hagynak',
  'RR-R1': 'Lecserélt mozdony csak üres hely híján adható vissza; lásd RR-5.5.',
  'RR-R2': 'Jelző alatti építés nem működtet semmit; lásd RR-6.7.',
  'RR-R3': 'Jelzők nem találkoznak és nem előznek; lásd RR-6.8.',
  'RR-R4': 'Duplázók és érmék számát doboz tartalma nem korlátozza.',
  'RR-R5':
    'Egyik „újra” sem ismétel másik „újra” akciót. T12 számít, ha pontosan egy munkásod áll ott; sorrend helyei és felvétel nem számítanak.',
  'RR-R6':
    'Fekete munkás lépése mérnökökön, bármilyen színű mezőkön és áthelyezéskor (RR-10.5) is jár, „újra” esetén nem.',
  'RR-R7': 'Érme vagy kölcsönmunkás, ha nincs kivel cserélnie, nem tehető hely alá.',
  'RR-R8': 'Hogy „teljesen” mit jelent, RR-2.9 mondja meg.',
  'RR-R9': 'Nyitott lista szabad sorrendje RR-2.10 alatt áll; később szerzővel és kiadóval egyeztették.',
  'RR-R10': 'Hogy egy lépés melyik tételre számít, RR-2.11 mondja meg, így senki nem kérdezi.',
  'RR-R11': 'Transzszib két helye olyan hely, mint bármelyik; lásd RR-5.9.',
  'RR-R12': 'Saját mérnök használható, ha egy része lehetséges, pontot is beleértve.',
  'RR-R13': 'Hogy munkások kör után hogyan mozognak, RR-10.7 mondja meg.',
  'RR-R14': 'Ha nincs több záró kártya, 10 pontot veszünk el.',
  'RR-R15': 'Második legtöbb mérnök 2 játékossal is 20 pontot hoz, akkor is, ha első kettő egyenlő.',
  'RR-R16': 'Lapka lerakottnak számít, akkor is, ha nem tett semmit; lásd RR-13.3.',
  'RR-R17': 'Első kérdőjeles kártya negyedik része hozam; lásd RR-13.4.',
  'RR-R18': 'Lecserélt gyár nem lehet új gyár, mert azt már előbb kiválasztottuk.',
  'RR-E': 'Példák',
  'RR-E1':
    'Transzszib 6-os és 2-es mozdonnyal, barna 3, szürke 7 mezőn, fekete előtte, duplázó 1 mezőn: barna 1 és 3 közt 4 + 2 + 2, szürke 4 és 7 közt 4, fekete 8 mezőn 0: 12. Pétervár 0. Kijev 2-es mozdonnyal, fekete 2 mezőn: 1 + 2 = 3. Iparjelző első gyáron: 5. Összesen 20.',
  'RR-E2': 'Kijev, fekete 3 mezőn, 3-as mozdony: minden értékeléskor 6 pont csillagokért.',
  'RR-E3': 'Pirosnak 3 mérnöke van: 40. Kéknek és Sárgának 2, Sárgáé nagyobb számú: Sárga 20. Zöldnek nincs: 0.',
  'RR-E4': 'Sorrend: Sárga, Kék, Zöld, Piros. Zöld áll 1, Piros 2 alatt. Új sorrend: Zöld, Piros, Sárga, Kék.',
  'RR-E5':
    'Pétervárnál 4-es cserél 2-est, az cseréli Kijev 1-esét. Minden helyen egyenlő vagy nagyobb áll, így 1-es visszamegy.',
  'RR-E6': 'Transzszib 3-assal és 1-essel: új 4-es cseréli 1-est, amely üres Kijevhez megy.',
  'RR-E7': 'Első játékos egyedül áll 2 alatt: sorrend marad, munkása mégis áthelyezhető.',
  'RR-E8': 'Sehol szürke, T3: szürke 1 mezőre lép, majd tovább 2 mezőre, vagy két vonal 1 mezőjére.',
  'RR-E9': 'Pétervár 5-össel, fekete 4 mezőre ér: kérdőjeles lapka. Transzszib 1-essel és 4-essel 5. mezőig ér.',
  'RR-E10':
    'I2, jelző első gyár előtt: rálép gyárra, az működik, majd következő mezőre lép. Ha az a hézag üres, I1 és I2 nem választható.',
  'RR-E11':
    'Fekete Transzszib 1 mezőn, szürke még nincs, közös mérnök feketével és szürkével: fekete 2 mezőre lép, szürkét elvesszük, szürke 1 mezőre lép. Ez szabad.',
}
