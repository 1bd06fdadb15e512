/** Every rule by its number, in positions reached by playing moves from chosen hands. */
import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import type { Dealer } from '../../kit/chance.ts'
import { left } from '../../kit/deck.ts'
import { begin, type Match, undo, undoable, visibleEvents } from '../../kit/match.ts'
import type { Length } from './data/counts.ts'
import { game } from './game.ts'
import { cardsFor } from './setup.ts'
import { handOf, type State } from './state.ts'

type Table = Match<typeof game>

/** A match whose first deck comes in this order: `'123 144'` are the hands of two seats. */
const table = (seats: number, order: string, length: Length = 'short'): Table =>
  begin(game, { seats, options: { length }, rules: 1 }, stacked(seats, order))

/** Deals the cards of the first deck in this order; then, and from other decks, the lowest coal there is. */
const stacked = (seats: number, order: string): Dealer => {
  const cards = [...order.replaceAll(' ', '')].map((number) => Number(number) - 1)
  return (deck, k) => {
    const wanted = deck === 'coal#1' ? (cards[k] ?? 0) : 0
    const lower = cardsFor(seats).reduce((sum, count, coal) => (coal < wanted ? sum + count : sum), 0)
    return lower - cards.slice(0, k).filter((card) => card < wanted).length
  }
}

/** Plays the first legal move again and again. */
const toTheEnd = (match: Table): Table => {
  const [move] = choices(match)
  return move === undefined ? match : toTheEnd(after(match, move))
}

const logged = (match: Table, kind: string) => match.log.filter(({ event }) => event.kind === kind)

const scored = (miles: number, hand: readonly number[], length: Length = 'short') =>
  game.score({ ...table(2, '').state, length, miles: [miles, 0], hands: [...hand, 0, 0, 0, 0] }, 0)

test('CR-1.1 all trains start at the mine', () => {
  expect(table(3, '').state.miles).toEqual([0, 0, 0])
})

test.each([2, 3, 4])('CR-1.2 there are seven cards for each of %i players', (seats) => {
  const { state } = table(seats, '')
  const all = state.deck.counts.map((count, coal) => count + sum(state, coal))
  expect(all).toEqual([2 * seats, 2 * seats, 2 * seats, seats])
})

const sum = (state: State, coal: number): number =>
  game.view({ ...state, end: 'rounds' }, 'watcher').hands.reduce((all, hand) => all + (hand?.[coal] ?? 0), 0)

describe('CR-2.1 short and long', () => {
  const eightMiles = ['burn:4', 'burn:1', 'shovel', 'shovel', 'burn:4', 'burn:1']

  test('CR-2.1 the harbour is at mile 8 in a short game and at mile 12 in a long one', () => {
    expect(game.outcome(after(table(2, '443 111'), ...eightMiles).state)?.rule).toBe('CR-5.1')
    const long = after(table(2, '443 111', 'long'), ...eightMiles)
    expect(game.outcome(long.state)).toBeUndefined()
    const there = after(long, 'shovel', 'shovel', 'burn:3', 'burn:1', 'shovel', 'shovel', 'burn:1', 'burn:2')
    expect(there.state.miles[0]).toBe(12)
    expect(game.outcome(there.state)?.rule).toBe('CR-5.1')
  })

  test.each([
    ['short', 5],
    ['long', 7],
  ] as const)('CR-2.1 a %s game has %i rounds', (length, rounds) => {
    const { state } = toTheEnd(table(2, '', length))
    expect([state.end, state.round]).toEqual(['rounds', rounds])
  })
})

test('CR-2.2 each seat has three cards that only it sees; the rest is the deck', () => {
  const match = table(2, '123 144')
  expect(handOf(match.state, 0)).toEqual([1, 1, 1, 0])
  expect(handOf(match.state, 1)).toEqual([1, 0, 0, 2])
  expect(left(match.state.deck)).toBe(8)
  expect(logged(match, 'dealt').map(({ event, audience }) => ({ ...event, audience }))).toEqual([
    { kind: 'dealt', rule: 'CR-2.2', seat: 0, count: 3, audience: null },
    { kind: 'dealt', rule: 'CR-2.2', seat: 1, count: 3, audience: null },
  ])
  expect(logged(match, 'drew').map(({ audience }) => audience)).toEqual([[0], [1]])
  expect(game.view(match.state, 1).hands).toEqual([null, [1, 0, 0, 2]])
  expect(game.view(match.state, 'watcher').hands).toEqual([null, null])
})

