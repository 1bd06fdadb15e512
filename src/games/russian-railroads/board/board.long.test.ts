/** The drawn board, in positions of recorded matches. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { keyedDealer } from '../../../kit/chance.ts'
import type { Viewer } from '../../../kit/game.ts'
import { readRecord, seedOfOrigin } from '../../../kit/record.ts'
import { type Message, speak } from '../../../kit/text.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { WordsSection } from '../../../web/toolkit/in-words.ts'
import type { PendingDecision } from '../../../wire/host.ts'
import type { Event } from '../events.ts'
import { isPrivate } from '../events.ts'
import { game } from '../game.ts'
import type { State } from '../state/state.ts'
import { factsOf } from '../testing/facts.ts'
import { texts } from '../text/en.ts'
import type { View } from '../view.ts'
import { Sheet } from './Board.tsx'
import { answersOf } from './dock/answers.ts'
import { NextRewards } from './dock/NextRewards.tsx'
import { tasksOf } from './dock/todo.ts'
import { effectOf } from './extras/effects.tsx'
import { inWords } from './extras/in-words.ts'
import { holdings } from './holdings.ts'
import { Halves } from './Narrow.tsx'
import { HIGH, LOW } from './sheet.ts'

const PLAYERS = ['Ada', 'Bram', 'Clara', 'Dani']
const say = (message: Message): string => speak({ language: 'en', texts, seat: (seat) => PLAYERS[seat] ?? '' }, message)

const records = readFileSync(new URL('../playthroughs/matches.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => readRecord(line))

/** Plays recorded matches; `look` sees each position, and the events since the last one. */
const replay = (every: number, look: (state: State, events: readonly Event[]) => void): void => {
  for (const record of records.filter((_, at) => at % every === 0)) {
    let events: Event[] = []
    const table = { draw: keyedDealer(seedOfOrigin(record)), emit: (event: Event) => void events.push(event) }
    const state = game.setup({ seats: record.seats, options: {}, rules: 1 }, table)
    for (const text of record.moves) {
      const [seat, notation = ''] = text.split(' ')
      const move = game.parse(notation)
      if (move === undefined) throw new Error(text)
      game.apply(state, Number(seat), move, table)
      look(state, events)
      events = []
    }
  }
}

const questionOf = (state: State, seat: number): PendingDecision | null =>
  game.toAct(state).includes(seat)
    ? {
        decision: 1,
        ask: game.prompt(state, seat),
        choices: game.legal(state, seat).map((move) => ({
          notation: game.notate(move),
          kind: move.kind,
          label: game.describeMove(move),
          targets: game.targets(move),
          final: false,
        })),
      }
    : null

const propsOf = (state: State, viewer: Viewer): BoardProps<View> & { readonly lit: null } => ({
  view: game.view(state, viewer),
  viewer,
  seats: PLAYERS.slice(0, state.seats).map((name) => ({ name, bot: null })),
  question: viewer === 'watcher' ? null : questionOf(state, viewer),
  choose: () => {},
  whyNot: () => {},
  say,
  lit: null,
})

const drawn = (state: State, viewer: Viewer, plan = LOW): string =>
  renderToStaticMarkup(createElement('svg', null, createElement(Sheet, { ...propsOf(state, viewer), plan })))

const drawnOnPhone = (state: State, viewer: Viewer): string =>
  renderToStaticMarkup(createElement('svg', null, createElement(Halves, propsOf(state, viewer))))

const anchorsIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-anchor="([^"]+)"/g)].map(([, name]) => name ?? ''))

