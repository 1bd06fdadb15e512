/** The prompt of the seat to act, and why a target cannot be chosen. */
import type { Prompt, Refusal, Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { HAND_LIMIT } from '../data/counts.ts'
import { type Decision, decision, legal } from '../legal.ts'
import type { State } from '../state.ts'
import { targets } from './targets.ts'
import type { TouchTarget } from './touch.ts'
import { touchAct, touchJoin, touchPay } from './touch-building.ts'
import { touchFollow, touchRestock, touchTake, touchTrim } from './touch-cards.ts'
import { touchDeliver, touchDestination } from './touch-delivery.ts'
import { cityName, colourName, goodName, placeName, say } from './words.ts'

export const prompt = (state: State, seat: Seat): Prompt => {
  const kind = decision(state)
  return { kind, message: question(state, kind), targets: TOUCH[kind](state, seat).map(({ target }) => target) }
}

export const refusals = (state: State, seat: Seat): readonly Refusal[] => {
  const named = new Set(legal(state, seat).flatMap(targets))
  if (named.size === 0) return []
  return TOUCH[decision(state)](state, seat).flatMap(({ target, why }) =>
    named.has(target) ? [] : [{ target, ...why() }],
  )
}

/** All targets of each decision. */
const TOUCH: Readonly<Record<Decision, (state: State, seat: Seat) => readonly TouchTarget[]>> = {
  act: touchAct,
  join: touchJoin,
  pay: touchPay,
  deliver: touchDeliver,
  destination: touchDestination,
  follow: touchFollow,
  restock: touchRestock,
  take: touchTake,
  trim: touchTrim,
}

const question = (state: State, kind: Decision): Message => {
  switch (kind) {
    case 'act':
      return state.younger ? say('ask.act.younger') : say('ask.act')
    case 'join':
      return say('ask.join', { city: cityName(state.building) })
    case 'pay':
      return say('ask.pay', {
        city: cityName(state.building),
        place: placeName(Math.floor(state.joint / 5)),
        colour: colourName(state.joint % 5),
      })
    case 'deliver':
      return state.closing < 0 ? say('ask.deliver') : say('ask.deliver.last')
    case 'destination':
      return say('ask.destination', { good: goodName(state.good), city: cityName(state.source) })
    case 'restock':
      return say('ask.restock', { good: goodName(state.cube) })
    case 'take':
      return state.taken === 0 ? say('ask.take') : say('ask.take.second')
    case 'trim':
      return say('ask.trim', { count: (state.sizes[state.mover] ?? 0) - HAND_LIMIT })
    case 'follow':
      return state.younger ? say('ask.follow.younger') : say('ask.follow')
  }
}
