/** The rules of Railways: the card game in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RC-1': 'Ziel und Spielmaterial',
  'RC-1.1':
    'Ziel: Verbinde Städte mit Strecken und liefere Waren. Wer die meisten Punkte hat, gewinnt. Es gibt einen Stapel von 111 Karten: 65 Gleise in Lila, Hellgrün, Braun, Orange und Weiß (in jeder Farbe 6 vom Wert 1 und 7 vom Wert 2), 21 Lokomotiven, die auch Gleise ersetzen, und 25 Städte (5 vom Wert 5, 5 vom Wert 4, 10 vom Wert 3 und 5 vom Wert 2).',
  'RC-1.2':
    'In einem Beutel sind 60 Warensteine: 15 rote (Holz), 15 blaue (Erz), 15 gelbe (Getreide) und 15 schwarze (Vieh).',
  'RC-1.3':
    'Jeder Spieler hat 12 Zugfiguren einer Farbe. Eine zeigt die Punkte an, eine liegt für Punkte über 25 bereit, und die anderen 10 markieren Strecken.',
  'RC-1.4':
    'Eine Stadtkarte zeigt ihren Wert, vier Anschlüsse, jeden in einer Gleisfarbe, und die Ware, die die Stadt verlangt. Eine Stadt vom Wert 5 verlangt alle Waren. Je höher der Wert, desto weniger Farben. Beim Bau bekommt eine Stadt einen Warenstein weniger, als ihr Wert angibt.',
  'RC-1.5':
    'Das Startplättchen liegt in der Mitte. Daran können beliebig viele Strecken in jeder Farbe anschließen. Es hat keinen Wert, trägt keine Waren und verlangt keine.',
  'RC-2': 'Spielaufbau',
  'RC-2.1': 'Jeder bekommt 1 Lokomotive und 1 zufällige Stadt vom Wert 2.',
  'RC-2.2': 'Mischt alle anderen Karten. Jeder bekommt noch 2, sodass alle 4 haben.',
  'RC-2.3':
    'Deckt die obersten 3 Karten auf: Das ist die Auslage. Städte vom Wert 2, die niemand bekommen hat, sind ganz normal im Stapel.',
  'RC-2.4': 'Der Zufall bestimmt, wer beginnt. Von dort an wird im Uhrzeigersinn ausgeteilt und gespielt.',
  'RC-3': 'Dein Zug',
  'RC-3.1': 'Dein Zug hat drei Teile: eine Aktion ausführen, Karten nehmen, Handlimit prüfen.',
  'RC-3.2':
    'Wähle eine Aktion: eine Strecke zu einer neuen Stadt bauen; eine Lokomotive spielen und danach liefern, wenn du willst; Waren liefern; eine Karte für eine andere Karte oder einen Warenstein abwerfen; oder passen.',
  'RC-3.3':
    'Nimm nach deiner Aktion 1 oder 2 Karten, jede vom Stapel, aus der Auslage oder oben vom Ablagestapel. Wenn es geht, musst du mindestens eine nehmen.',
  'RC-3.4': 'Nimmst du eine Karte aus der Auslage, ersetze sie sofort vom Stapel.',
  'RC-3.5':
    'Nimmst du eine offene Lokomotive aus der Auslage oder vom Ablagestapel, nimmst du keine weitere Karte. Für eine vom Stapel gezogene Lokomotive gilt das nicht.',
  'RC-3.6':
    'Am Ende deines Zuges darfst du höchstens 13 Karten haben. Den Rest wirfst du ab; du wählst, welche. Das ist keine Aktion.',
  'RC-3.7': 'Abgeworfene Karten liegen offen auf einem Stapel, in der Reihenfolge, die du wählst.',
  'RC-3.8':
    'Du nimmst Karten nacheinander, die zweite darf also eine sein, die gerade erst dazugekommen ist. Du nimmst Karten nach jeder Aktion, auch nach dem Passen, und die Karte, die du gerade abgeworfen hast, darfst du zurücknehmen. Während deines Zuges darfst du mehr als 13 Karten haben.',
  'RC-4': 'Aktion: eine Strecke zu einer neuen Stadt bauen',
  'RC-4.1':
    'Spiele eine Stadt aus der Hand und schließe sie an das Startplättchen oder an eine Stadt auf dem Tisch an.',
  'RC-4.2':
    'Eine Strecke hat eine Farbe. Die neue Stadt braucht einen Anschluss dieser Farbe, die Stadt auf dem Tisch ebenso, und dort muss er frei sein. Das Startplättchen nimmt jede Farbe an. Die Strecke belegt an beiden Enden einen Anschluss.',
  'RC-4.3':
    'Du verbindest nie zwei Orte, die schon auf dem Tisch liegen: Jede Strecke bringt eine neue Stadt ins Spiel.',
  'RC-4.4':
    'Zahle mit Gleisen in der Farbe der Strecke, die zusammen mindestens so viel wert sind wie die neue Stadt. Der Wert der anderen Stadt spielt keine Rolle. Eine Lokomotive kann ein Gleis vom Wert 1 ersetzen, aber mindestens ein Gleis dieser Farbe musst du spielen. Du darfst mehr zahlen.',
  'RC-4.5':
    'Stelle eine deiner Zugfiguren auf die Strecke: Sie gehört jetzt dir. Du bekommst sofort den Wert der gespielten Karten als Punkte; eine Lokomotive zählt 1.',
  'RC-4.6': 'Die Karten bleiben auf dem Tisch. Zusammen sind sie am Spielende der Wert der Strecke.',
  'RC-4.7':
    'Die neue Stadt bekommt einen Warenstein weniger, als ihr Wert angibt, zufällig aus dem Beutel, solange er reicht.',
  'RC-4.8': 'Ohne Zugfigur kannst du nicht bauen. Eine Strecke wechselt nie den Besitzer.',
  'RC-4.9':
    'Du darfst beliebig viel mehr zahlen, mit Gleisen oder Lokomotiven, und alles bringt Punkte. Gleise anderer Farben zählen nie.',
  'RC-5': 'Aktion: eine Lokomotive spielen',
  'RC-5.1':
    'Spiele eine Lokomotive aus der Hand und lege sie vor dich. Die Zahl der Lokomotiven vor dir ist deine Zugkraft: Über so viele Strecken können deine Waren fahren.',
  'RC-5.2': 'Hast du eine gespielt, darfst du als Teil derselben Aktion sofort einmal liefern.',
  'RC-5.3':
    'Spiele eine Lokomotive pro Aktion. Sie zählt sofort für die Lieferung und bleibt bis zum Ende liegen. Eine Obergrenze gibt es nicht.',
  'RC-6': 'Aktion: Waren liefern',
  'RC-6.1':
    'Bewege einen Warenstein über Strecken von einer Stadt auf dem Tisch zu einer Stadt, die seine Farbe verlangt.',
  'RC-6.2': 'Die erste Strecke des Weges muss dir gehören. Die anderen dürfen jedem gehören.',
  'RC-6.3': 'Der Weg hat mindestens eine Strecke und höchstens so viele, wie deine Zugkraft angibt.',
  'RC-6.4':
    'Der Warenstein bleibt in der ersten Stadt auf dem Weg, die ihn verlangt; weiter kann er nicht. Eine Stadt vom Wert 5 hält jeden auf.',
  'RC-6.5': 'Waren dürfen über das Startplättchen fahren, aber du kannst nicht dorthin liefern.',
  'RC-6.6':
    'Du bekommst 1 Punkt für jede Strecke des Weges, egal wem sie gehört. Jeder andere Spieler bekommt 1 Punkt für jede eigene Strecke, die du benutzt.',
  'RC-6.7': 'Lege den Warenstein offen vor dich. Er zählt am Ende.',
  'RC-6.8':
    'Auf einem Weg über das Startplättchen zählt jede Strecke, wie bei einer Stadt. Verlangt die Stadt, in der die Ware startet, sie selbst, hält das nichts auf.',
  'RC-7': 'Aktion: eine Karte für eine Karte oder einen Warenstein abwerfen',
  'RC-7.1': 'Wirf eine Karte offen ab und tu dann eines von beidem.',
  'RC-7.2': 'Ziehe die oberste Karte des Stapels, oder nimm eine Karte aus der Auslage, die keine Lokomotive ist.',
  'RC-7.3':
    'Oder ziehe einen Warenstein aus dem Beutel, sieh ihn an und lege ihn auf eine Stadt auf dem Tisch, die keine Waren hat.',
  'RC-7.4': 'Danach nimmst du Karten wie nach jeder Aktion.',
  'RC-7.5':
    'Eines von beidem musst du tun. Du brauchst also eine Karte zum Abwerfen und eine Karte im Stapel, eine in der Auslage, die keine Lokomotive ist, oder einen Warenstein im Beutel und eine Stadt ohne Waren.',
  'RC-7.6':
    'Vom Ablagestapel kannst du hier nichts nehmen. Eine Lokomotive vom Stapel ist erlaubt und ändert nichts daran, wie viele Karten du danach nimmst. Eine Karte aus der Auslage ersetzt du sofort.',
  'RC-8': 'Spielende',
  'RC-8.1':
    'Ist der Stapel leer, hat jemand keine Zugfigur mehr oder ist der Beutel leer, dann ist die laufende Runde die letzte; selten auch durch RC-R11.',
  'RC-8.2':
    'Spielt die Runde zu Ende. Der Spieler rechts vom Startspieler ist als Letzter am Zug, sodass alle gleich oft dran waren.',
  'RC-8.3':
    'Ist der Stapel leer, kannst du noch Karten aus der Auslage und vom Ablagestapel nehmen. Die Auslage wird nicht mehr aufgefüllt.',
  'RC-8.4': 'Dann darf jeder, beginnend mit dem Startspieler, noch einmal liefern. Sonst ist nichts erlaubt.',
  'RC-8.5':
    'Das Ende gilt ab dem Moment, in dem das passiert, und lässt sich nicht umkehren; du spielst deinen Zug normal zu Ende. Passiert es im letzten Zug einer Runde, endet das Spiel nach diesem Zug. Spätere Auslöser ändern nichts.',
  'RC-8.6': 'Bis dahin bleiben alle Aktionen möglich. Ist der Beutel leer, bekommen neue Städte keine Waren.',
  'RC-8.7':
    'Letzte Lieferungen sind normale Lieferungen: Sie bringen Punkte, auch für andere Besitzer, ihre Warensteine zählen, und jede geht von dem aus, was die vorige übrig ließ. Du darfst deine auslassen.',
  'RC-9': 'Schlusswertung',
  'RC-9.1':
    'Für jede Stadt auf dem Tisch bekommt der Spieler, dessen Strecken dort zusammen den höchsten Wert haben, den Wert der Stadt. Bei Gleichstand bekommen ihn alle Beteiligten.',
  'RC-9.2': 'Jede Lokomotive vor dir bringt 1 Punkt.',
  'RC-9.3':
    'Gelieferte Waren bringen Punkte in Sätzen. Jeder Warenstein zählt in höchstens einem Satz: 3 gleiche bringen 2 Punkte, 4 gleiche bringen 3, 4 verschiedene bringen 5. Das Programm findet die beste Aufteilung.',
  'RC-9.4':
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Strecken, dann mehr gelieferte Waren. Danach wird der Sieg geteilt.',
  'RC-9.5':
    'Eine Strecke zwischen zwei Städten zählt in beiden voll. Eine Strecke am Startplättchen zählt in ihrer einen Stadt. Es kommt darauf an, wem die Strecken gehören, nicht auf die Farbe der Gleise.',
  'RC-9.6':
    'Für die besten Sätze probiert das Programm jede Anzahl von Sätzen verschiedener Waren und teilt den Rest jeder Ware in Dreier und Vierer. Möglichst viele verschiedene sind nicht immer das Beste.',
  'RC-10': 'Optionen',
  'RC-10.1':
    'Für jüngere Spieler: ohne Lokomotiven und Waren. Es wird nicht geliefert; die Aktionen sind bauen, eine Karte für eine andere abwerfen und passen.',
  'RC-10.2': 'Offene Lokomotiven auch als zweite Karte. Auch dann nimmst du danach keine weitere Karte.',
  'RC-10.3':
    'Beliebig viele Strecken in den Farben, die eine Stadtkarte zeigt; keine in anderen Farben. Diese Optionen lassen sich kombinieren.',
  'RC-12': 'Wer sieht was',
  'RC-12.1':
    'Nur du siehst deine Hand; alle sehen, wie viele Karten du hast. Offen genommene Karten sind allen bekannt. Alle beginnen mit einer Lokomotive und einer Stadt vom Wert 2, aber niemand weiß, welche Stadt die anderen haben. Die Reihenfolge im Stapel und im Beutel ist geheim; wie viele Warensteine jeder Farbe noch im Beutel sind, nicht. Alles andere ist offen: die Größe des Stapels, jede Karte im Ablagestapel, Zugfiguren, gespielte Lokomotiven, gelieferte Warensteine, Werte der Strecken und Punkte.',
  'RC-R': 'Entscheidungen: was die Spielregeln offen lassen',
  'RC-R1':
    'Nach einer offenen Lokomotive nimmst du keine Karte mehr, also kannst du sie nur als erste Karte nehmen. Sonst würde sie nichts kosten.',
  'RC-R2':
    'Mit der Option für jüngere Spieler bekommt jeder 1 Stadt vom Wert 2 und 3 weitere Karten. Es gibt keine letzten Lieferungen und keine Punkte für Lokomotiven und Waren. Der Beutel beendet das Spiel nicht. Sind Punkte und Strecken gleich, wird der Sieg geteilt.',
  'RC-R3': 'Aus dem Ablagestapel wird nie ein neuer Stapel: Ist der Stapel leer, endet das Spiel.',
  'RC-R4': 'Sind Stapel, Auslage und Ablagestapel alle leer, nimmst du keine Karte.',
  'RC-R5': 'Eine Stadt kann sich nicht selbst beliefern: Ein Warenstein fährt über mindestens eine Strecke.',
  'RC-R6': 'Das Startplättchen selbst bringt niemandem Punkte.',
  'RC-R7':
    'Eine Lieferung ist immer erlaubt, egal wie viel sie anderen bringt. Die erste Strecke gehört dir, du bekommst also immer mehr als alle anderen zusammen.',
  'RC-R8':
    'Die gedruckten Karten sind nicht öffentlich. Vier Anschlüsse pro Stadt, jeder für eine Strecke, sind unsere Lesart. Anschlüsse derselben Farbe auf einer Karte sind gleich.',
  'RC-R9':
    'Die Spielregeln sagen, wer in einer Runde zuletzt spielt, aber nicht, wer beginnt; deshalb entscheidet der Zufall.',
  'RC-R10':
    'Eine Lieferung benutzt keine Strecke zweimal. Zwischen zwei Städten gibt es nur einen Weg, du wählst also nur Ware und Ziel.',
  'RC-R11':
    'Wenn du passt und nur Karten vom Ablagestapel nimmst oder keine, ist das ein Spielzug ohne Aktion. Nach 3 davon in Folge pro Spieler, egal wer angefangen hat, ist die laufende Runde die letzte. Jeder andere Spielzug setzt die Zählung auf null zurück. Alle können die Zählung sehen.',
  'RC-E': 'Beispiele',
  'RC-E1':
    'Du schließt eine Stadt vom Wert 4 mit Orange 1, Orange 2 und einer Lokomotive an eine Stadt vom Wert 3 an, die einen freien Anschluss in Orange hat: sofort 4 Punkte, und die Strecke hat den Wert 4.',
  'RC-E2': 'Orange 1 und Orange 2 für eine Stadt vom Wert 3: sofort 3 Punkte.',
  'RC-E3':
    'Du hast 3 Lokomotiven und bringst Getreide über 3 Strecken zu einer Stadt, die es verlangt. Die erste Strecke gehört dir, eine der anderen einem Gegner: 3 Punkte für dich und 1 für diesen Gegner.',
  'RC-E4':
    'James hat Strecken vom Wert 3, 3 und 2, Steve eine vom Wert 4. An einer Stadt vom Wert 3 liegen Steves 4 und eine 3 von James: Steve bekommt 3. An einer Stadt vom Wert 4 liegen Steves 4 und die 2 und die 3 von James: James bekommt 4. An Städten vom Wert 2 und 3 liegen nur Strecken von James: noch 2 und 3. James hat 9, Steve 3.',
  'RC-E5':
    'Eine von jeder Ware bringt 5, drei Holz 2, vier Erz 3, sieben Holz 5, vier Holz und je eine der anderen 7. Drei Holz, drei Erz, drei Getreide und ein Vieh bringen 6, nicht 5. Zwei gleiche Warensteine bringen nichts.',
  'RC-E6':
    'Vier Lokomotiven bezahlen keine Stadt vom Wert 4, auch nicht drei Lokomotiven und ein Gleis in Orange auf einer Strecke in Lila. Eine lila 2 und fünf Lokomotiven für eine Stadt vom Wert 2 sind erlaubt: 7 Punkte.',
  'RC-E7':
    'Du hast 2 Lokomotiven und bringst Erz über deine eigene Strecke zum Startplättchen und über die eines Gegners zu einer Stadt, die Erz verlangt: 2 Punkte für dich und 1 für den Gegner. Mit 3 Lokomotiven und einer Stadt dazwischen, die Erz verlangt, muss es dort bleiben.',
  'RC-E8':
    'Bei vier Spielern geht der Stapel im Zug des dritten zu Ende. Der vierte spielt noch; dann dürfen alle vier noch einmal liefern, der Startspieler zuerst.',
  'RC-E9':
    'In der Auslage liegen eine Lokomotive, ein Gleis und eine Stadt. Nimmst du das Gleis, darfst du die Lokomotive nicht mehr nehmen, wohl aber ein Gleis, das für das erste aufgedeckt wurde.',
  'RC-E10':
    'Zwei Spieler mit je 13 Karten passen immer wieder, nehmen die oberste Ablagekarte und werfen eine Karte ab. Der sechste solche Spielzug in Folge löst das Ende aus. Nimmt einer von ihnen eine Karte vom Stapel oder aus der Auslage, beginnt die Zählung von vorn.',
}
