/** The rules of Paris Connection in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'PC-0': 'Ziel des Spiels',
  'PC-0.1':
    'Sechs Bahngesellschaften bauen von Paris aus. Mit jeder Stadt, die eine Gesellschaft erreicht, steigt ihr Wert. Keine Gesellschaft gehört dir: Du hast nur Aktien, und die tauschst du im Lauf des Spiels. Du gewinnst, wenn du am Ende die meisten Punkte hast: Jede Aktie zählt so viel, wie ihre Gesellschaft wert ist.',
  'PC-1': 'Spielmaterial',
  'PC-1.1':
    'Es gibt sechs Gesellschaften (Schwarz, Blau, Braun, Lila, Rot, Gelb) mit je 33 Lokomotiven. Eine Lokomotive kann dreierlei sein: Gleis auf dem Spielplan, Aktie hinter dem Sichtschirm eines Spielers oder Marker ihrer Gesellschaft auf der Wertleiste.',
  'PC-1.2':
    'Der Spielplan zeigt Frankreich in sechseckigen Feldern: Landschaft, Städte und sechs Startfelder rund um den Eiffelturm. Manche Grenzen zwischen Feldern sind gesperrt. Den Spielplan haben wir rekonstruiert; die sechs Bahnhöfe, die Gesellschaften und die möglichen Werte der Städte stammen aus dem gedruckten Spiel.',
  'PC-2': 'Spielaufbau',
  'PC-2.1':
    'Der Zufall bestimmt, wer beginnt. Bei mehreren Partien nacheinander rückt der Start nach den gedruckten Regeln jeweils einen Platz nach rechts; hier entscheidet jedes Mal der Zufall. Gespielt wird im Uhrzeigersinn.',
  'PC-2.2':
    'Von jeder Farbe steht eine Lokomotive auf einem Startfeld rund um Paris (die Farben werden zufällig verteilt) und eine auf der Wertleiste. Jede Gesellschaft beginnt mit dem Wert 0.',
  'PC-2.3':
    'Die anderen 31 Lokomotiven jeder Farbe kommen in den Beutel. Jeder Spieler zieht 10 Aktien (3 Spieler), 8 (4), 6 (5) oder 5 (6) und hält sie geheim.',
  'PC-2.4':
    'Die Lokomotiven, die im Beutel bleiben, werden in sechs Vorräte sortiert, einen für jede Gesellschaft. Alle können die Vorräte sehen.',
  'PC-2.5':
    'Die Spielregeln sagen nicht, welche Farbe an welchem Bahnhof startet; deshalb entscheidet der Zufall (PC-R7).',
  'PC-3': 'Dein Zug: ein Netz erweitern',
  'PC-3.1': 'Wenn du am Zug bist, erweiterst du ein Netz oder du tauschst. Passen geht nicht.',
  'PC-3.2':
    'Nimm eine bis fünf Lokomotiven aus einem einzigen Vorrat und setze sie nacheinander auf den Spielplan. Einen leeren Vorrat kannst du nicht wählen.',
  'PC-3.3':
    'Setze jede Lokomotive neben eine andere ihrer Farbe: die auf dem Startfeld oder eine früher gesetzte, auch aus diesem Zug. Verzweigungen sind erlaubt.',
  'PC-3.4': 'Felder auf beiden Seiten einer gesperrten Grenze gelten nicht als benachbart.',
  'PC-3.5': 'Auf einem Feld stehen nie zwei Lokomotiven derselben Farbe.',
  'PC-3.6':
    'Auf einem Landschaftsfeld ist Platz für höchstens zwei Lokomotiven in verschiedenen Farben, in einer Stadt nur für eine.',
  'PC-3.7': 'Auf dem Eiffelturm und auf den Startfeldern darfst du nie bauen.',
  'PC-3.8':
    'Keine Gesellschaft darf abgeschnitten werden. Nach jeder gesetzten Lokomotive muss jede Gesellschaft ohne Stadt noch eine leere Stadt erreichen können, und zwar über benachbarte Felder mit Platz für ihre Farbe.',
  'PC-3.9':
    'Am Ende der Aktion erhöht jede gesetzte Lokomotive den Wert ihrer Gesellschaft um die Zahl auf ihrem Feld: Landschaft 0, Städte 1 bis 3, Marseille 4.',
  'PC-3.10':
    'Jede Gesellschaft wird für sich geprüft. Mehrere können auf dieselbe letzte Stadt angewiesen sein; dann darf keine von ihnen sie nehmen, solange eine andere dadurch ohne Stadt bliebe. Marseille zählt hier als Stadt, und auch wer auf Marseille setzt, muss PC-3.8 einhalten.',
  'PC-4': 'Dein Zug: tauschen',
  'PC-4.1':
    'Lege eine deiner Aktien in den Vorrat ihrer Farbe. Nimm dann eine oder zwei Lokomotiven aus dem Vorrat einer einzigen anderen Farbe. Das sind jetzt deine Aktien.',
  'PC-4.2': 'Alle sehen, welche Farben du abgibst und nimmst.',
  'PC-4.3': 'Du darfst mehr Aktien haben als das Limit (PC-6.2), aber jede Aktie zu viel kostet am Ende Punkte.',
  'PC-4.4':
    'Aus einem Vorrat mit nur einer Lokomotive kannst du nur diese nehmen. Ein leerer Vorrat steht allen wieder offen, sobald eine Lokomotive hineingelegt wurde.',
  'PC-5': 'Spielende',
  'PC-5.1': 'Das Spiel endet sofort, wenn höchstens noch ein Vorrat Lokomotiven enthält.',
  'PC-5.2':
    'Das Spiel endet sofort, wenn eine Gesellschaft Marseille erreicht. Die gesetzten Lokomotiven erhöhen noch den Wert, aber nach Marseille wird nichts mehr gesetzt.',
  'PC-5.3':
    'Das Spiel endet auch, wenn sechs volle Runden lang nur eins zu eins getauscht wurde: jeder Spieler sechsmal in Folge, egal, wer angefangen hat. Nach einer Erweiterung oder einem Tausch gegen zwei beginnt die Zählung von vorn.',
  'PC-5.4':
    'Sofort heißt, dass die Runde nicht zu Ende gespielt wird: Manche waren dann vielleicht einmal weniger am Zug. Treffen zwei Enden zusammen, geht Marseille vor den Vorräten, und die Vorräte gehen vor PC-5.3.',
  'PC-5.5':
    'Die Vorräte werden erst geprüft, wenn eine Aktion abgeschlossen ist. Zwischen Abgeben und Nehmen endet das Spiel nie, und eine Erweiterung, die einen Vorrat leert, erhöht noch den Wert, bevor das Spiel endet.',
  'PC-6': 'Wertung',
  'PC-6.1': 'Jede deiner Aktien, auch jede überzählige, bringt den Wert ihrer Gesellschaft.',
  'PC-6.2':
    'Jede Aktie über dem Limit kostet 20 Punkte. Das Limit ist 20 Aktien (3 Spieler), 15 (4), 12 (5) oder 10 (6).',
  'PC-6.3': 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilen sich die Spieler den Sieg.',
  'PC-8': 'Wer sieht was',
  'PC-8.1': 'Nur du siehst deine Aktien. Die anderen sehen, wie viele Aktien du hast, aber nicht welche.',
  'PC-8.2':
    'Alle sehen den Spielplan, die Werte der Gesellschaften, die Vorräte, jeden Tausch und wie oft in Folge eins zu eins getauscht wurde (PC-5.3).',
  'PC-8.3':
    'Am Tauschen sieht man, was ein Spieler mindestens hat. Dieses Minimum zeigt dir das Spiel, sonst nichts über verdeckte Aktien.',
  'PC-8.4': 'Am Ende des Spiels werden alle Aktien aufgedeckt.',
  'PC-R': 'Entscheidungen: was die Spielregeln offen lassen',
  'PC-R1':
    'Nach den Spielregeln allein könnte eine Partie endlos dauern: alle am Limit und keine Erweiterung erlaubt. Deshalb gibt es PC-5.3. Es sind sechs Runden, weil man seine Aktien durchaus fünf Runden und länger eins zu eins verbessern kann.',
  'PC-R2':
    'Beim Tausch muss der Vorrat, aus dem du nimmst, eine andere Farbe haben als die Aktie, die du abgibst, und darf nicht leer sein.',
  'PC-R3': 'Die Wertleiste ist nach oben offen: Werte über ihrem letzten Feld zählen weiter.',
  'PC-R4':
    'PC-3.8 wird nach jeder einzelnen Lokomotive geprüft, eine Erweiterung kann also auf halbem Weg stecken bleiben. Nach jeder Lokomotive darfst du aufhören.',
  'PC-R5': 'Auch ein Tausch kann das Spiel nach PC-5.1 beenden.',
  'PC-R6':
    'Für PC-3.8 spielt die Größe der Vorräte keine Rolle. Auch die Farbe, die gerade gebaut wird, wird geprüft, obwohl sie sich nie selbst abschneiden kann. Eine Gesellschaft, die schon eine Stadt hat, darf abgeschnitten werden.',
  'PC-R7': 'Die sechs Farben werden zufällig auf die sechs Bahnhöfe verteilt.',
  'PC-R8': 'PC-3.8 prüft jede Gesellschaft für sich, mit Platz wie in PC-3.5 bis PC-3.7; siehe PC-3.10.',
  'PC-R9': 'Ob das Spiel endet, wird erst nach der ganzen Aktion geprüft; siehe PC-5.5.',
  'PC-R10':
    'Ein erlaubter Tausch ist immer möglich: Niemand hat je weniger Aktien als vorher, und solange das Spiel läuft, enthalten mindestens zwei Vorräte Lokomotiven. Jeder Zug außer einem Tausch eins zu eins nimmt mindestens eine Lokomotive aus den Vorräten; mit PC-5.3 endet also jede Partie.',
  'PC-R11':
    'Eine Gesellschaft kannst du nur erweitern, wenn ihre erste Lokomotive gesetzt werden kann. Diese musst du dann auch setzen.',
  'PC-E': 'Beispiele',
  'PC-E1':
    'Vier Spieler. Ein Spieler hat 6 blaue Aktien (Wert 12), 3 gelbe (9), 4 rote (8) und 2 schwarze (3): 72 + 27 + 32 + 6 = 137 Punkte. Fünfzehn Aktien, also kein Abzug.',
  'PC-E2': 'Dasselbe mit einer schwarzen Aktie mehr: 137 + 3 − 20 = 120.',
  'PC-E3':
    'Mit fünf Spielern ziehst du 6 Aktien, und das Limit ist 12; mit drei Spielern ziehst du 10, und das Limit ist 20.',
  'PC-E4':
    'Eine Gesellschaft mit dem Wert 7 setzt eine Lokomotive in die Landschaft und die zweite auf Marseille: Ihr Wert ist jetzt 11, eine dritte wird nicht gesetzt, und das Spiel ist zu Ende.',
  'PC-E5':
    'In den Vorräten sind nur noch Rot (1) und Gelb (2). Gibst du eine rote ab und nimmst beide gelben, bleibt nur Rot übrig: Das Spiel endet. Gibst du eine blaue ab und nimmst die rote, bleiben Blau und Gelb übrig: Das Spiel geht weiter.',
  'PC-E6':
    'Ab Gare de Lyon kann frühestens die elfte Lokomotive Marseille erreichen; keine Gesellschaft ist also vor ihrer dritten Erweiterung dort. Ab Gare Saint-Lazare ist es die fünfzehnte.',
  'PC-E7':
    'Auf einem Landschaftsfeld mit Rot und Blau ist kein Platz für Gelb oder ein zweites Rot. In einer Stadt mit Rot ist für keine Farbe mehr Platz. Le Havre liegt nicht neben Caen: Die Grenze ist gesperrt.',
  'PC-E8':
    'Vier Spieler: 23-mal eins zu eins tauschen, dann ein Tausch gegen zwei, dann 24-mal eins zu eins. Nach dem letzten Mal endet das Spiel.',
}
