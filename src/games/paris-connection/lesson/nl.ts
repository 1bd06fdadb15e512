import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Zes spoorwegmaatschappijen beginnen in Parijs. Jij hebt geheime aandelen. Aan het einde levert elk aandeel op wat zijn maatschappij waard is.',
  shares: 'Dit zijn je tien aandelen. Vier ervan zijn Bruin, dus je wilt dat Bruin veel waard wordt.',
  extend: 'In je beurt breid je een spoorwegnet uit of ruil je een aandeel. Kies Bruin en breid het uit.',
  city: 'Zet de eerste locomotief op Rouen. Een stad verhoogt de waarde van de maatschappij met het getal dat erbij staat, hier 1.',
  country:
    'Landschap levert niets op, maar brengt je verder. Zet er een ten zuidwesten van Parijs en de volgende op Le Mans.',
  stop: 'Je mag tot vijf locomotieven plaatsen. Drie is nu genoeg: stop hier.',
  value: 'Bruin is nu 2 waard. Elk van je vier bruine aandelen levert 2 punten op.',
  open: 'Iedereen ziet wat er geruild wordt. Gustave nam twee Bruin: ook hij wil dat jouw maatschappij groeit.',
  trade:
    'Jij kunt ook ruilen: geef één aandeel en neem er één of twee van een andere kleur. Geef Rood en neem twee Bruin.',
  limit:
    'Meer aandelen betekent meer punten. Maar met drie spelers kost elk aandeel boven de 20 aan het einde 20 punten.',
  grow: 'Breid Bruin nog eens uit, nu met alle vijf: door het landschap naar Angers en Nantes, daarna Le Havre.',
  pools: 'Bruin is 6 waard en je hebt er zes van. Met uitbreiden en ruilen raken de locomotiefbordjes op tafel leeg.',
  end: 'Het spel eindigt als een maatschappij Marseille bereikt, of als er nog maar op één bordje locomotieven liggen. Wie dan de meeste punten heeft, wint.',
}
