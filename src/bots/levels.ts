/** The levels of bots: their names, budgets and mistakes, and the fallback from a failing level to weaker ones. */
import type { Tagged } from '../kit/game.ts'
import type { Bot, BotDecision, Effort } from './bot.ts'

/** The levels that players choose from, weakest first. */
export const LEVELS = ['newcomer', 'beginner', 'amateur', 'skilled', 'strong', 'expert'] as const

/**
 * All bots, weakest first. `random` and `casual` never change: other bots are rated against them, and older tables have
 * them.
 */
export const BOT_NAMES = ['random', 'newcomer', 'casual', 'beginner', 'amateur', 'skilled', 'strong', 'expert'] as const

export type BotName = (typeof BOT_NAMES)[number]

export const isBotName = (name: string): name is BotName => BOT_NAMES.some((known) => known === name)

/** The budget of searching bots for a turn. The iterations are what an average computer manages in that time. */
export const EFFORTS = {
  beginner: { milliseconds: 40, iterations: 800 },
  amateur: { milliseconds: 100, iterations: 2_000 },
  skilled: { milliseconds: 300, iterations: 6_000 },
  strong: { milliseconds: 1_000, iterations: 20_000 },
  expert: { milliseconds: 3_000, iterations: 60_000 },
} as const satisfies Partial<Record<BotName, Effort>>

/** Searching bots take their time and should run in a thread of their own. */
export const isSearchBot = (name: string | null): name is SearchBotName => name !== null && Object.hasOwn(EFFORTS, name)

export type SearchBotName = keyof typeof EFFORTS

/** The share of its moves that a bot overlooks: the game says how much suits each level. */
export const overlookedShare = ({ heuristics, overlooks }: BotDecision, level: string): number =>
  overlooks ?? heuristics.overlooks?.[level] ?? OVERLOOKS[level] ?? 0

/** For games that say nothing. */
const OVERLOOKS: Readonly<Record<string, number>> = { newcomer: 0.4, beginner: 0.6, amateur: 0.4, skilled: 0.2 }

/** The longest time that a bot of this level takes for a turn, in milliseconds. */
export const searchTime = (bot: string): number => (isSearchBot(bot) ? EFFORTS[bot].milliseconds : 0)

/** The move of one bot. Throws if there is no such bot, if the bot throws, and if its answer is not legal. */
export const moveOfBot = (bots: Readonly<Record<string, Bot>>, name: string, decision: BotDecision): Tagged => {
  const move = bots[name]?.(decision)
  if (move === undefined) throw new RangeError('no such bot')
  const { game, view, seat, rng } = decision
  if (game.legal(game.determinize(view, rng), seat).includes(move)) return move
  throw new RangeError('the answer is not a legal move')
}

export interface Failure {
  readonly bot: string
  readonly why: string
}

/**
 * The fallback for a bot that fails in any way: asks the bot, then each weaker level that does not search, until one
 * answers. Undefined if all of them fail. Every failure is reported. It answers at once if the bots do, else later.
 */
export function askLevels<Answer>(
  bot: string,
  ask: (bot: string) => Promise<Answer>,
  report: Report,
): Promise<Answer | undefined>
export function askLevels<Answer>(bot: string, ask: (bot: string) => Answer, report: Report): Answer | undefined
export function askLevels(bot: string, ask: (bot: string) => unknown, report: Report): unknown {
  const levels = [...levelsFrom(bot)]
  const askNext = (): unknown => {
    const level = levels.shift()
    if (level === undefined) return undefined
    const failed = (error: unknown): unknown => {
      report({ bot: level, why: error instanceof Error ? error.message : String(error) })
      return askNext()
    }
    try {
      const answer = ask(level)
      return answer instanceof Promise ? answer.catch(failed) : answer
    } catch (error) {
      return failed(error)
    }
  }
  return askNext()
}

type Report = (failure: Failure) => void

/**
 * This level, then every weaker one that does not search: where one search fails, another would too. The fallback of a
 * bot that is no level plays at random.
 */
const levelsFrom = (bot: string): readonly string[] => {
  if (!isBotName(bot)) return [bot, BOT_NAMES[0]]
  const weaker = BOT_NAMES.slice(0, BOT_NAMES.indexOf(bot)).filter((name) => !isSearchBot(name))
  return [bot, ...weaker.reverse()]
}
