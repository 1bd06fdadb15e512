import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { game } from './game.ts'
import { ROUTES, TICKETS } from './map/map.ts'
import { IN_DECK, type State } from './state.ts'
import { invariants } from './testing/invariants.ts'
import {
  eventsOf,
  type GreatLakesMatch,
  legalNotations,
  started,
  withHand,
  withRoutes,
  withState,
} from './testing/position.ts'

describe('GL-8.1 exchanging pieces', () => {
  test('GL-E6 exchanging two ships for two trains costs two points and the turn', () => {
    const match = started()
    const seat = match.state.mover
    const { state } = after(match, 'swap:train2')
    expect([state.points[seat], state.trains[seat], state.ships[seat], state.box[seat]]).toEqual([-2, 29, 21, 4])
    expect(state.mover).toBe((seat + 1) % 4)
  })

  test('GL-8.1 at least one piece, never more than the box or the supply holds', () => {
    const match = started(2, 27)
    expect(legalNotations(match, 'swap:train')).toHaveLength(6)
    expect(legalNotations(match, 'swap:ship')).toHaveLength(9)
    const few = withState(match, (state) => {
      state.ships[state.mover] = 2
    })
    expect(legalNotations(few, 'swap:train')).toHaveLength(2)
    const none = withState(match, (state) => {
      state.ships[state.mover] = 0
    })
    expect(refusedBy(none, 'gain:train')).toBe('GL-8.1')
  })

  test('GL-8.2 GL-R7 one direction in a turn, and scores may fall below zero', () => {
    const match = after(started(2, 27), 'swap:ship9')
    expect(match.state.points).toContain(-9)
    expect(match.state.mover).not.toBe(match.state.start)
  })

  test('GL-8.3 the box always holds fifteen pieces, and a player may exchange again', () => {
    let match = started(2, 27)
    for (const move of ['swap:ship9', 'swap:train1', 'swap:train15']) match = after(match, move)
    const { state } = match
    expect(state.box[state.start]).toBe(0)
    expect([state.trains[state.start], state.ships[state.start]]).toEqual([33, 17])
    expect(eventsOf(match, 'exchanged')).toHaveLength(3)
    expect(invariants(state)).toEqual([])
  })
})

/** Gives the mover this many pieces and a red train card to claim a route of one space. */
const withPieces = (match: GreatLakesMatch, pieces: number): GreatLakesMatch =>
  withState(withHand(match, 'red-plain*1'), (state) => {
    state.trains[state.mover] = pieces
    state.ships[state.mover] = 0
  })

const pass = (match: GreatLakesMatch): GreatLakesMatch => after(match, 'blind:train', 'blind:train')

/** No card can be drawn, and the second player can do nothing at all. */
const stuck = (): GreatLakesMatch =>
  withState(started(2), (state) => {
    const other = 1 - state.mover
    state.hands.fill(0)
    state.deck.fill(0)
    state.left = [0, 0]
    state.ticketsLeft = 0
    state.under = []
    state.underBy = []
    state.trains[other] = 20
    state.ships[other] = 0
    state.box[other] = 15
  })

describe('GL-9.1 the last turns', () => {
  test('GL-9.1 six pieces or fewer at the end of a turn give every player two more turns', () => {
    const seven = after(withPieces(started(3), 8), 'claim:GRB-WAU.t', 'pay:red.p1')
    expect(seven.state.last).toBe(-1)
    const six = after(withPieces(started(3), 7), 'claim:GRB-WAU.t', 'pay:red.p1')
    expect(six.state.last).toBe(6)
    expect(eventsOf(six, 'warned')).toMatchObject([{ event: { pieces: 6 } }])
  })

  test('GL-E7 GL-9.4 GL-R12 C, A, B, C, A, B still play, even if A falls to six as well', () => {
    let match = after(withPieces(started(3), 7), 'claim:GRB-WAU.t', 'pay:red.p1')
    const b = (match.state.mover + 2) % 3
    const seats: number[] = []
    match = withState(match, (state) => {
      state.trains[(b + 2) % 3] = 0
    })
    while (game.toAct(match.state).length > 0) {
      seats.push(match.state.mover)
      match = pass(match)
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0].map((step) => (b + step) % 3))
    expect(eventsOf(match, 'warned')).toHaveLength(1)
    expect(game.outcome(match.state)?.rule).toBe('GL-9.1')
    expect(match.moves.at(-1)?.final).toBe(true)
  })

  test('GL-9.4 harbours do not count as pieces', () => {
    const none = withPieces(started(3), 7)
    const all = withState(none, (state) => {
      for (const city of [0, 1, 2]) state.harbours[city] = state.mover
    })
    for (const match of [none, all]) expect(after(match, 'claim:GRB-WAU.t', 'pay:red.p1').state.last).toBe(6)
  })

  test('GL-9.4 GL-R12 a skipped turn counts as one of the two', () => {
    const match = withState(stuck(), (state) => {
      state.trains[1 - state.mover] = 0
      state.last = 3
    })
    const end = after(match, 'swap:ship1', 'swap:train1')
    expect(eventsOf(end, 'skipped')).toHaveLength(1)
    expect(game.outcome(end.state)?.rule).toBe('GL-9.1')
  })
})

