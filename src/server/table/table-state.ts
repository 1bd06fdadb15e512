/** A table as it stands, and what can be asked of it. What it comes from is in `history.ts`. */
import type { HostedTable } from '../../host/hosted-table.ts'
import type { Deal, DealSheet } from '../../kit/deal.ts'
import type { Origin } from '../../kit/record.ts'
import type { TableInfo } from '../../wire/host.ts'
import type { ChatLine, Phase, Proposal as ShownProposal } from '../../wire/online.ts'
import type { Speaker } from './chatting.ts'
import type { RunningClocks } from './clocks.ts'
import type { PersonRef, TableEvent } from './events.ts'
import { type SeatAssignment, seatInfos } from './seat-assignments.ts'

export type OpenedEvent = Extract<TableEvent, { kind: 'opened' }>

/** A line of chat, with its number among all lines and among those that everybody may read. */
export interface SaidLine extends Omit<ChatLine, 'number'> {
  readonly numbers: ChatCounts
}

/** How many lines the players can read, and how many of them everybody can. */
export interface ChatCounts {
  readonly players: number
  readonly all: number
}

/** A proposal as the table keeps it: it names the move to go back to by its place in the match. */
export interface TableProposal extends Omit<ShownProposal, 'undone'> {
  readonly moves: number
}

export interface TableState {
  readonly id: string
  readonly opened: OpenedEvent
  /** The hash of the secret of the deal. */
  readonly commitment: string
  readonly created: number
  readonly seq: number
  readonly changed: number
  /**
   * When somebody other than the mover last saw the match, or who plays it, change. Bots wait from then on: from
   * hidden steps nobody can tell how long they wait.
   */
  readonly acted: number
  /** When something last changed that everybody may know of: lists show this time and are sorted by it. */
  readonly shown: number
  readonly phase: Phase
  readonly places: readonly SeatAssignment[]
  readonly keys: { readonly join: string | null; readonly watch: string | null }
  /** The ids of people who need no link to take a seat: they played the match before this one. */
  readonly guests: readonly string[]
  readonly sheet: DealSheet | null
  readonly until: number | null
  /** Who broke the deal off. */
  readonly brokenOff: PersonRef | null
  /** The match, once cards were dealt. */
  readonly hosted: HostedTable | null
  readonly clocks: RunningClocks | null
  readonly proposal: TableProposal | null
  /** How many proposals there have been. */
  readonly proposals: number
  /** The lines of chat that are still shown, the last one last. */
  readonly chat: readonly SaidLine[]
  readonly said: ChatCounts
  /** Who has spoken, with the marks of their addresses, the earliest first. */
  readonly speakers: readonly Speaker[]
  /** How many lines spectators have said. */
  readonly saidBeside: number
  readonly muted: readonly string[]
  /** Only players and the owner may speak. */
  readonly chatSeated: boolean
  /** Commands done lately: sent again they are not done again. */
  readonly done: readonly string[]
  readonly next: string | null
  /** Ended by agreement. */
  readonly broken: boolean
}

/** The deal in the open: for the record of a finished match, and for the rules while it is played. */
export const originOf = (now: TableState): Origin =>
  now.opened.seed === null ? { deal: dealOf(now) } : { seed: now.opened.seed }

/** What was promised, and what has come of it so far. */
export const dealOf = ({ opened, sheet, places }: TableState): Deal => {
  if (sheet === null) throw new Error('a deal without a sheet')
  return { sheet, secret: opened.secret, salts: places.map(({ salt }) => salt) }
}

export const infoOf = ({ id, opened, places, commitment }: TableState): TableInfo => ({
  id,
  game: opened.game,
  seats: seatInfos({ places }),
  options: opened.options,
  freeTakeBack: false,
  commitment: opened.seed === null ? commitment : null,
})

export const matchOf = ({ hosted }: TableState): HostedTable => {
  if (hosted === null) throw new Error('a move before the match')
  return hosted
}
