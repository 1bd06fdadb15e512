import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Du nutzt Strecken mit Waggons an Land und Schiffen auf dem Wasser und verbindest die Städte auf deinen geheimen Zielkarten. Strecken zählen sofort, Zielkarten und Häfen am Ende. Wer die meisten Punkte hat, gewinnt.',
  tickets:
    'Eine Zielkarte nennt zwei Städte. Verbinden deine eigenen Strecken sie am Ende, über Land und Wasser gemischt, bringt sie ihren Wert; sonst verlierst du ihn. Du bekommst fünf und behältst mindestens drei.',
  pieces:
    'Dann wählst du geheim 50 Waggons und Schiffe aus 33 Waggons und 32 Schiffen. Nimm für die erste Partie 27 Waggons und 23 Schiffe. Du beginnst mit zwei Zugkarten und zwei Schiffskarten.',
  turn: 'In deinem Zug tust du genau eines von fünf Dingen: Karten ziehen, eine Strecke nutzen, Zielkarten ziehen, einen Hafen bauen oder Waggons und Schiffe tauschen. Passen geht nicht.',
  draw: 'Ziehe zwei Karten: aus den sechs offenen oder verdeckt von einem der Stapel. Welcher Stapel eine Lücke füllt, bestimmst du. Eine offene Lokomotive darf nur deine erste Karte sein und ist dann deine einzige. Liegen drei offen, wird die Reihe ausgetauscht.',
  claim:
    'Nutze eine freie Strecke; sie muss nicht an deine anderen anschließen. Zugstrecken kosten Zugkarten, Schiffsstrecken Schiffskarten, in der Farbe der Strecke und eine je Feld; bei einer grauen Strecke eine beliebige Farbe. Detroit–Cleveland kostete zwei gelbe Schiffe.',
  payment:
    'Ein Doppelschiff deckt zwei Felder; ein überzähliges Schiff verfällt. Eine Lokomotive ersetzt jede Karte, Zug wie Schiff. Du brauchst außerdem für jedes Feld einen Waggon oder ein Schiff.',
  twins:
    'Manche Orte sind durch zwei Strecken derselben Art verbunden. Niemand darf beide besitzen, und zu zweit oder zu dritt ist die zweite dann gesperrt, wie hier zwischen Erie und Cleveland.',
  more: 'Zielkarten ziehen: Sieh dir vier an und behalte mindestens eine. Eine behaltene Zielkarte gibst du nie mehr zurück.',
  harbour:
    'Baue einen Hafen in einer Hafenstadt, zu der eine deiner Strecken führt: einen je Stadt, drei je Spieler. Er kostet zwei Zugkarten und zwei Schiffskarten einer Farbe, alle mit Hafensymbol; Lokomotiven ersetzen jede davon. Hier steht er in Sault Ste. Marie.',
  exchange:
    'Tauschen: Tausche beliebig viele Waggons gegen Schiffe aus deinem Vorrat oder Schiffe gegen Waggons. Jedes Stück kostet einen Punkt.',
  points:
    'Eine Strecke mit 1 bis 9 Feldern bringt 1, 2, 4, 7, 10, 15, 18, 21 oder 27 Punkte. Ein Hafen bringt 10, 20 oder 30 Punkte, wenn du eine, zwei oder mindestens drei Zielkarten mit dieser Stadt erfüllt hast. Jeder deiner drei Häfen, den du nicht gebaut hast, kostet 4 Punkte.',
  score:
    'Das Ende einer Partie: Ada hat 45 Punkte für Strecken, 4 + 8 + 9 für drei Zielkarten und 10 für den Hafen in Sault Ste. Marie, das auf ihrer Zielkarte nach Syracuse steht. Zwei Häfen fehlen: −8. Macht 68.',
  ends: 'Hat jemand am Ende seines Zuges höchstens sechs Waggons und Schiffe, sind alle noch zweimal am Zug, auch dieser Spieler. Bei Gleichstand zählen mehr erfüllte Zielkarten, dann mehr Punkte aus Häfen; sonst teilt ihr euch den Sieg.',
  'mistake.tickets':
    'Zu spät Zielkarten ziehen. Eine offene Zielkarte kostet so viel, wie sie gebracht hätte. Sieh vorher nach, wie viele Waggons und Schiffe die anderen noch haben.',
  'mistake.pieces':
    'Die Mischung vergessen. Zähle die Felder an Land und auf dem Wasser bis zu deinen Zielen, bevor du deine 50 Waggons und Schiffe wählst: Jeder Tausch kostet Punkte und einen ganzen Zug.',
  'mistake.harbours':
    'Häfen bis zum Schluss aufheben. Drei fehlende kosten 12 Punkte, und Karten mit dem Symbol sind selten. Spare sie für eine Stadt, die auf mehreren deiner Zielkarten steht.',
  'example.surplus':
    'Dasselbe mit einem Feld: Erie–Cleveland wurde mit einem grünen Doppelschiff bezahlt. Ein Schiff steht dort, der Rest verfällt.',
  'example.harbour':
    'Clara hat ihn gebaut: mit zwei grünen Zugkarten, einer grünen Schiffskarte und einer Lokomotive. Ihre Strecke führt in die Stadt.',
  'example.ticket':
    'Mit nur einer Zielkarte: Ada hat Sault Ste. Marie–Syracuse erfüllt, also bringt ihr Hafen in Sault Ste. Marie 10 Punkte.',
  'example.cards': 'In einer anderen Partie: Bram hat rote Züge und eine Lokomotive.',
  'example.paid': 'Er bezahlt Traverse City–Bay City mit zwei roten Zügen und der Lokomotive: drei Waggons, 4 Punkte.',
  'example.double': 'In einer anderen Partie: Ada hat ein lila Doppelschiff und zwei Lokomotiven.',
  'example.four': 'Sie bezahlen die vier Felder von Kingston–Buffalo: das Doppelschiff zwei, jede Lokomotive eins.',
}
