/** What a move shows on its face. Each feature is a place in the table of policyWeights (`data/policy-weights.ts`). */
import type { Seat } from '../../../../kit/game.ts'
import { GAPS, ROUTES } from '../../data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, TOKENS } from '../../data/cards.ts'
import { COLOURS } from '../../data/effects.ts'
import type { Move } from '../../moves.ts'
import { endCardPoints } from '../../scoring/score.ts'
import * as C from '../../state/cells.ts'
import type { State } from '../../state/state.ts'
import { factories, scoringsLeft } from '../evaluate.ts'

/** Place 0 stands for nothing. */
let end = 1
const room = (count: number): number => {
  const start = end
  end += count
  return start
}

/** Rounds left, and fields and numbers of locomotives, are below these. */
const LEFT = 8
const FIELDS = 16
const NUMBERS = 10

const TRACKS = ROUTES.length * COLOURS.length
const SPACE = room(C.ALL_SPACES)
const SPACE_LEFT = room(C.ALL_SPACES * LEFT)
const AGAIN = room(C.ALL_SPACES)
const RELOCATE = room(C.ALL_SPACES)
const SWAP = room(C.ALL_SPACES)
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
/** By points that the card would bring now, in fives. */
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

export const ASPECTS = end

/** One is enough for all: each is read before the next is made. */
const features = new Int32Array(4)
const shows = (one: number, two = 0, three = 0, four = 0): Int32Array => {
  features[0] = one
  features[1] = two
  features[2] = three
  features[3] = four
  return features
}

/** What the move of a seat shows, filled up with nought. */
export const aspectsOf = (state: State, seat: Seat, move: Move): Readonly<Int32Array> => {
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

/** To which field, when, and whether locomotives go that far. */
const stepShows = (state: State, seat: Seat, route: number, colour: number): Int32Array => {
  const field = C.track(state, seat, route, colour) + 1
  const at = route * COLOURS.length + colour
  const isInReach = field <= C.reach(state, seat, route)
  return shows(
    STEP_TO + at * FIELDS + field,
    STEP_LEFT + at * LEFT + scoringsLeft(state),
    isInReach ? IN_REACH + route : 0,
  )
}

/** How much farther locomotives would go, and how much of that there are tracks for. */
const laying = (state: State, seat: Seat, slot: number): Int32Array => {
  const route = slot < 2 ? 0 : slot - 1
  const gain = C.cell(state, C.HAND) - C.onMat(state, seat, C.SLOT + slot)
  const ahead = C.track(state, seat, route, 0) - C.reach(state, seat, route)
  const use = Math.max(0, Math.min(gain, ahead))
  return shows(LAY + slot, LAY_GAIN + route * NUMBERS + gain, LAY_USE + route * NUMBERS + use)
}

/** A locomotive (0) or a factory (1): when, with how many factories, and of which number. */
const building = (state: State, seat: Seat, what: 0 | 1): Int32Array =>
  shows(
    BUILD_LEFT + what * LEFT + scoringsLeft(state),
    BUILD_GAPS + what * (GAPS + 1) + factories(state, seat),
    BUILD_NUMBER + what * NUMBERS + C.lowest(state),
  )
