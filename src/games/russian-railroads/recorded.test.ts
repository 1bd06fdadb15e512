import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { keyedDealer } from '../../kit/chance.ts'
import { readRecord, seedOfOrigin } from '../../kit/record.ts'
import { hasToken } from './cards/tokens.ts'
import { ROUTES, SPECIALS } from './data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, TOKENS } from './data/cards.ts'
import { COLOURS } from './data/effects.ts'
import { ENGINEERS } from './data/engineers.ts'
import { SPACES } from './data/spaces.ts'
import type { Event } from './events.ts'
import { game } from './game.ts'
import { reach } from './locomotives/slots.ts'
import { income } from './scoring/income.ts'
import { type State, seatsOf } from './state/state.ts'
import { literalIncome } from './testing/literal.ts'
import { track } from './track/tracks.ts'

const records = readFileSync(new URL('./playthroughs/matches.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => readRecord(line))

interface Replayed {
  readonly events: readonly Event[]
  readonly last: State
}

/** Every recorded match, played again without the record's own checks; `look` sees each position. */
const replay = (look: (state: State) => void): readonly Replayed[] =>
  records.map((record) => {
    const events: Event[] = []
    const table = { draw: keyedDealer(seedOfOrigin(record)), emit: (event: Event) => void events.push(event) }
    const state = game.setup({ seats: record.seats, options: {}, rules: 1 }, table)
    for (const text of record.moves) {
      look(state)
      const [seat, notation = ''] = text.split(' ')
      const move = game.parse(notation)
      if (move === undefined) throw new Error(text)
      game.apply(state, Number(seat), move, table)
    }
    return { events, last: state }
  })

let positions = 0
let mostChoices = 0
const replayed = replay((state) => {
  positions += 1
  mostChoices = Math.max(mostChoices, game.legal(state, state.current.mover).length)
  for (const seat of seatsOf(state)) {
    const [quick, literal] = [income(state, seat), literalIncome(state, seat)]
    if (String(quick) !== String(literal)) throw new Error(`${quick} is not ${literal}`)
  }
})
const events = replayed.flatMap((match) => match.events)

test('RR-11.1 RR-11.2 RR-11.3 hold literally in all hundred recorded matches, which cover every number of players', () => {
  expect(records).toHaveLength(100)
  for (const seats of [2, 3, 4]) expect(records.filter((record) => record.seats === seats).length).toBeGreaterThan(25)
  expect(positions).toBeGreaterThan(10_000)
})

test('RR §16 no decision of a recorded match has more choices than there are spaces, own engineers and a pass', () => {
  expect(mostChoices).toBeGreaterThan(20)
  expect(mostChoices).toBeLessThanOrEqual(SPACES.length + ENGINEERS.length + 1)
})

describe('the recorded matches cover everything', () => {
  const seen = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b)
  const from = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => first + at)

  test('every space and every engineer is used', () => {
    const spaces = events.flatMap((event) => (event.kind === 'placed' ? [event.space] : []))
    expect(seen(spaces).filter((space) => space < SPACES.length)).toEqual(from(0, SPACES.length))
    const engineers = events.flatMap((event) => ('engineer' in event && event.kind !== 'left' ? [event.engineer] : []))
    expect(seen(engineers).filter((number) => number > 0)).toEqual(from(1, ENGINEERS.length))
  })

  test('every factory works, every token, question card, end card and start bonus is taken', () => {
    const of = (kind: Event['kind'], key: string): readonly number[] =>
      seen(
        events.flatMap((event) =>
          event.kind === kind ? [Number(Object.entries(event).find(([name]) => name === key)?.[1])] : [],
        ),
      )
    expect(of('ran', 'number')).toEqual(from(1, 9))
    expect(of('installed', 'token')).toEqual(from(0, TOKENS.length))
    expect(of('drew', 'card')).toEqual(from(0, CARDS.length))
    expect(of('revealed', 'card')).toEqual(from(0, END_CARDS.length))
    expect(of('picked', 'card')).toEqual(from(0, BONUS_CARDS.length))
  })

  test('every special field and every end station is reached', () => {
    const isReached = ({ last }: Replayed, at: number): boolean => {
      const special = SPECIALS[at]
      if (special === undefined) return false
      const route = ROUTES.findIndex(({ id }) => id === special.route)
      const colour = COLOURS.indexOf(special.track)
      return seatsOf(last).some(
        (seat) =>
          track(last, seat, route, colour) >= special.field &&
          (!special.locomotive || reach(last, seat, route) >= special.field) &&
          (special.lasting?.[0] !== 'medal' || hasToken(last, seat, 5)),
      )
    }
    expect(SPECIALS.filter((_, at) => !replayed.some((match) => isReached(match, at)))).toEqual([])
    const ends = events.flatMap((event) => (event.kind === 'reached' ? [event.route] : []))
    expect(seen(ends)).toEqual([0, 1, 2])
  })

  test('every kind of event occurs, with every rule it may cite', () => {
    const occurred = new Set(events.map(({ kind, rule }) => `${kind} ${rule}`))
    const declared = Object.entries(game.events).flatMap(([kind, rules]) => rules.map((rule) => `${kind} ${rule}`))
    expect(declared.filter((one) => !occurred.has(one))).toEqual([])
  })
})
