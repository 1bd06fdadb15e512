/** A table where every person has a different salt, so that a test can search messages for each of them. */
import { saltHash } from '../../src/kit/deal.ts'
import type { OpenedTable } from '../../src/wire/api.ts'
import { guest } from './client.ts'
import { allowed, at, NAMES, type TableSetup } from './test-tables.ts'

export const saltOf = (seat: number): string => `5a17${String(seat).repeat(28)}`

/** A spectator is there from the beginning. */
export const saltedTable = async (url: string, setup: TableSetup, people: number) => {
  const guests = await Promise.all(NAMES.slice(0, people).map((name) => guest(url, name)))
  const owner = at(guests, 0)
  const opened = await owner.call('POST', '/api/tables', { ...setup, saltHash: saltHash(saltOf(0)) })
  const { table, key } = opened.body as OpenedTable
  const spectator = await (await guest(url, 'Zoe')).openPage(table, { key })
  const pages = await Promise.all(guests.map((one) => one.openPage(table, { key })))
  for (const seat of guests.keys()) {
    const name = at(NAMES, seat)
    if (seat > 0) allowed(await at(pages, seat).order({ kind: 'join', seat, name, saltHash: saltHash(saltOf(seat)) }))
  }
  return { table, key, guests, pages, spectator }
}
