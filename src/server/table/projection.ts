/**
 * The one projection: everything that leaves a table is made here, for one viewer and from what this viewer may know.
 * Sockets, the API, lists, records and bots get what these functions return, and nothing else.
 */
import { type BotRequest, botRequestFor } from '../../host/bot-turn.ts'
import { answerTo } from '../../host/commands.ts'
import { type HostedTable, isAdviceOpen } from '../../host/hosted-table.ts'
import { tableViewFor } from '../../host/table-view.ts'
import type { Seat, Viewer } from '../../kit/game.ts'
import { countKnown, countVisibleEvents } from '../../kit/match.ts'
import { type MatchRecord, recordOf, recordOfBrokenDeal } from '../../kit/record.ts'
import type {
  ChatLine,
  Listed,
  OnlineAnswer,
  OnlineSeat,
  OnlineTable,
  Order,
  SharedTable,
  Step,
} from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import type { Head } from '../store/store.ts'
import { advance } from './clocks.ts'
import { isInvited, type Who } from './invitations.ts'
import { awaitedSalts, saltWaitOf } from './orders.ts'
import { dealOf, isFree, originOf, seatInfos, seatOf, type TableProposal, type TableState } from './table-state.ts'

export interface Projection {
  /** The table beside the match, as all pages see it; and what one page learns about itself. */
  table(state: TableState, presence: Presence): SharedTable
  you(state: TableState, who: Who): OnlineTable['you']
  /** The match for this viewer; of the log what comes after the first `kept` entries of it. */
  step(state: TableState, viewer: Viewer, kept: number): Step | null
  chat(state: TableState, viewer: Viewer, from: number): readonly ChatLine[]
  /** The answer to an order that only reads; null for other orders. */
  answer(state: TableState, person: string | null, order: Order): OnlineAnswer | null
  record(state: TableState): MatchRecord
  listed(about: About, person: string | null): Listed
  /** Everything that a bot receives. */
  botRequest(hosted: HostedTable, seat: Seat): BotRequest
}

/** A match is revealed once it is over, a deal once it was cancelled, and neither before. */
const recordFor = (state: TableState): MatchRecord => {
  const { phase, hosted, places, brokenOff } = state
  const players = places.map((place, seat) => place.bot ?? place.person?.name ?? String(seat + 1))
  if (phase === 'brokenOff' && brokenOff !== null) {
    return recordOfBrokenDeal(dealOf(state), players, brokenOff.name)
  }
  if (hosted === null || (phase !== 'over' && phase !== 'closed')) return complain('table.playing')
  return recordOf(hosted.match, originOf(state), players, hosted.takenBack)
}

const answerFor = (state: TableState, person: string | null, order: Order): OnlineAnswer | null => {
  if (order.kind === 'record') return { kind: 'record', record: recordFor(state) }
  if (order.kind !== 'refusals' && order.kind !== 'replay') return null
  const hosted = state.hosted ?? complain('table.idle')
  const viewer = viewerOf(state, person)
  if (order.kind === 'replay' && !mayReplay(state, viewer, order.viewer)) complain('table.views')
  const answer = answerTo(hosted, viewer, order)
  if (answer?.kind !== 'scene') return answer
  return { ...answer, scene: { ...answer.scene, advised: isAdvised(state) } }
}

/** Who is at the table now, and what time it is. */
export interface Presence {
  /** The ids of the people whose pages are connected, and how many watch. */
  readonly here: ReadonlySet<string> | ReadonlyMap<string, number>
  readonly watchers: number
  readonly now: number
}

export const viewerOf = (state: TableState, person: string | null): Viewer => seatOf(state, person) ?? 'watcher'

