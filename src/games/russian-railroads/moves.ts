/** Every possible move, made once; their notation and targets. */
import type { Target } from '../../kit/game.ts'
import { ROUTES } from './data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, TOKENS } from './data/cards.ts'
import { COLOURS } from './data/effects.ts'
import { SPACES } from './data/spaces.ts'
import type { Pile } from './state/pile.ts'
import { ALL_SPACES, engineerOn, engineerSpace, isHiredEngineer, type SpaceNo } from './state/space-numbers.ts'

export type Move =
  | { readonly kind: 'bonus'; readonly card: number }
  | { readonly kind: 'place' | 'swap' | 'again' | 'relocate'; readonly space: SpaceNo }
  | { readonly kind: 'pay'; readonly pile: Pile }
  | { readonly kind: 'step'; readonly route: number; readonly colour: number }
  | { readonly kind: 'advance'; readonly marker: number }
  | { readonly kind: 'build'; readonly what: 'locomotive' | 'factory' }
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'more'; readonly what: 'doubler' | 'industry' | 'black' }
  | { readonly kind: 'lay'; readonly slot: number }
  /** A factory from the stacks (0), or a returned one by its number. */
  | { readonly kind: 'pick'; readonly number: number }
  | { readonly kind: 'replace'; readonly gap: number }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'keep'; readonly card: number }
  | { readonly kind: 'pass' | 'done' | 'return' | 'skip' | 'points' | 'stay' }

export type Payment = Extract<Move, { readonly kind: 'pay' }>

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const frozen = <M extends Move>(move: M): M => Object.freeze(move)

const onSpaces = (kind: 'place' | 'swap' | 'again' | 'relocate'): readonly Move[] =>
  upTo(ALL_SPACES).map((space) => frozen({ kind, space }))

export const BONUS = BONUS_CARDS.map((_, card) => frozen({ kind: 'bonus', card }))
export const PLACE_ON = onSpaces('place')
export const SWAP_WITH = onSpaces('swap')
export const AGAIN_ON = onSpaces('again')
export const RELOCATE_TO = onSpaces('relocate')
/** By number of the engineer. */
export const PLACE_ON_ENGINEER = PLACE_ON.slice(engineerSpace(0))
export const RELOCATE_TO_ENGINEER = RELOCATE_TO.slice(engineerSpace(0))
/** By route, then colour; moves of a colour that the route does not allow are never used. */
export const STEP = ROUTES.flatMap((_, route) => COLOURS.map((_, colour) => frozen({ kind: 'step', route, colour })))
export const ADVANCE = upTo(2).map((marker) => frozen({ kind: 'advance', marker }))
export const BUILD = [
  frozen({ kind: 'build', what: 'locomotive' }),
  frozen({ kind: 'build', what: 'factory' }),
] as const
export const PLACE_TOKEN = TOKENS.map((_, token) => frozen({ kind: 'token', token }))
export const MORE = (['doubler', 'industry', 'black'] as const).map((what) => frozen({ kind: 'more', what }))
export const LAY = upTo(4).map((slot) => frozen({ kind: 'lay', slot }))
export const PICK = upTo(10).map((number) => frozen({ kind: 'pick', number }))
export const REPLACE = upTo(5).map((gap) => frozen({ kind: 'replace', gap }))
export const CARD = CARDS.map((_, card) => frozen({ kind: 'card', card }))
export const KEEP = END_CARDS.map((_, card) => frozen({ kind: 'keep', card }))
export const PASS: Move = frozen({ kind: 'pass' })
export const DONE: Move = frozen({ kind: 'done' })
export const RETURN: Move = frozen({ kind: 'return' })
export const SKIP: Move = frozen({ kind: 'skip' })
export const POINTS: Move = frozen({ kind: 'points' })
export const STAY: Move = frozen({ kind: 'stay' })

/** The most that a space costs. */
const MOST = 3

