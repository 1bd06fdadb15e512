/** Two people who play at another table during the attack: their match must not be disturbed. */
import type { AnyGame } from '../../src/kit/game.ts'
import { readRecord, writeRecord } from '../../src/kit/record.ts'
import { verify } from '../../src/kit/verify.ts'
import type { GuestPage } from '../server/client.ts'
import { choose, handOver, nextAsked } from '../server/play-moves.ts'
import { allowed, dealt, PARIS } from '../server/test-tables.ts'

export interface Bystanders {
  /** They agree to end the match; resolves with the number of moves that they made, which must be those of the record. */
  finish(game: AnyGame): Promise<number>
}

const BETWEEN = 250

export const bystandersAt = async (url: string): Promise<Bystanders> => {
  const { pages } = await dealt(url, PARIS, 3)
  const made: string[] = []
  let isOn = true
  const play = async (): Promise<void> => {
    while (isOn) {
      const page = await nextAsked(pages)
      if (page === undefined) return
      const { seat } = page.table().you
      made.push(`${seat} ${await choose(page)}`)
      await handOver(page)
      await new Promise((resolve) => setTimeout(resolve, BETWEEN))
    }
  }
  const playing = play()
  return {
    async finish(game) {
      isOn = false
      await playing
      await agreeToEnd(pages)
      const answer = await pages[0]?.order({ kind: 'record' })
      if (answer?.kind !== 'record') throw new Error(`no record but ${JSON.stringify(answer)}`)
      const { moves } = answer.record
      if (moves.join() !== made.join()) throw new Error('the bystanders’ match is not the one that they played')
      verify(game, readRecord(writeRecord(answer.record)))
      for (const page of pages) page.cut()
      return made.length
    },
  }
}

/** Unless the match is already over. */
const agreeToEnd = async ([first, ...others]: readonly GuestPage[]): Promise<void> => {
  if (first === undefined || first.table().phase === 'over') return
  allowed(await first.order({ kind: 'propose', what: 'end', moves: 0 }))
  for (const page of others) {
    await page.until(() => page.table().proposal !== null)
    const proposal = page.table().proposal?.number ?? -1
    allowed(await page.order({ kind: 'vote', proposal, yes: true }))
  }
  await first.until(() => first.table().phase === 'over')
}