/** All of a table that is the same for everybody who looks at it. */
export const tableFor = (state: TableState, presence: Presence): SharedTable => {
  const { opened, proposal, clocks } = state
  return {
    id: state.id,
    game: opened.game,
    options: opened.options,
    phase: state.phase,
    visibility: opened.isPublic ? 'public' : 'link',
    teaching: opened.teaching === true,
    pace: opened.pace,
    saltWait: saltWaitOf(state),
    seats: state.places.map((place): OnlineSeat => {
      const here = place.person === null ? place.bot !== null : presence.here.has(place.person.id)
      return { person: place.person, bot: place.standIn ?? place.bot, here, kept: place.kept?.name ?? null }
    }),
    owner: opened.owner.id,
    deal: dealShown(state, presence.now),
    brokenBefore: opened.brokenBefore ?? [],
    proposal: proposal === null ? null : proposalShown(state, proposal),
    clocks: clocks === null ? null : clocksShown(clocks, presence.now),
    watchers: presence.watchers,
    muted: state.muted,
    chatSeated: state.chatSeated,
    next: state.next,
    broken: state.broken,
  }
}

/** The rest: who is looking, and what they may do. */
export const youFor = (state: TableState, who: Who): OnlineTable['you'] => {
  const person = who.person?.id ?? null
  return {
    person,
    seat: seatOf(state, person) ?? null,
    owner: person === state.opened.owner.id,
    muted: person !== null && state.muted.includes(person),
    invited: isInvited(state, who) || seatOf(state, person) !== undefined,
    kept: keptFor(state, person),
  }
}

/** Counted in moves that everybody knows of. */
const proposalShown = ({ hosted }: TableState, { moves, ...proposal }: TableProposal): OnlineTable['proposal'] => {
  const isBack = proposal.what === 'back' && hosted !== null
  const undone = isBack ? countKnown(hosted.match, 'watcher') - countKnown(hosted.match, 'watcher', moves) : 0
  return { ...proposal, undone }
}

const keptFor = ({ places }: TableState, person: string | null): Seat | null => {
  const seat = places.findIndex(({ kept }) => kept !== null && kept.id === person)
  return seat < 0 ? null : seat
}

const dealShown = (state: TableState, at: number): OnlineTable['deal'] => ({
  commitment: state.commitment,
  seed: state.opened.seed,
  sheet: state.sheet,
  awaited: awaitedSalts(state),
  withheld: withheldBy(state),
  until: state.phase === 'dealing' ? state.until : null,
  wait: state.phase === 'dealing' && state.until !== null ? Math.max(0, state.until - at) : null,
  brokenOff: state.brokenOff?.name ?? null,
})

/** Known once the deal was made without them, or was cancelled. */
const withheldBy = ({ places, hosted, sheet, brokenOff }: TableState): readonly Seat[] =>
  sheet === null || (hosted === null && brokenOff === null)
    ? []
    : places.flatMap(({ saltHash, salt }, seat) => (saltHash !== null && salt === null ? [seat] : []))

const clocksShown = (clocks: NonNullable<TableState['clocks']>, at: number): OnlineTable['clocks'] => {
  const { left, seats } = advance(clocks, at)
  return { left, at, running: seats }
}

/** The match for this viewer; of the log what comes after the first `kept` entries of it. */
export const stepFor = (state: TableState, viewer: Viewer, kept: number): Step | null => {
  const { hosted } = state
  if (hosted === null) return null
  const scene = tableViewFor(hosted, viewer, kept)
  const from = countVisibleEvents(hosted.match.log, kept, viewer)
  const step = { ...scene, advised: isAdvised(state), log: { from, news: scene.log } }
  return state.phase === 'running' ? step : { ...step, ...ENDED }
}

/** Views of other seats are shown once the match is over, even if only one person plays. */
const mayReplay = ({ phase }: TableState, looking: Viewer, viewer: Viewer): boolean =>
  viewer === 'watcher' || viewer === looking || phase === 'over' || phase === 'closed'

/** The match has ended, by agreement or by the rules. */
const ENDED = {
  question: null,
  toAct: [],
  handOver: false,
  undo: { can: false, barrier: 'nothing' },
  redo: [],
} as const

