/** Tables for tests: people take seats and the match is dealt, over real sockets. */
import { saltHash } from '../../src/kit/deal.ts'
import type { OnlineAnswer, TableRequest } from '../../src/wire/online.ts'
import { type ConnectOptions, type Guest, type GuestPage, guest, SALT } from './client.ts'

export type TableSetup = Omit<TableRequest, 'saltHash'>

const LINK = { pace: { kind: 'untimed' }, visibility: 'link', seed: null } as const

/** Players act one after the other; an extension has several steps. */
export const PARIS: TableSetup = { game: 'paris-connection', options: {}, seats: [null, null, null], ...LINK }

/** All players choose at the same time, then act one after the other. */
export const COAL: TableSetup = { game: 'template', options: { length: 'short' }, seats: [null, null], ...LINK }

export interface Seated {
  readonly table: string
  readonly key: string
  readonly guests: readonly Guest[]
  readonly pages: readonly GuestPage[]
  guest(seat: number): Guest
  page(seat: number): GuestPage
  /** A new guest opens a page at the table. */
  comes(name: string, options?: ConnectOptions): Promise<GuestPage>
}

export const NAMES = ['Ann', 'Bob', 'Cas', 'Dot', 'Eve', 'Flo'] as const

/** People in the first seats, before the deal. */
export const sitDown = async (url: string, setup: TableSetup, people: number): Promise<Seated> => {
  const guests = await Promise.all(NAMES.slice(0, people).map((name) => guest(url, name)))
  const [owner, ...others] = guests
  if (owner === undefined) throw new Error('a table for nobody')
  const { table, key } = await owner.open(setup)
  const pages = [await owner.openPage(table)]
  for (const [index, other] of others.entries()) {
    const page = await other.openPage(table, { key })
    const name = NAMES[index + 1] ?? ''
    allowed(await page.order({ kind: 'join', seat: index + 1, name, saltHash: saltHash(SALT) }))
    pages.push(page)
  }
  return {
    table,
    key,
    guests,
    pages,
    guest: (seat) => at(guests, seat),
    page: (seat) => at(pages, seat),
    comes: async (name, options = {}) => (await guest(url, name)).openPage(table, options),
  }
}

/** The same after the deal; free seats are filled with bots. */
export const dealt = async (url: string, setup: TableSetup, people: number): Promise<Seated> => {
  const seated = await sitDown(url, setup, people)
  await deal(seated)
  return seated
}

export const deal = async ({ pages }: Pick<Seated, 'pages'>): Promise<void> => {
  allowed(await at(pages, 0).order({ kind: 'start', fill: 'random' }))
  for (const page of pages) {
    await page.until(() => page.table().phase !== 'open')
    if (page.table().phase === 'dealing') allowed(await page.order({ kind: 'salt', salt: SALT }))
  }
  // The phase can arrive before the position.
  const hasBegun = (page: GuestPage): boolean =>
    page.table().phase === 'running' && page.received.some(({ kind }) => kind === 'step')
  for (const page of pages) await page.until(() => hasBegun(page))
}

export const allowed = (answer: OnlineAnswer): void => {
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer))
}

/** The id of the problem; throws if there is none. */
export const problemIn = (answer: OnlineAnswer): string => {
  if (answer.kind !== 'problem') throw new Error(`no problem but ${JSON.stringify(answer)}`)
  return answer.say.id
}

export const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index]
  if (one === undefined) throw new Error(`nothing at ${index}`)
  return one
}
