import { describe, expect, test } from 'vitest'
import { after } from '../../../../test/kit/scene.ts'
import { speak } from '../../../kit/text.ts'
import { game } from '../game.ts'
import { changed, holding, owning, started, type Table } from '../testing/position.ts'
import { texts } from '../text/en.ts'

const voice = { language: 'en' as const, texts, seat: (seat: number) => `Player ${seat}` }

/** Why the mover may not touch this, in words. */
const why = (match: Table, target: string): string => {
  const refusal = game.refusals(match.state, match.state.mover).find((other) => other.target === target)
  return refusal === undefined ? 'allowed' : `${refusal.rule} ${speak(voice, refusal.message)}`
}

describe('GL-5.1 what is missing for a route', () => {
  test.each([
    ['yellow-single*2', 'DUL-THB.s', 'GL-5.1 You lack 2 yellow ships.'],
    ['yellow-double*1 locomotive*1', 'DUL-THB.s', 'GL-5.1 You lack 1 yellow ship.'],
    ['black-plain*1 black-symbol*1', 'DUL-THB.t', 'GL-5.1 You lack 3 black trains.'],
    ['red-plain*1 white-plain*1', 'SUD-PRS.t', 'GL-5.1 You lack 1 more train of the same colour.'],
    ['locomotive*9', 'DUL-THB.s', 'allowed'],
  ])('GL-5.1 with %s for %s', (hand, code, said) => {
    expect(why(holding(started(), hand), `route:${code}`)).toBe(said)
  })
})

test('GL-5.4 GL-5.5 GL-5.6 taken, closed, too few pieces', () => {
  const match = holding(started(3), 'locomotive*9')
  const { mover } = match.state
  const other = (mover + 1) % 3
  expect(why(owning(match, other, 'GRB-WAU.t'), 'route:GRB-WAU.t')).toBe(
    `GL-5.5 Green Bay–Wausau belongs to Player ${other}.`,
  )
  expect(why(owning(match, mover, 'GRB-WAU.t'), 'route:GRB-WAU.t')).toBe('GL-5.5 Green Bay–Wausau is yours already.')
  expect(why(owning(match, other, 'MIL-CHI.s1'), 'route:MIL-CHI.s2')).toBe(
    `GL-5.6 Milwaukee–Chicago is closed: Player ${other} has its twin.`,
  )
  expect(why(owning(match, mover, 'MIL-CHI.s1'), 'route:MIL-CHI.s2')).toBe(
    'GL-5.6 You own the other one of the double route Milwaukee–Chicago.',
  )
  const few = changed(match, (state) => {
    state.ships[mover] = 1
  })
  expect(why(few, 'route:DUL-THB.s')).toBe('GL-5.4 It takes 4 ships; you have 1.')
})

test('GL-7.1 GL-7.2 GL-7.3 what is missing for a harbour', () => {
  const match = holding(started(), 'red-symbol*1 red-single*1')
  const { mover } = match.state
  expect(why(match, 'port:CHI')).toBe('GL-7.2 You own no route at Chicago.')
  expect(why(owning(match, mover, 'MIL-CHI.s1'), 'port:CHI')).toBe(
    'GL-7.3 For a harbour you lack 2 cards of one colour with the harbour symbol.',
  )
})

test('GL-4.4 GL-4.10 GL-6.1 GL-8.1 what cannot be drawn or exchanged', () => {
  const bare = changed(started(2, 18), (state) => {
    state.deck.fill(0)
    state.left = [0, 0]
    state.ticketsLeft = 0
    state.under = []
    state.underBy = []
  })
  expect(why(bare, 'open:2')).toBe('GL-4.10 No card is left to replace it.')
  expect(why(bare, 'deck:ship')).toBe('GL-4.10 Empty: ship deck.')
  expect(why(bare, 'tickets')).toBe('GL-6.1 No ticket is left.')
  expect(why(bare, 'gain:ship')).toBe('GL-8.1 Your box holds 0 ships.')
  const noShips = changed(started(2), (state) => {
    state.ships[state.mover] = 0
  })
  expect(why(noShips, 'gain:train')).toBe('GL-8.1 You have nothing to give for them: 0 ships left.')
  const oneInBox = changed(noShips, (state) => {
    state.box[state.mover] = 1
  })
  expect(why(oneInBox, 'gain:train')).toBe('GL-8.1 You have nothing to give for them: 0 ships left.')
})

test('GL-1.6 GL-5.1 GL-5.3 GL-7.3 cards of the hand that do not pay for what was named', () => {
  const ship = after(holding(started(), 'red-plain*1 red-double*1 red-single*2 white-double*2'), 'claim:TRC-MUS.s')
  expect(why(ship, 'card:red-plain')).toBe('GL-1.6 A ship route takes ship cards only.')
  expect(why(ship, 'card:white-double')).toBe('GL-5.1 The route has another colour: white double ship does not fit.')
  const grey = after(holding(started(), 'red-plain*2 white-plain*1'), 'claim:SUD-PRS.t')
  expect(why(grey, 'card:white-plain')).toBe('GL-5.1 You have too few of this colour: white train.')
  const over = after(holding(started(), 'red-double*1 locomotive*1'), 'claim:TOL-CLE.s1')
  expect(why(over, 'card:locomotive')).toBe('GL-5.3 It would be one card too many: locomotive.')
  const port = after(
    owning(
      holding(started(), 'red-symbol*2 red-single*2 white-symbol*1 white-plain*1'),
      started().state.mover,
      'MIL-CHI.s1',
    ),
    'harbour:CHI',
  )
  expect(why(port, 'card:white-symbol')).toBe('GL-7.3 You have too few of this colour: white train with harbour.')
  expect(why(port, 'card:white-plain')).toBe('GL-7.3 A harbour cannot be paid with this: white train.')
  const train = after(holding(started(), 'red-plain*1 red-single*1'), 'claim:GRB-WAU.t')
  expect(why(train, 'card:red-single')).toBe('GL-1.6 A train route takes train cards only.')
})

test('§12 every kind of decision, with its targets', () => {
  const match = holding(started(2), 'locomotive*4')
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
