/** What one viewer is shown of a table. It leaves through `door.ts` and by no other way. */
import { sceneOf } from '../../host/scene.ts'
import type { Seat, Viewer } from '../../kit/game.ts'
import { heard } from '../../kit/match.ts'
import type { ChatLine, Listed, OnlineSeat, OnlineTable, Step } from '../../wire/online.ts'
import { isAdvised } from './advising.ts'
import { advance } from './clocks.ts'
import { isInvited, type Who } from './invitations.ts'
import { awaitedSalts, saltWaitOf } from './orders.ts'
import { isFree, seatInfos, seatOf } from './places.ts'
import type { Standing } from './standing.ts'

/** Who looks, and who else is there. */
export interface Looking {
  readonly who: Who
  /** The ids of the people whose pages are connected, and how many watch. */
  readonly here: ReadonlySet<string>
  readonly watchers: number
  readonly now: number
}

export const viewerOf = (standing: Standing, person: string | null): Viewer => seatOf(standing, person) ?? 'watcher'

export const tableFor = (now: Standing, looking: Looking): OnlineTable => {
  const { opened, proposal, clocks } = now
  const person = looking.who.person?.id ?? null
  return {
    id: now.id,
    game: opened.game,
    options: opened.options,
    phase: now.phase,
    visibility: opened.isPublic ? 'public' : 'link',
    teaching: opened.teaching === true,
    pace: opened.pace,
    saltWait: saltWaitOf(now),
    seats: now.places.map((place): OnlineSeat => {
      const here = place.person === null ? place.bot !== null : looking.here.has(place.person.id)
      return { person: place.person, bot: place.standIn ?? place.bot, here, kept: place.kept?.name ?? null }
    }),
    owner: opened.owner.id,
    you: {
      person,
      seat: seatOf(now, person) ?? null,
      owner: person === opened.owner.id,
      muted: person !== null && now.muted.includes(person),
      invited: isInvited(now, looking.who) || seatOf(now, person) !== undefined,
      kept: keptFor(now, person),
    },
    deal: dealShown(now, looking.now),
    brokenBefore: opened.brokenBefore ?? [],
    proposal,
    clocks: clocks === null ? null : clocksShown(clocks, looking.now),
    watchers: looking.watchers,
    muted: now.muted,
    chatSeated: now.chatSeated,
    next: now.next,
    broken: now.broken,
  }
}

const keptFor = ({ places }: Standing, person: string | null): Seat | null => {
  const seat = places.findIndex(({ kept }) => kept !== null && kept.id === person)
  return seat < 0 ? null : seat
}

const dealShown = (now: Standing, at: number): OnlineTable['deal'] => ({
  commitment: now.commitment,
  seed: now.opened.seed,
  sheet: now.sheet,
  awaited: awaitedSalts(now),
  withheld: withheldBy(now),
  until: now.phase === 'dealing' ? now.until : null,
  wait: now.phase === 'dealing' && now.until !== null ? Math.max(0, now.until - at) : null,
  brokenOff: now.brokenOff?.name ?? null,
})

/** Once cards were dealt without them, or were not dealt at all. */
const withheldBy = ({ places, hosted, sheet, brokenOff }: Standing): readonly Seat[] =>
  sheet === null || (hosted === null && brokenOff === null)
    ? []
    : places.flatMap(({ saltHash, salt }, seat) => (saltHash !== null && salt === null ? [seat] : []))

const clocksShown = (clocks: NonNullable<Standing['clocks']>, at: number): OnlineTable['clocks'] => {
  const { left, seats } = advance(clocks, at)
  return { left, at, running: seats }
}

/** The match for this viewer; of the log what comes after the first `kept` entries of it. */
export const stepFor = (now: Standing, viewer: Viewer, kept: number): Step | null => {
  const { hosted } = now
  if (hosted === null) return null
  const scene = sceneOf(hosted, viewer, kept)
  const from = heard(hosted.match.log.slice(0, kept), viewer).length
  const ended = now.phase === 'running' ? {} : ENDED
  return { ...scene, ...ended, advised: isAdvised(now), seq: now.seq, log: { from, news: scene.log } }
}

/** Others' views are shown once it is over; here nobody looks over the shoulder of the only person at a table. */
export const mayReplay = ({ phase }: Standing, looking: Viewer, viewer: Viewer): boolean =>
  viewer === 'watcher' || viewer === looking || phase === 'over' || phase === 'closed'

/** Nothing can be done any more, by agreement or by the rules. */
const ENDED = {
  question: null,
  toAct: [],
  handOver: false,
  undo: { can: false, barrier: 'nothing' },
  redo: [],
} as const

/** The lines of chat that this viewer may read, from this number on. */
export const chatFor = ({ chat }: Standing, viewer: Viewer, from: number): readonly ChatLine[] =>
  chat.filter(({ number, scope }) => number >= from && (scope === 'all' || viewer !== 'watcher'))

/** A table in a list, for this person. */
export const listedFor = (about: About, person: string | null): Listed => {
  const { people, ...rest } = about
  const mine = people.indexOf(person ?? '')
  return { ...UNSAID, ...rest, mine: mine < 0 ? null : mine }
}

/** Heads that earlier releases wrote do not say. */
const UNSAID = {
  chosen: false,
  withheld: [],
  broken: false,
  teaching: false,
  brokenOff: null,
  brokenBefore: 0,
} as const

/** What lists show of a table: kept with its head. */
export interface About extends Omit<Listed, 'mine'> {
  /** By seat: the person's id, or null. */
  readonly people: readonly (string | null)[]
}

export const aboutOf = (now: Standing): About => {
  const { opened, places, hosted, phase } = now
  const infos = seatInfos(now)
  return {
    id: now.id,
    game: opened.game,
    phase,
    visibility: opened.isPublic ? 'public' : 'link',
    pace: opened.pace,
    names: places.map((place, seat) => (isFree(place) ? null : (infos[seat]?.name ?? null))),
    bots: places.map(({ bot, standIn }) => (standIn ?? bot) !== null),
    free: places.filter(isFree).length,
    toAct: hosted === null || phase !== 'running' ? [] : hosted.match.game.toAct(hosted.match.state),
    people: places.map(({ person }) => person?.id ?? null),
    moves: hosted?.match.moves.length ?? 0,
    changed: now.changed,
    chosen: opened.seed !== null,
    withheld: withheldBy(now),
    brokenOff: now.brokenOff?.name ?? null,
    brokenBefore: opened.brokenBefore?.length ?? 0,
    broken: now.broken,
    teaching: opened.teaching === true,
  }
}
