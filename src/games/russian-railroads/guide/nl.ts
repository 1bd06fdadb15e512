import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Je bouwt drie spoorlijnen en een industrie. Beide leveren na elke ronde punten op, dus een goed begin betaalt zich steeds opnieuw uit. Wie aan het einde de meeste punten heeft, wint.',
  mat: 'Je eigen tableau: Siberië, Petersburg en Kiev, elk met een zwart spoor voorop, en de industrie met de industriesteen. Op Siberië ligt al een eerste locomotief.',
  turn: 'Om de beurt doet iedereen één actie of past. Wie past, doet deze ronde niet meer mee. De ronde eindigt als iedereen heeft gepast.',
  space:
    'Een actie: zet precies zoveel arbeiders op een vrij actieveld als het toont en voer de actie meteen en volledig uit. Niemand anders kan het veld deze ronde nog gebruiken; alleen het veld voor één zwarte of grijze stap is nooit vol. Een munt kan elke arbeider vervangen.',
  track:
    'Spoor: elke stap schuift één segment één veld verder. Zwart gaat voorop en levert niets op, maar maakt de weg vrij: velden als Siberië 2 geven je nieuwe kleuren.',
  locomotive:
    'Een locomotief bereikt zoveel velden als zijn waarde; op Siberië tel je er twee op. Je neemt altijd de laagste waarde die er nog ligt. Hij mag een lagere vervangen, die dan naar een andere plek kan. Wat buiten bereik ligt, telt niet.',
  order:
    'De kleuren volgen elkaar: zwart, grijs, bruin, blank, wit. Een segment mag niet op een veld met een ander segment komen en geen ander inhalen. Grijs telt 1 per veld, bruin 2, blank 4, wit 7.',
  doubler:
    'Verdubbelaars liggen van links naar rechts boven Siberië, hoogstens acht. Elk verdubbelt bij elke telling het spoor eronder.',
  industry:
    'Industrie: schuif de steen, en zijn vak levert na elke ronde punten op, tot 30. Vijf openingen houden hem tegen tot er een fabriek in ligt. Een fabriek is een omgedraaide locomotief, en werkt als de steen erop komt.',
  engineers:
    'Ingenieurs: één per ronde kun je voor een munt aanstellen. Vanaf dan is hij een actieveld voor jou alleen. De ingenieurs ernaast kan iedereen voor een arbeider gebruiken.',
  tokens:
    'Sommige velden geven meer: een extra arbeider voor de rest van het spel, 10 punten aan het einde van een spoorlijn, of een ?-fiche. Je hebt er zeven, allemaal anders, zoals industriestappen, verdubbelaars, de waardeverhoger die bruin, blank en wit meer waard maakt, of een eindkaart: die kies je in het geheim, en hij telt aan het einde.',
  pass: 'Twee velden (met twee spelers één) bepalen de beurtvolgorde van de volgende ronde; de arbeiders daar mogen na de ronde nog een actie doen. Pas je, dan krijg je punten voor je plaats: 0, 2, 3 of 4. Munten bewaar je, ongebruikte arbeiders doen niets.',
  rounds:
    'Met vier spelers speel je zeven rondes, met twee of drie zes. Voor de eerste neemt iedereen behalve de eerste speler een startbonus, de laatste speler eerst. Na elke ronde worden de spoorlijnen en de industrie geteld.',
  score:
    'De eerste ronde van een partij: grijs bereikt op Siberië twee velden, 1 + 1, en een verdubbelaar geeft er 1 bij. De industriesteen op vak 1 geeft nog 1. Lege velden achter een segment tellen mee in zijn kleur, tot aan het volgende segment.',
  kiev: 'Petersburg telt dubbel zodra grijs en de locomotief veld 7 hebben bereikt. Op Kiev tellen de sterren die zwart en de locomotief hebben bereikt elke ronde. Hier geven ze telkens 20.',
  ends: 'Na de laatste ronde worden de eindkaarten getoond. Daarna krijgt wie de meeste ingenieurs heeft 40 punten en de tweede 20; bij evenveel ingenieurs beslist de hoogste waarde. Wie evenveel punten heeft, deelt de winst.',
  'mistake.reach':
    'De locomotieven voorbijlopen. Zwart op veld 9 is niets waard met een locomotief 3. Segmenten, bereik en kleuren moeten samen groeien.',
  'mistake.workers':
    'De extra arbeiders laten liggen. Je kunt er voor de rest van het spel twee verdienen, op Kiev en op Siberië: elk is een actie meer in elke ronde.',
  'mistake.everything':
    'Van alles een beetje doen. Late rondes leveren vijf tot tien keer zoveel op als de eerste: kies vroeg tussen lange spoorlijnen met verdubbelaars, industrie en Kiev, en zet door.',
  'example.round':
    'Een kleinere ronde, op dezelfde manier geteld: grijs op veld 1 en 2, veld 1 verdubbeld, is 3. De industrie geeft 1.',
  'example.stars': 'Hetzelfde met een betere locomotief: zwart op Kiev 3 heeft de sterren 1, 2 en 3 bereikt.',
  'example.enters': 'Na twee grijze stappen: grijs is op veld 1 van Siberië gekomen en doorgeschoven naar veld 2.',
  'example.token':
    'Hetzelfde in een andere partij: zwart heeft Petersburg 4 bereikt, en Bram heeft een ?-fiche gelegd.',
  'example.most': 'Clara aan het einde van een andere partij: meer ingenieurs dan wie ook, 40 punten.',
  'example.flags':
    'In een andere partij is de volgorde Bram, Ada, Clara, Dani. Dani heeft een arbeider onder 1, Clara onder 2.',
  'example.newOrder': 'De nieuwe volgorde, van links naar rechts: Dani, Clara, Bram, Ada.',
  'example.chain':
    'Hetzelfde met meer: Bram bouwt een 7. De 6 gaat van Siberië naar Petersburg, en de 5 van Petersburg terug naar Siberië.',
  'example.returned': 'Daar vervangt de 5 een 4. Nergens ligt iets lagers, dus de 4 gaat terug.',
  'example.moves': 'Hetzelfde met een 2: hij vervangt de 1 op Siberië, die naar de lege plek van Kiev gaat.',
  'example.moved': 'Daarna: de 2 op Siberië, de 1 op Kiev.',
  'example.same': 'Hetzelfde in een andere partij: alleen Bram, die eerste is, heeft hier een arbeider.',
  'example.factory':
    'Hetzelfde in een andere partij: Dani’s steen staat vlak voor een fabriek, en er zijn twee stappen te doen.',
  'example.worked': 'De fabriek heeft gewerkt, en de steen staat op het volgende vak.',
  'example.grey': 'Grijs op Siberië 1 in een andere partij, met zwart ervoor.',
}
