/** Effects and the board in words, over recorded matches. */
import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Viewer } from '../../../../kit/game.ts'
import { type Match, rewind, visibleEvents } from '../../../../kit/match.ts'
import { readRecord, replayRecord } from '../../../../kit/record.ts'
import { LANGUAGES, type Language, type Message, speak } from '../../../../kit/text.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { EVENT_RULES } from '../../events.ts'
import { game } from '../../game.ts'
import { factsOf } from '../../testing/facts.ts'
import type { View } from '../../view.ts'
import { face } from '../face.ts'
import { extras } from './index.ts'

const FOLDER = new URL('../../playthroughs/', import.meta.url)
const TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (at) => [at, (await import(`../../text/${at}.ts`)).texts] as const)),
)

const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')

/** The playthroughs, and a recorded match with a last delivery that was declined. */
const records = [
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map(read),
  ...read('matches.jsonl')
    .split('\n')
    .filter((line) => line.includes('decline'))
    .slice(0, 1),
]

const matches = records.map((text) => replayRecord(game, readRecord(text)) as unknown as Match<typeof game>)

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
    seats: view.sizes.map((_, seat) => ({ name: `Player ${seat}`, bot: null })),
    question: null,
    choose: () => {},
    whyNot: () => {},
    say: speaker('en'),
  }
  const html = [face.Board, face.Dock].map((Part) => renderToStaticMarkup(createElement(Part, props))).join('')
  const drawn = [...html.matchAll(/data-anchor="([^"]+)"/g)].flatMap(([, name]) => name ?? [])
  return new Set([...drawn, 'hand', ...view.sizes.map((_, seat) => `seat:${seat}`)])
}

/** Visible to one seat only. */
const PRIVATE = ['received', 'saw']

test('every event of the recorded matches shows something at places that exist', () => {
  const shown = new Set<string>()
  for (const match of matches) {
    for (const viewer of ['watcher', 0] as const) {
      const view = viewOf(match, viewer)
      const anchors = anchorsIn(view)
      for (const { event } of visibleEvents(match.log, viewer)) {
        const { marks, flights = [], gains = [] } = extras.effectOf(event, view)
        const places = [...marks, ...flights.flatMap(({ from, to }) => [from, to]), ...gains.map(({ at }) => at)]
        expect(marks.length, event.kind).toBeGreaterThan(0)
        for (const place of places) expect(anchors.has(place), `${event.kind} at ${place}`).toBe(true)
        if (viewer === 'watcher') expect(PRIVATE).not.toContain(event.kind)
        shown.add(event.kind)
      }
    }
  }
  expect([...shown].sort()).toEqual(Object.keys(EVENT_RULES).sort())
})

test('a delivery moves its cube to the city and counts the points of everybody on the way', () => {
  for (const match of matches) {
    const view = viewOf(match, 'watcher')
    for (const { event } of match.log) {
      if (event.kind !== 'delivered') continue
      const { flights = [], gains = [], marks } = extras.effectOf(event, view)
      expect(flights.map(({ from, to }) => [from, to])).toEqual([[`goods:${event.from}`, `city:${event.to}`]])
      expect(marks).toHaveLength(event.points + 2)
      const points = event.tolls.map((toll, seat) => (seat === event.seat ? event.points : toll))
      const gained = points.map((_, seat) => gains.find((gain) => gain.seat === seat)?.points ?? 0)
      expect(gained).toEqual(points)
    }
  }
})

/** Everything the board in words says, one line each. */
const wordsOf = (view: View, language: Language): readonly string[] => {
  const say = speaker(language)
  return extras.inWords(view).flatMap(({ heading, items = [] }) => [say(heading), ...items.map(say)])
}

const MOMENTS = [0, 3, 10, 40, 90, 150]

test.each(LANGUAGES)('the board in words has every fact of the board: %s', (language) => {
  for (const match of matches) {
    for (const moves of [...MOMENTS, match.moves.length].filter((count) => count <= match.moves.length)) {
      const then = rewind(match, moves)
      for (const viewer of ['watcher', game.toAct(then.state)[0] ?? 0] as const) {
        const view = viewOf(then, viewer)
        const words = new Set(wordsOf(view, language))
        const facts = factsOf(view, speaker(language))
        expect(
          facts.filter((fact) => !words.has(fact)),
          `${moves} ${viewer}`,
        ).toEqual([])
      }
    }
  }
})

test('a fact that the words leave out is found', () => {
  const [match] = matches
  if (match === undefined) throw new Error('no match')
  const view = viewOf(match, 'watcher')
  const changed = { ...view, owner: view.owner.map((seat) => (seat + 1) % view.seats), deckLeft: view.deckLeft + 1 }
  const words = new Set(wordsOf(view, 'en'))
  const missing = factsOf(changed, speaker('en')).filter((fact) => !words.has(fact))
  expect(missing.length).toBeGreaterThan(view.built.length)
})
