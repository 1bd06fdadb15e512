import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Sechs Bahngesellschaften bauen von Paris aus. Niemandem gehört eine davon: Du hältst geheime Aktien. Am Ende zählt jede deiner Aktien so viel, wie ihre Gesellschaft wert ist. Wer die meisten Punkte hat, gewinnt.',
  stations:
    'Jede Gesellschaft hat eine Lokomotive auf einem Startfeld rund um Paris. Welche an welchem Bahnhof beginnt, ist Zufall. Alle Werte beginnen bei 0.',
  shares:
    'Deine ersten Aktien ziehst du verdeckt: 10 zu dritt, 8 zu viert, 6 zu fünft, 5 zu sechst. Die anderen Lokomotiven liegen in sechs Vorräten, einem je Gesellschaft, für alle sichtbar.',
  turn: 'In deinem Zug erweiterst du ein Netz oder tauschst eine Aktie. Passen geht nicht.',
  extend:
    'Erweitern: Nimm eine bis fünf Lokomotiven aus dem Vorrat einer beliebigen Gesellschaft und setze sie einzeln auf den Spielplan. Jede kommt neben eine Lokomotive ihrer Farbe. Verzweigen ist erlaubt.',
  value:
    'Städte erhöhen den Wert um ihre Zahl, 1 bis 3. Rouen und Le Mans haben Braun auf 2 gebracht. Landschaft bringt nichts, führt aber weiter.',
  room: 'Eine Stadt hat Platz für eine Lokomotive, ein Landschaftsfeld für zwei in verschiedenen Farben. Über eine gesperrte Grenze kommst du nicht: Caen und Le Havre sind keine Nachbarn. Eiffelturm und Startfelder bleiben frei. Und keine Gesellschaft darf abgeschnitten werden: Solange sie keine Stadt hat, muss sie noch eine leere erreichen können.',
  trade:
    'Tauschen: Lege eine deiner Aktien in den Vorrat ihrer Farbe und nimm eine oder zwei aus einem anderen. Alle sehen die Farben. Hier wurden aus einer roten Aktie zwei braune.',
  choose:
    'Erweitern und Tauschen eins gegen zwei leeren die Vorräte, und die sind die Uhr des Spiels: Mit einem leeren Vorrat kann niemand bauen, und niemand kann daraus nehmen, bis jemand eine Aktie dieser Farbe abgibt.',
  score:
    'Das Ende einer Partie zu dritt. Bram hält 8 Gelb zu je 9, 7 Lila zu je 3 und 1 Blau zu 2: 72 + 21 + 2 = 95 Punkte. Gesellschaften ohne Stadt sind 0 wert.',
  marseille:
    'Erreicht eine Gesellschaft Marseille, ist das Spiel sofort zu Ende. Marseille zählt 4: In diesem letzten Zug stieg Gelb von 3 auf 9, mit Lyon auf dem Weg. Nach Marseille wird nichts mehr gesetzt.',
  limit:
    'Das Limit liegt bei 20 Aktien zu dritt, 15 zu viert, 12 zu fünft, 10 zu sechst. Aktien darüber zählen auch, kosten aber je 20 Punkte.',
  ends: 'Das Spiel endet auch, wenn nur noch ein Vorrat Lokomotiven hat. Die Runde wird nicht zu Ende gespielt. Sechs Runden, in denen nur eins zu eins getauscht wird, beenden es ebenfalls. Bei Gleichstand teilt ihr euch den Sieg.',
  'mistake.feed':
    'Für die anderen bauen. Getauscht wird offen: Sammeln zwei Spieler Blau, bringt ihnen jede Stadt für Blau mehr als dir. Erweitere, wo du die meisten Aktien hast.',
  'mistake.single':
    'Eins zu eins tauschen. Solange du unter dem Limit bist, nimm zwei: Dann hast du nach jedem Tausch eine Aktie mehr, und Aktien bringen die Punkte.',
  'mistake.late':
    'Zu spät tauschen. Mit fünf Lokomotiven kann ein einziger Zug Marseille erreichen oder den vorletzten Vorrat leeren, und es ist vorbei. Hol dir deine Aktien, bevor die anderen sehen, wie gut sie sind.',
  'example.score':
    'Dieselbe Rechnung in einer anderen Partie zu viert: Dani hält 6 Blau zu je 11, 6 Braun zu je 10 und 3 Lila zu je 9, also 66 + 60 + 27 = 153. Fünfzehn Aktien liegen noch im Limit.',
  'example.five': 'Eine Partie zu fünft: Ada hat ihre 6 Aktien gezogen.',
  'example.three': 'Eine Partie zu dritt: Ada hat ihre 10 Aktien gezogen.',
  'example.before':
    'Dasselbe in einer anderen Partie. Vorher: Gelb ist 3 wert, und fünf Lokomotiven reichen für Lyon und Marseille.',
  'example.after': 'Nachher: Lyon brachte 2, Marseille 4. Gelb ist 9 wert, und das Spiel ist zu Ende.',
  'example.full':
    'Dasselbe mit anderen Farben: Das Feld mit Lila und Braun ist voll, und in Le Mans, wo Lila steht, ist kein Platz mehr.',
  'example.border': 'Braun steht in Le Havre. Die Grenze zu Caen ist gesperrt: Die beiden sind keine Nachbarn.',
  'example.two':
    'Dasselbe ohne Tausch: In den Vorräten sind nur noch Schwarz (4) und Gelb (7), und Bram erweitert Schwarz.',
  'example.one': 'Nach vier Lokomotiven ist nur noch Gelb da: Das Spiel ist zu Ende.',
  'example.far': 'Hier beginnt Schwarz an der Gare de Lyon. Der Weg nach Marseille braucht elf Lokomotiven.',
}
