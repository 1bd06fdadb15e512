/** Ways of playing that do not try to win, for fuzzing: together they reach the rare rules of a game. */
import { quickRng } from '../kit/chance.ts'
import type { AnyGame, Rng, Seat, Tagged } from '../kit/game.ts'
import { kindFirst } from './random.ts'

/** Chooses a move. Every match has its own. */
export type Policy = (game: AnyGame, legal: readonly Tagged[], seat: Seat, rng: Rng) => Tagged

export const policies = {
  /** Every move is equally likely. */
  uniform: (): Policy => (_game, legal, _seat, rng) => pick(legal, rng),

  /** First a kind, then a move of that kind. */
  kindFirst: (): Policy => (_game, legal, _seat, rng) => kindFirst(legal, rng),

  /** Never stops or passes while another move is legal. */
  neverIdle: (): Policy => (_game, legal, _seat, rng) => {
    const busy = legal.filter(({ kind }) => !IDLE.includes(kind))
    return kindFirst(busy.length > 0 ? busy : legal, rng)
  },

  /** Each seat has preferences that last the whole match; only these reach the rare rules. */
  fixedTastes: (seed: number): Policy => {
    const tastes = new Map<string, number>()
    const draw = quickRng(seed)
    const taste = (seat: Seat, what: string): number => {
      const key = `${seat} ${what}`
      const known = tastes.get(key) ?? draw(1000)
      tastes.set(key, known)
      return known
    }
    return (game, legal, seat, rng) => {
      if (rng(10) === 0) return pick(legal, rng)
      const rating = (move: Tagged): number =>
        game.targets(move).reduce((sum, target) => sum + taste(seat, target), 2 * taste(seat, move.kind))
      return legal.reduce((best, move) => (rating(move) > rating(best) ? move : best))
    }
  },
} as const satisfies Record<string, (seed: number) => Policy>

export type PolicyName = keyof typeof policies

export const POLICY_NAMES = Object.keys(policies) as readonly PolicyName[]

const IDLE = ['stop', 'pass', 'skip', 'done', 'stay', 'decline']

const pick = <T>(list: readonly T[], rng: Rng): T => {
  const chosen = list[rng(list.length)]
  if (chosen === undefined) throw new RangeError('nothing to choose from')
  return chosen
}
