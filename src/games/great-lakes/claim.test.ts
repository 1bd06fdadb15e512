import { describe, expect, test } from 'vitest'
import { after, refusedBy } from '../../../test/kit/scene.ts'
import { game } from './game.ts'
import { eventsOf, legalNotations, route, started, withHand, withRoutes, withState } from './testing/position.ts'

/** The possible payments for this route with this hand. */
const pays = (hand: string, code: string, seats = 4): readonly string[] =>
  legalNotations(after(withHand(started(seats), hand), `claim:${code}`), 'pay')

test('GL-E1 GL-5.1 a purple train route of three', () => {
  const code = 'SBD-TOL.t2'
  expect(pays('purple-plain*3', code)).toEqual(['pay:purple.p3'])
  expect(pays('purple-plain*2 locomotive*1', code)).toEqual(['pay:purple.p2.l1'])
  expect(pays('locomotive*3', code)).toEqual(['pay:l3'])
  const mixed = withHand(started(), 'purple-plain*2 yellow-plain*1')
  expect(legalNotations(mixed, `claim:${code}`)).toEqual([])
  expect(refusedBy(mixed, `route:${code}`)).toBe('GL-5.1')
})

test('GL-5.1 a claim scores points by length immediately, puts a piece on each space and discards the cards', () => {
  const points = (hand: string, code: string, pay: string): readonly unknown[] => {
    const match = withHand(started(), hand)
    const seat = match.state.mover
    const next = after(match, `claim:${code}`, pay).state
    return [
      next.points[seat],
      next.trains[seat],
      next.ships[seat],
      next.owners[route(code)] === seat,
      next.mover !== seat,
    ]
  }
  expect(points('red-plain*1', 'GRB-WAU.t', 'pay:red.p1')).toEqual([1, 26, 23, true, true])
  expect(points('black-plain*2', 'PRS-TOR.t', 'pay:black.p2')).toEqual([2, 25, 23, true, true])
  expect(points('red-single*3', 'TRC-MUS.s', 'pay:red.s3')).toEqual([4, 27, 20, true, true])
  expect(points('green-plain*4', 'DUL-WAU.t', 'pay:green.p4')).toEqual([7, 23, 23, true, true])
  expect(points('black-plain*5', 'DUL-THB.t', 'pay:black.p5')).toEqual([10, 22, 23, true, true])
  expect(points('red-double*3', 'DUL-MQT.s', 'pay:red.d3')).toEqual([15, 27, 17, true, true])
  expect(points('red-plain*7', 'ROU-OTT.t', 'pay:red.p7')).toEqual([18, 20, 23, true, true])
  expect(points('white-plain*7 white-symbol*1', 'ROU-MTL.t', 'pay:white.p7.h1')).toEqual([21, 19, 23, true, true])
  expect(points('white-plain*7 white-symbol*2', 'CLE-NYC.t', 'pay:white.p7.h2')).toEqual([27, 18, 23, true, true])
  const match = after(withHand(started(), 'red-plain*1'), 'claim:GRB-WAU.t', 'pay:red.p1')
  expect(match.state.discards[3]).toBe(1)
  expect(eventsOf(match, 'claimed')).toHaveLength(1)
})

test('GL-5.1 a grey route takes any one colour, never two', () => {
  expect(pays('red-plain*2 white-symbol*2', 'SUD-PRS.t')).toEqual(['pay:red.p2', 'pay:white.h2'])
  expect(legalNotations(withHand(started(), 'red-plain*1 white-plain*1'), 'claim:SUD-PRS.t')).toEqual([])
})

test('GL-1.6 trains and ships are never mixed; locomotives pay for both', () => {
  expect(legalNotations(withHand(started(), 'yellow-single*4'), 'claim:DUL-EAU.t')).toEqual([])
  expect(legalNotations(withHand(started(), 'yellow-plain*4'), 'claim:DUL-THB.s')).toEqual([])
  expect(pays('yellow-single*2 locomotive*2', 'DUL-THB.s')).toEqual(['pay:yellow.s2.l2'])
  const match = after(withHand(started(), 'yellow-plain*3 yellow-single*1'), 'claim:DUL-EAU.t')
  expect(refusedBy(match, 'card:yellow-single')).toBe('GL-1.6')
})

test('GL-5.2 a locomotive pays for one space, alone or with other cards', () => {
  expect(pays('red-plain*2 locomotive*3', 'TRC-BAY.t')).toEqual(['pay:red.p2.l1', 'pay:red.p1.l2', 'pay:l3'])
  expect(pays('yellow-double*2 locomotive*4', 'DUL-THB.s')).toEqual(['pay:yellow.d2', 'pay:yellow.d1.l2', 'pay:l4'])
})

test('GL-E2 GL-5.3 a white ship route of four', () => {
  const all = pays('white-double*2 white-single*4 locomotive*1', 'TOR-KIN.s1')
  for (const pay of ['pay:white.d2', 'pay:white.s4', 'pay:white.s2.d1', 'pay:white.s1.d1.l1']) {
    expect(all).toContain(pay)
  }
})

