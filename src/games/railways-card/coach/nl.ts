import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.act': 'Eén actie, dan kaarten. Bouw in het begin verbindingen: wat je betaalt, krijg je als punten.',
  'can.lay': 'Met een locomotief voor je rijden je goederen de rest van het spel één verbinding verder.',
  'can.ship': 'Je kunt nu leveren: één punt per verbinding, en het blokje telt aan het einde nog eens.',
  'ask.join': 'Kies waar de stad komt, het liefst naast een stad waarvan hij de goederen vraagt.',
  'ask.pay': 'Meer betalen mag: het levert meteen punten op en maakt de verbinding aan het einde sterker.',
  'ask.deliver': 'Zoek een weg over veel verbindingen. Andere eigenaren krijgen een punt per eigen verbinding.',
  'ask.destination': 'Vier verschillende goederen leveren aan het einde meer op dan drie of vier gelijke.',
  'ask.follow': 'Een nieuw blokje in een lege stad kan een nieuwe levering worden.',
  'ask.restock': 'Leg het blokje waar een eigen verbinding begint en een stad in de buurt het vraagt.',
  'ask.take': 'Spaar railkaarten in een kleur van een stad in je hand. Een open locomotief is je enige kaart.',
  'ask.trim': 'Je mag 13 kaarten houden. Wat bovenop de aflegstapel ligt, kan de volgende nemen.',
}
