import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.tickets': 'Houd bestemmingskaarten die bij elkaar liggen: wat je niet voltooit, kost je de punten.',
  'ask.pieces': 'Treinwagons gaan over land, schepen over water. Begin met 27 treinwagons en 23 schepen.',
  'ask.act': 'Trek in het begin kaarten in de kleuren van de routes naar je bestemmingen.',
  'can.claim': 'Je kunt nu een route betalen. Die levert meteen punten op; lange routes veel meer.',
  'can.harbour': 'Je hebt de kaarten voor een haven. Het best in een stad op meerdere bestemmingskaarten.',
  'ask.second': 'Neem een tweede kaart. Een open locomotief kan alleen de eerste zijn.',
  'ask.refill': 'Jij kiest de stapel die aanvult: trein- of scheepskaarten, voor jou of voor wie na je komt.',
  'ask.pay': 'Bewaar locomotieven en kaarten met havensymbool als het ook met andere kan.',
}
