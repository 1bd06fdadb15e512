/** The figures of each seat of a match: points by rule for every game, and more for games with their own module. */
import type { AnyGame, Seat } from '../kit/game.ts'
import type { PlayedMatch } from './play.ts'

/** By name, in the order they are printed. */
export type Figures = Readonly<Record<string, number>>

/** The additional figures of a game. */
export type GameFigures = (match: PlayedMatch, seat: Seat) => Figures

const OWN: Readonly<Record<string, () => Promise<{ readonly figures: GameFigures }>>> = {
  'great-lakes': () => import('./games/great-lakes.ts'),
}

/** The game's own figures, or none. */
export const gameFigures = async (id: string): Promise<GameFigures> => (await OWN[id]?.())?.figures ?? (() => ({}))

export const figuresOf = (game: AnyGame, match: PlayedMatch, seat: Seat, own: GameFigures): Figures => {
  const { ranks, totals } = match.outcome
  const total = totals[seat] ?? 0
  const won = ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
  const byRule: Record<string, number> = {}
  for (const { rule, points } of game.score(match.state, seat)) byRule[rule] = (byRule[rule] ?? 0) + points
  return { 'win share': won, points: total, ...byRule, ...own(match, seat) }
}
