import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Gemeinsam baut ihr aus Stadtkarten ein Bahnnetz. Punkte bringen die Strecken, die du baust, die Waren, die du darüber lieferst, und am Ende die Städte, in denen du vorne liegst. Wer die meisten Punkte hat, gewinnt.',
  start:
    'Alle beginnen mit vier Karten: einer Lokomotive, einer Stadt vom Wert 2 und zwei anderen. Mit Gleisen in fünf Farben bezahlst du Strecken. Zehn Zugfiguren zeigen, welche dir gehören.',
  turn: 'In deinem Zug führst du eine Aktion aus und nimmst dann ein oder zwei Karten. Die Aktionen: eine Strecke bauen, eine Lokomotive spielen, Waren liefern, eine Karte für etwas Besseres abwerfen oder passen.',
  build:
    'Strecke bauen: Spiele eine Stadt aus der Hand und schließe sie an START oder an eine Stadt auf dem Tisch an. Zwei Orte, die schon auf dem Tisch liegen, verbindest du nie. Bezahle mit Gleisen in der Farbe der Strecke, die zusammen mindestens so viel wert sind wie die neue Stadt. Was du zahlst, bekommst du sofort als Punkte. Deine Zugfigur zeigt, dass die Strecke dir gehört.',
  colours:
    'An beiden Enden muss ein Anschluss in der Farbe der Strecke frei sein; START nimmt jede Farbe an. Hier wurde Cleveland in Hellgrün an Savannah angeschlossen. Eine Lokomotive gilt als Gleis vom Wert 1, aber ein echtes Gleis muss dabei sein. Eine neue Stadt bekommt aus dem Beutel einen Warenstein weniger, als ihr Wert angibt.',
  power:
    'Spiele eine Lokomotive und lege sie vor dich: Deine Zugkraft steigt dauerhaft um eins. In derselben Aktion darfst du gleich einmal liefern.',
  deliver:
    'Liefern: Bringe einen Warenstein über die Strecken in eine Stadt, die ihn verlangt. Die erste Strecke muss dir gehören, und du darfst so viele Strecken nutzen, wie Lokomotiven vor dir liegen. Das Vieh fährt von Savannah über START nach Kansas City: zwei Strecken.',
  delivered:
    'Du bekommst einen Punkt für jede Strecke auf dem Weg; andere Besitzer bekommen je einen für ihre. Der Warenstein hält in der ersten Stadt, die ihn verlangt. Städte vom Wert 5 verlangen alles, START nichts. Behalte den Warenstein: Er zählt am Ende noch einmal.',
  discard:
    'Wirf eine Karte ab und ziehe die oberste vom Stapel oder nimm eine offene, nur keine offene Lokomotive. Oder ziehe einen Warenstein aus dem Beutel für eine Stadt ohne Waren.',
  cards:
    'Nimm dann ein oder zwei Karten: vom Stapel, aus den drei offenen oder oben vom Ablagestapel. Eine offene Lokomotive darf nur deine erste Karte sein und ist dann deine einzige. Am Ende deines Zuges darfst du höchstens 13 Karten haben.',
  points:
    'Während der Partie zählen die Karten, mit denen du Strecken bezahlst, und die Strecken deiner Lieferungen. Am Ende kommt noch dazu:',
  cities:
    'Jede Stadt zahlt ihren Wert an den Spieler, dessen Strecken dort am meisten wert sind; bei Gleichstand an alle Beteiligten. Eine Strecke zwischen zwei Städten zählt in beiden. New York ist 5 wert: Adas Strecken zählen dort 5 + 4, Claras 3, also bekommt Ada 5.',
  goods:
    'Jede Lokomotive vor dir zählt 1. Gelieferte Waren zählen in Sätzen: drei gleiche 2, vier gleiche 3, vier verschiedene 5. Jeder Warenstein zählt nur in einem Satz.',
  ends: 'Sind Stapel oder Beutel leer oder hat jemand keine Zugfigur mehr, ist die laufende Runde die letzte. Alle sind gleich oft am Zug; danach darf jeder noch einmal liefern. Bei Gleichstand entscheiden mehr Strecken, dann mehr Waren; danach teilt ihr euch den Sieg.',
  'mistake.link':
    'Bauen, wo nichts abfährt. Jede Lieferung beginnt mit einer eigenen Strecke: Schließe an Städte an, deren Waren in der Nähe verlangt werden, nicht nur dort, wo die Gleise passen.',
  'mistake.power':
    'Lokomotiven als Ersatzgleise aufheben. Eine früh gespielte Lokomotive lässt jede spätere Lieferung eine Strecke weiter fahren und zählt am Ende einen Punkt; als Gleis ist sie ein einziges Mal 1 wert.',
  'mistake.value':
    'Immer nur das Nötigste zahlen. Was du mehr zahlst, zählt sofort und gibt der Strecke mehr Gewicht, wenn die Städte gewertet werden. Eine starke Strecke in eine Stadt vom Wert 5 lohnt sich doppelt.',
  'example.city':
    'Dasselbe in einer anderen Partie: New York ist 5 wert. Adas Strecken dort zählen 5 + 4, Claras 3: Ada bekommt 5.',
  'example.way': 'Dasselbe mit Vieh: zwei Lokomotiven und ein Weg über zwei Strecken von Savannah nach Kansas City.',
  'example.earned':
    'Ada bekommt 2 Punkte; Lotte, der die zweite Strecke gehört, bekommt 1. Der Warenstein hat Savannah verlassen.',
  'example.before':
    'Dasselbe mit einer größeren Stadt: Boston hat freie Anschlüsse in Lila, und Ada hat New York, Wert 5, auf der Hand.',
  'example.built':
    'Zwei lila Gleise vom Wert 2 und eine Lokomotive bezahlen New York: 5 Punkte, und die Strecke hat den Wert 5.',
  'example.rails':
    'Dasselbe in einer anderen Partie, mit mehr als nötig: Zwei Gleise in Orange vom Wert 2 bringen für Savannah, Wert 2, 4 Punkte.',
  'example.long':
    'Dasselbe auf einem längeren Weg: Bram bringt Holz über sechs Strecken von Detroit nach San Francisco.',
  'example.shared':
    'Bram bekommt 6 Punkte. Drei der Strecken gehören Ada, die 3 bekommt, und eine Clara, die 1 bekommt.',
  'example.real': 'Auch erlaubt: Ein echtes weißes Gleis und zwei Lokomotiven bezahlen Seattle, Wert 3.',
  'example.deck':
    'Dasselbe mit drei Spielern: Der Stapel ist in Adas Zug leer geworden. Bram, zuletzt in der Runde, ist noch am Zug.',
  'example.starter':
    'In einer anderen Partie wurde er im letzten Zug einer Runde leer. Dani hat begonnen und darf zuerst ein letztes Mal liefern.',
  'example.display': 'Clara darf die Lokomotive oder das weiße Gleis nehmen.',
  'example.second':
    'Nach dem weißen Gleis darf sie die Lokomotive nicht mehr nehmen, wohl aber das hellgrüne Gleis, das dafür aufgedeckt wurde.',
  'example.idle':
    'In einer solchen Partie: Zum sechsten Mal in Folge hat jemand mit 13 Karten gepasst. Ada nimmt die oberste Ablagekarte …',
  'example.sixth': '… und wirft wieder eine Karte ab. Jetzt ist die laufende Runde die letzte.',
}
