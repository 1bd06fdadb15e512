/** The rules of Great Lakes in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'GL-0': 'Doel van het spel',
  'GL-0.1':
    'Haal de meeste punten. Je scoort met de routes die je bouwt, met bestemmingskaarten die je voltooit en met havens in de steden op die kaarten. Bestemmingskaarten die je niet voltooit, kosten punten.',
  'GL-1': 'Speelmateriaal',
  'GL-1.1':
    'Er zijn 80 treinkaarten: 11 in elk van de zes kleuren (paars, geel, groen, rood, zwart, wit) en 14 locomotieven. Locomotieven zijn jokers: ze vervangen elke andere kaart.',
  'GL-1.2': 'Er zijn 60 scheepskaarten: in elke kleur 4 enkele en 6 dubbele schepen.',
  'GL-1.3':
    'In elke kleur hebben 4 van de 11 treinkaarten en alle 4 de enkele schepen een havensymbool. Dubbele schepen hebben dat nooit.',
  'GL-1.4': 'Elke speler heeft 33 treinwagons, 32 schepen en 3 havens.',
  'GL-1.5':
    'Op het bord staan 35 steden, waarvan 25 havensteden, twee knooppunten op open water en 110 routes. Er zijn 55 bestemmingskaarten. De bronnen zijn het niet eens of de routes van Buffalo naar Syracuse en naar Erie voor schepen of voor treinen zijn; hier zijn ze voor schepen.',
  'GL-1.6':
    'Voor treinroutes gebruik je treinwagons en treinkaarten, voor scheepsroutes schepen en scheepskaarten, nooit door elkaar. Alleen locomotieven gelden voor allebei.',
  'GL-2': 'Voorbereiding',
  'GL-2.1':
    'Beide stapels worden geschud. Elke speler krijgt 2 treinkaarten en 2 scheepskaarten. Van elke stapel komen er 3 kaarten open in een rij: treinen op plaats 1 tot 3, schepen op plaats 4 tot 6.',
  'GL-2.2':
    'Elke speler krijgt 5 bestemmingskaarten en houdt er minstens 3. De andere gaan gedekt onder de stapel bestemmingskaarten.',
  'GL-2.3':
    'Daarna kiest elke speler in het geheim 50 speelstukken uit 33 treinwagons en 32 schepen. De rest blijft in de eigen doos. Als iedereen gekozen heeft, worden alle keuzes getoond. Tip voor je eerste partij: 27 treinwagons en 23 schepen.',
  'GL-2.4': 'Alle spelers kiezen hun bestemmingskaarten en speelstukken tegelijk.',
  'GL-2.5':
    'Het toeval bepaalt wie begint; dat is bekend voordat de bestemmingskaarten worden gekozen. Daarna gaat het met de klok mee.',
  'GL-2.6':
    'Zijn drie of meer van de eerste zes open kaarten locomotieven, dan geldt GL-4.6 voordat de bestemmingskaarten worden gekozen.',
  'GL-2.7':
    'Tot iedereen klaar is, zien de anderen alleen wie er klaar is. Hoeveel bestemmingskaarten elke speler hield, wordt samen met de speelstukken getoond. Daarna gaan de teruggelegde kaarten onder de stapel: speler voor speler, te beginnen bij de startspeler, in de volgorde waarin ze zijn gedeeld.',
  'GL-3': 'Je beurt',
  'GL-3.1':
    'In je beurt doe je precies één ding: transportkaarten (treinen of schepen) trekken, een route bouwen, bestemmingskaarten trekken, een haven bouwen of speelstukken inruilen. Passen kan niet.',
  'GL-3.2':
    'Kun je niets van dit alles, dan word je overgeslagen. Is inruilen het enige wat je kunt, dan moet je dat doen.',
  'GL-4': 'Kaarten trekken',
  'GL-4.1': 'Neem twee kaarten. Elke kaart is een van de zes open kaarten of de bovenste kaart van een van de stapels.',
  'GL-4.2':
    'Neem je een open kaart, dan vul je de lege plek meteen aan van een stapel naar keuze. De rij kan dus uit alleen treinen of alleen schepen gaan bestaan.',
  'GL-4.3': 'Is je eerste kaart een open locomotief, dan is dat je enige kaart deze beurt.',
  'GL-4.4': 'Je tweede kaart mag geen open locomotief zijn, ook niet een die net is opengelegd.',
  'GL-4.5': 'Een locomotief die je van een stapel trekt, telt als een gewone kaart.',
  'GL-4.6':
    'Zodra drie of meer van de open kaarten locomotieven zijn, wordt de rij opgeruimd: alle zes de kaarten worden afgelegd en van elke stapel komen er drie nieuwe open te liggen.',
  'GL-4.7':
    'Is een stapel op, dan wordt zijn eigen aflegstapel meteen tot een nieuwe stapel geschud; is die er niet, dan blijft de stapel leeg. Locomotieven gaan altijd naar de aflegstapel van de treinen. Een betaling of een opgeruimde rij wordt eerst helemaal afgelegd voordat er geschud wordt. Is er nog maar één stapel, dan vult die de hele rij aan. Zijn beide stapels leeg, dan kan niemand kaarten trekken.',
  'GL-4.8': 'Je mag zoveel kaarten in je hand hebben als je wilt.',
  'GL-4.9': 'Was je eerste kaart de laatste die er was, dan krijg je geen tweede en is je beurt voorbij.',
  'GL-4.10':
    'Een open kaart mag je alleen nemen als die vervangen kan worden; er liggen dus altijd zes open kaarten. Van een lege stapel kun je niet trekken.',
  'GL-4.11':
    'Een tweede kaart moet je nemen als dat kan. De enige uitzondering is een open locomotief als eerste kaart.',
  'GL-4.12':
    'De volgorde is: kaart nemen, stapel kiezen als er in beide kaarten zijn, nieuwe kaart openleggen, de rij opruimen als GL-4.6 geldt, en dan de volgende kaart. Je ziet elk resultaat voordat je verdergaat. Als de rij wordt opgeruimd, is je beurt niet voorbij.',
  'GL-5': 'Een route bouwen',
  'GL-5.1':
    'Betaal met kaarten van de soort en de kleur van de route, genoeg voor alle vakken; bij een grijze route kies je zelf één kleur. Leg de kaarten af, zet op elk vak een treinwagon of schip en scoor meteen: 1, 2, 4, 7, 10, 15, 18, 21 of 27 punten voor 1 tot 9 vakken.',
  'GL-5.2':
    'Een locomotief vervangt elke trein- of scheepskaart en telt voor één vak. Je mag ook met alleen locomotieven betalen.',
  'GL-5.3': 'Een dubbel schip vult hoogstens twee vakken. Voor een schip te veel krijg je niets terug.',
  'GL-5.4': 'Je hebt evenveel treinwagons of schepen nodig als de route vakken heeft.',
  'GL-5.5':
    'Je mag elke vrije route bouwen; die hoeft niet op je andere routes aan te sluiten. Je bouwt één route per beurt.',
  'GL-5.6':
    'Een dubbele route bestaat uit twee routes van dezelfde soort tussen dezelfde twee plaatsen. Niemand mag ze allebei hebben. Met 2 of 3 spelers is de andere voor iedereen gesloten zodra een van de twee gebouwd is.',
  'GL-5.7':
    'Een treinroute en een scheepsroute tussen dezelfde twee steden zijn geen dubbele route: één speler mag ze allebei hebben.',
  'GL-5.8':
    'Kaarten met een havensymbool mag je ook voor routes gebruiken. Je kiest zelf met welke kaarten je betaalt.',
  'GL-6': 'Bestemmingskaarten',
  'GL-6.1':
    'Trek vier bestemmingskaarten, of zoveel als er nog zijn, en houd er minstens één. De andere gaan gedekt onder de stapel. Wat je houdt, leg je nooit meer terug, en je mag er zoveel hebben als je wilt.',
  'GL-6.2':
    'Aan het einde levert een bestemmingskaart zijn waarde op als je eigen routes de twee steden verbinden; treinen en schepen mogen door elkaar. Anders verlies je die waarde.',
  'GL-6.3': 'Bestemmingskaarten blijven geheim tot het einde.',
  'GL-6.4':
    'In dit spel zijn er geen rondreiskaarten. Knooppunten verbinden de routes die er samenkomen. Er komt nooit een haven en ze staan op geen enkele bestemmingskaart.',
  'GL-7': 'Havens',
  'GL-7.1':
    'Havens bouw je alleen in havensteden. In elke stad is plaats voor één haven, en elke speler kan er drie bouwen.',
  'GL-7.2': 'Je moet een treinroute of scheepsroute naar die stad hebben.',
  'GL-7.3':
    'Een haven kost twee treinkaarten en twee scheepskaarten van één kleur, allemaal met het havensymbool. Locomotieven mogen elk van de vier kaarten vervangen, ook alle vier. Van de andere kaarten mogen er hoogstens twee van elke soort zijn.',
  'GL-7.4':
    'Aan het einde levert een haven 10, 20 of 30 punten op als je één, twee, of minstens drie bestemmingskaarten met die stad hebt voltooid. Zonder levert hij niets op.',
  'GL-7.5': 'Een bestemmingskaart met twee steden waar jij een haven hebt, telt voor beide havens.',
  'GL-7.6': 'Elke haven die je niet hebt gebouwd, kost je aan het einde 4 punten.',
  'GL-7.7':
    'Je bouwt één haven per beurt. De kaarten worden afgelegd. De haven levert pas aan het einde iets op en verhuist nooit.',
  'GL-8': 'Speelstukken inruilen',
  'GL-8.1':
    'Gebruik je beurt om zoveel treinwagons als je wilt in te ruilen voor evenveel schepen uit je doos, of schepen voor treinwagons. Elk stuk kost één punt. Ruil er minstens één in, en nooit meer dan er in je doos liggen.',
  'GL-8.2': 'Per beurt ruil je maar in één richting. Je score mag onder nul komen.',
  'GL-8.3':
    'Je kunt alleen speelstukken inruilen die niet op het bord staan. In je doos liggen altijd 15 stukken. Je mag zo vaak inruilen als je wilt.',
  'GL-9': 'Einde van het spel',
  'GL-9.1':
    'Heeft een speler aan het einde van zijn beurt zes of minder speelstukken, dan krijgt iedereen nog twee beurten, ook die speler zelf. Daarna is het spel afgelopen.',
  'GL-9.2':
    'Je eindscore: punten voor routes, min wat inruilen kostte, plus voltooide bestemmingskaarten, min niet voltooide, plus havens, min 4 voor elke haven die je niet hebt gebouwd. Er is geen bonus voor de Langste Rit of de meeste bestemmingskaarten.',
  'GL-9.3':
    'Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer bestemmingskaarten heeft voltooid, daarna wie meer punten van havens heeft. Is het dan nog gelijk, dan delen ze de plaats.',
  'GL-9.4':
    'Voor GL-9.1 tellen treinwagons en schepen, havens niet. Het gebeurt maar één keer: daarna maakt het niet meer uit of anderen ook zes of minder speelstukken hebben. De speler die het einde inluidde, speelt de allerlaatste beurt. Een overgeslagen beurt telt mee.',
  'GL-9.5': 'Het spel is ook meteen afgelopen als er drie volle rondes lang alleen is ingeruild of overgeslagen.',
  'GL-10': 'Wie ziet wat',
  'GL-10.1':
    'Verborgen zijn: de kaarten en bestemmingskaarten in ieders hand, de volgorde van de stapels en, tot iedereen gekozen heeft, hoeveel treinwagons en schepen elke speler kiest. Alleen jij weet welke bestemmingskaarten je hebt teruggelegd.',
  'GL-10.2':
    'Iedereen ziet hoeveel treinkaarten, scheepskaarten en bestemmingskaarten elke speler heeft (een locomotief telt als treinkaart), ieders speelstukken, havens, doos en score, hoeveel kaarten er nog in elke stapel zitten, en alle afgelegde kaarten. Trekt een speler van een stapel, dan ziet iedereen welke stapel dat is.',
  'GL-10.3':
    'Iedereen weet welke open kaarten een speler heeft genomen en met welke kaarten een speler heeft betaald. Het spel laat zien wat daaruit volgt, en niets meer.',
  'GL-R': 'Uitspraken: wat de spelregels openlaten',
  'GL-R1': 'Volgens de spelregels begint de meest ervaren reiziger. Hier bepaalt het toeval wie begint (GL-2.5).',
  'GL-R2': 'De rij kan al bij de allereerste zes kaarten worden opgeruimd (GL-2.6).',
  'GL-R3': 'Wie niets kan doen, wordt overgeslagen (GL-3.2).',
  'GL-R4':
    'De rij wordt hoogstens drie keer achter elkaar opgeruimd. Dan blijft hij liggen tot de volgende kaart open komt en wordt hij opnieuw bekeken. Heeft een stapel geen drie kaarten meer, dan vult de andere stapel de overige plaatsen.',
  'GL-R5': 'Zijn de kaarten op, dan is er geen tweede kaart (GL-4.9).',
  'GL-R6':
    'Je mag niet betalen met een kaart die je ook kunt weglaten. Je kaarten passen precies op de route, of het zijn alleen dubbele schepen met één schip te veel.',
  'GL-R7': 'Inruilen gaat in één richting, en je score mag onder nul komen (GL-8.2).',
  'GL-R8':
    'Bij gelijke stand, voor elke plaats: eerst meer voltooide bestemmingskaarten, dan meer punten van havens, dan gedeeld (GL-9.3).',
  'GL-R9': 'Tijdens de voorbereiding zien de anderen alleen wie klaar is (GL-2.7).',
  'GL-R10': 'Een open kaart die niet vervangen kan worden, mag je niet nemen (GL-4.10).',
  'GL-R11': 'De tweede kaart is verplicht (GL-4.11).',
  'GL-R12': 'Hoe de laatste beurten worden geteld (GL-9.4).',
  'GL-R13': 'Drie rondes van alleen inruilen en overgeslagen beurten beëindigen het spel (GL-9.5).',
  'GL-E': 'Voorbeelden',
  'GL-E1':
    'Een paarse treinroute van 3 vakken betaal je met drie paarse treinen, met twee paarse treinen en een locomotief, of met drie locomotieven. Twee paarse treinen en een gele mag niet.',
  'GL-E2':
    'Een witte scheepsroute van 4 vakken betaal je met twee dubbele, met vier enkele, met een dubbel en twee enkele, of met een dubbel schip, een enkel schip en een locomotief.',
  'GL-E3':
    'Een scheepsroute van 5 vakken mag je met drie dubbele betalen: je zet vijf schepen neer en krijgt niets terug. Vier dubbele, of twee dubbele en nog twee kaarten, is te veel.',
  'GL-E4':
    'Een haven in Parry Sound betaal je met een locomotief, een geel schip en twee gele treinen, alle drie met het symbool, of met vier locomotieven. Een dubbel schip mag niet, en drie treinen ook niet.',
  'GL-E5':
    'Je hebt havens in Chicago en Montreal en hebt Chicago–Timmins, Chicago–Montreal en Montreal–New York voltooid: elke haven levert 20 punten op.',
  'GL-E6': 'Je ruilt twee schepen in voor twee treinwagons: je verliest 2 punten en je beurt is voorbij.',
  'GL-E7':
    'Drie spelers A, B en C. B eindigt een beurt met zes speelstukken: C, A, B, C, A, B spelen nog, dan is het spel afgelopen, ook als A intussen op zes komt.',
  'GL-E8':
    'Er liggen twee locomotieven open. Je neemt een open rode trein en er komt een locomotief voor in de plaats: alle zes de kaarten worden afgelegd en van elke stapel komen er drie open te liggen. Je tweede kaart mag alles zijn behalve een open locomotief.',
  'GL-E9':
    'Je speelt met 18 treinwagons en 32 schepen: in je doos liggen 15 treinwagons en geen schepen, dus je kunt alleen schepen voor treinwagons inruilen.',
}
