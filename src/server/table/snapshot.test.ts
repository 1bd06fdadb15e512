/** A table from a snapshot looks the same to everybody and goes on in the same way. */
import { expect, test } from 'vitest'
import { bots } from '../../bots/index.ts'
import { games } from '../../games/index.ts'
import { dealerOf } from '../../host/opening.ts'
import { quickRng } from '../../kit/chance.ts'
import type { Viewer } from '../../kit/game.ts'
import { defaultOptions } from '../../kit/options.ts'
import type { TableEvent } from './events.ts'
import { applyEvent, firstTableState } from './history.ts'
import { stepFor } from './projection.ts'
import { snapshotOf, tableStateIn } from './snapshot.ts'
import type { TableState } from './table-state.ts'

test.each(games.map((entry) => [entry.title, entry] as const))('%s', async (_title, entry) => {
  const bundle = { game: await entry.game(), heuristics: await entry.heuristics(), bots, dealer: dealerOf }
  const { meta } = bundle.game
  const seats = meta.seats.at(-1) ?? 2
  const options = defaultOptions(meta.options)
  const owner = { id: 'a', name: 'Ann' }
  const opened: TableEvent = {
    kind: 'opened',
    game: entry.id,
    options,
    seats: Array.from({ length: seats }, () => null),
    pace: { kind: 'live', bank: 60, increment: 5, flag: 'bot' },
    isPublic: true,
    owner,
    secret: '00',
    seed: 'snapshot',
    join: '',
  }
  const rng = quickRng(7)
  const next = (before: TableState, body: TableEvent): TableState =>
    applyEvent(before, { seq: before.seq + 1, at: before.changed + 10, command: null, body }, bundle)
  const play = (before: TableState): TableState => {
    const { match } = before.hosted ?? fail()
    const [seat = 0] = match.game.toAct(match.state)
    const legal = match.game.legal(match.state, seat)
    return next(before, { kind: 'moved', seat, notation: match.game.notate(legal[rng(legal.length)] ?? fail()) })
  }
  let state = next(firstTableState('one', { seq: 1, at: 0, command: null, body: opened }), {
    kind: 'sat',
    seat: 0,
    person: owner,
    saltHash: '',
  })
  state = next(state, { kind: 'started' })
  const seen = (before: TableState): unknown =>
    [0, 1, 'watcher' as const].map((viewer: Viewer) => stepFor(before, viewer, 0))
  for (let moves = 0; moves < 60; moves++) {
    const again = tableStateIn(snapshotOf(state), bundle)
    expect(seen(again)).toEqual(seen(state))
    expect(again.clocks).toEqual(state.clocks)
    if (state.phase !== 'running') break
    state = play(again)
  }
  expect(state.seq).toBeGreaterThan(20)
})

const fail = (): never => {
  throw new Error('nothing to play')
}
