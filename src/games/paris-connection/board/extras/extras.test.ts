/** Effects and the board in words, over recorded matches. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Viewer } from '../../../../kit/game.ts'
import { type Match, rewind, visibleEvents } from '../../../../kit/match.ts'
import { readRecord, replayRecord } from '../../../../kit/record.ts'
import { LANGUAGES, type Language, type Message, speak } from '../../../../kit/text.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { game } from '../../game.ts'
import { factsOf } from '../../testing/facts.ts'
import type { View } from '../../view.ts'
import { face } from '../face.ts'
import { extras } from './index.ts'

const RECORDS = ['3-seats-marseille', '4-seats-pools', '4-seats-standstill', '5-seats-marseille', '6-seats-pools']
const TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (at) => [at, (await import(`../../text/${at}.ts`)).texts] as const)),
)

const matches: readonly Match<typeof game>[] = RECORDS.map((name) => {
  const text = readFileSync(new URL(`../../playthroughs/${name}.json`, import.meta.url), 'utf8')
  return replayRecord(game, readRecord(text)) as unknown as Match<typeof game>
})

const speaker =
  (language: Language) =>
  (message: Message): string =>
    speak({ language, texts: TEXTS[language] ?? {}, seat: (seat) => `Player ${seat}` }, message)

const viewOf = ({ state }: Match<typeof game>, viewer: Viewer): View => game.view(state, viewer)

/** The anchors that the board and the dock have in this view, and those of the frame. */
const anchorsIn = (view: View): ReadonlySet<string> => {
  const props: BoardProps<View> = {
    view,
    viewer: view.viewer,
    seats: view.holdings.map((_, seat) => ({ name: `Player ${seat}`, bot: null })),
    question: null,
    choose: () => {},
    whyNot: () => {},
    say: speaker('en'),
  }
  const html = [face.Board, face.Dock].map((Part) => renderToStaticMarkup(createElement(Part, props))).join('')
  const drawn = [...html.matchAll(/data-anchor="([^"]+)"/g)].flatMap(([, name]) => name ?? [])
  return new Set([...drawn, 'hand', ...view.holdings.map((_, seat) => `seat:${seat}`)])
}

test('every public event of the recorded matches shows something at places that exist', () => {
  const shown = new Set<string>()
  for (const match of matches) {
    const view = viewOf(match, 'watcher')
    const anchors = anchorsIn(view)
    for (const { event } of visibleEvents(match.log, 'watcher')) {
      const { marks, flights = [], gains = [] } = extras.effectOf(event, view)
      const places = [...marks, ...flights.flatMap(({ from, to }) => [from, to]), ...gains.map(({ at }) => at)]
      expect(marks.length, event.kind).toBeGreaterThan(0)
      for (const place of places) expect(anchors.has(place), `${event.kind} at ${place}`).toBe(true)
      shown.add(event.kind)
    }
  }
  const kept = ['drew']
  expect([...shown].sort()).toEqual(
    Object.keys(game.events)
      .filter((kind) => !kept.includes(kind))
      .sort(),
  )
})

test('a private event is shown at the hand of its seat', () => {
  const [match] = matches
  if (match === undefined) throw new Error('no match')
  const own = visibleEvents(match.log, 0).find(({ event }) => event.kind === 'drew')
  if (own === undefined) throw new Error('nothing drawn')
  expect(extras.effectOf(own.event, viewOf(match, 0)).marks).toEqual(['hand'])
})

test('an extension brings one locomotive to each of its fields, and a trade moves what it names', () => {
  const [match] = matches
  if (match === undefined) throw new Error('no match')
  const view = viewOf(match, 'watcher')
  for (const { event } of match.log) {
    const flights = extras.effectOf(event, view).flights ?? []
    if (event.kind === 'extended') expect(flights).toHaveLength(event.fields.length)
    if (event.kind === 'traded') expect(flights).toHaveLength(1 + event.count)
  }
})

/** Everything the board in words says, one line each. */
const wordsOf = (view: View, language: Language): readonly string[] => {
  const say = speaker(language)
  return extras.inWords(view).flatMap(({ heading, items = [] }) => [say(heading), ...items.map(say)])
}

const MOMENTS = [0, 3, 10, 40, 90]

test.each(LANGUAGES)('the board in words has every fact of the board: %s', (language) => {
  for (const match of matches) {
    for (const moves of [...MOMENTS, match.moves.length].filter((count) => count <= match.moves.length)) {
      const then = rewind(match, moves)
      for (const viewer of ['watcher', game.toAct(then.state)[0] ?? 0] as const) {
        const view = viewOf(then, viewer)
        const words = new Set(wordsOf(view, language))
        const missing = factsOf(view, speaker(language)).filter((fact) => !words.has(fact))
        expect(missing, `${match.moves.length} ${moves} ${viewer}`).toEqual([])
      }
    }
  }
})

test('a fact that the words leave out is found', () => {
  const view = viewOf(matches[1] ?? rewind(matches[0] as Match<typeof game>, 0), 'watcher')
  const changed = { ...view, pools: view.pools.map((count) => count + 1) }
  const words = new Set(wordsOf(view, 'en'))
  expect(factsOf(changed, speaker('en')).filter((fact) => !words.has(fact))).toHaveLength(6)
})
