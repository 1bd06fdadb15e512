import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.bonus': 'Een kleine voorsprong, gratis. Vroeg spoor of industrie betaalt zich elke ronde uit.',
  'ask.turn': 'Neem eerst wat je het hardst nodig hebt: een gebruikt veld is tot de volgende ronde bezet.',
  'ask.pay': 'Een munt kan een arbeider vervangen. Een betaalde munt is weg, een arbeider komt elke ronde terug.',
  'ask.do': 'Zwart gaat voorop en opent kleuren; grijs, bruin en de rest tellen erachter.',
  'ask.slot': 'Leg de locomotief waar je spoor verder reikt dan de oude locomotief.',
  'ask.factory': 'Een fabriek vult een opening voor de industriesteen en werkt als de steen erop komt.',
  'ask.gap': 'Vervang een fabriek waar de steen al voorbij is: alleen een tweede steen kan die nog gebruiken.',
  'ask.again': 'Herhaal het veld dat je het meest opleverde: het kost geen arbeiders meer.',
  'ask.card': 'Elke ?-kaart is er maar één keer. Neem hem voor een ander het doet.',
  'ask.end': 'Houd de kaart die past bij wat je toch al bouwt. De andere blijven in de stapel.',
  'ask.relocate': 'Je arbeider uit de beurtvolgorde mag nog een actie doen, op een vrij veld voor één arbeider.',
  'ask.swap': 'Wat je plaatste, komt op het veld van een van je arbeiders; die gaat naar de beurtvolgorde.',
}
