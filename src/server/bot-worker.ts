/** A thread in which bots ponder, so that nobody at any table waits for them. */
import { parentPort } from 'node:worker_threads'
import { bots } from '../bots/index.ts'
import { games } from '../games/index.ts'
import { type Pondering, ponder } from '../host/bot-move.ts'

export interface Asked {
  readonly id: number
  readonly pondering: Pondering
}

/** What the bot plays, or null where it failed. */
export interface Pondered {
  readonly id: number
  readonly notation: string | null
}

const answer = async ({ id, pondering }: Asked): Promise<Pondered> => {
  const entry = games.find((game) => game.id === pondering.game)
  if (entry === undefined) return { id, notation: null }
  const [game, sense] = await Promise.all([entry.game(), entry.sense()])
  const move = ponder(pondering, { game, sense, bots })
  return { id, notation: move === undefined ? null : game.notate(move) }
}

parentPort?.on('message', async (asked: Asked) => {
  parentPort?.postMessage(await answer(asked).catch((): Pondered => ({ id: asked.id, notation: null })))
})
