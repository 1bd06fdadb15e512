/**
 * The state of a table, and what follows from it: its seats, and what the table does next by itself (a bot's move, a flag, the
 * end of a wait). `history.ts` says how a state comes about.
 */

import { botNameFor } from '../../bots/names.ts'
import { botIn, type HostedTable, heldBy, nextBot, seatsToAct } from '../../host/hosted-table.ts'
import type { Deal, DealSheet } from '../../kit/deal.ts'
import type { Seat } from '../../kit/game.ts'
import type { Origin } from '../../kit/record.ts'
import type { SeatInfo, TableInfo } from '../../wire/host.ts'
import type { ChatLine, Phase, Proposal as ShownProposal } from '../../wire/online.ts'
import type { Speaker } from './chatting.ts'
import { nextFlag, type RunningClocks } from './clocks.ts'
import type { PersonRef, TableEvent } from './events.ts'
import { looksLike } from './skeleton.ts'

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

/** What was promised, and how much of it is done so far. */
export const dealOf = ({ opened, sheet, places }: TableState): Deal => {
  if (sheet === null) throw new Error('a deal without a sheet')
  return { sheet, secret: opened.secret, salts: places.map(({ salt }) => salt) }
}

export const infoOf = ({ id, opened, places, commitment }: TableState): TableInfo => {
  const known = tableInfos.get(places) ?? {
    id,
    game: opened.game,
    seats: seatInfos({ places }),
    options: opened.options,
    freeTakeBack: false,
    commitment: opened.seed === null ? commitment : null,
  }
  tableInfos.set(places, known)
  return known
}

/** The same object as long as the seats are the same: nothing else of it changes. */
const tableInfos = new WeakMap<readonly SeatAssignment[], TableInfo>()

export const matchOf = ({ hosted }: TableState): HostedTable => {
  if (hosted === null) throw new Error('a move before the match')
  return hosted
}

/** How long bots wait for a player who may still undo. */
const HOLD = 15_000

/**
 * When the table has something to do by itself, or null. A bot begins to search as soon as it is its turn; the room
 * decides when its move is shown.
 */
export const dueOf = (state: TableState): number | null => dueWith(state, () => true)

/**
 * The same for lists of tables that have to be loaded: the end of a turn is not logged, so nobody needs to load a table for
 * it unless a bot moves next.
 */
export const loggedDueOf = (state: TableState): number | null =>
  dueWith(state, (hosted) => seatsToAct(hosted).some((seat) => botIn(hosted, seat) !== null))

const dueWith = (state: TableState, endsTurn: (hosted: HostedTable) => boolean): number | null => {
  const { phase, hosted, clocks, until, acted } = state
  if (phase === 'dealing') return until
  if (phase !== 'running' || hosted === null) return null
  const flag = clocks === null ? undefined : nextFlag(clocks)?.at
  const bot = nextBot(hosted) === undefined ? undefined : acted
  const hold = heldBy(hosted) === undefined || !endsTurn(hosted) ? undefined : acted + HOLD
  const all = [flag, bot, hold].filter((time) => time !== undefined)
  return all.length === 0 ? null : Math.min(...all)
}

/** What the table does now by itself; nothing while a bot searches or a turn has to be ended. */
export const dueEvents = (state: TableState, now: number): readonly TableEvent[] => {
  const { phase, hosted, clocks } = state
  if (phase === 'dealing') return [{ kind: 'started' }]
  if (hosted === null) return []
  const flag = clocks === null ? undefined : nextFlag(clocks)
  if (flag !== undefined && flag.at <= now) return [{ kind: 'flagged', seat: flag.seat }]
  return []
}

/** A seat of a table: who sits there, and who plays there now. */
export interface SeatAssignment {
  readonly person: PersonRef | null
  /** The bot whose seat this is. */
  readonly bot: string | null
  /** The bot that plays for the person now. */
  readonly standIn: string | null
  readonly saltHash: string | null
  readonly salt: string | null
  /** Who may take this free seat, where it is kept for somebody. */
  readonly kept: PersonRef | null
}

export const FREE: SeatAssignment = { person: null, bot: null, standIn: null, saltHash: null, salt: null, kept: null }

/** Anything with seats. */
export interface Placed {
  readonly places: readonly SeatAssignment[]
}

/** What the seats are called: people by their names, a bot by one that looks like nobody else's at the table. */
export const seatInfos = ({ places }: Placed): readonly SeatInfo[] => {
  // Needed with every move, and comparing names is slow: seats seldom change.
  const known = infosOf.get(places) ?? namedSeats(places)
  infosOf.set(places, known)
  return known
}

const infosOf = new WeakMap<readonly SeatAssignment[], readonly SeatInfo[]>()

const namedSeats = (places: readonly SeatAssignment[]): readonly SeatInfo[] => {
  const taken = places.flatMap(({ person }) => (person === null ? [] : [person.name]))
  const isTaken = (name: string): boolean => taken.some((other) => looksLike(other, name))
  return places.map(({ person, bot, standIn }, seat) => {
    const name = person?.name ?? botNameFor(seat, isTaken) ?? String(seat + 1)
    taken.push(name)
    return { name, bot: standIn ?? bot }
  })
}

export const isFree = ({ person, bot }: SeatAssignment): boolean => person === null && bot === null

/** The seats of people who play themselves now. */
export const votersOf = (now: Placed): readonly Seat[] =>
  now.places.flatMap((_, seat) => (isPlayedByPerson(now, seat) ? [seat] : []))

export const isPlayedByPerson = ({ places }: Placed, seat: Seat): boolean =>
  places[seat]?.person != null && places[seat]?.standIn === null

export const seatOf = ({ places }: Placed, person: string | null): Seat | undefined => {
  const seat = places.findIndex((place) => place.person !== null && place.person.id === person)
  return seat < 0 ? undefined : seat
}

export const placeOf = ({ places }: Placed, seat: Seat): SeatAssignment => places[seat] ?? FREE

export const withPlace = <T extends Placed>(now: T, seat: Seat, place: SeatAssignment): T => ({
  ...now,
  places: now.places.with(seat, place),
})
