import { expect, test, vi } from 'vitest'
import { tableView } from '../../../../test/web/table/table-views.ts'
import type { Answer, TableView } from '../../../wire/host.ts'
import { type AdviceEngine, createAdviser } from './advice.ts'

const ADVICE = { chances: [0.7, 0.3], choices: [] }

/** An adviser at this position; every replay is answered with a view of the requested move. */
const seated = (live: Partial<TableView>) => {
  const consider = vi.fn<AdviceEngine['consider']>(async () => ADVICE)
  const close = vi.fn()
  const loadEngine = vi.fn(async () => ({ consider, close }))
  const replay = vi.fn(
    async (moves: number, viewer: TableView['viewer']): Promise<Answer> => ({
      kind: 'scene',
      scene: tableView({ moves, viewer, toAct: [1], view: `past ${moves}` }),
    }),
  )
  const now = tableView({ moves: 4, seq: 9, viewer: 'watcher', toAct: [1], view: 'now', ...live })
  const adviser = createAdviser({ live: () => now, replay, loadEngine })
  const ask = (moves: number) => adviser.advise({ kind: 'advice', moves, viewer: now.viewer })
  return { adviser, ask, consider, close, loadEngine, replay }
}

test('a spectator’s advice is computed in the browser from the spectator’s own view, without the server', async () => {
  const { ask, consider, replay } = seated({})
  expect(await ask(4)).toEqual({ kind: 'advice', advice: ADVICE })
  expect(consider.mock.calls).toEqual([[{ game: 'g', seat: 1, viewer: 'watcher', view: 'now', randomSeed: 4 }]])
  expect(replay).not.toHaveBeenCalled()
})

test('a seat gets advice about its own decision when several seats are to act', async () => {
  const { ask, consider } = seated({ viewer: 0, toAct: [1, 0] })
  await ask(4)
  expect(consider).toHaveBeenCalledWith(expect.objectContaining({ seat: 0, viewer: 0 }))
})

test('without the server’s permission no engine is loaded and nothing is computed', async () => {
  const { ask, loadEngine, replay } = seated({ viewer: 0, advised: false })
  expect(await ask(4)).toEqual({ kind: 'problem', say: { id: 'advice.people' } })
  expect(await ask(1)).toEqual({ kind: 'problem', say: { id: 'advice.people' } })
  expect(loadEngine).not.toHaveBeenCalled()
  expect(replay).not.toHaveBeenCalled()
})

test('an earlier position that the page already knows is not requested again', async () => {
  const { adviser, ask, consider, replay } = seated({})
  adviser.remember(tableView({ moves: 2, seq: 9, viewer: 'watcher', toAct: [0], view: 'seen' }))
  await ask(2)
  expect(consider).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'seen', seat: 0 }))
  expect(replay).not.toHaveBeenCalled()
  await ask(1)
  expect(consider).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'past 1' }))
  expect(replay).toHaveBeenCalledTimes(1)
})

test('a remembered position is not used after the table has changed', async () => {
  const { adviser, ask, consider } = seated({})
  adviser.remember(tableView({ moves: 2, seq: 8, viewer: 'watcher', view: 'taken back' }))
  await ask(2)
  expect(consider).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'past 2' }))
})

test('the last position of a match that was broken off can be analysed', async () => {
  const { ask, consider } = seated({ toAct: [] })
  await ask(4)
  expect(consider).toHaveBeenCalledWith(expect.objectContaining({ view: 'past 4' }))
})

test('an engine that cannot be loaded is reported and tried again at the next request', async () => {
  const { ask, loadEngine } = seated({})
  loadEngine.mockRejectedValueOnce(new Error('offline'))
  expect(await ask(4)).toEqual({ kind: 'problem', say: { id: 'advice.none' } })
  expect(await ask(4)).toMatchObject({ kind: 'advice' })
})

test('closing the adviser closes the engine, if one was loaded', async () => {
  const { adviser, ask, close, loadEngine } = seated({})
  adviser.close()
  expect(loadEngine).not.toHaveBeenCalled()
  await ask(4)
  adviser.close()
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})
