/** The rules of Railways: the card game in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RC-1': 'Doel en speelmateriaal',
  'RC-1.1':
    'Doel: verbind steden per spoor en lever goederen. Wie de meeste punten heeft, wint. Er is één stapel van 111 kaarten: 65 railkaarten in paars, lichtgroen, bruin, oranje en wit (in elke kleur 6 van waarde 1 en 7 van waarde 2), 21 locomotieven, die ook railkaarten vervangen, en 25 steden (5 van waarde 5, 5 van waarde 4, 10 van waarde 3 en 5 van waarde 2).',
  'RC-1.2':
    'In een buidel zitten 60 goederenblokjes: 15 rode (hout), 15 blauwe (erts), 15 gele (graan) en 15 zwarte (vee).',
  'RC-1.3':
    'Elke speler heeft 12 treinen in één kleur. Eén geeft je punten aan, één ligt klaar voor punten boven 25, en de andere 10 markeren je verbindingen.',
  'RC-1.4':
    'Een stadskaart toont de waarde, vier aansluitingen, elk in een railkleur, en de goederen waar vraag naar is. In een stad van waarde 5 is vraag naar alle goederen. Hoe hoger de waarde, hoe minder kleuren. Bij het bouwen krijgt een stad één blokje minder dan de waarde.',
  'RC-1.5':
    'De starttegel ligt in het midden. Er mogen zoveel verbindingen op als je wilt, in elke kleur. Hij heeft geen waarde, er liggen geen goederen op en er is geen vraag.',
  'RC-2': 'Voorbereiding',
  'RC-2.1': 'Geef elke speler 1 locomotief en 1 willekeurige stad van waarde 2.',
  'RC-2.2': 'Schud alle andere kaarten en deel er nog 2 aan elke speler, zodat iedereen er 4 heeft.',
  'RC-2.3':
    'Draai de bovenste 3 kaarten om: dit zijn de open kaarten. Steden van waarde 2 die niemand kreeg, zitten gewoon in de stapel.',
  'RC-2.4': 'Het toeval bepaalt wie begint. Van daaraf wordt met de klok mee gedeeld en gespeeld.',
  'RC-3': 'Je beurt',
  'RC-3.1': 'Je beurt heeft drie delen: doe één actie, neem kaarten, controleer je handlimiet.',
  'RC-3.2':
    'Kies één actie: bouw een verbinding naar een nieuwe stad; speel een locomotief en lever daarna als je wilt; lever goederen; leg een kaart af voor een andere kaart of een blokje; of pas.',
  'RC-3.3':
    'Neem na je actie 1 of 2 kaarten, elk van de stapel, uit de open kaarten of boven van de aflegstapel. Als het kan, moet je er minstens één nemen.',
  'RC-3.4': 'Neem je een open kaart, vul die dan meteen aan van de stapel.',
  'RC-3.5':
    'Neem je een open locomotief, uit de open kaarten of van de aflegstapel, dan neem je geen kaarten meer. Bij een locomotief van de stapel geldt dat niet.',
  'RC-3.6':
    'Aan het einde van je beurt mag je hoogstens 13 kaarten hebben. De rest leg je af; jij kiest welke. Dat is geen actie.',
  'RC-3.7': 'Afgelegde kaarten liggen open op één stapel, in de volgorde die jij kiest.',
  'RC-3.8':
    'Je neemt kaarten één voor één, dus de tweede mag een kaart zijn die net is verschenen. Je neemt kaarten na elke actie, ook na passen, en de kaart die je net hebt afgelegd, mag je terugnemen. Tijdens je beurt mag je meer dan 13 kaarten hebben.',
  'RC-4': 'Actie: bouw een verbinding naar een nieuwe stad',
  'RC-4.1': 'Speel een stad uit je hand en sluit die aan op de starttegel of op een stad op tafel.',
  'RC-4.2':
    'Een verbinding heeft één kleur. De nieuwe stad moet een aansluiting in die kleur hebben, en de stad op tafel ook, en die moet vrij zijn. Op de starttegel mag elke kleur. De verbinding bezet aan beide kanten een aansluiting.',
  'RC-4.3':
    'Je verbindt nooit twee plaatsen die al op tafel liggen: elke verbinding brengt een nieuwe stad in het spel.',
  'RC-4.4':
    'Betaal met railkaarten in de kleur van de verbinding die samen minstens de waarde van de nieuwe stad hebben. De waarde van de andere stad doet er niet toe. Een locomotief mag een railkaart van waarde 1 vervangen, maar je moet minstens één railkaart in die kleur spelen. Meer betalen mag.',
  'RC-4.5':
    'Zet een van je treinen op de verbinding: die is nu van jou. Je krijgt meteen de waarde van de gespeelde kaarten als punten; een locomotief telt als 1.',
  'RC-4.6': 'De kaarten blijven op tafel. Samen zijn ze aan het einde van het spel de waarde van de verbinding.',
  'RC-4.7': 'De nieuwe stad krijgt één blokje minder dan de waarde, willekeurig uit de buidel, zolang er blokjes zijn.',
  'RC-4.8': 'Zonder trein kun je niet bouwen. Een verbinding wisselt nooit van eigenaar.',
  'RC-4.9':
    'Je mag zoveel meer betalen als je wilt, met railkaarten of locomotieven, en alles levert punten op. Railkaarten in andere kleuren tellen nooit mee.',
  'RC-5': 'Actie: speel een locomotief',
  'RC-5.1':
    'Speel een locomotief uit je hand en leg die voor je neer. Het aantal locomotieven voor je is je trekkracht: zoveel verbindingen ver kunnen je goederen rijden.',
  'RC-5.2': 'Heb je er een gespeeld, dan mag je als deel van dezelfde actie meteen één keer leveren.',
  'RC-5.3':
    'Speel één locomotief per actie. Hij telt meteen mee voor de levering en blijft tot het einde liggen. Er is geen maximum.',
  'RC-6': 'Actie: lever goederen',
  'RC-6.1': 'Verplaats één blokje over verbindingen van een stad op tafel naar een stad met vraag naar die kleur.',
  'RC-6.2': 'De eerste verbinding onderweg moet van jou zijn. De andere mogen van iedereen zijn.',
  'RC-6.3': 'De weg telt minstens één verbinding en hoogstens zoveel als je trekkracht.',
  'RC-6.4':
    'Het blokje stopt in de eerste stad onderweg met vraag ernaar; het kan niet verder. In een stad van waarde 5 stopt elk blokje.',
  'RC-6.5': 'Goederen mogen over de starttegel rijden, maar je kunt er niet leveren.',
  'RC-6.6':
    'Je krijgt 1 punt voor elke verbinding onderweg, van wie die ook is. Elke andere speler krijgt 1 punt voor elke eigen verbinding die je gebruikt.',
  'RC-6.7': 'Leg het blokje zichtbaar voor je neer. Het telt aan het einde.',
  'RC-6.8':
    'Op een weg over de starttegel telt elke verbinding, net als bij een stad. Is er in de stad van vertrek zelf vraag naar het blokje, dan houdt dat niets tegen.',
  'RC-7': 'Actie: leg een kaart af voor een kaart of een blokje',
  'RC-7.1': 'Leg een kaart open af en doe dan een van deze twee dingen.',
  'RC-7.2': 'Trek de bovenste kaart van de stapel, of neem een open kaart die geen locomotief is.',
  'RC-7.3': 'Of trek een blokje uit de buidel, bekijk het en leg het op een stad op tafel zonder goederen.',
  'RC-7.4': 'Daarna neem je kaarten zoals na elke actie.',
  'RC-7.5':
    'Je moet een van de twee doen. Je hebt dus een kaart nodig om af te leggen, en een kaart in de stapel, een open kaart die geen locomotief is, of een blokje in de buidel en een stad zonder goederen.',
  'RC-7.6':
    'Van de aflegstapel kun je hier niets nemen. Een locomotief van de stapel mag; dat beperkt niet hoeveel kaarten je daarna neemt. Een open kaart vul je meteen aan.',
  'RC-8': 'Einde van het spel',
  'RC-8.1':
    'Is de stapel op, heeft een speler geen treinen meer of is de buidel leeg, dan is de lopende ronde de laatste; heel soms ook door RC-R11.',
  'RC-8.2':
    'Speel de ronde uit. De speler rechts van de startspeler is als laatste aan de beurt, zodat iedereen even vaak is geweest.',
  'RC-8.3':
    'Is de stapel op, dan kun je nog open kaarten nemen en kaarten van de aflegstapel. De open kaarten worden niet meer aangevuld.',
  'RC-8.4': 'Dan mag iedereen, te beginnen met de startspeler, nog één keer leveren. Iets anders mag niet.',
  'RC-8.5':
    'Het einde gaat in op het moment dat dit gebeurt en wordt niet teruggedraaid; je maakt je beurt gewoon af. Gebeurt het in de laatste beurt van een ronde, dan eindigt het spel na die beurt. Latere aanleidingen veranderen niets.',
  'RC-8.6': 'Tot dan blijven alle acties mogelijk. Is de buidel leeg, dan krijgen nieuwe steden geen goederen.',
  'RC-8.7':
    'Laatste leveringen zijn gewone leveringen: ze leveren punten op, ook voor andere eigenaren, de blokjes tellen mee, en elke levering gaat uit van wat de vorige overliet. Je mag de jouwe overslaan.',
  'RC-9': 'Eindtelling',
  'RC-9.1':
    'Voor elke stad op tafel krijgt de speler wiens verbindingen daar samen de hoogste waarde hebben, de waarde van de stad. Bij gelijke stand krijgen al die spelers die.',
  'RC-9.2': 'Elke locomotief voor je levert 1 punt op.',
  'RC-9.3':
    'Geleverde blokjes leveren punten op in sets. Elk blokje telt in hoogstens één set: 3 gelijke leveren 2 punten op, 4 gelijke leveren er 3 op, 4 verschillende leveren er 5 op. Het programma zoekt de beste verdeling.',
  'RC-9.4':
    'Wie de meeste punten heeft, wint. Bij gelijke stand beslissen meer verbindingen, dan meer geleverde blokjes. Daarna delen de spelers de overwinning.',
  'RC-9.5':
    'Een verbinding tussen twee steden telt in beide volledig. Een verbinding met de starttegel telt alleen in die ene stad. Het gaat erom van wie de verbinding is, niet om de kleur van de railkaarten.',
  'RC-9.6':
    'Voor de beste sets probeert het programma elk aantal sets van verschillende goederen en verdeelt het de rest van elke soort in drietallen en viertallen. Zoveel mogelijk verschillende is niet altijd het beste.',
  'RC-10': 'Opties',
  'RC-10.1':
    'Voor jongere spelers: zonder locomotieven en goederen. Er wordt niet geleverd; de acties zijn bouwen, een kaart afleggen voor een andere, en passen.',
  'RC-10.2': 'Open locomotieven ook als tweede kaart. Ook dan neem je daarna geen kaarten meer.',
  'RC-10.3':
    'Zoveel verbindingen als je wilt in de kleuren die een stadskaart toont; geen in de kleuren die er niet op staan. Je kunt deze opties combineren.',
  'RC-12': 'Wie ziet wat',
  'RC-12.1':
    'Alleen jij ziet je hand; iedereen ziet hoeveel kaarten je hebt. Open genomen kaarten zijn bij iedereen bekend. Iedereen begint met één locomotief en één stad van waarde 2, maar niemand weet welke stad de anderen hebben. De volgorde van de stapel en van de blokjes in de buidel is geheim; hoeveel blokjes er van elke kleur nog zijn, niet. Al het andere is openbaar: de grootte van de stapel, elke kaart in de aflegstapel, treinen, gespeelde locomotieven, geleverde blokjes, waarden van verbindingen en punten.',
  'RC-R': 'Uitspraken: wat de spelregels openlaten',
  'RC-R1':
    'Na een open locomotief neem je geen kaarten meer, dus kun je hem alleen als eerste kaart nemen. Anders zou het niets kosten.',
  'RC-R2':
    'Met de optie voor jongere spelers krijgt iedereen 1 stad van waarde 2 en nog 3 kaarten. Er zijn geen laatste leveringen en geen punten voor locomotieven en goederen. De buidel beëindigt het spel niet. Zijn punten en verbindingen gelijk, dan wordt de overwinning gedeeld.',
  'RC-R3': 'De aflegstapel wordt nooit een nieuwe stapel: is de stapel op, dan eindigt het spel.',
  'RC-R4': 'Zijn de stapel, de open kaarten en de aflegstapel allemaal leeg, dan neem je geen kaart.',
  'RC-R5': 'Een stad kan niet aan zichzelf leveren: een blokje legt minstens één verbinding af.',
  'RC-R6': 'De starttegel zelf levert niemand punten op.',
  'RC-R7':
    'Een levering mag altijd, hoeveel anderen er ook aan verdienen. De eerste verbinding is van jou, dus jij krijgt altijd meer dan alle anderen samen.',
  'RC-R8':
    'De gedrukte kaarten zijn niet openbaar. Vier aansluitingen per stad, elk voor één verbinding, is onze lezing. Aansluitingen van dezelfde kleur op een kaart zijn gelijk.',
  'RC-R9': 'De spelregels zeggen wie in een ronde het laatst speelt, maar niet wie begint; daarom beslist het toeval.',
  'RC-R10':
    'Een levering gebruikt nooit twee keer dezelfde verbinding. Tussen twee steden is er maar één weg, dus je kiest alleen het blokje en de bestemming.',
  'RC-R11':
    'Een beurt is leeg als je past en alleen kaarten van de aflegstapel neemt, of geen. Na 3 lege beurten per speler achter elkaar, wie er ook begon, is de lopende ronde de laatste. Elke andere beurt zet de teller terug op nul. Iedereen kan de teller zien.',
  'RC-E': 'Voorbeelden',
  'RC-E1':
    'Je sluit een stad van waarde 4 met oranje 1, oranje 2 en een locomotief aan op een stad van waarde 3 met een vrije oranje aansluiting: meteen 4 punten, en de verbinding heeft waarde 4.',
  'RC-E2': 'Oranje 1 en oranje 2 voor een stad van waarde 3: meteen 3 punten.',
  'RC-E3':
    'Je hebt 3 locomotieven en brengt graan over 3 verbindingen naar een stad met vraag ernaar. De eerste verbinding is van jou, een van de andere van een tegenspeler: 3 punten voor jou en 1 voor die tegenspeler.',
  'RC-E4':
    'James heeft verbindingen van waarde 3, 3 en 2, Steve een van waarde 4. Een stad van waarde 3 heeft de 4 van Steve en een 3 van James: Steve krijgt 3. Een stad van waarde 4 heeft de 4 van Steve en de 2 en de 3 van James: James krijgt 4. Steden van waarde 2 en 3 hebben alleen verbindingen van James: nog 2 en 3. James heeft 9, Steve 3.',
  'RC-E5':
    'Eén van elke soort levert 5 op, drie hout 2, vier erts 3, zeven hout 5, vier hout en één van elke andere soort 7. Drie hout, drie erts, drie graan en één vee leveren 6 op, niet 5. Twee gelijke blokjes leveren niets op.',
  'RC-E6':
    'Met vier locomotieven betaal je geen stad van waarde 4, en ook niet met drie locomotieven en een oranje railkaart op een paarse verbinding. Een paarse 2 en vijf locomotieven voor een stad van waarde 2 mag: 7 punten.',
  'RC-E7':
    'Je hebt 2 locomotieven en brengt erts over je eigen verbinding naar de starttegel en over die van een tegenspeler naar een stad met vraag naar erts: 2 punten voor jou en 1 voor de tegenspeler. Met 3 locomotieven en een stad ertussen met vraag naar erts moet het daar stoppen.',
  'RC-E8':
    'Met vier spelers raakt de stapel op in de beurt van de derde. De vierde speelt nog; dan mogen alle vier nog één keer leveren, de startspeler eerst.',
  'RC-E9':
    'De open kaarten zijn een locomotief, een railkaart en een stad. Neem je de railkaart, dan mag je de locomotief niet meer nemen, maar wel een railkaart die voor de eerste in de plaats kwam.',
  'RC-E10':
    'Twee spelers met elk 13 kaarten blijven passen, nemen de bovenste aflegkaart en leggen weer een kaart af. De zesde beurt op rij van dit soort luidt het einde in. Neemt een van hen een kaart van de stapel of een open kaart, dan begint de telling opnieuw.',
}
