/** Plays a recorded match choice by choice, by the names in the list of choices. */
import type { Page } from 'playwright-core'
import { type MatchRecord, writeRecord } from '../../../src/kit/record.ts'
import { hrefs } from '../../../src/wire/route.ts'
import { visitPage } from '../browser/follow-link.ts'
import type { Press } from '../browser/input-devices.ts'
import type { TableSnapshot } from '../browser/table-snapshot.ts'
import type { ShortMove } from '../short-matches.ts'
import { act, isWanted, waitForTable } from './choice-list-player.ts'

/** Makes one move; confirms it and presses Done if needed. */
export const playRecordedMove = async (page: Page, press: Press, { name, again }: ShortMove): Promise<void> => {
  let now = await waitForTable(page, null, isWanted)
  while (now.wants !== 'choice' || now.list !== 'open') {
    await act(page, press, now, () => 0)
    now = await waitForTable(page, now.mark, isWanted)
  }
  const { question, groups } = now
  const names = groups.flatMap((group) => group.names)
  // A board may add which card lies at the place that the move names.
  const index = names.findIndex((each) => each === name || each.startsWith(`${name}: `))
  if (index < 0) throw new Error(`“${name}” is not among ${names.join(', ')}`)
  await act(page, press, now, () => index)
  const isMade = (then: TableSnapshot): boolean => then.wants !== 'confirm' && (again || then.question !== question)
  now = await waitForTable(page, now.mark, (then) => then.wants === 'confirm' || isMade(then))
  if (now.wants === 'confirm') {
    await act(page, press, now, () => 0)
    now = await waitForTable(page, now.mark, isMade)
  }
  if (now.wants === 'done') await act(page, press, now, () => 0)
}

/** Loads the match before this move, with a person in this seat and bots in the others. */
export const loadMatchAt = async (page: Page, { record, seat }: Pick<ShortMove, 'record' | 'seat'>): Promise<void> => {
  const players = record.players.map((name, at) => (at === seat ? name : 'random'))
  await loadRecord(page, { ...record, players })
}

const loadRecord = async (page: Page, record: MatchRecord): Promise<void> => {
  await visitPage(page, hrefs.home)
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(writeRecord(record)) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.waitForURL(/\/table\//)
}

/** Groups consecutive moves of the same seat. */
export const groupBySeat = (moves: readonly ShortMove[]): readonly (readonly ShortMove[])[] => {
  const runs: ShortMove[][] = []
  for (const move of moves) {
    const last = runs.at(-1)
    if (last?.[0]?.seat === move.seat) last.push(move)
    else runs.push([move])
  }
  return runs
}

/** The runs with kinds of moves that did not occur before, cut to these moves. */
export const runsWithNewKinds = (runs: readonly (readonly ShortMove[])[]): readonly (readonly ShortMove[])[] => {
  const known = new Set<string>()
  return runs.flatMap((run) => {
    const isNew = run.map(({ kind }) => !known.has(kind))
    for (const { kind } of run) known.add(kind)
    return isNew.includes(true) ? [run.slice(isNew.indexOf(true), isNew.lastIndexOf(true) + 1)] : []
  })
}
