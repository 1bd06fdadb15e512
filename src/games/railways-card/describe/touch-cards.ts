/** Cards to take and to discard, and cities to restock: their targets, and the reasons of refused ones. */
import type { Refusal, Seat } from '../../../kit/game.ts'
import { JOKER } from '../cards/cards.ts'
import { topOfPile } from '../cards/taking.ts'
import { TILE } from '../network/cities.ts'
import type { State } from '../state.ts'
import {
  CUBE_TARGET,
  DECK_TARGET,
  discardTarget,
  displayTarget,
  PILE_TARGET,
  restockTarget,
  STOP_TARGET,
} from './targets.ts'
import { always, because, type TouchTarget, touch } from './touch.ts'
import { kindsInHand } from './touch-building.ts'
import { cityName, say } from './words.ts'

type Why = Omit<Refusal, 'target'>

export const touchFollow = (state: State): readonly TouchTarget[] => [
  touch(DECK_TARGET, noDeck),
  ...touchDisplay(state, () => because('RC-7.2', say('refusal.follow.locomotive'))),
  touch(PILE_TARGET, () => because('RC-7.6', say('refusal.follow.pile'))),
  touch(CUBE_TARGET, () => whyNotCube(state)),
]

export const touchTake = (state: State): readonly TouchTarget[] => [
  touch(DECK_TARGET, noDeck),
  ...touchDisplay(state, () => because('RC-R1', say('refusal.take.locomotive'))),
  touch(PILE_TARGET, () =>
    topOfPile(state) === JOKER
      ? because('RC-R1', say('refusal.take.locomotive'))
      : because('RC-3.3', say('refusal.take.pile')),
  ),
  touch(STOP_TARGET, () => because('RC-3.3', say('refusal.stop'))),
]

const noDeck = (): Why => because('RC-8.3', say('refusal.deck'))

/** Each kind of card on the display once; only locomotives are ever refused. */
const touchDisplay = (state: State, why: () => Why): readonly TouchTarget[] =>
  [...new Set(state.display)].filter((card) => card >= 0).map((card) => touch(displayTarget(card), why))

const whyNotCube = (state: State): Why => {
  if (state.younger) return because('RC-10.1', say('refusal.younger'))
  return state.bagLeft === 0 ? because('RC-7.5', say('refusal.cube.bag')) : because('RC-7.5', say('refusal.cube.city'))
}

export const touchRestock = (state: State): readonly TouchTarget[] => [
  touch(restockTarget(TILE), () => because('RC-1.5', say('refusal.restock.tile'))),
  ...state.built.map((city) =>
    touch(restockTarget(city), () => because('RC-7.3', say('refusal.restock.city', { city: cityName(city) }))),
  ),
]

export const touchTrim = (state: State, seat: Seat): readonly TouchTarget[] =>
  kindsInHand(state, seat).map((card) => always(discardTarget(card)))
