/**
 * In a game a letter stands for one thing only: a company, a colour or a card, or else a seat. Every single letter that is
 * drawn is one of the legend or of a seat.
 */
import type { VNode } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { createElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { games } from '../games/index.ts'
import { rewind } from '../kit/match.ts'
import { replayRecord } from '../kit/record.ts'
import { LANGUAGES, type Message, speak } from '../kit/text.ts'
import { type AnyFace, boardOf } from './boards.ts'
import type { BoardProps } from './toolkit/board.ts'
import { Scale } from './toolkit/scale.ts'

/** At 1440 × 900, and zoomed in. */
const SCALES = [0.8, 2] as const
const MOMENTS = [0.1, 0.4, 0.7, 1] as const

/** Waits for parts that are loaded when they are drawn. Boards have React's types and run on Preact. */
const drawn = async (part: ReactNode, scale = 1): Promise<string> =>
  renderToStringAsync(createElement(Scale, { value: scale }, part) as unknown as VNode)

/** Single letters, the same letter several times, and letters before a dash. */
const lettersIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/>\s*(\p{L})\1*(?: – [^<]+)?\s*</gu)].map(([, letter = '']) => letter)

const partsOf = ({ Board, Dock, Strip, Aside, narrow }: AnyFace) =>
  [Board, Dock, Strip, Aside, narrow?.Board].flatMap((part) => part ?? [])

describe.each(games.map((entry) => [entry.title, entry] as const))('%s', async (_title, entry) => {
  const board = boardOf(entry.id)
  if (board === undefined) throw new Error('no board')
  const [{ face }, game] = await Promise.all([board(), entry.game()])
  const extras = (await face.extras?.())?.extras
  const most = Math.max(...entry.meta.seats)
  const match = replayRecord(game, recordedMatch(entry.id, most))
  const players = face.seatLooks.slice(0, most).map(({ letter }) => letter)
  const names = players.map((_, seat) => ({ name: `Player ${seat}`, bot: null }))

  test.each(LANGUAGES)('no letter stands for a seat and for something else: %s', async (language) => {
    const { texts } = await entry.text[language]()
    const say = (message: Message): string =>
      speak({ language, texts, seat: (seat) => names[seat]?.name ?? '' }, message)
    const legend = extras === undefined ? '' : await drawn(createElement(extras.Legend, { say, seats: [] }))
    const seats = new Set(players)
    // Pieces in the legend show the first seat as an example.
    const things = new Set(lettersIn(legend).filter((letter) => letter !== players[0]))
    expect([...things].filter((letter) => seats.has(letter))).toEqual([])

    const unknown = new Set<string>()
    for (const share of MOMENTS) {
      const { state } = rewind(match, Math.floor(match.moves.length * share))
      for (const viewer of [0, 'watcher'] as const) {
        const view = game.view(state, viewer)
        const props: BoardProps<unknown> = { view, viewer, seats: names, question: null, choose() {}, whyNot() {}, say }
        const details = extras?.Details == null ? [] : [extras.Details]
        for (const part of [...partsOf(face), ...details]) {
          for (const scale of SCALES) {
            for (const letter of lettersIn(await drawn(createElement(part, props), scale))) {
              if (!things.has(letter) && !seats.has(letter)) unknown.add(letter)
            }
          }
        }
      }
    }
    expect([...unknown]).toEqual([])
  })
})
