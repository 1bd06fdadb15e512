/** What happens in a match. During a turn events wait as numbers in the state, and are told when it is complete. */
import type { Seat } from '../../kit/game.ts'
import { inPile, type Pile, type SpaceNo } from './state/cells.ts'

interface Happened<Kind extends string, Rule extends string> {
  readonly kind: Kind
  readonly rule: `RR-${Rule}`
  readonly seat: Seat
}

/** Kinds that happen within a turn: each with its rules, and what its numbers mean. */
export type TurnEvent =
  | (Happened<'picked', '1.7'> & { readonly card: number })
  | (Happened<'placed', '2.2'> & { readonly space: SpaceNo; readonly pile: Pile; readonly engineer: number })
  | (Happened<'swapped', '10.2'> & { readonly space: SpaceNo; readonly pile: Pile })
  | (Happened<'passed', '2.6'> & { readonly points: number })
  | (Happened<'built', '3.1'> & { readonly route: number; readonly colour: number; readonly field: number })
  | (Happened<'took', '3.6'> & { readonly colour: number; readonly count: number })
  | (Happened<'reached', '4.1'> & { readonly route: number; readonly points: number })
  | (Happened<'manned', '4.1' | '4.2'> & { readonly workers: number })
  | (Happened<'laid', '5.3'> & { readonly number: number; readonly slot: number })
  | (Happened<'returned', '5.6' | '6.2'> & { readonly number: number })
  | (Happened<'founded', '6.1'> & { readonly number: number; readonly gap: number })
  | (Happened<'advanced', '6.4'> & { readonly marker: number; readonly space: number })
  | (Happened<'ran', '6.5'> & { readonly number: number })
  | (Happened<'earned', '6.6' | '8.1'> & { readonly points: number })
  | (Happened<'doubled', '7.1'> & { readonly count: number; readonly all: number })
  | (Happened<'minted', '7.2'> & { readonly coins: number })
  | (Happened<'lent', '7.3'> & { readonly count: number })
  | (Happened<'hired', '8.1' | '13.2'> & { readonly engineer: number })
  | (Happened<'repeated', '8.4'> & { readonly space: SpaceNo; readonly engineer: number })
  | (Happened<'relocated', '10.5'> & { readonly space: SpaceNo; readonly engineer: number })
  | (Happened<'stayed', '10.5'> & { readonly place: number })
  | (Happened<'installed', '13.1'> & { readonly token: number })
  | (Happened<'drew', '13.2'> & { readonly card: number })
  /** For its seat only: the end cards in the pile, and the one kept. */
  | (Happened<'looked', '12.3'> & { readonly cards: readonly number[] })
  | (Happened<'chose', '12.3'> & { readonly card: number })
  | (Happened<'kept', '12.3'> & { readonly held: number })
  | (Happened<'declined', '12.3'> & { readonly points: number })

export type Event =
  | TurnEvent
  | { readonly kind: 'ordered'; readonly rule: 'RR-1.7'; readonly order: readonly Seat[] }
  | { readonly kind: 'displayed'; readonly rule: 'RR-1.2'; readonly engineers: readonly number[] }
  | { readonly kind: 'began'; readonly rule: 'RR-2.1' | 'RR-10.6'; readonly round: number }
  | { readonly kind: 'reordered'; readonly rule: 'RR-10.3' | 'RR-10.4'; readonly order: readonly Seat[] }
  | (Happened<'valued', '11.1'> & { readonly points: readonly number[] })
  | { readonly kind: 'left'; readonly rule: 'RR-11.4'; readonly engineer: number }
  | (Happened<'revealed', '12.1'> & { readonly card: number; readonly points: number })
  | (Happened<'led', '12.1' | '12.4'> & { readonly points: number })
  | { readonly kind: 'ended'; readonly rule: 'RR-12.2' }

/** The numbers under which the kinds of events within a turn are kept. */
export const KIND = {
  picked: 0,
  placed: 1,
  swapped: 2,
  passed: 3,
  built: 4,
  took: 5,
  reached: 6,
  manned: 7,
  laid: 8,
  returned: 9,
  founded: 10,
  advanced: 11,
  ran: 12,
  earned: 13,
  doubled: 14,
  minted: 15,
  lent: 16,
  hired: 17,
  repeated: 18,
  relocated: 19,
  stayed: 20,
  installed: 21,
  drew: 22,
  looked: 23,
  chose: 24,
  kept: 25,
  declined: 26,
} as const satisfies Record<TurnEvent['kind'], number>
export type KindNumber = (typeof KIND)[TurnEvent['kind']]