describe('GL-E3 GL-5.3 GL-R6 a ship route of five', () => {
  const code = 'DUL-LSJ.s1'

  test('GL-E3 three double ships pay for it; five ships are placed and no card is returned', () => {
    const match = withHand(started(), 'purple-double*3')
    const seat = match.state.mover
    const next = after(match, `claim:${code}`, 'pay:purple.d3').state
    expect([next.ships[seat], next.points[seat]]).toEqual([23 - 5, 10])
    expect(next.hands.slice(seat * 25, seat * 25 + 25).every((count) => count === 0)).toBe(true)
  })

  test('GL-R6 a payment contains no card that could be left out', () => {
    const all = pays('purple-double*4 purple-single*2 locomotive*1', code)
    for (const pay of ['pay:purple.d4', 'pay:purple.s2.d2', 'pay:purple.s1.d2.l1', 'pay:purple.d3.l1']) {
      expect(all).not.toContain(pay)
    }
    expect(all).toContain('pay:purple.s1.d2')
    expect(all).toContain('pay:purple.d2.l1')
    expect(all).toContain('pay:purple.d3')
  })

  test('GL-R6 one double ship can pay for one space', () => {
    expect(pays('black-double*1', 'ERI-CLE.s1')).toEqual(['pay:black.d1'])
    const match = after(withHand(started(), 'red-double*1 locomotive*1'), 'claim:TOL-CLE.s1')
    expect(refusedBy(match, 'card:locomotive')).toBe('GL-5.3')
  })
})

test('GL-5.4 a claim needs as many pieces of the kind as there are spaces', () => {
  const few = withState(withHand(started(), 'black-plain*5 yellow-single*4'), (state) => {
    state.trains[state.mover] = 4
    state.ships[state.mover] = 4
  })
  expect(legalNotations(few, 'claim:DUL-THB')).toEqual(['claim:DUL-THB.s'])
  expect(refusedBy(few, 'route:DUL-THB.t')).toBe('GL-5.4')
})

test('GL-5.5 any free route can be claimed, connected or not; one in a turn', () => {
  const match = withHand(started(), 'red-plain*3 green-plain*3')
  const seat = match.state.mover
  const one = after(match, 'claim:GRB-WAU.t', 'pay:red.p1')
  expect(one.state.mover).not.toBe(seat)
  const apart = withHand(
    withState(one, (state) => void Object.assign(state, { mover: seat })),
    'green-plain*2',
  )
  expect(legalNotations(apart, 'claim')).toContain('claim:BAY-DET.t')
  expect(legalNotations(apart, 'claim')).not.toContain('claim:GRB-WAU.t')
  expect(refusedBy(apart, 'route:GRB-WAU.t')).toBe('GL-5.5')
})

describe('GL-5.6 double routes', () => {
  const hand = 'locomotive*9'

  test.each([2, 3])('GL-5.6 with %i players, claiming one route closes the other to all', (seats) => {
    const match = withHand(started(seats), hand)
    const closed = withRoutes(match, (match.state.mover + 1) % seats, 'MIL-CHI.s1')
    expect(legalNotations(closed, 'claim:MIL-CHI')).toEqual([])
    expect(refusedBy(closed, 'route:MIL-CHI.s2')).toBe('GL-5.6')
  })

  test.each([4, 5])(
    'GL-5.6 with %i players, the second route is open to others, never to the owner of the first',
    (seats) => {
      const match = withHand(started(seats), hand)
      const others = withRoutes(match, (match.state.mover + 1) % seats, 'MIL-CHI.s1')
      expect(legalNotations(others, 'claim:MIL-CHI')).toEqual(['claim:MIL-CHI.s2'])
      const own = withRoutes(match, match.state.mover, 'MIL-CHI.s1')
      expect(legalNotations(own, 'claim:MIL-CHI')).toEqual([])
      expect(refusedBy(own, 'route:MIL-CHI.s2')).toBe('GL-5.6')
    },
  )

  test('GL-5.6 a double route may end at a junction', () => {
    const match = withHand(started(2), hand)
    const closed = withRoutes(match, match.state.mover, 'SSM-LHJ.s2')
    expect(refusedBy(closed, 'route:SSM-LHJ.s1')).toBe('GL-5.6')
  })
})

test('GL-5.7 a train route and a ship route between the same cities are not a double route', () => {
  const match = withHand(started(2), 'locomotive*9')
  const own = withRoutes(match, match.state.mover, 'DUL-THB.t', 'TRC-MUS.s')
  expect(legalNotations(own, 'claim:DUL-THB')).toEqual(['claim:DUL-THB.s'])
  expect(legalNotations(own, 'claim:TRC-MUS')).toEqual(['claim:TRC-MUS.t'])
})

test('GL-5.8 cards with the symbol pay like plain ones, and the player chooses which', () => {
  expect(pays('black-plain*2 black-symbol*2', 'PRS-TOR.t')).toEqual(['pay:black.p2', 'pay:black.p1.h1', 'pay:black.h2'])
})

test('GL-5.1 only the mover sees a route that is chosen and not paid yet', () => {
  const match = withHand(started(), 'red-plain*1')
  const named = after(match, 'claim:GRB-WAU.t')
  expect(named.moves.at(-1)?.final).toBe(false)
  expect(game.view(named.state, 'watcher')).toEqual(game.view(match.state, 'watcher'))
  expect(game.view(named.state, match.state.mover).paying).toBe(route('GRB-WAU.t'))
  expect(after(named, 'pay:red.p1').moves.at(-1)?.final).toBe(false)
})
