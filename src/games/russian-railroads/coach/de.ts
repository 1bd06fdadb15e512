import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.bonus': 'Ein kleiner Vorsprung, geschenkt. Frühe Gleise oder Industrie zahlen sich in jeder Runde aus.',
  'ask.turn': 'Nimm zuerst, was du am nötigsten brauchst: Genutzte Felder sind bis zur nächsten Runde besetzt.',
  'ask.pay': 'Eine Münze kann einen Arbeiter ersetzen. Münzen sind dann weg, Arbeiter kommen jede Runde zurück.',
  'ask.do': 'Schwarz führt und öffnet Farben; Grau, Braun und die anderen zählen dahinter.',
  'ask.slot': 'Lege die Lokomotive dorthin, wo deine Gleise weiter reichen als die alte.',
  'ask.factory': 'Eine Fabrik schließt eine Lücke für den Industriemarker und wirkt, wenn er sie betritt.',
  'ask.gap': 'Ersetze eine Fabrik hinter dem Marker: Nur ein zweiter Marker könnte sie noch nutzen.',
  'ask.again': 'Wiederhole das Feld, das dir am meisten gebracht hat: Es kostet keine Arbeiter mehr.',
  'ask.card': 'Jede ?-Karte gibt es nur einmal. Nimm sie, bevor es jemand anders tut.',
  'ask.end': 'Behalte die Karte, die zu dem passt, was du ohnehin baust. Die anderen bleiben im Stapel.',
  'ask.relocate': 'Dein Arbeiter aus der Reihenfolge darf noch ein freies Feld für einen Arbeiter nutzen.',
  'ask.swap': 'Was du gesetzt hast, kommt auf das Feld eines deiner Arbeiter; der geht in die Reihenfolge.',
}
