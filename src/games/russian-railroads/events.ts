/** What happens in a match. During a turn events wait as numbers in the state, and are told when it is complete. */
import type { Seat } from '../../kit/game.ts'
import { inPile, type Pile, type SpaceNo } from './cells.ts'

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

/** The kinds of events within a turn, by the number they are kept under. */
const TURN_KINDS = [
  'picked',
  'placed',
  'swapped',
  'passed',
  'built',
  'took',
  'reached',
  'manned',
  'laid',
  'returned',
  'founded',
  'advanced',
  'ran',
  'earned',
  'doubled',
  'minted',
  'lent',
  'hired',
  'repeated',
  'relocated',
  'stayed',
  'installed',
  'drew',
  'looked',
  'chose',
  'kept',
  'declined',
] as const satisfies readonly TurnEvent['kind'][]

export const KIND_NUMBER = Object.fromEntries(TURN_KINDS.map((kind, at) => [kind, at])) as Record<
  TurnEvent['kind'],
  number
>

/** Told to its seat only. */
export const isPrivate = (kind: TurnEvent['kind']): boolean => kind === 'looked' || kind === 'chose'

/** Four numbers, from `at` on, as the event they stand for. */
export const eventFrom = (seat: Seat, numbers: readonly number[], at: number): TurnEvent => {
  const name = TURN_KINDS[numbers[at] ?? 0] ?? 'passed'
  const a = numbers[at + 1] ?? 0
  const b = numbers[at + 2] ?? 0
  const c = numbers[at + 3] ?? 0
  switch (name) {
    case 'picked':
      return { kind: name, rule: 'RR-1.7', seat, card: a }
    case 'placed':
      return { kind: name, rule: 'RR-2.2', seat, space: a, pile: inPile(b), engineer: c }
    case 'swapped':
      return { kind: name, rule: 'RR-10.2', seat, space: a, pile: inPile(b) }
    case 'passed':
      return { kind: name, rule: 'RR-2.6', seat, points: a }
    case 'built':
      return { kind: name, rule: 'RR-3.1', seat, route: a, colour: b, field: c }
    case 'took':
      return { kind: name, rule: 'RR-3.6', seat, colour: a, count: b }
    case 'reached':
      return { kind: name, rule: 'RR-4.1', seat, route: a, points: b }
    case 'manned':
      return { kind: name, rule: b === 1 ? 'RR-4.2' : 'RR-4.1', seat, workers: a }
    case 'laid':
      return { kind: name, rule: 'RR-5.3', seat, number: a, slot: b }
    case 'returned':
      return { kind: name, rule: b === 1 ? 'RR-6.2' : 'RR-5.6', seat, number: a }
    case 'founded':
      return { kind: name, rule: 'RR-6.1', seat, number: a, gap: b }
    case 'advanced':
      return { kind: name, rule: 'RR-6.4', seat, marker: a, space: b }
    case 'ran':
      return { kind: name, rule: 'RR-6.5', seat, number: a }
    case 'earned':
      return { kind: name, rule: b === 1 ? 'RR-6.6' : 'RR-8.1', seat, points: a }
    case 'doubled':
      return { kind: name, rule: 'RR-7.1', seat, count: a, all: b }
    case 'minted':
      return { kind: name, rule: 'RR-7.2', seat, coins: a }
    case 'lent':
      return { kind: name, rule: 'RR-7.3', seat, count: a }
    case 'hired':
      return { kind: name, rule: b === 1 ? 'RR-13.2' : 'RR-8.1', seat, engineer: a }
    case 'repeated':
      return { kind: name, rule: 'RR-8.4', seat, space: a, engineer: c }
    case 'relocated':
      return { kind: name, rule: 'RR-10.5', seat, space: a, engineer: c }
    case 'stayed':
      return { kind: name, rule: 'RR-10.5', seat, place: a }
    case 'installed':
      return { kind: name, rule: 'RR-13.1', seat, token: a }
    case 'drew':
      return { kind: name, rule: 'RR-13.2', seat, card: a }
    case 'looked':
      return { kind: name, rule: 'RR-12.3', seat, cards: cardsIn(a) }
    case 'chose':
      return { kind: name, rule: 'RR-12.3', seat, card: a }
    case 'kept':
      return { kind: name, rule: 'RR-12.3', seat, held: a }
    case 'declined':
      return { kind: name, rule: 'RR-12.3', seat, points: a }
  }
}

/** The cards of a set held as bits. */
export const cardsIn = (bits: number): readonly number[] =>
  Array.from({ length: 10 }, (_, card) => card).filter((card) => ((bits >> card) & 1) === 1)