describe('GL-9.5 GL-R13 a standstill', () => {
  const exchange = (match: GreatLakesMatch): GreatLakesMatch => after(match, legalNotations(match, 'swap')[0] ?? '')
  const times = (match: GreatLakesMatch, count: number): GreatLakesMatch =>
    Array.from({ length: count }).reduce<GreatLakesMatch>((so) => exchange(so), match)

  test('GL-9.5 three full rounds of exchanges end the game at once', () => {
    const almost = times(started(2), 5)
    expect(game.toAct(almost.state)).toHaveLength(1)
    const end = exchange(almost)
    expect(game.outcome(end.state)?.rule).toBe('GL-9.5')
    expect(end.moves.at(-1)?.final).toBe(true)
    expect(eventsOf(end, 'warned')).toEqual([])
  })

  test('GL-9.5 skipped turns count like exchanges', () => {
    const match = stuck()
    const almost = times(match, 2)
    expect([eventsOf(almost, 'skipped').length, almost.state.idle]).toEqual([2, 4])
    expect(game.outcome(exchange(almost).state)?.rule).toBe('GL-9.5')
  })

  test('GL-R13 any other turn restarts the count', () => {
    const broken = times(pass(times(started(2), 5)), 5)
    expect(game.toAct(broken.state)).toHaveLength(1)
    expect(broken.state.idle).toBe(5)
  })
})

/** A finished match with these tickets, harbours and points. */
const over = (points: readonly number[], change: (state: State) => void): State => {
  const { state } = withState(started(points.length), (draft) => {
    draft.holders.fill(IN_DECK)
    draft.harbours.fill(-1)
    draft.points = [...points]
    draft.end = 'played'
    change(draft)
  })
  return state
}

test('GL-9.2 routes and exchanges, tickets and harbours score; the longest path scores nothing', () => {
  const match = withState(withRoutes(started(2), 0, 'GRB-WAU.t', 'EAU-WAU.t'), (state) => {
    state.holders.fill(IN_DECK)
    state.holders[0] = 0
    state.holders[54] = 0
    state.harbours[12] = 0
    state.points[0] = 3 - 5
    state.end = 'played'
  })
  const lines = game.score(match.state, 0).map(({ rule, points }) => [rule, points])
  expect(lines).toEqual([
    ['GL-5.1', 3],
    ['GL-8.1', -5],
    ['GL-6.2', 3],
    ['GL-6.2', -24],
    ['GL-7.4', 10],
    ['GL-7.6', -8],
  ])
  expect(game.outcome(match.state)?.totals[0]).toBe(3 - 5 + 3 - 24 + 10 - 8)
})

test('GL-0.1 routes, completed tickets and harbours in their cities win; the same ticket not completed loses', () => {
  const winner = (codes: readonly string[]) => {
    const match = withState(withRoutes(started(2), 0, ...codes), (state) => {
      state.holders.fill(IN_DECK)
      state.holders[0] = 0
      state.harbours[12] = 0
      state.points = [2 * codes.length, 2]
      state.end = 'played'
    })
    return game.outcome(match.state)?.ranks.indexOf(1)
  }
  expect(winner(['GRB-WAU.t', 'EAU-WAU.t'])).toBe(0)
  expect(winner([])).toBe(1)
})

describe('GL-9.3 GL-R8 who wins', () => {
  test('GL-9.3 the player with most points wins', () => {
    expect(game.outcome(over([5, 9, 7], () => {}))?.ranks).toEqual([3, 1, 2])
  })

  test('GL-R8 ties go to more completed tickets, then to more points from harbours, then are shared', () => {
    expect(game.outcome(over([5, 5, 5], () => {}))?.ranks).toEqual([1, 1, 1])
    // Eau Claire–Green Bay, worth 3, completed with routes of 3 points.
    const more = over([5, 5, 5], (state) => {
      for (const [at, { code }] of ROUTES.entries()) {
        if (code === 'GRB-WAU.t' || code === 'EAU-WAU.t') state.owners[at] = 1
      }
      state.holders[0] = 1
      state.points[1] = 5 - (TICKETS[0]?.points ?? 0)
    })
    expect(game.outcome(more)?.ranks).toEqual([2, 1, 2])
    expect(new Set(game.outcome(more)?.totals).size).toBe(1)
    const built = over([5, 5, 5], (state) => {
      for (const seat of [1, 2]) {
        state.holders[seat === 1 ? 0 : 6] = seat
        for (const [at, { code }] of ROUTES.entries()) {
          if (seat === 1 && ['GRB-WAU.t', 'EAU-WAU.t'].includes(code)) state.owners[at] = 1
          if (seat === 2 && ['GRB-MIL.s1', 'MIL-CHI.s1'].includes(code)) state.owners[at] = 2
        }
        state.points[seat] = 5 - (TICKETS[seat === 1 ? 0 : 6]?.points ?? 0)
      }
      state.harbours[12] = 2
      state.points[2] = (state.points[2] ?? 0) - 10 - 4
    })
    expect(game.outcome(built)?.ranks).toEqual([3, 2, 1])
    // A harbour that scores nothing adds no harbour points, and a harbour not built subtracts none.
    const worthless = over([9, 5], (state) => {
      state.harbours[12] = 1
    })
    expect(game.outcome(worthless)).toMatchObject({ ranks: [1, 1], totals: [-3, -3] })
  })
})

test('GL-3.1 after the end no player has a move', () => {
  const state = over([1, 2], () => {})
  expect(game.toAct(state)).toEqual([])
  expect(game.legal(state, 0)).toEqual([])
  expect(choices({ ...started(2), state })).toEqual([])
})
