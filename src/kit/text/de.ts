/** Texts of the kit, in German. */
import type { Translation } from '../text.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'move.illegal': 'Schritt {number}: Platz {seat} kann {move} hier nicht spielen.',
  'move.unknown': 'Schritt {number}: {move} gibt es in diesem Spiel nicht.',
  'record.json': 'Diese Datei ist keine gespeicherte Partie ({why}).',
  'record.format': 'Diese gespeicherte Partie hat ein unbekanntes Format: {format}.',
  'record.link': 'Dieser Link ist beschädigt: Teile der Partie fehlen.',
  'record.shape': 'Diese gespeicherte Partie ist beschädigt. Erwartet für {what}: {shape}.',
  'record.players': 'Diese gespeicherte Partie nennt {players} Spieler für {seats} {seats:Platz|Plätze}.',
  'record.move': 'Schritt {number} muss ein Platz und ein Schritt sein.',
  'record.seats': '{title} kann man nicht mit {seats} {seats:Platz|Plätzen} spielen, nur mit {allowed}.',
  'record.rules': '{title} hat keine Regelversion {version}. Die neueste ist {known}.',
  'record.option': 'Die Option {option} kann nicht {value} sein, nur einer dieser Werte: {allowed}.',
  'record.surplus': '{title} hat keine Option {option}.',
  'record.game': 'Es gibt kein Spiel namens {game}. Zur Wahl stehen {games}.',
  'record.brokenOff': '{name} hat diesen Start vor der ersten Karte abgebrochen: Es gibt nichts zu spielen.',
  'shape.object': 'eine Gruppe von Feldern',
  'shape.list': 'eine Liste',
  'shape.text': 'ein Text',
  'shape.number': 'eine ganze Zahl',
  'shape.value': 'ein Text, eine Zahl, true oder false',
  'shape.draw': 'ein Stapel, eine laufende Nummer, der Rest und ein Index',
  'shape.sheet': 'sechs Felder',
  'shape.hex': 'Hexadezimalziffern in der richtigen Länge',
  'verify.commitment': 'Das Geheimnis ist nicht das vor dem Austeilen festgelegte.',
  'verify.salt': 'Das Salt von Platz {seat} ist nicht das vor dem Austeilen festgelegte.',
  'verify.sheet': 'Der Mischnachweis gehört zu einer anderen Partie.',
  'verify.added': 'Platz {seat} hat ein Salt, hatte aber keines zugesagt.',
  'verify.unopened': 'Der Server hat sein Geheimnis nicht offengelegt.',
  'verify.both':
    'Die gespeicherte Partie wurde gemischt und hat zugleich einen gewählten Startwert. Nur eines von beiden kann stimmen.',
  'verify.kept.seed':
    'Ein Mischnachweis wurde behalten, aber laut der gespeicherten Partie wurde der Startwert gewählt.',
  'verify.kept.commitment':
    'Der Server hat sein Geheimnis geändert: Der behaltene Mischnachweis legt ein anderes fest.',
  'verify.kept.salts':
    'Der behaltene Mischnachweis nennt ein anderes Salt von Platz {seat}: Zwei Browser bekamen verschiedene Nachweise, oder ein Salt wurde vertauscht.',
  'verify.kept.added':
    'Auf dem behaltenen Mischnachweis gibt Platz {seat} kein Salt dazu, in der gespeicherten Partie schon.',
  'verify.kept.terms':
    'Der behaltene Mischnachweis gilt für ein anderes Spiel, andere Regeln, andere Plätze oder andere Optionen.',
  'verify.kept.dropped': 'Das Salt von Platz {seat} kam rechtzeitig, fehlt aber in der gespeicherten Partie.',
  'verify.kept.swapped': 'Das Salt von Platz {seat} in der gespeicherten Partie ist nicht das gesendete.',
  'verify.draw': 'Ziehung {number} ({deck}, {k}) ist {index}, aber der Startwert ergibt {right}.',
  'verify.drawn': 'Ziehung {number} folgt nicht aus den Schritten.',
  'verify.undrawn': 'Die Partie hat ein Ergebnis, aber ihre Ziehungen fehlen.',
  'verify.result': 'Das Ergebnis folgt nicht aus den Schritten.',
  'verify.broken.played':
    'Der Start wurde abgebrochen, aber die gespeicherte Partie hat einen Startwert, Schritte, Ziehungen oder ein Ergebnis.',
  'verify.broken.complete': 'Der Start wurde abgebrochen, aber kein Salt fehlte: Die Partie muss begonnen haben.',
}
