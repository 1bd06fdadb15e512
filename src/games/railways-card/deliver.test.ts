/** RC-5 and RC-6: locomotives and deliveries. */
import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { undoable } from '../../kit/match.ts'
import { payment } from './cards/payment.ts'
import { CITIES } from './data/cities.ts'
import { GOODS } from './data/counts.ts'
import { game } from './game.ts'
import { TO } from './moves.ts'
import { growTree } from './network/network.ts'
import type { State } from './state.ts'
import { eventsOf, hand, passes, points, table } from './testing/matches.ts'

const city = (id: string): number => (id === 'tile' ? CITIES.length : CITIES.findIndex((card) => card.id === id))
const good = (colour: string): number => GOODS.findIndex((other) => other.colour === colour)

/** A network as a list of `new-city at place by seat`, and goods as `city colour`. Pulling power and the rest are set directly. */
const network = (links: readonly string[], goods: readonly string[], power: readonly number[] = [9, 9]): State => {
  const state = structuredClone(table(2).state)
  for (const link of links) {
    const [id = '', place = '', seat = '0'] = link.split(' ')
    state.built.push(city(id))
    state.owner[city(id)] = Number(seat)
    state.paid[city(id)] = payment(0, 1, 0)
    state.colour[city(id)] = 0
    growTree(state, city(id), city(place))
  }
  for (const pair of goods) {
    const [id = '', colour = ''] = pair.split(' ')
    state.goods[city(id) * 4 + good(colour)] = 1
  }
  return { ...state, power: [...power] }
}

const ships = (state: State): readonly string[] =>
  game
    .legal(state, 0)
    .filter(({ kind }) => kind === 'ship')
    .map(game.notate)

const goals = (state: State, id: string, colour: string): readonly string[] =>
  game.legal({ ...state, source: city(id), good: good(colour) }, 0).map(game.notate)

const why = (state: State, id: string, colour: string, target: string): string | undefined =>
  game.refusals({ ...state, source: city(id), good: good(colour) }, 0).find((refusal) => refusal.target === target)
    ?.rule

/** Delivers a good and returns what each seat scored. */
const scored = (state: State, id: string, colour: string, to: string): readonly number[] => {
  const draft = structuredClone({ ...state, source: city(id), good: good(colour) })
  game.apply(draft, 0, TO[city(to)] ?? { kind: 'pass' }, { draw: () => 0, emit() {} })
  return [0, 1].map((seat) => (draft.earned[seat] ?? 0) + (draft.tolls[seat] ?? 0))
}

/** Albany (demands livestock) and Richmond (demands ore) in a row, with links of seat 0 and seat 1. */
const played = after(
  table(2, { twos: 'C2a C2b', cards: 'P2 P2 | G2 G2 | W1 W1 W1', cubes: 'bk' }),
  ...['+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop', '+C2b', 'C2a.G', 'G=0.1.0', 'deck', 'stop'],
)

describe('locomotives', () => {
  test('RC-5.1 a locomotive from the hand goes in front of the player and adds pulling power', () => {
    const match = after(played, 'lay')
    expect([match.state.power, hand(match, 0).includes('J')]).toEqual([[1, 0], false])
    expect(refusedBy(after(match, 'deck', 'stop', 'pass', 'deck', 'stop'), 'lay')).toBe('RC-5.1')
  })

  test('RC-5.2 the player may then make one delivery or decline; when none is possible, there is no decision', () => {
    const asked = after(played, 'pass', 'deck', 'stop', 'lay')
    expect([game.prompt(asked.state, 1).kind, choices(asked)]).toEqual([
      'deliver',
      ['C2a.blue', 'C2b.black', 'decline'],
    ])
    expect(game.prompt(asked.state, 1).message.id).toBe('ask.deliver')
    expect(game.prompt(after(asked, 'decline').state, 1).kind).toBe('take')
    expect(game.prompt(after(asked, 'C2a.blue', '>C2b').state, 1).kind).toBe('take')
    expect(game.prompt(after(played, 'lay').state, 0).kind).toBe('take')
  })

  test('RC-5.3 one locomotive per action; the new one counts at once and stays', () => {
    const asked = after(played, 'pass', 'deck', 'stop', 'lay', 'decline')
    expect(choices(asked)).not.toContain('lay')
    expect(passes(after(asked, 'deck', 'stop'), 2).state.power).toEqual([0, 1])
    const many = { ...network([], []), power: [20, 0] }
    expect(game.legal(many, 0).map(game.notate)).toContain('lay')
  })
})

