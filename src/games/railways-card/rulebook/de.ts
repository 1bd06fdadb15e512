/** The rules of Railways: the card game in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RC-1': 'Spielmaterial',
  'RC-1.1':
    'Ein Spiel von 111 Karten: 65 Gleise in Lila, Hellgrün, Braun, Orange und Weiß (je Farbe 6 vom Wert 1 und 7 vom Wert 2), 21 Lokomotiven, die zugleich Joker sind, und 25 Städte (5 vom Wert 5, 5 vom Wert 4, 10 vom Wert 3 und 5 vom Wert 2).',
  'RC-1.2':
    'Ein Beutel mit 60 Warenwürfeln: 15 rote (Holz), 15 blaue (Erz), 15 gelbe (Getreide) und 15 schwarze (Vieh).',
  'RC-1.3':
    'Jeder hat 12 Züge einer Farbe. Einer zeigt die Punkte an, einer liegt für Punkte über 25 bereit; die übrigen 10 markieren Strecken.',
  'RC-1.4':
    'Eine Stadtkarte zeigt ihren Wert, vier Anschlüsse, jeden in einer Gleisfarbe, und die Ware, die die Stadt verlangt; eine Stadt vom Wert 5 verlangt jede Ware. Je höher der Wert, desto weniger Farben. Beim Bau erhält eine Stadt eine Ware weniger als ihr Wert.',
  'RC-1.5':
    'Die Starttafel liegt in der Mitte. Gleise jeder Farbe können beliebig oft an sie angeschlossen werden. Sie hat keinen Wert, trägt keine Waren und verlangt keine.',
  'RC-2': 'Vorbereitung',
  'RC-2.1': 'Jeder erhält 1 Lokomotive und 1 zufällige Stadt vom Wert 2.',
  'RC-2.2': 'Alle übrigen Karten werden zusammen gemischt. Jeder erhält 2 weitere und hat dann 4.',
  'RC-2.3':
    'Die obersten 3 Karten werden aufgedeckt: die Auslage. Städte vom Wert 2, die niemand erhielt, sind wie alle anderen im Stapel.',
  'RC-2.4': 'Wer beginnt, wird ausgelost. Von dort an wird im Uhrzeigersinn ausgeteilt und gespielt.',
  'RC-3': 'Dein Zug',
  'RC-3.1': 'Ein Zug hat drei Teile: eine Aktion, dann Karten nehmen, dann das Handlimit.',
  'RC-3.2':
    'Die Aktionen sind: eine Strecke zu einer neuen Stadt bauen; eine Lokomotive legen, auf Wunsch mit einer Lieferung; eine Ware liefern; eine Karte für eine Karte oder einen Würfel abwerfen; oder passen.',
  'RC-3.3':
    'Nimm nach der Aktion 1 oder 2 Karten, jede vom Stapel, aus der Auslage oder oben vom Ablagestapel. Gibt es eine, so muss mindestens eine genommen werden.',
  'RC-3.4': 'Eine aus der Auslage genommene Karte wird sofort vom Stapel ersetzt.',
  'RC-3.5':
    'Eine Lokomotive, die offen in der Auslage oder auf dem Ablagestapel liegt, beendet das Nehmen, wenn man sie nimmt. Eine vom Stapel gezogene tut das nicht.',
  'RC-3.6':
    'Am Ende deines Zuges darfst du 13 Karten haben. Was darüber ist, wirfst du nach Wahl ab; das ist keine Aktion.',
  'RC-3.7': 'Abgeworfene Karten liegen offen auf einem Stapel, in der Reihenfolge, in der du sie ablegst.',
  'RC-3.8':
    'Karten werden nacheinander genommen; die zweite darf also eine sein, die eben aufgedeckt oder frei wurde. Genommen wird nach jeder Aktion, auch nach dem Passen, und eine eben abgeworfene Karte darf zurückgenommen werden. Während des Zuges darf die Hand über dem Limit sein.',
  'RC-4': 'Aktion: eine Strecke zu einer neuen Stadt',
  'RC-4.1': 'Spiele eine Stadt aus der Hand und schließe sie an die Starttafel oder eine Stadt auf dem Tisch an.',
  'RC-4.2':
    'Eine Strecke hat eine Farbe. Die neue Stadt muss einen Anschluss dieser Farbe haben, eine Stadt auf dem Tisch einen freien; die Starttafel nimmt jede Farbe. An beiden Enden ist der Anschluss dann verbraucht.',
  'RC-4.3':
    'Orte, die schon auf dem Tisch liegen, werden nie miteinander verbunden: Jede Strecke bringt eine neue Stadt.',
  'RC-4.4':
    'Bezahle mit Gleisen in der Farbe der Strecke, zusammen mindestens so viel wert wie die neue Stadt; die Stadt, an die angeschlossen wird, spielt keine Rolle. Lokomotiven gelten als Joker vom Wert 1, aber mindestens ein Gleis der Farbe muss dabei sein. Mehr zu zahlen ist erlaubt.',
  'RC-4.5':
    'Setze einen Zug auf die Strecke: Sie gehört dir. Du erhältst sofort so viele Punkte, wie die gespielten Karten wert sind; ein Joker zählt 1.',
  'RC-4.6': 'Die Karten bleiben auf dem Tisch. Ihr Wert ist am Spielende der Wert der Strecke.',
  'RC-4.7': 'Die neue Stadt erhält aus dem Beutel eine Ware weniger als ihr Wert, soweit er reicht.',
  'RC-4.8': 'Ohne Zug kannst du nicht bauen. Eine Strecke wechselt nie den Besitzer.',
  'RC-4.9':
    'Mehr zu zahlen, mit Gleisen oder Jokern, ist unbegrenzt möglich, und alles davon bringt Punkte. Gleise anderer Farben zählen nie.',
  'RC-5': 'Aktion: eine Lokomotive',
  'RC-5.1':
    'Lege eine Lokomotive aus der Hand vor dich. So viele dort liegen, über so viele Strecken können deine Waren fahren.',
  'RC-5.2': 'Hast du eine gelegt, darfst du sofort eine Lieferung machen; das ist dieselbe Aktion.',
  'RC-5.3':
    'Eine Lokomotive je Aktion; sie zählt sofort für die Lieferung und bleibt bis zum Ende. Eine Obergrenze gibt es nicht.',
  'RC-6': 'Aktion: eine Lieferung',
  'RC-6.1': 'Bewege eine Ware über Strecken von einer Stadt auf dem Tisch zu einer Stadt, die ihre Farbe verlangt.',
  'RC-6.2': 'Die erste Strecke des Weges muss dir gehören. Die anderen dürfen jedem gehören.',
  'RC-6.3': 'Der Weg hat mindestens eine Strecke und nicht mehr, als du Lokomotiven vor dir hast.',
  'RC-6.4':
    'Die Ware endet in der ersten Stadt auf dem Weg, die sie verlangt, und fährt nie durch eine solche hindurch. Eine Stadt vom Wert 5 hält jede Ware auf.',
  'RC-6.5': 'Waren dürfen durch die Starttafel fahren, aber geliefert wird dorthin nichts.',
  'RC-6.6':
    'Du erhältst 1 Punkt für jede Strecke des Weges, wem sie auch gehört. Jeder andere erhält 1 für jede eigene Strecke, die benutzt wurde.',
  'RC-6.7': 'Der Würfel bleibt offen vor dir liegen; er zählt am Ende.',
  'RC-6.8':
    'Durch die Starttafel zählt jede Strecke wie bei einer Stadt. Dass die Stadt, von der die Ware kommt, sie selbst verlangt, hält nichts auf.',
  'RC-7': 'Aktion: abwerfen für eine Karte oder einen Würfel',
  'RC-7.1': 'Wirf eine Karte offen ab und tu dann eines von beidem.',
  'RC-7.2': 'Ziehe die oberste Karte des Stapels, oder nimm aus der Auslage eine Karte, die keine Lokomotive ist.',
  'RC-7.3':
    'Oder ziehe einen Würfel aus dem Beutel und lege ihn, nachdem du ihn gesehen hast, auf eine Stadt auf dem Tisch, die keine Waren hat.',
  'RC-7.4': 'Danach nimmst du Karten wie nach jeder Aktion.',
  'RC-7.5':
    'Eines von beidem muss geschehen. Du brauchst also eine Karte zum Abwerfen und eine Karte im Stapel, eine in der Auslage, die keine Lokomotive ist, oder einen Würfel im Beutel und eine Stadt ohne Waren.',
  'RC-7.6':
    'Der Ablagestapel gilt hier nicht. Eine Lokomotive vom Stapel ist erlaubt und schränkt das Nehmen danach nicht ein; die Auslage wird sofort aufgefüllt.',
  'RC-8': 'Das Ende des Spiels',
  'RC-8.1':
    'Das Ende beginnt, wenn der Stapel aufgebraucht ist, jemand keinen Zug mehr hat oder der Beutel leer ist; selten auch nach RC-R11.',
  'RC-8.2': 'Die Runde wird zu Ende gespielt, so dass alle gleich oft am Zug waren.',
  'RC-8.3':
    'Ohne Stapel können noch Karten aus der Auslage, die nicht mehr aufgefüllt wird, und vom Ablagestapel genommen werden.',
  'RC-8.4': 'Dann darf jeder, vom Startspieler an, noch eine Lieferung machen und sonst nichts.',
  'RC-8.5':
    'Was das Ende auslöst, wirkt in dem Augenblick, in dem es geschieht, und wird nicht rückgängig gemacht; der Zug geht weiter. Geschieht es im letzten Zug einer Runde, ist das der letzte Zug. Weitere Auslöser ändern nichts.',
  'RC-8.6': 'Bis dahin bleiben alle Aktionen möglich. Bei leerem Beutel erhalten neue Städte keine Waren.',
  'RC-8.7':
    'Letzte Lieferungen sind Lieferungen wie alle anderen: Sie bringen Punkte, auch anderen Besitzern, ihre Würfel zählen, und jede beginnt mit dem, was die vorige übrig ließ. Man darf verzichten.',
  'RC-9': 'Schlusswertung',
  'RC-9.1':
    'Für jede Stadt auf dem Tisch erhält derjenige, dessen eigene Strecken dort zusammen den höchsten Wert haben, den Wert der Stadt. Sind mehrere gleich, erhalten ihn alle.',
  'RC-9.2': 'Jede Lokomotive vor dir bringt 1 Punkt.',
  'RC-9.3':
    'Gelieferte Waren zählen in Sätzen, jeder Würfel in höchstens einem: 3 gleiche bringen 2, 4 gleiche bringen 3, 4 verschiedene bringen 5. Das Programm findet die beste Aufteilung.',
  'RC-9.4':
    'Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr Strecken, dann mehr gelieferte Waren; danach wird der Sieg geteilt.',
  'RC-9.5':
    'Eine Strecke zwischen zwei Städten zählt bei beiden voll, eine Strecke an der Starttafel bei ihrer einen Stadt. Es zählt der Spieler, nicht die Farbe der Gleise.',
  'RC-9.6':
    'Für die besten Sätze wird jede Anzahl von Sätzen verschiedener Waren versucht und der Rest jeder Ware in Dreier und Vierer geteilt. Möglichst viele verschiedene sind nicht immer das Beste.',
  'RC-10': 'Wahlregeln',
  'RC-10.1':
    'Für jüngere Spieler: ohne Lokomotiven und Waren. Es wird nichts geliefert; die Aktionen sind bauen, für eine Karte abwerfen und passen.',
  'RC-10.2':
    'Lokomotive als zweite Karte: Eine offene Lokomotive darf auch die zweite Karte sein. Sie beendet das Nehmen trotzdem.',
  'RC-10.3':
    'Beliebig viele Strecken: Eine Farbe, die eine Stadtkarte zeigt, nimmt beliebig viele Strecken an; eine, die sie nicht zeigt, keine. Diese Varianten lassen sich verbinden.',
  'RC-R': 'Entscheidungen',
  'RC-R1':
    'Da eine offene Lokomotive das Nehmen beendet, kann sie nur als erste Karte genommen werden; sonst würde das nichts kosten.',
  'RC-R2':
    'Bei jüngeren Spielern erhält jeder 1 Stadt vom Wert 2 und 3 weitere Karten. Es gibt keine letzten Lieferungen und keine Punkte für Lokomotiven und Waren, der Beutel beendet das Spiel nicht, und bei gleichen Punkten und Strecken wird der Sieg geteilt.',
  'RC-R3': 'Aus dem Ablagestapel wird nie ein neuer Stapel: Ist der Stapel aufgebraucht, endet das Spiel.',
  'RC-R4': 'Sind Stapel, Auslage und Ablagestapel alle leer, wird keine Karte genommen.',
  'RC-R5': 'Eine Stadt beliefert sich nicht selbst: Eine Ware braucht mindestens eine Strecke.',
  'RC-R6': 'Die Starttafel selbst bringt niemandem Punkte.',
  'RC-R7':
    'Eine Lieferung ist erlaubt, was sie anderen auch bringt. Da die erste Strecke dir gehört, bringt sie dir immer mehr als allen anderen zusammen.',
  'RC-R8':
    'Die gedruckten Karten sind nicht öffentlich. Vier Anschlüsse je Stadt, jeder für eine Strecke, sind unsere Lesart; Anschlüsse einer Farbe sind gleich.',
  'RC-R9': 'Die Regeln sagen, wer in einer Runde zuletzt spielt, nicht, wer beginnt: Das entscheidet das Los.',
  'RC-R10':
    'Keine Strecke wird in einer Lieferung zweimal benutzt. Zwischen zwei Städten gibt es nur einen Weg; gewählt werden also nur Ware und Ziel.',
  'RC-R11':
    'Ein Zug ist leer, wenn du passt und deine Karten, falls du welche nimmst, nur vom Ablagestapel kommen. Nach leeren Zügen in Folge, 3 je Spieler, wer auch begann, beginnt das Ende. Jeder andere Zug setzt die Zählung, die alle sehen, auf null zurück.',
  'RC-E': 'Beispiele',
  'RC-E1':
    'Eine Stadt vom Wert 4 wird mit Orange 1, Orange 2 und einem Joker an eine Stadt vom Wert 3 mit freiem Anschluss in Orange angeschlossen: sofort 4 Punkte, und die Strecke hat den Wert 4.',
  'RC-E2': 'Orange 1 und Orange 2 für eine Stadt vom Wert 3: sofort 3 Punkte.',
  'RC-E3':
    'Mit 3 Lokomotiven fährt Getreide über 3 Strecken zu einer Stadt, die es verlangt. Die erste Strecke ist die eigene, eine der anderen gehört einem Gegner: 3 Punkte, und 1 für diesen Gegner.',
  'RC-E4':
    'James hat Strecken vom Wert 3, 3 und 2, Steve eine vom Wert 4. Eine Stadt vom Wert 3 berührt Steves 4 und eine 3 von James: Steve erhält 3. Eine Stadt vom Wert 4 berührt Steves 4 und die 2 und die 3 von James: James erhält 4. Städte vom Wert 2 und 3 berührt nur James: noch 2 und 3. James hat 9, Steve 3.',
  'RC-E5':
    'Eine von jeder Ware bringt 5, drei Holz 2, vier Erz 3, sieben Holz 5, vier Holz und je eine der anderen 7. Drei Holz, drei Erz, drei Getreide und ein Vieh bringen 6, nicht 5. Zwei gleiche Würfel bringen nichts.',
  'RC-E6':
    'Vier Joker bezahlen keine Stadt vom Wert 4, auch nicht drei Joker mit einem Gleis in Orange auf einer Strecke in Lila. Eine lila 2 und fünf Joker für eine Stadt vom Wert 2 sind erlaubt: 7 Punkte.',
  'RC-E7':
    'Mit 2 Lokomotiven fährt Erz über die eigene Strecke zur Starttafel und über die eines Gegners zu einer Stadt, die Erz verlangt: 2 Punkte, und 1 für den Gegner. Mit 3 Lokomotiven und einer Stadt dazwischen, die Erz verlangt, muss es dort enden.',
  'RC-E8':
    'Vier Spieler; im Zug des dritten geht der Stapel zu Ende. Der vierte spielt noch, dann dürfen alle vier einmal liefern, der Startspieler zuerst.',
  'RC-E9':
    'Die Auslage zeigt eine Lokomotive, ein Gleis und eine Stadt. Wer das Gleis nimmt, darf die Lokomotive nicht folgen lassen; ein Gleis, das für das erste aufgedeckt wurde, schon.',
  'RC-E10':
    'Zwei Spieler mit 13 Karten passen abwechselnd, nehmen die oberste abgeworfene Karte und werfen wieder eine ab. Der sechste solche Zug in Folge löst das Ende aus. Eine Karte vom Stapel oder aus der Auslage in einem davon lässt die Zählung neu beginnen.',
}
