/**
 * Synthetic data of a server: any number of tables in every phase, with real logs. A few dozen matches are played by random
 * moves; the tables are copies of them under ids and people of their own.
 */
import { bots } from '../../src/bots/index.ts'
import { games } from '../../src/games/index.ts'
import { seatsToAct } from '../../src/host/hosted-table.ts'
import { dealerOf, type GameBundle, loadParts } from '../../src/host/opening.ts'
import { quickRng } from '../../src/kit/chance.ts'
import { saltHash } from '../../src/kit/deal.ts'
import type { Rng } from '../../src/kit/game.ts'
import { defaultOptions } from '../../src/kit/options.ts'
import type { Row } from '../../src/server/data/rows.ts'
import type { Random } from '../../src/server/people/keys.ts'
import { openingFor } from '../../src/server/rooms/opening.ts'
import { rowOfHead } from '../../src/server/store/heads.ts'
import type { LoggedEvent, TableEvent } from '../../src/server/table/events.ts'
import { applyEvent, entryOf, firstTableState } from '../../src/server/table/history.ts'
import { eventsFor } from '../../src/server/table/orders.ts'
import { headOf } from '../../src/server/table/projection.ts'
import { loggedDueOf, type TableState } from '../../src/server/table/table-state.ts'
import type { Order, TimeControl } from '../../src/wire/online.ts'

/** A match, written down for any table. */
interface Template {
  readonly state: TableState
  readonly log: readonly LoggedEvent[]
}

type Stage = 'open' | 'dealing' | 'brokenOff' | 'running' | 'over'

const STAGES: readonly Stage[] = ['over', 'running', 'over', 'running', 'open', 'dealing', 'running', 'brokenOff']
const BEGAN = 1_780_000_000_000
const SALTS = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'] as const
const LIVE: TimeControl = { kind: 'live', bank: 3_600, increment: 20, flag: 'bot' }

/** Rows of a server with this many tables, kind by kind. The same seed gives the same rows. */
export async function* syntheticRows(tables: number, seed = 1, variety = 32): AsyncGenerator<readonly Row[]> {
  const templates: Template[] = []
  for (let index = 0; index < Math.min(tables, variety); index++) templates.push(await played(index, seed))
  const at = (index: number): Template => templates[index % templates.length] ?? fault()
  const indexes = Array.from({ length: tables }, (_, index) => index)
  yield* inPages(indexes.flatMap(peopleOf))
  yield* inPages(indexes.flatMap((index) => tokensOf(index)))
  yield* inPages(
    indexes.map((index) => ({ of: 'tables', row: { ...rowOfHead(headAt(at(index), index)) } as Row['row'] })),
  )
  yield* inPages(
    indexes.flatMap((index) =>
      headAt(at(index), index).people.map(
        (person): Row => ({ of: 'members', row: { person_id: person, table_id: idAt(index) } }),
      ),
    ),
  )
  yield* inPages(
    indexes.map((index) => ({
      of: 'openings',
      row: { table_id: idAt(index), person_id: personAt(index, 0), address: `a${index % 97}` },
    })),
  )
  for (const index of indexes) {
    yield at(index).log.map((event): Row => {
      const { seq, at, command, body } = entryOf({ ...event, body: renamed(event.body, index) })
      return { of: 'entries', row: { table_id: idAt(index), seq, at, command, body } }
    })
  }
  yield [{ of: 'marks', row: { name: 'beat', value: BEGAN + 3_000_000 } }]
  yield [{ of: 'daily_secrets', row: { name: 'seeds', secret: 'ab'.repeat(32) } }]
  yield* inPages(indexes.map(attemptOf))
}

