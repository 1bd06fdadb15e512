/**
 * Where everything lies. All that is public is held in one flat array of whole numbers, `cells`:
 * first what is shared, then a mat for each seat. One array is quick to copy, and the position
 * before an unfinished turn is simply such a copy. State and view have the same cells.
 */
import type { Seat } from '../../../kit/game.ts'
import { COLOURS } from '../data/effects.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'

/** Anything with cells: a state or a view. */
export interface Board {
  readonly cells: readonly number[]
}

/** A space of the board by its number in `SPACES`; behind them the own engineers, by number. */
export type SpaceNo = number
export const OWN_ENGINEER = SPACES.length - 1
export const ALL_SPACES = SPACES.length + ENGINEERS.length

const spaceNo = (id: string): SpaceNo => SPACES.findIndex((space) => space.id === id)
export const T12 = spaceNo('T12')
export const O3 = spaceNo('O3')
export const E1 = spaceNo('E1')
export const E2 = spaceNo('E2')
export const E3 = spaceNo('E3')
export const P1 = spaceNo('P1')
export const P2 = spaceNo('P2')
export const X1 = spaceNo('X1')

let end = 0
const room = (count: number): number => {
  const start = end
  end += count
  return start
}

/** What is waited for: one of `PENDING`. */
export const WAITS = room(1)
/** What the decisions in hand belong to: one of `WITHIN`. */
export const DURING = room(1)
export const ROUND = room(1)
export const MOVER = room(1)
/** The mover's place in the order of this round, from 0. */
export const PLACE = room(1)
/** The space that was chosen and is not paid for yet. */
export const CHOSEN = room(1)
/** The locomotive in hand, or 0; and whether it was just taken, so that it must be laid. */
export const HAND = room(1)
export const FRESH = room(1)
/** The factory in hand that must replace another, or 0. */
export const PIECE = room(1)
/** Must a space be repeated (public engineer), or may it be? */
export const MUST_REPEAT = room(1)
/** The open list (RR-2.10): printed parts and gains, by sort of entry; what else is owed. */
export const PRINTED = room(11)
export const GAINS = room(11)
export const TOKENS_OWED = room(1)
export const FOURTH_OWED = room(1)
export const ENDS_OWED = room(1)
/** By number, from 1: locomotives in the stacks, and returned ones, which are factories now. */
export const STACK = room(10)
export const RETURNED = room(10)
/** RR-1.2: from the hiring field to the left; 0 is an empty field. */
export const ROW = room(7)
/** One bit for each card left. */
export const CARDS_LEFT = room(1)
export const BONUS_LEFT = room(1)
/** By place: the seat. */
export const ORDER = room(4)
/** By space: the seat standing there plus 1, or 0; and what stands there. */
export const OWNER = room(ALL_SPACES)
export const PILE = room(ALL_SPACES)
/** By seat: what stands on T12, which everybody may use. */
export const PILE12 = room(4)
/** RR-12.3: how many end cards were taken, and by whom, in order. */
export const TAKES = room(1)
export const TAKER = room(8)
const SHARED = end

end = 0
/** By route, then colour: the field, or 0 beside the route. */
export const TRACK = room(15)
export const SLOT = room(4)
export const GAP = room(5)
/** The second one is -1 until its token is placed. */
export const MARKER = room(2)
export const DOUBLERS = room(1)
/** One bit for each ?-token placed. */
export const PLACED_TOKENS = room(1)
/** One bit for each special field that gives something once; then one for each end station. */
export const GAINED = room(1)
export const WORKERS = room(1)
export const ALL_WORKERS = room(1)
export const TEMPORARY = room(1)
export const BLACK = room(1)
export const HAS_BLACK = room(1)
export const COINS = room(1)
/** One bit for each engineer, by number. */
export const OWN_ENGINEERS = room(1)
export const PASSED = room(1)
/** Points by what brought them: one cell for each of `TALLIES`. */
export const TALLY = room(11)
export const MAT = end

export const TALLIES = [
  'pass',
  'station',
  'transsib',
  'petersburg',
  'kiev',
  'industry',
  'engineer',
  'factory',
  'ten',
  'cards',
  'majority',
] as const
export type Tally = (typeof TALLIES)[number]