describe('deliveries', () => {
  test('RC-6.1 one good is delivered to a city that demands its colour', () => {
    const state = network(['C3b tile 0', 'C2b C3b 0', 'C2c C3b 0'], ['C3b blue', 'C3b red'])
    expect(ships(state)).toEqual(['C3b.blue'])
    expect(goals(state, 'C3b', 'blue')).toEqual(['>C2b'])
    expect(why(state, 'C3b', 'blue', 'to:C2c')).toBe('RC-6.1')
    expect(game.refusals(state, 0).find(({ target }) => target === 'good:C3b:red')?.rule).toBe('RC-6.1')
  })

  test('RC-6.2 the first link must be the player’s own, the others may be of any player', () => {
    const state = network(['C3b tile 0', 'C3c C3b 0', 'C2b C3c 1'], ['C3b blue', 'C3c blue'])
    expect(ships(state)).toEqual(['C3b.blue'])
    expect(goals(state, 'C3b', 'blue')).toEqual(['>C2b'])
    const twoWays = network(['C3b tile 0', 'C3c C3b 0', 'C2b C3c 1', 'C3g C3b 0'], ['C3c blue'])
    expect(goals(twoWays, 'C3c', 'blue')).toEqual(['>C3g'])
    expect(why(twoWays, 'C3c', 'blue', 'to:C2b')).toBe('RC-6.2')
    const nobody = network(['C3b tile 1', 'C2b C3b 1'], ['C3b blue'])
    expect(game.refusals(nobody, 0).find(({ target }) => target === 'good:C3b:blue')?.rule).toBe('RC-6.2')
  })

  test.each([
    [0, []],
    [1, []],
    [2, ['C3b.blue']],
    [3, ['C3b.blue']],
  ])('RC-6.3 pulling power %i limits the number of links', (power, expected) => {
    const state = network(['C3b tile 0', 'C3c C3b 0', 'C2b C3c 0'], ['C3b blue'], [power, 0])
    expect(ships(state)).toEqual(expected)
    if (power < 2) {
      expect(game.refusals(state, 0).find(({ target }) => target === 'good:C3b:blue')?.rule).toBe('RC-6.3')
    }
  })

  test('RC-6.4 a good stops in the first city that demands it; a city of value 5 always does', () => {
    const line = ['C3b tile 0', 'C2b C3b 0', 'C3g C2b 0']
    expect(goals(network(line, ['C3b blue']), 'C3b', 'blue')).toEqual(['>C2b'])
    expect(why(network(line, ['C3b blue']), 'C3b', 'blue', 'to:C3g')).toBe('RC-6.4')
    const five = network(['C3b tile 0', 'C5a C3b 0', 'C2b C5a 0'], ['C3b blue', 'C3b red', 'C3b black'])
    expect(goals(five, 'C3b', 'blue')).toEqual(['>C5a'])
    expect(ships(five)).toEqual(['C3b.red', 'C3b.blue', 'C3b.black'])
  })

  test('RC-6.4 RC-6.3 a destination too far away is refused for its distance', () => {
    const state = network(['C3b tile 0', 'C3c C3b 0', 'C2b C3c 0', 'C3g C3b 0'], ['C3b blue'], [1, 0])
    expect(goals(state, 'C3b', 'blue')).toEqual(['>C3g'])
    expect(why(state, 'C3b', 'blue', 'to:C2b')).toBe('RC-6.3')
  })

  test('RC-6.5 RC-6.8 a good may pass the starting tile, counting every link, but never end there', () => {
    const state = network(['C3b tile 0', 'C2b tile 0'], ['C3b blue'])
    expect(goals(state, 'C3b', 'blue')).toEqual(['>C2b'])
    expect(why(state, 'C3b', 'blue', 'to:tile')).toBe('RC-6.5')
    expect(scored(state, 'C3b', 'blue', 'C2b')).toEqual([2, 0])
  })

  test('RC-6.8 RC-R5 the city of origin does not stop a good and cannot be its destination', () => {
    const state = network(['C2b tile 0', 'C3g C2b 0'], ['C2b blue'])
    expect(goals(state, 'C2b', 'blue')).toEqual(['>C3g'])
    expect(why(state, 'C2b', 'blue', 'to:C2b')).toBe('RC-R5')
    expect(ships(network(['C2b tile 0'], ['C2b blue']))).toEqual([])
  })

  test('RC-6.6 RC-E3 the player scores 1 for each link, other owners 1 for each of theirs', () => {
    const state = network(['C3b tile 0', 'C3c C3b 0', 'C3e C3c 1', 'C2c C3e 0'], ['C3b yellow'], [3, 0])
    expect(scored(state, 'C3b', 'yellow', 'C2c')).toEqual([3, 1])
    const theirs = network(['C3b tile 0', 'C3c C3b 0', 'C3e C3c 1', 'C2c C3e 1'], ['C3b yellow'], [3, 0])
    expect(scored(theirs, 'C3b', 'yellow', 'C2c')).toEqual([3, 2])
  })

  test('RC-6.7 the cube goes in front of the player, visible to everyone', () => {
    const match = after(played, 'pass', 'deck', 'stop', 'lay', 'C2a.blue', '>C2b')
    expect(match.state.delivered).toEqual([0, 0, 0, 0, 0, 1, 0, 0])
    expect(match.state.goods.slice(80, 84)).toEqual([0, 0, 0, 0])
    expect(points(match, 1)).toBe(3)
    expect([match.state.source, match.state.good]).toEqual([-1, -1])
    const drawn = after(match, 'deck')
    expect(game.view(drawn.state, 'watcher').delivered).toEqual(match.state.delivered)
    expect(eventsOf(drawn, 'delivered')).toMatchObject([{ rule: 'RC-6.6', points: 1, tolls: [0, 0] }])
  })

  test('RC-E7 over the player’s own link to the tile and an opponent’s link; a city in between stops the good', () => {
    const two = network(['C3b tile 0', 'C2b tile 1'], ['C3b blue'], [2, 0])
    expect(scored(two, 'C3b', 'blue', 'C2b')).toEqual([2, 1])
    const between = network(['C3b tile 0', 'C2b tile 1', 'C3g C2b 1'], ['C3b blue'], [3, 0])
    expect(goals(between, 'C3b', 'blue')).toEqual(['>C2b'])
  })

  test('RC-R7 a delivery always scores more for the player than for all others together', () => {
    const state = network(['C3b tile 0', 'C3c C3b 0', 'C3e C3c 1', 'C2c C3e 1'], ['C3b yellow'], [3, 0])
    const [own = 0, others = 0] = scored(state, 'C3b', 'yellow', 'C2c')
    expect(own).toBeGreaterThan(others)
  })

  test('RC-R10 there is one path between two cities, so the player chooses only a good and a destination', () => {
    const match = after(played, 'pass', 'deck', 'stop', 'lay', 'C2a.blue')
    expect(choices(match)).toEqual(['>C2b'])
    expect(game.view(match.state, 0).source).toBe(-1)
    expect(undoable(match, 1)).toBe(match.moves.length - 1)
    // No link is used twice: a path uses two of them, and does not go back and forth over one.
    const far = network(['C3b tile 0', 'C3c C3b 0', 'C2c C3c 1'], ['C3b yellow'], [4, 0])
    expect(goals(far, 'C3b', 'yellow')).toEqual(['>C2c'])
    expect(scored(far, 'C3b', 'yellow', 'C2c')).toEqual([2, 1])
  })
})
