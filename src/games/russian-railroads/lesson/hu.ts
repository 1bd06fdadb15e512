import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Építs három vasútvonalat és ipart. Mindkettő minden forduló után pontot ér, így amit korán építesz, sokszor hoz pontot.',
  workers:
    'A körödben munkásokat raksz egy szabad akciómezőre, és végrehajtod. A mező ezután a forduló végéig foglalt.',
  track: 'Kezdj két fekete lépéssel egy munkásért. Lépj a feketével kétszer a hosszú Transzszib vonalon.',
  locomotive:
    'A sín csak addig ér pontot, ameddig mozdony elér. Építs egyet, és rakd a Transzszib második helyére: 1 + 2 a 3. mezőig ér.',
  grey: 'A fekete megy elöl, de pontot nem ér. A 2. mezőért szürke sínt kaptál, mezőnként 1 pont: lépj vele kettőt.',
  doubler:
    'A duplázók balról jobbra a Transzszib fölé kerülnek, és megduplázzák az alattuk lévő sínt. Vegyél el egyet.',
  industry: 'Az iparjelző minden forduló után a mezője értékét hozza. Lépj vele egyet.',
  last: 'Ez a mező sosem telik meg. Rakd ide az utolsó munkásodat: még egy fekete lépés a Transzszibon helyet ad a szürkének.',
  pass: 'Nincs több munkásod, csak egy érméd a következő fordulóra. Passzolj.',
  scoring: 'Jön az értékelés: a szürke 1 + 1, egy mező duplázva, tehát 3 pont. Az ipar 1 pontot adott.',
  engineers:
    'Fordulónként egy mérnököt fel lehet venni egy érméért. Saját akciómeződ lesz, és a legtöbb mérnök a végén 40 pontot ér.',
  lines: 'Kijev és Pétervár munkást, ?-lapkát és saját pontokat hoz. Ezek többségéhez ott is kell mozdony.',
  end: 'Három játékossal hat forduló van, és a pontok gyorsan nőnek. A munkásaid visszatértek: te jössz.',
}
