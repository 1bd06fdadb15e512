/** The thinking side of a host, in a thread or a worker of its own: it is sent ponderings and keeps the memories. */
import type { Bot, Failure } from '../bots/bot.ts'
import { type Memory, newMemory } from '../bots/memory.ts'
import type { Entry } from '../kit/game.ts'
import { type Pondering, ponder } from './bot-move.ts'

export interface Asked {
  readonly id: number
  readonly pondering: Pondering
}

/** What the bot plays, or null where it failed; and which bots failed before the one that plays. */
export interface Pondered {
  readonly id: number
  readonly notation: string | null
  readonly failures: readonly Failure[]
}

/** So many memories are kept; whoever has not been asked for longest loses its own. */
const MOST_MEMORIES = 64

export const thinkingWith = (
  games: readonly Entry[],
  bots: Readonly<Record<string, Bot>>,
  clock: () => number,
): ((asked: Asked) => Promise<Pondered>) => {
  const memories = new Map<string, Memory>()
  return async ({ id, pondering }) => {
    const failures: Failure[] = []
    try {
      const entry = games.find((game) => game.id === pondering.game)
      if (entry === undefined) throw new RangeError(`there is no game ${pondering.game} here`)
      const [game, sense] = await Promise.all([entry.game(), entry.sense()])
      const memory = memoryFor(memories, `${pondering.table} ${pondering.seat}`)
      const notice = (failure: Failure): number => failures.push(failure)
      const move = ponder(pondering, { game, sense, bots, memory, clock, notice })
      return { id, notation: move === undefined ? null : game.notate(move), failures }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return { id, notation: null, failures: [...failures, { bot: pondering.bot, why }] }
    }
  }
}

const memoryFor = (memories: Map<string, Memory>, key: string): Memory => {
  const memory = memories.get(key) ?? newMemory()
  memories.delete(key)
  memories.set(key, memory)
  const [oldest] = memories.keys()
  if (memories.size > MOST_MEMORIES && oldest !== undefined) memories.delete(oldest)
  return memory
}
