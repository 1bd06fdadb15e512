import { describe, expect, test } from 'vitest'
import { after } from '../../../../test/kit/scene.ts'
import { speak } from '../../../kit/text.ts'
import { game } from '../game.ts'
import { type GreatLakesMatch, started, withHand, withRoutes, withState } from '../testing/position.ts'
import { texts } from '../text/en.ts'

const voice = { language: 'en' as const, texts, seat: (seat: number) => `Player ${seat}` }

/** Why the mover may not choose this target, in words. */
const why = (match: GreatLakesMatch, target: string): string => {
  const refusal = game.refusals(match.state, match.state.mover).find((other) => other.target === target)
  return refusal === undefined ? 'allowed' : `${refusal.rule} ${speak(voice, refusal.message)}`
}

describe('GL-5.1 what is missing for a route', () => {
  test.each([
    ['yellow-single*2', 'DUL-THB.s', 'GL-5.1 You need 2 more yellow ships.'],
    ['yellow-double*1 locomotive*1', 'DUL-THB.s', 'GL-5.1 You need 1 more yellow ship.'],
    ['black-plain*1 black-symbol*1', 'DUL-THB.t', 'GL-5.1 You need 3 more black trains.'],
    ['red-plain*1 white-plain*1', 'SUD-PRS.t', 'GL-5.1 You need 1 more train of the same colour.'],
    ['locomotive*9', 'DUL-THB.s', 'allowed'],
  ])('GL-5.1 with %s for %s', (hand, code, reason) => {
    expect(why(withHand(started(), hand), `route:${code}`)).toBe(reason)
  })
})

test('GL-5.4 GL-5.5 GL-5.6 taken, closed, too few pieces', () => {
  const match = withHand(started(3), 'locomotive*9')
  const { mover } = match.state
  const other = (mover + 1) % 3
  expect(why(withRoutes(match, other, 'GRB-WAU.t'), 'route:GRB-WAU.t')).toBe(
    `GL-5.5 Green Bay–Wausau belongs to Player ${other}.`,
  )
  expect(why(withRoutes(match, mover, 'GRB-WAU.t'), 'route:GRB-WAU.t')).toBe(
    'GL-5.5 Green Bay–Wausau is already yours.',
  )
  expect(why(withRoutes(match, other, 'MIL-CHI.s1'), 'route:MIL-CHI.s2')).toBe(
    `GL-5.6 Milwaukee–Chicago is closed: Player ${other} owns the other half of this double route.`,
  )
  expect(why(withRoutes(match, mover, 'MIL-CHI.s1'), 'route:MIL-CHI.s2')).toBe(
    'GL-5.6 Milwaukee–Chicago is a double route, and you already own the other half.',
  )
  const few = withState(match, (state) => {
    state.ships[mover] = 1
  })
  expect(why(few, 'route:DUL-THB.s')).toBe('GL-5.4 You need 4 ships for this route. You have 1 left.')
})

test('GL-7.1 GL-7.2 GL-7.3 what is missing for a harbour', () => {
  const match = withHand(started(), 'red-symbol*1 red-single*1')
  const { mover } = match.state
  expect(why(match, 'port:CHI')).toBe('GL-7.2 You need a route of your own to Chicago.')
  expect(why(withRoutes(match, mover, 'MIL-CHI.s1'), 'port:CHI')).toBe(
    'GL-7.3 You need 2 more cards of one colour with the harbour symbol.',
  )
})

test('GL-4.4 GL-4.10 GL-6.1 GL-8.1 cards and tickets that cannot be drawn, pieces that cannot be exchanged', () => {
  const bare = withState(started(2, 18), (state) => {
    state.deck.fill(0)
    state.left = [0, 0]
    state.ticketsLeft = 0
    state.under = []
    state.underBy = []
  })
  expect(why(bare, 'open:2')).toBe('GL-4.10 No card is left to replace it.')
  expect(why(bare, 'deck:ship')).toBe('GL-4.10 The ship deck is empty.')
  expect(why(bare, 'tickets')).toBe('GL-6.1 No tickets are left.')
  expect(why(bare, 'gain:ship')).toBe('GL-8.1 There are no ships in your box.')
  const noShips = withState(started(2), (state) => {
    state.ships[state.mover] = 0
  })
  expect(why(noShips, 'gain:train')).toBe('GL-8.1 You have no ships left to give.')
  const oneInBox = withState(noShips, (state) => {
    state.box[state.mover] = 1
  })
  expect(why(oneInBox, 'gain:train')).toBe('GL-8.1 You have no ships left to give.')
})

test('GL-1.6 GL-5.1 GL-5.3 GL-7.3 cards of the hand that do not fit the chosen route or harbour', () => {
  const ship = after(withHand(started(), 'red-plain*1 red-double*1 red-single*2 white-double*2'), 'claim:TRC-MUS.s')
  expect(why(ship, 'card:red-plain')).toBe('GL-1.6 A ship route takes only ship cards and locomotives.')
  expect(why(ship, 'card:white-double')).toBe('GL-5.1 Wrong colour for this route: white double ship.')
  const grey = after(withHand(started(), 'red-plain*2 white-plain*1'), 'claim:SUD-PRS.t')
  expect(why(grey, 'card:white-plain')).toBe('GL-5.1 You don’t have enough of this colour: white train.')
  const over = after(withHand(started(), 'red-double*1 locomotive*1'), 'claim:TOL-CLE.s1')
  expect(why(over, 'card:locomotive')).toBe('GL-5.3 That would be one card too many: locomotive.')
  const port = after(
    withRoutes(
      withHand(started(), 'red-symbol*2 red-single*2 white-symbol*1 white-plain*1'),
      started().state.mover,
      'MIL-CHI.s1',
    ),
    'harbour:CHI',
  )
  expect(why(port, 'card:white-symbol')).toBe('GL-7.3 You don’t have enough of this colour: white train with harbour.')
  expect(why(port, 'card:white-plain')).toBe('GL-7.3 You can’t pay for a harbour with this card: white train.')
  const train = after(withHand(started(), 'red-plain*1 red-single*1'), 'claim:GRB-WAU.t')
  expect(why(train, 'card:red-single')).toBe('GL-1.6 A train route takes only train cards.')
})

test('§12 every kind of decision lists its targets', () => {
  const match = withHand(started(2), 'locomotive*4')
  const kinds = [
    game.prompt(match.state, match.state.mover),
    game.prompt(after(match, 'take:4').state, match.state.mover),
    game.prompt(after(match, 'blind:train').state, match.state.mover),
    game.prompt(after(match, 'seek').state, match.state.mover),
    game.prompt(after(match, 'claim:DUL-THB.s').state, match.state.mover),
  ].map(({ kind, targets }) => [kind, targets.length])
  expect(kinds).toEqual([
    ['act', 8 + 110 + 25 + 1 + 2],
    ['refill', 2],
    ['second', 8],
    ['tickets', 4],
    ['pay', 1],
  ])
})