describe('CR-3.1 all choose at once, in secret', () => {
  test('CR-3.1 every seat that has not chosen is to act, with the cards in its hand', () => {
    const match = table(3, '122 344 111')
    expect(game.toAct(match.state)).toEqual([0, 1, 2])
    expect(choices(match)).toEqual(['burn:1', 'burn:2'])
    expect(refusedBy(match, 'coal:3')).toBe('CR-3.1')
    expect(game.toAct(after(match, 'burn:2').state)).toEqual([1, 2])
  })

  test('CR-3.1 nobody else sees a choice, and the log does not mention it', () => {
    const match = table(2, '122 344')
    const [one, two] = [after(match, 'burn:1'), after(match, 'burn:2')]
    expect(game.view(one.state, 1)).toEqual(game.view(two.state, 1))
    expect(game.view(one.state, 'watcher')).toEqual(game.view(two.state, 'watcher'))
    expect(game.view(one.state, 0).choice).toBe(0)
    expect(one.log).toEqual(match.log)
  })
})

describe('CR-3.2 a choice may be changed until the last one', () => {
  const chosen = () => after(table(3, '122 344 111'), 'burn:1', 'burn:3')

  test('CR-3.2 a choice can be undone although another seat has chosen since', () => {
    expect(undoable(chosen(), 0)).toBe(0)
    const changed = undo(chosen(), 0)
    expect(game.toAct(changed.state)).toEqual([0, 2])
    expect(game.turn(changed.state)).toBe(0)
  })

  test('CR-3.2 the last choice reveals all of them, and none can be undone', () => {
    const shown = after(chosen(), 'burn:1')
    expect([0, 1, 2].map((seat) => undoable(shown, seat))).toEqual([undefined, undefined, undefined])
    expect(game.turn(shown.state)).toBe(1)
    expect(shown.state.discards).toEqual([2, 0, 1, 0])
    expect(handOf(shown.state, 1)).toEqual([0, 0, 0, 2])
    expect(game.view(shown.state, 'watcher').burned).toEqual([0, 2, 0])
    expect(logged(shown, 'burned').map(({ audience }) => audience)).toEqual([null, null, null])
  })
})

test('CR-3.3 a train runs as many miles as its coal, and no further than the harbour', () => {
  const first = after(table(2, '443 312'), 'burn:4', 'burn:3')
  expect(first.state.miles).toEqual([4, 3])
  const second = after(first, 'shovel', 'shovel', 'burn:3', 'burn:2')
  expect(second.state.miles).toEqual([7, 5])
  const third = after(second, 'shovel', 'shovel', 'burn:4', 'burn:1')
  expect(third.state.miles).toEqual([8, 6])
  expect(logged(third, 'burned').slice(-2)).toMatchObject([{ event: { miles: 1 } }, { event: { miles: 1 } }])
})

test('CR-3.4 trains that burn the same run one mile only', () => {
  const match = after(table(3, '333 322 311'), 'burn:3', 'burn:2', 'burn:3')
  expect(match.state.miles).toEqual([1, 2, 1])
  expect(logged(match, 'burned').map(({ event }) => event.rule)).toEqual(['CR-3.4', 'CR-3.3', 'CR-3.4'])
})

test('CR-4.1 seats take a card in their order; then a new round begins', () => {
  const burned = after(table(3, ''), 'burn:1', 'burn:1', 'burn:2')
  const next = [burned, after(burned, 'shovel'), after(burned, 'shovel', 'shovel')]
  expect(next.map(({ state }) => game.toAct(state))).toEqual([[0], [1], [2]])
  const round = after(burned, 'shovel', 'shovel', 'shovel')
  expect(game.toAct(round.state)).toEqual([0, 1, 2])
  expect([burned.state.round, round.state.round]).toEqual([1, 2])
  expect([...next, round].map(({ state }) => game.turn(state))).toEqual([1, 2, 3, 4])
})

