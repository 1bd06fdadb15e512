import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Három vasútvonalat és ipart építesz. Mindkettő minden forduló után pontot ér, így a jó kezdés újra és újra megtérül. A végén az nyer, akinek a legtöbb pontja van.',
  mat: 'A saját táblád: a Transzszib, Pétervár és Kijev vonala, mindegyik élén egy fekete sínnel, és az ipar a jelzőjével. A Transzszibon már áll egy mozdony.',
  turn: 'Sorban mindenki végrehajt egy akciót, vagy passzol. Aki passzol, ebben a fordulóban már nem jön; a forduló akkor ér véget, ha mindenki passzolt.',
  space:
    'Akció: rakj pontosan annyi munkást egy szabad akciómezőre, amennyit mutat, és hajtsd végre az akciót azonnal és teljes egészében. A mező ezután a forduló végéig foglalt; csak az egyetlen fekete vagy szürke lépés mezője nem telik meg soha. Az érme bármelyik munkást helyettesítheti, a munkás az érmét soha.',
  track:
    'Sín: minden lépés egy sínt egy mezővel visz tovább; a lépéseket eloszthatod a vonalaid között. A fekete megy elöl, és nem ér pontot, de utat nyit: egyes mezők, például a Transzszib 2. mezője, új színt adnak.',
  locomotive:
    'Egy mozdony annyi mezőig ér el, amennyi a száma; a Transzszibon kettő összeadódik. Mindig a legkisebb számút veszed el, ami még van. Lecserélhet egy kisebbet, amely átkerülhet egy másik helyre. Ami túl messze van, az nem ér pontot.',
  order:
    'A színek sorrendje: fekete, szürke, barna, natúr, fehér. Az új szín az 1. mező elől indul. Egy sín nem léphet olyan mezőre, ahol másik van, és nem is előzheti meg. Pétervárra fehér nem kerülhet, Kijevbe csak az első három. Mezőnként a szürke 1, a barna 2, a natúr 4, a fehér 7 pontot ér.',
  doubler:
    'A duplázók balról jobbra kerülnek a Transzszib fölé, legfeljebb nyolc. Mindegyik minden értékeléskor megduplázza az alatta lévő sínt. Más mezők két érmét vagy erre a fordulóra két kölcsönmunkást adnak.',
  industry:
    'Ipar: lépj a jelzővel, és a mezője minden forduló után pontot ér, akár 30-at; gyáron állva az előtte lévő utolsó érték számít. Öt hézag állja az útját, amíg gyár nem kerül beléjük. A gyár egy megfordított mozdony, ugyanazokon az akciómezőkön építed, és akkor működik, amikor a jelző rálép.',
  engineers:
    'Mérnökök: fordulónként egyet fel lehet venni egy érméért. Onnantól csak a te akciómeződ, egy munkásért. A mellette lévő közös mérnököket bárki használhatja.',
  tokens:
    'Egyes mezők többet adnak: még egy munkást, 10 pontot a vonal végére érő feketéért vagy egy ?-lapkát. Sokszor mozdonynak is el kell érnie a mezőt. Hét különböző lapkád van, például iparlépések, duplázók, az értéknövelő a barnához, natúrhoz és fehérhez, vagy egy ?-kártya és egy titkos játékvégi kártya, amely a végén ér pontot.',
  pass: 'Két mező (két játékosnál egy) dönti el a következő forduló sorrendjét; ha mindenki passzolt, az ott álló munkások még egy akciót végrehajthatnak egy szabad, egymunkásos mezőn. Az utolsó fordulóban három iparlépés lép e mezők helyébe. Ha passzolsz, a helyed szerint kapsz pontot: 0, 2, 3 vagy 4. A megmaradt érme nálad marad, a fel nem használt munkás nem ér semmit.',
  rounds:
    'Négyen hét fordulót játszotok, ketten vagy hárman hatot; két játékosnál egyes mezők zárva vannak. Az első forduló előtt az első játékos kivételével mindenki kezdőbónuszt vesz el, az utolsó játékos elsőként. Minden forduló után a vonalak és az ipar értékelése jön.',
  score:
    'Egy játszma első fordulója: a szürke a Transzszib 2. mezőjén két mezőért ad pontot, 1 + 1, és egy duplázó még 1-et. Az iparjelző az 1. mezőn további 1. Egy sín mögötti üres mezők a sín színében számítanak, a következő sínig.',
  kiev: 'Pétervár duplán ér pontot, ha a szürke és a mozdony is elérte a 7. mezőt. Kijevben minden fordulóban az összes csillag pontot ér, amelyet a fekete és a mozdony is elért. Itt mind az öt: alkalmanként összesen 20.',
  ends: 'Az utolsó forduló után mindenki felfedi a játékvégi kártyáit. Aztán a legtöbb mérnök 40, a második legtöbb 20 pontot ér; egyenlőségnél a legnagyobb szám dönt. Azonos pontszámnál közös a győzelem.',
  'mistake.reach':
    'Elszaladsz a mozdonyaid elől. Egy 3-as mozdonnyal a szürke a 9. mezőn sem ér többet, mint a 3.-on. A sínnek, a hatótávnak és a színeknek együtt kell nőniük.',
  'mistake.workers':
    'Ott hagyod a plusz munkásokat. A fekete Kijev 7. mezőjén hoz egyet, a barna a Transzszib 3. mezőjén mozdonnyal még egyet: mindegyik eggyel több akció minden hátralévő fordulóban.',
  'mistake.everything':
    'Mindenből egy kicsit csinálsz. A késői fordulók öt–tízszer annyit érnek, mint az első: válassz időben a duplázós hosszú vonalak, az ipar és Kijev közül, és tarts ki mellette.',
  'example.round': 'Egy kisebb forduló: szürke a 2. mezőn, az 1. duplázva, az 3 pont. Az ipar 1-et ad.',
  'example.stars': 'Ugyanez 4-es mozdonnyal: a fekete Kijev 3. mezőjén elérte az 1-es, 2-es és 3-as csillagot.',
  'example.enters': 'Két szürke lépés: a szürke belépett a Transzszibra, és továbblépett a 2. mezőre.',
  'example.token': 'Egy másik játszmában: a fekete elérte Pétervár 4. mezőjét, és Bram lerakott egy ?-lapkát.',
  'example.most': 'Clara egy másik játszma végén: két mérnöke van, mindenkinél több: 40 pont.',
  'example.flags':
    'Egy másik játszmában a sorrend Bram, Ada, Clara, Dani. Daninak az 1-es, Clarának a 2-es alatt van munkása.',
  'example.newOrder': 'Az új sorrend balról jobbra: Dani, Clara, Bram, Ada.',
  'example.chain':
    'Ugyanez több lépésben: Bram 7-est épít. A 6-os a Transzszibról Pétervárra, az 5-ös Pétervárról vissza a Transzszibra kerül.',
  'example.returned': 'Ott az 5-ös egy 4-est cserél le. Kisebb sehol sincs, ezért Bram visszaadja a 4-est.',
  'example.moves': 'Ugyanez egy 2-essel: lecseréli a Transzszib 1-esét, amely Kijev üres helyére kerül.',
  'example.moved': 'Utána: a 2-es a Transzszibon, az 1-es Kijevben.',
  'example.same': 'Ugyanez egy másik játszmában: csak Bramnak, az elsőnek van itt munkása, a 2-es alatt.',
  'example.factory':
    'Ugyanez egy másik játszmában: Dani jelzője közvetlenül egy gyár előtt áll, és két lépés következik.',
  'example.worked': 'A jelző használta a gyárat, és a következő mezőn áll.',
  'example.grey':
    'Egy másik játszmában, két tetszőleges színű lépéssel: a fekete a Transzszib 2. mezőjére, aztán az új szürke az 1.-re.',
}
