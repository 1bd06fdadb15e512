/** The rules of Russian Railroads in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RR-1': 'Ziel, Spielmaterial und Spielaufbau',
  'RR-1.1':
    'Ziel: Baue drei Strecken und Lokomotiven und entwickle deine Industrie. Nach jeder Runde gibt es Punkte, und wer am Ende die meisten hat, gewinnt. Es gibt 37 Lokomotiven: vier von jeder Zahl von 1 bis 8 und fünf mit der 9. Auf der Rückseite jeder Zahl ist eine Fabrik (RR-6.6). Eine 9 hat keine Rückseite und liegt auf einer ?-Karte. Mit 3 Spielern kommt von jeder Zahl eine in die Schachtel, mit 2 Spielern zwei. Die besondere 9 bleibt immer. Alle beginnen mit einer 1, daher beginnen die Stapel bei 2.',
  'RR-1.2':
    'Es gibt 15 Ingenieure: 7 mit A, 7 mit B und einen ohne Buchstaben, der mit einer Münze auf einer ?-Karte liegt. Mit 4 Spielern zieht ihr 3 mit A und 4 mit B, mit weniger Spielern je 3. Legt sie von rechts nach links aus, A vor B: zuerst auf das Anwerbefeld, dann auf die Felder für alle, dann auf die Wartefelder. Mit 3 Spielern bleibt das Feld ganz links leer. Mit 2 Spielern gibt es 6 Felder, davon nur eines für alle.',
  'RR-1.3':
    'Von den 10 Spielendekarten kommen 2 ungesehen aus dem Spiel. Die anderen 8 sind der Stapel. Die 5 ?-Karten und die 4 Startbonuskarten liegen offen.',
  'RR-1.4':
    'Alle beginnen mit einer Lokomotive 1 an der Transsib, einem schwarzen Gleis auf Feld 1 jeder Strecke (das bringt nichts) und einem Industriemarker auf 0. Dazu haben alle für später sieben verschiedene ?-Plättchen, einen zweiten Industriemarker, eine Kiev-Medaille und einen Aufwerter.',
  'RR-1.5':
    'Mit 4 Spielern beginnen alle mit 5 Arbeitern und 1 Münze, mit 3 Spielern mit 6 Arbeitern und 1 Münze, mit 2 Spielern mit 6 Arbeitern und 2 Münzen. Jeder kann noch 2 Arbeiter dazubekommen.',
  'RR-1.6':
    'Die 2 türkisen Leiharbeiter stehen auf ihrem Aktionsfeld (mit 2 Spielern gibt es sie nicht). Der schwarze Arbeiter steht auf einer ?-Karte.',
  'RR-1.7':
    'Die Reihenfolge ist zufällig. Der letzte Spieler wählt zuerst eine Startbonuskarte und führt sie aus, dann der vorletzte und so weiter. Der erste Spieler bekommt keine. Karten, die niemand gewählt hat, sind aus dem Spiel.',
  'RR-1.8': 'Mit 4 Spielern spielt ihr 7 Runden, mit 2 oder 3 Spielern 6. Alle beginnen mit 0 Punkten.',
  'RR-2': 'Dein Zug',
  'RR-2.1':
    'Die Spieler sind der Reihe nach immer wieder am Zug. In deinem Zug führst du eine Aktion aus oder passt. Wer passt, ist für diese Runde fertig. Die Runde endet, wenn alle gepasst haben (RR-10.8).',
  'RR-2.2':
    'Wähle für eine Aktion ein freies Aktionsfeld, setze genau so viele Arbeiter aus deinem Vorrat darauf, wie es zeigt, und führe die Aktion sofort aus. Pro Zug führst du eine Aktion aus.',
  'RR-2.3':
    'Ein Feld mit einem Arbeiter oder einer Münze ist für den Rest der Runde besetzt. Nur das Feld für einen schwarzen oder grauen Schritt (T12) ist nie besetzt.',
  'RR-2.4':
    'Ein Feld des Spielplans, einen Ingenieur für alle oder eine ?-Karte darfst du nur wählen, wenn du die ganze Aktion ausführen kannst, und dann musst du sie auch ganz ausführen. Eigene Ingenieure, Fabriken, ?-Plättchen und besondere Felder darfst du auch teilweise oder gar nicht nutzen. Nur legen musst du ein ?-Plättchen immer (RR-13.3).',
  'RR-2.5':
    'Statt eines Arbeiters darfst du überall eine Münze setzen, auch gemischt. Wo eine Münze verlangt ist, bei zwei Schritten beliebiger Farbe (T11) und beim Anwerben, reicht kein Arbeiter. Eigene Arbeiter, Leiharbeiter und den schwarzen Arbeiter darfst du mischen.',
  'RR-2.6':
    'Wenn du passt, bekommst du sofort Punkte für deinen Platz in der Reihenfolge: 0, 2, 3 oder 4 Punkte vom ersten bis zum vierten. Passen darfst du immer. Hast du noch Münzen, aber keine Arbeiter, musst du nicht passen. Übrige Arbeiter tun nichts, übrige Münzen behältst du. Die Punkte sind rekonstruiert.',
  'RR-2.7':
    'Was du in einem Zug bekommst, nutzt du in beliebiger Reihenfolge, mit zwei Ausnahmen: Spielendekarten kommen zuletzt, und eine Kette von Lokomotiven wird zuerst beendet. Siehe RR-2.10.',
  'RR-2.8':
    'Auf dem Spielplan steht, was jedes Feld kostet und bringt. Im Terminal hat jedes Feld auch einen Kurznamen wie T12. Mit 2 Spielern sind diese Felder gesperrt: zwei schwarze Schritte für einen Arbeiter (T1), zwei graue Schritte für einen Arbeiter (T3), eine Lokomotive oder Fabrik für zwei Arbeiter (L2), ein Industrieschritt mit einem schwarzen Schritt (I3), die Leiharbeiter (O3), der linke Ingenieur für alle (E3) und Platz 2 der Reihenfolge (P2). (E3 ist rekonstruiert.)',
  'RR-2.9':
    'Eine Aktion ist „vollständig“ möglich, wenn du von jetzt an jeden aufgedruckten Teil bis zum letzten Schritt ausführen kannst, in irgendeiner Reihenfolge. Gleise, die du unterwegs bekommst, und Teile, die die Aktion selbst zurückgibt, zählen mit. Andere Vorteile und der zusätzliche Schritt des schwarzen Arbeiters nicht. Solange ein aufgedruckter Teil offen ist, kannst du nichts wählen, was ihn unmöglich macht.',
  'RR-2.10':
    'Was keine Wahl braucht, passiert sofort. Alles andere kommt auf eine Liste, und du wählst, was du als Nächstes tust, auch zwischen zwei Schritten derselben Aktion. Aber eine Lokomotive anlegen, eine Fabrik wählen, ein Feld nochmals nutzen und eine ?-Karte wählen gehen immer vor. Aufgedruckte Teile (von Feldern des Spielplans, Ingenieuren für alle, ?-Karten und Startbonuskarten) sind Pflicht. Eigene Ingenieure, der zusätzliche Schritt des schwarzen Arbeiters und alle Vorteile sind freiwillig; was du bis zum Ende des Zuges nicht nutzt, verfällt.',
  'RR-2.11':
    'Ein Schritt oder Bau zählt für den engsten Eintrag deiner Liste, der ihn erlaubt: eine einzelne Farbe vor „Schwarz oder Grau“, das vor „beliebige Farbe“; eine Lokomotive oder eine Fabrik vor „Lokomotive oder Fabrik“; ein aufgedruckter Teil vor einem Vorteil. Anders ist es nur, wenn sonst ein aufgedruckter Teil unmöglich würde.',
  'RR-3': 'Streckenbau',
  'RR-3.1': 'Ein Schritt rückt ein Gleis ein Feld vor. Du darfst Schritte auf deine Strecken verteilen.',
  'RR-3.2':
    'Auf jeder Strecke liegt Schwarz vor Grau, Grau vor Braun, Braun vor Natur und Natur vor Weiß. Ein Gleis kommt nie auf ein Feld mit einem anderen und überholt nie ein anderes.',
  'RR-3.3':
    'Eine neue Farbe beginnt neben der Strecke. Ihr erster Schritt führt auf Feld 1. Es muss frei sein, und alle früheren Farben müssen schon auf der Strecke liegen.',
  'RR-3.4': 'Auf die Transsib dürfen alle fünf Farben, auf Petersburg Schwarz bis Natur, auf Kiev Schwarz bis Braun.',
  'RR-3.5': 'Über das letzte Feld geht nichts hinaus.',
  'RR-3.6':
    'Erreicht dein schwarzes Gleis Feld 2 der Transsib, bekommst du 3 graue Gleise, eines für jede Strecke. Bei Feld 6 bekommst du 3 braune, bei Feld 10 bekommst du 2 naturfarbene für Transsib und Petersburg, bei Feld 15 bekommst du 1 weißes, mit dem du bis zu 2 Schritte machen darfst.',
  'RR-3.7':
    'T11 kostet einen Arbeiter und eine Münze oder zwei Münzen. Du machst insgesamt 2 Schritte mit einem oder zwei Gleisen beliebiger Farbe.',
  'RR-3.8': 'T12: ein Schritt mit Schwarz oder Grau. Dieses Feld dürfen alle so oft nutzen, wie sie wollen.',
  'RR-3.9':
    'Neue Gleise darfst du sofort bewegen, auch mit übrigen Schritten derselben Aktion. Die 2 Schritte mit Weiß kommen auf deine Liste; ist bis zum Ende des Zuges kein Platz für sie, verfallen sie.',
  'RR-4': 'Besondere Felder',
  'RR-4.1':
    'Ohne Lokomotive: neue Gleise (RR-3.6); Schwarz auf Kiev 7: ein zusätzlicher Arbeiter für den Rest des Spiels; Schwarz auf dem letzten Feld einer Strecke: 10 Punkte.',
  'RR-4.2':
    'Mit Gleis und Lokomotive: Braun auf Transsib 3: ein zusätzlicher Arbeiter; Schwarz auf Transsib 13, Petersburg 4 oder Petersburg 6: Lege ein ?-Plättchen und nutze es.',
  'RR-4.3': 'Ein Feld, das beides braucht, wirkt, sobald das Zweite dazukommt, Gleis oder Lokomotive.',
  'RR-4.4':
    'Diese Felder brauchen Gleis und Lokomotive und zählen bei jeder Wertung. Grau auf Petersburg 7 verdoppelt die Strecke. Schwarz auf Kiev 1, 2, 3, 4 und 8 bringt 1, 2, 3, 4 und 10 Punkte. Grau auf Kiev 5 bringt 20 Punkte, wenn deine Medaille dort liegt. (Die 10 Punkte von Feld 8 sind rekonstruiert.)',
  'RR-4.5':
    'Das ?-Feld der Industrieleiste wirkt einmal, für den ersten Marker, der es betritt. Seine Lage ist rekonstruiert.',
  'RR-4.6': 'Einen neuen Arbeiter kannst du ab deinem nächsten Zug einsetzen. Du kannst zwei dazubekommen, mehr nicht.',
  'RR-4.7': 'Auf jedes der vier ?-Felder kommt ein Plättchen. Du hast sieben, kannst also immer eines legen.',
  'RR-5': 'Lokomotiven',
  'RR-5.1': 'Eine Lokomotive nimmst du immer vom niedrigsten Stapel, den es noch gibt.',
  'RR-5.2':
    'An Petersburg und Kiev liegt höchstens eine Lokomotive, an der Transsib höchstens zwei, deren Zahlen zusammengezählt werden. Die Zahl ist das letzte Feld, das du erreichst.',
  'RR-5.3':
    'Lege die Lokomotive auf einen leeren Platz, oder ersetze eine mit niedrigerer Zahl, nie eine gleiche oder höhere. An der Transsib darfst du eine niedrigere auch ersetzen, wenn der zweite Platz noch leer ist.',
  'RR-5.4': 'Eine ersetzte Lokomotive darfst du nach derselben Regel woanders anlegen, und so weiter.',
  'RR-5.5':
    'Eine ersetzte Lokomotive darfst du nur zurückgeben, wenn du keinen leeren Platz hast. Dann wählst du: eine niedrigere damit ersetzen oder sie zurückgeben.',
  'RR-5.6':
    'Eine zurückgegebene Lokomotive liegt offen neben den Stapeln, mit der Fabrikseite nach oben. Sie kann nur noch als Fabrik gebaut werden.',
  'RR-5.7': 'Eine Lokomotive, die du nimmst, musst du anlegen. Geht das nicht, kannst du keine bauen.',
  'RR-5.8':
    'Ist die Kette beendet, siehst du auf jeder Strecke nach, welche Felder du jetzt erreichst. Auf einen Platz kommt immer nur eine höhere Zahl, du verlierst also nie etwas.',
  'RR-5.9':
    'Alle vier Plätze sind gleich: Eine an der Transsib ersetzte Lokomotive darf auf den anderen Platz der Transsib.',
  'RR-5.10':
    'Sind die Stapel leer, kann niemand mehr eine Lokomotive bauen. Zurückgegebene Teile kann man noch als Fabrik bauen.',
  'RR-6': 'Fabriken und Industrialisierung',
  'RR-6.1':
    'Für eine Fabrik nimmst du ein Teil vom niedrigsten Stapel und drehst es um, oder du nimmst ein beliebiges zurückgegebenes Teil. Lege es in die am weitesten links liegende leere deiner fünf Lücken.',
  'RR-6.2':
    'Sind alle fünf Lücken gefüllt, ersetzt die neue Fabrik eine beliebige, die du zurückgibst. Das neue Teil wählst du zuerst.',
  'RR-6.3':
    'L3 kostet 3 Arbeiter: Baue eine Lokomotive und eine Fabrik, in beliebiger Reihenfolge. Eine Lokomotive, die die eine Hälfte zurückgibt, darf die Fabrik der anderen werden.',
  'RR-6.4':
    'Ein Industrieschritt rückt einen Marker ein Feld vor. Eine Lücke ohne Fabrik kann er weder betreten noch überspringen.',
  'RR-6.5':
    'Betritt ein Marker eine Fabrik, nutzt du sie. Was nicht geht, verfällt. Auch mit mehreren Schritten wird keine Fabrik übersprungen.',
  'RR-6.6':
    'Die Fabriken nach Zahl – 1: Punkte für die Zahlen deiner Ingenieure; 2: eine Lokomotive oder eine Fabrik; 3: ein Feld nochmals nutzen; 4: 2 Verdoppler; 5: ein Industrieschritt; 6: eine Münze; 7: 2 Schritte beliebiger Farbe; 8: Punkte für deine zwei besten Lokomotiven; 9: eine Spielendekarte oder 10 Punkte. Welche Zahl was bringt, ist rekonstruiert.',
  'RR-6.7': 'Baust oder ersetzt du eine Fabrik unter einem Marker, nutzt du sie dadurch nicht.',
  'RR-6.8':
    'Der zweite Marker beginnt auf 0. Industrieschritte darfst du auf beide Marker verteilen. Auch der zweite nutzt Fabriken, aber nicht das ?-Feld. Beide bringen Punkte. Keiner darf das Feld des anderen betreten oder ihn überholen; deshalb kannst du dieses Plättchen nicht wählen, solange der erste Marker auf 0 steht.',
  'RR-6.9':
    'Hast du nur eine Lokomotive, zählt Fabrik 8 nur diese. Fabrik 1 zählt nur aufgedruckte Zahlen. Beide werten, was du hast, wenn der Marker sie betritt.',
  'RR-7': 'Sonstige Felder',
  'RR-7.1':
    'Verdoppler liegen über Transsib 1 bis 8, von links nach rechts. Bei jeder Wertung verdoppeln sie den Wert des Gleises auf ihrem Feld. Hast du alle 8, verfallen weitere, und du kannst das Feld für einen Verdoppler (O1) nicht wählen.',
  'RR-7.2': 'O2: Nimm zwei Münzen.',
  'RR-7.3':
    'O3: Nimm die zwei Leiharbeiter. Du setzt sie in dieser Runde wie eigene ein, ab deinem nächsten Zug. Dann gehen sie zurück.',
  'RR-7.4': 'Verdoppler und Münzen gehen nie aus.',
  'RR-8': 'Ingenieure',
  'RR-8.1':
    'Anwerben kostet eine Münze und keinen Arbeiter. Der Ingenieur ist jetzt dein eigenes Aktionsfeld: Nur du kannst ihn nutzen, einmal pro Runde, für 1 Arbeiter, und schon in der Runde, in der du ihn anwirbst. Die Ingenieure (Zahlen und Buchstaben sind rekonstruiert) – 1 (ohne Buchstaben): beliebige Farbe +2; 2 (A): Schwarz +1 und Grau +1; 3 (B): beliebige Farbe +1 und 3 Punkte; 4 (A): Schwarz +1 und 3 Punkte; 5 (A): Industrie +2; 6 (B): beliebige Farbe +1 und Schwarz +1; 7 (B): Grau +1 und Braun +1; 8 (B): Braun +1 und 5 Punkte; 9 (A): Industrie +1 und 3 Punkte; 10 (A): 1 Verdoppler und 3 Punkte; 11 (B): Grau +1 und 5 Punkte; 12 (B): ein Feld nochmals nutzen; 13 (A): Industrie +1 und Schwarz +1; 14 (B): eine Lokomotive oder eine Fabrik; 15 (A): Schwarz +2.',
  'RR-8.2':
    'Die Ingenieure auf den Feldern für alle kann jeder nutzen, jeden einmal pro Runde, für 1 Arbeiter. Wartende Ingenieure kann niemand nutzen.',
  'RR-8.3':
    'Beim eigenen Ingenieur darfst du jeden Teil auslassen, sogar alle. Wenn du ihn wählst, muss aber mindestens ein Teil möglich sein.',
  'RR-8.4':
    '„Feld nochmals nutzen“ braucht ein Feld mit genau einem Arbeiter von dir, egal welcher Art. Münzen zählen nicht und stören nicht. Du führst die Aktion noch einmal aus, kostenlos. Auch das Feld dieses Zuges zählt. Ein Feld des Spielplans muss wieder vollständig möglich sein, das Feld der Leiharbeiter (O3) geht also nie.',
  'RR-8.5':
    'Für jede Runde gibt es einen Ingenieur. In der letzten liegt nur noch auf dem Anwerbefeld einer. Ein Feld ohne Ingenieur kann man nicht nutzen.',
  'RR-9': 'Der schwarze Arbeiter',
  'RR-9.1':
    'Setzt du den schwarzen Arbeiter auf ein Feld, dessen aufgedruckte Aktion einen Schritt mit Schwarz erlaubt, bekommst du einen zusätzlichen Schritt mit Schwarz. Du machst ihn irgendwann in diesem Zug oder gar nicht.',
  'RR-9.2':
    'Du kannst ihn ab deinem nächsten Zug einsetzen wie jeden anderen Arbeiter. Er kommt jede Runde zu dir zurück.',
  'RR-10': 'Reihenfolge',
  'RR-10.1':
    'Mit einem Arbeiter unter Platz 1 oder 2 bekommst du diesen Platz in der nächsten Runde. Den Platz, den du schon hast, kannst du nicht belegen (außer mit 2 Spielern), und du kannst nur einen Platz belegen. Mit 2 Spielern gibt es nur Platz 1.',
  'RR-10.2':
    'Setzt du hier eine Münze oder einen Leiharbeiter, tauscht das sofort den Platz mit einem Arbeiter deiner Farbe auf einem anderen Feld. Hast du keinen, geht es nicht. Der schwarze Arbeiter darf stehen bleiben.',
  'RR-10.3':
    'Haben alle gepasst, nehmen die Spieler, die hier stehen, ihre Plätze ein. Die anderen füllen die übrigen Plätze in ihrer alten Reihenfolge.',
  'RR-10.4': 'Steht hier nur der erste Spieler, unter Platz 2, bleibt die Reihenfolge gleich.',
  'RR-10.5':
    'Dann darf der Arbeiter unter 2, danach der unter 1, auf ein freies Feld für einen Arbeiter gehen und die Aktion dort ausführen.',
  'RR-10.6':
    'In der letzten Runde liegt ein neues Feld über der Reihenfolge, X1: 3 Industrieschritte. Es gibt keine neue Reihenfolge, und kein Arbeiter wird versetzt. Die Kosten, 2 Arbeiter, sind rekonstruiert.',
  'RR-10.7':
    'Der Arbeiter geht auf ein Feld für einen Arbeiter ohne Münze. Das darf dein eigener Ingenieur sein, aber nicht das Feld der Leiharbeiter (O3). Das Feld ist dann besetzt, der zweite Arbeiter kann also nicht dorthin. Du darfst den Arbeiter auch stehen lassen. Münzen und Arbeiter, die du bekommst, nutzt du ab der nächsten Runde.',
  'RR-10.8': 'So endet eine Runde: Alle haben gepasst, neue Reihenfolge, Arbeiter versetzen, Wertung, Aufräumen.',
  'RR-11': 'Wertung nach jeder Runde',
  'RR-11.1':
    'Nur Felder, die deine Lokomotiven erreichen, werden gewertet. Ein Gleis zählt für sein eigenes Feld und für alle freien Felder dahinter, bis zum nächsten Gleis.',
  'RR-11.2':
    'Jedes Feld zählt nach Farbe: Schwarz 0, Grau 1, Braun 2, Natur 4, Weiß 7. Mit dem Aufwerter zählt Braun 3, Natur 6 und Weiß 10. Verdoppler und das verdoppelte Petersburg vervielfachen diese Werte. Dann kommen die Sterne und die Medaille von Kiev dazu.',
  'RR-11.3':
    'Die Industrie bringt den Wert des Feldes, auf dem der Marker steht, oder des nächsten niedrigeren Feldes mit einem Wert. Die Werte sind 0, 1, 2, 3, 5, 10, 15, 20, 25 und 30.',
  'RR-11.4':
    'Dann gehen Arbeiter zu ihren Besitzern zurück, Münzen in den Vorrat und Leiharbeiter auf ihr Feld. Ein Ingenieur, den niemand angeworben hat, scheidet aus. Die anderen rücken ein Feld nach rechts.',
  'RR-12': 'Spielende',
  'RR-12.1':
    'Nach der letzten Wertung decken alle ihre Spielendekarten auf. Dann zählt die Mehrheit der Ingenieure: 40 Punkte für die meisten, 20 für die zweitmeisten. Bei Gleichstand entscheidet die höchste Zahl. Ohne Ingenieur bekommst du nichts. Die zehn Spielendekarten – 15 Punkte; 10 Punkte für jeden Arbeiter, den du dazubekommen hast, auch den schwarzen (höchstens 30); 20 Punkte mit 4 Verdopplern, 30 mit 7; 10 Punkte für jede Strecke mit Schwarz auf dem letzten Feld (höchstens 30); die Feldzahlen deiner schwarzen Gleise zusammengezählt; ein zusätzlicher Ingenieur für die Mehrheit; die Zahlen deiner Lokomotiven zusammengezählt; 7 Punkte für jedes gelegte ?-Plättchen (höchstens 28); 6 Punkte für jeden Ingenieur; 4 Punkte für jede Fabrik (höchstens 20).',
  'RR-12.2': 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilen sich die Spieler den Sieg.',
  'RR-12.3':
    'Darfst du eine Spielendekarte nehmen, siehst du den Stapel durch und behältst verdeckt eine, oder du nimmst 10 Punkte. Ist der Stapel leer, nimmst du 10 Punkte.',
  'RR-12.4':
    'Zuerst zählt, wie viele Ingenieure jemand hat, dann die höchste Zahl. Die Spielendekarte „1 zusätzlicher Ingenieur“ zählt als Ingenieur ohne Zahl.',
  'RR-13': '?-Plättchen und ?-Karten',
  'RR-13.1':
    'Die Plättchen, jedes einmal: bis zu 4 Schritte beliebiger Farbe; bis zu 5 Industrieschritte; der zweite Industriemarker; 3 Verdoppler; der Aufwerter; die Kiev-Medaille; eine ?-Karte und dann eine Spielendekarte oder 10 Punkte.',
  'RR-13.2':
    'Die Karten, jede gibt es einmal: ein Verdoppler, ein Industrieschritt und ein Schritt mit Schwarz, dann eines der drei noch einmal; der Ingenieur ohne Buchstaben und eine Münze; eine Fabrik, dann 2 Industrieschritte; der schwarze Arbeiter; die besondere 9.',
  'RR-13.3':
    'Ein Plättchen musst du legen, auch wenn du es nicht nutzen kannst. Eine ?-Karte darfst du nur nehmen, wenn du alles darauf ausführen kannst, zusammen mit den aufgedruckten Teilen, die noch offen sind. Du darfst auch keine nehmen.',
  'RR-13.4':
    'Erste Karte: Führe die drei Teile in beliebiger Reihenfolge und vollständig aus. Der vierte ist freiwillig; du wählst ihn, wenn kein aufgedruckter Teil mehr offen ist. Dritte Karte: Baue die Fabrik sofort. Ingenieur und Münze kannst du in derselben Runde nutzen. Die besondere 9 legst du sofort an.',
  'RR-14': 'Wer sieht was',
  'RR-14.1':
    'Alles ist offen, mit drei Ausnahmen. Alle sehen, wie viele Spielendekarten du hast, aber nur du siehst, welche. Nur wer den Stapel der Spielendekarten durchgesehen hat, weiß, was darin war. Die zwei Spielendekarten, die am Anfang aus dem Spiel kamen, kennt niemand; man kann sie nur aus dem erschließen, was fehlt.',
  'RR-R': 'Entscheidungen: was die Spielregeln offen lassen',
  'RR-R1': 'Eine ersetzte Lokomotive kannst du nur zurückgeben, wenn du keinen leeren Platz hast; siehe RR-5.5.',
  'RR-R2': 'Baust du unter einem Marker, nutzt du die Fabrik nicht; siehe RR-6.7.',
  'RR-R3': 'Marker stehen nie auf demselben Feld und überholen einander nie; siehe RR-6.8.',
  'RR-R4': 'Die Zahl der Verdoppler und Münzen ist nicht durch den Inhalt der Schachtel begrenzt.',
  'RR-R5':
    '„Feld nochmals nutzen“ selbst kannst du nicht nochmals nutzen. Das Feld für einen schwarzen oder grauen Schritt (T12) geht, wenn dort genau ein Arbeiter von dir steht. Reihenfolge und Anwerben gehen nicht.',
  'RR-R6':
    'Den zusätzlichen Schritt des schwarzen Arbeiters gibt es auch bei Ingenieuren, auf Feldern für beliebige Farben und beim Versetzen nach der Runde (RR-10.5), aber nicht, wenn du ein Feld nochmals nutzt.',
  'RR-R7':
    'Eine Münze oder einen Leiharbeiter kannst du nicht in die Reihenfolge setzen, wenn du keinen eigenen Arbeiter zum Tauschen hast.',
  'RR-R8': 'Was „vollständig“ heißt, steht in RR-2.9.',
  'RR-R9': 'RR-2.10 lässt dir die Reihenfolge frei. Das wurde später mit Autor und Verlag vereinbart.',
  'RR-R10': 'RR-2.11 legt fest, wofür ein Schritt zählt; du wirst also nie danach gefragt.',
  'RR-R11': 'Die zwei Plätze der Transsib sind Plätze wie die anderen; siehe RR-5.9.',
  'RR-R12':
    'Deinen eigenen Ingenieur kannst du nutzen, wenn mindestens ein Teil möglich ist; auch Punkte sind ein Teil.',
  'RR-R13': 'Wie Arbeiter nach der Runde versetzt werden, steht in RR-10.7.',
  'RR-R14': 'Gibt es keine Spielendekarte mehr, nimmst du 10 Punkte.',
  'RR-R15':
    'Die zweitmeisten Ingenieure bringen auch mit 2 Spielern 20 Punkte, und auch bei Gleichstand der ersten beiden.',
  'RR-R16': 'Ein Plättchen zählt als gelegt, auch wenn es nichts bewirkt hat; siehe RR-13.3.',
  'RR-R17': 'Der vierte Teil der ersten ?-Karte ist freiwillig; siehe RR-13.4.',
  'RR-R18': 'Die ersetzte Fabrik kann nicht die neue sein, denn die hast du schon vorher gewählt.',
  'RR-E': 'Beispiele',
  'RR-E1':
    'Transsib mit einer 6 und einer 2, Braun auf 3, Grau auf 7, Schwarz weiter vorn, ein Verdoppler auf 1: Braun auf 1 bis 3 bringt 4 + 2 + 2, Grau auf 4 bis 7 bringt 4, Schwarz auf 8 bringt 0. Das sind 12. Petersburg bringt 0. Kiev mit einer 2 und Schwarz auf 2: 1 + 2 = 3. Industriemarker auf der ersten Fabrik: 5. Zusammen 20.',
  'RR-E2': 'Kiev mit einer 3 und Schwarz auf 3: bei jeder Wertung 6 Punkte für Sterne.',
  'RR-E3':
    'Rot hat 3 Ingenieure: 40 Punkte. Blau und Gelb haben je 2, Gelb hat die höhere Zahl: 20 für Gelb. Grün hat keinen: 0.',
  'RR-E4':
    'Die Reihenfolge ist Gelb, Blau, Grün, Rot. Grün steht unter 1, Rot unter 2. Neue Reihenfolge: Grün, Rot, Gelb, Blau.',
  'RR-E5':
    'Eine 4 an Petersburg ersetzt eine 2, die die 1 an Kiev ersetzt. Auf allen Plätzen liegen jetzt gleiche oder höhere, also geht die 1 zurück.',
  'RR-E6': 'Transsib mit 3 und 1: Eine neue 4 ersetzt die 1, die auf den leeren Platz an Kiev geht.',
  'RR-E7':
    'Nur der erste Spieler steht in der Reihenfolge, unter 2: Sie bleibt gleich, und sein Arbeiter darf trotzdem versetzt werden.',
  'RR-E8':
    'Nirgends Grau, zwei graue Schritte (T3): Grau kommt auf Feld 1 und weiter auf 2, oder es kommt auf Feld 1 von zwei Strecken.',
  'RR-E9':
    'Petersburg mit einer 5, Schwarz kommt auf 4: ein ?-Plättchen. Die Transsib mit einer 1 und einer 4 reicht bis Feld 5.',
  'RR-E10':
    'Zwei Industrieschritte (I2) mit dem Marker direkt vor der ersten Fabrik: Er betritt die Fabrik, du nutzt sie, dann rückt er auf das nächste Feld. Ist diese Lücke leer, kannst du weder einen Industrieschritt (I1) noch zwei wählen.',
  'RR-E11':
    'Schwarz auf Transsib 1, noch kein Grau, ein Ingenieur für alle mit Schwarz und Grau: Schwarz rückt auf 2 vor, du bekommst Grau, und Grau kommt auf Feld 1. Das ist erlaubt.',
}
