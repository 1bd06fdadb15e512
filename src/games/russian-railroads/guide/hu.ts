import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Három vasútvonalat és ipart építesz. Mindkettő minden forduló után pontot ér, így a jó kezdés újra és újra megtérül. A végén az nyer, akinek a legtöbb pontja van.',
  mat: 'A saját táblád: a Transzszib, Pétervár és Kijev, mindegyik élén egy fekete sínnel, és az ipar a jelzőjével. A Transzszibon már áll egy mozdony.',
  turn: 'Sorban mindenki végrehajt egy akciót, vagy passzol. Aki passzol, ebben a fordulóban már nem jön. A forduló akkor ér véget, ha mindenki passzolt.',
  space:
    'Akció: rakj pontosan annyi munkást egy szabad akciómezőre, amennyit mutat, és hajtsd végre azonnal és teljesen. A mezőt ebben a fordulóban más már nem használhatja; csak az egyetlen fekete vagy szürke lépés mezője nem telik meg soha. Az érme bármelyik munkást helyettesítheti.',
  track:
    'Sín: minden lépés egy sínt egy mezővel visz tovább. A fekete megy elöl, és nem ér pontot, de utat nyit: a Transzszib 2. mezője és társai új színt adnak.',
  locomotive:
    'Egy mozdony annyi mezőig ér el, amennyi a száma; a Transzszibon kettő összeadódik. Mindig a legkisebb számút veszed el. Kiválthat egy kisebbet, amely átkerülhet egy másik helyre. Ami túl messze van, az nem ér pontot.',
  order:
    'A színek sorrendje: fekete, szürke, barna, natúr, fehér. Egy sín nem léphet olyan mezőre, ahol másik van, és nem is előzheti meg. Mezőnként a szürke 1, a barna 2, a natúr 4, a fehér 7 pontot ér.',
  doubler:
    'A duplázók balról jobbra kerülnek a Transzszib fölé, legfeljebb nyolc. Mindegyik minden értékeléskor megduplázza az alatta lévő sínt.',
  industry:
    'Ipar: lépj a jelzővel, és a mezője minden forduló után pontot ér, akár 30-at. Öt hézag állja az útját, amíg gyár nem kerül bele. A gyár egy megfordított mozdony, és akkor működik, amikor a jelző rálép.',
  engineers:
    'Mérnökök: fordulónként egyet felvehetsz egy érméért. Onnantól csak a te akciómeződ. A mellette lévő mérnököket bárki használhatja egy munkásért.',
  tokens:
    'Egyes mezők többet adnak: még egy munkást a játék végéig, 10 pontot egy vonal végén vagy egy ?-lapkát. Ebből hét különböződ van, például iparlépések, duplázók, az értéknövelő, amellyel a barna, a natúr és a fehér többet ér, vagy egy játékvégi kártya: titokban választod, és a végén ér pontot.',
  pass: 'Két mező (két játékosnál egy) dönti el a következő forduló sorrendjét; az ott álló munkások a forduló után még egy akciót végrehajthatnak. Ha passzolsz, a helyed szerint kapsz pontot: 0, 2, 3 vagy 4. A megmaradt érme nálad marad, a fel nem használt munkás nem ér semmit.',
  rounds:
    'Négyen hét fordulót játszotok, ketten vagy hárman hatot. Az első előtt az első játékos kivételével mindenki kezdőbónuszt vesz el, az utolsó játékos elsőként. Minden forduló után a vonalak és az ipar értékelése jön.',
  score:
    'Egy játszma első fordulója: a szürke a Transzszibon két mezőt ér el, 1 + 1, és egy duplázó még 1-et ad. Az iparjelző az 1. mezőn további 1. Egy sín mögötti üres mezők a sín színében számítanak, a következő sínig.',
  kiev: 'Pétervár duplán ér pontot, ha a szürke és a mozdony is elérte a 7. mezőt. Kijevben azok a csillagok, amelyeket a fekete és a mozdony is elért, minden fordulóban pontot érnek: itt mindig 20-at.',
  ends: 'Az utolsó forduló után mindenki felfedi a játékvégi kártyáit. Aztán a legtöbb mérnök 40, a második legtöbb 20 pontot ér; egyenlőségnél a legnagyobb szám dönt. Azonos pontszámnál közös a győzelem.',
  'mistake.reach':
    'Elhagyod a mozdonyaidat. A fekete a 9. mezőn semmit sem ér egy 3-as mozdonnyal. A sínnek, a hatótávnak és a színeknek együtt kell nőniük.',
  'mistake.workers':
    'Ott hagyod a plusz munkásokat. Kettőt nyerhetsz a játék végéig, Kijevben és a Transzszibon: mindegyik eggyel több akció minden fordulóban.',
  'mistake.everything':
    'Mindenből egy kicsit csinálsz. A késői fordulók öt–tízszer annyit érnek, mint az első: válassz időben a duplázós hosszú vonalak, az ipar és Kijev közül, és vidd végig.',
  'example.round':
    'Egy kisebb forduló, ugyanúgy számolva: szürke az 1. és a 2. mezőn, az 1. duplázva, az 3. Az ipar 1-et ad.',
  'example.stars': 'Ugyanez jobb mozdonnyal: a fekete Kijev 3. mezőjén elérte az 1-es, 2-es és 3-as csillagot.',
  'example.enters': 'Két szürke lépés után: a szürke belépett a Transzszib 1. mezőjére, és továbblépett a 2.-ra.',
  'example.token': 'Ugyanez egy másik játszmában: a fekete elérte Pétervár 4. mezőjét, és Bram lerakott egy ?-lapkát.',
  'example.most': 'Clara egy másik játszma végén: neki van a legtöbb mérnöke, 40 pont.',
  'example.flags':
    'Egy másik játszmában a sorrend Bram, Ada, Clara, Dani. Daninak az 1-es, Clarának a 2-es alatt van munkása.',
  'example.newOrder': 'Az új sorrend balról jobbra: Dani, Clara, Bram, Ada.',
  'example.chain':
    'Ugyanez több lépésben: Bram 7-est épít. A 6-os a Transzszibról Pétervárra, az 5-ös Pétervárról vissza a Transzszibra kerül.',
  'example.returned': 'Ott az 5-ös egy 4-est vált ki. Kisebb sehol sincs, ezért a 4-es visszakerül.',
  'example.moves': 'Ugyanez egy 2-essel: kiváltja a Transzszib 1-esét, amely Kijev üres helyére kerül.',
  'example.moved': 'Utána: a 2-es a Transzszibon, az 1-es Kijevben.',
  'example.same': 'Ugyanez egy másik játszmában: csak Bramnak, az elsőnek van itt munkása.',
  'example.factory':
    'Ugyanez egy másik játszmában: Dani jelzője közvetlenül egy gyár előtt áll, és két lépés következik.',
  'example.worked': 'A gyár működött, és a jelző a következő mezőn áll.',
  'example.grey': 'A szürke a Transzszib 1. mezőjén egy másik játszmában, előtte a fekete.',
}
