import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Gemeinsam baut ihr ein Bahnnetz. Strecken, Lieferungen und Städte, in denen du vorne liegst, bringen Punkte.',
  build:
    'Baue eine Strecke nach Savannah: Schließe die Stadt in Weiß an START an und zahle mit der weißen 2. Du bekommst, was du zahlst.',
  goods:
    'Deine Zugfigur zeigt, dass die Strecke dir gehört. Savannah hat Vieh bekommen, und irgendwo wird es bald verlangt.',
  take: 'Jeder Zug endet mit ein oder zwei Karten. Nimm die hellgrüne 2 und dann eine vom Stapel.',
  locomotive: 'Spiele jetzt deine Lokomotive. Mit jeder, die vor dir liegt, fährt eine Lieferung eine Strecke weiter.',
  faceUp: 'Eine offene Lokomotive lohnt sich: Nimm sie, auch wenn sie deine einzige Karte in diesem Zug bleibt.',
  power:
    'Lotte hat Kansas City gebaut, und dort wird Vieh verlangt. Es liegt zwei Strecken entfernt: Spiele deine zweite Lokomotive.',
  deliver:
    'Liefere das Vieh aus Savannah nach Kansas City. Die erste Strecke muss deine sein; jede Strecke zählt 1 Punkt.',
  cards: 'Nimm Cleveland aus der Auslage und dann eine Karte vom Stapel. Hellgrüne Gleise hast du dafür.',
  owners:
    'Lotte hat über deine Strecke geliefert, also bekamst auch du 1 Punkt. Viel befahrene Strecken bringen immer wieder Punkte.',
  branch:
    'Städte kannst du auch an Städte anschließen. Schließe Cleveland in Hellgrün an Savannah an, mit deinen beiden Gleisen.',
  cities:
    'Am Ende zahlt jede Stadt ihren Wert an den, dessen Strecken dort am meisten wert sind. Auch Sätze gelieferter Waren zählen.',
  end: 'Schluss ist, wenn Stapel oder Beutel leer sind oder jemand keine Zugfigur mehr hat. Dann darf jeder noch einmal liefern.',
}
