/** Every public event shows something on the table, and the board in words says everything that the board draws. */
import { readFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { quickRng } from '../../../../kit/chance.ts'
import type { Viewer } from '../../../../kit/game.ts'
import { type Match, rewind } from '../../../../kit/match.ts'
import { readRecord, replayRecord } from '../../../../kit/record.ts'
import { LANGUAGES, type Language, type Message, speak } from '../../../../kit/text.ts'
import type { WordsSection } from '../../../../web/toolkit/in-words.ts'
import { entry } from '../../entry.ts'
import { game } from '../../game.ts'
import type { Event } from '../../state.ts'
import { factsOf } from '../../testing/facts.ts'
import type { View } from '../../view.ts'
import { face } from '../index.tsx'
import { effectOf } from './effects.tsx'
import { inWords } from './in-words.ts'
import { extras } from './index.ts'

const FILES = [
  '2-seats-last-turns',
  '2-seats-standstill',
  '3-seats-last-turns',
  '4-seats-last-turns',
  '5-seats-last-turns',
]
const read = (name: string): string => readFileSync(new URL(`../../playthroughs/${name}`, import.meta.url), 'utf8')
const lines = read('matches.jsonl').trimEnd().split('\n')
/** In these, a row is cleared, a second card is missing, and a player is skipped. */
const RARE = [11, 91]
const recorded: readonly Match<typeof game>[] = [
  ...FILES.map((name) => read(`${name}.json`)),
  ...RARE.map((at) => lines[at] ?? ''),
].map((text) => replayRecord(game, readRecord(text)) as unknown as Match<typeof game>)

const NAMES = ['Ada', 'Bram', 'Clara', 'Dani', 'Emil']
const catalogues = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, (await entry.text[language]()).texts] as const)),
)
const sayIn =
  (language: Language) =>
  (message: Message): string =>
    speak({ language, texts: catalogues[language] ?? {}, seat: (seat) => NAMES[seat] ?? '?' }, message)
const say = sayIn('en')

/** The anchors of everything that the game draws for this view, and those of the frame. */
const anchorsIn = (view: View): ReadonlySet<string> => {
  const seats = NAMES.slice(0, view.seats).map((name) => ({ name, bot: null }))
  const props = { view, viewer: view.viewer, seats, question: null, choose() {}, whyNot() {}, say }
  const drawn = [face.Board, face.Dock, face.Strip, face.Aside]
    .map((part) => (part === undefined ? '' : renderToStaticMarkup(createElement(part, props) as ReactNode)))
    .join('')
  const own = [...drawn.matchAll(/data-anchor="([^"]+)"/g)].map((match) => match[1] ?? '')
  return new Set([...own, 'hand', ...seats.map((_, seat) => `seat:${seat}`)])
}

describe('effects', () => {
  const sample = recorded[3]
  if (sample === undefined) throw new Error('no match')

  test('every public event kind of the game occurs, and its marks, flights and gains name anchors that exist', () => {
    const seen = new Set<string>()
    const missing = new Set<string>()
    for (const match of recorded) {
      const view = game.view(match.state, 0)
      const anchors = anchorsIn(view)
      for (const { event, audience } of match.log) {
        const effect = effectOf(event, view)
        const named = [
          ...effect.marks,
          ...(effect.flights ?? []).flatMap(({ from, to }) => [from, to]),
          ...(effect.gains ?? []).map(({ at }) => at),
        ]
        if (effect.marks.length === 0) missing.add(`${event.kind} marks nothing`)
        for (const name of named) if (!anchors.has(name)) missing.add(`${event.kind}: ${name}`)
        if (audience === null) seen.add(event.kind)
      }
    }
    expect([...missing]).toEqual([])
    const hidden = ['drew', 'offered', 'chose']
    expect([...seen].sort()).toEqual(
      Object.keys(game.events)
        .filter((kind) => !hidden.includes(kind))
        .sort(),
    )
  })

  test('a claim lands on its route, with its points', () => {
    const event = sample.log.map((line) => line.event).find(({ kind }) => kind === 'claimed') as Extract<
      Event,
      { kind: 'claimed' }
    >
    const effect = extras.effectOf(event, game.view(sample.state, 'watcher'))
    expect(effect.gains).toEqual([{ seat: event.seat, points: event.points, at: effect.marks[0] }])
    expect(effect.marks[0]).toMatch(/^route:/)
  })

  test('cards fly to the hand of the viewer and to the player card of others', () => {
    const event: Event = { kind: 'drawn', rule: 'GL-4.1', seat: 1, back: 0 }
    const to = (viewer: Viewer) => effectOf(event, game.view(sample.state, viewer)).flights?.[0]?.to
    expect([to(1), to(0), to('watcher')]).toEqual(['hand', 'seat:1', 'seat:1'])
  })
})

const textsOf = (sections: readonly WordsSection[], language: Language): ReadonlySet<string> =>
  new Set(sections.flatMap(({ items = [] }) => items.map(sayIn(language))))

describe('in words', () => {
  const rng = quickRng(7)
  const moments = recorded
    .slice(0, 12)
    .flatMap((match) =>
      [0, 6, rng(match.moves.length), match.moves.length].map((moves) => rewind(match, moves) as Match<typeof game>),
    )

  test.each(LANGUAGES)('contains every public fact, for players and spectators: %s', (language) => {
    for (const { state } of moments) {
      for (const viewer of [0, 1, 'watcher'] as const) {
        const view = game.view(state, viewer)
        const texts = textsOf(inWords(view), language)
        expect(factsOf(view, sayIn(language)).filter((fact) => !texts.has(fact))).toEqual([])
      }
    }
  })

  test('a section that is left out is missed', () => {
    const { state } = recorded[3] ?? {}
    if (state === undefined) throw new Error('no match')
    const view = game.view(state, 'watcher')
    for (const gone of ['players', 'market', 'claimed', 'harbours', 'open', 'discards']) {
      const texts = textsOf(
        inWords(view).filter(({ id }) => id !== gone),
        'en',
      )
      expect(
        factsOf(view, say).some((fact) => !texts.has(fact)),
        gone,
      ).toBe(true)
    }
  })
})

test('details and legend are drawn for a player and for a spectator', () => {
  const match = recorded[3]
  if (match === undefined) throw new Error('no match')
  const late = rewind(match, 280) as Match<typeof game>
  for (const viewer of [0, 'watcher'] as const) {
    const seats = NAMES.slice(0, 4).map((name) => ({ name, bot: null }))
    const view = game.view(late.state, viewer)
    const props = { view, viewer, seats, question: null, choose() {}, whyNot() {}, say }
    const { Details, Legend } = extras
    if (Details === null) throw new Error('no details')
    expect(renderToStaticMarkup(createElement(Details, props))).toContain('gl-discards')
    const legend = renderToStaticMarkup(createElement(Legend, props))
    for (const name of [...seats.map((seat) => seat.name), 'openstreetmap.org']) expect(legend).toContain(name)
  }
})
