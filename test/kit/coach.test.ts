/** The coach has a line for every kind of decision of every game, and each fits its place. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import { playText } from '../../src/kit/match.ts'
import { readRecord, replayRecord } from '../../src/kit/record.ts'
import { LANGUAGES, type Texts } from '../../src/kit/text.ts'

/** A line has room for this many characters on a phone of 360 pixels. */
const LONGEST = 100

const linesOf = async (game: string, language: string): Promise<Texts> =>
  (await import(`../../src/games/${game}/coach/${language}.ts`)).texts

/** The kinds of decisions and of moves in the recorded matches. */
const kindsOf = async (entry: GameEntry): Promise<{ readonly asks: Set<string>; readonly moves: Set<string> }> => {
  const game = await entry.game()
  const folder = new URL(`../../src/games/${entry.id}/playthroughs/`, import.meta.url)
  const asks = new Set<string>()
  const moves = new Set<string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const record = readRecord(readFileSync(new URL(file, folder), 'utf8'))
    let match = replayRecord(game, record, 0)
    for (const line of record.moves) {
      const [seat = '', notation = ''] = line.split(' ')
      asks.add(game.prompt(match.state, Number(seat)).kind)
      moves.add(game.parse(notation)?.kind ?? '')
      match = playText(match, Number(seat), notation)
    }
  }
  return { asks, moves }
}

/** A draft may come without it. */
const released = games.filter(({ meta }) => meta.draft !== true)

describe.each(released)('the coach of $title', (entry) => {
  test('has a line for every kind of decision in the recorded matches, and no line for a move that does not exist', async () => {
    const { asks, moves } = await kindsOf(entry)
    const lines = Object.keys(await linesOf(entry.id, 'en'))
    expect([...asks].filter((kind) => !lines.includes(`ask.${kind}`))).toEqual([])
    const texts = Object.keys((await entry.text.en()).texts)
    const isKnown = (line: string): boolean => {
      const [place, kind = ''] = line.split('.')
      return place === 'can' ? moves.has(kind) : asks.has(kind) || texts.some((id) => id.startsWith(`ask.${kind}`))
    }
    expect(lines.filter((line) => !isKnown(line))).toEqual([])
  })

  test.each(LANGUAGES)('says each in one line (%s)', async (language) => {
    const texts = await linesOf(entry.id, language)
    expect(Object.entries(texts).filter(([, text]) => text.length > LONGEST)).toEqual([])
    expect(Object.values(texts).length).toBeGreaterThan(1)
  })
})
