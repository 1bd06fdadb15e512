/** Chat limits by person, table and address, tested on the log without a server. */
import { describe, expect, test } from 'vitest'
import { bots } from '../../bots/index.ts'
import { entry } from '../../games/template/entry.ts'
import { dealerOf } from '../../host/opening.ts'
import { Problem } from '../../kit/problem.ts'
import type { Order } from '../../wire/online.ts'
import type { PersonRef, TableEvent } from './events.ts'
import { applyEvent, firstTableState } from './history.ts'
import { eventsFor, type Who } from './orders.ts'
import { tableFor, youFor } from './projection.ts'
import type { TableState } from './table-state.ts'

const bundle = { game: await entry.game(), heuristics: await entry.heuristics(), bots, dealer: dealerOf }

const ANN: PersonRef = { id: 'ann', name: 'Ann' }
const BOB: PersonRef = { id: 'bob', name: 'Bob' }
const OPENED: TableEvent = {
  kind: 'opened',
  game: entry.id,
  options: { length: 'short' },
  seats: [null, null, 'random'],
  pace: { kind: 'untimed' },
  isPublic: true,
  owner: ANN,
  secret: '5e'.repeat(32),
  seed: null,
  join: '',
}
const HOME = '192.0.2.1'

/** A table with Ann (the owner), Bob and a bot. Its clock moves only when the test moves it. */
const tableOf = () => {
  let now = 1_000_000
  let state: TableState = firstTableState('one', { seq: 1, at: now, command: null, body: OPENED })
  const add = (bodies: readonly TableEvent[]): void => {
    for (const body of bodies) state = applyEvent(state, { seq: state.seq + 1, at: now, command: null, body }, bundle)
  }
  add([ANN, BOB].map((person, seat) => ({ kind: 'sat', seat, person, saltHash: 'a'.repeat(64) })))
  /** The id of the problem, or the result. */
  const order = (who: PersonRef, asked: Order, address = HOME): string => {
    const whole: Who = { person: who, link: null, address }
    try {
      add(eventsFor(state, whole, asked, { now, rulesVersion: 1, keyHash: '' }))
      return 'ok'
    } catch (problem) {
      if (problem instanceof Problem) return problem.say.id
      throw problem
    }
  }
  return {
    order,
    say: (who: PersonRef, address = HOME) => order(who, { kind: 'chat', scope: 'all', text: 'hi' }, address),
    mute: (who: PersonRef, muted = true) => order(ANN, { kind: 'mute', person: who.id, muted }),
    passes: (milliseconds: number) => {
      now += milliseconds
    },
    state: () => state,
  }
}

/** Somebody without a seat, by number: no two of the names look alike. */
const guestOf = (number: number): PersonRef => {
  const letters = 'abcdefghkmnopqstuxyz'
  const name = [...number.toString(20)].map((digit) => letters[Number.parseInt(digit, 20)]).join('')
  return { id: `guest-${number}`, name: `Guest ${name}` }
}

const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe('the rate of messages', () => {
  test('one person may write twelve lines in half a minute', () => {
    const { say, passes } = tableOf()
    expect(new Set(times(12, () => say(BOB)))).toEqual(new Set(['ok']))
    expect(say(BOB)).toBe('chat.rate')
    expect(say(ANN)).toBe('ok')
    passes(30_000)
    expect(say(BOB)).toBe('ok')
  })

  test('at a busy table spectators have to wait, and players do not', () => {
    const { say, passes } = tableOf()
    expect(new Set(times(40, (at) => say(guestOf(at))))).toEqual(new Set(['ok']))
    expect(say(guestOf(40))).toBe('chat.rate')
    expect(say(BOB)).toBe('ok')
    passes(30_000)
    expect(say(guestOf(40))).toBe('ok')
  })

  test.each([3_600_000, -3_600_000])('a clock that jumps by %i ms silences nobody', (jump) => {
    const { say, passes } = tableOf()
    times(12, () => say(BOB))
    passes(jump)
    expect(say(BOB)).toBe('ok')
  })

  test('a table takes at most a thousand lines of spectators and two thousand of players', () => {
    const { say, passes, state } = tableOf()
    const patiently = (who: PersonRef): string => {
      passes(30_000)
      return say(who)
    }
    expect(new Set(times(1_000, () => patiently(guestOf(1))))).toEqual(new Set(['ok']))
    expect(patiently(guestOf(2))).toBe('chat.full')
    // Spectators have used their own share, not the players' share.
    expect(new Set(times(2_000, () => patiently(BOB)))).toEqual(new Set(['ok']))
    expect(patiently(BOB)).toBe('chat.full')
    expect(state().said).toEqual({ players: 3_000, all: 3_000 })
  })
})

