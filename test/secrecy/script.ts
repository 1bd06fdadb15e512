/** The actions of a visit: planned in the truth, from what people see there, and repeated in the other worlds. */
import { saltHash } from '../../src/kit/deal.ts'
import type { Rng, Seat } from '../../src/kit/game.ts'
import { defaultOptions } from '../../src/kit/options.ts'
import type { Order } from '../../src/wire/online.ts'
import { STRANGER } from './people.ts'
import { matchAt, pick, saltOf, type Truth } from './truth.ts'
import type { Act, Guest, Visit } from './visit.ts'

/** Visits the truth, and returns the actions. */
export const visitTruth = async (
  visit: Visit,
  truth: Truth,
  wrong: string | null,
  rng: Rng,
): Promise<readonly Act[]> => {
  const acts: Act[] = []
  const act = (what: Act): Promise<string> => {
    acts.push(what)
    return visit.act(what)
  }
  const order = (by: Guest, what: Order): Promise<string> => act({ kind: 'order', by, order: what })
  const { at, more, title } = truth
  const { start } = matchAt(truth, at)
  const seats = [...Array(start.seats).keys()]
  const asked = (): Seat => pick(title.game.toAct(matchAt(truth, at).state), rng)

  await act({ kind: 'moment', moves: at })
  const known = (by: Guest): number => visit.step(by).of ?? 0
  const backTo = known(0)
  for (const by of [...seats, 'watcher'] as const) {
    for (const what of questions(truth, by, known(by), rng)) await order(by, what)
  }
  for (const what of badMoves(visit, asked(), wrong)) await order(what.by, what.order)
  for (const seat of seats) await takeBack(act, truth, seat)
  await order(pick(seats, rng), { kind: 'chat', scope: 'players', text: 'hm' })
  await order(pick(seats, rng), { kind: 'chat', scope: 'all', text: 'well' })
  await order('watcher', { kind: 'chat', scope: 'all', text: 'hello' })
  await act({ kind: 'bot', seat: asked() })
  for (const what of requests(truth, seats, rng)) await act(what)
  for (const [index, { seat, move }] of matchAt(truth, at + more)
    .moves.slice(at)
    .entries()) {
    // Once this is answered, the seat has received everything sent before.
    await order(seat, { kind: 'refusals' })
    await act({ kind: 'move', by: seat, notation: title.game.notate(move) })
    await act({ kind: 'moment', moves: at + index + 1 })
    if (rng(2) === 0) await order(pick(seats, rng), pick(SHORT, rng))
    if (rng(4) === 0) await act(pick(requests(truth, seats, rng), rng))
  }
  if (more > 0 && rng(3) === 0) await agreeToGoBack(order, visit, seats, backTo)
  await order(0, { kind: 'revoke', to: 'watch' })
  return acts
}

/** Questions in between. */
const SHORT: readonly Order[] = [{ kind: 'done' }, { kind: 'refusals' }, { kind: 'record' }, { kind: 'redo' }]

/** Two queries by each guest, whether allowed or not. */
const questions = (
  { looksBack: [first = 0, second = 0] }: Truth,
  by: Guest,
  known: number,
  rng: Rng,
): readonly Order[] => {
  const own = typeof by === 'number' ? by : 'watcher'
  const all: readonly Order[] = [
    { kind: 'refusals' },
    { kind: 'replay', moves: Math.min(first, known), viewer: own },
    { kind: 'replay', moves: second, viewer: 'watcher' },
    { kind: 'replay', moves: known, viewer: own === 0 ? 1 : 0 },
    { kind: 'record' },
  ]
  return [pick(all.slice(0, 3), rng), pick(all, rng)]
}

/** An unknown move, an illegal one, one that comes too late, and one out of turn. */
const badMoves = (visit: Visit, seat: Seat, wrong: string | null) => {
  const decision = visit.step(seat).question?.decision ?? 0
  const play = (by: Guest, at: number, notation: string) => ({
    by,
    order: { kind: 'play', decision: at, notation } as const,
  })
  return [
    play(seat, decision, 'gibberish'),
    ...(wrong === null ? [] : [play(seat, decision, wrong)]),
    play(seat, decision + 1, 'gibberish'),
    play('watcher', decision, 'gibberish'),
  ]
}

