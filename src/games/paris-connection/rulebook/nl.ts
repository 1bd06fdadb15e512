/** The rules of Paris Connection in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'PC-1': 'Waarmee je speelt',
  'PC-1.1':
    'Er zijn zes maatschappijen (zwart, blauw, bruin, paars, rood, geel) met elk 33 locomotieven. Een locomotief kan drie dingen zijn: spoor op de kaart, een aandeel achter het zichtscherm van een speler, of de teller van haar maatschappij op het waardespoor.',
  'PC-1.2':
    'De kaart toont Frankrijk in zeshoekige velden: landschap, steden en zes startvelden rond de Eiffeltoren. Sommige grenzen tussen velden zijn gesloten. De kaart zelf hebben wij gereconstrueerd; de zes stations, de maatschappijen en de waarden die steden kunnen hebben, staan wel vast.',
  'PC-2': 'Voorbereiding',
  'PC-2.1':
    'Het lot wijst de startspeler aan. In een reeks partijen schuift de start volgens de gedrukte regels één plaats naar rechts op; hier wordt er telkens opnieuw geloot. De beurten gaan met de klok mee.',
  'PC-2.2':
    'Van elke kleur staat één locomotief op een startveld rond Parijs – het lot verdeelt de kleuren over de stations – en één op het waardespoor. Elke maatschappij begint met waarde 0.',
  'PC-2.3':
    'De andere 31 van iedere kleur verdwijnen in de buidel. Elke speler trekt er 10 aandelen uit (3 spelers), 8 (4), 6 (5) of 5 (6) en houdt ze geheim.',
  'PC-2.4':
    'Wat er in de buidel overblijft, wordt op kleur over zes locomotiefbordjes verdeeld, één per maatschappij. Iedereen mag zien wat daarop ligt.',
  'PC-2.5': 'Welke kleur bij welk station begint, ligt nergens vast en wordt dus aan het lot overgelaten (PC-R7).',
  'PC-3': 'Je beurt: een spoorwegnet uitbreiden …',
  'PC-3.1': 'In je beurt breid je een spoorwegnet uit of ga je ruilen. Passen mag niet.',
  'PC-3.2':
    'Pak één tot vijf locomotieven van één locomotiefbordje en zet ze een voor een op de kaart. Een leeg bordje kun je niet kiezen.',
  'PC-3.3':
    'Elke locomotief komt naast een andere van haar eigen kleur: die bij het station of een die al eerder is geplaatst, ook in deze beurt. Vertakken mag.',
  'PC-3.4': 'Velden aan weerszijden van een gesloten grens liggen niet naast elkaar.',
  'PC-3.5': 'Twee locomotieven van één kleur komen nooit samen op een veld.',
  'PC-3.6':
    'Een landschapveld biedt plaats aan hoogstens twee locomotieven, van verschillende kleur; een stadsveld maar aan één.',
  'PC-3.7': 'Op de Eiffeltoren of op een startveld plaats je nooit iets.',
  'PC-3.8':
    'Geen maatschappij mag ingesloten raken. Na elke plaatsing moet iedere maatschappij zonder stad er nog een kunnen bereiken: langs een keten van aangrenzende velden met ruimte voor haar kleur, die eindigt in een lege stad.',
  'PC-3.9':
    'Is de actie klaar, dan verhoogt iedere geplaatste locomotief de waarde van haar maatschappij met wat haar veld aangeeft: landschap 0, steden 1 tot 3, Marseille 4.',
  'PC-3.10':
    'Elke maatschappij wordt afzonderlijk bekeken: meerdere mogen op dezelfde laatste stad rekenen, en dan mag geen ervan die stad nemen zolang een andere daardoor zonder zou blijven. Marseille telt hier als stad, en ook een plaatsing in Marseille moet aan PC-3.8 voldoen.',
  'PC-4': '… of ruilen',
  'PC-4.1':
    'Leg een van je aandelen op het locomotiefbordje van die kleur en pak daarna één of twee locomotieven van het bordje van één andere kleur. Dat zijn nu jouw aandelen.',
  'PC-4.2': 'Iedereen ziet welke kleuren je geeft en neemt.',
  'PC-4.3': 'Je mag boven de limiet (PC-6.2) uitkomen, maar elk aandeel te veel kost aan het eind punten.',
  'PC-4.4':
    'Van een bordje met maar één locomotief kun je alleen die ene pakken. Een leeg bordje staat weer voor iedereen open zodra er een locomotief op is gelegd.',
  'PC-5': 'Einde van het spel',
  'PC-5.1': 'Het spel eindigt meteen als er nog op hoogstens één bordje locomotieven liggen.',
  'PC-5.2':
    'Het spel eindigt meteen als een maatschappij in Marseille aankomt. De actie wordt nog gewaardeerd, maar na Marseille wordt er niets meer geplaatst.',
  'PC-5.3':
    'Het spel eindigt ook als zes volle ronden lang elke beurt een ruil van één tegen één was: zes beurten op rij voor elke speler, wie er ook begon. Na een uitbreiding of een ruil voor twee begint de telling opnieuw.',
  'PC-5.4':
    'Meteen wil zeggen dat de ronde niet wordt uitgespeeld: sommige spelers hebben dan misschien een beurt minder gehad. Vallen twee eindes samen, dan gaat Marseille voor de bordjes, en gaan de bordjes voor PC-5.3.',
  'PC-5.5':
    'Naar de bordjes wordt pas gekeken als een actie helemaal klaar is. Tussen geven en nemen eindigt er niets, en een uitbreiding die een bordje leegmaakt, wordt gewaardeerd voordat het spel eindigt.',
  'PC-6': 'Puntentelling',
  'PC-6.1': 'Elk aandeel, ook een aandeel te veel, levert de waarde van zijn maatschappij op.',
  'PC-6.2':
    'Elk aandeel boven de limiet kost 20 punten. De limiet is 20 aandelen (3 spelers), 15 (4), 12 (5) of 10 (6).',
  'PC-6.3': 'Wie de meeste punten heeft, wint. Spelers met evenveel punten winnen samen.',
  'PC-R': 'Beslissingen: wat de spelregels openlaten',
  'PC-R1':
    'De spelregels laten een spel zonder einde toe: iedereen aan de limiet, elke uitbreiding verboden. Vandaar PC-5.3. Het zijn zes ronden, omdat spelers hun aandelen best vijf ronden of langer één tegen één kunnen verbeteren.',
  'PC-R2':
    'Bij een ruil moet het bordje waarvan je neemt een andere kleur hebben dan het aandeel dat je geeft, en het mag niet leeg zijn.',
  'PC-R3': 'Het waardespoor heeft geen bovengrens: waarden voorbij het laatste vakje tellen gewoon door.',
  'PC-R4':
    'PC-3.8 wordt na elke afzonderlijke plaatsing gecontroleerd, dus een uitbreiding kan halverwege stokken. Na elke plaatsing mag je stoppen.',
  'PC-R5': 'Ook een ruil kan het spel volgens PC-5.1 beëindigen.',
  'PC-R6':
    'Voor PC-3.8 maakt het niet uit hoeveel locomotieven er nog op een bordje liggen. Ook de kleur die bouwt wordt gecontroleerd, al kan die zichzelf nooit insluiten. Een maatschappij die een stad heeft, mag wel ingesloten worden.',
  'PC-R7': 'Het lot verdeelt de zes kleuren over de zes stations.',
  'PC-R8': 'PC-3.8 bekijkt elke maatschappij afzonderlijk, met ruimte zoals in PC-3.5 tot en met PC-3.7; zie PC-3.10.',
  'PC-R9': 'Of het spel uit is, wordt na de hele actie beoordeeld; zie PC-5.5.',
  'PC-R10':
    'Er is altijd een geldige ruil: niemand houdt ooit minder aandelen over, en zolang het spel loopt, liggen er op minstens twee bordjes locomotieven. Elke beurt die geen ruil van één tegen één is, haalt minstens één locomotief van de bordjes, dus met PC-5.3 komt aan elk spel een eind.',
  'PC-R11':
    'Je kunt een maatschappij alleen uitbreiden als haar eerste locomotief geplaatst kan worden; die moet je dan ook plaatsen.',
  'PC-E': 'Voorbeelden',
  'PC-E1':
    'Vier spelers. Iemand heeft 6 blauwe aandelen (waarde 12), 3 gele (9), 4 rode (8) en 2 zwarte (3): 72 + 27 + 32 + 6 = 137 punten. Vijftien aandelen, dus geen aftrek.',
  'PC-E2': 'Hetzelfde met één zwart aandeel meer: 137 + 3 − 20 = 120.',
  'PC-E3': 'Met vijf spelers trek je 6 aandelen en is de limiet 12; met drie spelers trek je er 10 en is de limiet 20.',
  'PC-E4':
    'Een maatschappij met waarde 7 plaatst één locomotief in het landschap en de tweede in Marseille: haar waarde is nu 11, een derde wordt er niet geplaatst, het spel is uit.',
  'PC-E5':
    'Op de bordjes liggen alleen nog rood (1) en geel (2). Wie rood geeft en beide gele neemt, laat alleen rood over: het spel is uit. Wie blauw geeft en de rode neemt, laat blauw en geel over: het gaat door.',
  'PC-E6':
    'Vanaf Gare de Lyon staat op zijn vroegst de elfde locomotief in Marseille, dus geen maatschappij komt daarvandaan vóór haar derde uitbreiding aan. Vanaf Gare Saint-Lazare is het de vijftiende.',
  'PC-E7':
    'Een landschapveld met rood en blauw weigert geel, en ook een tweede rode. Een stad met rood weigert elke kleur. Le Havre ligt niet naast Caen: de grens is gesloten.',
  'PC-E8':
    'Vier spelers: 23 keer één tegen één ruilen, dan een ruil voor twee, dan 24 keer één tegen één. Na de laatste daarvan is het spel uit.',
}
