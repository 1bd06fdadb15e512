/** What kinds of moves a game has: every kind that somebody made in a recorded game. */
import { readFileSync } from 'node:fs'
import type { Entry } from '../../kit/game.ts'

export const kindsOf = async (entry: Entry): Promise<ReadonlySet<string>> => {
  const game = await entry.game()
  const file = new URL(`../../games/${entry.id}/playthroughs/matches.jsonl`, import.meta.url)
  const records = readFileSync(file, 'utf8').trim().split('\n')
  const moves = records.flatMap((line) => (JSON.parse(line) as { moves: string[] }).moves)
  return new Set(moves.flatMap((move) => game.parse(move.split(' ')[1] ?? '')?.kind ?? []))
}