/** Undoes a move if allowed, and makes it again, with the steps of a later turn that were undone with it. */
const takeBack = async (act: (what: Act) => Promise<string>, truth: Truth, seat: Seat): Promise<void> => {
  const answer = await act({ kind: 'order', by: seat, order: { kind: 'undo' } })
  if (!answer.endsWith('"answer":{"kind":"ok"}}')) return
  await act({ kind: 'order', by: seat, order: { kind: 'redo' } })
  const { game, moves } = matchAt(truth, truth.at)
  const index = moves.findLastIndex((played) => played.seat === seat)
  for (const played of moves.slice(index + 1)) {
    if (played.turn === moves[index]?.turn) continue
    // Once this is answered, the seat knows that it is to act again.
    await act({ kind: 'order', by: played.seat, order: { kind: 'refusals' } })
    await act({ kind: 'move', by: played.seat, notation: game.notate(played.move) })
  }
}

/** All agree to return to the start of the visit. */
const agreeToGoBack = async (
  order: (by: Guest, what: Order) => Promise<string>,
  visit: Visit,
  [first = 0, ...others]: readonly Seat[],
  moves: number,
): Promise<void> => {
  await order(first, { kind: 'propose', what: 'back', moves })
  const { proposal } = visit.table(first)
  for (const by of others) await order(by, { kind: 'vote', proposal: proposal?.number ?? 0, yes: true })
}

/** HTTP requests. Those that are the same for everyone are made occasionally. */
const requests = ({ looksBack: [first = 0], title }: Truth, seats: readonly Seat[], rng: Rng): readonly Act[] => {
  const get = (by: Guest, path: string): Act => ({ kind: 'call', by, method: 'GET', path, body: '' })
  const send = (by: Guest, method: string, path: string, body: unknown): Act => ({
    kind: 'call',
    by,
    method,
    path,
    body: JSON.stringify(body),
  })
  const orderOf = (by: Guest, name: string, order: Order): Act =>
    send(by, 'POST', '/api/tables/{id}/orders', { id: `${name}-000${seats.length}`, key: null, order })
  const callers: readonly Guest[] = [...seats, 'stranger']
  const often = callers.map((by): Act => {
    const viewer = typeof by === 'number' ? by : 'watcher'
    const query: Order = rng(2) === 0 ? { kind: 'refusals' } : { kind: 'replay', moves: first, viewer }
    return pick([get(by, '/api/tables/{id}/record'), get(by, '/api/tables'), orderOf(by, `asks-${by}`, query)], rng)
  })
  const seldom = callers.flatMap((by): readonly Act[] => {
    const person = typeof by === 'number' ? by : STRANGER
    const body = {
      game: title.entry.id,
      options: defaultOptions(title.game.meta.options),
      seats: Array.from({ length: title.game.meta.seats[0] ?? 2 }, () => null),
      pace: { kind: 'untimed' },
      visibility: 'link',
      seed: null,
      saltHash: saltHash(saltOf(person)),
    }
    return [
      get(by, '/api/me'),
      get(by, '/api/games'),
      send(by, 'PUT', '/api/me', { name: `Name ${person}` }),
      send(by, 'POST', '/api/me/code', {}),
      send(by, 'POST', '/api/me/device', { code: 'ABCDEFGHJK' }),
      send(by, 'POST', '/api/tables', body),
      get(by, '/api/daily'),
      send(by, 'POST', '/api/daily/start', { game: title.entry.id }),
      send(by, 'POST', '/api/daily/result', { day: '1970-01-01', record: { game: title.entry.id, moves: [] } }),
      get(by, '/api/daily/{day}/{game}'),
      get(by, '/api/daily/records/{id}'),
    ]
  })
  const paths = ['/healthz', '/readyz', '/api/openapi.json', '/api/tables', '/api/tables/{id}/record']
  const machine = [get('machine', '/metrics'), get('machine', pick(paths, rng))]
  return [...often, ...(rng(8) === 0 ? seldom : []), ...machine]
}
