/** Shared by both parts of the torture: the players, the report, and the audit of a log. */
import { PATIENCE } from './server.js'

/** Tables of every game. */
export const tableRequests = async (count) => {
  const { games } = await import('../../dist/src/games/index.js')
  const { defaultOptions } = await import('../../dist/src/kit/options.js')
  return Array.from({ length: count }, (_, index) => {
    const { id, meta } = games[index % games.length]
    const seats = Array.from({ length: Math.max(3, meta.seats[0]) }, () => null)
    const options = defaultOptions(meta.options)
    return { game: id, options, seats, pace: { kind: 'untimed' }, visibility: 'public', seed: null }
  })
}

/** `count` is how many rounds there will be, to show how long it still takes. */
export const roundsOf = async (crowd, { isSound }, count) => {
  const { progressOf } = await import('../../dist/src/program/progress.js')
  const progress = progressOf(count, 'rounds')
  const failures = []
  let judged = 0
  const print = (line) => {
    progress.clear()
    console.log(line)
  }
  const fail = (round, what) => {
    failures.push(`${round}: ${what}`)
    print(`  FAILED ${what}`)
  }
  return {
    failures,
    fail,
    print,
    goOn: (round) => crowd.goneOn(PATIENCE).catch((error) => fail(round, error.message)),
    judge(round, found) {
      const { tables, entries, lost, doubled, misplaced, foreign } = found
      print(
        `${round}: ${crowd.acknowledged()} acknowledged, ${tables} tables, ${entries} entries, ` +
          `${lost} lost, ${doubled} doubled, ${misplaced} misplaced, ${foreign} foreign`,
      )
      if (!isSound(found)) fail(round, 'the log is not what was acknowledged')
      progress.at(++judged)
    },
    /** After the end: unexpected refusals, and how much was played. */
    finish() {
      progress.clear()
      for (const surprise of new Set(crowd.surprises)) fail('orders', `refused: ${surprise}`)
      const over = crowd.ledgers.filter((ledger) => ledger.over).length
      return `${crowd.acknowledged()} acknowledged orders at ${crowd.ledgers.length} tables (${over} played out)`
    },
  }
}

/** The median and the maximum. */
export const spread = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return { middle: Math.round(sorted[sorted.length >> 1]), most: Math.round(sorted.at(-1)) }
}
