/** The rules of Great Lakes in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'GL-1': 'Waarmee je speelt',
  'GL-1.1':
    'Er zijn 80 treinkaarten: 11 van elk van zes kleuren (paars, geel, groen, rood, zwart, wit) en 14 locomotieven, die voor elke kaart gelden.',
  'GL-1.2': 'Er zijn 60 scheepskaarten: in elke kleur 4 enkele en 6 dubbele schepen.',
  'GL-1.3':
    'Het havensymbool staat op 4 van de 11 treinen van elke kleur en op haar 4 enkele schepen, nooit op een dubbel schip.',
  'GL-1.4': 'Elke speler heeft 33 treinwagons, 32 schepen en 3 havens.',
  'GL-1.5':
    'De kaart heeft 35 steden, waarvan 25 havensteden, twee knooppunten op open water en 110 routes; er zijn 55 bestemmingskaarten. Of de routes van Buffalo naar Syracuse en Erie voor schepen of treinen zijn is omstreden; hier zijn ze voor schepen.',
  'GL-1.6':
    'Op treinroutes horen treinwagons en treinkaarten, op scheepsroutes schepen en scheepskaarten, nooit gemengd. Alleen locomotieven gelden op beide.',
  'GL-2': 'Voorbereiding',
  'GL-2.1':
    'Beide stapels worden geschud. Elke speler krijgt 2 trein- en 2 scheepskaarten, en van elke stapel worden er 3 opengelegd: treinen op plaats 1 tot 3, schepen op 4 tot 6.',
  'GL-2.2': 'Elke speler krijgt 5 bestemmingskaarten en houdt er minstens 3. De andere gaan gedekt onder de stapel.',
  'GL-2.3':
    'Dan kiest ieder in het geheim 50 speelstukken uit 33 treinwagons en 32 schepen; de rest is zijn doos. Als allen gekozen hebben, worden de keuzes getoond. Voor een eerste spel worden 27 treinwagons en 23 schepen aangeraden.',
  'GL-2.4': 'Bestemmingskaarten en speelstukken worden door allen tegelijk gekozen; niemand wacht op een buur.',
  'GL-2.5':
    'De startspeler wordt geloot en is bekend voor er gekozen wordt. Er wordt om de beurt gespeeld, plaats na plaats.',
  'GL-2.6': 'Drie locomotieven bij de eerste zes open kaarten worden behandeld als in GL-4.6, voor er gekozen wordt.',
  'GL-2.7':
    'Tot allen klaar zijn, zien anderen alleen wie klaar is. Hoeveel kaarten ieder hield wordt met de keuzes getoond; de andere gaan dan vanaf de startspeler onder de stapel, elke hand in de volgorde van delen.',
  'GL-3': 'Een beurt',
  'GL-3.1':
    'In je beurt doe je precies één ding: transportkaarten trekken, een route bouwen, bestemmingskaarten trekken, een haven bouwen of speelstukken inruilen. Passen kan niet.',
  'GL-3.2': 'Wie niets daarvan kan, wordt overgeslagen. Een ruil die mogelijk is telt, gewenst of niet.',
  'GL-4': 'Transportkaarten trekken',
  'GL-4.1': 'Neem twee kaarten, elk een van de zes open kaarten of blind van een van de stapels.',
  'GL-4.2':
    'Een open kaart wordt meteen op dezelfde plaats vervangen, van de stapel die jij noemt. De rij kan dus geheel uit treinen of schepen gaan bestaan.',
  'GL-4.3': 'Een open locomotief als eerste kaart is de enige kaart van de beurt.',
  'GL-4.4': 'Als tweede kaart mag een open locomotief niet, of hij er nu al lag of net is opengelegd.',
  'GL-4.5': 'Een blind getrokken locomotief is een kaart als elke andere.',
  'GL-4.6':
    'Zodra er drie of meer locomotieven open liggen, worden alle zes kaarten afgelegd en van elke stapel drie nieuwe opengelegd.',
  'GL-4.7':
    'Een lege stapel wordt meteen gevormd uit zijn eigen afgelegde kaarten; zonder die blijft hij leeg. Locomotieven gaan bij de treinen, en wat betaald of opgeruimd is wordt eerst helemaal afgelegd. Is er maar één stapel over, dan vult die de hele rij; zonder stapels kan er niet getrokken worden.',
  'GL-4.8': 'Je mag zoveel kaarten in de hand hebben als je wilt.',
  'GL-4.9': 'Was de eerste kaart de laatste die er was, dan komt er geen tweede en eindigt de beurt.',
  'GL-4.10':
    'Een open kaart mag alleen genomen worden als hij vervangen kan worden; er liggen er dus altijd zes. Van een lege stapel kan niet getrokken worden.',
  'GL-4.11': 'De tweede kaart moet je nemen als dat kan. Alleen een open locomotief maakt het er één.',
  'GL-4.12':
    'In deze volgorde: neem de kaart, noem de stapel als beide kaarten hebben, leg de kaart open, ruim zo nodig de rij op, dan de volgende kaart. Je ziet alles voor je verder kiest. Een opgeruimde rij beëindigt de beurt niet.',
  'GL-5': 'Een route bouwen',
  'GL-5.1':
    'Speel een set kaarten van de soort en kleur van de route, bij een grijze één kleur naar keuze. Zet op elk vakje een stuk en scoor meteen: 1, 2, 4, 7, 10, 15, 18, 21 of 27 punten voor 1 tot 9 vakjes.',
  'GL-5.2':
    'Locomotieven vervangen trein- en scheepskaarten, elk één vakje. Een set mag geheel uit locomotieven bestaan.',
  'GL-5.3': 'Een dubbel schip dekt twee vakjes. Een schip te veel gaat verloren.',
  'GL-5.4': 'Je hebt zoveel treinwagons of schepen nodig als de route vakjes heeft.',
  'GL-5.5': 'Elke vrije route mag; hij hoeft niet aan je andere te grenzen. Eén route per beurt.',
  'GL-5.6':
    'Van een dubbele route (dezelfde eindpunten, dezelfde soort) mag niemand beide hebben. Met 2 of 3 spelers sluit de ene de andere voor allen.',
  'GL-5.7':
    'Een treinroute en een scheepsroute tussen dezelfde steden zijn geen dubbele route: één speler mag beide hebben.',
  'GL-5.8': 'Kaarten met het havensymbool betalen als elke andere. De betaler kiest welke kaarten gaan.',
  'GL-6': 'Bestemmingskaarten',
  'GL-6.1':
    'Trek vier bestemmingskaarten, of zoveel als er zijn, en houd er minstens één. De andere gaan onder de stapel. Wat je houdt geef je nooit terug, en je mag er zoveel hebben als je wilt.',
  'GL-6.2':
    'Aan het einde scoort een kaart waarvan de steden door je eigen routes verbonden zijn, treinen en schepen door elkaar, haar waarde; elke andere kost die.',
  'GL-6.3': 'Bestemmingskaarten blijven geheim tot het einde.',
  'GL-6.4':
    'Er zijn geen rondreiskaarten. Knooppunten verbinden de routes die er samenkomen; ze krijgen geen haven en staan op geen kaart.',
  'GL-7': 'Havens',
  'GL-7.1': 'Een haven bouw je in een havenstad; één haven per stad, drie per speler.',
  'GL-7.2': 'Je moet een trein- of scheepsroute bij die stad hebben.',
  'GL-7.3':
    'Hij kost twee treinkaarten en twee scheepskaarten van één kleur, alle met het havensymbool. Locomotieven mogen elk van de vier vervangen, maar nooit meer dan twee kaarten van één soort ernaast.',
  'GL-7.4':
    'Aan het einde scoort een haven 10, 20 of 30 als je één, twee, of drie en meer kaarten met die stad voltooid hebt, anders niets.',
  'GL-7.5': 'Een kaart met twee steden waar je havens hebt, telt voor beide.',
  'GL-7.6': 'Elke niet gebouwde haven kost aan het einde 4 punten.',
  'GL-7.7': 'Eén haven per beurt. De kaarten worden afgelegd, er wordt niet meteen gescoord, en hij verhuist nooit.',
  'GL-8': 'Speelstukken inruilen',
  'GL-8.1':
    'Als beurt: ruil zoveel treinwagons als je wilt voor evenveel schepen uit je doos, of omgekeerd, voor een punt per stuk. Minstens één, en nooit meer dan de doos bevat.',
  'GL-8.2': 'Per beurt in één richting. De score mag onder nul komen.',
  'GL-8.3':
    'Alleen stukken die niet op het bord staan worden geruild. De doos bevat altijd 15 stukken, en je mag zo vaak ruilen als je wilt.',
  'GL-9': 'Einde van het spel',
  'GL-9.1':
    'Eindigt een beurt en heeft de speler dan zes of minder stukken, dan krijgt iedereen, ook die speler, nog twee beurten. Dan is het spel uit.',
  'GL-9.2':
    'Punten voor routes, min inruilen, plus voltooide kaarten, min de andere, plus havens, min 4 per niet gebouwde haven. Er is geen bonus voor de langste weg of de meeste kaarten.',
  'GL-9.3':
    'De meeste punten winnen. Bij gelijke stand tellen voltooide kaarten, dan punten van havens; anders wordt de plaats gedeeld.',
  'GL-9.4':
    'Treinwagons en schepen tellen voor GL-9.1, havens niet. Het gebeurt één keer: anderen met zes of minder veranderen niets. Wie het veroorzaakte speelt de allerlaatste beurt; een overgeslagen beurt telt mee.',
  'GL-9.5':
    'Het spel eindigt ook, meteen, als drie volle ronden alleen uit inruilen en overgeslagen beurten bestonden.',
  'GL-R': 'Uitspraken',
  'GL-R1': 'Volgens de spelregels begint de meest ervaren reiziger; hier wordt er geloot (GL-2.5).',
  'GL-R2': 'Opruimen van de rij geldt al voor de eerste zes kaarten (GL-2.6).',
  'GL-R3': 'Een speler zonder mogelijke actie wordt overgeslagen (GL-3.2).',
  'GL-R4':
    'De rij wordt hoogstens drie keer achter elkaar opgeruimd; dan blijft ze liggen tot de volgende kaart, en wordt opnieuw beoordeeld. Een stapel die er geen drie heeft, wordt aangevuld uit de andere, op de overige plaatsen.',
  'GL-R5': 'Geen tweede kaart als er geen meer is (GL-4.9).',
  'GL-R6':
    'In een betaling mag geen kaart zitten die gemist kan worden: ze past precies, of ze bestaat alleen uit dubbele schepen met één schip te veel.',
  'GL-R7': 'Ruilen gaat één kant op, en de score mag onder nul komen (GL-8.2).',
  'GL-R8': 'Gelijke stand, voor elke plaats: meer voltooide kaarten, dan meer punten van havens, dan gedeeld (GL-9.3).',
  'GL-R9': 'Bij de voorbereiding zien anderen alleen wie klaar is (GL-2.7).',
  'GL-R10': 'Een open kaart die niet vervangen kan worden, kan niet genomen worden (GL-4.10).',
  'GL-R11': 'De tweede kaart is niet vrijblijvend (GL-4.11).',
  'GL-R12': 'Hoe de laatste beurten geteld worden (GL-9.4).',
  'GL-R13': 'Drie ronden inruilen beëindigen het spel (GL-9.5).',
  'GL-E': 'Voorbeelden',
  'GL-E1':
    'Een paarse treinroute van 3: drie paarse, twee paarse en een locomotief, of drie locomotieven. Niet twee paarse en een gele.',
  'GL-E2':
    'Een witte scheepsroute van 4: twee dubbele, vier enkele, een dubbel en twee enkele, of een dubbel, een enkel en een locomotief.',
  'GL-E3':
    'Een scheepsroute van 5 mag met drie dubbele betaald worden: er komen vijf schepen op, niets gaat terug. Vier dubbele, of twee dubbele en nog twee kaarten, is te veel.',
  'GL-E4':
    'Een haven in Parry Sound: een locomotief, een geel schip en twee gele treinen, alle met het symbool; of vier locomotieven. Niet met een dubbel schip, en niet met drie treinen.',
  'GL-E5':
    'Havens in Chicago en Montreal, voltooid Chicago–Timmins, Chicago–Montreal en Montreal–New York: elke haven scoort 20.',
  'GL-E6': 'Twee schepen ingeruild voor twee treinwagons: 2 punten minder en de beurt is voorbij.',
  'GL-E7':
    'Drie spelers A, B en C; B eindigt een beurt met zes stukken: C, A, B, C, A, B spelen nog, dan is het uit, ook als A op zes komt.',
  'GL-E8':
    'Twee open locomotieven; de eerste kaart is een open rode trein en er komt een locomotief voor in de plaats: alle zes worden afgelegd, drie en drie opengelegd, en de tweede kaart mag alles zijn behalve een open locomotief.',
  'GL-E9':
    'Een keuze van 18 treinwagons en 32 schepen: in de doos liggen 15 treinwagons en geen schip, dus alleen schepen kunnen voor treinwagons geruild worden.',
}
