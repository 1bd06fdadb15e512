import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Verbind steden rond de Grote Meren met treinwagons en schepen. Routes leveren meteen punten op, bestemmingskaarten aan het einde.',
  tickets:
    'Een bestemmingskaart noemt twee steden. Verbonden krijg je de punten, anders verlies je ze. Houd Milwaukee–Erie, Toledo–Scranton en Chicago–Detroit.',
  pieces:
    'Je speelt met 50 speelstukken: treinwagons op land, schepen op het water. Neem 27 treinwagons en 23 schepen.',
  cards:
    'Met kaarten betaal je routes: treinkaarten op land, scheepskaarten op water. Zes liggen open, de rest ligt in twee stapels.',
  draw: 'In je beurt mag je twee kaarten nemen. Neem het gele dubbele schip en kies de stapel die de plek aanvult: schepen.',
  blind: 'De tweede kaart mag een verrassing zijn. Trek hem van de stapel treinkaarten.',
  claim: 'Bouw nu Detroit–Cleveland: twee gele schepen. Eén dubbel schip betaalt beide vakken.',
  points: 'Twee schepen gaven 2 punten. Lange routes geven veel meer: zes vakken 15 punten, negen vakken 27.',
  surplus: 'Erie–Cleveland ligt op je weg en kost één groen schip. Betaal met het dubbele schip; het tweede vervalt.',
  locomotives:
    'Locomotieven vervangen elke kleur, op land en water. Een open locomotief is de enige kaart van je beurt.',
  more: 'Zijn je bestemmingskaarten bijna klaar? Trek er vier bij en houd er minstens één.',
  harbours:
    'Een haven kost twee trein- en twee scheepskaarten van één kleur, alle met havensymbool. Voltooide bestemmingskaarten naar die stad maken hem 10 tot 30 waard.',
  end: 'Heeft iemand zes speelstukken of minder, dan krijgt iedereen nog twee beurten. Elke haven die je niet bouwde, kost 4 punten.',
}