describe('a silenced person', () => {
  const [ZOE, YAN, XIA] = [guestOf(1), guestOf(2), guestOf(3)]
  const AWAY = '198.51.100.7'

  test('does not come back as a new guest from the same address; from another one new guests speak', () => {
    const { say, mute } = tableOf()
    expect(say(ZOE)).toBe('ok')
    expect(mute(ZOE)).toBe('ok')
    expect(say(ZOE)).toBe('chat.muted')
    expect(say(ZOE, AWAY)).toBe('chat.muted')
    expect(say(YAN)).toBe('chat.address')
    expect(say(YAN, AWAY)).toBe('ok')
  })

  test('is recognised by all addresses they spoke from, and by the whole IPv6 network', () => {
    const { say, mute } = tableOf()
    say(ZOE, AWAY)
    say(ZOE, '2001:db8:1:2::3')
    mute(ZOE)
    expect(say(YAN, AWAY)).toBe('chat.address')
    expect(say(YAN, '2001:db8:1:2:ffff::1')).toBe('chat.address')
    expect(say(YAN, '2001:db8:1:3::3')).toBe('ok')
  })

  test('does not silence others at the same address who spoke before, play here or own the table', () => {
    const { say, mute } = tableOf()
    say(XIA)
    say(ZOE)
    mute(ZOE)
    expect([XIA, BOB, ANN].map((who) => say(who))).toEqual(['ok', 'ok', 'ok'])
  })

  test('a new guest who takes a seat may speak', () => {
    const { say, mute, order } = tableOf()
    say(ZOE)
    mute(ZOE)
    expect(say(YAN)).toBe('chat.address')
    order(ANN, { kind: 'free', seat: 2 })
    expect(order(YAN, { kind: 'join', seat: 2, name: YAN.name, saltHash: 'b'.repeat(64) })).toBe('ok')
    expect(say(YAN)).toBe('ok')
  })

  test('may speak again when the owner says so, and so may others from the same address', () => {
    const { say, mute } = tableOf()
    say(ZOE)
    mute(ZOE)
    mute(ZOE, false)
    expect([say(ZOE), say(YAN)]).toEqual(['ok', 'ok'])
  })

  test('does not speak through a second window as a guest, while playing', () => {
    const { say, mute } = tableOf()
    say(BOB)
    mute(BOB)
    expect([say(BOB), say(YAN), say(YAN, AWAY)]).toEqual(['chat.muted', 'chat.address', 'ok'])
  })

  test('leaves no address in the log or on a page, and marks of two tables cannot be compared', () => {
    const { say, state } = tableOf()
    say(ZOE)
    const [mark = ''] = state().speakers[0]?.from ?? []
    expect(mark).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(state())).not.toContain(HOME)
    const who: Who = { person: ANN, link: null, address: HOME }
    const table = tableFor(state(), { here: new Set(), watchers: 1, now: 0 })
    const shown = JSON.stringify([table, youFor(state(), who)])
    for (const hidden of [mark, HOME]) expect(shown).not.toContain(hidden)
    expect(JSON.stringify(state().chat)).not.toContain(mark)
    const said: TableEvent = { kind: 'said', person: ZOE, scope: 'all', text: 'hi', from: mark }
    const other = firstTableState('two', { seq: 1, at: 0, command: null, body: { ...OPENED, secret: '07'.repeat(32) } })
    const there = applyEvent(other, { seq: 2, at: 0, command: null, body: said }, bundle)
    const muted = applyEvent(
      there,
      { seq: 3, at: 0, command: null, body: { kind: 'muted', person: ZOE.id, muted: true } },
      bundle,
    )
    const asked: Order = { kind: 'chat', scope: 'all', text: 'hi' }
    const bodies = eventsFor(muted, { person: YAN, link: null, address: HOME }, asked, {
      now: 0,
      rulesVersion: 1,
      keyHash: '',
    })
    expect(bodies).toHaveLength(1)
  })
})

test('lines of earlier releases carry no address: only their speaker is silenced', () => {
  const said: TableEvent = { kind: 'said', person: guestOf(1), scope: 'all', text: 'hi' }
  const first = firstTableState('one', { seq: 1, at: 0, command: null, body: OPENED })
  const spoken = applyEvent(first, { seq: 2, at: 0, command: null, body: said }, bundle)
  expect(spoken.speakers).toEqual([expect.objectContaining({ id: 'guest-1', from: [] })])
})

describe('the owner', () => {
  test('lets only players speak, and everybody again', () => {
    const { order, say, state } = tableOf()
    const zoe = guestOf(1)
    expect(order(BOB, { kind: 'limitChat', seated: true })).toBe('table.owner')
    expect(order(ANN, { kind: 'limitChat', seated: true })).toBe('ok')
    expect([say(zoe), say(BOB), say(ANN)]).toEqual(['chat.seated', 'ok', 'ok'])
    const before = state().seq
    // The repeated order writes no second entry.
    expect(order(ANN, { kind: 'limitChat', seated: true })).toBe('ok')
    expect(state().seq).toBe(before)
    expect(order(ANN, { kind: 'limitChat', seated: false })).toBe('ok')
    expect(say(zoe)).toBe('ok')
  })

  test('may speak without a seat when only players may', () => {
    const { order, say } = tableOf()
    order(ANN, { kind: 'limitChat', seated: true })
    expect(order(ANN, { kind: 'leave' })).toBe('ok')
    expect(say(ANN)).toBe('ok')
  })
})

describe('nobody may speak under a name that looks like another', () => {
  test.each([
    ['a player', 'Аnn'],
    ['a player', 'B0b'],
    ['a bot', 'lsambard'],
    ['who has spoken', 'Z0e'],
  ])('%s: %s', (_whose, name) => {
    const { say } = tableOf()
    expect(say({ id: 'zoe', name: 'Zoe' })).toBe('ok')
    expect(say({ id: 'fake', name })).toBe('name.taken')
  })

  test('the name of a silenced person is free again', () => {
    const { say, mute } = tableOf()
    const zoe = { id: 'zoe', name: 'Zoe' }
    say(zoe, '198.51.100.7')
    mute(zoe)
    expect(say({ id: 'other', name: 'Zoe' })).toBe('ok')
  })
})
