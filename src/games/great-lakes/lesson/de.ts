import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Verbinde Städte an den Großen Seen mit Waggons und Schiffen. Strecken zählen sofort, Zielkarten am Ende.',
  tickets:
    'Eine Zielkarte nennt zwei Städte. Verbunden bringt sie Punkte, sonst verlierst du sie. Behalte Milwaukee–Erie, Toledo–Scranton und Chicago–Detroit.',
  pieces:
    'Du spielst mit 50 Waggons und Schiffen: Waggons an Land, Schiffe auf dem Wasser. Nimm 27 Waggons und 23 Schiffe.',
  cards:
    'Mit Karten bezahlst du Strecken: Zugkarten an Land, Schiffskarten auf dem Wasser. Sechs liegen offen, der Rest in zwei Stapeln.',
  draw: 'Wenn du am Zug bist, kannst du zwei Karten nehmen. Nimm das gelbe Doppelschiff und fülle dann vom Schiffsstapel auf.',
  blind: 'Die zweite Karte darf eine Überraschung sein. Ziehe sie vom Zugstapel.',
  claim: 'Nutze jetzt Detroit–Cleveland: zwei gelbe Schiffe. Ein Doppelschiff bezahlt beide Felder.',
  points: 'Zwei Schiffe brachten 2 Punkte. Lange Strecken bringen viel mehr: sechs Felder 15 Punkte, neun Felder 27.',
  surplus:
    'Erie–Cleveland liegt auf deinem Weg und kostet ein grünes Schiff. Bezahle mit dem Doppelschiff; das zweite verfällt.',
  locomotives:
    'Lokomotiven stehen für jede Farbe, an Land und auf dem Wasser. Eine offene ist die einzige Karte deines Zuges.',
  more: 'Sind deine Zielkarten fast erfüllt, ziehe vier neue und behalte mindestens eine.',
  harbours:
    'Ein Hafen kostet zwei Zug- und zwei Schiffskarten einer Farbe, alle mit Hafensymbol. Er bringt 10 bis 30 Punkte mit erfüllten Zielkarten zu dieser Stadt.',
  end: 'Hat jemand höchstens sechs Waggons und Schiffe, sind alle noch zweimal am Zug. Jeder nicht gebaute Hafen kostet 4 Punkte.',
}
