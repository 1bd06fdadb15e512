/** The headline of the end screen: who has won, and by how much. */
import type { Outcome, Seat } from '../../../kit/game.ts'
import type { EndWords } from './end-words.ts'
import { ranking, withMinusSign } from './scores.ts'

export const headlineOf = (outcome: Outcome | null, words: EndWords): string =>
  withMinusSign(outcome === null ? words('early') : victory(outcome, words))

const victory = (outcome: Outcome, words: EndWords): string => {
  const winners = winnersOf(outcome)
  const [winner = 0, runnerUp] = ranking(outcome)
  const first = outcome.totals[winner] ?? 0
  if (winners.length > 1) return words('shared', { winners: winners.map((seat) => ({ seat })), points: first })
  const second = runnerUp === undefined ? undefined : outcome.totals[runnerUp]
  // A dash between two numbers would look like a minus sign beside a negative one.
  if (second === undefined || first < 0 || second < 0)
    return words('wins.plain', { winner: { seat: winner }, points: first })
  return words(first === second ? 'wins.tieBreak' : 'wins', { winner: { seat: winner }, first, second })
}

const winnersOf = ({ ranks }: Outcome): readonly Seat[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
