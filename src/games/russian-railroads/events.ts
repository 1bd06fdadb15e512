/** The events of a match. Events of a turn wait in the state and are published when it is complete. */
import type { Seat } from '../../kit/game.ts'
import type { Pile } from './state/pile.ts'
import type { SpaceNo } from './state/space-numbers.ts'

interface Happened<Kind extends string, Rule extends string> {
  readonly kind: Kind
  readonly rule: `RR-${Rule}`
  readonly seat: Seat
}

/** What happens within a turn. */
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

/** Sent to its own seat only. */
export const isPrivate = (kind: TurnEvent['kind']): boolean => kind === 'looked' || kind === 'chose'
