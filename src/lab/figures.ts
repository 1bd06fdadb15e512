/** What is counted of every seat of a match: points by rule for every game, and more where a game has its own part. */
import type { AnyGame, Seat } from '../kit/game.ts'
import type { PlayedMatch } from './play.ts'

/** By name, in the order they are printed. */
export type Figures = Readonly<Record<string, number>>

/** A game's own part of the report. */
export type GameFigures = (match: PlayedMatch, seat: Seat) => Figures

const OWN: Readonly<Record<string, () => Promise<{ readonly figures: GameFigures }>>> = {
  'great-lakes': () => import('./games/great-lakes.ts'),
}

/** The game's own part, or nothing to add. */
export const gameFigures = async (id: string): Promise<GameFigures> => (await OWN[id]?.())?.figures ?? (() => ({}))

export const figuresOf = (game: AnyGame, match: PlayedMatch, seat: Seat, own: GameFigures): Figures => {
  const { ranks, totals } = match.outcome
  const total = totals[seat] ?? 0
  const won = ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
  const byRule: Record<string, number> = {}
  for (const { rule, points } of game.score(match.state, seat)) byRule[rule] = (byRule[rule] ?? 0) + points
  return { 'win share': won, points: total, ...byRule, ...own(match, seat) }
}
