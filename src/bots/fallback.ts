/** Levels that stand in for each other: where one fails, the level below plays, and whoever wants to know is told. */
import type { Tagged } from '../kit/game.ts'
import type { Bot, BotDecision } from './bot.ts'

/** The same bots, weakest first, none of which fails while a weaker one does not. */
export const withFallback = <Name extends string>(rungs: Readonly<Record<Name, Bot>>): Readonly<Record<Name, Bot>> => {
  const levels: readonly Level[] = Object.entries<Bot>(rungs)
  const steady = levels.map(([name], at) => [name, from(levels.slice(0, at + 1).reverse())] as const)
  return Object.fromEntries(steady) as Record<Name, Bot>
}

/** The level below this one, or nothing. */
export const levelBelow = (names: readonly string[], name: string): string | undefined => names[names.indexOf(name) - 1]

type Level = readonly [name: string, bot: Bot]

const from =
  (downwards: readonly Level[]): Bot =>
  (decision) => {
    for (const [name, bot] of downwards) {
      try {
        return checked(decision, bot(decision))
      } catch (error) {
        decision.notice?.({ bot: name, why: error instanceof Error ? error.message : String(error) })
      }
    }
    throw new Error(`no answer from ${downwards.map(([name]) => name).join(', ')}`)
  }

/** An answer that is no legal move is a failure too. */
const checked = ({ game, view, seat, rng }: BotDecision, move: Tagged): Tagged => {
  if (!game.legal(game.determinize(view, rng), seat).includes(move))
    throw new RangeError('the answer is not a legal move')
  return move
}