test('CR-4.2 shovelling draws a card that only its seat sees', () => {
  const match = after(table(2, '122 344 3'), 'burn:1', 'burn:4', 'shovel')
  expect(handOf(match.state, 0)).toEqual([0, 2, 1, 0])
  expect(left(match.state.deck)).toBe(7)
  expect(logged(match, 'shovelled')).toHaveLength(1)
  expect(match.log.at(-1)).toMatchObject({ audience: [0], event: { kind: 'drew', coal: [2] } })
  expect(undoable(match, 0)).toBeUndefined()
})

describe('CR-4.3 sorting', () => {
  const burned = () => after(table(2, '122 344 13'), 'burn:2', 'burn:3')

  test('CR-4.3 sorting costs a mile and shows two cards to its seat only', () => {
    const sorting = after(burned(), 'sort')
    expect(sorting.state.miles).toEqual([1, 3])
    expect(game.view(sorting.state, 0).pending).toEqual([0, 2])
    expect(game.view(sorting.state, 1)).toMatchObject({ sorting: 2, pending: [] })
    expect(visibleEvents(sorting.log, 1).at(-1)?.event.kind).toBe('sorted')
    expect(undoable(sorting, 0)).toBeUndefined()
  })

  test('CR-4.3 one of them is kept', () => {
    expect(choices(after(burned(), 'sort'))).toEqual(['keep:1', 'keep:3'])
    const kept = after(burned(), 'sort', 'keep:3')
    expect(handOf(kept.state, 0)).toEqual([1, 1, 1, 0])
    expect(game.toAct(kept.state)).toEqual([1])
  })

  test('CR-4.3 a train in smoke cannot sort', () => {
    expect(choices(burned())).toEqual(['shovel', 'sort'])
    const smoke = after(table(2, '122 244'), 'burn:2', 'burn:2')
    expect(choices(smoke)).toEqual(['shovel'])
    expect(refusedBy(smoke, 'sort')).toBe('CR-4.3')
  })
})

test('CR-4.4 the other card is discarded face up', () => {
  const sorting = after(table(2, '122 344 13'), 'burn:2', 'burn:3', 'sort')
  expect(refusedBy(sorting, 'coal:2')).toBe('CR-4.4')
  const kept = after(sorting, 'keep:3')
  expect(kept.state.discards).toEqual([1, 1, 1, 0])
  expect(kept.log.at(-1)).toMatchObject({ audience: null, event: { kind: 'discarded', seat: 0, coal: 0 } })
  expect(undoable(kept, 0)).toBe(3)
  const twins = after(table(2, '122 344 11'), 'burn:2', 'burn:3', 'sort')
  expect(choices(twins)).toEqual(['keep:1'])
  expect(after(twins, 'keep:1').state.discards).toEqual([1, 1, 1, 0])
})

describe('CR-4.5 a new deck', () => {
  const opened = () => table(2, '122 344 1212 1333', 'long')
  const enough = () => after(opened(), 'burn:2', 'burn:3', 'sort', 'keep:1', 'sort', 'keep:1', 'burn:2', 'burn:4')
  const usedUp = () => after(enough(), 'sort', 'keep:1', 'sort', 'keep:3')

  test('CR-4.5 two cards for each player are enough', () => {
    const { deck } = enough().state
    expect([deck.name, left(deck)]).toEqual(['coal#1', 4])
    expect(handOf(usedUp().state, 0)).toEqual([3, 0, 0, 0])
  })

  test('CR-4.5 with fewer cards all are shuffled, and each seat is dealt two', () => {
    const mixed = after(usedUp(), 'burn:1', 'burn:4')
    expect(mixed.state.deck).toEqual({ name: 'coal#2', drawn: 4, counts: [0, 4, 4, 2] })
    expect(mixed.state.discards).toEqual([0, 0, 0, 0])
    expect([0, 1].map((seat) => handOf(mixed.state, seat))).toEqual([
      [2, 0, 0, 0],
      [2, 0, 0, 0],
    ])
    expect(logged(mixed, 'rebuilt')).toMatchObject([{ audience: null, event: { count: 14 } }])
    expect(logged(mixed, 'drew').slice(-2)).toMatchObject([
      { audience: [0], event: { rule: 'CR-4.5', coal: [0, 0] } },
      { audience: [1], event: { rule: 'CR-4.5', coal: [0, 0] } },
    ])
    expect(mixed.draws.slice(-4)).toEqual([0, 1, 2, 3].map((k) => ['coal#2', k, 14 - k, 0]))
  })
})

