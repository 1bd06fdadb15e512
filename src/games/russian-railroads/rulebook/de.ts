/** The rules of Russian Railroads in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RR-1': 'Spielmaterial und Aufbau',
  'RR-1.1':
    'Es gibt 37 Lokomotiven: vier von jeder Zahl von 1 bis 8, fünf mit der 9. Die Rückseite jeder Zahl ist eine Art Fabrik (RR-6.6). Eine der 9er hat keine Rückseite und liegt auf einer Fragezeichenkarte. Mit 3 Spielern kommt von jeder Zahl eine in die Schachtel, mit 2 Spielern zwei; die besondere 9 bleibt. Alle beginnen mit einer 1, daher beginnen die Stapel bei 2.',
  'RR-1.2':
    'Es gibt 15 Ingenieure: 7 mit A, 7 mit B und einen ohne Buchstaben, der mit einer Münze auf einer Fragezeichenkarte liegt. Mit 4 Spielern werden 3 von A und 4 von B gezogen, mit weniger je 3. Von rechts liegen sie auf dem Anwerbefeld, dann auf den Feldern für alle, dann auf den Wartefeldern, A vor B. Mit 3 Spielern bleibt das Feld ganz links leer; mit 2 Spielern gibt es 6 Felder, eines davon für alle.',
  'RR-1.3':
    'Von den 10 Spielendekarten kommen 2 ungesehen weg; 8 bilden den Stapel. Die 5 Fragezeichenkarten und die 4 Startbonuskarten liegen offen.',
  'RR-1.4':
    'Alle haben eine Lokomotive 1 an der Transsib, ein schwarzes Gleis auf Feld 1 jeder Strecke (das bringt nichts), den Industriemarker auf 0, sieben verschiedene Fragezeichenplättchen, einen zweiten Industriemarker, eine Kiew-Medaille und einen Aufwerter.',
  'RR-1.5':
    'Mit 4 Spielern beginnen alle mit 5 Arbeitern und 1 Münze; mit 3 Spielern mit 6 Arbeitern und 1 Münze, mit 2 Spielern mit 6 Arbeitern und 2 Münzen. Von jeder Farbe sind noch 2 Arbeiter zu gewinnen.',
  'RR-1.6':
    'Die 2 türkisen Leiharbeiter stehen auf ihrem Feld (mit 2 Spielern gibt es sie nicht), der schwarze Arbeiter auf einer Fragezeichenkarte.',
  'RR-1.7':
    'Die Reihenfolge wird ausgelost. Dann wählt der letzte Spieler eine Startbonuskarte und führt sie aus, dann der vorletzte und so weiter; der erste Spieler erhält keine. Nicht gewählte Karten sind aus dem Spiel.',
  'RR-1.8': 'Mit 4 Spielern werden 7 Runden gespielt, mit 2 oder 3 Spielern 6. Alle beginnen mit 0 Punkten.',
  'RR-2': 'Dein Zug',
  'RR-2.1':
    'In Spielreihenfolge, immer wieder, macht jeder einen Zug oder passt. Wer gepasst hat, ist für die Runde fertig. Wenn alle gepasst haben, endet die Runde (RR-10.8).',
  'RR-2.2':
    'In deinem Zug wählst du ein freies Aktionsfeld, setzt genau die gezeigten Arbeiter aus deinem Vorrat darauf und führst die Aktion sofort aus. Eine Aktion je Zug.',
  'RR-2.3': 'Ein Feld mit einem Arbeiter oder einer Münze ist für den Rest der Runde besetzt. Nur T12 ist nie besetzt.',
  'RR-2.4':
    'Die Aktion eines Feldes auf dem Plan, eines Ingenieurs für alle und einer Fragezeichenkarte muss vollständig möglich sein und wird vollständig ausgeführt. Eigene Ingenieure, Fabriken, Fragezeichenplättchen und was Sonderfelder bringen, darfst du teilweise oder gar nicht nutzen; nur ein Fragezeichenplättchen zu legen ist Pflicht (RR-13.3).',
  'RR-2.5':
    'Eine Münze kann auf jedem Feld einen Arbeiter ersetzen, auch gemischt. Ein Arbeiter ersetzt nie die verlangte Münze (T11, Anwerben). Eigene Arbeiter, Leiharbeiter und der schwarze Arbeiter dürfen gemischt werden.',
  'RR-2.6':
    'Wer passt, erhält sofort nach seinem Platz in der Reihenfolge 0, 2, 3 und 4 Punkte, vom ersten bis zum vierten. Passen darf man immer, und wer keine Arbeiter, aber Münzen hat, muss nicht passen. Übrige Arbeiter tun nichts; Münzen bleiben. Die Punkte sind rekonstruiert.',
  'RR-2.7':
    'Was ein Zug dir bringt, führst du in beliebiger Reihenfolge aus. Spielendekarten kommen zuletzt, und eine Kette von Lokomotiven wird vor allem anderen beendet. Siehe RR-2.10.',
  'RR-2.8':
    'Was ein Feld kostet und tut, steht auf dem Plan. Mit 2 Spielern sind einige Felder gesperrt: T1, T3, L2, I3, O3, E3 und P2. Dass E3 dazugehört, ist rekonstruiert.',
  'RR-2.9':
    'Vollständig heißt: Aus der jetzigen Lage kann jeder aufgedruckte Teil bis zum letzten Schritt getan werden, in irgendeiner Reihenfolge der Teile. Unterwegs genommene Gleise und Teile, die die Aktion selbst zurückgibt, zählen mit; andere Gewinne und der Schritt des schwarzen Arbeiters nicht. Solange Aufgedrucktes offen ist, wird keine Wahl angeboten, die es unmöglich machte.',
  'RR-2.10':
    'Was keine Wahl braucht, geschieht sofort. Alles andere, Teile der Aktion wie Gewinne, liegt in einer offenen Liste, und du nimmst jeweils einen Eintrag daraus, auch zwischen zwei Schritten. Nur eine zu legende Lokomotive, eine zu wählende Fabrik, ein nochmals zu nutzendes Feld und eine Fragezeichenkarte gehen vor. Aufgedrucktes (des Plans, der Ingenieure für alle, der Fragezeichenkarten und Startbonuskarten) muss getan werden; eigene Ingenieure, der Schritt des schwarzen Arbeiters und alle Gewinne können bleiben und verfallen am Ende des Zuges.',
  'RR-2.11':
    'Ein Schritt oder Bau zählt für den engsten Eintrag, der ihn erlaubt: eine Farbe vor Schwarz oder Grau, das vor jeder Farbe; eine Lokomotive oder eine Fabrik vor der Wahl aus beiden; Aufgedrucktes vor einem Gewinn. Anders nur, wenn Aufgedrucktes sonst nicht mehr möglich wäre.',
  'RR-3': 'Gleise',
  'RR-3.1': 'Ein Schritt setzt ein Gleis ein Feld weiter. Schritte dürfen auf die Strecken verteilt werden.',
  'RR-3.2':
    'Auf einer Strecke liegt Schwarz vor Grau, Grau vor Braun, Braun vor Naturfarben, Naturfarben vor Weiß. Ein Gleis kommt nie auf ein Feld mit einem anderen und überholt nie eines.',
  'RR-3.3':
    'Eine neue Farbe beginnt neben der Strecke. Ihr erster Schritt führt auf Feld 1, wenn es frei ist und jede frühere Farbe auf der Strecke liegt.',
  'RR-3.4':
    'Alle fünf Farben dürfen auf die Transsib, Schwarz bis Naturfarben nach St. Petersburg, Schwarz bis Braun nach Kiew.',
  'RR-3.5': 'Nichts geht über das letzte Feld hinaus.',
  'RR-3.6':
    'Erreicht Schwarz Feld 2 der Transsib, nimmst du 3 graue Gleise, eines je Strecke; bei 6 nimmst du 3 braune; bei 10 nimmst du 2 naturfarbene für Transsib und St. Petersburg; bei 15 nimmst du 1 weißes, mit dem du bis zu 2 Schritte machen darfst.',
  'RR-3.7':
    'T11 kostet einen Arbeiter und eine Münze, oder zwei Münzen: insgesamt 2 Schritte mit einem oder zwei beliebigen Gleisen.',
  'RR-3.8': 'T12: ein Schritt mit Schwarz oder Grau, so oft jemand will.',
  'RR-3.9':
    'Genommene Gleise darfst du sofort nutzen, auch mit den übrigen Schritten derselben Aktion. Die 2 Schritte mit Weiß warten in der offenen Liste; was bis zum Ende des Zuges keinen Platz fand, verfällt.',
  'RR-4': 'Sonderfelder',
  'RR-4.1':
    'Ohne Lokomotive: was in RR-3.6 steht; Schwarz auf Kiew 7, ein weiterer Arbeiter für den Rest des Spiels; Schwarz auf dem letzten Feld einer Strecke, 10 Punkte.',
  'RR-4.2':
    'Mit Gleis und Lokomotive: Braun auf Transsib 3, ein weiterer Arbeiter; Schwarz auf Transsib 13, St. Petersburg 4 und St. Petersburg 6, lege ein Fragezeichenplättchen und nutze es.',
  'RR-4.3': 'Ein Feld, das beides braucht, wirkt, sobald das Zweite dazukommt, Gleis oder Lokomotive.',
  'RR-4.4':
    'Bei jeder Wertung: Grau und Lokomotive auf St. Petersburg 7 verdoppeln die Strecke; Schwarz und Lokomotive auf Kiew 1, 2, 3, 4 und 8 bringen 1, 2, 3, 4 und 10 Punkte; Grau und Lokomotive auf Kiew 5 bringen 20, wenn die Medaille dort liegt. Die 10 Punkte von Feld 8 sind rekonstruiert.',
  'RR-4.5':
    'Das Fragezeichenfeld der Industrieleiste wirkt einmal, für den ersten Marker, der es betritt. Wo es liegt, ist rekonstruiert.',
  'RR-4.6': 'Ein gewonnener Arbeiter darf ab deinem nächsten Zug eingesetzt werden. Zwei sind zu gewinnen, nicht mehr.',
  'RR-4.7': 'Jedes der vier Fragezeichenfelder nimmt ein Plättchen auf; von sieben ist also immer eines zu legen.',
  'RR-5': 'Lokomotiven',
  'RR-5.1': 'Eine Lokomotive kommt vom niedrigsten Stapel, den es noch gibt.',
  'RR-5.2':
    'An St. Petersburg und Kiew liegt eine Lokomotive, an der Transsib zwei, deren Zahlen zusammenzählen. Die Zahl ist das letzte erreichte Feld.',
  'RR-5.3':
    'Sie kommt auf einen leeren Platz oder ersetzt eine niedrigere, nie eine gleiche oder höhere. An der Transsib darf eine niedrigere ersetzt werden, obwohl der zweite Platz leer ist.',
  'RR-5.4': 'Eine ersetzte Lokomotive darf nach derselben Regel anderswo gelegt werden, und so weiter.',
  'RR-5.5':
    'Eine ersetzte Lokomotive darf nur zurück, wenn kein Platz leer ist; dann wählst du, ob sie eine niedrigere ersetzt oder zurückgeht.',
  'RR-5.6':
    'Eine zurückgegebene Lokomotive liegt offen mit der Fabrikseite oben und kann nur als Fabrik gebaut werden.',
  'RR-5.7': 'Eine eben genommene Lokomotive muss gelegt werden. Geht das nicht, ist keine zu bauen.',
  'RR-5.8':
    'Ist die Kette beendet, wird auf jeder Strecke geschaut, welche Felder nun erreicht sind. Ein Platz erhält immer eine höhere Zahl, also geht nichts verloren.',
  'RR-5.9':
    'Alle vier Plätze sind gleich: Eine an der Transsib ersetzte Lokomotive darf auf den anderen Platz der Transsib.',
  'RR-5.10': 'Sind die Stapel leer, ist keine Lokomotive mehr zu bauen; Zurückgegebenes dient noch als Fabrik.',
  'RR-6': 'Fabriken und Industrie',
  'RR-6.1':
    'Eine Fabrik kommt umgedreht vom niedrigsten Stapel oder ist ein beliebiges zurückgegebenes Teil, und geht in die linke freie von fünf Lücken.',
  'RR-6.2': 'Mit fünf Fabriken ersetzt eine neue eine beliebige, die zurückgeht. Das neue Teil wird zuerst gewählt.',
  'RR-6.3':
    'L3 kostet 3 Arbeiter: eine Lokomotive und eine Fabrik, gleich in welcher Reihenfolge. Eine Lokomotive, die die eine Hälfte zurückgibt, darf die Fabrik der anderen sein.',
  'RR-6.4': 'Ein Industrieschritt setzt einen Marker ein Feld weiter. Eine Lücke ohne Fabrik hält ihn auf.',
  'RR-6.5':
    'Ein Marker, der eine Fabrik betritt, setzt sie in Gang; was nicht geht, verfällt. Auch in einem längeren Zug wird keine Fabrik übersprungen.',
  'RR-6.6':
    'Die Fabriken nach Zahl: 1, Punkte für die Zahlen deiner Ingenieure; 2, eine Lokomotive oder eine Fabrik; 3, ein Feld nochmals nutzen; 4, 2 Verdoppler; 5, ein Industrieschritt; 6, eine Münze; 7, 2 Schritte mit beliebiger Farbe; 8, Punkte für deine zwei besten Lokomotiven; 9, eine Spielendekarte oder 10 Punkte. Welche Zahl was tut, ist rekonstruiert.',
  'RR-6.7': 'Eine Fabrik unter einem Marker zu bauen oder zu ersetzen setzt nichts in Gang.',
  'RR-6.8':
    'Der zweite Marker beginnt auf 0. Schritte dürfen auf beide verteilt werden; auch er nutzt Fabriken, aber nicht das Fragezeichenfeld; beide werden gewertet. Keiner darf das Feld des anderen betreten oder ihn überholen, und das Plättchen ist nicht wählbar, solange der erste auf 0 steht.',
  'RR-6.9':
    'Fabrik 8 zählt eine einzige Lokomotive allein. Fabrik 1 zählt nur aufgedruckte Zahlen. Beide werten, was da ist, wenn der Marker sie betritt.',
  'RR-7': 'Sonstige Felder',
  'RR-7.1':
    'Verdoppler liegen über Transsib 1 bis 8, von links nach rechts, und verdoppeln bei einer Wertung den Wert des Gleises dort. Liegen alle 8, verfallen weitere, und O1 ist nicht möglich.',
  'RR-7.2': 'O2 gibt zwei Münzen.',
  'RR-7.3':
    'O3 gibt die zwei Leiharbeiter, die du in dieser Runde wie eigene einsetzt, ab dem nächsten Zug, und die dann zurückgehen.',
  'RR-7.4': 'Verdoppler und Münzen gehen nicht aus.',
  'RR-8': 'Ingenieure',
  'RR-8.1':
    'Das Anwerbefeld kostet eine Münze und keinen Arbeiter. Der Ingenieur ist von da an dein eigenes Feld, einmal je Runde, für 1 Arbeiter. Zahlen und Buchstaben der Ingenieure sind rekonstruiert.',
  'RR-8.2':
    'Ingenieure auf den Feldern für alle darf jeder nutzen, jeden einmal je Runde. Wartende kann man nicht nutzen.',
  'RR-8.3':
    'Bei einem eigenen Ingenieur darfst du jeden Teil auslassen, sogar alles; mindestens ein Teil muss zu Beginn möglich sein.',
  'RR-8.4':
    'Nochmals nutzen braucht ein Feld mit genau einem Arbeiter von dir, gleich welcher Art; Münzen zählen nicht und stören nicht. Die Aktion geschieht noch einmal, umsonst. Auch das Feld dieses Zuges zählt. Ein Feld des Plans muss wieder vollständig möglich sein, also nie O3.',
  'RR-8.5':
    'Es gibt so viele Ingenieure wie Runden, und in der letzten liegt nur auf dem Anwerbefeld einer. Ein Feld ohne Ingenieur ist kein Aktionsfeld.',
  'RR-9': 'Der schwarze Arbeiter',
  'RR-9.1':
    'Steht er dort, wo die aufgedruckte Aktion einen Schritt mit Schwarz erlaubt, gibt er einen weiteren Schritt mit Schwarz, zu jeder Zeit des Zuges oder gar nicht.',
  'RR-9.2': 'Er dient wie jeder andere Arbeiter ab dem Zug, nachdem er genommen wurde, und kommt jede Runde zurück.',
  'RR-10': 'Reihenfolge',
  'RR-10.1':
    'Ein Arbeiter unter Platz 1 oder 2 beansprucht den Platz für die nächste Runde: nicht unter dem eigenen (mit 2 Spielern schon), und höchstens einer. Mit 2 Spielern gibt es nur Platz 1.',
  'RR-10.2':
    'Eine Münze oder ein Leiharbeiter dort tauscht sofort den Platz mit einem Arbeiter deiner Farbe von einem anderen Feld. Ohne einen solchen geht es nicht. Der schwarze Arbeiter darf bleiben.',
  'RR-10.3':
    'Haben alle gepasst, nehmen die Anwärter ihre Plätze ein, und die anderen füllen den Rest in alter Reihenfolge.',
  'RR-10.4': 'Steht nur der erste Spieler da, unter Platz 2, bleibt die Reihenfolge.',
  'RR-10.5':
    'Dann darf der Arbeiter unter 2, danach der unter 1, auf ein freies Feld für einen Arbeiter gehen und dort handeln.',
  'RR-10.6':
    'In der letzten Runde verdeckt ein neues Feld die Plätze, X1: 3 Industrieschritte. Es gibt keine neue Reihenfolge, und niemand versetzt. Die Kosten, 2 Arbeiter, sind rekonstruiert.',
  'RR-10.7':
    'Ein Arbeiter geht auf ein Feld für einen Arbeiter ohne Münze, auch auf einen eigenen Ingenieur, aber nicht auf O3. Er besetzt es, der zweite kann also nicht hin. Er darf bleiben. Gewonnene Münzen und Arbeiter dienen ab der nächsten Runde.',
  'RR-10.8': 'So endet eine Runde: alle gepasst, neue Reihenfolge, Arbeiter versetzen, Wertung, Aufräumen.',
  'RR-11': 'Wertung nach jeder Runde',
  'RR-11.1':
    'Nur Felder, die die Lokomotiven erreichen, werden gewertet. Ein Gleis zählt für sein Feld und alle freien dahinter bis zum nächsten Gleis.',
  'RR-11.2':
    'Ein Feld ist mit Schwarz 0 wert, mit Grau 1, mit Braun 2, mit Naturfarben 4, mit Weiß 7; mit dem Aufwerter ist Braun 3 wert, Naturfarben 6, Weiß 10. Verdoppler und das verdoppelte St. Petersburg vervielfachen das; Sterne und Medaille von Kiew kommen dazu.',
  'RR-11.3':
    'Industrie zählt den Wert des Feldes mit dem Marker, oder des nächsten niedrigeren mit einem Wert. Die Werte sind 0, 1, 2, 3, 5, 10, 15, 20, 25 und 30.',
  'RR-11.4':
    'Dann gehen Arbeiter zu ihren Besitzern, Münzen in den Vorrat, Leiharbeiter auf ihr Feld. Der Ingenieur, den niemand anwarb, geht; die anderen rücken ein Feld nach rechts.',
  'RR-12': 'Das Ende',
  'RR-12.1':
    'Nach der letzten Wertung kommen die Spielendekarten, dann die Ingenieure: 40 Punkte für die meisten, 20 für die zweitmeisten. Bei Gleichstand entscheidet die höchste Zahl. Ohne Ingenieur gibt es nichts.',
  'RR-12.2': 'Die meisten Punkte gewinnen. Bei gleich vielen wird der Sieg geteilt.',
  'RR-12.3':
    'Wer eine Spielendekarte nehmen darf, sieht den Stapel durch und behält heimlich eine, oder nimmt 10 Punkte. Ist der Stapel leer, sind es 10 Punkte.',
  'RR-12.4':
    'Gereiht wird nach der Zahl der Ingenieure, dann nach der höchsten Zahl. Die Karte für einen Ingenieur mehr zählt als Ingenieur ohne Zahl.',
  'RR-13': 'Fragezeichenplättchen und Fragezeichenkarten',
  'RR-13.1':
    'Die Plättchen, jedes einmal: bis zu 4 Schritte mit beliebigen Gleisen; bis zu 5 Industrieschritte; der zweite Industriemarker; 3 Verdoppler; der Aufwerter; die Kiew-Medaille; eine Fragezeichenkarte und dann eine Spielendekarte.',
  'RR-13.2':
    'Die Karten, jede einmal für alle: ein Verdoppler, ein Industrieschritt und ein Schritt mit Schwarz, dann eines der drei nochmals; der Ingenieur ohne Buchstaben und eine Münze; eine Fabrik, dann 2 Industrieschritte; der schwarze Arbeiter; die besondere 9.',
  'RR-13.3':
    'Ein Plättchen muss gelegt werden, auch wenn seine Wirkung verfällt. Von den Karten darf nur eine genommen werden, die vollständig möglich ist, zusammen mit dem noch offenen Aufgedruckten; oder keine.',
  'RR-13.4':
    'Bei der ersten Karte kommen die drei Teile in beliebiger Reihenfolge und vollständig; der vierte ist ein Gewinn, gewählt, wenn nichts Aufgedrucktes mehr offen ist. Bei der dritten Karte wird die Fabrik sofort gebaut. Ingenieur und Münze dienen in derselben Runde. Die besondere 9 wird sofort gelegt.',
  'RR-R': 'Entscheidungen: was die Spielregeln offen lassen',
  'RR-R1': 'Zurückgeben kann man eine ersetzte Lokomotive nur, wenn kein Platz leer ist; siehe RR-5.5.',
  'RR-R2': 'Unter einem Marker zu bauen setzt nichts in Gang; siehe RR-6.7.',
  'RR-R3': 'Marker treffen und überholen einander nicht; siehe RR-6.8.',
  'RR-R4': 'Verdoppler und Münzen sind nicht durch den Inhalt der Schachtel begrenzt.',
  'RR-R5':
    'Kein „nochmals nutzen“ wiederholt ein anderes „nochmals nutzen“. T12 zählt mit genau einem Arbeiter von dir; die Plätze der Reihenfolge und das Anwerben zählen nicht.',
  'RR-R6':
    'Den Schritt des schwarzen Arbeiters gibt es auch bei Ingenieuren, auf Feldern für jede Farbe und beim Versetzen (RR-10.5), nicht bei „nochmals nutzen“.',
  'RR-R7': 'Eine Münze oder ein Leiharbeiter ohne eigenen Arbeiter zum Tauschen kann nicht unter einen Platz.',
  'RR-R8': 'Was „vollständig“ heißt, steht in RR-2.9.',
  'RR-R9':
    'Die freie Reihenfolge der offenen Liste steht in RR-2.10; sie wurde später mit Autor und Verlag vereinbart.',
  'RR-R10': 'Für welchen Eintrag ein Schritt zählt, steht in RR-2.11; danach wird nie gefragt.',
  'RR-R11': 'Die zwei Plätze der Transsib sind Plätze wie die anderen; siehe RR-5.9.',
  'RR-R12': 'Ein eigener Ingenieur kann genutzt werden, wenn ein Teil davon möglich ist, Punkte eingeschlossen.',
  'RR-R13': 'Wie Arbeiter nach der Runde versetzt werden, steht in RR-10.7.',
  'RR-R14': 'Ist keine Spielendekarte mehr da, werden 10 Punkte genommen.',
  'RR-R15':
    'Die zweitmeisten Ingenieure bringen auch mit 2 Spielern 20 Punkte, auch wenn die ersten zwei gleich viele haben.',
  'RR-R16': 'Ein Plättchen zählt als gelegt, auch wenn es nichts bewirkte; siehe RR-13.3.',
  'RR-R17': 'Der vierte Teil der ersten Fragezeichenkarte ist ein Gewinn; siehe RR-13.4.',
  'RR-R18': 'Die ersetzte Fabrik kann nicht die neue sein, denn die war schon gewählt.',
  'RR-E': 'Beispiele',
  'RR-E1':
    'Transsib mit einer 6 und einer 2, Braun auf 3, Grau auf 7, Schwarz davor, ein Verdoppler auf 1: Braun auf 1 bis 3 bringt 4 + 2 + 2, Grau auf 4 bis 7 bringt 4, Schwarz auf 8 bringt 0: 12. St. Petersburg 0. Kiew mit einer 2 und Schwarz auf 2: 1 + 2 = 3. Industriemarker auf der ersten Fabrik: 5. Zusammen 20.',
  'RR-E2': 'Kiew mit Schwarz auf 3 und einer 3: bei jeder Wertung 6 Punkte für Sterne.',
  'RR-E3': 'Rot hat 3 Ingenieure: 40. Blau und Gelb haben je 2, Gelb die höhere Zahl: 20 für Gelb. Grün hat keinen: 0.',
  'RR-E4':
    'Die Reihenfolge ist Gelb, Blau, Grün, Rot. Grün steht unter 1, Rot unter 2. Neue Reihenfolge: Grün, Rot, Gelb, Blau.',
  'RR-E5':
    'Eine 4 an St. Petersburg ersetzt eine 2, die die 1 an Kiew ersetzt. Auf allen Plätzen liegen gleiche oder höhere, also geht die 1 zurück.',
  'RR-E6': 'Transsib mit 3 und 1: Eine neue 4 ersetzt die 1, die zum leeren Kiew geht.',
  'RR-E7': 'Der erste Spieler steht allein unter 2: Die Reihenfolge bleibt, und der Arbeiter darf trotzdem weg.',
  'RR-E8': 'Nirgends Grau, T3: Grau kommt auf Feld 1 und weiter auf 2, oder kommt auf Feld 1 zweier Strecken.',
  'RR-E9':
    'St. Petersburg mit einer 5, und Schwarz kommt auf 4: ein Fragezeichenplättchen. Die Transsib mit einer 1 und einer 4 reicht bis Feld 5.',
  'RR-E10':
    'I2 mit dem Marker vor der ersten Fabrik: Er betritt die Fabrik, sie arbeitet, dann das nächste Feld. Ist diese Lücke leer, werden I1 und I2 verweigert.',
  'RR-E11':
    'Schwarz auf Transsib 1, noch kein Grau, ein Ingenieur für alle mit Schwarz und Grau: Schwarz geht auf 2, Grau wird genommen, Grau kommt auf Feld 1. Das ist erlaubt.',
}