/** Told to its seat only. */
export const isPrivate = (kind: TurnEvent['kind']): boolean => kind === 'looked' || kind === 'chose'

/** Four numbers, from `at` on, as the event they stand for. */
export const eventFrom = (seat: Seat, numbers: readonly number[], at: number): TurnEvent => {
  const a = numbers[at + 1] ?? 0
  const b = numbers[at + 2] ?? 0
  const c = numbers[at + 3] ?? 0
  switch (numbers[at] as KindNumber) {
    case KIND.picked:
      return { kind: 'picked', rule: 'RR-1.7', seat, card: a }
    case KIND.placed:
      return { kind: 'placed', rule: 'RR-2.2', seat, space: a, pile: inPile(b), engineer: c }
    case KIND.swapped:
      return { kind: 'swapped', rule: 'RR-10.2', seat, space: a, pile: inPile(b) }
    case KIND.passed:
      return { kind: 'passed', rule: 'RR-2.6', seat, points: a }
    case KIND.built:
      return { kind: 'built', rule: 'RR-3.1', seat, route: a, colour: b, field: c }
    case KIND.took:
      return { kind: 'took', rule: 'RR-3.6', seat, colour: a, count: b }
    case KIND.reached:
      return { kind: 'reached', rule: 'RR-4.1', seat, route: a, points: b }
    case KIND.manned:
      return { kind: 'manned', rule: b === 1 ? 'RR-4.2' : 'RR-4.1', seat, workers: a }
    case KIND.laid:
      return { kind: 'laid', rule: 'RR-5.3', seat, number: a, slot: b }
    case KIND.returned:
      return { kind: 'returned', rule: b === 1 ? 'RR-6.2' : 'RR-5.6', seat, number: a }
    case KIND.founded:
      return { kind: 'founded', rule: 'RR-6.1', seat, number: a, gap: b }
    case KIND.advanced:
      return { kind: 'advanced', rule: 'RR-6.4', seat, marker: a, space: b }
    case KIND.ran:
      return { kind: 'ran', rule: 'RR-6.5', seat, number: a }
    case KIND.earned:
      return { kind: 'earned', rule: b === 1 ? 'RR-6.6' : 'RR-8.1', seat, points: a }
    case KIND.doubled:
      return { kind: 'doubled', rule: 'RR-7.1', seat, count: a, all: b }
    case KIND.minted:
      return { kind: 'minted', rule: 'RR-7.2', seat, coins: a }
    case KIND.lent:
      return { kind: 'lent', rule: 'RR-7.3', seat, count: a }
    case KIND.hired:
      return { kind: 'hired', rule: b === 1 ? 'RR-13.2' : 'RR-8.1', seat, engineer: a }
    case KIND.repeated:
      return { kind: 'repeated', rule: 'RR-8.4', seat, space: a, engineer: c }
    case KIND.relocated:
      return { kind: 'relocated', rule: 'RR-10.5', seat, space: a, engineer: c }
    case KIND.stayed:
      return { kind: 'stayed', rule: 'RR-10.5', seat, place: a }
    case KIND.installed:
      return { kind: 'installed', rule: 'RR-13.1', seat, token: a }
    case KIND.drew:
      return { kind: 'drew', rule: 'RR-13.2', seat, card: a }
    case KIND.looked:
      return { kind: 'looked', rule: 'RR-12.3', seat, cards: cardsIn(a) }
    case KIND.chose:
      return { kind: 'chose', rule: 'RR-12.3', seat, card: a }
    case KIND.kept:
      return { kind: 'kept', rule: 'RR-12.3', seat, held: a }
    case KIND.declined:
      return { kind: 'declined', rule: 'RR-12.3', seat, points: a }
  }
}

/** The cards of a set held as bits. */
export const cardsIn = (bits: number): readonly number[] =>
  Array.from({ length: 10 }, (_, card) => card).filter((card) => ((bits >> card) & 1) === 1)
