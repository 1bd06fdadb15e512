/** The rules of Paris Connection in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'PC-1': 'Spielmaterial',
  'PC-1.1':
    'Es gibt sechs Gesellschaften (Schwarz, Blau, Braun, Lila, Rot, Gelb) mit je 33 Lokomotiven, kurz Loks. Eine Lok kann dreierlei sein: Gleis auf der Karte, Aktie hinter dem Sichtschirm eines Spielers oder Anzeiger ihrer Gesellschaft auf der Wertleiste.',
  'PC-1.2':
    'Die Karte zeigt Frankreich in sechseckigen Feldern: Landschaft, Städte und sechs Startfelder rund um den Eiffelturm. Manche Grenzen zwischen Feldern sind gesperrt. Die Karte selbst haben wir rekonstruiert; die sechs Bahnhöfe, die Gesellschaften und die Werte, die Städte haben können, stehen dagegen fest.',
  'PC-2': 'Spielaufbau',
  'PC-2.1':
    'Das Los bestimmt den Startspieler. Bei mehreren Partien nacheinander rückt der Start nach den gedruckten Regeln jeweils einen Platz nach rechts; hier wird jedes Mal neu gelost. Gespielt wird im Uhrzeigersinn.',
  'PC-2.2':
    'Von jeder Farbe steht eine Lok auf einem Startfeld rund um Paris – welche Farbe an welchen Bahnhof kommt, wird ausgelost – und eine auf der Wertleiste. Jede Gesellschaft beginnt mit dem Wert 0.',
  'PC-2.3':
    'Die anderen 31 jeder Farbe kommen in den Beutel. Jeder Spieler zieht daraus 10 Aktien (3 Spieler), 8 (4), 6 (5) oder 5 (6) und hält sie geheim.',
  'PC-2.4':
    'Was im Beutel bleibt, wird nach Farben in sechs Vorräte sortiert, einen für jede Gesellschaft. Sie sind für alle sichtbar.',
  'PC-2.5':
    'Welche Farbe an welchem Bahnhof startet, ist nirgends festgelegt und bleibt deshalb dem Zufall überlassen (PC-R7).',
  'PC-3': 'Dein Zug: ein Netz erweitern …',
  'PC-3.1': 'In deinem Zug erweiterst du ein Netz oder du tauschst. Passen darfst du nicht.',
  'PC-3.2':
    'Nimm eine bis fünf Loks aus einem einzigen Vorrat und setze sie nacheinander auf die Karte. Einen leeren Vorrat kannst du nicht wählen.',
  'PC-3.3':
    'Jede Lok kommt neben eine andere ihrer Farbe: die am Bahnhof oder eine früher gesetzte, auch aus diesem Zug. Verzweigungen sind erlaubt.',
  'PC-3.4': 'Felder beiderseits einer gesperrten Grenze sind nicht benachbart.',
  'PC-3.5': 'Auf einem Feld stehen nie zwei Loks derselben Farbe.',
  'PC-3.6': 'Auf einem Landschaftsfeld stehen höchstens zwei Loks, in verschiedenen Farben; in einer Stadt nur eine.',
  'PC-3.7': 'Auf den Eiffelturm und auf die Startfelder wird nie etwas gesetzt.',
  'PC-3.8':
    'Keine Gesellschaft darf abgeschnitten werden. Nach jedem Setzen muss jede Gesellschaft ohne Stadt noch eine erreichen können: über eine Kette benachbarter Felder mit Platz für ihre Farbe, die in einer leeren Stadt endet.',
  'PC-3.9':
    'Am Ende der Aktion erhöht jede gesetzte Lok den Wert ihrer Gesellschaft um das, was ihr Feld zeigt: Landschaft 0, Städte 1 bis 3, Marseille 4.',
  'PC-3.10':
    'Jede Gesellschaft wird für sich betrachtet: Mehrere dürfen sich auf dieselbe letzte Stadt verlassen, und dann darf keine von ihnen sie nehmen, solange eine andere dadurch ohne Stadt bliebe. Marseille zählt hier als Stadt, und auch beim Setzen auf Marseille gilt PC-3.8.',
  'PC-4': '… oder tauschen',
  'PC-4.1':
    'Lege eine deiner Aktien in den Vorrat ihrer Farbe und nimm dann eine oder zwei Loks aus dem Vorrat einer einzigen anderen Farbe. Das sind jetzt deine Aktien.',
  'PC-4.2': 'Alle sehen, welche Farben du abgibst und nimmst.',
  'PC-4.3': 'Du darfst mehr Aktien haben als das Limit (PC-6.2), aber jede Aktie zu viel kostet am Ende Punkte.',
  'PC-4.4':
    'Aus einem Vorrat mit einer einzigen Lok kannst du nur diese nehmen. Ein leerer Vorrat steht allen wieder offen, sobald eine Lok hineingelegt wurde.',
  'PC-5': 'Spielende',
  'PC-5.1': 'Das Spiel endet sofort, wenn höchstens noch ein Vorrat Loks enthält.',
  'PC-5.2':
    'Das Spiel endet sofort, wenn eine Gesellschaft Marseille erreicht. Die Aktion wird noch gewertet, aber nach Marseille wird nichts mehr gesetzt.',
  'PC-5.3':
    'Das Spiel endet auch, wenn sechs volle Runden lang jeder Zug ein Tausch eins zu eins war: sechs Züge in Folge für jeden Spieler, ganz gleich, wer angefangen hat. Nach einer Erweiterung oder einem Tausch gegen zwei beginnt die Zählung von vorn.',
  'PC-5.4':
    'Sofort heißt, dass die Runde nicht zu Ende gespielt wird: Manche Spieler hatten dann vielleicht einen Zug weniger. Treffen zwei Enden zusammen, geht Marseille den Vorräten vor und die Vorräte gehen PC-5.3 vor.',
  'PC-5.5':
    'Auf die Vorräte wird erst geschaut, wenn eine Aktion abgeschlossen ist. Zwischen Abgeben und Nehmen endet nichts, und eine Erweiterung, die einen Vorrat aufbraucht, wird noch vor dem Spielende gewertet.',
  'PC-6': 'Wertung',
  'PC-6.1': 'Jede Aktie, auch jede überzählige, bringt den Wert ihrer Gesellschaft.',
  'PC-6.2':
    'Jede Aktie über dem Limit kostet 20 Punkte. Das Limit ist 20 Aktien (3 Spieler), 15 (4), 12 (5) oder 10 (6).',
  'PC-6.3': 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Sieg.',
  'PC-R': 'Festlegungen: was die Spielregel offenlässt',
  'PC-R1':
    'Die Spielregel lässt ein Spiel ohne Ende zu: alle am Limit, jede Erweiterung verboten. Daher PC-5.3. Sechs Runden sind es, weil man seine Aktien durchaus fünf Runden und länger eins zu eins verbessern kann.',
  'PC-R2':
    'Beim Tausch muss der Vorrat, aus dem du nimmst, eine andere Farbe haben als die Aktie, die du abgibst, und darf nicht leer sein.',
  'PC-R3': 'Die Wertleiste ist nach oben offen: Werte jenseits ihres letzten Feldes zählen weiter.',
  'PC-R4':
    'PC-3.8 wird nach jedem einzelnen Setzen geprüft, eine Erweiterung kann also auf halbem Weg stecken bleiben. Nach jeder gesetzten Lok darfst du aufhören.',
  'PC-R5': 'Auch ein Tausch kann das Spiel nach PC-5.1 beenden.',
  'PC-R6':
    'Für PC-3.8 spielt die Größe eines Vorrats keine Rolle. Auch die Farbe, die gerade gebaut wird, wird geprüft, obwohl sie sich nie selbst abschneiden kann. Eine Gesellschaft, die eine Stadt hat, darf abgeschnitten werden.',
  'PC-R7': 'Die sechs Farben werden den sechs Bahnhöfen zugelost.',
  'PC-R8': 'PC-3.8 betrachtet jede Gesellschaft für sich, mit Platz wie in PC-3.5 bis PC-3.7; siehe PC-3.10.',
  'PC-R9': 'Über das Ende wird nach der ganzen Aktion entschieden; siehe PC-5.5.',
  'PC-R10':
    'Ein erlaubter Tausch ist immer möglich: Niemand hat je weniger Aktien als vorher, und solange das Spiel läuft, enthalten mindestens zwei Vorräte Loks. Jeder Zug außer einem Tausch eins zu eins nimmt mindestens eine Lok aus den Vorräten, also endet dank PC-5.3 jedes Spiel.',
  'PC-R11':
    'Eine Gesellschaft kann nur dann erweitert werden, wenn ihre erste Lok gesetzt werden kann; diese muss dann auch gesetzt werden.',
  'PC-E': 'Beispiele',
  'PC-E1':
    'Vier Spieler. Jemand hat 6 blaue Aktien (Wert 12), 3 gelbe (9), 4 rote (8) und 2 schwarze (3): 72 + 27 + 32 + 6 = 137 Punkte. Fünfzehn Aktien, also kein Abzug.',
  'PC-E2': 'Dasselbe mit einer schwarzen Aktie mehr: 137 + 3 − 20 = 120.',
  'PC-E3':
    'Bei fünf Spielern zieht jeder 6 Aktien, und das Limit ist 12; bei drei Spielern zieht jeder 10, und das Limit ist 20.',
  'PC-E4':
    'Eine Gesellschaft mit dem Wert 7 setzt eine Lok auf Landschaft und die zweite auf Marseille: Ihr Wert ist 11, eine dritte wird nicht gesetzt, das Spiel ist zu Ende.',
  'PC-E5':
    'In den Vorräten sind nur noch Rot (1) und Gelb (2). Wer Rot für beide gelben abgibt, lässt nur Rot übrig: Das Spiel endet. Wer Blau für die rote abgibt, lässt Blau und Gelb übrig: Es geht weiter.',
  'PC-E6':
    'Ab Gare de Lyon steht frühestens die elfte Lok in Marseille; von dort kommt also keine Gesellschaft vor ihrer dritten Erweiterung an. Ab Gare Saint-Lazare ist es die fünfzehnte.',
  'PC-E7':
    'Ein Landschaftsfeld mit Rot und Blau ist für Gelb und für eine zweite rote Lok gesperrt, eine Stadt mit Rot für alle Farben. Le Havre ist kein Nachbar von Caen: Die Grenze ist gesperrt.',
  'PC-E8':
    'Vier Spieler: 23-mal Tausch eins zu eins, dann ein Tausch gegen zwei, dann 24-mal eins zu eins. Nach dem letzten davon endet das Spiel.',
}
