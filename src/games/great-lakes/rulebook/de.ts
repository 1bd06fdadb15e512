/** The rules of Great Lakes in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'GL-0': 'Ziel des Spiels',
  'GL-0.1':
    'Sammle die meisten Punkte. Punkte gibt es für Strecken, die du nutzt, für Zielkarten, die du erfüllst, und für Häfen in den Städten auf diesen Karten. Zielkarten, die du nicht erfüllst, kosten Punkte.',
  'GL-1': 'Spielmaterial',
  'GL-1.1':
    'Es gibt 80 Zugkarten: je 11 in sechs Farben (lila, gelb, grün, rot, schwarz, weiß) und 14 Lokomotiven. Lokomotiven sind Joker: Sie ersetzen jede andere Karte.',
  'GL-1.2': 'Es gibt 60 Schiffskarten: in jeder Farbe 4 Einzelschiffe und 6 Doppelschiffe.',
  'GL-1.3':
    'In jeder Farbe tragen 4 der 11 Zugkarten und alle 4 Einzelschiffe ein Hafensymbol. Doppelschiffe tragen nie eines.',
  'GL-1.4': 'Jeder Spieler hat 33 Waggons, 32 Schiffe und 3 Häfen.',
  'GL-1.5':
    'Auf dem Spielplan sind 35 Städte, davon 25 Hafenstädte, zwei Knotenpunkte auf offenem Wasser und 110 Strecken. Dazu gibt es 55 Zielkarten. Die Quellen sind sich nicht einig, ob die Strecken von Buffalo nach Syracuse und nach Erie für Schiffe oder für Züge sind; hier sind sie für Schiffe.',
  'GL-1.6':
    'Für Zugstrecken brauchst du Waggons und Zugkarten, für Schiffsstrecken Schiffe und Schiffskarten, nie gemischt. Nur Lokomotiven gelten auf beiden.',
  'GL-2': 'Spielaufbau',
  'GL-2.1':
    'Beide Stapel werden gemischt. Jeder Spieler erhält 2 Zugkarten und 2 Schiffskarten. Dann werden von jedem Stapel 3 Karten aufgedeckt und bilden die Auslage: Züge auf Platz 1 bis 3, Schiffe auf Platz 4 bis 6.',
  'GL-2.2':
    'Jeder Spieler erhält 5 Zielkarten und behält mindestens 3. Die übrigen kommen verdeckt unter den Zielkartenstapel.',
  'GL-2.3':
    'Danach wählt jeder Spieler geheim 50 Waggons und Schiffe aus 33 Waggons und 32 Schiffen. Der Rest ist sein Vorrat. Wenn alle gewählt haben, wird aufgedeckt. Tipp für die erste Partie: 27 Waggons und 23 Schiffe.',
  'GL-2.4': 'Alle Spieler wählen ihre Zielkarten, Waggons und Schiffe gleichzeitig.',
  'GL-2.5':
    'Der Zufall bestimmt, wer beginnt; das ist bekannt, bevor die Zielkarten gewählt werden. Gespielt wird im Uhrzeigersinn.',
  'GL-2.6':
    'Sind drei oder mehr der ersten sechs offenen Karten Lokomotiven, gilt GL-4.6, bevor die Zielkarten gewählt werden.',
  'GL-2.7':
    'Bis alle fertig sind, sehen die anderen nur, wer fertig ist. Wie viele Zielkarten jeder behalten hat, wird zusammen mit den Waggons und Schiffen aufgedeckt. Dann kommen die zurückgegebenen Zielkarten unter den Stapel: vom Startspieler an Spieler für Spieler, jeweils in der Reihenfolge, in der sie ausgeteilt wurden.',
  'GL-3': 'Dein Zug',
  'GL-3.1':
    'Wenn du am Zug bist, tust du genau eines davon: Transportkarten (Züge oder Schiffe) ziehen, eine Strecke nutzen, Zielkarten ziehen, einen Hafen bauen oder Waggons und Schiffe tauschen. Passen geht nicht.',
  'GL-3.2': 'Wenn du nichts davon kannst, wirst du übersprungen. Wenn du nur noch tauschen kannst, musst du tauschen.',
  'GL-4': 'Karten ziehen',
  'GL-4.1':
    'Nimm zwei Karten. Jede ist entweder eine der sechs offenen Karten oder die oberste Karte eines der beiden Stapel.',
  'GL-4.2':
    'Nimmst du eine offene Karte, wird ihr Platz sofort von einem Stapel deiner Wahl aufgefüllt. So können in der Auslage auch nur Züge oder nur Schiffe liegen.',
  'GL-4.3': 'Ist deine erste Karte eine offene Lokomotive, bleibt sie deine einzige Karte in diesem Zug.',
  'GL-4.4': 'Deine zweite Karte darf keine offene Lokomotive sein, auch keine, die gerade erst aufgedeckt wurde.',
  'GL-4.5': 'Eine Lokomotive, die du vom Stapel ziehst, zählt wie jede andere Karte.',
  'GL-4.6':
    'Sobald drei oder mehr der offenen Karten Lokomotiven sind, wird die Auslage abgeräumt: Alle sechs Karten werden abgelegt und von jedem Stapel drei neue aufgedeckt.',
  'GL-4.7':
    'Ist ein Stapel aufgebraucht, wird sofort sein eigener Ablagestapel zu einem neuen Stapel gemischt; gibt es keinen, bleibt er leer. Lokomotiven kommen immer auf den Ablagestapel der Züge. Eine Zahlung oder eine abgeräumte Auslage wird erst ganz abgelegt, bevor neu gemischt wird. Gibt es nur noch einen Stapel, füllt er die ganze Auslage auf. Sind beide leer, kann niemand Karten ziehen.',
  'GL-4.8': 'Du darfst beliebig viele Karten auf der Hand haben.',
  'GL-4.9': 'War deine erste Karte die letzte, die es noch gab, bekommst du keine zweite und dein Zug ist zu Ende.',
  'GL-4.10':
    'Eine offene Karte darfst du nur nehmen, wenn sie ersetzt werden kann; es liegen also immer sechs offen. Von einem leeren Stapel kannst du nicht ziehen.',
  'GL-4.11':
    'Du musst eine zweite Karte nehmen, wenn du kannst. Die einzige Ausnahme ist eine offene Lokomotive als erste Karte.',
  'GL-4.12':
    'Die Reihenfolge: Karte nehmen, Stapel wählen (wenn beide Karten haben), neue Karte aufdecken, die Auslage abräumen, wenn GL-4.6 gilt, dann die nächste Karte nehmen. Du siehst jedes Ergebnis, bevor es weitergeht. Eine abgeräumte Auslage beendet deinen Zug nicht.',
  'GL-5': 'Eine Strecke nutzen',
  'GL-5.1':
    'Bezahle mit Karten von Art und Farbe der Strecke, die alle Felder abdecken; auf einer grauen Strecke wählst du eine beliebige Farbe. Lege die Karten ab, setze auf jedes Feld einen Waggon oder ein Schiff und erhalte sofort Punkte: 1, 2, 4, 7, 10, 15, 18, 21 oder 27 Punkte für 1 bis 9 Felder.',
  'GL-5.2':
    'Eine Lokomotive ersetzt jede Zug- oder Schiffskarte und deckt ein Feld ab. Du darfst auch nur mit Lokomotiven bezahlen.',
  'GL-5.3': 'Ein Doppelschiff deckt bis zu zwei Felder ab. Für ein Schiff zu viel bekommst du nichts zurück.',
  'GL-5.4': 'Du brauchst so viele Waggons oder Schiffe, wie die Strecke Felder hat.',
  'GL-5.5':
    'Du darfst jede freie Strecke nutzen; sie muss nicht an deine anderen Strecken anschließen. Pro Zug nutzt du eine Strecke.',
  'GL-5.6':
    'Eine Doppelstrecke besteht aus zwei Strecken derselben Art zwischen denselben zwei Orten. Niemand darf beide besitzen. Mit 2 oder 3 Spielern ist die zweite für alle gesperrt, sobald eine genutzt wird.',
  'GL-5.7':
    'Eine Zugstrecke und eine Schiffsstrecke zwischen denselben zwei Städten sind keine Doppelstrecke: Ein Spieler darf beide besitzen.',
  'GL-5.8': 'Auch Karten mit Hafensymbol gelten für Strecken. Du wählst selbst, mit welchen Karten du bezahlst.',
  'GL-6': 'Zielkarten',
  'GL-6.1':
    'Ziehe vier Zielkarten, oder so viele, wie noch da sind, und behalte mindestens eine. Die übrigen kommen verdeckt unter den Stapel. Was du behältst, gibst du nie zurück, und du darfst beliebig viele Zielkarten haben.',
  'GL-6.2':
    'Am Ende bringt eine Zielkarte ihren Wert, wenn deine eigenen Strecken die beiden Städte verbinden; Züge und Schiffe dürfen gemischt sein. Sonst verlierst du diesen Wert.',
  'GL-6.3': 'Zielkarten bleiben bis zum Ende geheim.',
  'GL-6.4':
    'In diesem Spiel gibt es keine Rundreisekarten. Knotenpunkte verbinden die Strecken, die dort zusammentreffen. Sie bekommen nie einen Hafen und stehen auf keiner Zielkarte.',
  'GL-7': 'Häfen',
  'GL-7.1':
    'Häfen baust du nur in Hafenstädten. In jeder Stadt ist Platz für einen Hafen, und jeder Spieler kann drei bauen.',
  'GL-7.2': 'Du musst eine Zugstrecke oder eine Schiffsstrecke zu dieser Stadt besitzen.',
  'GL-7.3':
    'Ein Hafen kostet zwei Zugkarten und zwei Schiffskarten einer Farbe, alle mit Hafensymbol. Lokomotiven dürfen jede der vier Karten ersetzen, auch alle. Unter den übrigen Karten dürfen höchstens zwei von jeder Art sein.',
  'GL-7.4':
    'Am Ende bringt ein Hafen 10, 20 oder 30 Punkte, wenn du eine, zwei oder mindestens drei Zielkarten mit dieser Stadt erfüllt hast. Ohne bringt er nichts.',
  'GL-7.5': 'Eine Zielkarte mit zwei Städten, in denen du Häfen hast, zählt für beide Häfen.',
  'GL-7.6': 'Jeder Hafen, den du nicht gebaut hast, kostet dich am Ende 4 Punkte.',
  'GL-7.7':
    'Pro Zug baust du einen Hafen. Die Karten werden abgelegt. Punkte bringt er erst am Ende, und er wird nie versetzt.',
  'GL-8': 'Waggons und Schiffe tauschen',
  'GL-8.1':
    'Du kannst deinen Zug nutzen, um beliebig viele deiner Waggons gegen ebenso viele Schiffe aus deinem Vorrat zu tauschen oder Schiffe gegen Waggons. Das kostet je einen Punkt. Tausche mindestens einmal und nie mehr, als dein Vorrat hergibt.',
  'GL-8.2': 'Pro Zug tauschst du nur in eine Richtung. Dein Punktestand darf unter null fallen.',
  'GL-8.3':
    'Du kannst nur tauschen, was nicht auf dem Spielplan steht. In deinem Vorrat sind immer 15 Waggons und Schiffe. Du darfst beliebig oft tauschen.',
  'GL-9': 'Spielende',
  'GL-9.1':
    'Hat ein Spieler am Ende seines Zuges zusammen nur noch sechs oder weniger Waggons und Schiffe, sind alle noch zweimal am Zug, auch er selbst. Dann ist das Spiel zu Ende.',
  'GL-9.2':
    'Dein Endstand: Punkte für Strecken, minus Punkte fürs Tauschen, plus erfüllte Zielkarten, minus nicht erfüllte, plus Häfen, minus 4 für jeden nicht gebauten Hafen. Für den längsten Weg oder die meisten Zielkarten gibt es keinen Bonus.',
  'GL-9.3':
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Zielkarten erfüllt hat, dann, wer mehr Hafenpunkte hat. Ist es dann noch gleich, teilen sich die Spieler den Platz.',
  'GL-9.4':
    'Für GL-9.1 zählen Waggons und Schiffe, Häfen nicht. Es geschieht nur einmal: Danach ändert es nichts mehr, wenn auch andere nur noch sechs oder weniger haben. Wer die Endphase ausgelöst hat, ist als Allerletzter am Zug. Wer übersprungen wird, hatte damit einen seiner beiden Spielzüge.',
  'GL-9.5': 'Das Spiel endet auch sofort, wenn drei volle Runden lang nur getauscht oder übersprungen wurde.',
  'GL-10': 'Wer sieht was',
  'GL-10.1':
    'Verdeckt sind die Karten und Zielkarten aller Spieler, die Reihenfolge der Stapel und, bis alle gewählt haben, wie viele Waggons und Schiffe jeder wählt. Nur du weißt, welche Zielkarten du zurückgegeben hast.',
  'GL-10.2':
    'Alle sehen, wie viele Zugkarten, Schiffskarten und Zielkarten jeder Spieler hat (Lokomotiven zählen als Zugkarten), Waggons, Schiffe, Häfen, Vorrat und Punkte aller Spieler, wie viele Karten noch in jedem Stapel sind, und alle abgelegten Karten. Zieht ein Spieler von einem Stapel, sehen alle, von welchem.',
  'GL-10.3':
    'Alle wissen, welche offenen Karten ein Spieler genommen und mit welchen Karten er bezahlt hat. Das Spiel zeigt dir, was daraus folgt, und nicht mehr.',
  'GL-R': 'Entscheidungen: was die Spielregeln offen lassen',
  'GL-R1': 'Nach den Spielregeln beginnt der erfahrenste Reisende. Hier entscheidet der Zufall (GL-2.5).',
  'GL-R2': 'Die Auslage kann schon bei den allerersten sechs Karten abgeräumt werden (GL-2.6).',
  'GL-R3': 'Wer nichts tun kann, wird übersprungen (GL-3.2).',
  'GL-R4':
    'Die Auslage wird höchstens dreimal hintereinander abgeräumt. Dann bleibt sie, bis die nächste Karte aufgedeckt ist, und wird neu geprüft. Gibt ein Stapel keine drei Karten mehr her, füllt der andere die übrigen Plätze.',
  'GL-R5': 'Sind keine Karten mehr da, gibt es keine zweite Karte (GL-4.9).',
  'GL-R6':
    'Du darfst nicht mit einer Karte bezahlen, die du auch weglassen könntest. Deine Karten decken die Strecke genau ab, oder es sind nur Doppelschiffe mit einem Schiff zu viel.',
  'GL-R7': 'Getauscht wird nur in eine Richtung, und der Punktestand darf unter null fallen (GL-8.2).',
  'GL-R8':
    'Gleichstand, für jeden Platz: erst mehr erfüllte Zielkarten, dann mehr Hafenpunkte, dann wird der Platz geteilt (GL-9.3).',
  'GL-R9': 'Beim Spielaufbau sehen die anderen nur, wer fertig ist (GL-2.7).',
  'GL-R10': 'Eine offene Karte, die nicht ersetzt werden kann, darfst du nicht nehmen (GL-4.10).',
  'GL-R11': 'Die zweite Karte ist Pflicht (GL-4.11).',
  'GL-R12': 'Wie die letzten Spielzüge gezählt werden (GL-9.4).',
  'GL-R13': 'Drei Runden, in denen nur getauscht oder übersprungen wird, beenden das Spiel (GL-9.5).',
  'GL-E': 'Beispiele',
  'GL-E1':
    'Eine lila Zugstrecke mit 3 Feldern: Du bezahlst mit drei lila Zügen, mit zwei lila Zügen und einer Lokomotive oder mit drei Lokomotiven. Zwei lila Züge und ein gelber gehen nicht.',
  'GL-E2':
    'Eine weiße Schiffsstrecke mit 4 Feldern: Du bezahlst mit zwei Doppelschiffen, mit vier Einzelschiffen, mit einem Doppelschiff und zwei Einzelschiffen oder mit einem Doppelschiff, einem Einzelschiff und einer Lokomotive.',
  'GL-E3':
    'Eine Schiffsstrecke mit 5 Feldern darfst du mit drei Doppelschiffen bezahlen: Du setzt fünf Schiffe und bekommst nichts zurück. Vier Doppelschiffe, oder zwei und noch zwei andere Karten, wären zu viel.',
  'GL-E4':
    'Ein Hafen in Parry Sound: Du bezahlst mit einer Lokomotive, einem gelben Schiff und zwei gelben Zügen, alle drei mit Symbol, oder mit vier Lokomotiven. Ein Doppelschiff geht nicht, drei Züge auch nicht.',
  'GL-E5':
    'Du hast Häfen in Chicago und Montreal und hast Chicago–Timmins, Chicago–Montreal und Montreal–New York erfüllt: Jeder Hafen bringt 20 Punkte.',
  'GL-E6': 'Du tauschst zwei Schiffe gegen zwei Waggons: Du verlierst 2 Punkte, und dein Zug ist zu Ende.',
  'GL-E7':
    'Drei Spieler A, B und C. B hat am Ende eines Zuges noch sechs Waggons und Schiffe: C, A, B, C, A, B sind noch am Zug, dann ist Schluss, auch wenn A inzwischen ebenfalls auf sechs kommt.',
  'GL-E8':
    'Zwei Lokomotiven liegen offen. Du nimmst einen offenen roten Zug, und an seiner Stelle wird eine Lokomotive aufgedeckt: Alle sechs Karten werden abgelegt und von jedem Stapel drei neue aufgedeckt. Deine zweite Karte darf alles sein außer einer offenen Lokomotive.',
  'GL-E9':
    'Du spielst mit 18 Waggons und 32 Schiffen: In deinem Vorrat sind 15 Waggons und keine Schiffe, du kannst also nur Schiffe gegen Waggons tauschen.',
}
