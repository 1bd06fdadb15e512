import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Je bouwt drie spoorlijnen en een industrie. Beide leveren na elke ronde punten op, dus een goed begin betaalt zich steeds opnieuw uit. Wie aan het einde de meeste punten heeft, wint.',
  mat: 'Je eigen tableau: de spoorlijnen Siberië, Petersburg en Kiev, elk met een zwart spoorsegment voorop, en de industrie met de industriesteen. Op Siberië ligt al een eerste locomotief.',
  turn: 'Om de beurt doet iedereen één actie of past. Wie past, doet deze ronde niet meer mee; die eindigt als iedereen heeft gepast.',
  space:
    'Een actie: zet precies zoveel arbeiders op een vrij actieveld als het toont en voer de actie meteen en volledig uit. Het veld is dan deze ronde bezet; alleen het veld voor één zwarte of grijze stap is nooit vol. Een munt kan elke arbeider vervangen, een arbeider nooit een munt.',
  track:
    'Spoor: elke stap schuift één segment één veld verder; je mag stappen over je spoorlijnen verdelen. Zwart gaat voorop en levert niets op, maar maakt de weg vrij: velden als Siberië 2 geven je nieuwe kleuren.',
  locomotive:
    'Een locomotief bereikt zoveel velden als zijn waarde; op Siberië tel je er twee bij elkaar op. Je neemt altijd de laagste die er nog ligt. Hij mag een lagere vervangen, die dan naar een andere plek kan. Wat buiten bereik ligt, telt niet.',
  order:
    'De kleuren volgen elkaar: zwart, grijs, bruin, blank, wit. Een nieuwe kleur begint vóór veld 1. Een segment mag niet op een veld met een ander segment komen en geen ander inhalen. Petersburg krijgt geen wit, Kiev alleen de eerste drie. Grijs telt 1 per veld, bruin 2, blank 4, wit 7.',
  doubler:
    'Verdubbelaars liggen van links naar rechts boven Siberië, hoogstens acht. Elke verdubbelaar verdubbelt bij elke telling het spoor eronder. Andere velden geven twee munten, of twee huurlingen voor deze ronde.',
  industry:
    'Industrie: schuif de steen, en zijn vak levert na elke ronde punten op, tot 30; op een fabriek telt de laatste waarde ervoor. Vijf openingen houden hem tegen tot er in elk een fabriek ligt. Een fabriek is een omgedraaide locomotief, gebouwd op dezelfde actievelden; hij werkt als de steen erop komt.',
  engineers:
    'Ingenieurs: één per ronde kun je voor een munt aanstellen. Vanaf dan is hij een actieveld voor jou alleen, voor één arbeider. De ingenieurs ernaast zijn voor iedereen.',
  tokens:
    'Sommige velden geven meer: een extra arbeider, 10 punten voor zwart aan het einde van een spoorlijn, of een ?-fiche. Vaak moet ook een locomotief het veld bereiken. Je hebt zeven verschillende fiches, zoals industriestappen, verdubbelaars, de waardeverhoger voor bruin, blank en wit, of een ?-kaart en een geheime eindkaart, die aan het einde telt.',
  pass: 'Twee velden (met twee spelers één) bepalen de beurtvolgorde van de volgende ronde; de arbeiders daar mogen, als iedereen heeft gepast, nog een actie doen op een vrij veld voor één arbeider. In de laatste ronde komen er drie industriestappen voor in de plaats. Pas je, dan krijg je punten voor je plaats: 0, 2, 3 of 4. Munten bewaar je, ongebruikte arbeiders doen niets.',
  rounds:
    'Met vier spelers speel je zeven rondes, met twee of drie zes; met twee zijn sommige velden gesloten. Vóór de eerste ronde neemt iedereen behalve de eerste speler een startbonus, de laatste speler eerst. Na elke ronde worden de spoorlijnen en de industrie geteld.',
  score:
    'De eerste ronde van een partij: grijs op Siberië 2 telt voor twee velden, 1 + 1, en een verdubbelaar geeft er 1 bij. De industriesteen op vak 1 geeft nog 1. Lege velden achter een segment tellen mee in zijn kleur, tot aan het volgende segment.',
  kiev: 'Petersburg telt dubbel zodra grijs en de locomotief veld 7 hebben bereikt. Op Kiev tellen elke ronde alle sterren die zwart en de locomotief hebben bereikt. Hier zijn het er vijf, telkens samen 20.',
  ends: 'Na de laatste ronde worden de eindkaarten getoond. Daarna krijgt wie de meeste ingenieurs heeft 40 punten en de tweede 20; bij evenveel ingenieurs beslist de hoogste waarde. Wie evenveel punten heeft, deelt de winst.',
  'mistake.reach':
    'De locomotieven voorbijlopen. Met een locomotief 3 telt grijs op veld 9 niet meer dan op veld 3. Segmenten, bereik en kleuren moeten samen groeien.',
  'mistake.workers':
    'De extra arbeiders laten liggen. Zwart op Kiev 7 levert er een op, bruin op Siberië 3 met een locomotief nog een: elk is een actie meer in elke ronde die nog komt.',
  'mistake.everything':
    'Van alles een beetje doen. Late rondes leveren vijf tot tien keer zoveel op als de eerste: kies vroeg tussen lange spoorlijnen met verdubbelaars, industrie en Kiev, en zet door.',
  'example.round': 'Een kleinere ronde: grijs op veld 2, met veld 1 verdubbeld, is 3. De industrie geeft 1.',
  'example.stars': 'Hetzelfde met een locomotief 4: zwart op Kiev 3 heeft de sterren 1, 2 en 3 bereikt.',
  'example.enters': 'Twee grijze stappen: grijs is op Siberië gekomen en doorgeschoven naar veld 2.',
  'example.token': 'In een andere partij: zwart heeft Petersburg 4 bereikt, en Bram heeft een ?-fiche gelegd.',
  'example.most': 'Clara aan het einde van een andere partij: twee ingenieurs, meer dan wie ook, 40 punten.',
  'example.flags':
    'In een andere partij is de volgorde Bram, Ada, Clara, Dani. Dani heeft een arbeider onder 1, Clara onder 2.',
  'example.newOrder': 'De nieuwe volgorde, van links naar rechts: Dani, Clara, Bram, Ada.',
  'example.chain':
    'Hetzelfde met meer: Bram bouwt een 7. De 6 gaat van Siberië naar Petersburg, en de 5 van Petersburg terug naar Siberië.',
  'example.returned': 'Daar vervangt de 5 een 4. Nergens ligt iets lagers, dus de 4 gaat terug.',
  'example.moves': 'Hetzelfde met een 2: hij vervangt de 1 op Siberië, die naar de lege plek van Kiev gaat.',
  'example.moved': 'Daarna: de 2 op Siberië, de 1 op Kiev.',
  'example.same': 'Hetzelfde in een andere partij: alleen Bram, die eerste is, heeft hier een arbeider, onder 2.',
  'example.factory':
    'Hetzelfde in een andere partij: Dani’s steen staat vlak voor een fabriek en mag twee stappen vooruit.',
  'example.worked': 'De steen heeft de fabriek gebruikt en staat op het volgende vak.',
  'example.grey':
    'In een andere partij, met twee stappen naar keuze: zwart naar Siberië 2, dan het nieuwe grijs naar 1.',
}
