/** The rules of Great Lakes in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'GL-1': 'Womit gespielt wird',
  'GL-1.1':
    'Es gibt 80 Zugkarten: je 11 in sechs Farben (lila, gelb, grün, rot, schwarz, weiß) und 14 Lokomotiven, die für jede Karte stehen.',
  'GL-1.2': 'Es gibt 60 Schiffskarten: in jeder Farbe 4 Einzelschiffe und 6 Doppelschiffe.',
  'GL-1.3':
    'Das Hafensymbol steht auf 4 der 11 Züge jeder Farbe und auf ihren 4 Einzelschiffen, nie auf Doppelschiffen.',
  'GL-1.4': 'Jeder hat 33 Waggons, 32 Schiffe und 3 Häfen.',
  'GL-1.5':
    'Der Plan hat 35 Städte, davon 25 Hafenstädte, zwei Knoten auf offenem Wasser und 110 Strecken; dazu 55 Zielkarten. Ob die Strecken von Buffalo nach Syracuse und Erie für Schiffe oder Züge sind, ist umstritten; hier sind sie für Schiffe.',
  'GL-1.6':
    'Zugstrecken brauchen Waggons und Zugkarten, Schiffsstrecken Schiffe und Schiffskarten, nie gemischt. Nur Lokomotiven gelten auf beiden.',
  'GL-2': 'Aufbau',
  'GL-2.1':
    'Beide Stapel werden gemischt. Jeder erhält 2 Zug- und 2 Schiffskarten, von jedem Stapel werden 3 aufgedeckt: Züge auf Platz 1 bis 3, Schiffe auf 4 bis 6.',
  'GL-2.2': 'Jeder erhält 5 Zielkarten und behält mindestens 3. Die übrigen kommen verdeckt unter den Stapel.',
  'GL-2.3':
    'Dann wählt jeder geheim 50 Figuren aus 33 Waggons und 32 Schiffen; der Rest ist seine Schachtel. Haben alle gewählt, wird aufgedeckt. Für die erste Partie sind 27 Waggons und 23 Schiffe zu empfehlen.',
  'GL-2.4': 'Zielkarten und Figuren wählen alle gleichzeitig; niemand wartet auf Nachbarn.',
  'GL-2.5': 'Der Startspieler wird ausgelost und steht fest, ehe gewählt wird. Gespielt wird der Reihe nach.',
  'GL-2.6': 'Drei Lokomotiven unter den ersten sechs offenen Karten: es gilt GL-4.6, ehe gewählt wird.',
  'GL-2.7':
    'Bis alle fertig sind, sehen andere nur, wer fertig ist. Wie viele Zielkarten jeder behielt, wird mit der Wahl gezeigt; die übrigen kommen dann vom Startspieler an unter den Stapel, jede Hand in der Reihenfolge des Austeilens.',
  'GL-3': 'Ein Zug',
  'GL-3.1':
    'In deinem Zug tust du genau eines: Transportkarten ziehen, eine Strecke nutzen, Zielkarten ziehen, einen Hafen bauen oder Figuren tauschen. Passen gibt es nicht.',
  'GL-3.2': 'Wer nichts davon kann, wird übersprungen. Ein möglicher Tausch zählt, gewollt oder nicht.',
  'GL-4': 'Transportkarten ziehen',
  'GL-4.1': 'Nimm zwei Karten, jede aus den sechs offenen oder verdeckt von einem der Stapel.',
  'GL-4.2':
    'Eine offene Karte wird sofort am selben Platz ersetzt, von dem Stapel, den du nennst. So kann die Reihe nur aus Zügen oder nur aus Schiffen bestehen.',
  'GL-4.3': 'Eine offene Lokomotive als erste Karte ist die einzige des Zuges.',
  'GL-4.4':
    'Als zweite Karte darf keine offene Lokomotive genommen werden, ob sie schon lag oder gerade aufgedeckt wurde.',
  'GL-4.5': 'Eine verdeckt gezogene Lokomotive ist eine Karte wie jede andere.',
  'GL-4.6':
    'Liegen drei oder mehr Lokomotiven offen, werden alle sechs Karten abgelegt und von jedem Stapel drei neu aufgedeckt.',
  'GL-4.7':
    'Ein leerer Stapel wird sofort aus seiner eigenen Ablage neu gebildet; ohne Ablage bleibt er leer. Lokomotiven kommen zur Zugablage, und Bezahltes oder Abgeräumtes wird erst ganz abgelegt. Gibt es nur noch einen Stapel, füllt er die ganze Reihe; ohne Stapel kann nicht gezogen werden.',
  'GL-4.8': 'Die Zahl der Handkarten ist nicht begrenzt.',
  'GL-4.9': 'War die erste Karte die letzte, die es gab, endet der Zug ohne zweite.',
  'GL-4.10':
    'Eine offene Karte darf nur genommen werden, wenn sie ersetzt werden kann; so liegen immer sechs. Von einem leeren Stapel kann nicht gezogen werden.',
  'GL-4.11': 'Die zweite Karte muss genommen werden, wenn es geht. Nur eine offene Lokomotive bleibt allein.',
  'GL-4.12':
    'In dieser Reihenfolge: Karte nehmen, Stapel nennen, wenn beide Karten haben, aufdecken, wenn nötig abräumen, dann die nächste Karte. Du siehst alles, ehe du weiter wählst. Eine abgeräumte Reihe beendet den Zug nicht.',
  'GL-5': 'Eine Strecke nutzen',
  'GL-5.1':
    'Spiele Karten von Art und Farbe der Strecke, auf grauen eine beliebige Farbe. Setze auf jedes Feld eine Figur und werte sofort: 1, 2, 4, 7, 10, 15, 18, 21 oder 27 Punkte für 1 bis 9 Felder.',
  'GL-5.2': 'Lokomotiven ersetzen Zug- und Schiffskarten, je ein Feld. Ein Satz darf nur aus Lokomotiven bestehen.',
  'GL-5.3': 'Ein Doppelschiff deckt zwei Felder. Ein überzähliges Schiff verfällt.',
  'GL-5.4': 'Du brauchst so viele Waggons oder Schiffe, wie die Strecke Felder hat.',
  'GL-5.5': 'Jede freie Strecke ist erlaubt; sie muss nicht an deine anderen grenzen. Eine Strecke je Zug.',
  'GL-5.6':
    'Von einer Doppelstrecke (dieselben Enden, dieselbe Art) darf niemand beide haben. Zu 2 oder 3 sperrt die eine die andere für alle.',
  'GL-5.7':
    'Eine Zug- und eine Schiffsstrecke zwischen denselben Städten sind keine Doppelstrecke: einer darf beide haben.',
  'GL-5.8': 'Karten mit Hafensymbol zahlen wie jede andere. Wer zahlt, wählt die Karten.',
  'GL-6': 'Zielkarten',
  'GL-6.1':
    'Ziehe vier Zielkarten, oder so viele noch da sind, und behalte mindestens eine. Die übrigen kommen unter den Stapel. Behaltene gibst du nie zurück, ihre Zahl ist frei.',
  'GL-6.2':
    'Am Ende zählt eine Zielkarte, deren Städte durch eigene Strecken verbunden sind, Züge und Schiffe gemischt, ihren Wert; jede andere kostet ihn.',
  'GL-6.3': 'Zielkarten bleiben bis zum Ende geheim.',
  'GL-6.4':
    'Es gibt keine Rundreisekarten. Knoten verbinden die Strecken, die dort zusammentreffen; sie haben keinen Hafen und stehen auf keiner Karte.',
  'GL-7': 'Häfen',
  'GL-7.1': 'Ein Hafen steht in einer Hafenstadt; einer je Stadt, drei je Spieler.',
  'GL-7.2': 'Du musst eine Zug- oder Schiffsstrecke nach dieser Stadt haben.',
  'GL-7.3':
    'Er kostet zwei Zugkarten und zwei Schiffskarten einer Farbe, alle mit Hafensymbol. Lokomotiven dürfen jede der vier ersetzen, daneben aber nie mehr als zwei Karten einer Art.',
  'GL-7.4':
    'Am Ende zählt ein Hafen 10, 20 oder 30, wenn du eine, zwei, oder drei und mehr Zielkarten mit dieser Stadt erfüllt hast, sonst nichts.',
  'GL-7.5': 'Eine Zielkarte mit zwei Städten, in denen du Häfen hast, zählt für beide.',
  'GL-7.6': 'Jeder nicht gebaute Hafen kostet am Ende 4 Punkte.',
  'GL-7.7': 'Ein Hafen je Zug. Die Karten werden abgelegt, gewertet wird nicht sofort, und er wird nie versetzt.',
  'GL-8': 'Figuren tauschen',
  'GL-8.1':
    'Als Zug: tausche beliebig viele Waggons gegen ebenso viele Schiffe aus deiner Schachtel oder umgekehrt, für je einen Punkt Abzug. Mindestens eine Figur, nie mehr, als die Schachtel hat.',
  'GL-8.2': 'Je Zug nur in eine Richtung. Der Punktestand darf unter null fallen.',
  'GL-8.3':
    'Nur Figuren, die nicht auf dem Plan stehen, werden getauscht. Die Schachtel hat immer 15, und du darfst beliebig oft tauschen.',
  'GL-9': 'Ende des Spiels',
  'GL-9.1':
    'Hat jemand am Ende seines Zuges sechs oder weniger Figuren, haben alle, auch er selbst, noch zwei Züge. Dann ist Schluss.',
  'GL-9.2':
    'Punkte für Strecken, weniger Tausch, plus erfüllte Zielkarten, weniger die übrigen, plus Häfen, weniger 4 je nicht gebautem Hafen. Für den längsten Weg oder die meisten Zielkarten gibt es nichts.',
  'GL-9.3':
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählen erfüllte Zielkarten, dann Hafenpunkte; sonst wird geteilt.',
  'GL-9.4':
    'Für GL-9.1 zählen Waggons und Schiffe, Häfen nicht. Es geschieht einmal: andere mit sechs oder weniger ändern nichts. Wer es auslöste, spielt den allerletzten Zug; ein übersprungener Zug zählt mit.',
  'GL-9.5': 'Das Spiel endet auch sofort, wenn drei volle Runden nur aus Tausch und übersprungenen Zügen bestanden.',
  'GL-R': 'Festlegungen',
  'GL-R1': 'Nach der Anleitung beginnt der erfahrenste Reisende; hier wird gelost (GL-2.5).',
  'GL-R2': 'Das Abräumen gilt schon für die ersten sechs Karten (GL-2.6).',
  'GL-R3': 'Wer keine mögliche Aktion hat, wird übersprungen (GL-3.2).',
  'GL-R4':
    'Die Reihe wird höchstens dreimal hintereinander abgeräumt; dann bleibt sie bis zur nächsten aufgedeckten Karte und wird neu geprüft. Gibt ein Stapel keine drei her, ergänzt der andere die übrigen Plätze.',
  'GL-R5': 'Keine zweite Karte, wenn keine mehr da ist (GL-4.9).',
  'GL-R6':
    'Eine Zahlung darf keine entbehrliche Karte enthalten: sie geht genau auf oder besteht nur aus Doppelschiffen mit einem Schiff zu viel.',
  'GL-R7': 'Getauscht wird in eine Richtung, und der Stand darf unter null fallen (GL-8.2).',
  'GL-R8': 'Gleichstand, für jeden Platz: mehr erfüllte Zielkarten, dann mehr Hafenpunkte, dann geteilt (GL-9.3).',
  'GL-R9': 'Beim Aufbau sehen andere nur, wer fertig ist (GL-2.7).',
  'GL-R10': 'Eine offene Karte, die nicht ersetzt werden kann, darf nicht genommen werden (GL-4.10).',
  'GL-R11': 'Die zweite Karte ist Pflicht (GL-4.11).',
  'GL-R12': 'Wie die letzten Züge gezählt werden (GL-9.4).',
  'GL-R13': 'Drei Runden Tausch beenden das Spiel (GL-9.5).',
  'GL-E': 'Beispiele',
  'GL-E1':
    'Eine lila Zugstrecke mit 3 Feldern: drei lila, zwei lila und eine Lokomotive oder drei Lokomotiven. Nicht zwei lila und eine gelbe.',
  'GL-E2':
    'Eine weiße Schiffsstrecke mit 4 Feldern: zwei Doppelschiffe, vier Einzelschiffe, ein Doppel- und zwei Einzelschiffe oder ein Doppelschiff, ein Einzelschiff und eine Lokomotive.',
  'GL-E3':
    'Eine Schiffsstrecke mit 5 Feldern darf mit drei Doppelschiffen bezahlt werden: fünf Schiffe kommen darauf, nichts zurück. Vier Doppelschiffe oder zwei und noch zwei Karten wären zu viel.',
  'GL-E4':
    'Ein Hafen in Parry Sound: eine Lokomotive, ein gelbes Schiff und zwei gelbe Züge, alle mit Symbol; oder vier Lokomotiven. Nicht mit einem Doppelschiff und nicht mit drei Zügen.',
  'GL-E5':
    'Häfen in Chicago und Montreal, erfüllt Chicago–Timmins, Chicago–Montreal und Montreal–New York: jeder Hafen zählt 20.',
  'GL-E6': 'Zwei Schiffe gegen zwei Waggons getauscht: 2 Punkte weniger, und der Zug ist vorbei.',
  'GL-E7':
    'Drei Spieler A, B und C; B endet mit sechs Figuren: C, A, B, C, A, B spielen noch, dann ist Schluss, auch wenn A ebenfalls auf sechs fällt.',
  'GL-E8':
    'Zwei offene Lokomotiven; die erste Karte ist ein offener roter Zug, ersetzt durch eine Lokomotive: alle sechs werden abgelegt, drei und drei aufgedeckt, und die zweite Karte darf alles sein außer einer offenen Lokomotive.',
  'GL-E9':
    'Eine Wahl von 18 Waggons und 32 Schiffen: die Schachtel hat 15 Waggons und kein Schiff, also können nur Schiffe gegen Waggons getauscht werden.',
}
