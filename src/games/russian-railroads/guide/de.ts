import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Du baust drei Strecken und eine Industrie. Beide zählen nach jeder Runde, ein guter Anfang zahlt sich also immer wieder aus. Wer am Ende die meisten Punkte hat, gewinnt.',
  mat: 'Dein Tableau: die Strecken Transsib, Petersburg und Kiev, jede mit einem schwarzen Gleis an der Spitze, und die Industrie mit ihrem Marker. An der Transsib liegt schon eine erste Lokomotive.',
  turn: 'Reihum führt jeder eine Aktion aus oder passt. Wer passt, ist in dieser Runde nicht mehr dabei; sie endet, wenn alle gepasst haben.',
  space:
    'Eine Aktion: Setze genau so viele Arbeiter auf ein freies Aktionsfeld, wie es zeigt, und führe die Aktion sofort und vollständig aus. In dieser Runde ist das Feld dann besetzt; nur das Feld für einen einzelnen schwarzen oder grauen Schritt ist nie voll. Eine Münze kann jeden Arbeiter ersetzen, ein Arbeiter nie eine Münze.',
  track:
    'Streckenbau: Jeder Schritt rückt ein Gleis ein Feld weiter; du darfst Schritte auf deine Strecken verteilen. Schwarz geht voran und zählt nichts, öffnet aber den Weg: Felder wie Transsib 2 bringen dir neue Farben.',
  locomotive:
    'Eine Lokomotive reicht so viele Felder weit, wie ihre Zahl sagt; auf der Transsib werden zwei zusammengezählt. Du nimmst immer die niedrigste, die noch da ist. Sie darf eine niedrigere ersetzen, die dann auf einen anderen Platz wechseln kann. Was außer Reichweite liegt, zählt nicht.',
  order:
    'Die Farben folgen einander: Schwarz, Grau, Braun, Natur, Weiß. Eine neue Farbe beginnt vor Feld 1. Kein Gleis darf auf ein Feld mit einem anderen oder daran vorbei. Petersburg nimmt kein Weiß auf, Kiev nur die ersten drei. Grau zählt 1 je Feld, Braun 2, Natur 4, Weiß 7.',
  doubler:
    'Verdoppler liegen von links nach rechts über der Transsib, höchstens acht. Jeder verdoppelt bei jeder Wertung das Gleis darunter. Andere Felder bringen zwei Münzen oder zwei Leiharbeiter für diese Runde.',
  industry:
    'Industrialisierung: Rücke den Marker vor, und sein Feld zählt nach jeder Runde, bis zu 30; auf einer Fabrik zählt der letzte Wert davor. Fünf Lücken halten ihn auf, bis eine Fabrik darin liegt. Eine Fabrik ist eine umgedrehte Lokomotive, gebaut auf denselben Aktionsfeldern; sie wirkt, wenn der Marker sie betritt.',
  engineers:
    'Ingenieure: Einen je Runde kannst du für eine Münze anwerben. Von da an ist er ein Aktionsfeld nur für dich, für einen Arbeiter. Die Ingenieure daneben sind für alle da.',
  tokens:
    'Manche besonderen Felder bringen mehr: einen weiteren Arbeiter, 10 Punkte für Schwarz am Ende einer Strecke oder ein ?-Plättchen. Oft muss auch eine Lokomotive das Feld erreichen. Du hast sieben verschiedene Plättchen, etwa Industrieschritte, Verdoppler, den Aufwerter für Braun, Natur und Weiß oder eine ?-Karte samt geheimer Spielendekarte, die am Ende zählt.',
  pass: 'Zwei Felder (zu zweit eines) bestimmen die Reihenfolge der nächsten Runde; die Arbeiter dort dürfen, wenn alle gepasst haben, noch eine Aktion ausführen, auf einem freien Feld für einen Arbeiter. In der letzten Runde treten drei Industrieschritte an ihre Stelle. Wenn du passt, bekommst du Punkte für deinen Platz: 0, 2, 3 oder 4. Münzen behältst du, übrige Arbeiter tun nichts.',
  rounds:
    'Zu viert spielt ihr sieben Runden, zu zweit oder zu dritt sechs; zu zweit sind einige Felder gesperrt. Vor der ersten Runde nehmen alle außer dem ersten Spieler einen Startbonus, der letzte zuerst. Nach jeder Runde werden alle Strecken und die Industrie gewertet.',
  score:
    'Die erste Runde einer Partie: Grau auf Transsib 2 zählt für zwei Felder, 1 + 1, und ein Verdoppler bringt 1 dazu. Der Industriemarker auf Feld 1 bringt noch 1. Freie Felder hinter einem Gleis zählen in seiner Farbe, bis zum nächsten Gleis.',
  kiev: 'Petersburg zählt doppelt, sobald Grau und die Lokomotive Feld 7 erreicht haben. Auf Kiev zählen in jeder Runde alle Sterne, die Schwarz und die Lokomotive erreicht haben. Hier bringen alle fünf zusammen jedes Mal 20.',
  ends: 'Nach der letzten Runde werden die Spielendekarten aufgedeckt. Dann bringen die meisten Ingenieure 40 Punkte und die zweitmeisten 20; bei gleich vielen entscheidet die höchste Zahl. Wer gleich viele Punkte hat, teilt sich den Sieg.',
  'mistake.reach':
    'Den Lokomotiven davonlaufen. Mit einer Lokomotive 3 zählt Grau auf Feld 9 nicht mehr als auf Feld 3. Gleise, Reichweite und Farben müssen zusammen wachsen.',
  'mistake.workers':
    'Die zusätzlichen Arbeiter liegen lassen. Schwarz auf Kiev 7 bringt einen, Braun auf Transsib 3 mit einer Lokomotive noch einen: Jeder ist eine Aktion mehr in jeder weiteren Runde.',
  'mistake.everything':
    'Von allem ein bisschen machen. Späte Runden bringen das Fünf- bis Zehnfache der ersten: Entscheide dich früh zwischen langen Strecken mit Verdopplern, Industrie und Kiev, und zieh es durch.',
  'example.round': 'Eine kleinere Runde: Grau auf Feld 2, Feld 1 verdoppelt, macht 3. Die Industrie bringt 1.',
  'example.stars': 'Dasselbe mit einer Lokomotive 4: Schwarz auf Kiev 3 hat die Sterne 1, 2 und 3 erreicht.',
  'example.enters': 'Zwei graue Schritte: Grau ist auf die Transsib gekommen und auf Feld 2 weitergerückt.',
  'example.token': 'In einer anderen Partie: Schwarz hat Petersburg 4 erreicht, und Bram hat ein ?-Plättchen gelegt.',
  'example.most': 'Clara am Ende einer anderen Partie: zwei Ingenieure, mehr als alle anderen, 40 Punkte.',
  'example.flags':
    'In einer anderen Partie ist die Reihenfolge Bram, Ada, Clara, Dani. Dani hat einen Arbeiter unter 1, Clara unter 2.',
  'example.newOrder': 'Die neue Reihenfolge von links nach rechts: Dani, Clara, Bram, Ada.',
  'example.chain':
    'Dasselbe mit mehr: Bram baut eine 7. Die 6 wechselt von der Transsib nach Petersburg, die 5 von Petersburg zurück an die Transsib.',
  'example.returned': 'Dort ersetzt die 5 eine 4. Kein Platz hat etwas Niedrigeres, also wird die 4 zurückgegeben.',
  'example.moves':
    'Dasselbe mit einer 2: Sie ersetzt die 1 an der Transsib, und die wechselt auf den leeren Platz von Kiev.',
  'example.moved': 'Danach: die 2 an der Transsib, die 1 an Kiev.',
  'example.same': 'Dasselbe in einer anderen Partie: Nur Bram, der Erster ist, hat hier einen Arbeiter, unter 2.',
  'example.factory':
    'Dasselbe in einer anderen Partie: Danis Marker steht direkt vor einer Fabrik und hat zwei Schritte vor sich.',
  'example.worked': 'Der Marker hat die Fabrik genutzt und steht auf dem nächsten Feld.',
  'example.grey':
    'In einer anderen Partie, mit zwei Schritten beliebiger Farbe: Schwarz auf Transsib 2, dann das neue Grau auf 1.',
}
