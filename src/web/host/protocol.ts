/** The messages between page and worker. The page numbers its requests and its tables. */
import type { Message } from '../../kit/text.ts'
import type { Answer, Command, Opening, SeatInfo, TableView } from '../../wire/host.ts'

/** A saved match as a list shows it. */
export interface Saved {
  readonly id: string
  readonly game: string
  readonly players: readonly string[]
  readonly moves: number
  readonly over: boolean
  /** Whose turn it is; empty if it is over or not known. */
  readonly toAct: readonly SeatInfo[]
  /** In milliseconds since 1970. */
  readonly changed: number
  /** Why it cannot be opened, or null. */
  readonly broken: Message | null
}

export type HostRequest =
  | { readonly kind: 'list' }
  | { readonly kind: 'open'; readonly table: number; readonly opening: Opening }
  | { readonly kind: 'resume'; readonly table: number; readonly match: string }
  | { readonly kind: 'load'; readonly text: string }
  | { readonly kind: 'remove'; readonly match: string }
  | { readonly kind: 'send'; readonly table: number; readonly command: Command }
  | { readonly kind: 'close'; readonly table: number }

export type HostResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'list'; readonly saved: readonly Saved[] }
  | { readonly kind: 'loaded'; readonly match: string }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'problem'; readonly say: Message }

export interface PageMessage {
  readonly id: number
  readonly ask: HostRequest
}

export type WorkerMessage =
  | { readonly kind: 'result'; readonly id: number; readonly result: HostResult }
  | { readonly kind: 'scene'; readonly table: number; readonly scene: TableView }
  /** Saving the match has begun to fail, or works again. */
  | { readonly kind: 'saving'; readonly table: number; readonly isSaved: boolean }
  /** The worker has failed outside any request. */
  | { readonly kind: 'failed'; readonly say: Message }