/** RR-2.5: every split of a cost, by its index in `payWith`; those of more than three pieces are not used. */
const PAY: readonly Payment[] = upTo(4 * 3 * 2 * 4).map((at) =>
  frozen({
    kind: 'pay',
    pile: Object.freeze({
      workers: at % 4,
      temporary: Math.floor(at / 4) % 3,
      black: Math.floor(at / 12) % 2,
      coins: Math.floor(at / 24),
    }),
  }),
)

export const payWith = (workers: number, temporary: number, black: number, coins: number): Payment =>
  PAY[workers + 4 * (temporary + 3 * (black + 2 * coins))] as Payment

const pieces = (pile: Pile): number => pile.workers + pile.temporary + pile.black + pile.coins

const MOVES: readonly Move[] = [
  ...BONUS,
  ...PLACE_ON,
  PASS,
  ...PAY.filter((move) => pieces(move.pile) > 0 && pieces(move.pile) <= MOST),
  ...SWAP_WITH,
  ...STEP.filter(({ route, colour }) => colour < (ROUTES[route]?.colours ?? 0)),
  ...ADVANCE,
  ...BUILD,
  ...PLACE_TOKEN,
  ...MORE,
  DONE,
  ...LAY,
  RETURN,
  ...PICK,
  ...REPLACE,
  ...AGAIN_ON,
  SKIP,
  ...CARD,
  ...KEEP,
  POINTS,
  ...RELOCATE_TO,
  STAY,
]

/** `T5`, or `e12` for an own engineer. */
export const spaceName = (space: SpaceNo): string => SPACES[space]?.id ?? `e${engineerOn(space)}`

const routeId = (route: number): string => ROUTES[route]?.id ?? ''
const colourId = (colour: number): string => COLOURS[colour] ?? ''

export const SLOT_NAMES = ['transsib1', 'transsib2', 'petersburg', 'kiev'] as const

const pileName = ({ workers, temporary, black, coins }: Pile): string =>
  ['w', 't', 'b', 'c'].map((letter, at) => letter.repeat([workers, temporary, black, coins][at] ?? 0)).join('')

const what = (move: Move): string => {
  switch (move.kind) {
    case 'bonus':
      return BONUS_CARDS[move.card]?.id ?? ''
    case 'place':
    case 'swap':
    case 'again':
    case 'relocate':
      return spaceName(move.space)
    case 'pay':
      return pileName(move.pile)
    case 'step':
      return `${routeId(move.route)}:${colourId(move.colour)}`
    case 'advance':
      return String(move.marker + 1)
    case 'build':
    case 'more':
      return move.what
    case 'token':
      return TOKENS[move.token]?.id ?? ''
    case 'lay':
      return SLOT_NAMES[move.slot] ?? ''
    case 'pick':
      return move.number === 0 ? 'stack' : String(move.number)
    case 'replace':
      return String(move.gap + 1)
    case 'card':
      return CARDS[move.card]?.id ?? ''
    case 'keep':
      return END_CARDS[move.card] ?? ''
    default:
      return ''
  }
}

/** `T5` for a space, `pay:wc`, `step:kiev:grey`, `lay:transsib2`, `done`: a kind, and what it is about. */
export const notate = (move: Move): string => {
  const about = what(move)
  if (move.kind === 'place') return about
  return about === '' ? move.kind : `${move.kind}:${about}`
}

const byNotation = new Map(MOVES.map((move) => [notate(move), move]))

export const parse = (text: string): Move | undefined => byNotation.get(text)

export const spaceTarget = (space: SpaceNo): Target =>
  isHiredEngineer(space) ? `engineer:${engineerOn(space)}` : `space:${spaceName(space)}`

/** The target of a space is the space itself in every decision; other moves have their own target. */
export const targetOf = (move: Move): Target => {
  switch (move.kind) {
    case 'place':
    case 'swap':
    case 'again':
    case 'relocate':
      return spaceTarget(move.space)
    default:
      return notate(move)
  }
}

const TARGETS = new Map(MOVES.map((move) => [move, [targetOf(move)]]))

export const targets = (move: Move): readonly Target[] => TARGETS.get(move) ?? [targetOf(move)]
