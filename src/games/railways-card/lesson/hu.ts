import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Közösen egyetlen vasúthálózatot építetek. A csatlakozások, a szállítások és azok a városok érnek pontot, ahol te vezetsz.',
  build:
    'Építs csatlakozást Savannah-hoz: kösd a kezdőtáblához fehérrel, és fizess a fehér 2-essel. Annyi pontot kapsz, amennyit fizetsz.',
  goods: 'A vonatod jelzi, hogy a csatlakozás a tiéd. Savannah jószágot kapott, és valahol hamarosan kérik.',
  take: 'Minden kör végén egy vagy két lapot veszel fel. Vedd fel a világoszöld 2-est, aztán egyet a húzópakliból.',
  locomotive:
    'Most játszd ki a mozdonyodat. Minden előtted fekvő mozdonnyal egy csatlakozással messzebbre szállíthatsz.',
  faceUp: 'Egy felfordított mozdony megéri: vedd fel, bár így ez lesz az egyetlen lapod ebben a körben.',
  power: 'Lotte megépítette Kansas Cityt, amely jószágot kér. Két csatlakozásra van: játszd ki a második mozdonyodat.',
  deliver:
    'Szállítsd a jószágot Savannah-ból Kansas Citybe. Az első csatlakozásnak a tiédnek kell lennie; mindegyikért 1 pont jár.',
  cards: 'Vedd fel Clevelandet a kínálatból, aztán még egy lapot a húzópakliból. Van hozzá világoszöld síned.',
  owners:
    'Lotte a te csatlakozásodon szállított, így te is kaptál 1 pontot. A forgalmas csatlakozás újra és újra pontot hoz.',
  branch: 'Város városhoz is csatlakozhat. Építsd Clevelandet Savannah-hoz világoszölddel, mindkét síneddel.',
  cities:
    'A végén minden város annak adja az értékét, akinek ott a legértékesebbek a csatlakozásai. Az elszállított áruk szettjei is számítanak.',
  end: 'Vége, ha elfogy a húzópakli, kiürül a szütyő, vagy valakinek nincs több vonata. Utána mindenki szállíthat még egyszer.',
}
