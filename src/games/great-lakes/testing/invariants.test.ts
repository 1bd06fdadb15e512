import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { invariants } from './invariants.ts'
import { route, started, withState } from './position.ts'

test('a valid position has no faults', () => {
  expect(invariants(started(4).state)).toEqual([])
})

test.each<[string, (state: State) => void, string]>([
  ['a card too many in a hand', (state) => (state.hands[0] = (state.hands[0] ?? 0) + 1), 'of card 0'],
  ['a deck that does not add up', (state) => (state.left[0] = 3), 'a deck is not 3'],
  ['a card that left its deck unseen', (state) => (state.stock[3] = 0), 'card 3 left its deck unseen'],
  ['a hand for nobody', (state) => state.blind.push(0), 'a hand for nobody'],
  ['a hole in the row', (state) => state.row.pop(), 'the row is not full'],
  ['a ticket in two places', (state) => state.under.push(state.under[0] ?? 0), 'is in two places'],
  ['a ticket that nobody returned', (state) => state.underBy.pop(), 'a ticket that nobody returned'],
  ['a ticket deck that is off', (state) => (state.ticketsLeft = 2), 'the ticket deck is off'],
  ['a train lost', (state) => (state.trains[1] = 3), 'seat 1 has 9 trains, 32 ships'],
  ['more trains than there are', (state) => (state.mixes[3] = 34), 'seat 3 chose 34 trains'],
  ['fewer trains than may be', (state) => (state.mixes[2] = 17), 'seat 2 chose 17 trains'],
  ['a fourth harbour', (state) => state.harbours.fill(2, 0, 5), 'seat 2 has'],
  ['a harbour inland', (state) => (state.harbours[3] = 0), 'a harbour inland'],
  ['more known than held', (state) => (state.known[12] = 15), 'seat 0 is known to hold too much'],
  [
    'both of a double route',
    (state) => {
      for (const code of ['MIL-CHI.s1', 'MIL-CHI.s2']) state.owners[route(code)] = 0
    },
    'both of route',
  ],
])('reports %s', (_name, spoil, fault) => {
  const { state } = withState(started(4), (draft) => {
    spoil(draft)
  })
  expect(invariants(state).join('; ')).toContain(fault)
})

test('reports an empty deck beside its discards', () => {
  const { state } = withState(started(2), (draft) => {
    draft.discards[20] = 1
    draft.left[1] = 0
  })
  expect(invariants(state)).toContain('an empty deck beside discards')
})

test('reports a claimed route that is still marked open', () => {
  const { state } = started(3)
  const open = state.open.with(0, 0)
  expect(invariants({ ...state, open })).toContain('the open bits do not match the routes and harbours')
})
