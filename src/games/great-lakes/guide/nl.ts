import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Je bouwt routes met treinwagons op land en schepen op het water, en verbindt zo de steden op je geheime bestemmingskaarten. Routes leveren meteen punten op, bestemmingskaarten en havens aan het einde. Wie de meeste punten heeft, wint.',
  tickets:
    'Een bestemmingskaart noemt twee steden. Zijn die aan het einde verbonden door je eigen routes, over land en water door elkaar, dan krijg je de waarde; anders verlies je die. Je krijgt er aan het begin vijf en houdt er minstens drie.',
  pieces:
    'Daarna kies je in het geheim 50 speelstukken uit 33 treinwagons en 32 schepen; de rest blijft in je doos. Neem voor een eerste partij 27 treinwagons en 23 schepen. Je begint met twee treinkaarten en twee scheepskaarten.',
  turn: 'In je beurt doe je precies één van vijf dingen: kaarten trekken, een route bouwen, bestemmingskaarten trekken, een haven bouwen of speelstukken inruilen. Passen kan niet.',
  draw: 'Trek twee kaarten: uit de zes open kaarten of blind van een van de stapels. Je kiest welke stapel een lege plek aanvult. Een open locomotief kan alleen je eerste kaart zijn, en dan krijg je geen tweede; blind getrokken is hij een gewone kaart. Liggen er drie open, dan wordt de hele rij vervangen. Je mag zoveel kaarten in de hand hebben als je wilt.',
  claim:
    'Bouw een vrije route; hij hoeft niet op je andere routes aan te sluiten. Treinroutes (rechthoeken) kosten treinkaarten, scheepsroutes (ovalen) scheepskaarten, in de kleur van de route en genoeg voor elk vak; voor een grijze route één kleur naar keuze. Detroit–Cleveland kostte twee gele schepen: hier één dubbele kaart.',
  payment:
    'Een dubbel schip vult twee vakken; een schip te veel vervalt. Een locomotief is een treinkaart en vervangt elke kaart, trein of schip. Je hebt ook voor elk vak een treinwagon of schip nodig.',
  twins:
    'Sommige plaatsen zijn verbonden door twee routes van dezelfde soort. Niemand mag ze allebei hebben; met twee of drie spelers gaat de andere dicht zodra er een gebouwd is, zoals hier tussen Erie en Cleveland.',
  more: 'Bestemmingskaarten trekken: bekijk er vier en houd er minstens één. Een kaart die je hebt gehouden, leg je nooit meer terug.',
  harbour:
    'Bouw een haven in een havenstad waar een route van jou komt: één haven per stad, drie per speler. Hij kost twee treinkaarten en twee scheepskaarten van één kleur, allemaal met het havensymbool (dubbele schepen hebben dat niet); locomotieven vervangen elk daarvan. Hier heeft Ada er een gebouwd in Sault Ste. Marie.',
  exchange:
    'Inruilen: ruil zoveel treinwagons als je wilt in voor schepen uit je doos, of schepen voor treinwagons. Elk stuk kost één punt.',
  points:
    'Een route van 1 tot 9 vakken levert 1, 2, 4, 7, 10, 15, 18, 21 of 27 punten op. Een haven geeft 10, 20 of 30 punten als je één, twee of minstens drie bestemmingskaarten met die stad hebt voltooid; een kaart tussen twee van je havens telt voor allebei. Elk van je drie havens die je niet hebt gebouwd, kost 4 punten.',
  score:
    'Het einde van een partij: Ada heeft 45 punten voor routes, 4 + 8 + 9 voor drie bestemmingskaarten en 10 voor de haven in Sault Ste. Marie, die op haar kaart naar Syracuse staat. Er ontbreken twee havens: −8. Samen 68.',
  ends: 'Heeft iemand aan het einde van een beurt in totaal zes treinwagons en schepen of minder, dan krijgt iedereen nog twee beurten, die speler ook. Bij gelijke stand beslissen de meeste voltooide bestemmingskaarten, dan de meeste punten uit havens; daarna delen jullie de winst.',
  'mistake.tickets':
    'Te laat bestemmingskaarten trekken. Een kaart die openblijft, kost evenveel als hij had opgeleverd. Kijk voor je nieuwe trekt hoeveel speelstukken de anderen nog hebben.',
  'mistake.pieces':
    'De verhouding vergeten. Tel de vakken op land en op water naar je bestemmingen voordat je je 50 speelstukken kiest: elke ruil kost punten en een hele beurt.',
  'mistake.harbours':
    'Havens tot het einde laten liggen. Drie niet gebouwde havens kosten 12 punten, en kaarten met het symbool zijn schaars. Bewaar ze voor een stad die op meerdere van je bestemmingskaarten staat.',
  'example.surplus':
    'Hetzelfde met één vak: Erie–Cleveland is betaald met een groen dubbel schip. Er staat één schip, het andere vervalt.',
  'example.harbour':
    'Clara heeft hem gebouwd: met twee groene treinkaarten, een groene scheepskaart en een locomotief. Een route van haar komt in de stad.',
  'example.ticket':
    'Met één bestemmingskaart: Ada voltooide Sault Ste. Marie–Syracuse, dus haar haven in Sault Ste. Marie geeft 10 punten.',
  'example.open':
    'Er liggen twee locomotieven open. Ada neemt de rode trein en vult de plek aan van de stapel treinkaarten.',
  'example.cleared':
    'Daar kwam een derde locomotief, dus alle zes de kaarten zijn vervangen. Een van de nieuwe is weer een locomotief; die mag niet als tweede kaart.',
  'example.cards': 'In een andere partij: Bram heeft rode treinkaarten en een locomotief.',
  'example.paid':
    'Hij betaalt Traverse City–Bay City met twee rode treinkaarten en de locomotief: drie treinwagons, 4 punten.',
  'example.double': 'In een andere partij: Ada heeft een paars dubbel schip en twee locomotieven.',
  'example.four':
    'Daarmee betaalt ze de vier vakken van Kingston–Buffalo: twee met het dubbele schip, één met elke locomotief.',
}