export const PENDING = {
  turn: 0,
  bonus: 1,
  pay: 2,
  swap: 3,
  do: 4,
  slot: 5,
  factory: 6,
  gap: 7,
  again: 8,
  card: 9,
  end: 10,
  relocate: 11,
  over: 12,
} as const
export type Pending = keyof typeof PENDING
const PENDING_NAMES = Object.keys(PENDING) as readonly Pending[]

export const WITHIN = { bonus: 0, turn: 1, underTwo: 2, underOne: 3 } as const

/** The sorts of entry in the open list: steps by what may be moved, then the rest. */
export const ENTRY = {
  black: 0,
  grey: 1,
  brown: 2,
  natural: 3,
  white: 4,
  'black|grey': 5,
  any: 6,
  industry: 7,
  locomotive: 8,
  factory: 9,
  locomotiveOrFactory: 10,
} as const
export const ENTRIES = 11
export const STEP_ENTRIES = 7

/** So many noughts in an array without holes, as all arrays are that cells are copied to or compared with. */
export const noughts = (count: number): number[] => {
  const list: number[] = []
  while (list.length < count) list.push(0)
  return list
}

export const sizeFor = (seats: number): number => SHARED + MAT * seats

/** The first cell of a seat's mat. */
export const mat = (seat: Seat): number => SHARED + MAT * seat

export const cell = ({ cells }: Board, at: number): number => cells[at] ?? 0
export const onMat = ({ cells }: Board, seat: Seat, at: number): number => cells[SHARED + MAT * seat + at] ?? 0

/** What stands on a space, in one number. */
export interface Pile {
  readonly workers: number
  readonly temporary: number
  readonly black: number
  readonly coins: number
}
export const pileOf = ({ workers, temporary, black, coins }: Pile): number =>
  workers + 16 * temporary + 64 * black + 128 * coins
export const inPile = (code: number): Pile => ({
  workers: code & 15,
  temporary: (code >> 4) & 3,
  black: (code >> 6) & 1,
  coins: code >> 7,
})

export const pending = (board: Board): Pending => PENDING_NAMES[cell(board, WAITS)] ?? 'over'

/** What a seat has standing on a space. */
export const standing = (board: Board, seat: Seat, space: SpaceNo): number => {
  if (space === T12) return cell(board, PILE12 + seat)
  return cell(board, OWNER + space) === seat + 1 ? cell(board, PILE + space) : 0
}

/** RR-8.4: exactly one worker, of whatever kind; coins do no harm. */
export const hasOneWorker = (pile: number): boolean => (pile & 15) + ((pile >> 4) & 3) + ((pile >> 6) & 1) === 1

export const track = (board: Board, seat: Seat, route: number, colour: number): number =>
  onMat(board, seat, TRACK + route * COLOURS.length + colour)

/** RR-5.2: the last field that the locomotives of a route reach. */
export const reach = (board: Board, seat: Seat, route: number): number =>
  route === 0 ? onMat(board, seat, SLOT) + onMat(board, seat, SLOT + 1) : onMat(board, seat, SLOT + 1 + route)

export const hasEngineer = (board: Board, seat: Seat, number: number): boolean =>
  ((onMat(board, seat, OWN_ENGINEERS) >> number) & 1) === 1

export const hasToken = (board: Board, seat: Seat, token: number): boolean =>
  ((onMat(board, seat, PLACED_TOKENS) >> token) & 1) === 1

/** The engineers of a seat, by rising number. */
export const engineersOf = (board: Board, seat: Seat): readonly number[] => {
  const own = onMat(board, seat, OWN_ENGINEERS)
  const list: number[] = []
  for (let number = 1; own >> number > 0; number++) if (((own >> number) & 1) === 1) list.push(number)
  return list
}

/** The space of an own engineer, and the other way round. */
export const engineerSpace = (number: number): SpaceNo => OWN_ENGINEER + number
export const engineerOn = (space: SpaceNo): number => space - OWN_ENGINEER

/** The engineer whom a public field shows, or 0. */
export const publicEngineer = (board: Board, space: SpaceNo): number => cell(board, ROW + (space === E3 ? 2 : 1))

/** RR-5.1: the lowest number left in the stacks, or 0. */
export const lowest = ({ cells }: Board): number => {
  for (let number = 1; number <= 9; number++) if ((cells[STACK + number] ?? 0) > 0) return number
  return 0
}

export const points = (board: Board, seat: Seat): number => {
  let sum = 0
  for (let at = 0; at < TALLIES.length; at++) sum += onMat(board, seat, TALLY + at)
  return sum
}