describe('the board', () => {
  test('no text on it is a code', () => {
    let texts = 0
    let seen = 0
    replay(25, (state) => {
      seen += 1
      if (seen % 40 !== 0) return
      const viewer = state.current.mover
      for (const markup of [drawn(state, viewer), drawn(state, viewer, HIGH), drawnOnPhone(state, viewer)]) {
        for (const [, text = ''] of markup.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)) {
          texts += 1
          expect(text).not.toMatch(/^[A-Z]{1,2}\d*$/)
        }
      }
    })
    expect(texts).toBeGreaterThan(1000)
  })

  test('the dock can always say what each line scores and what comes next', () => {
    let seen = 0
    replay(12, (state) => {
      seen += 1
      if (seen % 10 !== 0) return
      for (let seat = 0; seat < state.seats; seat++) {
        const markup = renderToStaticMarkup(createElement(NextRewards, { view: game.view(state, seat), seat, say }))
        expect(markup).not.toMatch(/NaN|undefined|scale\(-/)
        expect(markup.match(/class="rr-goal-card"/g)).toHaveLength(4)
      }
    })
    expect(seen).toBeGreaterThan(1000)
  })

  test('everything that can be chosen can be touched on the board or is an answer in the dock', () => {
    const kinds = new Set<string>()
    let seen = 0
    replay(12, (state) => {
      seen += 1
      const viewer = state.current.mover
      const question = questionOf(state, viewer)
      if (question === null || (kinds.has(question.ask.kind) && seen % 60 !== 0)) return
      kinds.add(question.ask.kind)
      const view = game.view(state, viewer)
      const answers = new Set(answersOf(view, question).map(({ choice }) => choice.notation))
      const markup = drawn(state, viewer)
      const onBoard = [...markup.matchAll(/class="touch touch-can"/g)].length
      const spaces = question.choices.filter(({ notation }) => !answers.has(notation))
      expect(onBoard).toBeGreaterThanOrEqual(spaces.length)
      for (const { notation } of question.choices) {
        if (!answers.has(notation)) expect(notation).toMatch(/^((swap|again|relocate):)?([A-Z]\d+|e\d+)$/)
      }
      const rest = answersOf(view, question)
      const pass = rest.findIndex(({ quiet }) => quiet)
      if (pass >= 0) expect(rest.slice(pass).every(({ quiet }) => quiet)).toBe(true)
    })
    expect([...kinds].sort().join(' ')).toBe('again bonus card do end factory gap pay relocate slot swap turn')
  })

  test('on a phone the half is shown where the next decision lies', () => {
    const halves = new Map<string, string>()
    const seen = new Map<string, number>()
    replay(12, (state) => {
      const viewer = state.current.mover
      const question = questionOf(state, viewer)
      if (question === null) return
      const { kind } = question.ask
      const times = seen.get(kind) ?? 0
      seen.set(kind, times + 1)
      if (times >= 3) return
      const markup = drawnOnPhone(state, viewer)
      const half = markup.includes('class="rr-railway"') ? 'railway' : 'spaces'
      expect(halves.get(kind) ?? half, kind).toBe(half)
      halves.set(kind, half)
      const answers = new Set(answersOf(game.view(state, viewer), question).map(({ choice }) => choice.notation))
      const onBoard = question.choices.filter(({ notation }) => !answers.has(notation)).length
      if (onBoard > 0) expect([...markup.matchAll(/class="touch touch-can"/g)].length).toBeGreaterThanOrEqual(onBoard)
    })
    const kinds = (half: string): string =>
      [...halves]
        .flatMap(([kind, shown]) => (shown === half ? [kind] : []))
        .sort()
        .join(' ')
    expect(kinds('railway')).toBe('do gap slot')
    expect(kinds('spaces')).toBe('again bonus card end factory pay relocate swap turn')
  })

  test('every railway is one press away, on a sheet and on a phone', () => {
    let seen = 0
    replay(60, (state) => {
      seen += 1
      if (seen % 80 !== 0) return
      const viewer = state.current.mover
      for (const markup of [drawn(state, viewer), drawnOnPhone(state, viewer)]) {
        const tabs = [...markup.matchAll(/<g role="button" tabindex="0" aria-pressed="(\w+)"[^>]* class="rr-tab/gi)]
        const players = tabs.slice(-state.seats)
        expect(tabs.length - players.length).toBe(markup.includes('rr-narrow') ? 1 : 0)
        expect(tabs.filter(([, pressed]) => pressed === 'true')).toHaveLength(1)
      }
    })
  })

  test('a player has at most four holdings on the card', () => {
    replay(50, (state) => {
      const view = game.view(state, 'watcher')
      expect(holdings(view, 0).length).toBeLessThanOrEqual(4)
    })
  })

  test('RR-2.10 what is still to do names the targets that it can be used for', () => {
    let tasks = 0
    replay(20, (state) => {
      const question = questionOf(state, state.current.mover)
      if (question?.ask.kind !== 'do') return
      const all = tasksOf(game.view(state, state.current.mover), question)
      expect(all.length).toBeGreaterThan(0)
      const named = new Set(all.flatMap(({ targets }) => targets))
      for (const { targets, kind } of question.choices) {
        if (kind !== 'done') expect(named.has(targets[0] ?? '')).toBe(true)
      }
      tasks += all.length
    })
    expect(tasks).toBeGreaterThan(200)
  })
})

describe('effects', () => {
  test('every public event kind has an effect whose marks are on the board', () => {
    const kinds = new Map<string, number>()
    replay(4, (state, events) => {
      const fresh = events.filter(({ kind }) => !isPrivate(kind as 'looked') && (kinds.get(kind) ?? 0) < 3)
      if (fresh.length === 0) return
      const view = game.view(state, 'watcher')
      const anchors = anchorsIn(drawn(state, 'watcher'))
      for (const event of fresh) {
        kinds.set(event.kind, (kinds.get(event.kind) ?? 0) + 1)
        const { marks, flights = [], gains = [] } = effectOf(event, view)
        expect(marks.length, event.kind).toBeGreaterThan(0)
        const named = [...marks, ...flights.map(({ to }) => to), ...gains.map(({ at }) => at)]
        for (const name of named) {
          const isCard = /^seat:\d$/.test(name)
          expect(isCard || anchors.has(name), `${event.kind}: ${name}`).toBe(true)
        }
      }
    })
    const all = Object.keys(game.events).filter((kind) => !isPrivate(kind as 'looked'))
    expect(all.filter((kind) => !kinds.has(kind))).toEqual([])
  })
})

test('RR-11.1 a scoring goes line by line, and its numbers add up to what the player gets', () => {
  let scorings = 0
  replay(20, (state, events) => {
    for (const event of events) {
      if (event.kind !== 'valued') continue
      const { parts = [], gains = [] } = effectOf(event, game.view(state, 'watcher'))
      const places = [0, 1, 2].map((route) => `line:${event.seat}:${route}`)
      const scored = [...places, `industry:${event.seat}`].filter((_, at) => event.points[at] !== 0)
      expect(parts.map(({ marks }) => marks)).toEqual(scored.map((place) => [place]))
      expect(parts.flatMap((part) => part.gains ?? [])).toEqual(gains)
      expect(gains.reduce((sum, { points }) => sum + points, 0)).toBe(event.points.reduce((sum, one) => sum + one, 0))
      for (const { flights = [] } of parts) expect(flights.map(({ to }) => to)).toEqual([`seat:${event.seat}`])
      scorings += 1
    }
  })
  expect(scorings).toBeGreaterThan(50)
})

describe('in words', () => {
  const flat = (sections: readonly WordsSection[]): string =>
    sections
      .flatMap(({ heading, items = [], table }) => [heading, ...items, ...(table?.rows.flat() ?? [])])
      .map((cell) => (typeof cell === 'object' ? say(cell) : String(cell)))
      .join('\n')

  test('every public fact that the board draws is in the words', () => {
    let facts = 0
    let seen = 0
    replay(10, (state) => {
      seen += 1
      if (seen % 30 !== 0) return
      const view = game.view(state, 'watcher')
      const words = flat(inWords(view))
      for (const fact of factsOf(view, say)) {
        facts += 1
        expect(words).toContain(fact)
      }
    })
    expect(facts).toBeGreaterThan(2000)
  })

  test('an omission is found', () => {
    replay(100, (state) => {
      const view = game.view(state, 'watcher')
      const words = flat(inWords(view).filter(({ id }) => id !== 'seat-0'))
      expect(factsOf(view, say).every((fact) => words.includes(fact))).toBe(false)
    })
  })
})
