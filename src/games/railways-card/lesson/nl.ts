import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Samen bouwen jullie één spoorwegnet. Verbindingen, leveringen en steden waar jij aan kop staat, leveren punten op.',
  build:
    'Bouw een verbinding naar Savannah: sluit de stad in wit aan op START en betaal met je witte railkaart 2. Je krijgt wat je betaalt.',
  goods: 'Je trein laat zien dat de verbinding van jou is. Savannah kreeg vee, en ergens komt daar straks vraag naar.',
  take: 'Elke beurt eindigt met een of twee kaarten. Neem de lichtgroene railkaart 2 en daarna een kaart van de stapel.',
  locomotive: 'Speel nu je locomotief. Met elke locomotief voor je rijdt een levering één verbinding verder.',
  faceUp: 'Een open locomotief is de moeite waard: neem hem, ook al is het je enige kaart deze beurt.',
  power:
    'Lotte heeft Kansas City gebouwd, en daar is vraag naar vee. Het ligt twee verbindingen ver: speel je tweede locomotief.',
  deliver:
    'Lever het vee uit Savannah in Kansas City. De eerste verbinding moet van jou zijn; je krijgt 1 punt per verbinding.',
  cards:
    'Neem Cleveland uit de open kaarten en daarna een kaart van de stapel. Je hebt er lichtgroene railkaarten voor.',
  owners: 'Lotte leverde over jouw verbinding, dus jij kreeg ook 1 punt. Drukke verbindingen blijven punten geven.',
  branch:
    'Een stad mag ook op een stad aansluiten. Sluit Cleveland in lichtgroen aan op Savannah, met allebei je railkaarten.',
  cities:
    'Aan het einde geeft elke stad zijn waarde aan wie daar de waardevolste verbindingen heeft. Ook sets geleverde goederen tellen.',
  end: 'Het einde komt als stapel of buidel leeg is, of iemand geen trein meer heeft. Daarna mag iedereen nog één keer leveren.',
}
