import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.bonus': 'Egy kis előny a kezdéshez. A korai sín vagy ipar minden fordulóban megtérül.',
  'ask.turn': 'Először azt vidd el, ami a legjobban kell: a foglalt mező a következő fordulóig zárva van.',
  'ask.pay': 'Az érme munkást helyettesíthet. A kifizetett érme elvész, a munkás minden fordulóban visszajön.',
  'ask.do': 'A fekete vezet, és színeket nyit; mögötte a szürke, a barna és a többi ér pontot.',
  'ask.slot': 'Oda tedd a mozdonyt, ahol a síned túlnyúlik a régi hatótávján.',
  'ask.factory': 'A gyár betölt egy hézagot az iparjelzőnek, és akkor működik, amikor rálép.',
  'ask.gap': 'Olyan gyárat cserélj le, amelyen a jelző már túljutott: azt csak egy második jelző használhatná.',
  'ask.again': 'Azt a mezőt ismételd meg, amelyik a legtöbbet hozta: nem kerül több munkásba.',
  'ask.card': 'Minden ?-kártyából egy van. Vidd el, mielőtt más teszi.',
  'ask.end': 'Azt a kártyát tartsd meg, amelyik illik ahhoz, amit amúgy is építesz. A többi a pakliban marad.',
  'ask.relocate': 'A sorrendnél álló munkásod még használhat egy szabad, egymunkásos mezőt.',
  'ask.swap': 'Amit leraktál, egy munkásod helyére kerül; az a munkás a sorrendhez megy.',
}
