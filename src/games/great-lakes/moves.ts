/** Every move, created once, and its notation. */
import { BACK_NAMES, BACKS, type Back, type ColourIndex } from './cards/cards.ts'
import { CITIES } from './data/cities.ts'
import { BOX, CARDS, COLOURS, FEWEST_TRAINS, HARBOUR_CARDS, HARBOUR_EACH, OFFER, ROW, TRAINS } from './data/counts.ts'
import { type City, LONGEST, PORTS, ROUTES, type Route } from './map/map.ts'

/** Keep these of the tickets dealt: one bit for each index. */
export type Keep = { readonly kind: 'keep'; readonly places: number }
/** Play with this many trains. */
export type ChoosePieces = { readonly kind: 'pieces'; readonly trains: number }
/** Take the open card at this index in the row. */
export type Take = { readonly kind: 'take'; readonly place: number }
export type Blind = { readonly kind: 'blind'; readonly back: Back }
/** Name the deck that replaces the open card taken. */
export type Refill = { readonly kind: 'refill'; readonly back: Back }
export type Claim = { readonly kind: 'claim'; readonly route: Route }
export type Harbour = { readonly kind: 'harbour'; readonly city: City }
/** Draw tickets. */
export type Seek = { readonly kind: 'seek' }
/** Exchange: gain pieces of this kind from the box for the same number of the other kind. */
export type Swap = { readonly kind: 'swap'; readonly gain: Back; readonly count: number }
/** Pay for the chosen route or harbour, with cards of one colour (-1: only locomotives). */
export interface Pay {
  readonly kind: 'pay'
  readonly colour: ColourIndex
  readonly plain: number
  readonly symbol: number
  readonly single: number
  readonly double: number
  readonly locomotive: number
}
export type Move = Keep | ChoosePieces | Take | Blind | Refill | Claim | Harbour | Seek | Swap | Pay

/** The fields of all moves except payments, all empty. */
const blank = () => ({
  kind: undefined,
  places: undefined,
  trains: undefined,
  place: undefined,
  back: undefined,
  route: undefined,
  city: undefined,
  gain: undefined,
  count: undefined,
})

/**
 * Moves of these kinds all have the same object shape: lists mix several kinds, and reading `kind` is
 * much faster when all objects share one shape. Payments are never mixed with others, and events
 * contain them as plain data.
 */
const make = <One extends Exclude<Move, Pay>>(move: One): One => Object.freeze(Object.assign(blank(), move))

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** By bits; index 0 is no move. */
export const KEEP: readonly Keep[] = numbers(0, 2 ** OFFER - 1).map((places) => make({ kind: 'keep', places }))
/** By trains, starting with the fewest. */
export const MIX: readonly ChoosePieces[] = numbers(FEWEST_TRAINS, TRAINS).map((trains) =>
  make({ kind: 'pieces', trains }),
)
export const TAKE: readonly Take[] = numbers(0, ROW - 1).map((place) => make({ kind: 'take', place }))
export const BLIND: readonly Blind[] = BACKS.map((back) => make({ kind: 'blind', back }))
export const REFILL: readonly Refill[] = BACKS.map((back) => make({ kind: 'refill', back }))
export const CLAIM: readonly Claim[] = ROUTES.map((_, route) => make({ kind: 'claim', route }))
/** By city, including junctions and inland cities, which are never offered. */
export const HARBOUR: readonly Harbour[] = CITIES.map((_, city) => make({ kind: 'harbour', city }))
export const SEEK: Seek = make({ kind: 'seek' })
/** By the kind gained, then by number minus 1. */
export const SWAP: readonly (readonly Swap[])[] = BACKS.map((gain) =>
  numbers(1, BOX).map((count) => make({ kind: 'swap', gain, count })),
)

/** Plain trains and double ships are never paid together, so they share a digit of the key. */
const payKey = (colour: number, plain: number, symbol: number, single: number, double: number, locomotive: number) =>
  (((colour * 14 + (double > 0 ? 7 + double : plain)) * 5 + symbol) * 5 + single) * 10 + locomotive

const locomotives = (locomotive: number): Pay =>
  Object.freeze({ kind: 'pay', colour: -1, plain: 0, symbol: 0, single: 0, double: 0, locomotive })

/** By number of locomotives. Index 0 is no payment and never offered. */
export const ALL_LOCOMOTIVES: readonly Pay[] = numbers(0, LONGEST).map(locomotives)
const NOTHING = locomotives(0)

