/** The rules of Paris Connection in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'PC-0': 'Doel van het spel',
  'PC-0.1':
    'Zes spoorwegmaatschappijen bouwen vanuit Parijs. Met elke stad die een maatschappij bereikt, wordt die meer waard. Geen enkele maatschappij is van jou: je hebt alleen aandelen, en die ruil je tijdens het spel. Je wint als je aan het einde de meeste punten hebt: elk aandeel telt voor de waarde van zijn maatschappij.',
  'PC-1': 'Speelmateriaal',
  'PC-1.1':
    'Er zijn zes maatschappijen (zwart, blauw, bruin, paars, rood, geel) met elk 33 locomotieven. Een locomotief kan drie dingen zijn: spoor op het bord, een aandeel achter het zichtscherm van een speler, of de teller van zijn maatschappij op het waardespoor.',
  'PC-1.2':
    'Het bord toont Frankrijk in zeshoekige velden: landschap, steden en zes startvelden rond de Eiffeltoren. Sommige grenzen tussen velden zijn gesloten. Het bord hebben wij gereconstrueerd; de zes stations, de maatschappijen en de mogelijke waarden van de steden zijn die van het gedrukte spel.',
  'PC-2': 'Voorbereiding',
  'PC-2.1':
    'Het toeval bepaalt wie begint. Speel je meer partijen achter elkaar, dan schuift de start volgens de gedrukte regels telkens één plaats naar rechts; hier is het elke keer weer toeval. Er wordt met de klok mee gespeeld.',
  'PC-2.2':
    'Van elke kleur staat één locomotief op een startveld rond Parijs (het toeval verdeelt de kleuren) en één op het waardespoor. Elke maatschappij begint met waarde 0.',
  'PC-2.3':
    'De andere 31 locomotieven van elke kleur gaan in de buidel. Elke speler trekt 10 aandelen (3 spelers), 8 (4), 6 (5) of 5 (6) en houdt ze geheim.',
  'PC-2.4':
    'De locomotieven die in de buidel overblijven, gaan op kleur naar zes locomotiefbordjes, één per maatschappij. Iedereen kan de bordjes zien.',
  'PC-2.5': 'De spelregels zeggen niet welke kleur bij welk station begint; daarom beslist het toeval (PC-R7).',
  'PC-3': 'Je beurt: een spoorwegnet uitbreiden',
  'PC-3.1': 'In je beurt breid je een spoorwegnet uit of je ruilt. Passen kan niet.',
  'PC-3.2':
    'Neem één tot vijf locomotieven van één locomotiefbordje en plaats ze een voor een op het bord. Een leeg bordje kun je niet kiezen.',
  'PC-3.3':
    'Plaats elke locomotief naast een andere van dezelfde kleur: die op het startveld of een die er al staat, ook uit deze beurt. Vertakken mag.',
  'PC-3.4': 'Velden aan weerszijden van een gesloten grens tellen niet als buren.',
  'PC-3.5': 'Op een veld staan nooit twee locomotieven van dezelfde kleur.',
  'PC-3.6':
    'Op een landschapveld passen hoogstens twee locomotieven, van verschillende kleuren. In een stad past er maar één.',
  'PC-3.7': 'Op de Eiffeltoren en op de startvelden mag je nooit bouwen.',
  'PC-3.8':
    'Geen enkele maatschappij mag ingesloten raken. Na elke geplaatste locomotief moet elke maatschappij zonder stad nog een lege stad kunnen bereiken, over aangrenzende velden met plaats voor die kleur.',
  'PC-3.9':
    'Aan het einde van de actie verhoogt elke geplaatste locomotief de waarde van de maatschappij met het getal op het veld: landschap 0, steden 1 tot 3, Marseille 4.',
  'PC-3.10':
    'Elke maatschappij wordt apart bekeken. Meer maatschappijen kunnen van dezelfde laatste stad afhangen; dan mag geen van hen die stad nemen zolang een andere daardoor zonder stad zou blijven. Marseille telt hier als stad, en ook wie in Marseille plaatst, moet zich aan PC-3.8 houden.',
  'PC-4': 'Je beurt: ruilen',
  'PC-4.1':
    'Leg een van je aandelen op het locomotiefbordje van die kleur. Neem daarna één of twee locomotieven van het bordje van één andere kleur. Dat zijn nu jouw aandelen.',
  'PC-4.2': 'Iedereen ziet welke kleuren je geeft en neemt.',
  'PC-4.3': 'Je mag meer aandelen hebben dan de limiet (PC-6.2), maar elk aandeel te veel kost aan het einde punten.',
  'PC-4.4':
    'Van een bordje met maar één locomotief kun je alleen die ene nemen. Een leeg bordje staat weer voor iedereen open zodra er een locomotief op is gelegd.',
  'PC-5': 'Einde van het spel',
  'PC-5.1': 'Het spel is meteen afgelopen als er nog op hoogstens één bordje locomotieven liggen.',
  'PC-5.2':
    'Het spel is meteen afgelopen als een maatschappij Marseille bereikt. De geplaatste locomotieven verhogen nog de waarde, maar na Marseille wordt er niets meer geplaatst.',
  'PC-5.3':
    'Het spel is ook afgelopen als zes volle rondes lang elke beurt een ruil van één tegen één was: zes beurten op rij voor elke speler, wie er ook begon. Na een uitbreiding of een ruil voor twee begint het tellen opnieuw.',
  'PC-5.4':
    'Meteen betekent dat de ronde niet wordt uitgespeeld: sommige spelers hebben dan misschien een beurt minder gehad. Komen twee eindes samen, dan gaat Marseille voor de bordjes, en gaan de bordjes voor PC-5.3.',
  'PC-5.5':
    'De bordjes worden pas bekeken als een actie klaar is. Tussen geven en nemen eindigt het spel nooit, en een uitbreiding die een bordje leegmaakt, verhoogt nog de waarde voordat het spel eindigt.',
  'PC-6': 'Puntentelling',
  'PC-6.1': 'Elk aandeel, ook elk aandeel te veel, levert de waarde van zijn maatschappij op.',
  'PC-6.2':
    'Elk aandeel boven de limiet kost 20 punten. De limiet is 20 aandelen (3 spelers), 15 (4), 12 (5) of 10 (6).',
  'PC-6.3': 'Wie de meeste punten heeft, wint. Bij gelijke stand delen de spelers de overwinning.',
  'PC-8': 'Wie ziet wat',
  'PC-8.1': 'Alleen jij ziet je aandelen. De anderen zien hoeveel aandelen je hebt, maar niet welke.',
  'PC-8.2':
    'Iedereen ziet het bord, de waarden van de maatschappijen, de bordjes, elke ruil en hoe vaak er op rij één tegen één is geruild (PC-5.3).',
  'PC-8.3':
    'Uit het ruilen blijkt wat een speler minstens heeft. Dat minimum laat het spel zien, en verder niets over verborgen aandelen.',
  'PC-8.4': 'Aan het einde van het spel worden alle aandelen getoond.',
  'PC-R': 'Uitspraken: wat de spelregels openlaten',
  'PC-R1':
    'Met alleen de spelregels kan een partij eeuwig duren: iedereen aan de limiet en geen uitbreiding mogelijk. Daarom is er PC-5.3. Het zijn zes rondes, omdat spelers hun aandelen best vijf rondes of langer één tegen één kunnen verbeteren.',
  'PC-R2':
    'Bij een ruil moet het bordje waarvan je neemt een andere kleur hebben dan het aandeel dat je geeft, en mag het niet leeg zijn.',
  'PC-R3': 'Het waardespoor heeft geen bovengrens: waarden voorbij het laatste vak tellen gewoon mee.',
  'PC-R4':
    'PC-3.8 wordt na elke locomotief gecontroleerd, dus een uitbreiding kan halverwege vastlopen. Na elke locomotief mag je stoppen.',
  'PC-R5': 'Ook een ruil kan het spel volgens PC-5.1 beëindigen.',
  'PC-R6':
    'Voor PC-3.8 maakt het niet uit hoeveel locomotieven er nog op een bordje liggen. Ook de kleur die bouwt, wordt gecontroleerd, al kan die zichzelf nooit insluiten. Een maatschappij die al een stad heeft, mag wel ingesloten worden.',
  'PC-R7': 'Het toeval verdeelt de zes kleuren over de zes stations.',
  'PC-R8': 'PC-3.8 bekijkt elke maatschappij apart, met plaats zoals in PC-3.5 tot en met PC-3.7; zie PC-3.10.',
  'PC-R9': 'Of het spel afgelopen is, wordt pas na de hele actie bekeken; zie PC-5.5.',
  'PC-R10':
    'Er is altijd een ruil mogelijk: niemand heeft ooit minder aandelen dan daarvoor, en zolang het spel loopt, liggen er op minstens twee bordjes locomotieven. Elke beurt behalve een ruil van één tegen één haalt minstens één locomotief van de bordjes, dus met PC-5.3 komt aan elke partij een einde.',
  'PC-R11':
    'Je kunt een maatschappij alleen uitbreiden als de eerste locomotief geplaatst kan worden. Die moet je dan ook plaatsen.',
  'PC-E': 'Voorbeelden',
  'PC-E1':
    'Vier spelers. Een speler heeft 6 blauwe aandelen (waarde 12), 3 gele (9), 4 rode (8) en 2 zwarte (3): 72 + 27 + 32 + 6 = 137 punten. Vijftien aandelen, dus geen strafpunten.',
  'PC-E2': 'Hetzelfde met één zwart aandeel meer: 137 + 3 − 20 = 120.',
  'PC-E3': 'Met vijf spelers trek je 6 aandelen en is de limiet 12; met drie spelers trek je er 10 en is de limiet 20.',
  'PC-E4':
    'Een maatschappij met waarde 7 plaatst één locomotief in het landschap en de tweede in Marseille: de waarde is nu 11, een derde wordt niet geplaatst en het spel is afgelopen.',
  'PC-E5':
    'Op de bordjes liggen alleen nog rood (1) en geel (2). Geef je een rood en neem je beide gele, dan blijft alleen rood over: het spel is afgelopen. Geef je een blauw en neem je het rode, dan blijven blauw en geel over: het spel gaat door.',
  'PC-E6':
    'Vanaf Gare de Lyon kan op zijn vroegst de elfde locomotief Marseille bereiken; geen maatschappij komt daar dus vóór de derde uitbreiding. Vanaf Gare Saint-Lazare is het de vijftiende.',
  'PC-E7':
    'Op een landschapveld met rood en blauw is geen plaats voor geel of een tweede rood. In een stad met rood is voor geen enkele kleur plaats. Le Havre ligt niet naast Caen: de grens is gesloten.',
  'PC-E8':
    'Vier spelers: 23 keer één tegen één ruilen, dan een ruil voor twee, dan 24 keer één tegen één. Na de laatste keer is het spel afgelopen.',
}
