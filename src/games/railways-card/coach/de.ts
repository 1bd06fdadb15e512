import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.act': 'Eine Aktion, dann Karten. Baue am Anfang eine Strecke: Was du zahlst, bekommst du als Punkte.',
  'can.lay': 'Eine Lokomotive vor dir lässt deine Waren bis zum Ende eine Strecke weiter fahren.',
  'can.ship': 'Du kannst jetzt liefern: ein Punkt je Strecke, und der Warenstein zählt am Ende noch einmal.',
  'ask.join': 'Wähle, wo die Stadt hinkommt, am besten neben eine Stadt, deren Waren sie verlangt.',
  'ask.pay': 'Mehr zahlen ist erlaubt: Es zählt sofort und macht die Strecke am Ende stärker.',
  'ask.deliver': 'Suche einen Weg über viele Strecken. Andere Besitzer bekommen je einen Punkt für ihre.',
  'ask.destination': 'Vier verschiedene Waren bringen am Ende mehr als drei oder vier gleiche.',
  'ask.follow': 'Ein neuer Warenstein in einer leeren Stadt kann die nächste Lieferung sein.',
  'ask.restock': 'Lege den Warenstein dorthin, wo deine Strecke beginnt und eine Stadt in der Nähe ihn verlangt.',
  'ask.take': 'Sammle Gleise in einer Farbe für eine Stadt deiner Hand. Eine offene Lok bleibt deine einzige Karte.',
  'ask.trim': 'Du darfst 13 Karten behalten. Die oberste Ablagekarte kann der Nächste nehmen.',
}
