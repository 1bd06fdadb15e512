/** The rules of Railways: the card game in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RC-1': 'Speelmateriaal',
  'RC-1.1':
    'Eén spel van 111 kaarten: 65 rails in paars, lichtgroen, bruin, oranje en wit (in elke kleur 6 van waarde 1 en 7 van waarde 2), 21 locomotieven, die ook joker zijn, en 25 steden (5 van waarde 5, 5 van waarde 4, 10 van waarde 3 en 5 van waarde 2).',
  'RC-1.2': 'Een zak met 60 goederenblokjes: 15 rode (hout), 15 blauwe (erts), 15 gele (graan) en 15 zwarte (vee).',
  'RC-1.3':
    'Elke speler heeft 12 treinen in een kleur. Eén geeft de punten aan, één ligt klaar voor punten boven 25; de andere 10 markeren verbindingen.',
  'RC-1.4':
    'Een stadskaart toont haar waarde, vier aansluitingen, elk in een railskleur, en het goed dat de stad vraagt; een stad van waarde 5 vraagt alle goederen. Hoe hoger de waarde, hoe minder kleuren. Bij het bouwen krijgt een stad één goed minder dan haar waarde.',
  'RC-1.5':
    'De starttegel ligt in het midden. Rails van elke kleur kunnen eraan worden aangesloten, zo vaak men wil. Hij heeft geen waarde, draagt geen goederen en vraagt er geen.',
  'RC-2': 'Voorbereiding',
  'RC-2.1': 'Elke speler krijgt 1 locomotief en 1 willekeurige stad van waarde 2.',
  'RC-2.2': 'Alle andere kaarten worden samen geschud. Elke speler krijgt er nog 2 en heeft er dan 4.',
  'RC-2.3':
    'De bovenste 3 kaarten worden opengelegd: de uitstalling. Steden van waarde 2 die niemand kreeg, zitten gewoon in de stapel.',
  'RC-2.4': 'Wie begint, wordt geloot. Vandaar wordt met de klok mee gedeeld en gespeeld.',
  'RC-3': 'Je beurt',
  'RC-3.1': 'Een beurt heeft drie delen: één actie, dan kaarten nemen, dan de handlimiet.',
  'RC-3.2':
    'De acties zijn: een verbinding bouwen naar een nieuwe stad; een locomotief leggen, desgewenst met een levering; één goed leveren; één kaart afleggen voor een kaart of een blokje; of passen.',
  'RC-3.3':
    'Neem na de actie 1 of 2 kaarten, elk van de stapel, van de uitstalling of boven van de aflegstapel. Als er iets te nemen is, moet er minstens één genomen worden.',
  'RC-3.4': 'Een kaart die van de uitstalling wordt genomen, wordt meteen aangevuld van de stapel.',
  'RC-3.5':
    'Een locomotief die open ligt, op de uitstalling of de aflegstapel, beëindigt het nemen zodra zij wordt genomen. Een van de stapel getrokken locomotief doet dat niet.',
  'RC-3.6':
    'Aan het eind van je beurt mag je 13 kaarten hebben. Wat daarboven is leg je af, naar keuze; dat is geen actie.',
  'RC-3.7': 'Aflegkaarten liggen open op één stapel, in de volgorde waarin je ze neerlegt.',
  'RC-3.8':
    'Kaarten worden één voor één genomen; de tweede mag dus een kaart zijn die net is opengelegd of vrijkwam. Dat gebeurt na elke actie, ook na passen, en een net afgelegde kaart mag worden teruggenomen. Tijdens een beurt mag de hand boven de limiet komen.',
  'RC-4': 'Actie: een verbinding naar een nieuwe stad',
  'RC-4.1': 'Speel een stad uit je hand en sluit haar aan op de starttegel of op een stad op tafel.',
  'RC-4.2':
    'Een verbinding heeft één kleur. De nieuwe stad moet een aansluiting in die kleur hebben, en een stad op tafel een vrije; de starttegel neemt elke kleur aan. Aan beide einden is de aansluiting daarna bezet.',
  'RC-4.3':
    'Plaatsen die al op tafel liggen worden nooit met elkaar verbonden: elke verbinding brengt een nieuwe stad.',
  'RC-4.4':
    'Betaal met rails in de kleur van de verbinding, samen minstens de waarde van de nieuwe stad waard; de stad waarop wordt aangesloten doet er niet toe. Locomotieven gelden als joker met waarde 1, maar er moet minstens één railkaart in de kleur bij zijn. Meer betalen mag.',
  'RC-4.5':
    'Zet een trein op de verbinding: zij is van jou. Je scoort meteen wat de gespeelde kaarten waard zijn; een joker telt 1.',
  'RC-4.6': 'De kaarten blijven op tafel. Hun waarde is aan het einde van het spel de waarde van de verbinding.',
  'RC-4.7': 'De nieuwe stad krijgt één goed minder dan haar waarde uit de zak, zover die reikt.',
  'RC-4.8': 'Zonder trein kun je niet bouwen. Een verbinding wisselt nooit van eigenaar.',
  'RC-4.9':
    'Meer betalen, met rails of jokers, is onbegrensd en alles telt als punten. Rails in andere kleuren tellen nooit.',
  'RC-5': 'Actie: een locomotief',
  'RC-5.1':
    'Leg een locomotief uit je hand voor je neer. Zoveel als daar liggen, zoveel verbindingen kunnen je goederen rijden.',
  'RC-5.2': 'Heb je er een gelegd, dan mag je meteen één levering doen; dat is dezelfde actie.',
  'RC-5.3':
    'Eén locomotief per actie; zij telt meteen voor de levering en blijft tot het einde. Er is geen bovengrens.',
  'RC-6': 'Actie: een levering',
  'RC-6.1': 'Verplaats één goed over verbindingen van een stad op tafel naar een stad die zijn kleur vraagt.',
  'RC-6.2': 'De eerste verbinding moet van jou zijn. De andere mogen van iedereen zijn.',
  'RC-6.3': 'De weg telt minstens één verbinding, en niet meer dan je locomotieven voor je hebt.',
  'RC-6.4':
    'Het goed eindigt in de eerste stad onderweg die het vraagt en rijdt nooit door zo’n stad heen. Een stad van waarde 5 houdt elk goed tegen.',
  'RC-6.5': 'Goederen mogen door de starttegel rijden, maar er wordt niets aan geleverd.',
  'RC-6.6':
    'Je scoort 1 voor elke verbinding van de weg, van wie zij ook is. Elke andere speler scoort 1 voor elke eigen verbinding die werd gebruikt.',
  'RC-6.7': 'Het blokje blijft zichtbaar voor je liggen; het telt aan het einde.',
  'RC-6.8':
    'Door de starttegel telt elke verbinding net als bij een stad. Dat de stad van vertrek het goed zelf vraagt, houdt niets tegen.',
  'RC-7': 'Actie: afleggen voor een kaart of een blokje',
  'RC-7.1': 'Leg één kaart open af en doe dan één van deze dingen.',
  'RC-7.2': 'Trek de bovenste kaart van de stapel, of neem van de uitstalling een kaart die geen locomotief is.',
  'RC-7.3': 'Of trek een blokje uit de zak en leg het, nadat je het gezien hebt, op een stad op tafel zonder goederen.',
  'RC-7.4': 'Daarna neem je kaarten zoals na elke actie.',
  'RC-7.5':
    'Eén van beide moet gebeuren. Je hebt dus een kaart om af te leggen nodig, en een kaart in de stapel, een in de uitstalling die geen locomotief is, of een blokje in de zak en een stad zonder goederen.',
  'RC-7.6':
    'De aflegstapel telt hier niet. Een locomotief van de stapel mag en beperkt het nemen daarna niet; de uitstalling wordt meteen aangevuld.',
  'RC-8': 'Einde van het spel',
  'RC-8.1':
    'Het einde begint als de stapel op is, een speler geen trein meer heeft, of de zak leeg is; heel soms ook door RC-R11.',
  'RC-8.2': 'De ronde wordt uitgespeeld, zodat iedereen even vaak aan de beurt was.',
  'RC-8.3':
    'Zonder stapel kunnen nog kaarten worden genomen van de uitstalling, die niet meer wordt aangevuld, en van de aflegstapel.',
  'RC-8.4': 'Daarna mag iedereen, vanaf de startspeler, nog één levering doen en verder niets.',
  'RC-8.5':
    'Wat het einde inluidt, werkt op het moment zelf en wordt niet ongedaan gemaakt; de beurt gaat door. Gebeurt het in de laatste beurt van een ronde, dan is dat de laatste beurt. Verdere oorzaken veranderen niets.',
  'RC-8.6': 'Tot dan blijven alle acties mogelijk. Met een lege zak krijgen nieuwe steden geen goederen.',
  'RC-8.7':
    'Laatste leveringen zijn gewone leveringen: zij scoren, ook voor andere eigenaars, hun blokjes tellen mee, en elke begint met wat de vorige overliet. Je mag ervan afzien.',
  'RC-9': 'Eindtelling',
  'RC-9.1':
    'Voor elke stad op tafel scoort de speler wiens eigen verbindingen daar samen de hoogste waarde hebben de waarde van de stad. Zijn er meer gelijk, dan scoren zij allen.',
  'RC-9.2': 'Elke locomotief voor je scoort 1.',
  'RC-9.3':
    'Geleverde goederen scoren in sets, elk blokje in hoogstens één set: 3 gelijke scoren 2, 4 gelijke scoren 3, 4 verschillende scoren 5. Het programma zoekt de beste verdeling.',
  'RC-9.4':
    'De meeste punten winnen. Bij gelijke stand beslissen meer verbindingen, dan meer geleverde goederen; daarna wordt de winst gedeeld.',
  'RC-9.5':
    'Een verbinding tussen twee steden telt bij beide ten volle, een verbinding aan de starttegel bij haar ene stad. Het gaat om de speler, niet om de kleur van de rails.',
  'RC-9.6':
    'Voor de beste sets wordt elk aantal sets van verschillende goederen geprobeerd, en de rest van elk goed in drietallen en viertallen verdeeld. Zo veel mogelijk verschillende is niet altijd het beste.',
  'RC-10': 'Opties',
  'RC-10.1':
    'Voor jongere spelers: zonder locomotieven en goederen. Er wordt niets geleverd; de acties zijn bouwen, afleggen voor een kaart, en passen.',
  'RC-10.2':
    'Locomotief als tweede kaart: een open locomotief mag ook de tweede kaart zijn. Zij beëindigt het nemen evengoed.',
  'RC-10.3':
    'Elk aantal verbindingen: een kleur die een stadskaart toont, neemt elk aantal verbindingen aan; een kleur die zij niet toont geen enkele. Deze varianten mogen samen gespeeld worden.',
  'RC-R': 'Uitspraken',
  'RC-R1':
    'Omdat een open locomotief het nemen beëindigt, kan zij alleen als eerste kaart worden genomen; anders kostte het niets.',
  'RC-R2':
    'Bij jongere spelers krijgt ieder 1 stad van waarde 2 en nog 3 kaarten. Er zijn geen laatste leveringen en geen punten voor locomotieven en goederen, de zak beëindigt het spel niet, en bij gelijke punten en verbindingen wordt de winst gedeeld.',
  'RC-R3': 'Van de aflegstapel wordt nooit een nieuwe stapel gemaakt: is de stapel op, dan eindigt het spel.',
  'RC-R4': 'Zijn stapel, uitstalling en aflegstapel alle leeg, dan wordt er geen kaart genomen.',
  'RC-R5': 'Een stad levert niet aan zichzelf: een goed heeft minstens één verbinding nodig.',
  'RC-R6': 'De starttegel zelf levert niemand punten op.',
  'RC-R7':
    'Een levering mag, wat zij anderen ook oplevert. Omdat de eerste verbinding van jou is, brengt zij jou altijd meer dan alle anderen samen.',
  'RC-R8':
    'De gedrukte kaarten zijn niet openbaar. Vier aansluitingen per stad, elk voor één verbinding, zijn onze lezing; aansluitingen van één kleur zijn gelijk.',
  'RC-R9': 'De regels zeggen wie in een ronde het laatst speelt, niet wie begint: dat beslist het lot.',
  'RC-R10':
    'Geen verbinding wordt in één levering twee keer gebruikt. Tussen twee steden is er maar één weg; gekozen worden dus alleen goed en bestemming.',
  'RC-R11':
    'Een beurt is leeg als je past en je kaarten, als je er neemt, alleen van de aflegstapel komen. Na lege beurten achter elkaar, 3 per speler, wie er ook begon, begint het einde. Elke andere beurt zet de telling, die iedereen ziet, terug op nul.',
  'RC-E': 'Voorbeelden',
  'RC-E1':
    'Een stad van waarde 4 wordt met oranje 1, oranje 2 en een joker aangesloten op een stad van waarde 3 met een vrije oranje aansluiting: meteen 4 punten, en de verbinding heeft waarde 4.',
  'RC-E2': 'Oranje 1 en oranje 2 voor een stad van waarde 3: meteen 3 punten.',
  'RC-E3':
    'Met 3 locomotieven rijdt graan over 3 verbindingen naar een stad die het vraagt. De eerste verbinding is van de speler zelf, een van de andere van een tegenspeler: 3 punten, en 1 voor die tegenspeler.',
  'RC-E4':
    'James heeft verbindingen van waarde 3, 3 en 2, Steve een van waarde 4. Een stad van waarde 3 raakt de 4 van Steve en een 3 van James: Steve scoort 3. Een stad van waarde 4 raakt de 4 van Steve en de 2 en de 3 van James: James scoort 4. Steden van waarde 2 en 3 raken alleen James: nog 2 en 3. James heeft 9, Steve 3.',
  'RC-E5':
    'Eén van elk goed scoort 5, drie hout 2, vier erts 3, zeven hout 5, vier hout en één van elk ander goed 7. Drie hout, drie erts, drie graan en één vee scoren 6, niet 5. Twee gelijke blokjes scoren niets.',
  'RC-E6':
    'Vier jokers betalen geen stad van waarde 4, en drie jokers met een oranje railkaart op een paarse verbinding evenmin. Een paarse 2 en vijf jokers voor een stad van waarde 2 mag: 7 punten.',
  'RC-E7':
    'Met 2 locomotieven rijdt erts over de eigen verbinding naar de starttegel en over die van een tegenspeler naar een stad die erts vraagt: 2 punten, en 1 voor de tegenspeler. Met 3 locomotieven en een stad die erts vraagt ertussen, moet het daar stoppen.',
  'RC-E8':
    'Vier spelers; in de beurt van de derde raakt de stapel op. De vierde speelt nog, dan mogen alle vier één keer leveren, de startspeler eerst.',
  'RC-E9':
    'De uitstalling toont een locomotief, een railkaart en een stad. Na het nemen van de railkaart mag de locomotief niet volgen; een railkaart die voor de eerste in de plaats kwam wel.',
  'RC-E10':
    'Twee spelers met 13 kaarten passen elk, nemen de bovenste aflegkaart en leggen weer een kaart af. De zesde beurt op rij van dit soort luidt het einde in. Een kaart van de stapel of de uitstalling in een ervan laat de telling opnieuw beginnen.',
}
