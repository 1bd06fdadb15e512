/** The rules of Coal Run in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'CR-1': 'Waarmee je speelt',
  'CR-1.1': 'Elke speler rijdt met een trein van de mijn, mijl 0, naar de haven. Iedereen begint bij de mijn.',
  'CR-1.2':
    'Er zijn voor elke speler zeven kolenkaarten: van kolen 1, kolen 2 en kolen 3 elk twee, en een van kolen 4.',
  'CR-2': 'Voorbereiding',
  'CR-2.1':
    'Spreek af: een kort spel (de haven bij mijl 8, hoogstens vijf rondes) of een lang spel (mijl 12, zeven rondes).',
  'CR-2.2': 'Elke speler krijgt drie kaarten en houdt ze geheim. De andere vormen de stapel.',
  'CR-3': 'Eerst stookt iedereen …',
  'CR-3.1': 'Iedereen kiest een kaart uit de eigen hand, tegelijk en in het geheim.',
  'CR-3.2':
    'Een keuze mag worden veranderd tot de laatste heeft gekozen. Dan worden alle kaarten getoond en weggelegd.',
  'CR-3.3': 'Een trein rijdt zoveel mijl als het getal op zijn kolen, maar niet verder dan de haven.',
  'CR-3.4': 'Wie dezelfde kolen verstookt, staat in elkaars rook: die treinen rijden maar een mijl.',
  'CR-4': '… dan vult ieder aan',
  'CR-4.1': 'De spelers nemen na elkaar, in de volgorde van hun plaatsen, een kaart. Dan begint de volgende ronde.',
  'CR-4.2': 'Scheppen: trek een kaart van de stapel.',
  'CR-4.3':
    'Of sorteren, als je niet in de rook staat: laat je trein een mijl terugrollen, bekijk twee kaarten van de stapel en houd er een.',
  'CR-4.4': 'Van twee gesorteerde kaarten wordt die je niet houdt open weggelegd.',
  'CR-4.5':
    'Liggen er bij het begin van het aanvullen minder dan twee kaarten per speler op de stapel, dan worden alle handen en de rest van de stapel ongezien weggelegd. Alle kaarten vormen de nieuwe stapel, en elke speler krijgt er twee.',
  'CR-5': 'Einde van het spel',
  'CR-5.1': 'Het spel eindigt als er gestookt is en er een trein in de haven staat.',
  'CR-5.2': 'Het eindigt ook als de kolen van de laatste ronde verstookt zijn.',
  'CR-5.3': 'Aan het einde worden alle handen getoond.',
  'CR-6': 'Telling',
  'CR-6.1': 'Elke mijl vanaf de mijn is een punt waard.',
  'CR-6.2': 'Een trein in de haven is twee punten extra waard.',
  'CR-6.3': 'Elke kolenkaart 4 die je nog in je hand hebt, is een punt waard.',
  'CR-6.4': 'Wie de meeste punten heeft, wint. Bij gelijke stand delen de spelers de overwinning.',
  'CR-R': 'Uitspraken',
  'CR-R1': 'Bereikt een trein de haven in de laatste ronde, dan eindigt het spel volgens CR-5.1.',
  'CR-R2':
    'Kolen gelden als verstookt, ook als ze niet nodig waren: een trein op een mijl van de haven mag kolen 4 verstoken.',
  'CR-E': 'Voorbeelden',
  'CR-E1':
    'Kolen 3, kolen 3 en kolen 4 worden verstookt: de eerste twee treinen rijden elk een mijl, de derde rijdt er vier.',
}
