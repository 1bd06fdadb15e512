/** What the kit says, in Dutch. */
import type { Translation } from '../text.ts'
import type { en } from './en.ts'

export const nl: Translation<typeof en> = {
  'move.illegal': 'Zet {number}: plaats {seat} kan {move} hier niet spelen.',
  'move.unknown': 'Zet {number}: {move} is geen zet van dit spel.',
  'record.json': 'Dit is geen partijverslag: het is geen JSON ({why}).',
  'record.format': 'Dit partijverslag heeft een onbekend formaat: {format}.',
  'record.shape': 'Dit partijverslag is beschadigd: op de plek van {what} hoort {shape}.',
  'record.players': 'Dit partijverslag noemt {players} {players:speler|spelers} voor {seats} plaatsen.',
  'record.move': 'Zet {number} is niet geschreven als een plaats en een zet.',
  'record.seats': '{title} speel je niet met {seats} plaatsen; het kan met {allowed}.',
  'record.rules': '{title} kent geen regelversie {version}; de nieuwste is {known}.',
  'record.option': 'De optie {option} kan niet {value} zijn, alleen een van deze: {allowed}.',
  'record.surplus': '{title} kent geen optie {option}.',
  'record.game': 'Er is geen spel dat {game} heet; wel zijn er {games}.',
  'shape.object': 'een groep velden',
  'shape.list': 'een lijst',
  'shape.text': 'een tekst',
  'shape.number': 'een geheel getal',
  'shape.value': 'een tekst, een getal, true of false',
  'shape.draw': 'een stapel, een volgnummer, wat er nog was en een index',
  'verify.commitment': 'Het geheim is niet het geheim dat vooraf is vastgelegd.',
  'verify.salt': 'De salt van plaats {seat} is niet de salt die vooraf is vastgelegd.',
  'verify.sheet': 'Het lotingsblad hoort bij een andere partij.',
  'verify.draw': 'Trekking {number} ({deck}, {k}) is {index}, maar de startwaarde geeft {right}.',
  'verify.drawn': 'Trekking {number} is niet die waar de zetten toe leiden.',
  'verify.result': 'De uitslag is niet die waar de zetten toe leiden.',
}
