/** The rules of Russian Railroads in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RR-1': 'Doel, speelmateriaal en voorbereiding',
  'RR-1.1':
    'Doel: bouw drie spoorlijnen en locomotieven, en ontwikkel je industrie. Na elke ronde krijg je punten, en wie aan het einde de meeste punten heeft, wint. Er zijn 37 locomotieven: vier van elke waarde van 1 tot en met 8 en vijf van waarde 9. Op de achterkant staat bij elke waarde een fabriek (RR-6.6). Eén 9 heeft geen achterkant en ligt op een ?-kaart. Met 3 spelers haal je van elke waarde één locomotief weg, met 2 spelers twee. De speciale 9 blijft altijd. Iedereen begint met een 1, dus de stapels beginnen bij 2.',
  'RR-1.2':
    'Er zijn 15 ingenieurs: 7 met een A, 7 met een B en één zonder letter, die met een munt op een ?-kaart ligt. Trek met 4 spelers 3 keer A en 4 keer B, met minder spelers 3 van elk. Leg ze van rechts naar links neer, A vóór B: eerst op het wervingsveld, dan op de velden voor iedereen, dan op de wachtvelden. Met 3 spelers blijft het meest linkse veld leeg. Met 2 spelers zijn er 6 velden, waarvan maar één voor iedereen.',
  'RR-1.3':
    'Leg 2 van de 10 eindkaarten ongezien weg. De andere 8 vormen de stapel. De 5 ?-kaarten en de 4 startbonuskaarten liggen open.',
  'RR-1.4':
    'Iedereen begint met een locomotief 1 bij Siberië, een zwart spoorsegment op veld 1 van elke spoorlijn (dat levert niets op) en een industriesteen op 0. Daarnaast heeft iedereen voor later zeven verschillende ?-fiches, een tweede industriesteen, een Kiev-medaille en een waardeverhoger.',
  'RR-1.5':
    'Met 4 spelers begint iedereen met 5 arbeiders en 1 munt, met 3 spelers met 6 arbeiders en 1 munt, met 2 spelers met 6 arbeiders en 2 munten. Elke speler kan nog 2 arbeiders verdienen.',
  'RR-1.6':
    'De 2 turquoise huurlingen staan op hun actieveld (met 2 spelers doen ze niet mee). De zwarte arbeider staat op een ?-kaart.',
  'RR-1.7':
    'De beurtvolgorde is willekeurig. De laatste speler kiest als eerste een startbonuskaart en voert die uit, dan de voorlaatste, enzovoort. De eerste speler krijgt er geen. Kaarten die niemand koos, gaan uit het spel.',
  'RR-1.8': 'Met 4 spelers speel je 7 rondes, met 2 of 3 spelers 6. Iedereen begint met 0 punten.',
  'RR-2': 'Je beurt',
  'RR-2.1':
    'De spelers zijn in beurtvolgorde steeds weer aan de beurt. In je beurt doe je één actie of pas je. Wie past, doet deze ronde niet meer mee. De ronde eindigt als iedereen heeft gepast (RR-10.8).',
  'RR-2.2':
    'Kies voor een actie een vrij actieveld, zet er precies het afgebeelde aantal arbeiders uit je voorraad op en voer de actie meteen uit. Per beurt doe je één actie.',
  'RR-2.3':
    'Een veld met een arbeider of munt erop is de rest van de ronde bezet. Alleen het veld voor één zwarte of grijze stap (T12) is nooit bezet.',
  'RR-2.4':
    'Een veld op het bord, een ingenieur voor iedereen of een ?-kaart mag je alleen kiezen als je de hele actie kunt uitvoeren, en dan moet je dat ook doen. Je eigen ingenieurs, fabrieken, ?-fiches en bijzondere velden mag je ook deels of helemaal niet gebruiken. Een ?-fiche moet je wel altijd leggen (RR-13.3).',
  'RR-2.5':
    'In plaats van een arbeider mag je altijd een munt gebruiken, ook gemengd. Waar een munt wordt gevraagd, bij twee stappen in elke kleur (T11) en bij het aanstellen, kun je geen arbeider gebruiken. Je eigen arbeiders, huurlingen en de zwarte arbeider mag je mengen.',
  'RR-2.6':
    'Als je past, krijg je meteen punten voor je plaats in de beurtvolgorde: 0, 2, 3 of 4 punten voor de eerste tot en met de vierde speler. Passen mag altijd. Heb je nog munten maar geen arbeiders, dan hoef je niet te passen. Ongebruikte arbeiders doen niets, ongebruikte munten houd je. De punten zijn gereconstrueerd.',
  'RR-2.7':
    'Alles wat je in een beurt krijgt, gebruik je in de volgorde die je wilt, met twee uitzonderingen: eindkaarten komen het laatst, en een reeks locomotieven maak je eerst af. Zie RR-2.10.',
  'RR-2.8':
    'Op het bord staat wat elk veld kost en doet. In de terminal heeft elk veld ook een korte naam, zoals T12. Met 2 spelers zijn deze velden gesloten: twee zwarte stappen voor één arbeider (T1), twee grijze stappen voor één arbeider (T3), een locomotief of fabriek voor twee arbeiders (L2), een industriestap met een zwarte stap (I3), de huurlingen (O3), de linker ingenieur voor iedereen (E3) en plaats 2 in de beurtvolgorde (P2). (E3 is gereconstrueerd.)',
  'RR-2.9':
    'Je kunt een actie “volledig” uitvoeren als je vanaf nu elk gedrukt deel tot en met de laatste stap kunt doen, in welke volgorde dan ook. Spoorsegmenten die je onderweg krijgt en stukken die de actie zelf teruglegt, tellen mee. Andere voordelen en de extra stap van de zwarte arbeider niet. Zolang een gedrukt deel openstaat, kun je niets kiezen wat het onmogelijk maakt.',
  'RR-2.10':
    'Wat geen keuze vraagt, gebeurt meteen. Al het andere komt op een lijst, en jij kiest wat je daarna doet, ook tussen twee stappen van één actie. Maar een locomotief neerleggen, een fabriek kiezen, een veld nogmaals gebruiken en een ?-kaart kiezen gaan altijd voor. Gedrukte delen (van velden op het bord, ingenieurs voor iedereen, ?-kaarten en startbonuskaarten) zijn verplicht. Je eigen ingenieurs, de extra stap van de zwarte arbeider en alle voordelen mogen; wat je aan het einde van je beurt niet hebt gebruikt, vervalt.',
  'RR-2.11':
    'Een stap of bouw telt voor het meest bepaalde onderdeel van je lijst dat hem toelaat: één kleur vóór “zwart of grijs”, en dat vóór “elke kleur”; een locomotief of een fabriek vóór “locomotief of fabriek”; een gedrukt deel vóór een voordeel. Alleen als een gedrukt deel daardoor onmogelijk zou worden, is het anders.',
  'RR-3': 'Spoorwegbouw',
  'RR-3.1': 'Met een stap zet je één spoorsegment één veld vooruit. Je mag je stappen over je spoorlijnen verdelen.',
  'RR-3.2':
    'Op elke spoorlijn ligt zwart vóór grijs, grijs vóór bruin, bruin vóór blank en blank vóór wit. Een segment komt nooit op een veld waar al een ander ligt en haalt nooit een ander in.',
  'RR-3.3':
    'Een nieuwe kleur begint naast de spoorlijn. De eerste stap gaat naar veld 1. Dat moet leeg zijn, en alle eerdere kleuren moeten al op de spoorlijn liggen.',
  'RR-3.4': 'Op Siberië mogen alle vijf kleuren, op Petersburg zwart tot en met blank, op Kiev zwart tot en met bruin.',
  'RR-3.5': 'Niets gaat verder dan het laatste veld.',
  'RR-3.6':
    'Bereikt je zwarte segment veld 2 van Siberië, dan krijg je 3 grijze segmenten, één voor elke spoorlijn. Bij veld 6 krijg je 3 bruine, bij veld 10 krijg je 2 blanke voor Siberië en Petersburg, en bij veld 15 krijg je 1 wit segment, waarmee je tot 2 stappen mag doen.',
  'RR-3.7':
    'T11 kost een arbeider en een munt, of twee munten. Je doet in totaal 2 stappen met een of twee segmenten in elke kleur.',
  'RR-3.8': 'T12: één stap met zwart of grijs. Iedereen mag dit veld onbeperkt gebruiken.',
  'RR-3.9':
    'Nieuwe segmenten kun je meteen verzetten, ook met stappen die je van dezelfde actie nog over hebt. De 2 stappen met wit komen op je lijst; is er aan het einde van je beurt geen plaats voor, dan vervallen ze.',
  'RR-4': 'Bijzondere velden',
  'RR-4.1':
    'Zonder locomotief: nieuwe segmenten (RR-3.6); zwart op Kiev 7: een extra arbeider voor de rest van het spel; zwart op het laatste veld van een spoorlijn: 10 punten.',
  'RR-4.2':
    'Met segment en locomotief: bruin op Siberië 3: een extra arbeider; zwart op Siberië 13, Petersburg 4 of Petersburg 6: leg een ?-fiche en gebruik het.',
  'RR-4.3': 'Een veld dat beide nodig heeft, werkt zodra het tweede erbij komt, segment of locomotief.',
  'RR-4.4':
    'Deze velden hebben segment en locomotief nodig en tellen bij elke telling. Grijs op Petersburg 7 verdubbelt die spoorlijn. Zwart op Kiev 1, 2, 3, 4 en 8 levert 1, 2, 3, 4 en 10 punten op. Grijs op Kiev 5 levert 20 punten op als je medaille er ligt. (De 10 punten van veld 8 zijn gereconstrueerd.)',
  'RR-4.5':
    'Het ?-veld op het industriespoor werkt één keer, voor de eerste steen die erop komt. De plaats ervan is gereconstrueerd.',
  'RR-4.6': 'Een nieuwe arbeider kun je vanaf je volgende beurt inzetten. Je kunt er twee krijgen, niet meer.',
  'RR-4.7': 'Op elk van de vier ?-velden komt één fiche. Je hebt er zeven, dus je kunt er altijd een leggen.',
  'RR-5': 'Locomotieven',
  'RR-5.1': 'Je neemt een locomotief altijd van de laagste stapel die er nog is.',
  'RR-5.2':
    'Bij Petersburg en Kiev ligt hoogstens één locomotief, bij Siberië hoogstens twee, waarvan je de waarden optelt. De waarde is het laatste veld dat je bereikt.',
  'RR-5.3':
    'Leg de locomotief op een lege plek of vervang er een met een lagere waarde, nooit een gelijke of hogere. Bij Siberië mag je een lagere ook vervangen als de tweede plek nog leeg is.',
  'RR-5.4': 'Een vervangen locomotief mag je volgens dezelfde regel ergens anders leggen, enzovoort.',
  'RR-5.5':
    'Een vervangen locomotief mag je alleen terugleggen als je geen lege plek hebt. Dan kies je: een lagere ermee vervangen, of hem terugleggen.',
  'RR-5.6':
    'Een teruggelegde locomotief ligt open naast de stapels, met de fabriekskant boven. Je kunt hem alleen nog als fabriek bouwen.',
  'RR-5.7': 'Een locomotief die je neemt, moet je neerleggen. Kan dat niet, dan kun je er geen bouwen.',
  'RR-5.8':
    'Als de reeks klaar is, kijk je bij elke spoorlijn welke velden je nu bereikt. Op een plek komt altijd een hogere waarde, dus je verliest nooit iets.',
  'RR-5.9':
    'De vier plekken zijn gelijk: een locomotief die bij Siberië wordt vervangen, mag naar de andere plek van Siberië.',
  'RR-5.10':
    'Zijn de stapels leeg, dan kun je geen locomotief meer bouwen. Teruggelegde stukken kun je nog wel als fabriek bouwen.',
  'RR-6': 'Fabrieken en industrie',
  'RR-6.1':
    'Voor een fabriek neem je een stuk van de laagste stapel en draai je het om, of je neemt een teruggelegd stuk naar keuze. Leg het in de meest linkse lege opening van je vijf.',
  'RR-6.2':
    'Zijn alle vijf openingen vol, dan vervangt de nieuwe fabriek er een naar keuze, die je teruglegt. Je kiest eerst het nieuwe stuk.',
  'RR-6.3':
    'L3 kost 3 arbeiders: bouw één locomotief en één fabriek, in welke volgorde je wilt. Een locomotief die de ene helft teruglegt, mag de fabriek van de andere worden.',
  'RR-6.4':
    'Met een industriestap zet je een steen één vak vooruit. Een opening zonder fabriek kan hij niet op en niet overslaan.',
  'RR-6.5':
    'Komt een steen op een fabriek, dan gebruik je die fabriek. Wat niet kan, vervalt. Ook met meer stappen slaat een steen nooit een fabriek over.',
  'RR-6.6':
    'De fabrieken naar waarde – 1: punten voor de waarden van je ingenieurs; 2: een locomotief of een fabriek; 3: een veld nogmaals gebruiken; 4: 2 verdubbelaars; 5: een industriestap; 6: een munt; 7: 2 stappen in elke kleur; 8: punten voor je twee beste locomotieven; 9: een eindkaart of 10 punten. Welke waarde wat doet, is gereconstrueerd.',
  'RR-6.7': 'Bouw of vervang je een fabriek onder een steen, dan gebruik je die niet.',
  'RR-6.8':
    'De tweede steen begint op 0. Je mag industriestappen over je stenen verdelen. Ook de tweede gebruikt fabrieken, maar niet het ?-veld. Beide leveren punten op. Geen van beide mag op het vak van de andere komen of hem inhalen; daarom kun je dit fiche niet kiezen zolang de eerste steen op 0 staat.',
  'RR-6.9':
    'Heb je maar één locomotief, dan telt fabriek 8 alleen die. Fabriek 1 telt alleen gedrukte waarden. Beide tellen wat je hebt als de steen erop komt.',
  'RR-7': 'Overige velden',
  'RR-7.1':
    'Verdubbelaars liggen boven Siberië 1 tot en met 8, van links naar rechts. Bij elke telling verdubbelen ze de waarde van het segment op hun veld. Heb je ze alle 8, dan vervallen nieuwe, en kun je het veld voor een verdubbelaar (O1) niet kiezen.',
  'RR-7.2': 'O2: neem twee munten.',
  'RR-7.3':
    'O3: neem de twee huurlingen. Je gebruikt ze deze ronde als je eigen arbeiders, vanaf je volgende beurt. Daarna gaan ze terug.',
  'RR-7.4': 'Verdubbelaars en munten raken nooit op.',
  'RR-8': 'Ingenieurs',
  'RR-8.1':
    'Een ingenieur aanstellen kost één munt en geen arbeider. De ingenieur is nu je eigen actieveld: alleen jij kunt hem gebruiken, één keer per ronde, voor 1 arbeider, en ook al in de ronde waarin je hem aanstelt. De ingenieurs (waarden en letters zijn gereconstrueerd) – 1 (geen letter): elke kleur +2; 2 (A): zwart +1 en grijs +1; 3 (B): elke kleur +1 en 3 punten; 4 (A): zwart +1 en 3 punten; 5 (A): industrie +2; 6 (B): elke kleur +1 en zwart +1; 7 (B): grijs +1 en bruin +1; 8 (B): bruin +1 en 5 punten; 9 (A): industrie +1 en 3 punten; 10 (A): 1 verdubbelaar en 3 punten; 11 (B): grijs +1 en 5 punten; 12 (B): een veld nogmaals gebruiken; 13 (A): industrie +1 en zwart +1; 14 (B): een locomotief of een fabriek; 15 (A): zwart +2.',
  'RR-8.2':
    'De ingenieurs op de velden voor iedereen kan iedereen gebruiken, elk één keer per ronde, voor 1 arbeider. Wachtende ingenieurs kan niemand gebruiken.',
  'RR-8.3':
    'Bij je eigen ingenieur mag je elk deel overslaan, zelfs alles. Maar als je hem kiest, moet minstens één deel mogelijk zijn.',
  'RR-8.4':
    'Een veld nogmaals gebruiken kan als er precies één arbeider van jou op staat, van welke soort dan ook. Munten tellen niet mee en maken niet uit. Je doet de actie van het veld nog een keer, gratis. Ook het veld van deze beurt mag. Een veld op het bord moet weer volledig kunnen, dus het veld van de huurlingen (O3) kan nooit.',
  'RR-8.5':
    'Er is één ingenieur per ronde. In de laatste ronde ligt er alleen nog een op het wervingsveld. Een veld zonder ingenieur kun je niet gebruiken.',
  'RR-9': 'De zwarte arbeider',
  'RR-9.1':
    'Zet je de zwarte arbeider op een veld waarvan de gedrukte actie een stap met zwart toelaat, dan krijg je één extra stap met zwart. Die doe je op elk moment van je beurt, of je slaat hem over.',
  'RR-9.2':
    'Je kunt hem vanaf je volgende beurt inzetten, net als elke andere arbeider. Hij komt elke ronde bij je terug.',
  'RR-10': 'Beurtvolgorde',
  'RR-10.1':
    'Met een arbeider onder plaats 1 of 2 krijg je die plaats in de volgende ronde. Je kunt niet de plaats nemen die je al hebt (behalve met 2 spelers), en je kunt maar één plaats nemen. Met 2 spelers is er alleen plaats 1.',
  'RR-10.2':
    'Zet je hier een munt of huurling, dan wisselt die meteen met een arbeider in je eigen kleur op een ander veld. Heb je die niet, dan kan het niet. De zwarte arbeider mag blijven staan.',
  'RR-10.3':
    'Als iedereen heeft gepast, nemen de spelers die hier staan hun plaats in. De anderen vullen de overige plaatsen in hun oude volgorde.',
  'RR-10.4': 'Staat hier alleen de eerste speler, onder plaats 2, dan blijft de volgorde gelijk.',
  'RR-10.5':
    'Dan mag de arbeider onder 2, en daarna die onder 1, naar een vrij veld voor één arbeider gaan en daar de actie doen.',
  'RR-10.6':
    'In de laatste ronde ligt er een nieuw veld over de beurtvolgorde, X1: 3 industriestappen. Er komt geen nieuwe volgorde en geen arbeider wordt verplaatst. De kosten, 2 arbeiders, zijn gereconstrueerd.',
  'RR-10.7':
    'De arbeider gaat naar een veld voor één arbeider zonder munt. Dat mag je eigen ingenieur zijn, maar niet het veld van de huurlingen (O3). Het veld is dan bezet, dus de tweede arbeider kan er niet heen. Je mag de arbeider ook laten staan. Munten en arbeiders die je krijgt, gebruik je vanaf de volgende ronde.',
  'RR-10.8':
    'Zo eindigt een ronde: iedereen heeft gepast, nieuwe beurtvolgorde, arbeiders verplaatsen, telling, opruimen.',
  'RR-11': 'Telling na elke ronde',
  'RR-11.1':
    'Alleen velden die je locomotieven bereiken, tellen. Een segment telt voor zijn eigen veld en voor alle lege velden erachter, tot aan het volgende segment.',
  'RR-11.2':
    'Elk veld telt naar kleur: zwart 0, grijs 1, bruin 2, blank 4, wit 7. Met de waardeverhoger telt bruin 3, blank 6 en wit 10. Verdubbelaars en het verdubbelde Petersburg vermenigvuldigen deze waarden. Daarna tel je de sterren en de medaille van Kiev erbij op.',
  'RR-11.3':
    'Industrie telt de waarde van het vak van de steen, of van het dichtstbijzijnde lagere vak met een waarde. De waarden zijn 0, 1, 2, 3, 5, 10, 15, 20, 25 en 30.',
  'RR-11.4':
    'Dan gaan arbeiders terug naar hun eigenaar, munten naar de voorraad en huurlingen naar hun veld. Een ingenieur die niemand heeft aangesteld, verlaat het spel. De andere schuiven één veld naar rechts.',
  'RR-12': 'Einde van het spel',
  'RR-12.1':
    'Na de laatste telling laten de spelers hun eindkaarten zien. Dan tellen de ingenieurs: 40 punten voor de meeste, 20 voor de op één na meeste. Bij gelijke stand beslist de hoogste waarde. Zonder ingenieur krijg je niets. De tien eindkaarten – 15 punten; 10 punten per gekregen arbeider, ook de zwarte (hoogstens 30); 20 punten met 4 verdubbelaars, 30 met 7; 10 punten per spoorlijn met zwart op het laatste veld (hoogstens 30); de veldnummers van je zwarte segmenten opgeteld; één extra ingenieur voor de meerderheid; de waarden van je locomotieven opgeteld; 7 punten per gelegd ?-fiche (hoogstens 28); 6 punten per ingenieur; 4 punten per fabriek (hoogstens 20).',
  'RR-12.2': 'Wie de meeste punten heeft, wint. Bij gelijke stand delen de spelers de overwinning.',
  'RR-12.3':
    'Mag je een eindkaart nemen, dan bekijk je de stapel en houd je er in het geheim een, of je neemt 10 punten. Is de stapel leeg, dan neem je 10 punten.',
  'RR-12.4':
    'De spelers worden gerangschikt naar hun aantal ingenieurs, dan naar hun hoogste waarde. De eindkaart “1 extra ingenieur” telt als een ingenieur zonder waarde.',
  'RR-13': '?-fiches en ?-kaarten',
  'RR-13.1':
    'De fiches, elk één keer: tot 4 stappen in elke kleur; tot 5 industriestappen; de tweede industriesteen; 3 verdubbelaars; de waardeverhoger; de Kiev-medaille; een ?-kaart en daarna een eindkaart of 10 punten.',
  'RR-13.2':
    'De kaarten, van elk is er één: een verdubbelaar, een industriestap en een stap met zwart, dan een van de drie nog een keer; de ingenieur zonder letter en een munt; een fabriek, dan 2 industriestappen; de zwarte arbeider; de speciale 9.',
  'RR-13.3':
    'Een fiche moet je leggen, ook als je het niet kunt gebruiken. Een ?-kaart mag je alleen nemen als je alles ervan kunt doen, samen met de gedrukte delen die nog openstaan. Je mag er ook geen nemen.',
  'RR-13.4':
    'Eerste kaart: doe de drie delen in welke volgorde je wilt, en volledig. Het vierde mag; je kiest het als geen gedrukt deel meer openstaat. Derde kaart: bouw de fabriek meteen. De ingenieur en de munt kun je in dezelfde ronde gebruiken. De speciale 9 leg je meteen neer.',
  'RR-14': 'Wie ziet wat',
  'RR-14.1':
    'Alles is openbaar, met drie uitzonderingen. Iedereen ziet hoeveel eindkaarten je hebt, maar alleen jij ziet welke. Alleen wie de stapel eindkaarten heeft bekeken, weet wat erin zat. De twee eindkaarten die aan het begin zijn weggelegd, kent niemand; je kunt ze alleen afleiden uit wat ontbreekt.',
  'RR-R': 'Uitspraken: wat de spelregels openlaten',
  'RR-R1': 'Een vervangen locomotief kun je alleen terugleggen als je geen lege plek hebt; zie RR-5.5.',
  'RR-R2': 'Bouw je onder een steen, dan gebruik je de fabriek niet; zie RR-6.7.',
  'RR-R3': 'Stenen staan nooit op hetzelfde vak en halen elkaar nooit in; zie RR-6.8.',
  'RR-R4': 'Het aantal verdubbelaars en munten wordt niet beperkt door wat in de doos zit.',
  'RR-R5':
    'Je kunt “een veld nogmaals gebruiken” niet zelf nogmaals gebruiken. Het veld voor één zwarte of grijze stap (T12) mag als er precies één arbeider van jou staat. De beurtvolgorde en het aanstellen mogen niet.',
  'RR-R6':
    'De zwarte arbeider geeft zijn extra stap ook bij ingenieurs, op velden voor elke kleur en als hij na de ronde wordt verplaatst (RR-10.5), maar niet als je een veld nogmaals gebruikt.',
  'RR-R7':
    'Een munt of huurling kun je niet in de beurtvolgorde zetten als je geen eigen arbeider hebt om mee te wisselen.',
  'RR-R8': 'Wat “volledig” betekent, staat in RR-2.9.',
  'RR-R9': 'RR-2.10 laat je de volgorde vrij kiezen. Dat is later met auteur en uitgever afgesproken.',
  'RR-R10': 'RR-2.11 bepaalt waarvoor een stap telt, dus dat wordt je nooit gevraagd.',
  'RR-R11': 'De twee plekken van Siberië zijn plekken als de andere; zie RR-5.9.',
  'RR-R12': 'Je eigen ingenieur kun je gebruiken als minstens één deel mogelijk is; punten zijn ook een deel.',
  'RR-R13': 'Hoe arbeiders na de ronde worden verplaatst, staat in RR-10.7.',
  'RR-R14': 'Is er geen eindkaart meer, dan neem je 10 punten.',
  'RR-R15':
    'De op één na meeste ingenieurs leveren ook met 2 spelers 20 punten op, en ook als de eerste twee gelijk staan.',
  'RR-R16': 'Een fiche telt als gelegd, ook als het niets deed; zie RR-13.3.',
  'RR-R17': 'Het vierde deel van de eerste ?-kaart is niet verplicht; zie RR-13.4.',
  'RR-R18': 'De fabriek die je vervangt, kan niet de nieuwe zijn, want die heb je al eerder gekozen.',
  'RR-E': 'Voorbeelden',
  'RR-E1':
    'Siberië met een 6 en een 2, bruin op 3, grijs op 7, zwart verder vooruit, een verdubbelaar op 1: bruin op 1 tot en met 3 levert 4 + 2 + 2 op, grijs op 4 tot en met 7 levert 4 op, zwart op 8 levert 0 op. Dat is 12. Petersburg levert 0 op. Kiev met een 2 en zwart op 2: 1 + 2 = 3. Industriesteen op de eerste fabriek: 5. Samen 20.',
  'RR-E2': 'Kiev met een 3 en zwart op 3: bij elke telling 6 punten voor sterren.',
  'RR-E3':
    'Rood heeft 3 ingenieurs: 40 punten. Blauw en Geel hebben er elk 2, Geel heeft de hogere waarde: 20 voor Geel. Groen heeft er geen: 0.',
  'RR-E4':
    'De volgorde is Geel, Blauw, Groen, Rood. Groen staat onder 1, Rood onder 2. Nieuwe volgorde: Groen, Rood, Geel, Blauw.',
  'RR-E5':
    'Een 4 bij Petersburg vervangt een 2, die de 1 bij Kiev vervangt. Op alle plekken liggen nu gelijke of hogere waarden, dus de 1 gaat terug.',
  'RR-E6': 'Siberië met 3 en 1: een nieuwe 4 vervangt de 1, die naar de lege plek van Kiev gaat.',
  'RR-E7':
    'Alleen de eerste speler staat in de beurtvolgorde, onder 2: de volgorde blijft gelijk, en de arbeider mag toch worden verplaatst.',
  'RR-E8':
    'Nergens grijs, twee grijze stappen (T3): grijs komt op veld 1 en gaat door naar 2, of komt op veld 1 van twee spoorlijnen.',
  'RR-E9': 'Petersburg met een 5, zwart komt op 4: een ?-fiche. Siberië met een 1 en een 4 reikt tot veld 5.',
  'RR-E10':
    'Twee industriestappen (I2) met de steen vlak vóór de eerste fabriek: hij komt op de fabriek, je gebruikt die, dan gaat hij naar het volgende vak. Is die opening leeg, dan kun je één industriestap (I1) of twee niet kiezen.',
  'RR-E11':
    'Zwart op Siberië 1, nog geen grijs, een ingenieur voor iedereen met zwart en grijs: zwart gaat naar 2, je krijgt grijs, en grijs komt op veld 1. Dat mag.',
}
