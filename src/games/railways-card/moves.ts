/** Every move, created once, and its notation. */
import { CARDS, type Card, cardId } from './cards/cards.ts'
import { GOODS, HAND_LIMIT, ONES_EACH, RAIL_COLOURS, TWOS_EACH } from './data/counts.ts'
import { ALL_CITIES, type City, cardOf, RAIL_LETTERS, TILE } from './network/cities.ts'

export interface Build {
  readonly kind: 'build'
  readonly city: City
}
export interface Join {
  readonly kind: 'join'
  /** A city, or the tile. */
  readonly to: number
  readonly colour: number
}
export interface Pay {
  readonly kind: 'pay'
  readonly colour: number
  readonly ones: number
  readonly twos: number
  readonly jokers: number
}
export interface Lay {
  readonly kind: 'lay'
}
export interface Ship {
  readonly kind: 'ship'
  readonly city: City
  readonly good: number
}
export interface To {
  readonly kind: 'to'
  readonly city: City
}
export interface Discard {
  readonly kind: 'discard' | 'trim'
  readonly card: Card
}
/** From the deck, the top of the pile, or this card of the display. */
export interface Take {
  readonly kind: 'take'
  readonly from: 'deck' | 'pile' | 'display'
  readonly card: Card
}
export interface Restock {
  readonly kind: 'restock'
  readonly city: City
}
/** A cube from the bag; no action; no delivery; no second card. */
export interface Plain {
  readonly kind: 'cube' | 'pass' | 'decline' | 'stop'
}
export type Move = Build | Join | Pay | Lay | Ship | To | Discard | Take | Restock | Plain

const made = <M extends Move>(move: M): M => Object.freeze(move)

export const COLOURS: readonly number[] = RAIL_COLOURS.map((_, colour) => colour)
export const ALL_GOODS: readonly number[] = GOODS.map((_, good) => good)
const PLACES_TO_JOIN: readonly number[] = [...ALL_CITIES, TILE]

/** By city. */
export const BUILD: readonly Build[] = ALL_CITIES.map((city) => made({ kind: 'build', city }))
export const TO: readonly To[] = ALL_CITIES.map((city) => made({ kind: 'to', city }))
export const RESTOCK: readonly Restock[] = ALL_CITIES.map((city) => made({ kind: 'restock', city }))

/** By city or tile, then colour. */
export const JOIN: readonly Join[] = PLACES_TO_JOIN.flatMap((to) =>
  COLOURS.map((colour) => made({ kind: 'join', to, colour })),
)
export const jointOf = ({ to, colour }: Pick<Join, 'to' | 'colour'>): number => to * COLOURS.length + colour

/** By city, then good. */
export const SHIP: readonly Ship[] = ALL_CITIES.flatMap((city) =>
  ALL_GOODS.map((good) => made({ kind: 'ship', city, good })),
)

/** By card. */
export const DISCARD: readonly Discard[] = CARDS.map((card) => made({ kind: 'discard', card }))
export const TRIM: readonly Discard[] = CARDS.map((card) => made({ kind: 'trim', card }))
export const TAKE: readonly Take[] = CARDS.map((card) => made({ kind: 'take', from: 'display', card }))
export const TAKE_DECK: Take = made({ kind: 'take', from: 'deck', card: -1 })
export const TAKE_PILE: Take = made({ kind: 'take', from: 'pile', card: -1 })

export const LAY: Lay = made({ kind: 'lay' })
export const CUBE: Plain = made({ kind: 'cube' })
export const PASS: Plain = made({ kind: 'pass' })
export const DECLINE: Plain = made({ kind: 'decline' })
export const STOP: Plain = made({ kind: 'stop' })

/** A hand at its limit, without the city that is built. */
const MOST_PAID = HAND_LIMIT - 1

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count)

/** By colour, ones, twos and jokers. */
export const PAY: readonly Pay[] = COLOURS.flatMap((colour) =>
  upTo(ONES_EACH).flatMap((ones) =>
    upTo(TWOS_EACH).flatMap((twos) =>
      upTo(MOST_PAID).map((jokers) => made({ kind: 'pay', colour, ones, twos, jokers } as const)),
    ),
  ),
)
/** The index of a payment in `PAY`. */
export const payAt = (colour: number, ones: number, twos: number, jokers: number): number =>
  ((colour * (ONES_EACH + 1) + ones) * (TWOS_EACH + 1) + twos) * (MOST_PAID + 1) + jokers

const letter = (colour: number): string => RAIL_LETTERS[colour] ?? ''
export const placeId = (to: number): string => (to === TILE ? 'tile' : cardOf(to).id)
export const goodId = (good: number): string => GOODS[good]?.colour ?? ''

/**
 * `+C4a`, `C3b.O`, `O=1.1.1` (ones, twos, jokers), `lay`, `C3b.blue`, `>C5a`, `-P1`, `--P1`, `deck`, `pile`, `P1`, `cube`,
 * `@C3b`, `pass`, `decline`, `stop`
 */
export const notate = (move: Move): string => {
  switch (move.kind) {
    case 'build':
      return `+${cardOf(move.city).id}`
    case 'join':
      return `${placeId(move.to)}.${letter(move.colour)}`
    case 'pay':
      return `${letter(move.colour)}=${move.ones}.${move.twos}.${move.jokers}`
    case 'ship':
      return `${cardOf(move.city).id}.${goodId(move.good)}`
    case 'to':
      return `>${cardOf(move.city).id}`
    case 'discard':
      return `-${cardId(move.card)}`
    case 'trim':
      return `--${cardId(move.card)}`
    case 'take':
      return move.from === 'display' ? cardId(move.card) : move.from
    case 'restock':
      return `@${cardOf(move.city).id}`
    default:
      return move.kind
  }
}

const ONCE: readonly Move[] = [LAY, TAKE_DECK, TAKE_PILE, CUBE, PASS, DECLINE, STOP]
const MOVES: readonly Move[] = [
  ...[BUILD, JOIN, PAY, SHIP, TO, DISCARD, TRIM, TAKE, RESTOCK].flat<readonly (readonly Move[])[]>(),
  ...ONCE,
]
const byNotation = new Map(MOVES.map((move) => [notate(move), move]))

export const parse = (text: string): Move | undefined => byNotation.get(text)
