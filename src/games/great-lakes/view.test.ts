/** §10, field by field: each viewer sees exactly this and nothing else. */
import { describe, expect, test } from 'vitest'
import { after } from '../../../test/kit/scene.ts'
import { makeTrial } from '../../../test/kit/trial.ts'
import { policies } from '../../bots/policies.ts'
import { quickRng } from '../../kit/chance.ts'
import { CARD_KINDS, countBacks, SHIP, TRAIN } from './cards/cards.ts'
import { game } from './game.ts'
import { handOf, offerOf, ticketsOf } from './holdings.ts'
import { IN_DECK, type State } from './state.ts'
import { card, type GreatLakesMatch, started, withDeck, withHand, withRow, withState } from './testing/position.ts'
import { proof } from './testing/proof.ts'
import type { View } from './view.ts'

/** A match in progress: cards taken from the row and blind, tickets drawn and returned, a route and a harbour. */
const midway = (): GreatLakesMatch => {
  let match = withDeck(
    withRow(started(3), 'red-plain green-plain black-plain red-single green-double white-double'),
    TRAIN,
    'yellow-plain*30',
  )
  match = after(
    match,
    'take:1',
    'refill:train',
    'blind:ship',
    'seek',
    'keep:14',
    'take:2',
    'refill:train',
    'take:5',
    'refill:ship',
  )
  return after(withHand(match, 'locomotive*2 red-plain*2'), 'claim:GRB-WAU.t', 'pay:red.p1')
}

const PUBLIC = [
  'seats',
  'rules',
  'start',
  'mover',
  'turn',
  'known',
  'row',
  'cleared',
  'left',
  'builds',
  'drawn',
  'stock',
  'discards',
  'owners',
  'harbours',
  'trains',
  'ships',
  'box',
  'points',
  'ticketsLeft',
  'ticketsDrawn',
  'underBy',
  'cards',
  'idle',
  'last',
  'end',
] as const satisfies readonly (keyof View & keyof State)[]

const VIEWERS = [0, 1, 2, 'watcher'] as const

test('GL-6.3 this game has secrets', () => {
  expect(game.meta.secrets).toBe(true)
})

describe('GL-10.2 public fields: the same as in the state, for every viewer', () => {
  test.each(PUBLIC)('%s', (field) => {
    const { state } = midway()
    for (const viewer of VIEWERS) expect(game.view(state, viewer)[field]).toEqual(state[field])
  })

  test('GL-4.2 GL-10.2 everyone sees how many train and ship backs each hand has; a locomotive has a train back', () => {
    const { state } = withHand(midway(), 'locomotive*2 red-single*3')
    for (const viewer of VIEWERS) {
      const { trainCards, shipCards } = game.view(state, viewer)
      expect([trainCards[state.mover], shipCards[state.mover]]).toEqual([2, 3])
      expect(trainCards).toEqual([0, 1, 2].map((seat) => countBacks(handOf(state, seat), TRAIN)))
      expect(shipCards).toEqual([0, 1, 2].map((seat) => countBacks(handOf(state, seat), SHIP)))
    }
  })

  test('GL-6.3 GL-10.2 everyone sees how many tickets each player holds and chooses from', () => {
    const { state } = after(midway(), 'seek')
    for (const viewer of VIEWERS) {
      const seen = game.view(state, viewer)
      expect(seen.held).toEqual([0, 1, 2].map((seat) => ticketsOf(state, seat).length))
      expect(seen.offered).toEqual([0, 1, 2].map((seat) => (seat === state.mover ? 4 : 0)))
    }
  })

  test('GL-4.1 GL-10.3 everyone sees the open cards that a seat took and has not played', () => {
    const { state } = after(
      withRow(started(2), 'red-plain red-plain'),
      'take:1',
      'refill:ship',
      'take:2',
      'refill:ship',
    )
    const seat = state.start
    expect(game.view(state, 'watcher').known[seat * CARD_KINDS + card('red-plain')]).toBe(2)
    const back = withState(state.mover === seat ? started(2) : { ...started(2), state }, (draft) => void draft)
    const again = withHand(
      withState(back, (draft) => Object.assign(draft, { mover: seat })),
      'red-plain*2 red-single*1',
    )
    const paid = after(again, 'claim:GRB-WAU.t', 'pay:red.p1').state
    expect(game.view(paid, 'watcher').known[seat * CARD_KINDS + card('red-plain')]).toBe(1)
  })
})

