import { describe, expect, test } from 'vitest'
import { after, choices, opening, refusedBy } from '../../../test/kit/scene.ts'
import { COMPANIES } from './data/counts.ts'
import { game } from './game.ts'
import { FIELDS, fieldAt, grid, IS_CITY, MARSEILLE, place } from './map/fields.ts'
import { putTrack, surveyAll } from './map/network.ts'
import type { State } from './state.ts'

/** Stations by their index in the data. */
const [NORD, EST, , , , LAZARE] = [0, 1, 2, 3, 4, 5]

const start = () => opening(game, 4)
const at = (q: number, r: number): string => grid(fieldAt(q, r) ?? -1)
const named = (name: string): string => grid(FIELDS.find((field) => place(field).name === name) ?? -1)
const company = (state: State, station = 0): string => COMPANIES[state.stations[station] ?? 0] ?? ''
const extend = (match: ReturnType<typeof start>, station: number, ...fields: readonly string[]) =>
  after(match, `+${company(match.state, station)}`, ...fields)

test('PC-3.1 a player extends or trades and cannot pass', () => {
  const kinds = new Set(game.legal(start().state, start().state.mover).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['extend', 'trade']))
})

describe('PC-3.2 one to five locomotives of one pool', () => {
  const way = [at(0, -2), at(1, -3), at(2, -3), at(3, -3), at(3, -2)]

  test('PC-3.2 the fifth locomotive ends the turn', () => {
    const four = extend(start(), LAZARE, ...way.slice(0, 4))
    expect(four.state.mover).toBe(start().state.mover)
    const five = after(four, way[4] ?? '')
    expect(five.state.mover).not.toBe(start().state.mover)
    const index = five.state.stations[LAZARE] ?? 0
    expect((start().state.pools[index] ?? 0) - (five.state.pools[index] ?? 0)).toBe(5)
  })

  test('PC-3.2 a player may stop after one, and the others see the extension only then', () => {
    const one = extend(start(), LAZARE, way[0] ?? '')
    const other = (one.state.mover + 1) % 4
    const field = fieldAt(0, -2) ?? -1
    expect(game.view(one.state, one.state.mover).tracks[field]).not.toBe(0)
    expect(game.view(one.state, other)).toEqual(game.view(start().state, other))
    const stopped = after(one, 'stop')
    expect(game.view(stopped.state, other).tracks[field]).not.toBe(0)
    expect(stopped.log.at(-1)?.event).toMatchObject({ kind: 'extended', rule: 'PC-3.2', fields: [field] })
  })

  test('PC-3.2 an empty pool cannot be chosen', () => {
    const { state } = start()
    state.pools[2] = 0
    const match = { ...start(), state }
    expect(choices(match)).not.toContain('+brown')
    expect(refusedBy(match, 'extend:brown')).toBe('PC-3.2')
  })
})

test('PC-3.3 each locomotive goes next to one of its colour: the station, or one placed before; branches are allowed', () => {
  const first = extend(start(), LAZARE)
  expect([...choices(first)].sort()).toEqual([at(0, -2), named('Amiens'), named('Rouen')].sort())
  expect(refusedBy(first, `field:${at(1, -3)}`)).toBe('PC-3.3')
  const second = after(first, at(0, -2))
  expect(choices(second)).toEqual(expect.arrayContaining([at(1, -3), at(-1, -2), named('Amiens'), 'stop']))
  const branch = after(second, at(1, -3))
  expect(choices(branch)).toContain(at(-1, -2))
})

test('PC-3.4 PC-E7 a barred border separates Caen from Le Havre', () => {
  const [caen, leHavre] = [named('Caen'), named('Le Havre')]
  expect([caen, leHavre]).toEqual([at(-3, -1), at(-2, -1)])
  const round = extend(start(), 4, at(-2, 1), at(-3, 1), at(-4, 1), at(-4, 0), caen)
  const next = extend(round, 4)
  expect(refusedBy(next, `field:${leHavre}`)).toBe('PC-3.4')
  expect(choices(next)).toContain(at(-4, -1))
  expect(choices(after(next, at(-3, 0)))).toContain(leHavre)
})

test('PC-3.5 PC-E7 a field never holds two locomotives of one colour', () => {
  const match = extend(start(), LAZARE, at(0, -2), at(1, -3))
  expect(choices(match)).not.toContain(at(0, -2))
  expect(refusedBy(match, `field:${at(0, -2)}`)).toBe('PC-3.5')
})

test('PC-3.6 PC-E7 country holds two colours, a city one', () => {
  const lazare = extend(start(), LAZARE, named('Amiens'), at(2, -2), at(2, -1), 'stop')
  const est = extend(lazare, EST)
  expect(choices(est)).toContain(at(2, -1))
  const both = after(est, at(2, -1), 'stop')
  const nord = extend(both, NORD)
  expect(refusedBy(nord, `field:${at(2, -1)}`)).toBe('PC-3.6')
  expect(refusedBy(nord, `field:${named('Amiens')}`)).toBe('PC-3.6')
  expect(choices(nord)).toEqual([at(2, -2)])
})

test('PC-3.7 never on the tower or on a start field', () => {
  const match = extend(start(), LAZARE)
  expect(refusedBy(match, `field:${at(0, 0)}`)).toBe('PC-3.7')
  expect(refusedBy(match, `field:${at(1, -1)}`)).toBe('PC-3.7')
  expect(choices(match)).not.toContain(at(1, -1))
})

