import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Zes spoorwegmaatschappijen bouwen vanuit Parijs. Niemand is er eigenaar van: jij hebt alleen geheime aandelen. Aan het einde levert elk aandeel de waarde van zijn maatschappij op. Wie de meeste punten heeft, wint.',
  stations:
    'Elke maatschappij heeft één locomotief op een startveld rond Parijs. Welke maatschappij bij welk station begint, bepaalt het toeval. Alle waarden beginnen op 0.',
  shares:
    'Je eerste aandelen trek je blind: 10 met drie spelers, 8 met vier, 6 met vijf, 5 met zes. De andere locomotieven liggen op zes locomotiefbordjes, één per maatschappij, en iedereen ziet ze.',
  turn: 'In je beurt breid je een spoorwegnet uit of ruil je een aandeel. Passen kan niet.',
  extend:
    'Uitbreiden: neem één tot vijf locomotieven van één locomotiefbordje, van welke maatschappij je maar wilt, en zet ze één voor één op het bord. Elke locomotief komt naast een van dezelfde kleur. Vertakken mag.',
  value:
    'Steden verhogen de waarde met hun getal, 1 tot 3. Rouen en Le Mans hebben Bruin op 2 gebracht. Landschap levert niets op, maar brengt je verder.',
  room: 'In een stad past één locomotief, op een landschapveld passen er twee, van verschillende kleuren. Over een gesloten grens kun je niet: Caen en Le Havre zijn geen buren. De Eiffeltoren en de startvelden blijven vrij. En je mag geen maatschappij insluiten: een maatschappij zonder stad moet nog een lege stad kunnen bereiken.',
  trade:
    'Ruilen: leg een aandeel op het bordje van zijn kleur en neem er één of twee van één ander bordje. Iedereen ziet de kleuren. Hier ging één rood aandeel weg voor twee bruine.',
  choose:
    'Door uitbreiden en door één tegen twee ruilen raken de bordjes leeg, en die zijn de klok van het spel: met een leeg bordje kan niemand bouwen en er valt niets te nemen, tot iemand een aandeel van die kleur weggeeft.',
  score:
    'Het einde van een partij met drie spelers. Bram heeft 8 Geel à 9, 7 Paars à 3 en 1 Blauw à 2: 72 + 21 + 2 = 95 punten. Maatschappijen zonder stad zijn 0 waard.',
  marseille:
    'Bereikt een maatschappij Marseille, dan is het spel meteen afgelopen. Marseille telt 4: in deze laatste beurt ging Geel van 3 naar 9, via Lyon. Na Marseille wordt niets meer geplaatst.',
  limit:
    'De limiet is 20 aandelen met drie spelers, 15 met vier, 12 met vijf, 10 met zes. Wat je meer hebt, telt ook, maar elk aandeel te veel kost 20 punten.',
  ends: 'Het spel eindigt ook als er nog maar op één bordje locomotieven liggen. De ronde wordt niet uitgespeeld. Ook zes rondes met alleen ruilen van één tegen één maken er een einde aan. Bij gelijke stand delen de spelers de overwinning.',
  'mistake.feed':
    'Bouwen voor de anderen. Ruilen is openbaar: verzamelen twee spelers Blauw, dan levert elke stad voor Blauw hun meer op dan jou. Breid uit waar jij de meeste aandelen hebt.',
  'mistake.single':
    'Eén tegen één ruilen. Neem er twee zolang je onder de limiet zit: dan krijg je er met elke ruil een bij, en aandelen leveren de punten op.',
  'mistake.late':
    'Te laat ruilen. Met vijf locomotieven kan iemand in één beurt Marseille halen of het op één na laatste bordje leegmaken, en dan is het voorbij. Zorg dat je je aandelen hebt voordat de anderen zien hoe goed ze zijn.',
  'example.score':
    'Dezelfde som in een andere partij met vier spelers: Dani heeft 6 Blauw à 11, 6 Bruin à 10 en 3 Paars à 9, dus 66 + 60 + 27 = 153. Met vijftien aandelen blijft Dani binnen de limiet.',
  'example.five': 'Een partij met vijf spelers: Ada heeft haar 6 aandelen getrokken.',
  'example.three': 'Een partij met drie spelers: Ada heeft haar 10 aandelen getrokken.',
  'example.before':
    'Hetzelfde in een andere partij. Ervoor: Geel is 3 waard, en vijf locomotieven zijn genoeg voor Lyon en Marseille.',
  'example.after': 'Erna: Lyon gaf 2, Marseille 4. Geel is 9 waard, en het spel is afgelopen.',
  'example.full':
    'Hetzelfde met andere kleuren: het veld met Paars en Bruin is vol, en in Le Mans, waar Paars staat, past niemand meer bij.',
  'example.border': 'Bruin staat in Le Havre. De grens met Caen is gesloten: het zijn geen buren.',
  'example.two':
    'Hetzelfde zonder ruil: op de bordjes liggen alleen nog Zwart (4) en Geel (7), en Bram breidt Zwart uit.',
  'example.one': 'Na vier locomotieven is alleen Geel er nog: het spel is afgelopen.',
  'example.far': 'Hier begint Zwart bij Gare de Lyon. De weg naar Marseille kost elf locomotieven.',
}
