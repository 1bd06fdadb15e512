import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Du nutzt Strecken mit Waggons an Land und Schiffen auf dem Wasser und verbindest die Städte auf deinen geheimen Zielkarten. Strecken zählen sofort, Zielkarten und Häfen am Ende. Wer die meisten Punkte hat, gewinnt.',
  tickets:
    'Eine Zielkarte nennt zwei Städte. Sind sie am Ende durch deine eigenen Strecken verbunden, über Land und Wasser gemischt, bekommst du den Wert der Karte; sonst verlierst du ihn. Du bekommst am Anfang fünf und behältst mindestens drei.',
  pieces:
    'Dann wählst du geheim aus 33 Waggons und 32 Schiffen zusammen 50; der Rest bleibt in deinem Vorrat. Nimm für die erste Partie 27 Waggons und 23 Schiffe. Du beginnst mit zwei Zugkarten und zwei Schiffskarten.',
  turn: 'In deinem Zug tust du genau eines von fünf Dingen: Karten ziehen, eine Strecke nutzen, Zielkarten ziehen, einen Hafen bauen oder Waggons und Schiffe tauschen. Passen geht nicht.',
  draw: 'Ziehe zwei Karten: aus den sechs offenen oder verdeckt von einem der Stapel. Welcher Stapel eine Lücke füllt, bestimmst du. Eine offene Lokomotive darf nur deine erste Karte sein, und dann bekommst du keine zweite; verdeckt gezogen zählt sie wie jede andere Karte. Liegen drei offen, wird die ganze Reihe ausgetauscht. Du darfst beliebig viele Karten auf der Hand haben.',
  claim:
    'Nutze eine freie Strecke; sie muss nicht an deine anderen anschließen. Zugstrecken (Rechtecke) kosten Zugkarten, Schiffsstrecken (Ovale) Schiffskarten, in der Farbe der Strecke und genug für jedes Feld; bei einer grauen Strecke eine beliebige Farbe. Detroit–Cleveland kostete zwei gelbe Schiffe: hier ein Doppelschiff.',
  payment:
    'Ein Doppelschiff deckt zwei Felder; ein Schiff zu viel verfällt. Eine Lokomotive ist eine Zugkarte und ersetzt jede Karte, Zug wie Schiff. Du brauchst außerdem für jedes Feld einen Waggon oder ein Schiff.',
  twins:
    'Manche Orte sind durch zwei Strecken derselben Art verbunden. Niemand darf beide besitzen; zu zweit oder zu dritt ist die andere gesperrt, sobald eine genutzt ist, wie hier zwischen Erie und Cleveland.',
  more: 'Zielkarten ziehen: Sieh dir vier an und behalte mindestens eine. Eine behaltene Zielkarte gibst du nie mehr zurück.',
  harbour:
    'Baue einen Hafen in einer Hafenstadt, zu der eine deiner Strecken führt: einen je Stadt, drei je Spieler. Er kostet zwei Zugkarten und zwei Schiffskarten einer Farbe, alle mit Hafensymbol (Doppelschiffe haben keines); Lokomotiven ersetzen jede davon. Hier hat Ada einen in Sault Ste. Marie gebaut.',
  exchange:
    'Tauschen: Tausche beliebig viele Waggons gegen Schiffe aus deinem Vorrat oder Schiffe gegen Waggons. Jedes Stück kostet einen Punkt.',
  points:
    'Eine Strecke mit 1 bis 9 Feldern bringt 1, 2, 4, 7, 10, 15, 18, 21 oder 27 Punkte. Ein Hafen bringt 10, 20 oder 30 Punkte, wenn du eine, zwei oder mindestens drei Zielkarten mit dieser Stadt erfüllt hast; eine Zielkarte zwischen zwei deiner Häfen zählt für beide. Jeder deiner drei Häfen, den du nicht gebaut hast, kostet 4 Punkte.',
  score:
    'Das Ende einer Partie: Ada hat 45 Punkte für Strecken, 4 + 8 + 9 für drei Zielkarten und 10 für den Hafen in Sault Ste. Marie, das auf ihrer Zielkarte nach Syracuse steht. Zwei Häfen fehlen: −8. Macht 68.',
  ends: 'Hat jemand am Ende seines Zuges insgesamt höchstens sechs Waggons und Schiffe, sind alle noch zweimal am Zug, auch dieser Spieler. Bei Gleichstand zählen mehr erfüllte Zielkarten, dann mehr Punkte aus Häfen; danach teilt ihr euch den Sieg.',
  'mistake.tickets':
    'Zu spät Zielkarten ziehen. Eine offene Zielkarte kostet so viel, wie sie gebracht hätte. Sieh vorher nach, wie viele Waggons und Schiffe die anderen noch haben.',
  'mistake.pieces':
    'Die Mischung vergessen. Zähle die Felder an Land und auf dem Wasser bis zu deinen Zielen, bevor du deine 50 Waggons und Schiffe wählst: Jeder Tausch kostet Punkte und einen ganzen Zug.',
  'mistake.harbours':
    'Häfen bis zum Schluss aufheben. Drei fehlende kosten 12 Punkte, und Karten mit dem Symbol sind selten. Spare sie für eine Stadt, die auf mehreren deiner Zielkarten steht.',
  'example.surplus':
    'Dasselbe mit einem Feld: Erie–Cleveland wurde mit einem grünen Doppelschiff bezahlt. Ein Schiff steht dort, das andere verfällt.',
  'example.harbour':
    'Clara hat ihn gebaut: mit zwei grünen Zugkarten, einer grünen Schiffskarte und einer Lokomotive. Eine ihrer Strecken führt in die Stadt.',
  'example.ticket':
    'Mit nur einer Zielkarte: Ada hat Sault Ste. Marie–Syracuse erfüllt, also bringt ihr Hafen in Sault Ste. Marie 10 Punkte.',
  'example.open': 'Zwei Lokomotiven liegen offen. Ada nimmt den roten Zug und füllt vom Zugstapel auf.',
  'example.cleared':
    'Dort kam eine dritte Lokomotive, also wurden alle sechs Karten ersetzt. Eine der neuen ist wieder eine Lokomotive; sie darf nicht die zweite Karte sein.',
  'example.cards': 'In einer anderen Partie: Bram hat rote Zugkarten und eine Lokomotive.',
  'example.paid':
    'Er bezahlt Traverse City–Bay City mit zwei roten Zugkarten und der Lokomotive: drei Waggons, 4 Punkte.',
  'example.double': 'In einer anderen Partie: Ada hat ein lila Doppelschiff und zwei Lokomotiven.',
  'example.four':
    'Damit bezahlt sie die vier Felder von Kingston–Buffalo: zwei mit dem Doppelschiff, je eines mit den Lokomotiven.',
}
