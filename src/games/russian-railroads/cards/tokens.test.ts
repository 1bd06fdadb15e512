import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../../test/kit/scene.ts'
import { hasToken } from '../cards/tokens.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { ENTRY } from '../open-list/entries.ts'
import { setOf } from '../state/sets.ts'
import { first, firstMat, type MatSketch, type TestMatch, table } from '../testing/positions.ts'

/** Black comes to Petersburg 4 with its locomotive: a token is owed, and nothing printed is open. */
const owed = (mine: MatSketch = {}, change?: (state: TestMatch['state'], mover: number) => void): TestMatch =>
  after(
    table(
      4,
      {
        markers: [1, -1],
        ...mine,
        tracks: { transsib: [6, 3], ...mine.tracks, petersburg: [3] },
        slots: mine.slots ?? [1, 0, 4, 0],
      },
      change,
    ),
    'T1',
    'step:kiev:black',
    'step:petersburg:black',
  )
const placed = (token: string, mine?: MatSketch): TestMatch => after(owed(mine), `token:${token}`)
const left = (card: number) => (state: TestMatch['state']) => {
  state.board.cardsLeft = setOf([card])
}

describe('RR-13.1 the tokens', () => {
  test('RR-13.1 up to 4 steps with any tracks', () => {
    const match = placed('steps')
    expect(match.state.current.gains[ENTRY.any]).toBe(4)
    expect(choices(match)).toContain('done')
  })
  test('RR-13.1 up to 5 industry steps', () => {
    const match = placed('industry')
    expect(match.state.current.gains[ENTRY.industry]).toBe(5)
    expect(choices(match)).toEqual(['advance:1', 'done'])
  })
  test('RR-13.1 the second industry marker', () => {
    expect(firstMat(placed('marker')).markers[1]).toBe(0)
  })
  test('RR-13.1 3 doublers', () => {
    expect(firstMat(placed('doublers')).doublers).toBe(3)
  })
  test('RR-13.1 RR-11.2 the revaluation marker and the medal lie there for good', () => {
    expect(hasToken(placed('revalue').state, first(owed()), 4)).toBe(true)
    expect(hasToken(placed('medal').state, first(owed()), 5)).toBe(true)
  })
  test('RR-13.1 a question card, and then an end card', () => {
    const match = placed('card')
    expect(match.state.current.decision).toBe('card')
    expect(after(match, 'skip').state.current.decision).toBe('end')
    expect(after(match, 'card:worker').state.current.decision).toBe('end')
  })
  test('RR-13.1 each token can be placed once', () => {
    expect(refusedBy(owed({ tokens: [3] }), 'token:doublers')).toBe('RR-13.1')
  })
})

describe('RR-13.2 RR-13.4 RR-R17 the cards', () => {
  const with_ = (card: string, wanted?: MatSketch): TestMatch => after(placed('card', wanted), `card:${card}`)

  test('RR-13.2 RR-13.4 RR-R17 doubler, industry step and black step in full, then one of them again', () => {
    const match = with_('combo')
    expect(firstMat(match).doublers).toBe(1)
    expect(refusedBy(match, 'more:doubler')).toBe('RR-R17')
    expect(refusedBy(match, 'done')).toBe('RR-2.9')
    const three = after(match, 'step:kiev:black', 'more:doubler')
    expect(firstMat(three).doublers).toBe(2)
    expect(firstMat(three).markers[0]).toBe(2)
    const industry = after(match, 'advance:1', 'step:kiev:black', 'more:industry')
    expect(choices(industry)).toEqual(['advance:1', 'done'])
    const black = after(match, 'advance:1', 'step:kiev:black', 'more:black')
    expect(choices(black)).toEqual(['step:transsib:black', 'step:petersburg:black', 'step:kiev:black', 'done'])
    expect(after(match, 'advance:1', 'step:kiev:black', 'done').state.current.decision).toBe('end')
  })

  test('RR-13.2 RR-13.4 the engineer without letter and a coin', () => {
    const match = with_('engineer')
    expect(engineersOf(match.state, first(match))).toEqual([1])
    expect(firstMat(match).coins).toBe(1)
  })

  test('RR-13.2 RR-13.4 a factory at once, then two industry steps, which must be made', () => {
    const match = with_('factory', { markers: [4, -1] })
    // The stack is all there is to build from. The first step is forced; factory 2 then has something to offer.
    expect([firstMat(match).factories[0], firstMat(match).markers[0]]).toEqual([2, 5])
    expect(choices(match)).toEqual(['advance:1', 'build:locomotive', 'build:factory'])
    expect(refusedBy(match, 'done')).toBe('RR-2.9')
  })

  test('RR-13.2 the black worker, in this round and in the others', () => {
    expect(firstMat(with_('worker')).blackWorkers).toBe(1)
    expect(firstMat(with_('worker')).allBlackWorkers).toBe(1)
  })

  test('RR-13.2 RR-13.4 the special 9 is laid at once, with its chain', () => {
    const match = with_('nine')
    expect(match.state.current.decision).toBe('slot')
    expect(match.state.current.locomotiveInHand).toBe(9)
    expect(refusedBy(match, 'return')).toBe('RR-5.7')
    expect(firstMat(after(match, 'lay:kiev')).locomotives[3]).toBe(9)
  })

  test('RR-13.2 a card that somebody has taken is refused', () => {
    const match = after(owed({}, left(3)), 'token:card')
    expect(refusedBy(match, 'card:nine')).toBe('RR-13.2')
    expect(choices(match)).toEqual(['card:worker', 'skip'])
  })
})

describe('RR-13.3 RR-R16 tokens and cards that do nothing', () => {
  test('RR-13.3 RR-R16 a token must be placed, and counts, though its function lapses', () => {
    const match = owed({ doublers: 8 })
    expect(refusedBy(match, 'done')).toBe('RR-13.3')
    const lapsed = after(match, 'token:doublers')
    expect(hasToken(lapsed.state, first(match), 3)).toBe(true)
    expect(lapsed.state.turn).toBe(1)
  })

  test('RR-13.3 only a card that is possible in full may be taken', () => {
    const full = after(owed({ doublers: 8 }, left(0)), 'token:card')
    // Without a possible card only the end card is left, so there is no decision about a question card.
    expect(full.state.current.decision).toBe('end')
    const nines = after(owed({ slots: [9, 9, 9, 9] }), 'token:card')
    expect(refusedBy(nines, 'card:nine')).toBe('RR-13.3')
  })
})

test('RR-13.3 a card that is possible alone, but not together with the printed part still open, is not offered', () => {
  const match = table(4, { markers: [3, -1], tracks: { petersburg: [3] }, slots: [1, 0, 4, 0] })
  const card = after(match, 'I3', 'step:petersburg:black', 'token:card')
  expect(choices(card)).not.toContain('card:combo')
  expect(refusedBy(card, 'card:combo')).toBe('RR-13.3')
})
