/** Advice: what a search makes of a moment of the match, from what one viewer may know of it. */
import type { Explanation } from '../bots/explain.ts'
import type { Seat, Viewer } from '../kit/game.ts'
import type { Match } from '../kit/match.ts'
import { complain } from '../kit/problem.ts'
import type { Advice, Command } from '../wire/host.ts'
import { type Hosted, mayBeAdvised } from './hosted.ts'
import { momentOf } from './scene.ts'

/** All that the search is given: a view and whose decision it is. It can be sent to another thread. */
export interface Considering {
  readonly game: string
  readonly seat: Seat
  readonly view: unknown
  readonly whim: number
}

export const consideringOf = (match: Match, viewer: Viewer): Considering | null => {
  const { game, state, moves } = match
  const seats = game.toAct(state)
  const seat = seats.find((one) => one === viewer) ?? seats[0]
  if (seat === undefined) return null
  return { game: game.meta.id, seat, view: game.view(state, viewer), whim: moves.length }
}

/** The moment that advice is asked for, or a complaint. */
export const advisedMoment = (
  hosted: Hosted,
  looking: Viewer,
  { moves, viewer }: Extract<Command, { kind: 'advice' }>,
): Match => {
  if (!mayBeAdvised(hosted)) complain('advice.people')
  return momentOf(hosted, looking, moves, viewer)
}

/** Choices are told to whoever has them: those of another seat would be guesses. */
export const adviceFrom = ({ game }: Match, viewer: Viewer, seat: Seat, found: Explanation): Advice => {
  const choices = found.choices.flatMap(({ move, chance, points }) => {
    const parsed = game.parse(move)
    return parsed === undefined ? [] : [{ notation: move, label: game.label(parsed), chance, points }]
  })
  return { chances: found.chances, choices: seat === viewer ? choices : [] }
}
