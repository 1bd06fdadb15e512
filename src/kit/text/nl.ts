/** Texts of the kit, in Dutch. */
import type { Translation } from '../text.ts'
import type { en } from './en.ts'

export const nl: Translation<typeof en> = {
  'move.illegal': 'Zet {number}: plaats {seat} kan {move} hier niet spelen.',
  'move.unknown': 'Zet {number}: {move} is geen zet van dit spel.',
  'record.json': 'Dit bestand is geen opgeslagen partij ({why}).',
  'record.format': 'Deze opgeslagen partij heeft een onbekend formaat: {format}.',
  'record.link': 'Deze link is beschadigd: delen van de partij ontbreken.',
  'record.shape': 'Deze opgeslagen partij is beschadigd: op de plek van {what} hoort {shape}.',
  'record.players':
    'Deze opgeslagen partij noemt {players} {players:speler|spelers} voor {seats} {seats:plaats|plaatsen}.',
  'record.move': 'Zet {number} moet een plaats en een zet zijn.',
  'record.seats': '{title} kun je niet spelen met {seats} {seats:plaats|plaatsen}, alleen met {allowed}.',
  'record.rules': '{title} heeft geen regelversie {version}. De nieuwste is {known}.',
  'record.option': 'De optie {option} kan niet {value} zijn, alleen een van deze: {allowed}.',
  'record.surplus': '{title} heeft geen optie {option}.',
  'record.game': 'Er is geen spel dat {game} heet. Kies uit {games}.',
  'record.brokenOff': '{name} heeft deze start afgebroken voor de eerste kaart: er is niets te spelen.',
  'shape.object': 'een groep velden',
  'shape.list': 'een lijst',
  'shape.text': 'een tekst',
  'shape.number': 'een geheel getal',
  'shape.value': 'een tekst, een getal, true of false',
  'shape.draw': 'een stapel, een volgnummer, wat er nog was en een index',
  'shape.sheet': 'zes velden',
  'shape.hex': 'hexadecimale cijfers van de juiste lengte',
  'verify.commitment': 'Het geheim is niet het geheim dat voor het delen is vastgelegd.',
  'verify.salt': 'De salt van plaats {seat} is niet de salt die voor het delen is vastgelegd.',
  'verify.sheet': 'Het schudbewijs hoort bij een andere partij.',
  'verify.added': 'Plaats {seat} heeft een salt, maar had er geen beloofd.',
  'verify.unopened': 'De server heeft zijn geheim niet onthuld.',
  'verify.both': 'De opgeslagen partij is geschud én heeft een gekozen startwaarde. Er kan maar een van beide kloppen.',
  'verify.kept.seed': 'Er is een schudbewijs bewaard, maar volgens de opgeslagen partij is de startwaarde gekozen.',
  'verify.kept.commitment': 'De server heeft zijn geheim veranderd: op het bewaarde schudbewijs ligt een ander vast.',
  'verify.kept.salts':
    'Op het bewaarde schudbewijs staat een andere salt van plaats {seat}: twee browsers kregen verschillende bewijzen, of een salt is verwisseld.',
  'verify.kept.added': 'Op het bewaarde schudbewijs voegt plaats {seat} geen salt toe, in de opgeslagen partij wel.',
  'verify.kept.terms':
    'Het bewaarde schudbewijs is voor een ander spel, andere regels, andere plaatsen of andere opties.',
  'verify.kept.dropped': 'De salt van plaats {seat} kwam op tijd, maar ontbreekt in de opgeslagen partij.',
  'verify.kept.swapped': 'De salt van plaats {seat} in de opgeslagen partij is niet de salt die is verstuurd.',
  'verify.draw': 'Trekking {number} ({deck}, {k}) is {index}, maar de startwaarde geeft {right}.',
  'verify.drawn': 'Trekking {number} volgt niet uit de zetten.',
  'verify.undrawn': 'De partij heeft een uitslag, maar de trekkingen ontbreken.',
  'verify.result': 'De uitslag volgt niet uit de zetten.',
  'verify.broken.played':
    'De start is afgebroken, maar de opgeslagen partij heeft een startwaarde, zetten, trekkingen of een uitslag.',
  'verify.broken.complete': 'De start is afgebroken, maar er ontbrak geen salt: de partij moet zijn begonnen.',
}