/** One match of the next game, up to the next stage. */
const played = async (index: number, seed: number): Promise<Template> => {
  const entry = games[index % games.length] ?? fault()
  const stage = STAGES[(index >> 2) % STAGES.length] ?? 'over'
  const rng = quickRng(seed * 1_000 + index)
  const bundle: GameBundle = { ...(await loadParts(games, entry.id, bots)), dealer: dealerOf }
  const seats = Array.from({ length: Math.max(2, entry.meta.seats[0] ?? 2) }, (_, seat) => (seat < 2 ? null : 'casual'))
  const request = {
    ...{ game: entry.id, options: defaultOptions(entry.meta.options), seats, teaching: false, seed: null },
    ...{ pace: index % 2 === 0 ? LIVE : ({ kind: 'untimed' } as const), visibility: 'public' as const },
    ...{ saltWait: null, saltHash: saltHash(SALTS[0]) },
  }
  const people = [0, 1].map((seat) => ({ id: personAt(0, seat), name: nameAt(seat) }))
  const [owner = fault(), other = fault()] = people
  const log: LoggedEvent[] = []
  let state: TableState | undefined
  const write = (bodies: readonly TableEvent[], command: string | null = null): void => {
    for (const [place, body] of bodies.entries()) {
      const seq = log.length + 1
      const event = { seq, at: BEGAN + seq * 2_000, command: place === 0 ? command : null, body }
      log.push(event)
      state = state === undefined ? firstTableState(idAt(0), event) : applyEvent(state, event, bundle)
    }
  }
  const now = (): TableState => state ?? fault()
  const context = () => ({ now: BEGAN + log.length * 2_000, rulesVersion: bundle.game.meta.rulesVersion, keyHash: '' })
  const order = (person: typeof owner, asked: Order): void => {
    const who = { person, link: 'join' as const, address: '' }
    write(eventsFor(now(), who, asked, context()), `${person.id}:order-${log.length}`)
  }
  write(openingFor(request, owner, entry.meta, '00'.repeat(16), randomFrom(rng)))
  if (stage === 'open') return { state: now(), log }
  order(other, { kind: 'join', seat: 1, name: other.name, saltHash: saltHash(SALTS[1]) })
  order(owner, { kind: 'start', fill: 'casual' })
  if (stage === 'dealing') return { state: now(), log }
  if (stage === 'brokenOff') order(owner, { kind: 'close' })
  else for (const [seat, person] of people.entries()) order(person, { kind: 'salt', salt: SALTS[seat] ?? '' })
  const most = stage === 'running' ? 5 + rng(60) : Number.POSITIVE_INFINITY
  for (let moves = 0; moves < most && now().phase === 'running'; moves++) {
    const { match } = now().hosted ?? fault()
    const [seat = 0] = seatsToAct({ match })
    const legal = match.game.legal(match.state, seat)
    const move = legal[rng(legal.length)] ?? fault()
    const command = seat < 2 ? `${personAt(0, seat)}:move-${moves}` : null
    write([{ kind: 'moved', seat, notation: match.game.notate(move) }], command)
    if (moves % 25 === 24) order(owner, { kind: 'chat', scope: 'all', text: `Nach Zug ${moves} – “so”  ok` })
  }
  return { state: now(), log }
}

const headAt = ({ state }: Template, index: number) => {
  const head = headOf(state, loggedDueOf(state))
  const people = head.people.map((person) => renamedText(person, index))
  return { ...head, id: idAt(index), people, about: renamedText(head.about, index) }
}

const renamed = (body: TableEvent, index: number): TableEvent => JSON.parse(renamedText(JSON.stringify(body), index))

/** The ids of a template and its people are found nowhere else in a text. */
const renamedText = (text: string, index: number): string =>
  text
    .replaceAll(idAt(0), idAt(index))
    .replaceAll(personAt(0, 0), personAt(index, 0))
    .replaceAll(personAt(0, 1), personAt(index, 1))

const peopleOf = (index: number): readonly Row[] =>
  [0, 1].map((seat) => ({ of: 'people', row: { id: personAt(index, seat), name: nameAt(seat), created: BEGAN } }))

const tokensOf = (index: number): readonly Row[] =>
  [0, 1].map((seat) => ({
    of: 'tokens',
    row: { hash: `token-${index}-${seat}`, person_id: personAt(index, seat), at: BEGAN },
  }))

/** Every other attempt is ranked. */
const attemptOf = (index: number): Row => {
  const isRanked = index % 2 === 0
  const begun = { day: '2026-11-18', game: 'template', person_id: personAt(index, 0), id: `d${idAt(index).slice(1)}` }
  const ending = isRanked
    ? { state: 'ranked', finished: BEGAN + 1, points: index - 5, place: 1, record: '{"moves":["0 “so”"]}' }
    : { state: 'open', finished: null, points: null, place: null, record: null }
  const { state, ...rest } = ending
  return { of: 'daily_attempts', row: { ...begun, started: BEGAN, release: '0.3.0', state, ...rest } }
}

const nameAt = (seat: number): string => ['Ágnes', 'Jörg'][seat] ?? fault()
const idAt = (index: number): string => `t${index.toString(36).padStart(9, '0')}`
const personAt = (index: number, seat: number): string => `p${seat}${index.toString(36).padStart(14, '0')}`

function* inPages(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += 1_000) yield rows.slice(from, from + 1_000)
}

const randomFrom = (rng: Rng): Random => {
  const of = (letters: string, count: number) =>
    Array.from({ length: count }, () => letters[rng(letters.length)]).join('')
  return {
    hex: (bytes) => of('0123456789abcdef', bytes * 2),
    letters: (count) => of('0123456789abcdefghijklmnopqrstuvwxyz', count),
    readable: (count) => of('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', count),
  }
}

const fault = (): never => {
  throw new Error('nothing there')
}
