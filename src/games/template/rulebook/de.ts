/** The rules of Coal Run in German, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'CR-1': 'Womit gespielt wird',
  'CR-1.1': 'Jeder fährt mit einem Zug von der Grube, Meile 0, zum Hafen. Alle beginnen an der Grube.',
  'CR-1.2':
    'Für jeden Spieler gibt es sieben Kohlekarten: je zwei von Kohle 1, Kohle 2 und Kohle 3 und eine von Kohle 4.',
  'CR-2': 'Spielaufbau',
  'CR-2.1':
    'Einigt euch auf ein kurzes Spiel (der Hafen bei Meile 8, höchstens fünf Runden) oder ein langes (Meile 12, sieben Runden).',
  'CR-2.2': 'Jeder bekommt drei Karten und hält sie geheim. Die übrigen bilden den Stapel.',
  'CR-3': 'Zuerst heizen alle …',
  'CR-3.1': 'Alle wählen gleichzeitig und geheim eine ihrer Handkarten.',
  'CR-3.2': 'Eine Wahl darf geändert werden, bis der Letzte gewählt hat. Dann werden alle Karten gezeigt und abgelegt.',
  'CR-3.3': 'Ein Zug fährt so viele Meilen, wie seine Kohle zeigt, aber nicht weiter als bis zum Hafen.',
  'CR-3.4': 'Wer die gleiche Kohle verheizt, steht im Rauch der anderen: Diese Züge fahren nur eine Meile.',
  'CR-4': '… dann füllt jeder auf',
  'CR-4.1': 'Nacheinander, in der Reihenfolge der Plätze, nimmt jeder eine Karte. Dann beginnt die nächste Runde.',
  'CR-4.2': 'Schaufeln: Ziehe eine Karte vom Stapel.',
  'CR-4.3':
    'Oder, wenn du nicht im Rauch stehst, sortieren: Lass deinen Zug eine Meile zurückrollen, sieh dir zwei Karten vom Stapel an und behalte eine.',
  'CR-4.4': 'Von zwei sortierten Karten wird die, die du nicht behältst, offen abgelegt.',
  'CR-4.5':
    'Liegen zu Beginn des Auffüllens weniger als zwei Karten für jeden Spieler im Stapel, werden alle Handkarten und der Rest des Stapels ungesehen abgelegt. Alle Karten bilden den neuen Stapel, und jeder bekommt zwei davon.',
  'CR-5': 'Spielende',
  'CR-5.1': 'Das Spiel endet, wenn geheizt wurde und ein Zug im Hafen steht.',
  'CR-5.2': 'Es endet auch, wenn die Kohle der letzten Runde verheizt ist.',
  'CR-5.3': 'Am Ende werden alle Handkarten gezeigt.',
  'CR-6': 'Wertung',
  'CR-6.1': 'Jede Meile von der Grube an zählt einen Punkt.',
  'CR-6.2': 'Ein Zug im Hafen zählt zwei Punkte mehr.',
  'CR-6.3': 'Jede Kohle 4, die auf der Hand übrig ist, zählt einen Punkt.',
  'CR-6.4': 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilen sich die Spieler den Sieg.',
  'CR-R': 'Entscheidungen',
  'CR-R1': 'Erreicht ein Zug in der letzten Runde den Hafen, endet das Spiel nach CR-5.1.',
  'CR-R2':
    'Kohle gilt als verheizt, auch wenn sie nicht gebraucht wurde: Ein Zug eine Meile vor dem Hafen darf Kohle 4 verheizen.',
  'CR-E': 'Beispiele',
  'CR-E1':
    'Kohle 3, Kohle 3 und Kohle 4 werden verheizt: Die ersten beiden Züge fahren je eine Meile, der dritte fährt vier.',
}
