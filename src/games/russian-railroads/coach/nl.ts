import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.bonus': 'Een kleine voorsprong, gratis. Spoor of industrie betaalt zich elke ronde uit.',
  'ask.turn': 'Neem eerst wat je het hardst nodig hebt: een gebruikt veld is tot de volgende ronde bezet.',
  'ask.pay': 'Een munt kan een arbeider vervangen. Een betaalde munt is weg, een arbeider komt elke ronde terug.',
  'ask.do': 'Zwart gaat voorop en opent kleuren; grijs, bruin en de rest tellen erachter.',
  'ask.slot': 'Leg de locomotief waar je spoor verder ligt dan de oude kan komen.',
  'ask.factory': 'Een fabriek sluit een opening voor de industriesteen en werkt als de steen erop komt.',
  'ask.gap': 'Vervang een fabriek waar de steen al voorbij is: die gebruik je niet meer.',
  'ask.again': 'Herhaal het veld dat je het meest opleverde: het kost geen arbeiders meer.',
  'ask.card': 'Elke ?-kaart is er maar één keer. Neem hem voor een ander het doet.',
  'ask.end': 'Houd de kaart die past bij wat je toch al bouwt. De andere blijven in de stapel.',
  'ask.relocate': 'Je arbeider uit de beurtvolgorde mag nog een actie doen op een vrij veld.',
  'ask.swap': 'Wat je plaatste, neemt de plek van een andere arbeider in; die gaat naar de beurtvolgorde.',
}