/** The lines of chat that this viewer may read, numbered for this viewer, from this number on. */
const chatFor = ({ chat }: TableState, viewer: Viewer, from: number): readonly ChatLine[] =>
  chat
    .filter(({ scope }) => scope === 'all' || viewer !== 'watcher')
    .map(({ numbers, ...line }) => ({ number: viewer === 'watcher' ? numbers.all : numbers.players, ...line }))
    .filter(({ number }) => number >= from)

/** How many lines this viewer may have read. */
export const chatCount = ({ said }: TableState, viewer: Viewer): number =>
  viewer === 'watcher' ? said.all : said.players

/** A table in a list, for this person. */
const listedFor = (about: About, person: string | null): Listed => {
  const { people, ...rest } = about
  const mine = people.indexOf(person ?? '')
  return { ...UNSAID, ...rest, mine: mine < 0 ? null : mine }
}

/** Heads of earlier releases do not have these fields. */
const UNSAID = {
  chosen: false,
  withheld: [],
  broken: false,
  teaching: false,
  damaged: false,
  brokenOff: null,
  brokenBefore: 0,
} as const

/** What lists show of a table: kept with its head. */
export interface About extends Omit<Listed, 'mine' | 'damaged'> {
  /** By seat: the person's id, or null. */
  readonly people: readonly (string | null)[]
}

/** One damaged table must not break the list for everybody. */
export const aboutIn = ({ about }: Head): About | undefined => {
  try {
    return JSON.parse(about) as About
  } catch {
    return undefined
  }
}

const aboutOf = (state: TableState): About => {
  const { opened, places, hosted, phase } = state
  const infos = seatInfos(state)
  return {
    id: state.id,
    game: opened.game,
    phase,
    visibility: opened.isPublic ? 'public' : 'link',
    pace: opened.pace,
    names: places.map((place, seat) => (isFree(place) ? null : (infos[seat]?.name ?? null))),
    bots: places.map(({ bot, standIn }) => (standIn ?? bot) !== null),
    free: places.filter(isFree).length,
    toAct: hosted === null || phase !== 'running' ? [] : hosted.match.game.toAct(hosted.match.state),
    people: places.map(({ person }) => person?.id ?? null),
    moves: hosted === null ? 0 : countKnown(hosted.match, 'watcher'),
    changed: state.shown,
    chosen: opened.seed !== null,
    withheld: withheldBy(state),
    brokenOff: state.brokenOff?.name ?? null,
    brokenBefore: opened.brokenBefore?.length ?? 0,
    broken: state.broken,
    teaching: opened.teaching === true,
  }
}

/**
 * May pages search for advice? They search in what they were sent anyway; the server says whether they may, the same for all.
 * A person for whom a bot stands in is still one of the people.
 */
const isAdvised = ({ phase, opened, places }: TableState): boolean =>
  isAdviceOpen({
    isRunning: phase === 'running',
    people: places.filter(({ person }) => person !== null).length,
    teaching: opened.teaching === true,
  })

/** The head of a table: what the store and the lists know of it without its entries. */
export const headOf = (state: TableState, due: number | null): Head => {
  const { id, opened, phase, seq, created, shown, places } = state
  const people = [opened.owner.id, ...places.flatMap(({ person, kept }) => (person ?? kept)?.id ?? [])]
  return {
    id,
    game: opened.game,
    phase,
    isPublic: opened.isPublic,
    seq,
    created,
    changed: shown,
    due,
    people: [...new Set(people)],
    about: JSON.stringify(aboutOf(state)),
  }
}

export const projection: Projection = {
  table: tableFor,
  you: youFor,
  step: stepFor,
  chat: chatFor,
  answer: answerFor,
  record: recordFor,
  listed: listedFor,
  botRequest: botRequestFor,
}
