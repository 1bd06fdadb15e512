import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.tickets': 'Behalte Zielkarten, die nah beieinanderliegen: Was du nicht erfüllst, kostet dich Punkte.',
  'ask.pieces': 'Waggons fahren an Land, Schiffe auf dem Wasser. 27 Waggons und 23 Schiffe sind ein guter Anfang.',
  'ask.act': 'Ziehe am Anfang Karten in den Farben der Strecken, die zu deinen Zielen führen.',
  'can.claim': 'Du kannst jetzt eine Strecke bezahlen. Sie zählt sofort; lange Strecken zählen viel mehr.',
  'can.harbour': 'Du hast die Karten für einen Hafen. Am besten in einer Stadt, die auf mehreren Zielkarten steht.',
  'ask.second': 'Nimm eine zweite Karte. Eine offene Lokomotive geht nur als erste.',
  'ask.refill': 'Du bestimmst, welcher Stapel auffüllt: Zug- oder Schiffskarten, für dich oder die Nächsten.',
  'ask.pay': 'Spare Lokomotiven und Karten mit Hafensymbol, wenn es auch andere tun.',
}
