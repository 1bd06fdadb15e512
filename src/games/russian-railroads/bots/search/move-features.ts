/** The features of a move. Each is an index into the policy weights (`data/policy-weights.ts`). */
import type { Seat } from '../../../../kit/game.ts'
import { GAPS, ROUTES } from '../../data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, TOKENS } from '../../data/cards.ts'
import { COLOURS } from '../../data/effects.ts'
import { factoriesBuilt } from '../../industry/markers.ts'
import { reach, routeOfSlot } from '../../locomotives/slots.ts'
import { lowestLocomotive } from '../../locomotives/stacks.ts'
import type { Move } from '../../moves.ts'
import { endCardPoints } from '../../scoring/end-cards.ts'
import { ALL_SPACES } from '../../state/space-numbers.ts'
import { matOf, type State } from '../../state/state.ts'
import { track, trackNo } from '../../track/tracks.ts'
import { scoringsLeft } from '../evaluate.ts'

/** Index 0 means no feature. */
let end = 1
const room = (count: number): number => {
  const start = end
  end += count
  return start
}

/** Upper bounds of the remaining rounds, and of fields and locomotive numbers. */
const LEFT = 8
const FIELDS = 16
const NUMBERS = 10

const TRACKS = ROUTES.length * COLOURS.length
const SPACE = room(ALL_SPACES)
const SPACE_LEFT = room(ALL_SPACES * LEFT)
const AGAIN = room(ALL_SPACES)
const RELOCATE = room(ALL_SPACES)
const SWAP = room(ALL_SPACES)
const STEP_TO = room(TRACKS * FIELDS)
const STEP_LEFT = room(TRACKS * LEFT)
const IN_REACH = room(ROUTES.length)
const LAY = room(4)
const LAY_GAIN = room(ROUTES.length * NUMBERS)
const LAY_USE = room(ROUTES.length * NUMBERS)
const BUILD_LEFT = room(2 * LEFT)
const BUILD_GAPS = room(2 * (GAPS + 1))
const BUILD_NUMBER = room(2 * NUMBERS)
const MARKER = room(2)
const TOKEN = room(TOKENS.length)
const TOKEN_LEFT = room(TOKENS.length * LEFT)
const CARD = room(CARDS.length)
const KEEP = room(END_CARDS.length)
/** By the points that the card would score now, in steps of five. */
const KEEP_POINTS = room(10)
const PICK = room(NUMBERS)
const BONUS = room(BONUS_CARDS.length)
const COINS = room(4)
const TEMPORARY = room(3)
const BLACK = room(2)
const MORE = { doubler: room(1), industry: room(1), black: room(1) } as const
const PLAIN = {
  pass: room(1),
  done: room(1),
  return: room(1),
  skip: room(1),
  points: room(1),
  stay: room(1),
  replace: room(1),
} as const

export const FEATURES = end

/** Always four, filled up with 0. */
export type Features = readonly [number, number, number, number]

const shows = (one: number, two = 0, three = 0, four = 0): Features => [one, two, three, four]

/** The features of a seat's move. */
export const featuresOf = (state: State, seat: Seat, move: Move): Features => {
  switch (move.kind) {
    case 'place':
      return shows(SPACE + move.space, SPACE_LEFT + move.space * LEFT + scoringsLeft(state))
    case 'again':
      return shows(SPACE + move.space, AGAIN + move.space)
    case 'relocate':
      return shows(SPACE + move.space, RELOCATE + move.space)
    case 'swap':
      return shows(SWAP + move.space)
    case 'step':
      return stepShows(state, seat, move.route, move.colour)
    case 'lay':
      return laying(state, seat, move.slot)
    case 'build':
      return building(state, seat, move.what === 'locomotive' ? 0 : 1)
    case 'advance':
      return shows(MARKER + move.marker)
    case 'token':
      return shows(TOKEN + move.token, TOKEN_LEFT + move.token * LEFT + scoringsLeft(state))
    case 'card':
      return shows(CARD + move.card)
    case 'keep': {
      const points = endCardPoints(state, seat, END_CARDS[move.card]!)
      return shows(KEEP + move.card, KEEP_POINTS + Math.min(9, Math.floor(points / 5)))
    }
    case 'pick':
      return shows(PICK + move.number)
    case 'bonus':
      return shows(BONUS + move.card)
    case 'pay':
      return shows(COINS + move.pile.coins, TEMPORARY + move.pile.temporary, BLACK + move.pile.black)
    case 'more':
      return shows(MORE[move.what])
    default:
      return shows(PLAIN[move.kind])
  }
}

/** By target field, remaining rounds, and whether the locomotives reach that far. */
const stepShows = (state: State, seat: Seat, route: number, colour: number): Features => {
  const field = track(state, seat, route, colour) + 1
  const at = trackNo(route, colour)
  const isInReach = field <= reach(state, seat, route)
  return shows(
    STEP_TO + at * FIELDS + field,
    STEP_LEFT + at * LEFT + scoringsLeft(state),
    isInReach ? IN_REACH + route : 0,
  )
}

/** How much farther the locomotives would reach, and how much of that has tracks. */
const laying = (state: State, seat: Seat, slot: number): Features => {
  const route = routeOfSlot(slot)
  const gain = state.current.locomotiveInHand - matOf(state, seat).locomotives[slot]!
  const ahead = track(state, seat, route, 0) - reach(state, seat, route)
  const use = Math.max(0, Math.min(gain, ahead))
  return shows(LAY + slot, LAY_GAIN + route * NUMBERS + gain, LAY_USE + route * NUMBERS + use)
}

/** A locomotive (0) or a factory (1): by remaining rounds, factories built, and number. */
const building = (state: State, seat: Seat, what: 0 | 1): Features =>
  shows(
    BUILD_LEFT + what * LEFT + scoringsLeft(state),
    BUILD_GAPS + what * (GAPS + 1) + factoriesBuilt(matOf(state, seat)),
    BUILD_NUMBER + what * NUMBERS + lowestLocomotive(state),
  )
