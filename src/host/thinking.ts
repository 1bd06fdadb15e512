/** The thinking side of a host, in a thread or a worker of its own: it is sent ponderings and keeps the memories. */
import type { Bot, Failure } from '../bots/bot.ts'
import { loadAllHeuristics } from '../bots/load-heuristics.ts'
import { type BotMemory, newMemory } from '../bots/memory.ts'
import type { GameEntry } from '../kit/entry.ts'
import type { AnyGame } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { Advice } from '../wire/host.ts'
import type { AdviceRequest } from './advice-request.ts'
import { adviceOn } from './adviser.ts'
import { type BotRequest, chooseBotMove } from './bot-moves.ts'

export interface Asked {
  readonly id: number
  readonly pondering: BotRequest
}

/** What the bot plays, or null where it failed; and which bots failed before the one that plays. */
export interface Pondered {
  readonly id: number
  readonly notation: string | null
  readonly failures: readonly Failure[]
}

export interface AskedAdvice {
  readonly id: number
  readonly considering: AdviceRequest
}

/** What the search found, or null where it failed. */
export interface Considered {
  readonly id: number
  readonly found: Advice | null
}

export const advisingWith =
  (games: readonly GameEntry[], clock: () => number): ((asked: AskedAdvice) => Promise<Considered>) =>
  async ({ id, considering }) => {
    try {
      return { id, found: adviceOn(considering, { ...(await partsOf(games, considering.game)), clock }) }
    } catch {
      return { id, found: null }
    }
  }

const partsOf = async (
  games: readonly GameEntry[],
  name: string,
): Promise<{ game: AnyGame; heuristics: AnyHeuristics }> => {
  const entry = games.find(({ id }) => id === name)
  if (entry === undefined) throw new RangeError(`there is no game ${name} here`)
  const [game, heuristics] = await Promise.all([entry.game(), loadAllHeuristics(entry)])
  return { game, heuristics }
}

/** So many memories are kept; whoever has not been asked for longest loses its own. */
const MOST_MEMORIES = 64

export const thinkingWith = (
  games: readonly GameEntry[],
  bots: Readonly<Record<string, Bot>>,
  clock: () => number,
): ((asked: Asked) => Promise<Pondered>) => {
  const memories = new Map<string, BotMemory>()
  return async ({ id, pondering }) => {
    const failures: Failure[] = []
    try {
      const { game, heuristics } = await partsOf(games, pondering.game)
      const memory = memoryFor(memories, `${pondering.table} ${pondering.seat}`)
      const notice = (failure: Failure): number => failures.push(failure)
      const move = chooseBotMove(pondering, { game, heuristics, bots, memory, clock, notice })
      return { id, notation: move === undefined ? null : game.notate(move), failures }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return { id, notation: null, failures: [...failures, { bot: pondering.bot, why }] }
    }
  }
}

const memoryFor = (memories: Map<string, BotMemory>, key: string): BotMemory => {
  const memory = memories.get(key) ?? newMemory()
  memories.delete(key)
  memories.set(key, memory)
  const [oldest] = memories.keys()
  if (memories.size > MOST_MEMORIES && oldest !== undefined) memories.delete(oldest)
  return memory
}
