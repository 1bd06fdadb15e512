/** RC-10.1 and RC-R2: the variant for younger players. */
import { expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { game } from './game.ts'
import { eventsOf, hand, table } from './testing/matches.ts'

const match = table(2, { twos: 'C2a C2b', cards: 'P1 P2 O1 | G1 G1 G2 | W1 W2 C5e' }, { younger: true })

test('RC-10.1 RC-R2 each player gets a city of value 2 and three cards, no locomotive, no cubes', () => {
  expect([hand(match, 0), hand(match, 1)]).toEqual(['P1 P2 O1 C2a', 'G1 G1 G2 C2b'])
  expect([match.state.bagLeft, match.state.deck[10]]).toEqual([0, 0])
  expect(eventsOf(match, 'dealt')[0]).toMatchObject({ rule: 'RC-10.1', count: 4 })
})

test('RC-10.1 the actions are building, discarding for a card and passing', () => {
  expect(choices(match)).toEqual(['+C2a', '-P1', '-P2', '-O1', '-C2a', 'pass'])
  expect(refusedBy(match, 'lay')).toBe('RC-10.1')
  const thrown = after(match, '-P1')
  expect(choices(thrown)).toEqual(['deck', 'W1', 'W2', 'C5e'])
  expect(refusedBy(thrown, 'cube')).toBe('RC-10.1')
})

test('RC-R2 the bag does not end the game, and there are no last deliveries', () => {
  const built = after(match, '+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop')
  expect([built.state.end, eventsOf(built, 'supplied')]).toEqual(['none', []])
  const last = {
    ...built,
    state: { ...built.state, deck: built.state.deck.map((_, at) => (at === 0 ? 1 : 0)), deckLeft: 1 },
  }
  const over = after(last, 'pass', 'deck', 'stop')
  expect([over.state.step, over.state.end]).toEqual(['over', 'deck'])
  expect(game.outcome(over.state)?.rule).toBe('RC-8.1')
})
