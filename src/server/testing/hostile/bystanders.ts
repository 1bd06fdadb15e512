/** Two people who play at a table of their own while others attack: their match must not notice. */
import type { AnyGame } from '../../../kit/game.ts'
import { readRecord, writeRecord } from '../../../kit/record.ts'
import { verify } from '../../../kit/verify.ts'
import { choose, handOver, nextAsked, playOn } from '../playing.ts'
import { dealt, PARIS } from '../seating.ts'

export interface Bystanders {
  /** Plays the match to its end; resolves with the number of moves that they made, all of which must be in the record. */
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
      await playOn(pages)
      const answer = await pages[0]?.order({ kind: 'record' })
      if (answer?.kind !== 'record') throw new Error(`no record but ${JSON.stringify(answer)}`)
      const { moves } = answer.record
      const same = made.every((move, index) => moves[index] === move)
      if (!same) throw new Error('the bystanders’ match is not the one that they played')
      verify(game, readRecord(writeRecord(answer.record)))
      for (const page of pages) page.cut()
      return made.length
    },
  }
}
