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
import type { Mat } from '../../state/mat.ts'
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

/** The same with the seat's own board: factories, the black track of the Transsib or doublers, workers not placed yet. */
const FACTORIES = GAPS + 1
const STAGES = 4
const SPACE_FACTORIES = room(ALL_SPACES * FACTORIES)
const SPACE_STAGE = room(ALL_SPACES * STAGES)
const SPACE_WORKERS = room(ALL_SPACES * STAGES)
const STEP_AHEAD = room(TRACKS * STAGES)
const STEP_STAGE = room(TRACKS * STAGES)
const LAY_LEFT = room(4 * LEFT)
const BUILD_STAGE = room(2 * STAGES)
const MARKER_FACTORIES = room(2 * FACTORIES)
const TOKEN_FACTORIES = room(TOKENS.length * FACTORIES)
const TOKEN_STAGE = room(TOKENS.length * STAGES)
const TOKEN_DOUBLERS = room(TOKENS.length * STAGES)
const CARD_LEFT = room(CARDS.length * LEFT)
const PICK_LEFT = room(NUMBERS * LEFT)
const PASS_LEFT = room(LEFT)

export const FEATURES = end

/** Always five, filled up with 0. */
export type Features = readonly [number, number, number, number, number]

/** Reused by every call. */
const features: [number, number, number, number, number] = [0, 0, 0, 0, 0]

const shows = (one: number, two = 0, three = 0, four = 0, five = 0): Features => {
  features[0] = one
  features[1] = two
  features[2] = three
  features[3] = four
  features[4] = five
  return features
}

/** The features of a seat's move. The next call overwrites them. */
export const featuresOf = (state: State, seat: Seat, move: Move): Features => {
  lookAt(state, seat)
  return featuresIn(move)
}

/** What all moves of a decision share. */
let now: State
let mover: Seat
let mat: Mat
let [left, factories, stage, workers] = [0, 0, 0, 0]

/** Prepares `featuresIn` for a decision of this seat. */
export const lookAt = (state: State, seat: Seat): void => {
  now = state
  mover = seat
  mat = matOf(state, seat)
  left = scoringsLeft(state)
  factories = factoriesBuilt(mat)
  stage = track(state, seat, 0, 0) >> 2
  workers = Math.min(STAGES - 1, (mat.workers + mat.temporaryWorkers + mat.blackWorkers) >> 1)
}

/** The features of a move in the decision that `lookAt` was called for. */
export const featuresIn = (move: Move): Features => {
  switch (move.kind) {
    case 'place':
      return shows(
        SPACE + move.space,
        SPACE_LEFT + move.space * LEFT + left,
        SPACE_FACTORIES + move.space * FACTORIES + factories,
        SPACE_STAGE + move.space * STAGES + stage,
        SPACE_WORKERS + move.space * STAGES + workers,
      )
    case 'again':
      return shows(SPACE + move.space, AGAIN + move.space)
    case 'relocate':
      return shows(SPACE + move.space, RELOCATE + move.space)
    case 'swap':
      return shows(SWAP + move.space)
    case 'step':
      return stepping(move.route, move.colour)
    case 'lay':
      return laying(move.slot)
    case 'build':
      return building(move.what === 'locomotive' ? 0 : 1)
    case 'advance':
      return shows(MARKER + move.marker, MARKER_FACTORIES + move.marker * FACTORIES + factories)
    case 'token':
      return placingToken(move.token)
    case 'card':
      return shows(CARD + move.card, CARD_LEFT + move.card * LEFT + left)
    case 'keep': {
      const points = endCardPoints(now, mover, END_CARDS[move.card]!)
      return shows(KEEP + move.card, KEEP_POINTS + Math.min(9, Math.floor(points / 5)))
    }
    case 'pick':
      return shows(PICK + move.number, PICK_LEFT + move.number * LEFT + left)
    case 'bonus':
      return shows(BONUS + move.card)
    case 'pay':
      return shows(COINS + move.pile.coins, TEMPORARY + move.pile.temporary, BLACK + move.pile.black)
    case 'more':
      return shows(MORE[move.what])
    case 'pass':
      return shows(PLAIN.pass, PASS_LEFT + left)
    default:
      return shows(PLAIN[move.kind])
  }
}

const placingToken = (token: number): Features =>
  shows(
    TOKEN + token,
    TOKEN_LEFT + token * LEFT + left,
    TOKEN_FACTORIES + token * FACTORIES + factories,
    TOKEN_STAGE + token * STAGES + stage,
    TOKEN_DOUBLERS + token * STAGES + Math.min(STAGES - 1, (mat.doublers + 2) >> 1),
  )

/** By target field, remaining rounds, whether the locomotives reach that far, and how much farther they reach. */
const stepping = (route: number, colour: number): Features => {
  const field = track(now, mover, route, colour) + 1
  const at = trackNo(route, colour)
  const ahead = reach(now, mover, route) - field
  return shows(
    STEP_TO + at * FIELDS + field,
    STEP_LEFT + at * LEFT + left,
    ahead >= 0 ? IN_REACH + route : 0,
    STEP_AHEAD + at * STAGES + (ahead < -1 ? 0 : ahead < 0 ? 1 : ahead < 3 ? 2 : 3),
    STEP_STAGE + at * STAGES + stage,
  )
}

/** How much farther the locomotives would reach, and how much of that has tracks. */
const laying = (slot: number): Features => {
  const route = routeOfSlot(slot)
  const gain = now.current.locomotiveInHand - mat.locomotives[slot]!
  const ahead = track(now, mover, route, 0) - reach(now, mover, route)
  const use = Math.max(0, Math.min(gain, ahead))
  return shows(
    LAY + slot,
    LAY_GAIN + route * NUMBERS + gain,
    LAY_USE + route * NUMBERS + use,
    LAY_LEFT + slot * LEFT + left,
  )
}

/** A locomotive (0) or a factory (1): by remaining rounds, factories built, number, and progress on the Transsib. */
const building = (what: 0 | 1): Features =>
  shows(
    BUILD_LEFT + what * LEFT + left,
    BUILD_GAPS + what * (GAPS + 1) + factories,
    BUILD_NUMBER + what * NUMBERS + lowestLocomotive(now),
    BUILD_STAGE + what * STAGES + stage,
  )
