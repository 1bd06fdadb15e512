import { expect, test } from 'vitest'
import { UNLOCKED_AT } from '../track/room.ts'
import { DOUBLER_FIELDS, FACTORIES, INDUSTRY, ROUTES, SPECIALS } from './board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, TOKENS } from './cards.ts'
import { SETUPS } from './counts.ts'
import { COLOURS } from './effects.ts'
import { ENGINEERS } from './engineers.ts'
import { SPACES } from './spaces.ts'

test('RR-1.2 seven engineers of each letter and one without; each number once', () => {
  const count = (letter: string | null): number => ENGINEERS.filter((engineer) => engineer.letter === letter).length
  expect([count('A'), count('B'), count(null)]).toEqual([7, 7, 1])
  expect(ENGINEERS.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
})

test('RR-1.3 RR-13.1 RR-13.2 ten end cards, seven tokens, five question cards, four start bonuses', () => {
  expect([END_CARDS, TOKENS, CARDS, BONUS_CARDS].map(({ length }) => length)).toEqual([10, 7, 5, 4])
})

test('RR-2.8 27 spaces; with two players seven of them are closed', () => {
  expect(SPACES).toHaveLength(27)
  expect(SPACES.filter(({ two }) => !two).map(({ id }) => id)).toEqual(['T1', 'T3', 'L2', 'I3', 'O3', 'E3', 'P2'])
  expect(SPACES.filter(({ unlimited }) => unlimited).map(({ id }) => id)).toEqual(['T12'])
  expect(SPACES.filter(({ coins }) => coins > 0).map(({ id }) => id)).toEqual(['T11', 'E1'])
  expect(SPACES.filter(({ workers }) => workers > 1).map(({ id, workers }) => `${id} ${workers}`)).toEqual([
    'T2 2',
    'T4 2',
    'T6 2',
    'T8 2',
    'T10 2',
    'L2 2',
    'L3 3',
    'I2 2',
    'I3 2',
    'X1 2',
  ])
})

test('RR-3.4 RR-3.6 routes, their colours, and where new colours are taken', () => {
  expect(ROUTES.map(({ id, fields, colours, slots }) => [id, fields, colours, slots])).toEqual([
    ['transsib', 15, 5, 2],
    ['petersburg', 9, 4, 1],
    ['kiev', 9, 3, 1],
  ])
  expect(COLOURS.map((colour, at) => `${colour} ${UNLOCKED_AT[at]}`)).toEqual([
    'black 0',
    'grey 2',
    'brown 6',
    'natural 10',
    'white 15',
  ])
})

test('RR-4.4 sixteen special fields; reconstructed ones are marked', () => {
  expect(SPECIALS).toHaveLength(16)
  expect(SPECIALS.filter(({ provenance }) => provenance === 'reconstructed').map(({ field }) => field)).toEqual([8])
  const stars = SPECIALS.flatMap(({ field, lasting }) => (lasting?.[0] === 'star' ? [[field, lasting[1]]] : []))
  expect(stars).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [8, 10],
  ])
})

test('RR-6.6 RR-7.1 RR-11.3 nine factories, eight doublers, sixteen industry spaces with five gaps', () => {
  expect(Object.keys(FACTORIES)).toHaveLength(9)
  expect(DOUBLER_FIELDS).toBe(8)
  expect(INDUSTRY.map((space) => ('value' in space ? space.value : 'gap' in space ? 'gap' : '?'))).toEqual([
    0,
    1,
    2,
    3,
    5,
    'gap',
    10,
    'gap',
    15,
    'gap',
    '?',
    'gap',
    20,
    'gap',
    25,
    30,
  ])
})

test('RR-1.5 RR-1.8 what differs with the number of players', () => {
  const by = (key: 'rounds' | 'workers' | 'coins' | 'supply' | 'temporaryWorkers'): readonly unknown[] =>
    [2, 3, 4].map((seats) => SETUPS[seats]?.[key])
  expect(by('rounds')).toEqual([6, 6, 7])
  expect(by('workers')).toEqual([6, 6, 5])
  expect(by('coins')).toEqual([2, 1, 1])
  expect(by('supply')).toEqual([2, 2, 2])
  expect(by('temporaryWorkers')).toEqual([0, 2, 2])
})
