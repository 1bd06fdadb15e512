import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Hat vasúttársaság épít hálózatot Párizsból. Egyik sem a tiéd: csak titkos részvényeid vannak. A végén minden részvényed annyit ér, amennyit a társasága. Az nyer, akinek a legtöbb pontja van.',
  stations:
    'Minden társaságnak egy mozdonya áll egy Párizs körüli kezdőmezőn. A véletlen dönti el, melyik melyik pályaudvarról indul. Minden érték 0-ról indul.',
  shares:
    'Az első részvényeidet vakon húzod: három játékosnál 10, négynél 8, ötnél 6, hatnál 5 darabot. A többi mozdony hat készletben van, társaságonként egyben, és ezeket mindenki látja.',
  turn: 'A körödben vagy bővítesz egy hálózatot, vagy cserélsz egy részvényt. Passzolni nem lehet.',
  extend:
    'Bővítés: vegyél el 1–5 mozdonyt egyetlen készletből, bármelyik társaságéból, és rakd le őket egyesével a táblára. Mindegyik egy azonos színű mozdony mellé kerül. Elágazni szabad.',
  value:
    'A városok a számukkal növelik az értéket, 1–3-mal. Rouen és Le Mans 2-re emelte a Barna értékét. A vidék nem ér semmit, de továbbvezet.',
  room: 'Egy városban egy mozdony fér el, egy vidéki mezőn kettő, ha a színük különböző. Lezárt határon nem lehet átmenni: Caen és Le Havre nem szomszédok. Az Eiffel-torony és a kezdőmezők szabadok maradnak. És egyik társaságot sem szabad elzárni: amíg nincs városa, el kell tudnia érni egy üres várost.',
  trade:
    'Csere: rakd egy részvényedet a színének készletébe, és vegyél el egyet vagy kettőt egy másikból. A színeket mindenki látja. Itt egy piros részvényért két barna járt.',
  choose:
    'A bővítés is, az 1:2 csere is apasztja a készleteket, és ezek a játék órája: üres készletből nem lehet sem bővíteni, sem elvenni, amíg valaki bele nem rak egy ilyen színű részvényt.',
  score:
    'Egy háromfős játszma vége. Bramnál 8 Sárga (darabja 9 pont), 7 Lila (3) és 1 Kék (2) van: 72 + 21 + 2 = 95 pont. A város nélküli társaság 0-t ér.',
  marseille:
    'Ha egy társaság eléri Marseille-t, a játék azonnal véget ér. Marseille 4-et ér: ebben az utolsó körben a Sárga 3-ról 9-re nőtt, útközben Lyonnal. Marseille után már nem kerül le több mozdony.',
  limit:
    'A határ három játékosnál 20 részvény, négynél 15, ötnél 12, hatnál 10. A fölötte lévők is érnek pontot, de darabonként 20 pontba kerülnek.',
  ends: 'Akkor is vége a játéknak, ha már csak egy készletben van mozdony. A fordulót nem játsszátok végig. Ha hat fordulón át csak 1:1 cserék vannak, az is a játék vége. Döntetlennél közös a győzelem.',
  'mistake.feed':
    'A többieknek építesz. A cserék nyilvánosak: ha ketten gyűjtik a Kéket, a Kék minden városa nekik többet hoz, mint neked. Ott bővíts, ahol neked van a legtöbb részvényed.',
  'mistake.single':
    '1:1 cseréket csinálsz. Amíg a határ alatt vagy, kettőt vegyél el: így minden cserével eggyel több részvényed lesz, és a pontot a részvények hozzák.',
  'mistake.late':
    'Túl későn cserélsz. Öt mozdony egyetlen körben elérheti Marseille-t vagy kiürítheti az utolsó előtti készletet, és akkor vége. Szerezd meg a részvényeidet, mielőtt a többiek rájönnek, mennyit érnek.',
  'example.score':
    'Ugyanez a számolás egy másik, négyfős játszmában: Daninál 6 Kék (darabja 11 pont), 6 Barna (10) és 3 Lila (9) van, tehát 66 + 60 + 27 = 153. Tizenöt részvény még belefér a határba.',
  'example.five': 'Ötfős játszma: Ada kihúzta a 6 részvényét.',
  'example.three': 'Háromfős játszma: Ada kihúzta a 10 részvényét.',
  'example.before':
    'Ugyanez egy másik játszmában. Előtte: a Sárga 3-at ér, és öt mozdony elég Lyonhoz és Marseille-hez.',
  'example.after': 'Utána: Lyon 2-t, Marseille 4-et hozott. A Sárga 9-et ér, és vége a játéknak.',
  'example.full':
    'Ugyanez más színekkel: a mező, ahol a Lila és a Barna áll, megtelt, és Le Mans-ban, ahol a Lila áll, már senki sem fér el.',
  'example.border': 'A Barna Le Havre-ban áll. A Caen felé eső határ le van zárva: a kettő nem szomszédos.',
  'example.two':
    'Ugyanez csere nélkül: a készletekben már csak Fekete (4) és Sárga (7) maradt, és Bram a Feketét bővíti.',
  'example.one': 'Négy mozdony után csak Sárga marad: vége a játéknak.',
  'example.far': 'Itt a Fekete a Gare de Lyonról indul. A Marseille-ig vezető úthoz tizenegy mozdony kell.',
}
