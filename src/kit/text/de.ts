/** What the kit says, in German. */
import type { Translation } from '../text.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'move.illegal': 'Zug {number}: Platz {seat} kann {move} hier nicht spielen.',
  'move.unknown': 'Zug {number}: {move} ist kein Zug dieses Spiels.',
  'record.json': 'Das ist kein Spielprotokoll: Es ist kein JSON ({why}).',
  'record.format': 'Dieses Spielprotokoll hat ein unbekanntes Format: {format}.',
  'record.shape': 'Dieses Spielprotokoll ist beschädigt. Erwartet für {what}: {shape}.',
  'record.players': 'Dieses Spielprotokoll nennt {players} Spieler für {seats} Plätze.',
  'record.move': 'Zug {number} ist nicht als Platz und Zug geschrieben.',
  'record.seats': '{title} spielt man nicht mit {seats} Plätzen; möglich sind {allowed}.',
  'record.rules': '{title} hat keine Regelversion {version}; die neueste ist {known}.',
  'record.option': 'Die Option {option} kann nicht {value} sein, nur einer dieser Werte: {allowed}.',
  'record.surplus': '{title} hat keine Option {option}.',
  'record.game': 'Es gibt kein Spiel namens {game}; es gibt {games}.',
  'shape.object': 'eine Gruppe von Feldern',
  'shape.list': 'eine Liste',
  'shape.text': 'ein Text',
  'shape.number': 'eine ganze Zahl',
  'shape.value': 'ein Text, eine Zahl, true oder false',
  'shape.draw': 'ein Stapel, eine laufende Nummer, der Rest und ein Index',
  'verify.commitment': 'Das Geheimnis ist nicht das vorab festgelegte.',
  'verify.salt': 'Das Salt von Platz {seat} ist nicht das vorab festgelegte.',
  'verify.sheet': 'Der Auslosungsbogen gehört zu einer anderen Partie.',
  'verify.draw': 'Ziehung {number} ({deck}, {k}) ist {index}, aber der Startwert ergibt {right}.',
  'verify.drawn': 'Ziehung {number} ist nicht die, zu der die Züge führen.',
  'verify.result': 'Das Ergebnis ist nicht das, zu dem die Züge führen.',
}
