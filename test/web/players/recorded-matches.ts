/** Recorded matches of a game, opened in a page as a player opens a file. */
import type { Page } from 'playwright-core'
import { type MatchRecord, writeRecord } from '../../../src/kit/record.ts'
import { hrefs } from '../../../src/wire/route.ts'
import { recordsOf } from '../../games/recorded.ts'
import { visitPage } from '../browser/follow-link.ts'

/** The first recorded match with this many seats. */
export const recordedMatch = (game: string, seats: number): MatchRecord => {
  const found = recordsOf(game).find((record) => record.seats === seats)
  if (found === undefined) throw new Error(`no recorded match of ${game} with ${seats} seats`)
  return found
}

/** The match after a part of its moves: the player of this seat is a person, and all others are bots. */
export const partOf = (record: MatchRecord, share: number, person: number): MatchRecord => {
  const end = record.moves.findIndex((move, at) => at >= record.moves.length * share && move.startsWith(`${person} `))
  return {
    ...record,
    players: record.players.map((name, seat) => (seat === person ? name : 'casual')),
    moves: record.moves.slice(0, end === -1 ? record.moves.length : end),
    draws: null,
    result: null,
  }
}

/** Opens a record as a saved game. */
export const openRecord = async (page: Page, record: MatchRecord): Promise<void> => {
  await visitPage(page, hrefs.home)
  const input = page.locator('input[type=file]')
  await input.waitFor({ state: 'attached' })
  const buffer = Buffer.from(writeRecord(record))
  await input.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/table\//)
}
