import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { CITIES } from './data/cities.ts'
import { game } from './game.ts'
import { offerOf, ticketsOf } from './holdings.ts'
import { TICKETS } from './map/map.ts'
import { connectedBy, isCompleted } from './map/network.ts'
import { IN_DECK } from './state.ts'
import { eventsOf, type GreatLakesMatch, started, withHand, withRoutes, withState } from './testing/position.ts'

describe('GL-6.1 drawing tickets', () => {
  test('GL-6.1 four tickets from the top; at least one is kept, the others go under the deck in the order dealt', () => {
    const match = after(started(), 'seek')
    const seat = match.state.mover
    const offer = offerOf(match.state, seat)
    expect(offer).toHaveLength(4)
    expect(choices(match)).toHaveLength(15)
    const next = after(match, 'keep:24')
    expect(next.state.under.slice(-2)).toEqual([offer[0], offer[2]])
    expect(next.state.underBy.slice(-2)).toEqual([seat, seat])
    expect(ticketsOf(next.state, seat)).toHaveLength(5)
    expect(next.state.mover).toBe((seat + 1) % 4)
    expect(eventsOf(next, 'kept').at(-1)?.event).toMatchObject({ seat, count: 2, returned: 2 })
  })

  test('GL-6.1 fewer tickets if fewer are left, and no draw if none is', () => {
    const few = (left: number): GreatLakesMatch =>
      withState(started(), (state) => {
        state.ticketsLeft = 0
        state.holders = state.holders.map((holder) => (holder === IN_DECK ? 0 : holder))
        state.under = state.under.slice(0, left)
        state.underBy = state.underBy.slice(0, left)
      })
    const three = after(few(3), 'seek')
    expect(offerOf(three.state, three.state.mover)).toEqual(few(3).state.under)
    expect(choices(three)).toHaveLength(7)
    expect(choices(after(few(1), 'seek'))).toEqual(['keep:1'])
    expect(choices(few(0))).not.toContain('seek')
    expect(refusedBy(few(0), 'tickets')).toBe('GL-6.1')
  })

  test('GL-6.1 returned tickets are dealt again after all the others, the first returned first', () => {
    const match = withState(started(), (state) => {
      state.holders = state.holders.map((holder, ticket) =>
        holder === IN_DECK && ticket !== firstIn(state) ? 0 : holder,
      )
      state.ticketsLeft = 1
    })
    const { state } = after(match, 'seek')
    expect(offerOf(state, state.mover).slice(1)).toEqual(match.state.under.slice(0, 3))
  })

  const firstIn = ({ holders }: { holders: readonly number[] }): number => holders.indexOf(IN_DECK)

  test('GL-6.1 drawing tickets cannot be undone, keeping them can', () => {
    const match = after(started(), 'seek', 'keep:1')
    expect(match.moves.slice(-2).map(({ final }) => final)).toEqual([true, false])
  })
})

const ticket = (a: string, b: string): number =>
  TICKETS.findIndex((other) => CITIES[other.a]?.code === a && CITIES[other.b]?.code === b)

test('GL-6.2 a player’s own routes complete a ticket, trains and ships mixed', () => {
  const match = started(2)
  const owned = withRoutes(match, 0, 'GRB-WAU.t', 'EAU-WAU.t', 'GRB-MIL.s1', 'MIL-CHI.s2')
  const joined = connectedBy(owned.state, 0)
  expect(isCompleted(joined, ticket('EAU', 'GRB'))).toBe(true)
  expect(isCompleted(joined, ticket('GRB', 'CHI'))).toBe(true)
  expect(isCompleted(joined, ticket('CHI', 'DET'))).toBe(false)
  expect(isCompleted(connectedBy(owned.state, 1), ticket('EAU', 'GRB'))).toBe(false)
  const broken = withRoutes(owned, 1, 'GRB-WAU.t')
  expect(isCompleted(connectedBy(broken.state, 0), ticket('EAU', 'GRB'))).toBe(false)
})

test('GL-6.2 a completed ticket scores its value, any other loses it', () => {
  const match = withState(withRoutes(started(2), 0, 'GRB-WAU.t', 'EAU-WAU.t'), (state) => {
    state.holders.fill(IN_DECK)
    state.holders[ticket('EAU', 'GRB')] = 0
    state.holders[ticket('DUL', 'NYC')] = 0
  })
  const lines = game.score(match.state, 0).filter(({ rule }) => rule === 'GL-6.2')
  expect(lines.map(({ points }) => points)).toEqual([3, -24])
})

test('GL-6.3 tickets are secret until the end', () => {
  const { state } = started(3)
  expect(game.view(state, 1).tickets.map((tickets) => tickets?.length ?? null)).toEqual([null, 3, null])
  expect(game.view(state, 'watcher').tickets).toEqual([null, null, null])
  expect(game.view(state, 'watcher').held).toEqual([3, 3, 3])
  const over = { ...state, end: 'played' as const }
  expect(game.view(over, 'watcher').tickets).toEqual([0, 1, 2].map((seat) => ticketsOf(state, seat)))
})

test('GL-6.4 junctions connect the routes that meet there, take no harbour and are on no ticket', () => {
  const owned = withRoutes(started(2), 0, 'LSJ-THB.s1', 'LSJ-MQT.s')
  const joined = connectedBy(owned.state, 0)
  const at = (code: string): number => CITIES.findIndex((city) => city.code === code)
  expect(joined[at('THB')]).toBe(joined[at('MQT')])
  const rich = withState(withHand(owned, 'locomotive*9'), (state) => void state.owners.fill(state.mover, 0, 20))
  expect(choices(rich)).not.toContain('harbour:LSJ')
  expect(game.prompt(rich.state, rich.state.mover).targets).not.toContain('port:LSJ')
})
