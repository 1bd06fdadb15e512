/** The stored bits against the literal rules, over random matches. */
import { expect, test } from 'vitest'
import { makeTrial } from '../../../../test/kit/trial.ts'
import { policies } from '../../../bots/policies.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { proof } from '../testing/proof.ts'
import { PORTS, ROUTES } from './map.ts'
import { computeOpenings, MOVES_OF_WORD, WORDS } from './openings.ts'

const statesOf = (seats: number): readonly State[] => {
  const start = { seats, options: {}, rules: 1 }
  const { journey } = makeTrial({ game, proof, start, seed: seats, policy: policies.kindFirst() })
  return [...journey.steps.map(({ before }) => before as State).filter((_, at) => at % 23 === 0), journey.last as State]
}

/** The moves that a seat's bits stand for. */
const openTo = (state: State, seat: number): readonly string[] =>
  MOVES_OF_WORD.flatMap((moves, word) =>
    moves
      .filter((_, bit) => ((state.open[seat * WORDS + word] ?? 0) >> bit) % 2 !== 0)
      .map((move) => game.notate(move)),
  )

/** GL-5.5, GL-5.6, GL-7.1, GL-7.2, literally. */
const literal = ({ owners, harbours, seats }: State, seat: number): readonly string[] => {
  const routes = ROUTES.filter(({ twin }, route) => {
    if (owners[route] !== -1) return false
    const other = twin < 0 ? -1 : owners[twin]
    return other === -1 || (other !== seat && seats > 3)
  })
  const built = harbours.filter((owner) => owner === seat).length
  const ports = PORTS.filter(
    (city) =>
      built < 3 &&
      harbours[city] === -1 &&
      ROUTES.some(({ a, b }, route) => owners[route] === seat && (a === city || b === city)),
  )
  return [...routes.map(({ code }) => `claim:${code}`), ...ports.map((city) => game.notate({ kind: 'harbour', city }))]
}

test.each([2, 3, 4, 5])(
  'GL-5.5 GL-5.6 GL-7.1 GL-7.2 %d seats: the stored bits match the routes and ports that the rules leave open',
  (seats) => {
    const states = statesOf(seats)
    expect(states.length).toBeGreaterThan(10)
    for (const state of states) {
      for (let seat = 0; seat < seats; seat++) {
        expect([...openTo(state, seat)].sort()).toEqual([...literal(state, seat)].sort())
      }
      expect(computeOpenings(state)).toEqual(state.open)
    }
  },
)

test('every route and every port has one bit, and no word has more bits than fit', () => {
  expect(
    MOVES_OF_WORD.flat()
      .map((move) => game.notate(move))
      .sort(),
  ).toEqual(
    [
      ...ROUTES.map(({ code }) => `claim:${code}`),
      ...PORTS.map((city) => game.notate({ kind: 'harbour', city })),
    ].sort(),
  )
  for (const moves of MOVES_OF_WORD) expect(moves.length).toBeLessThan(32)
})
