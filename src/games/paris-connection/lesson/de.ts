import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Sechs Bahngesellschaften starten in Paris. Du hältst geheime Aktien. Am Ende zählt jede Aktie so viel, wie ihre Gesellschaft wert ist.',
  shares: 'Das sind deine zehn Aktien. Vier davon sind Braun – du willst also, dass Braun wertvoll wird.',
  extend: 'In deinem Zug erweiterst du ein Netz oder tauschst eine Aktie. Wähle Braun und erweitere es.',
  city: 'Setze die erste Lokomotive auf Rouen. Eine Stadt erhöht den Wert der Gesellschaft um ihre Zahl, hier um 1.',
  country:
    'Landschaft zählt nichts, führt aber weiter. Setze eine Lokomotive südwestlich von Paris und die nächste auf Le Mans.',
  stop: 'Bis zu fünf Lokomotiven sind erlaubt. Drei reichen fürs Erste: Hör hier auf.',
  value: 'Braun ist jetzt 2 wert. Jede deiner vier braunen Aktien zählt 2 Punkte.',
  open: 'Alle sehen, was getauscht wird. Gustave hat zwei Braun genommen: Auch er will, dass deine Gesellschaft wächst.',
  trade:
    'Tauschen kannst du auch: Gib eine Aktie ab und nimm bis zu zwei einer anderen Farbe. Gib Rot und nimm zwei Braun.',
  limit: 'Mehr Aktien bringen mehr Punkte. Aber zu dritt kostet jede Aktie über 20 am Ende 20 Punkte.',
  grow: 'Erweitere Braun noch einmal, mit allen fünf: durch die Landschaft nach Angers und Nantes, dann Le Havre.',
  pools: 'Braun ist 6 wert, und du hast sechs davon. Erweitern und Tauschen leeren die Vorräte auf dem Tisch.',
  end: 'Das Spiel endet, wenn eine Gesellschaft Marseille erreicht oder nur noch ein Vorrat Lokomotiven hat. Wer dann die meisten Punkte hat, gewinnt.',
}
