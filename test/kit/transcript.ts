/** A match as readable English: moves, events and points, for golden files. */
import type { AnyGame } from '../../src/kit/game.ts'
import { type Match, visibleEvents } from '../../src/kit/match.ts'
import type { MatchRecord } from '../../src/kit/record.ts'
import { type Message, speak, type Texts } from '../../src/kit/text.ts'

export const transcript = (game: AnyGame, texts: Texts, record: MatchRecord, match: Match): string => {
  const seat = (index: number): string => record.players[index] ?? `Seat ${index + 1}`
  const say = (message: Message): string => speak({ language: 'en', texts, seat }, message)
  const log = visibleEvents(match.log, 'watcher')
  const after = (count: number): readonly string[] =>
    log
      .filter((line) => line.after === count)
      .map(({ event }) => `      ${say(game.describeEvent(event))} (${event.rule})`)
  const lines = [
    `${game.meta.title}, ${record.players.join(', ')}`,
    ...after(0),
    ...match.moves.flatMap((played, index) => [
      `${String(index + 1).padStart(4)}  ${seat(played.seat)}: ${say(game.describeMove(played.move))}`,
      ...after(index + 1),
    ]),
    ...record.players.flatMap((name, index) => scoreLines(name, game.score(match.state, index), say)),
  ]
  return `${lines.join('\n')}\n`
}

const scoreLines = (
  name: string,
  lines: ReturnType<AnyGame['score']>,
  say: (message: Message) => string,
): readonly string[] => [
  `${name}: ${lines.reduce((sum, { points }) => sum + points, 0)}`,
  ...lines.map(({ message, points, rule }) => `      ${say(message)}: ${points} (${rule})`),
]
