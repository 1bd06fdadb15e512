import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Baue drei Strecken und eine Industrie. Beide zählen nach jeder Runde – was du früh baust, zahlt sich immer wieder aus.',
  workers:
    'In deinem Zug setzt du Arbeiter auf ein freies Aktionsfeld und führst es aus. In dieser Runde ist es dann besetzt.',
  track: 'Beginne mit zwei schwarzen Schritten für einen Arbeiter. Rücke Schwarz zweimal auf der langen Transsib vor.',
  locomotive:
    'Gleise zählen nur, so weit eine Lokomotive reicht. Baue eine und lege sie auf den zweiten Transsib-Platz: 1 + 2 reicht bis Feld 3.',
  grey: 'Schwarz geht voran, zählt aber nichts. Feld 2 brachte dir graue Gleise zu 1 Punkt je Feld: Rücke sie zwei Schritte vor.',
  doubler: 'Verdoppler liegen von links nach rechts über der Transsib und verdoppeln das Gleis darunter. Nimm einen.',
  industry: 'Der Industriemarker bringt nach jeder Runde den Wert seines Feldes. Rücke ihn einen Schritt vor.',
  last: 'Dieses Feld ist nie voll. Setze hier deinen letzten Arbeiter: Ein schwarzer Schritt auf der Transsib schafft Platz für Grau.',
  pass: 'Du hast keine Arbeiter mehr, nur eine Münze für die nächste Runde. Passe.',
  scoring: 'Die Runde wird gewertet: Grau brachte 1 + 1, ein Feld verdoppelt, also 3. Die Industrie brachte 1.',
  engineers:
    'Einen Ingenieur je Runde kannst du für eine Münze anwerben. Er ist dein eigenes Aktionsfeld; die meisten Ingenieure bringen am Ende 40 Punkte.',
  lines:
    'Kiev und Petersburg bringen einen Arbeiter, ?-Plättchen und eigene Punkte. Für das meiste brauchst du auch dort eine Lokomotive.',
  end: 'Zu dritt dauert das Spiel sechs Runden, und die Punkte steigen schnell. Deine Arbeiter sind zurück: Du bist am Zug.',
}