describe('PC-3.8 no company is shut off', () => {
  const closing = () => extend(extend(start(), LAZARE, named('Amiens'), at(2, -2), at(2, -1), 'stop'), EST, at(2, -1))

  test('PC-3.8 PC-R4 the last path of a company without a city cannot be closed, not even in mid-extension', () => {
    const match = closing()
    expect(choices(match)).not.toContain(at(2, -2))
    expect(refusedBy(match, `field:${at(2, -2)}`)).toBe('PC-3.8')
    const victim = game.refusals(match.state, match.state.mover).find(({ target }) => target === `field:${at(2, -2)}`)
    expect(victim?.message.params).toEqual({ victim: { id: `company.${company(match.state, NORD)}` } })
    expect(choices(match)).toContain('stop')
  })

  test('PC-3.8 PC-R6 a company that holds a city may be shut off', () => {
    const nord = extend(start(), NORD, named('Amiens'), 'stop')
    const lazare = extend(nord, LAZARE, at(0, -2), at(1, -3), at(2, -3), at(2, -2), at(2, -1))
    const est = extend(lazare, EST, at(2, -1))
    expect(choices(est)).toContain(at(2, -2))
  })

  test('PC-R6 pool sizes do not matter: a company with an empty pool may not be shut off either', () => {
    const match = closing()
    match.state.pools[match.state.stations[NORD] ?? 0] = 0
    expect(refusedBy(match, `field:${at(2, -2)}`)).toBe('PC-3.8')
  })
})

/** One company holds every city except Marseille; two others stand beside Marseille without a city. */
const lastCity = (holding: readonly number[]): ReturnType<typeof start> => {
  const { state } = start()
  const draft: State = structuredClone(state)
  const [taker, one, two, ...rest] = [0, 1, 2, 3, 4, 5]
  for (const field of FIELDS) if (IS_CITY[field] && field !== MARSEILLE) draft.tracks[field] = 1 << (taker ?? 0)
  const spare = FIELDS.filter((field) => place(field).value === 1)
  for (const [i, other] of [...rest, ...holding].entries()) draft.tracks[spare[i] ?? 0] = 1 << other
  draft.tracks[fieldAt(-2, 11) ?? -1] = (1 << (one ?? 0)) | (1 << (two ?? 0))
  surveyAll(draft)
  return { ...start(), state: draft }
}

describe('PC-3.10 PC-R8 each company is checked by itself; Marseille counts as a city', () => {
  test('PC-3.10 PC-R8 when two companies rely on the last city, neither may take it', () => {
    const match = lastCity([])
    for (const name of ['blue', 'brown']) {
      const extending = after(match, `+${name}`)
      expect(refusedBy(extending, `field:${grid(MARSEILLE)}`)).toBe('PC-3.8')
    }
  })

  test('PC-3.10 PC-R8 when the other company has a city, it may', () => {
    const extending = after(lastCity([2]), '+blue')
    expect(choices(extending)).toContain(grid(MARSEILLE))
  })
})

test('PC-3.9 the value rises when the action is over, by the values of the fields', () => {
  const amiens = extend(start(), LAZARE, named('Amiens'), at(1, -3))
  const index = amiens.state.stations[LAZARE] ?? 0
  expect(amiens.state.values[index]).toBe(0)
  const lille = after(amiens, at(2, -3), at(2, -4), named('Lille'))
  expect(place(fieldAt(2, -4) ?? -1)).toMatchObject({ name: 'Calais', value: 2 })
  expect(lille.state.values[index]).toBe(1 + 0 + 0 + 2 + 2)
})

test('PC-R11 a chosen company must place its first locomotive', () => {
  const match = extend(start(), LAZARE)
  expect(choices(match)).not.toContain('stop')
  expect(refusedBy(match, 'stop')).toBe('PC-R11')
  expect(choices(after(match, at(0, -2)))).toContain('stop')
})

test('PC-R4 PC-R11 an extension without a further field ends by itself, and cannot be started again', () => {
  const match = start()
  const state: State = structuredClone(match.state)
  const index = state.stations[LAZARE] ?? 0
  const wall = [0, 1, 2, 3, 4, 5].filter((other) => other !== index)
  const [a, b] = [wall[0] ?? 0, wall[1] ?? 0]
  for (const field of FIELDS) {
    const kind = place(field).kind
    if (field !== fieldAt(0, -2) && kind === 'city') state.tracks[field] = 1 << (wall[field % wall.length] ?? 0)
    if (field !== fieldAt(0, -2) && kind === 'land') state.tracks[field] = (1 << a) | (1 << b)
  }
  state.tracks[fieldAt(3, 3) ?? -1] = 1 << index
  surveyAll(state)
  const over = after({ ...match, state }, `+${company(state, LAZARE)}`, at(0, -2))
  expect(over.log.at(-1)?.event).toMatchObject({ kind: 'extended', rule: 'PC-R4' })
  expect(over.state.mover).not.toBe(match.state.mover)
  expect(choices(over)).not.toContain(`+${company(state, LAZARE)}`)
  expect(refusedBy(over, `extend:${company(state, LAZARE)}`)).toBe('PC-R11')
})

test('PC-3.8 incrementally updated fields and lifelines equal those computed from scratch', () => {
  const { state } = start()
  const draft: State = structuredClone(state)
  putTrack(draft, state.stations[LAZARE] ?? 0, fieldAt(0, -2) ?? -1)
  const fresh = structuredClone(draft)
  surveyAll(fresh)
  expect([draft.own, draft.edge, draft.full]).toEqual([fresh.own, fresh.edge, fresh.full])
  expect(draft.reached).toBe(fresh.reached)
})
