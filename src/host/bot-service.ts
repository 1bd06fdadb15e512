/** Bots and advice in a thread or a worker of their own. The service answers requests and keeps what bots remember. */
import type { Bot } from '../bots/bot.ts'
import { type Explanation, explain, explainToSpectator } from '../bots/explain.ts'
import { loadAllHeuristics } from '../bots/load-heuristics.ts'
import { type BotMemory, newMemory } from '../bots/search-bot.ts'
import { quickRng } from '../kit/chance.ts'
import type { GameEntry } from '../kit/entry.ts'
import type { AnyGame } from '../kit/game.ts'
import type { AnyReasoner } from '../kit/reasons.ts'
import type { Advice } from '../wire/host.ts'
import type { AdviceRequest } from './advice.ts'
import { answerOfBot, type BotContext, type BotRequest } from './bot-turn.ts'
import { type BotBundle, loadParts } from './opening.ts'
import { reasonsFor } from './reasons.ts'

export interface BotService {
  /** The move of the requested bot, in notation. Rejects if the bot fails. */
  chooseMove(request: BotRequest): Promise<string>
  /** Rejects if the search fails. */
  advise(request: AdviceRequest): Promise<Advice>
}

export const botService = (
  games: readonly GameEntry[],
  bots: Readonly<Record<string, Bot>>,
  clock: () => number,
): BotService => {
  const bundles = new Map<string, Promise<BotBundle>>()
  const bundleOf = (game: string): Promise<BotBundle> => {
    const known = bundles.get(game) ?? loadParts(games, game, bots, loadAllHeuristics)
    bundles.set(game, known)
    // A browser that was offline tries again.
    known.catch(() => bundles.delete(game))
    return known
  }
  const withMemory = rememberingBots()
  return {
    chooseMove: async (request) => withMemory(request, { ...(await bundleOf(request.game)), clock }),
    async advise(request) {
      const reasoner = await games.find(({ id }) => id === request.game)?.reasons?.()
      return adviceOn(request, { ...(await bundleOf(request.game)), clock }, reasoner)
    },
  }
}

/** The memories of this many seats are kept; the one not used for longest is forgotten. */
const MOST_MEMORIES = 64

/** Answers as bots that remember their turn. */
export const rememberingBots = (): ((request: BotRequest, context: BotContext) => string) => {
  const memories = new Map<string, BotMemory>()
  return (request, context) => {
    const key = `${request.table} ${request.seat}`
    const memory = memories.get(key) ?? newMemory()
    memories.delete(key)
    memories.set(key, memory)
    const [oldest] = memories.keys()
    if (memories.size > MOST_MEMORIES && oldest !== undefined) memories.delete(oldest)
    return answerOfBot(request, { ...context, memory })
  }
}

/** The budget of advice is about that of a strong bot's turn. */
const ADVICE = { milliseconds: 700, iterations: 14_000 } as const

/** What a search finds in one moment of the match, from the view of one viewer. */
export const adviceOn = (
  { seat, viewer, view, randomSeed }: AdviceRequest,
  { game, heuristics, clock }: Pick<BotContext, 'game' | 'heuristics' | 'clock'>,
  reasoner?: AnyReasoner,
): Advice => {
  const timed = clock === undefined ? {} : { clock }
  const decision = { game, heuristics, seat, view, rng: quickRng(randomSeed), ...timed }
  const found = viewer === seat ? explain(decision, ADVICE) : explainToSpectator(decision, ADVICE)
  // A seat is shown its own choices. A spectator has none and is shown what the seat to act may do.
  const isShown = viewer === seat || viewer === 'watcher'
  const choices = isShown ? choicesIn(found, game) : []
  // Only the seat itself knows its hand, so only it is given reasons.
  if (reasoner === undefined || viewer !== seat) return { chances: found.chances, choices }
  const state = game.determinize(view, quickRng(randomSeed))
  return {
    chances: found.chances,
    choices: choices.map((choice) => {
      const move = game.parse(choice.notation)
      return move === undefined
        ? choice
        : { ...choice, reasons: reasonsFor(game, heuristics, reasoner, state, seat, move) }
    }),
  }
}

const choicesIn = ({ choices }: Explanation, game: AnyGame): Advice['choices'] =>
  choices.flatMap(({ move, chance, points }) => {
    const parsed = game.parse(move)
    return parsed === undefined ? [] : [{ notation: move, label: game.describeMove(parsed), chance, points }]
  })