describe('the end', () => {
  const inHarbour = () => after(table(2, '443 111'), 'burn:4', 'burn:1', 'shovel', 'shovel', 'burn:4', 'burn:1')

  test('CR-5.1 a train in the harbour ends the game', () => {
    expect(game.toAct(inHarbour().state)).toEqual([])
    expect(logged(inHarbour(), 'ended')).toMatchObject([{ event: { rule: 'CR-5.1' } }])
  })

  test('CR-5.2 the last round ends the game once its coal is burned', () => {
    const last = toTheEnd(table(2, ''))
    expect(game.outcome(last.state)?.rule).toBe('CR-5.2')
    expect(logged(last, 'burned')).toHaveLength(10)
    expect(logged(last, 'ended')).toMatchObject([{ event: { rule: 'CR-5.2' } }])
  })

  test('CR-5.3 all hands are shown', () => {
    const match = inHarbour()
    expect(game.view(match.state, 'watcher').hands).toEqual([0, 1].map((seat) => handOf(match.state, seat)))
    expect(logged(match, 'revealed')).toMatchObject([
      { audience: null, event: { seat: 0, coal: [0, 2] } },
      { audience: null, event: { seat: 1, coal: [0, 1] } },
    ])
  })

  test('CR-R1 the harbour in the last round counts as the harbour', () => {
    const rounds = ['burn:2', 'burn:1', 'shovel', 'shovel']
    const fourth = after(table(2, '222 133 11 31 34'), ...rounds, ...rounds, ...rounds, 'burn:1', 'burn:3')
    const fifth = after(fourth, 'shovel', 'shovel', 'burn:1', 'burn:2')
    expect([fifth.state.round, fifth.state.miles[0]]).toEqual([5, 8])
    expect(game.outcome(fifth.state)?.rule).toBe('CR-5.1')
  })
})

test('CR-6.1 a point for each mile', () => {
  expect(scored(5, [1, 1, 0, 0])).toMatchObject([{ rule: 'CR-6.1', points: 5 }])
})

test('CR-6.2 two more points in the harbour', () => {
  const inHarbour = [
    { rule: 'CR-6.1', points: 8 },
    { rule: 'CR-6.2', points: 2 },
  ]
  expect(scored(8, [0, 0, 0, 0])).toMatchObject(inHarbour)
  expect(scored(8, [0, 0, 0, 0], 'long')).toHaveLength(1)
})

test('CR-6.3 a point for each coal 4 in hand', () => {
  expect(scored(0, [0, 0, 1, 2])[1]).toMatchObject({ rule: 'CR-6.3', points: 2 })
})

test('CR-6.4 most points win, and equal points share the victory', () => {
  const { state } = table(4, '')
  const ended: State = { ...state, end: 'rounds', miles: [3, 5, 5, 1], hands: state.hands.map(() => 0) }
  expect(game.outcome(ended)).toEqual({ rule: 'CR-5.2', ranks: [3, 1, 1, 4], totals: [3, 5, 5, 1] })
})

test('CR-R2 coal that is not needed may be burned', () => {
  const match = after(
    table(2, '443 112'),
    'burn:4',
    'burn:2',
    'shovel',
    'shovel',
    'burn:3',
    'burn:1',
    'shovel',
    'shovel',
  )
  expect(match.state.miles[0]).toBe(7)
  expect(choices(match)).toContain('burn:4')
  expect(after(match, 'burn:4', 'burn:1').state.discards[3]).toBe(2)
})

test('CR-E1 two burn coal 3, one burns coal 4', () => {
  expect(after(table(3, '333 311 411'), 'burn:3', 'burn:3', 'burn:4').state.miles).toEqual([1, 1, 4])
})
