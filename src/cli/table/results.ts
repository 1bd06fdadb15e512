/** Points and places, line by line with the rule behind each. */
import type { Outcome, Seat } from '../../kit/game.ts'
import type { Match } from '../../kit/match.ts'
import type { CliSpeaker } from '../game.ts'
import type { CliWords } from '../language.ts'

const WIDTH = 46

export const scoreLines = (match: Match, seat: Seat, words: CliWords, say: CliSpeaker): readonly string[] => {
  const lines = match.game.score(match.state, seat)
  const total = lines.reduce((sum, { points }) => sum + points, 0)
  return [
    ...lines.map(({ rule, message, points }) => figureLine(say(message), points, rule)),
    figureLine(words('score.total'), total, ''),
  ]
}

/** A finished match: how it ended, the places, and the points of each player. */
export const resultLines = (
  match: Match,
  outcome: Outcome,
  names: readonly string[],
  words: CliWords,
  say: CliSpeaker,
): readonly string[] => {
  const seats = outcome.ranks.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0))
  const { rule } = outcome
  const winners = seats.filter((seat) => outcome.ranks[seat] === 1).map((seat) => names[seat] ?? '')
  return [
    winners.length === 1 ? words('result.won', { winner: winners, rule }) : words('result.shared', { winners, rule }),
    ...seats.flatMap((seat) => [
      '',
      words('result.place', { rank: outcome.ranks[seat] ?? 0, name: names[seat] ?? '' }),
      ...scoreLines(match, seat, words, say),
    ]),
  ]
}

const figureLine = (text: string, points: number, rule: string): string =>
  `  ${text.padEnd(WIDTH)}${String(points).padStart(6)}  ${rule}`.trimEnd()
