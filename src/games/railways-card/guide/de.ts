import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Gemeinsam baut ihr aus Stadtkarten ein Bahnnetz. Punkte bringen die Strecken, die du baust, die Waren, die du darüber lieferst, und am Ende die Städte, in denen du vorne liegst. Wer die meisten Punkte hat, gewinnt.',
  start:
    'Alle beginnen mit vier Karten: einer Lokomotive, einer Stadt mit Wert 2 und zwei anderen. Mit Gleisen in fünf Farben bezahlst du Strecken. Zehn Zugfiguren zeigen, welche dir gehören.',
  turn: 'In deinem Zug führst du eine Aktion aus und nimmst dann ein oder zwei Karten. Die Aktionen: eine Strecke bauen, eine Lokomotive spielen, Waren liefern, eine Karte für etwas Besseres abwerfen oder passen.',
  build:
    'Strecke bauen: Spiele eine Stadt aus der Hand und schließe sie an START oder eine Stadt auf dem Tisch an. Bezahle mit Gleisen in der Farbe der Strecke, die mindestens den Wert der neuen Stadt haben. Was du bezahlst, bekommst du sofort als Punkte. Deine Zugfigur zeigt, dass die Strecke dir gehört.',
  colours:
    'An beiden Enden muss ein Anschluss in der Farbe der Strecke frei sein; START nimmt jede Farbe. Hier wurde Cleveland in Hellgrün an Savannah angeschlossen. Eine Lokomotive gilt als Gleis mit Wert 1, aber ein echtes Gleis muss dabei sein. Eine neue Stadt bekommt einen Warenstein weniger, als sie wert ist.',
  power:
    'Spiele eine Lokomotive und lege sie vor dich: Deine Zugkraft steigt dauerhaft um eins. In derselben Aktion darfst du gleich liefern.',
  deliver:
    'Liefern: Bringe einen Warenstein über die Strecken in eine Stadt, die ihn verlangt. Die erste Strecke muss deine sein, und du darfst so viele Strecken nutzen, wie Lokomotiven vor dir liegen. Das Vieh fährt von Savannah über START nach Kansas City: zwei Strecken.',
  delivered:
    'Du bekommst einen Punkt für jede Strecke auf dem Weg; andere Besitzer bekommen je einen für ihre. Der Warenstein hält in der ersten Stadt, die ihn verlangt. Städte mit Wert 5 verlangen alles, START nichts. Behalte ihn: Er zählt am Ende noch einmal.',
  discard:
    'Wirf eine Karte ab und ziehe die oberste vom Stapel oder nimm eine offene, nur keine offene Lokomotive. Oder ziehe einen Warenstein aus dem Beutel für eine Stadt ohne Waren.',
  cards:
    'Nimm dann ein oder zwei Karten: vom Stapel, aus den drei offenen oder oben vom Ablagestapel. Eine offene Lokomotive darf nur deine erste Karte sein und ist dann deine einzige. Am Ende deines Zuges darfst du 13 Karten halten.',
  points:
    'Während der Partie zählen die Karten, mit denen du Strecken bezahlst, und die Strecken deiner Lieferungen. Am Ende kommt noch dazu:',
  cities:
    'Jede Stadt zahlt ihren Wert an den, dessen Strecken dort am meisten wert sind; bei Gleichstand an alle. Eine Strecke zwischen zwei Städten zählt in beiden. New York ist 5 wert: Adas Strecken zählen dort 5 + 4, Claras 3, also bekommt Ada 5.',
  goods:
    'Jede Lokomotive vor dir zählt 1. Gelieferte Waren zählen in Sätzen: drei gleiche 2, vier gleiche 3, vier verschiedene 5. Jeder Warenstein zählt nur in einem Satz.',
  ends: 'Sind Stapel oder Beutel leer oder hat jemand keine Zugfigur mehr, ist die laufende Runde die letzte. Alle sind gleich oft am Zug; danach darf jeder noch einmal liefern. Bei Gleichstand zählen mehr Strecken, dann mehr Waren; sonst teilt ihr euch den Sieg.',
  'mistake.link':
    'Bauen, wo nichts abfährt. Jede Lieferung beginnt mit einer eigenen Strecke: Baue zu Städten, deren Waren in der Nähe verlangt werden, nicht nur dort, wo die Gleise passen.',
  'mistake.power':
    'Lokomotiven als Ersatzgleise aufheben. Früh gespielt macht eine Lokomotive jede spätere Lieferung länger und zählt einen Punkt; als Gleis ist sie ein einziges Mal 1 wert.',
  'mistake.value':
    'Immer nur das Nötigste zahlen. Was du mehr zahlst, zählt sofort und gibt der Strecke mehr Gewicht, wenn die Städte gewertet werden. Eine starke Strecke in eine Stadt mit Wert 5 lohnt sich doppelt.',
  'example.city':
    'Dasselbe in einer anderen Partie: New York ist 5 wert. Adas Strecken dort zählen 5 + 4, Claras 3: Ada bekommt 5.',
  'example.way': 'Dasselbe mit Vieh: zwei Lokomotiven und ein Weg über zwei Strecken von Savannah nach Kansas City.',
  'example.earned':
    'Ada bekommt 2 Punkte; Lotte, der die zweite Strecke gehört, bekommt 1. Der Warenstein hat Savannah verlassen.',
  'example.before': 'Dasselbe mit mehr: Boston hat einen freien lila Anschluss, und Ada hat New York auf der Hand.',
  'example.built':
    'Zwei lila Gleise mit Wert 2 und eine Lokomotive bezahlen New York: 5 Punkte, und die Strecke hat Wert 5.',
  'example.rails': 'Dasselbe in einer anderen Partie: zwei orange Gleise mit Wert 2 für Savannah bringen 4 Punkte.',
  'example.long':
    'Dasselbe auf einem längeren Weg: Bram bringt Holz über sechs Strecken von Detroit nach San Francisco.',
  'example.shared': 'Das macht 6 Punkte für Bram. Drei gehören Ada, die 3 bekommt, eine Clara, die 1 bekommt.',
  'example.real': 'Auch erlaubt: Ein echtes weißes Gleis und zwei Lokomotiven bezahlen Seattle, Wert 3.',
  'example.deck': 'Der Stapel ist in Claras Zug leer geworden. Dani, zuletzt in der Runde, ist noch am Zug.',
  'example.display': 'Clara darf die Lokomotive oder das weiße Gleis nehmen.',
  'example.second':
    'Nach dem weißen Gleis darf sie die Lokomotive nicht mehr nehmen, wohl aber das Gleis, das nachgelegt wurde.',
  'example.idle':
    'In einer solchen Partie: 13 Karten, und die oberste Karte vom Ablagestapel wird genommen und wieder abgelegt.',
}