/** By key, without holes: sparse arrays are much slower. */
const PAYMENTS = Array<Pay>(payKey(COLOURS.length, 0, 0, 0, 0, 0)).fill(NOTHING)

/** The payment with these cards; always the same object. */
export const payment = (
  colour: ColourIndex,
  plain: number,
  symbol: number,
  single: number,
  double: number,
  locomotive: number,
): Pay => PAYMENTS[payKey(colour, plain, symbol, single, double, locomotive)] ?? NOTHING

const addPayment = (...cards: Parameters<typeof payment>): void => {
  const [colour, plain, symbol, single, double, locomotive] = cards
  const key = payKey(...cards)
  if (PAYMENTS[key] !== NOTHING) return
  PAYMENTS[key] = Object.freeze({ kind: 'pay', colour, plain, symbol, single, double, locomotive })
}

for (const colour of COLOURS.keys()) {
  for (const plain of numbers(0, CARDS.plain)) {
    for (const symbol of numbers(plain === 0 ? 1 : 0, CARDS.symbol)) {
      for (const wild of numbers(0, LONGEST - plain - symbol)) addPayment(colour, plain, symbol, 0, 0, wild)
    }
  }
  for (const double of numbers(0, CARDS.double)) {
    for (const single of numbers(double === 0 ? 1 : 0, CARDS.single)) {
      const wildest = Math.max(0, LONGEST - single - 2 * double)
      for (const wild of numbers(0, wildest)) addPayment(colour, 0, 0, single, double, wild)
    }
  }
  for (const symbol of numbers(1, HARBOUR_EACH)) {
    for (const single of numbers(1, HARBOUR_EACH)) {
      addPayment(colour, 0, symbol, single, 0, HARBOUR_CARDS - symbol - single)
    }
  }
}

/** The indices whose bits are set. */
export const placesIn = (bits: number): readonly number[] =>
  numbers(0, OFFER - 1).filter((place) => ((bits >> place) & 1) === 1)

/** `keep:135`, `pieces:27`, `take:4`, `blind:ship`, `refill:train`, `claim:DUL-THB.s`, `harbour:CHI`, `seek`, `swap:ship3`, `pay:red.p2.l1` */
export const notate = (move: Move): string => {
  switch (move.kind) {
    case 'keep':
      return `keep:${placesIn(move.places)
        .map((place) => place + 1)
        .join('')}`
    case 'pieces':
      return `pieces:${move.trains}`
    case 'take':
      return `take:${move.place + 1}`
    case 'blind':
    case 'refill':
      return `${move.kind}:${BACK_NAMES[move.back]}`
    case 'claim':
      return `claim:${ROUTES[move.route]?.code}`
    case 'harbour':
      return `harbour:${CITIES[move.city]?.code}`
    case 'seek':
      return 'seek'
    case 'swap':
      return `swap:${BACK_NAMES[move.gain]}${move.count}`
    case 'pay':
      return `pay:${payText(move)}`
  }
}

const payText = ({ colour, plain, symbol, single, double, locomotive }: Pay): string =>
  [
    ...(colour < 0 ? [] : [COLOURS[colour]]),
    ...(plain > 0 ? [`p${plain}`] : []),
    ...(symbol > 0 ? [`h${symbol}`] : []),
    ...(single > 0 ? [`s${single}`] : []),
    ...(double > 0 ? [`d${double}`] : []),
    ...(locomotive > 0 ? [`l${locomotive}`] : []),
  ].join('.')

const allByNotation = (): ReadonlyMap<string, Move> => {
  const all: readonly Move[] = [
    ...KEEP.slice(1),
    ...MIX,
    ...TAKE,
    ...BLIND,
    ...REFILL,
    ...CLAIM,
    ...PORTS.flatMap((city) => HARBOUR[city] ?? []),
    SEEK,
    ...SWAP.flat(),
    ...PAYMENTS.filter((move) => move !== NOTHING),
    ...ALL_LOCOMOTIVES.slice(1),
  ]
  return new Map(all.map((move) => [notate(move), move]))
}

/** Made when the first move is read: a page that shows a board must not wait for it. */
let byNotation: ReadonlyMap<string, Move> | undefined

export const parse = (text: string): Move | undefined => {
  byNotation ??= allByNotation()
  return byNotation.get(text)
}
