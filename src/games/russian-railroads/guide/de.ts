import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Du baust drei Strecken und eine Industrie. Beide zählen nach jeder Runde, ein guter Anfang zahlt sich also immer wieder aus. Wer am Ende die meisten Punkte hat, gewinnt.',
  mat: 'Dein Tableau: Transsib, Petersburg und Kiev, jede mit einem schwarzen Gleis an der Spitze, und die Industrie mit ihrem Marker. Auf der Transsib steht schon eine erste Lokomotive.',
  turn: 'Reihum führt jeder eine Aktion aus oder passt. Wer passt, ist in dieser Runde nicht mehr dabei. Die Runde endet, wenn alle gepasst haben.',
  space:
    'Eine Aktion: Setze genau so viele Arbeiter auf ein freies Aktionsfeld, wie es zeigt, und führe sie sofort und vollständig aus. In dieser Runde ist das Feld dann besetzt; nur das Feld für einen einzelnen schwarzen oder grauen Schritt ist nie voll. Eine Münze kann jeden Arbeiter ersetzen.',
  track:
    'Streckenbau: Jeder Schritt rückt ein Gleis ein Feld weiter. Schwarz geht voran und zählt nichts, öffnet aber den Weg: Felder wie Transsib 2 bringen dir neue Farben.',
  locomotive:
    'Eine Lokomotive reicht so viele Felder weit, wie ihre Zahl sagt; auf der Transsib werden zwei zusammengezählt. Du nimmst immer die niedrigste, die noch da ist. Sie darf eine niedrigere ersetzen, die auf einen anderen Platz wechseln kann. Was außer Reichweite liegt, zählt nicht.',
  order:
    'Die Farben folgen einander: Schwarz, Grau, Braun, Natur, Weiß. Kein Gleis darf auf ein Feld mit einem anderen oder daran vorbei. Grau zählt 1 je Feld, Braun 2, Natur 4, Weiß 7.',
  doubler:
    'Verdoppler liegen von links nach rechts über der Transsib, höchstens acht. Jeder verdoppelt bei jeder Wertung das Gleis darunter.',
  industry:
    'Industrialisierung: Rücke den Marker vor, und sein Feld zählt nach jeder Runde, bis zu 30. Fünf Lücken halten ihn auf, bis eine Fabrik darin liegt. Eine Fabrik ist eine umgedrehte Lokomotive, und sie wirkt, wenn der Marker sie betritt.',
  engineers:
    'Ingenieure: Einen je Runde kannst du für eine Münze anwerben. Von da an ist er ein Aktionsfeld nur für dich. Die Ingenieure daneben kann jeder für einen Arbeiter nutzen.',
  tokens:
    'Manche besonderen Felder bringen mehr: einen weiteren Arbeiter für den Rest der Partie, 10 Punkte am Ende einer Strecke oder ein ?-Plättchen. Davon hast du sieben verschiedene, etwa Industrieschritte, Verdoppler, den Aufwerter, mit dem Braun, Natur und Weiß mehr zählen, oder eine Spielendekarte: Die wählst du geheim, und sie zählt am Ende.',
  pass: 'Zwei Felder (zu zweit eines) bestimmen die Reihenfolge der nächsten Runde; die Arbeiter dort dürfen nach der Runde noch eine Aktion ausführen. Wenn du passt, bekommst du Punkte für deinen Platz: 0, 2, 3 oder 4. Münzen behältst du, übrige Arbeiter tun nichts.',
  rounds:
    'Zu viert spielt ihr sieben Runden, zu zweit oder zu dritt sechs. Vor der ersten nehmen alle außer dem ersten Spieler einen Startbonus, der letzte zuerst. Nach jeder Runde werden alle Strecken und die Industrie gewertet.',
  score:
    'Die erste Runde einer Partie: Grau erreicht auf der Transsib zwei Felder, 1 + 1, und ein Verdoppler bringt 1 dazu. Der Industriemarker auf Feld 1 bringt noch 1. Freie Felder hinter einem Gleis zählen in seiner Farbe, bis zum nächsten Gleis.',
  kiev: 'Petersburg zählt doppelt, sobald Grau und die Lokomotive Feld 7 erreicht haben. Auf Kiev zählen die Sterne, die Schwarz und die Lokomotive erreicht haben, in jeder Runde. Hier bringen sie jedes Mal 20.',
  ends: 'Nach der letzten Runde werden die Spielendekarten aufgedeckt. Dann bringt die Mehrheit der Ingenieure 40 Punkte und der zweite Rang 20; bei gleich vielen entscheidet die höchste Zahl. Wer gleich viele Punkte hat, teilt sich den Sieg.',
  'mistake.reach':
    'Den Lokomotiven davonlaufen. Schwarz auf Feld 9 ist mit einer Lokomotive 3 nichts wert. Gleise, Reichweite und Farben müssen zusammen wachsen.',
  'mistake.workers':
    'Die zusätzlichen Arbeiter liegen lassen. Zwei kannst du für den Rest der Partie gewinnen, auf Kiev und auf der Transsib: Jeder ist eine Aktion mehr in jeder Runde.',
  'mistake.everything':
    'Von allem ein bisschen machen. Späte Runden bringen das Fünf- bis Zehnfache der ersten: Entscheide dich früh zwischen langen Strecken mit Verdopplern, Industrie und Kiev, und zieh es durch.',
  'example.round':
    'Eine kleinere Runde, genauso gezählt: Grau auf Feld 1 und 2, Feld 1 verdoppelt, macht 3. Die Industrie bringt 1.',
  'example.stars': 'Dasselbe mit einer besseren Lokomotive: Schwarz auf Kiev 3 hat die Sterne 1, 2 und 3 erreicht.',
  'example.enters':
    'Nach zwei grauen Schritten: Grau ist auf Feld 1 der Transsib gekommen und auf Feld 2 weitergerückt.',
  'example.token':
    'Dasselbe in einer anderen Partie: Schwarz hat Petersburg 4 erreicht, und Bram hat ein ?-Plättchen gelegt.',
  'example.most': 'Clara am Ende einer anderen Partie: mehr Ingenieure als alle anderen, 40 Punkte.',
  'example.flags':
    'In einer anderen Partie ist die Reihenfolge Bram, Ada, Clara, Dani. Dani hat einen Arbeiter unter 1, Clara unter 2.',
  'example.newOrder': 'Die neue Reihenfolge von links nach rechts: Dani, Clara, Bram, Ada.',
  'example.chain':
    'Dasselbe mit mehr: Bram baut eine 7. Die 6 wechselt von der Transsib nach Petersburg, die 5 von Petersburg zurück auf die Transsib.',
  'example.returned': 'Dort ersetzt die 5 eine 4. Kein Platz hat etwas Niedrigeres, also wird die 4 zurückgegeben.',
  'example.moves':
    'Dasselbe mit einer 2: Sie ersetzt die 1 auf der Transsib, und die wechselt auf den leeren Platz von Kiev.',
  'example.moved': 'Danach: die 2 auf der Transsib, die 1 auf Kiev.',
  'example.same': 'Dasselbe in einer anderen Partie: Nur Bram, der Erster ist, hat hier einen Arbeiter.',
  'example.factory':
    'Dasselbe in einer anderen Partie: Danis Marker steht direkt vor einer Fabrik, und zwei Schritte stehen an.',
  'example.worked': 'Die Fabrik hat gewirkt, und der Marker steht auf dem nächsten Feld.',
  'example.grey': 'Grau auf Transsib 1 in einer anderen Partie, Schwarz liegt davor.',
}
