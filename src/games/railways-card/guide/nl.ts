import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Samen bouwen jullie één spoorwegnet van stadskaarten. Je krijgt punten voor verbindingen die je bouwt, voor goederen die je levert, en aan het einde voor steden waar jij aan kop staat. Wie de meeste punten heeft, wint.',
  start:
    'Iedereen begint met vier kaarten: een locomotief, een stad van waarde 2 en twee andere. Met railkaarten in vijf kleuren betaal je verbindingen. Met tien treinen geef je aan welke van jou zijn.',
  turn: 'In je beurt doe je één actie en neem je daarna een of twee kaarten. De acties: een verbinding bouwen, een locomotief spelen, goederen leveren, een kaart afleggen voor iets beters, of passen.',
  build:
    'Een verbinding bouwen: speel een stad uit je hand en sluit die aan op START of op een stad op tafel. Twee plaatsen die al op tafel liggen, verbind je nooit. Betaal met railkaarten in de kleur van de verbinding die samen minstens zoveel waard zijn als de nieuwe stad. Wat je betaalt, krijg je meteen als punten. Je trein laat zien dat de verbinding van jou is.',
  colours:
    'Aan beide kanten moet een aansluiting in de kleur van de verbinding vrij zijn; op START mag elke kleur. Hier is Cleveland in lichtgroen op Savannah aangesloten. Een locomotief telt als railkaart van waarde 1, maar er moet minstens één echte railkaart bij. Een nieuwe stad krijgt uit de buidel één blokje minder dan de waarde.',
  power:
    'Speel een locomotief voor je neer: je trekkracht stijgt met één, voor de rest van het spel. In dezelfde actie mag je meteen één keer leveren.',
  deliver:
    'Leveren: breng één blokje over de verbindingen naar een stad die het vraagt. De eerste verbinding moet van jou zijn, en je mag zoveel verbindingen gebruiken als er locomotieven voor je liggen. Het vee gaat van Savannah via START naar Kansas City: twee verbindingen.',
  delivered:
    'Je krijgt één punt per verbinding onderweg; andere eigenaren krijgen één punt per eigen verbinding. Het blokje stopt in de eerste stad die het vraagt. Steden van waarde 5 vragen alles, START niets. Bewaar het blokje: het telt aan het einde nog eens.',
  discard:
    'Leg een kaart af om de bovenste kaart van de stapel te trekken of een open kaart te nemen, maar geen open locomotief. Of trek een blokje uit de buidel voor een stad zonder goederen.',
  cards:
    'Neem daarna een of twee kaarten: van de stapel, uit de drie open kaarten of boven van de aflegstapel. Een open locomotief kan alleen je eerste kaart zijn, en is dan ook je enige. Aan het einde van je beurt mag je hoogstens 13 kaarten hebben.',
  points:
    'Tijdens het spel krijg je punten voor de kaarten waarmee je verbindingen betaalt en voor de verbindingen van je leveringen. Aan het einde komt daar nog bij:',
  cities:
    'Elke stad geeft zijn waarde aan de speler van wie de verbindingen daar samen het meest waard zijn; bij gelijke stand aan alle koplopers. Een verbinding tussen twee steden telt in beide. New York is 5 waard: Ada heeft er verbindingen van 5 + 4, Clara een van 3, dus krijgt Ada 5.',
  goods:
    'Elke locomotief voor je telt 1. Geleverde goederen tellen in sets: drie gelijke 2, vier gelijke 3, vier verschillende 5. Elk blokje telt maar voor één set.',
  ends: 'Is de stapel of de buidel leeg, of heeft een speler geen treinen meer, dan is de lopende ronde de laatste. Iedereen krijgt evenveel beurten; daarna mag elke speler nog één keer leveren. Bij gelijke stand beslissen meer verbindingen, dan meer goederen; daarna delen de spelers de overwinning.',
  'mistake.link':
    'Bouwen waar niets vertrekt. Een levering begint altijd met een eigen verbinding: sluit aan op steden waarvan de goederen in de buurt gevraagd worden, niet alleen waar je railkaarten passen.',
  'mistake.power':
    'Locomotieven opsparen als extra railkaarten. Met een vroeg gespeelde locomotief kan elke latere levering een verbinding verder, en aan het einde levert hij een punt op; als railkaart is hij één keer 1 waard.',
  'mistake.value':
    'Altijd zo min mogelijk betalen. Wat je extra betaalt, levert meteen punten op en laat de verbinding zwaarder tellen bij de steden. Een sterke verbinding naar een stad van waarde 5 betaalt zich dubbel terug.',
  'example.city':
    'Hetzelfde in een andere partij: New York is 5 waard. Ada heeft er verbindingen van 5 + 4, Clara een van 3: Ada krijgt 5.',
  'example.way':
    'Hetzelfde met vee: twee locomotieven, en een weg van twee verbindingen van Savannah naar Kansas City.',
  'example.earned':
    'Ada krijgt 2 punten; Lotte, van wie de tweede verbinding is, krijgt er 1. Het blokje is weg uit Savannah.',
  'example.before':
    'Hetzelfde met een grotere stad: Boston heeft vrije paarse aansluitingen, en Ada heeft New York, waarde 5, in de hand.',
  'example.built':
    'Ada betaalt New York met twee paarse railkaarten van waarde 2 en een locomotief: 5 punten, en de verbinding heeft waarde 5.',
  'example.rails':
    'Hetzelfde in een andere partij, met meer dan nodig: twee oranje railkaarten van waarde 2 voor Savannah, waarde 2, leveren 4 punten op.',
  'example.long':
    'Hetzelfde over een langere weg: Bram brengt hout over zes verbindingen van Detroit naar San Francisco.',
  'example.shared':
    'Bram krijgt 6 punten. Drie van de verbindingen zijn van Ada, die er 3 krijgt, en één is van Clara, die er 1 krijgt.',
  'example.real': 'Dit mag ook: Seattle, waarde 3, betaald met één echte witte railkaart en twee locomotieven.',
  'example.deck':
    'Hetzelfde met drie spelers: de stapel is in Ada’s beurt opgeraakt. Bram, de laatste van de ronde, speelt nog.',
  'example.starter':
    'In een andere partij raakte hij op in de laatste beurt van een ronde. Dani, die begonnen is, mag als eerste een laatste keer leveren.',
  'example.display': 'Clara mag de locomotief of de witte railkaart nemen.',
  'example.second':
    'Na de witte railkaart mag ze de locomotief niet meer nemen, wel de lichtgroene railkaart die ervoor in de plaats kwam.',
  'example.idle':
    'In zo’n partij: voor de zesde keer op rij heeft een speler met 13 kaarten gepast. Ada neemt de bovenste aflegkaart …',
  'example.sixth': '… en legt weer een kaart af. Nu is de lopende ronde de laatste.',
}
