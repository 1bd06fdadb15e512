import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Kösd össze a Nagy-tavak városait vagonokkal és hajókkal. Az útvonal azonnal pontot ér, a menetjegy a végén.',
  tickets:
    'A menetjegyen két város áll. Ha összekötöd őket, pontot ér, ha nem, levonás jár. Tartsd meg: Milwaukee–Erie, Toledo–Scranton, Chicago–Detroit.',
  pieces: '50 darabbal játszol: vagonokkal a szárazon, hajókkal a vízen. Vegyél 27 vagont és 23 hajót.',
  cards:
    'Az útvonalakért lapokkal fizetsz: vonattal a szárazon, hajóval a vízen. Hat lap felfordítva fekszik, a többi két húzópakliban van.',
  draw: 'A körödben két lapot is húzhatsz. Vedd el a sárga dupla hajót, aztán pótold a hajópakliból.',
  blind: 'A második lap lehet meglepetés. Húzd a vonatpakliból.',
  claim: 'Most foglald el a Detroit–Cleveland útvonalat: két sárga hajó. Egy dupla hajó mindkét mezőt kifizeti.',
  points: 'Két hajó 2 pontot ért. A hosszú útvonal sokkal többet: hat mező 15, kilenc mező 27 pont.',
  surplus: 'Az Erie–Cleveland útba esik, és egy zöld hajóba kerül. Fizess a duplával; a másik hajó elvész.',
  locomotives:
    'A mozdony bármilyen szín lehet, szárazon és vízen is. Ha felfordítottat veszel el, az a köröd egyetlen lapja.',
  more: 'Ha a menetjegyeid majdnem készen vannak, húzz még négyet, és tarts meg legalább egyet.',
  harbours:
    'Egy kikötő két vonatlapba és két hajólapba kerül, azonos színben, mind kikötőjellel. Az oda szóló teljesített jegyeiddel 10–30 pontot ér.',
  end: 'Ha valakinek legfeljebb hat vagonja és hajója marad, mindenki még kétszer jön. Minden meg nem épített kikötő 4 pontba kerül.',
}