describe('GL-10.1 secret fields: only for their seat', () => {
  test('GL-2.1 GL-10.1 hand and blind draws', () => {
    const { state } = midway()
    for (const seat of [0, 1, 2]) {
      expect(game.view(state, seat).hand).toEqual(handOf(state, seat))
      expect(game.view(state, seat).blind).toEqual(handOf({ hands: state.blind }, seat))
    }
    expect([game.view(state, 'watcher').hand, game.view(state, 'watcher').blind]).toEqual([[], []])
  })

  test('GL-6.1 GL-10.1 tickets held, offered and returned; a seat knows the place of its returned tickets under the deck', () => {
    const { state } = after(midway(), 'seek')
    for (const viewer of VIEWERS) {
      const seen = game.view(state, viewer)
      expect(seen.tickets).toEqual([0, 1, 2].map((seat) => (seat === viewer ? ticketsOf(state, seat) : null)))
      expect(seen.offer).toEqual(viewer === 'watcher' ? [] : offerOf(state, viewer))
      expect(seen.under).toEqual(state.under.map((ticket, at) => (state.underBy[at] === viewer ? ticket : -1)))
      const mine = state.under.filter((_, at) => state.underBy[at] === viewer)
      expect([...seen.returned].sort()).toEqual([...mine].sort())
    }
  })

  test('GL-2.7 GL-10.1 choices of set-up, before all are made', () => {
    const { state } = started(3)
    const choosing = { ...state, turn: 0, kept: [7, 31, 0], mixes: [20, 0, 0] }
    expect(VIEWERS.map((viewer) => game.view(choosing, viewer).kept)).toEqual([7, 31, 0, 0])
    expect(VIEWERS.map((viewer) => game.view(choosing, viewer).mix)).toEqual([20, 0, 0, 0])
    for (const viewer of VIEWERS) expect(game.view(choosing, viewer).ready).toEqual([true, false, false])
  })

  test('GL-4.12 GL-5.1 a choice that is not complete', () => {
    const match = withHand(midway(), 'locomotive*9')
    const taking = after(match, 'take:1').state
    const paying = after(match, 'claim:GRB-MIL.s1').state
    for (const viewer of VIEWERS) {
      const own = viewer === match.state.mover
      expect(game.view(taking, viewer).taking).toBe(own ? 0 : -1)
      expect(game.view(paying, viewer).paying >= 0).toBe(own)
    }
  })
})

test('GL-10.1 GL-10.2 GL-10.3 a view has these fields and no others', () => {
  const fields = Object.keys(game.view(midway().state, 0))
  const own = ['viewer', 'trainCards', 'shipCards', 'hand', 'blind', 'held', 'tickets', 'under', 'returned']
  const choices = ['offered', 'offer', 'ready', 'kept', 'mix', 'taking', 'paying']
  expect(fields.sort()).toEqual([...PUBLIC, ...own, ...choices].sort())
})

describe('determinizations', () => {
  const rng = quickRng(1)
  const { journey } = makeTrial({
    game,
    proof,
    start: { seats: 3, options: {}, rules: 1 },
    seed: 7,
    policy: policies.kindFirst(),
  })
  const states = journey.steps.map(({ before }) => before as State)

  test('GL-4.1 a determinization keeps the known cards of a hand and deals the rest', () => {
    const seen = states.filter(({ known }) => known.some((count) => count > 0))
    for (const state of seen) {
      const { hands } = game.determinize(game.view(state, 'watcher'), rng)
      expect(state.known.every((count, at) => count <= (hands[at] ?? 0))).toBe(true)
    }
    const last = seen.at(-1) ?? midway().state
    const hands = Array.from({ length: 40 }, () => String(game.determinize(game.view(last, 0), rng).hands))
    expect(new Set(hands).size).toBeGreaterThan(30)
    expect(seen.length).toBeGreaterThan(100)
  })

  test('GL-4.7 a rebuilt deck holds only the discards, minus the cards that the viewer drew', () => {
    const rebuilt = states.filter(({ builds }) => builds.some((count) => count > 1))
    for (const state of rebuilt) {
      for (const viewer of VIEWERS) {
        const seen = game.view(state, viewer)
        const { deck } = game.determinize(seen, rng)
        expect(deck.every((count, at) => count <= (seen.stock[at] ?? 0) - (seen.blind[at] ?? 0))).toBe(true)
      }
    }
    expect(rebuilt.length).toBeGreaterThan(20)
  })

  test('GL-6.1 a ticket that the viewer returned is never back in the deck', () => {
    let away = 0
    for (const state of states) {
      const seen = game.view(state, 1)
      const { holders } = game.determinize(seen, rng)
      for (const ticket of seen.returned) expect(holders[ticket]).not.toBe(IN_DECK)
      away += seen.returned.filter((ticket) => !seen.under.includes(ticket)).length
    }
    expect(away).toBeGreaterThan(20)
  })
})
