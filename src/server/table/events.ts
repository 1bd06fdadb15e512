/**
 * The events of a table; each is one entry of its log. The state of a table follows from its entries
 * alone: `history.ts` applies them. Kinds are past participles.
 */
import type { DealSheet } from '../../kit/deal.ts'
import type { OptionValues, Seat } from '../../kit/game.ts'
import type { TimeControl } from '../../wire/online.ts'

export interface PersonRef {
  readonly id: string
  readonly name: string
}

export type TableEvent =
  | {
      readonly kind: 'opened'
      readonly game: string
      readonly options: OptionValues
      /** By seat: the bot that is to play there, or null where a person is awaited. */
      readonly seats: readonly (string | null)[]
      readonly pace: TimeControl
      /** Seconds for which salts are awaited; the first release does not say, and means the usual ones. */
      readonly saltWait?: number
      readonly isPublic: boolean
      /** Players get advice while they play. Logs without it are older than this option. */
      readonly teaching?: boolean
      readonly owner: PersonRef
      /** The secret of the deal. It is revealed at the end. */
      readonly secret: string
      readonly seed: string | null
      /** The hash of the key of the invitation. */
      readonly join: string
      /** Of a rematch, by seat: who sat there the last time and may take it up without a link. */
      readonly kept?: readonly (PersonRef | null)[]
      /** Earlier tables of the same people whose deal was cancelled. */
      readonly brokenBefore?: readonly string[]
    }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: PersonRef; readonly saltHash: string }
  /** A seat is free again. */
  | { readonly kind: 'freed'; readonly seat: Seat }
  | { readonly kind: 'filled'; readonly seat: Seat; readonly bot: string }
  /** The sheet was published; salts are awaited until then. */
  | { readonly kind: 'dealt'; readonly sheet: DealSheet; readonly until: number }
  | { readonly kind: 'salted'; readonly seat: Seat; readonly salt: string }
  /** The deal was cancelled. The secret is revealed. */
  | { readonly kind: 'brokenOff'; readonly by: PersonRef }
  /**
   * The first card: salts that have not come are left out. With a chosen seed there is no sheet, so
   * the rules version stands here; logs of the first release do not say, and mean version 1.
   */
  | { readonly kind: 'started'; readonly rules?: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly notation: string }
  | { readonly kind: 'undone'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly what: 'back' | 'end' | 'wait'; readonly moves: number }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly yes: boolean }
  /** Time is up for this seat. */
  | { readonly kind: 'flagged'; readonly seat: Seat }
  /** A bot plays for the person, or with null the person plays again. */
  | { readonly kind: 'stoodIn'; readonly seat: Seat; readonly bot: string | null }
  | {
      readonly kind: 'said'
      readonly person: PersonRef
      readonly scope: 'players' | 'all'
      readonly text: string
      /** The mark of the address, see `chatting.ts`. Earlier releases do not say. */
      readonly from?: string
    }
  /** From now on only players and the owner may speak, or everybody again. */
  | { readonly kind: 'chatLimited'; readonly seated: boolean }
  | { readonly kind: 'muted'; readonly person: string; readonly muted: boolean }
  /** A link to join or to watch has this key from now on, by its hash; none with null. */
  | { readonly kind: 'linked'; readonly to: 'join' | 'watch'; readonly key: string | null }
  /**
   * All time stood still from then to this entry: the server was down, or the clock was set forward. Where the clock was set
   * back, `since` is what it would have told now.
   */
  | { readonly kind: 'resumed'; readonly since: number }
  | { readonly kind: 'followed'; readonly by: string }
  | { readonly kind: 'closed'; readonly why: 'owner' | 'unused' }

/**
 * The release that first wrote a kind. Servers of two releases may share a database: a kind is written only while every
 * server can read it, and skipped by those that cannot.
 */
const SINCE = {
  opened: '0.2.0',
  sat: '0.2.0',
  freed: '0.2.0',
  filled: '0.2.0',
  dealt: '0.2.0',
  salted: '0.2.0',
  brokenOff: '0.2.0',
  started: '0.2.0',
  moved: '0.2.0',
  undone: '0.2.0',
  proposed: '0.2.0',
  voted: '0.2.0',
  flagged: '0.2.0',
  stoodIn: '0.2.0',
  said: '0.2.0',
  chatLimited: '0.2.0',
  muted: '0.2.0',
  linked: '0.2.0',
  resumed: '0.2.0',
  followed: '0.2.0',
  closed: '0.2.0',
} as const satisfies Record<TableEvent['kind'], string>

/** The kinds that this release can read. */
export const KINDS: readonly string[] = Object.keys(SINCE)

/** The kinds that servers can read that do not say what they can read. */
export const FIRST_KINDS: readonly string[] = Object.entries(SINCE).flatMap(([kind, since]) =>
  since === '0.2.0' ? kind : [],
)

export const KNOWN_KINDS: ReadonlySet<string> = new Set(Object.keys(SINCE))

/** An entry as it is read: what happened, and when. */
export interface LoggedEvent {
  readonly seq: number
  readonly at: number
  readonly command: string | null
  readonly body: TableEvent
}
