/** Effects and the board in words, over recorded matches. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Viewer } from '../../../../kit/game.ts'
import { type Match, rewind, visibleEvents } from '../../../../kit/match.ts'
import { readRecord, replayRecord } from '../../../../kit/record.ts'
import { type Message, speak } from '../../../../kit/text.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { game } from '../../game.ts'
import { factsOf } from '../../testing/facts.ts'
import { texts } from '../../text/en.ts'
import type { View } from '../../view.ts'
import { face } from '../face.ts'
import { extras } from './index.ts'

const RECORDS = ['2-short', '3-long', '4-short']

const matches = RECORDS.map((name) => {
  const text = readFileSync(new URL(`../../playthroughs/${name}.json`, import.meta.url), 'utf8')
  return replayRecord(game, readRecord(text)) as unknown as Match<typeof game>
})

const say = (message: Message): string => speak({ language: 'en', texts, seat: (seat) => `Player ${seat}` }, message)

const viewOf = ({ state }: Match<typeof game>, viewer: Viewer): View => game.view(state, viewer)

/** The anchors of board and dock, and those of the frame. */
const anchorsIn = (view: View): ReadonlySet<string> => {
  const props: BoardProps<View> = {
    view,
    viewer: view.viewer,
    seats: view.miles.map((_, seat) => ({ name: `Player ${seat}`, bot: null })),
    question: null,
    choose: () => {},
    whyNot: () => {},
    say,
  }
  const html = [face.Board, face.Dock].map((Part) => renderToStaticMarkup(createElement(Part, props))).join('')
  const drawn = [...html.matchAll(/data-anchor="([^"]+)"/g)].flatMap(([, name]) => name ?? [])
  return new Set([...drawn, 'hand', ...view.miles.map((_, seat) => `seat:${seat}`)])
}

test('every event of the recorded matches shows something at places that exist', () => {
  const shown = new Set<string>()
  for (const match of matches) {
    const view = viewOf(match, 'watcher')
    const anchors = anchorsIn(view)
    for (const { event } of [...visibleEvents(match.log, 'watcher'), ...visibleEvents(match.log, 0)]) {
      const { marks, flights = [], gains = [] } = extras.effectOf(event, view)
      const places = [...marks, ...flights.flatMap(({ from, to }) => [from, to]), ...gains.map(({ at }) => at)]
      expect(marks.length, event.kind).toBeGreaterThan(0)
      for (const place of places) expect(anchors.has(place), `${event.kind} at ${place}`).toBe(true)
      shown.add(event.kind)
    }
  }
  expect([...shown].sort()).toEqual(Object.keys(game.events).sort())
})

const wordsOf = (view: View): ReadonlySet<string> =>
  new Set(extras.inWords(view).flatMap(({ items = [] }) => items.map(say)))

test('the board in words has every fact of the board', () => {
  for (const match of matches) {
    for (let moves = 0; moves <= match.moves.length; moves++) {
      const view = viewOf(rewind(match, moves), 'watcher')
      const words = wordsOf(view)
      expect(factsOf(view, say).filter((fact) => !words.has(fact))).toEqual([])
    }
  }
})

test('a fact that the words leave out is found', () => {
  const [match] = matches
  if (match === undefined) throw new Error('no match')
  const view = viewOf(match, 'watcher')
  const words = wordsOf(view)
  expect(factsOf({ ...view, left: view.left + 1 }, say).filter((fact) => !words.has(fact))).toHaveLength(1)
})
