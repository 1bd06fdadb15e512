/** The rules of Russian Railroads in Dutch, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'RR-1': 'Speelmateriaal en voorbereiding',
  'RR-1.1':
    'Er zijn 37 locomotieven: vier van elk getal van 1 tot 8, vijf van 9. De achterkant van elk getal is één soort fabriek (RR-6.6). Een van de 9’s heeft geen achterkant en ligt op een vraagtekenkaart. Met 3 spelers gaat er van elk getal een terug in de doos, met 2 spelers twee; de bijzondere 9 blijft. Iedereen begint met een 1, dus de stapels beginnen bij 2.',
  'RR-1.2':
    'Er zijn 15 ingenieurs: 7 met een A, 7 met een B en een zonder letter, die met een munt op een vraagtekenkaart ligt. Met 4 spelers worden er 3 van A en 4 van B getrokken, met minder spelers 3 van elk. Van rechts af liggen ze op het wervingsveld, dan op de velden voor allen, dan op de wachtvelden, A voor B. Met 3 spelers blijft het meest linkse veld leeg; met 2 spelers zijn er 6 velden, waarvan een voor allen.',
  'RR-1.3':
    'Van de 10 eindkaarten gaan er 2 ongezien weg; 8 vormen de stapel. De 5 vraagtekenkaarten en de 4 startbonuskaarten liggen open.',
  'RR-1.4':
    'Iedereen heeft een locomotief 1 aan Siberië, een zwart spoorsegment op veld 1 van elke lijn (dat levert niets op), de industriesteen op 0, zeven verschillende vraagtekenfiches, een tweede industriesteen, een Kiev-medaille en een waardeverhoger.',
  'RR-1.5':
    'Met 4 spelers begint iedereen met 5 arbeiders en 1 munt; met 3 spelers met 6 arbeiders en 1 munt, met 2 spelers met 6 arbeiders en 2 munten. Van elke kleur zijn er nog 2 arbeiders te verdienen.',
  'RR-1.6':
    'De 2 turquoise huurlingen staan op hun veld (met 2 spelers zijn ze er niet), de zwarte arbeider op een vraagtekenkaart.',
  'RR-1.7':
    'De beurtvolgorde wordt geloot. Dan kiest de laatste speler een startbonuskaart en voert haar uit, dan de voorlaatste, enzovoort; de eerste speler krijgt er geen. Niet gekozen kaarten zijn uit het spel.',
  'RR-1.8': 'Met 4 spelers worden 7 ronden gespeeld, met 2 of 3 spelers 6. Allen beginnen met 0 punten.',
  'RR-2': 'Je beurt',
  'RR-2.1':
    'In beurtvolgorde, telkens weer, doet iedere speler één beurt of past. Wie past, is deze ronde klaar. Als allen gepast hebben, eindigt de ronde (RR-10.8).',
  'RR-2.2':
    'In je beurt kies je een vrij actieveld, zet je er precies de getoonde arbeiders uit je eigen voorraad op en voer je de actie direct uit. Eén actie per beurt.',
  'RR-2.3': 'Een veld met een arbeider of een munt erop is de rest van de ronde bezet. Alleen T12 is nooit bezet.',
  'RR-2.4':
    'De actie van een veld op het bord, van een ingenieur voor allen en van een vraagtekenkaart moet volledig kunnen en wordt volledig uitgevoerd. Eigen ingenieurs, fabrieken, vraagtekenfiches en wat bijzondere velden opleveren mag je deels of helemaal niet benutten; alleen een vraagtekenfiche leggen is verplicht (RR-13.3).',
  'RR-2.5':
    'Een munt kan op elk veld een arbeider vervangen, ook gemengd. Een arbeider vervangt nooit de munt die gevraagd wordt (T11, werven). Eigen arbeiders, huurlingen en de zwarte arbeider mogen samen.',
  'RR-2.6':
    'Wie past, scoort direct naar zijn plaats in de volgorde: 0, 2, 3 en 4 punten voor de eerste tot en met de vierde. Passen mag altijd, en wie geen arbeiders maar wel munten heeft, hoeft niet te passen. Overgebleven arbeiders doen niets; munten blijven. De punten zijn gereconstrueerd.',
  'RR-2.7':
    'Wat een beurt je oplevert, handel je af in de volgorde die je wilt. Eindkaarten komen het laatst, en een keten van locomotieven wordt eerst afgemaakt. Zie RR-2.10.',
  'RR-2.8':
    'Wat een veld kost en doet, staat op het bord. Met 2 spelers zijn enkele velden gesloten: T1, T3, L2, I3, O3, E3 en P2. Dat E3 daarbij hoort, is gereconstrueerd.',
  'RR-2.9':
    'Volledig betekent: vanuit de stelling kan elk gedrukt deel tot de laatste stap worden gedaan, in een of andere volgorde van de delen. Onderweg genomen spoorsegmenten en stukken die de actie zelf teruglegt, tellen mee; andere voordelen en de stap van de zwarte arbeider niet. Zolang gedrukte delen openstaan, wordt geen keuze aangeboden die ze onmogelijk zou maken.',
  'RR-2.10':
    'Wat geen keuze vraagt, gebeurt direct. Al het andere, delen van de actie en voordelen, ligt in één open lijst, en je neemt er telkens een uit, ook tussen twee stappen door. Alleen een locomotief om te leggen, een fabriek om te kiezen, een veld om nogmaals te gebruiken en een vraagtekenkaart gaan voor. Gedrukte delen (van het bord, van ingenieurs voor allen, van vraagtekenkaarten en startbonuskaarten) moeten; eigen ingenieurs, de stap van de zwarte arbeider en alle voordelen mag je laten, en die vervallen aan het eind van de beurt.',
  'RR-2.11':
    'Een stap of bouw telt voor de smalste post die haar toelaat: één kleur voor zwart of grijs, dat voor elke kleur; een locomotief of een fabriek voor de keuze uit beide; een gedrukt deel voor een voordeel. Anders is het alleen als een gedrukt deel daardoor niet meer zou kunnen.',
  'RR-3': 'Spoor',
  'RR-3.1': 'Een stap zet één spoorsegment één veld vooruit. Stappen mogen over de lijnen worden verdeeld.',
  'RR-3.2':
    'Op een lijn ligt zwart voor grijs, grijs voor bruin, bruin voor blank, blank voor wit. Een segment komt nooit op een veld met een ander en haalt er nooit een in.',
  'RR-3.3':
    'Een nieuwe kleur begint naast de lijn. Haar eerste stap gaat naar veld 1, als dat vrij is en elke eerdere kleur op de lijn ligt.',
  'RR-3.4': 'Alle vijf kleuren mogen op Siberië, zwart tot en met blank op Petersburg, zwart tot en met bruin op Kiev.',
  'RR-3.5': 'Niets gaat voorbij het laatste veld.',
  'RR-3.6':
    'Bereikt zwart veld 2 van Siberië, dan neem je 3 grijze segmenten, een voor elke lijn; bij 6 neem je 3 bruine; bij 10 neem je 2 blanke voor Siberië en Petersburg; bij 15 neem je 1 wit, waarmee je tot 2 stappen mag doen.',
  'RR-3.7': 'T11 kost een arbeider en een munt, of twee munten: samen 2 stappen met een of twee segmenten naar keuze.',
  'RR-3.8': 'T12: een stap met zwart of grijs, zo vaak als iemand wil.',
  'RR-3.9':
    'Genomen segmenten kun je direct gebruiken, ook met de resterende stappen van dezelfde actie. De 2 stappen met wit wachten in de open lijst; wat aan het eind van de beurt geen plaats heeft gevonden, vervalt.',
  'RR-4': 'Bijzondere velden',
  'RR-4.1':
    'Zonder locomotief: wat in RR-3.6 staat; zwart op Kiev 7, een extra arbeider voor de rest van het spel; zwart op het laatste veld van een lijn, 10 punten.',
  'RR-4.2':
    'Met segment en locomotief: bruin op Siberië 3, een extra arbeider; zwart op Siberië 13, Petersburg 4 en Petersburg 6, leg een vraagtekenfiche en gebruik die.',
  'RR-4.3': 'Een veld dat beide vraagt, werkt zodra het tweede erbij komt, segment of locomotief.',
  'RR-4.4':
    'Bij elke telling: grijs en locomotief op Petersburg 7 verdubbelen die lijn; zwart en locomotief op Kiev 1, 2, 3, 4 en 8 leveren 1, 2, 3, 4 en 10 punten op; grijs en locomotief op Kiev 5 leveren 20 op, als de medaille er ligt. De 10 punten van veld 8 zijn gereconstrueerd.',
  'RR-4.5':
    'Het vraagtekenveld van het industriespoor werkt één keer, voor de eerste steen die er komt. Waar het ligt, is gereconstrueerd.',
  'RR-4.6': 'Een nieuwe arbeider kun je vanaf je volgende beurt inzetten. Er zijn er twee te krijgen, niet meer.',
  'RR-4.7': 'Elk van de vier vraagtekenvelden krijgt één fiche, dus van de zeven is er altijd een te leggen.',
  'RR-5': 'Locomotieven',
  'RR-5.1': 'Een locomotief komt van de laagste stapel die er nog is.',
  'RR-5.2':
    'Aan Petersburg en Kiev ligt één locomotief, aan Siberië twee, waarvan de getallen worden opgeteld. Het getal is het laatste veld dat wordt bereikt.',
  'RR-5.3':
    'Ze gaat naar een lege plaats of vervangt een lagere, nooit een gelijke of hogere. Aan Siberië mag een lagere worden vervangen, ook als de tweede plaats leeg is.',
  'RR-5.4': 'Een vervangen locomotief mag volgens dezelfde regel elders worden gelegd, enzovoort.',
  'RR-5.5':
    'Een vervangen locomotief mag alleen worden teruggelegd als geen plaats leeg is; dan kies je tussen een lagere vervangen en teruggeven.',
  'RR-5.6': 'Een teruggelegde locomotief ligt open met de fabriekskant boven en kan alleen als fabriek worden gebouwd.',
  'RR-5.7': 'Een pas genomen locomotief moet worden gelegd. Kan dat niet, dan is er geen te bouwen.',
  'RR-5.8':
    'Als de keten klaar is, wordt op elke lijn gekeken welke velden nu zijn bereikt. Een plaats krijgt altijd een hoger getal, dus er gaat niets verloren.',
  'RR-5.9': 'De vier plaatsen zijn gelijk: een aan Siberië vervangen locomotief mag naar de andere plaats van Siberië.',
  'RR-5.10':
    'Zijn de stapels leeg, dan is er geen locomotief meer te bouwen; teruggelegde stukken dienen nog als fabriek.',
  'RR-6': 'Fabrieken en industrie',
  'RR-6.1':
    'Een fabriek komt van de laagste stapel, omgedraaid, of is een teruggelegd stuk naar keuze, en gaat in het meest linkse lege gat van vijf.',
  'RR-6.2':
    'Met vijf fabrieken vervangt een nieuwe er een naar keuze, die wordt teruggelegd. Het nieuwe stuk wordt eerst gekozen.',
  'RR-6.3':
    'L3 kost 3 arbeiders: een locomotief en een fabriek, in welke volgorde ook. Een locomotief die de ene helft teruglegt, mag de fabriek van de andere zijn.',
  'RR-6.4': 'Een industriestap zet een steen één vak vooruit. Een gat zonder fabriek houdt hem tegen.',
  'RR-6.5':
    'Een steen die op een fabriek komt, laat haar werken; wat niet kan, vervalt. In een langere zet wordt geen fabriek overgeslagen.',
  'RR-6.6':
    'De fabrieken naar getal: 1, punten voor de waarden van je ingenieurs; 2, een locomotief of een fabriek; 3, een veld nogmaals gebruiken; 4, 2 verdubbelaars; 5, een industriestap; 6, een munt; 7, 2 stappen met elke kleur; 8, punten voor je twee beste locomotieven; 9, een eindkaart of 10 punten. Welk getal wat doet, is gereconstrueerd.',
  'RR-6.7': 'Een fabriek bouwen of vervangen onder een steen laat niets werken.',
  'RR-6.8':
    'De tweede steen begint op 0. Stappen mogen over beide worden verdeeld; ook hij gebruikt fabrieken, maar niet het vraagtekenveld; beide tellen. Geen van beide mag op het vak van de ander komen of hem inhalen, en de fiche is niet te kiezen zolang de eerste op 0 staat.',
  'RR-6.9':
    'Fabriek 8 telt een enkele locomotief alleen. Fabriek 1 telt alleen gedrukte waarden. Beide tellen wat er is als de steen erop komt.',
  'RR-7': 'Overige velden',
  'RR-7.1':
    'Verdubbelaars liggen boven Siberië 1 tot 8, van links naar rechts, en verdubbelen bij een telling de waarde van het segment daar. Zijn er 8 gelegd, dan vervallen verdere, en O1 is niet mogelijk.',
  'RR-7.2': 'O2 geeft twee munten.',
  'RR-7.3':
    'O3 geeft de twee huurlingen, die je deze ronde als eigen arbeiders gebruikt, vanaf je volgende beurt, en die dan teruggaan.',
  'RR-7.4': 'Verdubbelaars en munten raken niet op.',
  'RR-8': 'Ingenieurs',
  'RR-8.1':
    'Het wervingsveld kost een munt en geen arbeider. De ingenieur is voortaan je eigen veld, een keer per ronde, voor 1 arbeider. Getallen en letters van de ingenieurs zijn gereconstrueerd.',
  'RR-8.2':
    'Ingenieurs op de velden voor allen mag iedereen gebruiken, elk een keer per ronde. Wie wacht, is niet te gebruiken.',
  'RR-8.3':
    'Van een eigen ingenieur mag je elk deel weglaten, zelfs alles; minstens één deel moet om te beginnen mogelijk zijn.',
  'RR-8.4':
    'Nogmaals gebruiken vraagt een veld met precies één arbeider van jou, van welke soort ook; munten tellen niet en schaden niet. De actie gebeurt nog eens, gratis. Ook het veld van deze beurt telt. Een veld van het bord moet weer volledig kunnen, dus nooit O3.',
  'RR-8.5':
    'Er zijn zoveel ingenieurs als ronden, en in de laatste ligt er alleen op het wervingsveld een. Een veld zonder ingenieur is geen actieveld.',
  'RR-9': 'De zwarte arbeider',
  'RR-9.1':
    'Gezet waar de gedrukte actie een stap met zwart toelaat, geeft hij een extra stap met zwart, op elk moment van de beurt of helemaal niet.',
  'RR-9.2': 'Hij dient als elke andere arbeider vanaf de beurt nadat hij is genomen, en komt elke ronde terug.',
  'RR-10': 'Beurtvolgorde',
  'RR-10.1':
    'Een arbeider onder plaats 1 of 2 eist die plaats op voor de volgende ronde: niet onder de plaats die je hebt (met 2 spelers mag dat), en hooguit een. Met 2 spelers is er alleen plaats 1.',
  'RR-10.2':
    'Een munt of huurling daar wisselt direct met een arbeider in je kleur van een ander veld. Zonder zo een kan het niet. De zwarte arbeider mag blijven staan.',
  'RR-10.3':
    'Als allen gepast hebben, nemen de eisers hun plaats in, en vullen de anderen de rest in hun oude volgorde.',
  'RR-10.4': 'Staat alleen de eerste speler er, onder plaats 2, dan blijft de volgorde.',
  'RR-10.5':
    'Dan mag de arbeider onder 2, en daarna die onder 1, naar een vrij veld voor één arbeider en daar de actie doen.',
  'RR-10.6':
    'In de laatste ronde dekt een nieuw veld de plaatsen af, X1: 3 industriestappen. Er komt geen nieuwe volgorde en niemand verplaatst. De kosten, 2 arbeiders, zijn gereconstrueerd.',
  'RR-10.7':
    'Een arbeider gaat naar een veld voor één arbeider zonder munt, ook een eigen ingenieur, maar niet naar O3. Hij bezet het, dus de tweede kan er niet heen. Hij mag blijven. Gekregen munten en arbeiders dienen vanaf de volgende ronde.',
  'RR-10.8': 'Zo eindigt een ronde: allen gepast, nieuwe volgorde, arbeiders verplaatsen, telling, opruimen.',
  'RR-11': 'Telling na elke ronde',
  'RR-11.1':
    'Alleen velden die de locomotieven bereiken, tellen. Een segment telt voor zijn veld en alle vrije erachter, tot aan het volgende segment.',
  'RR-11.2':
    'Een veld is 0 waard met zwart, 1 met grijs, 2 met bruin, 4 met blank, 7 met wit; met de waardeverhoger is bruin 3 waard, blank 6, wit 10. Verdubbelaars en het verdubbelde Petersburg vermenigvuldigen dit; sterren en medaille van Kiev komen erbij.',
  'RR-11.3':
    'Industrie telt de waarde van het vak van de steen, of van het dichtstbijzijnde lagere met een waarde. De waarden zijn 0, 1, 2, 3, 5, 10, 15, 20, 25 en 30.',
  'RR-11.4':
    'Dan gaan arbeiders naar hun eigenaar terug, munten naar de voorraad, huurlingen naar hun veld. De ingenieur die niemand aanstelde, vertrekt; de anderen schuiven een veld naar rechts.',
  'RR-12': 'Het einde',
  'RR-12.1':
    'Na de laatste telling komen de eindkaarten, dan de ingenieurs: 40 punten voor de meeste, 20 voor de op één na meeste. Bij gelijke stand beslist het hoogste getal. Zonder ingenieur krijg je niets.',
  'RR-12.2': 'De meeste punten winnen. Bij gelijke punten wordt de overwinning gedeeld.',
  'RR-12.3':
    'Wie een eindkaart mag nemen, bekijkt de stapel en houdt er in het geheim een, of neemt 10 punten. Is de stapel leeg, dan zijn het 10 punten.',
  'RR-12.4':
    'Spelers worden gerangschikt naar het aantal ingenieurs, dan naar het hoogste getal. De kaart voor een ingenieur meer telt als ingenieur zonder getal.',
  'RR-13': 'Vraagtekenfiches en vraagtekenkaarten',
  'RR-13.1':
    'De fiches, elk één keer: tot 4 stappen met segmenten naar keuze; tot 5 industriestappen; de tweede industriesteen; 3 verdubbelaars; de waardeverhoger; de Kiev-medaille; een vraagtekenkaart en daarna een eindkaart.',
  'RR-13.2':
    'De kaarten, elk één keer voor allen: een verdubbelaar, een industriestap en een stap met zwart, dan een van de drie opnieuw; de ingenieur zonder letter en een munt; een fabriek, dan 2 industriestappen; de zwarte arbeider; de bijzondere 9.',
  'RR-13.3':
    'Een fiche moet worden gelegd, ook als de functie vervalt. Van de kaarten mag alleen een worden genomen die volledig kan, samen met de gedrukte delen die nog openstaan; of geen.',
  'RR-13.4':
    'Van de eerste kaart komen de drie delen in elke volgorde en volledig; het vierde is een voordeel, gekozen als niets gedrukts meer openstaat. Bij de derde kaart wordt de fabriek direct gebouwd. Ingenieur en munt dienen in dezelfde ronde. De bijzondere 9 wordt direct gelegd.',
  'RR-R': 'Uitspraken: wat de spelregels openlaten',
  'RR-R1': 'Teruggeven van een vervangen locomotief kan alleen als geen plaats leeg is; zie RR-5.5.',
  'RR-R2': 'Bouwen onder een steen laat niets werken; zie RR-6.7.',
  'RR-R3': 'Stenen ontmoeten elkaar niet en halen niet in; zie RR-6.8.',
  'RR-R4': 'Verdubbelaars en munten zijn niet beperkt door wat in de doos zit.',
  'RR-R5':
    'Geen “nogmaals gebruiken” herhaalt een ander “nogmaals gebruiken”. T12 telt met precies één arbeider van jou; de plaatsen in de volgorde en het werven tellen niet.',
  'RR-R6':
    'De stap van de zwarte arbeider is er ook op ingenieurs, op velden voor elke kleur en bij het verplaatsen (RR-10.5), niet bij “nogmaals gebruiken”.',
  'RR-R7': 'Een munt of huurling zonder eigen arbeider om mee te wisselen kan niet onder een plaats.',
  'RR-R8': 'Wat “volledig” betekent, staat in RR-2.9.',
  'RR-R9': 'De vrije volgorde van de open lijst staat in RR-2.10; die is later met auteur en uitgever afgesproken.',
  'RR-R10': 'Voor welke post een stap telt, staat in RR-2.11, dus dat wordt nooit gevraagd.',
  'RR-R11': 'De twee plaatsen van Siberië zijn plaatsen als de andere; zie RR-5.9.',
  'RR-R12': 'Een eigen ingenieur is te gebruiken als één deel ervan kan, punten meegerekend.',
  'RR-R13': 'Hoe arbeiders na de ronde verplaatsen, staat in RR-10.7.',
  'RR-R14': 'Is er geen eindkaart meer, dan worden 10 punten genomen.',
  'RR-R15':
    'De op één na meeste ingenieurs leveren ook met 2 spelers 20 punten op, ook als de eerste twee gelijk staan.',
  'RR-R16': 'Een fiche telt als gelegd, ook als ze niets deed; zie RR-13.3.',
  'RR-R17': 'Het vierde deel van de eerste vraagtekenkaart is een voordeel; zie RR-13.4.',
  'RR-R18': 'De vervangen fabriek kan niet de nieuwe zijn, want die was al gekozen.',
  'RR-E': 'Voorbeelden',
  'RR-E1':
    'Siberië met een 6 en een 2, bruin op 3, grijs op 7, zwart ervoor, een verdubbelaar op 1: bruin op 1 tot 3 levert 4 + 2 + 2, grijs op 4 tot 7 levert 4, zwart op 8 levert 0: 12. Petersburg 0. Kiev met een 2 en zwart op 2: 1 + 2 = 3. Industriesteen op de eerste fabriek: 5. Samen 20.',
  'RR-E2': 'Kiev met zwart op 3 en een 3: bij elke telling 6 punten voor sterren.',
  'RR-E3':
    'Rood heeft 3 ingenieurs: 40. Blauw en Geel hebben er elk 2, Geel het hogere getal: 20 voor Geel. Groen heeft er geen: 0.',
  'RR-E4':
    'De volgorde is Geel, Blauw, Groen, Rood. Groen staat onder 1, Rood onder 2. Nieuwe volgorde: Groen, Rood, Geel, Blauw.',
  'RR-E5':
    'Een 4 aan Petersburg vervangt een 2, die de 1 aan Kiev vervangt. Op alle plaatsen liggen gelijke of hogere, dus de 1 gaat terug.',
  'RR-E6': 'Siberië met 3 en 1: een nieuwe 4 vervangt de 1, die naar het lege Kiev gaat.',
  'RR-E7': 'De eerste speler staat alleen onder 2: de volgorde blijft, en de arbeider verplaatst toch.',
  'RR-E8': 'Nergens grijs, T3: grijs komt op veld 1 en gaat door naar 2, of komt op veld 1 van twee lijnen.',
  'RR-E9': 'Petersburg met een 5 en zwart komt op 4: een vraagtekenfiche. Siberië met een 1 en een 4 reikt tot veld 5.',
  'RR-E10':
    'I2 met de steen voor de eerste fabriek: hij komt op de fabriek, die werkt, dan op het volgende vak. Is dat gat leeg, dan worden I1 en I2 geweigerd.',
  'RR-E11':
    'Zwart op Siberië 1, nog geen grijs, een ingenieur voor allen met zwart en grijs: zwart gaat naar 2, grijs wordt genomen, grijs komt op veld 1. Dat mag.',
}
