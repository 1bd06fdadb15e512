/** Online tables for tests: two people before the deal, with changes. */
import type { OnlineSeat, OnlineTable } from '../../../src/wire/online.ts'

export const personIn = (id: string, name: string, here = true): OnlineSeat => ({
  person: { id, name },
  bot: null,
  here,
})
export const FREE: OnlineSeat = { person: null, bot: null, here: false }
export const BOT: OnlineSeat = { person: null, bot: 'casual', here: true }

const TABLE: OnlineTable = {
  id: 'abcdefghij',
  game: 'paris-connection',
  options: {},
  phase: 'open',
  visibility: 'link',
  teaching: false,
  pace: { kind: 'untimed' },
  saltWait: 600,
  seats: [personIn('a', 'Ada'), personIn('b', 'Bo'), FREE],
  owner: 'a',
  you: { person: 'a', seat: 0, owner: true, muted: false, invited: true, kept: null },
  deal: {
    commitment: 'c0ffee',
    seed: null,
    sheet: null,
    awaited: [],
    withheld: [],
    until: null,
    wait: null,
    brokenOff: null,
  },
  brokenBefore: [],
  proposal: null,
  clocks: null,
  watchers: 0,
  muted: [],
  chatSeated: false,
  next: null,
  broken: false,
}

export const onlineTable = (changes: Partial<OnlineTable>): OnlineTable => ({ ...TABLE, ...changes })
