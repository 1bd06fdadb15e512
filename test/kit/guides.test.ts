/** Every guide is complete, its pictures show positions that the rules allow, and every place they point at is drawn. */
import { readFileSync } from 'node:fs'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import { type BoardPicture, GUIDE_SECTIONS, type Guide, picturesIn } from '../../src/kit/guide.ts'
import { type Match, playText } from '../../src/kit/match.ts'
import { FORMAT, type MatchRecord, readRecord, replayRecord } from '../../src/kit/record.ts'
import { LANGUAGES, type Language, type Message, speak, type Texts } from '../../src/kit/text.ts'
import type { AnyFace } from '../../src/web/boards.ts'
import type { BoardProps } from '../../src/web/toolkit/board.ts'

/** A caption beside a small picture, and a page that is read in five minutes at 200 words a minute. */
const LONGEST = 420
const MOST_WORDS = 1_000

const load = async (entry: GameEntry): Promise<Guide> => {
  if (entry.guide === undefined) throw new Error(`no guide of ${entry.id}`)
  return entry.guide()
}

const textsOf = async (game: string, language: Language): Promise<Texts> =>
  (await import(`../../src/games/${game}/guide/${language}.ts`)).texts

/** The record of the match that a picture comes from; of a lesson, its script. */
const recordOf = async (entry: GameEntry, name: string): Promise<MatchRecord> => {
  if (name !== 'lesson') {
    const file = new URL(`../../src/games/${entry.id}/playthroughs/${name}.json`, import.meta.url)
    return readRecord(readFileSync(file, 'utf8'))
  }
  const lesson = await entry.lesson?.()
  if (lesson === undefined) throw new Error(`no lesson of ${entry.id}`)
  const { seats, options, seed, script: moves } = lesson
  const players = Array.from({ length: seats }, (_, seat) => `P${seat}`)
  const start = { game: entry.id, rulesVersion: entry.meta.rulesVersion, seats, players, options, seed }
  return { format: FORMAT, ...start, moves, takenBack: 0, draws: null, result: null }
}

/** The positions of these pictures: each match is replayed once. */
const matchesOf = async (entry: GameEntry, pictures: readonly BoardPicture[]): Promise<ReadonlyMap<string, Match>> => {
  const game = await entry.game()
  const found = new Map<string, Match>()
  for (const name of new Set(pictures.map(({ match }) => match))) {
    const record = await recordOf(entry, name)
    let match = replayRecord(game, record, 0)
    const last = Math.max(...pictures.map((one) => (one.match === name ? one.moves : 0)))
    expect(last).toBeLessThanOrEqual(record.moves.length)
    for (let made = 0; made <= last; made++) {
      if (made > 0) {
        const [seat = '', notation = ''] = record.moves[made - 1]?.split(' ') ?? []
        match = playText(match, Number(seat), notation)
      }
      found.set(`${name} ${made}`, match)
    }
  }
  return found
}

const faceOf = async (game: string): Promise<AnyFace> => (await import(`../../src/games/${game}/board/index.tsx`)).face

const partOf = (face: AnyFace, of: BoardPicture['of']): ComponentType<BoardProps<unknown>> | undefined =>
  of === 'dock' ? face.Dock : of === 'strip' ? face.Strip : of === 'aside' ? face.Aside : face.Board

/** What a picture draws of a position, as markup. */
const drawn = (face: AnyFace, { game, state, start }: Match, { of, seat = 0 }: BoardPicture, texts: Texts): string => {
  const Part = partOf(face, of)
  if (Part === undefined) throw new Error(`there is no ${of}`)
  return renderToStaticMarkup(
    createElement(Part, {
      view: game.view(state, seat),
      viewer: seat,
      seats: Array.from({ length: start.seats }, (_, at) => ({ name: `P${at}`, bot: null })),
      question: null,
      choose() {},
      whyNot() {},
      say: (message: Message) => speak({ language: 'en', texts, seat: String }, message),
    }),
  )
}

const namesIn = ({ show = [], marks = [], arrows = [] }: BoardPicture): readonly string[] => [
  ...show,
  ...marks,
  ...arrows.flat(),
]

const TRAINS = { game: 'railways-card', match: '3-seats-trains' }

interface Sum {
  readonly game: string
  readonly text: string
  readonly match: string
  readonly seat: number
  readonly moves: number
  /** The line of the score, if it is not all of them, and the moves that it is counted from. */
  readonly line?: string
  readonly since?: number
}

/** Sums that captions name: points of a seat where the picture was taken, all of them or those of one line since an earlier move. */
const SUMS: readonly Sum[] = [
  { game: 'paris-connection', text: 'score', match: '3-seats-marseille', seat: 1, moves: 70 },
  { game: 'paris-connection', text: 'example.score', match: '4-seats-pools', seat: 3, moves: 205 },
  { game: 'great-lakes', text: 'score', match: '3-seats-last-turns', seat: 0, moves: 238 },
  { ...TRAINS, text: 'example.rails', seat: 1, moves: 13, line: 'score.links', since: 12 },
  { ...TRAINS, text: 'example.built', seat: 0, moves: 85, line: 'score.links', since: 84 },
  { ...TRAINS, text: 'example.shared', seat: 1, moves: 199, line: 'score.delivered', since: 198 },
  { ...TRAINS, text: 'example.shared', seat: 0, moves: 199, line: 'score.tolls', since: 198 },
  { ...TRAINS, text: 'example.shared', seat: 2, moves: 199, line: 'score.tolls', since: 198 },
  { ...TRAINS, text: 'example.earned', match: 'lesson', seat: 0, moves: 17, line: 'score.delivered', since: 16 },
  { ...TRAINS, text: 'example.earned', match: 'lesson', seat: 1, moves: 17, line: 'score.tolls', since: 16 },
  {
    game: 'great-lakes',
    text: 'example.ticket',
    match: '3-seats-last-turns',
    seat: 0,
    moves: 238,
    line: 'score.harbour',
  },
  {
    game: 'great-lakes',
    text: 'example.paid',
    match: '2-seats-last-turns',
    seat: 1,
    moves: 86,
    line: 'score.routes',
    since: 84,
  },
  {
    game: 'russian-railroads',
    text: 'kiev',
    match: '3-seats-rich',
    seat: 0,
    moves: 217,
    line: 'score.kiev',
    since: 216,
  },
  {
    game: 'russian-railroads',
    text: 'example.round',
    match: 'lesson',
    seat: 0,
    moves: 43,
    line: 'score.transsib',
    since: 42,
  },
  {
    game: 'russian-railroads',
    text: 'example.most',
    match: '4-seats-rich',
    seat: 2,
    moves: 383,
    line: 'score.majority',
  },
]

test.each(SUMS)('$game, $text: the caption names the sum of its position', async (sum) => {
  const entry = games.find(({ id }) => id === sum.game)
  if (entry === undefined) throw new Error(`no game ${sum.game}`)
  const moments = sum.since === undefined ? [sum.moves] : [sum.moves, sum.since]
  const matches = await matchesOf(
    entry,
    moments.map((moves) => ({ match: sum.match, moves })),
  )
  const [points = 0, before = 0] = moments.map((moves) => {
    const match = matches.get(`${sum.match} ${moves}`)
    const lines = match?.game.score(match.state, sum.seat) ?? []
    const counted = lines.filter(({ message }) => sum.line === undefined || message.id === sum.line)
    return counted.reduce((total, line) => total + line.points, 0)
  })
  for (const language of LANGUAGES) {
    const numbers = (await textsOf(sum.game, language))[sum.text]?.match(/\d+/g) ?? []
    expect(numbers.map(Number), language).toContain(points - before)
  }
})

/** A draft may come without it. */
const released = games.filter(({ meta }) => meta.draft !== true)

describe.each(released)('how to play $title', (entry) => {
  test('has aim, turn, scoring and three mistakes, with pictures of the turn and the scoring', async () => {
    const { sections } = await load(entry)
    expect(sections.map(({ id }) => id)).toEqual(GUIDE_SECTIONS)
    const withPictures = sections.filter(({ parts }) => parts.some(({ picture }) => picture !== undefined))
    expect(withPictures.map(({ id }) => id)).toEqual(expect.arrayContaining(['turn', 'scoring']))
    expect(sections.at(-1)?.parts).toHaveLength(3)
  })

  test('points only at places that the board draws', async () => {
    const pictures = picturesIn(await load(entry))
    const [face, { texts }, matches] = await Promise.all([
      faceOf(entry.id),
      entry.text.en(),
      matchesOf(entry, pictures),
    ])
    const markups = new Map<string, string>()
    const missing = pictures.flatMap((picture) => {
      const position = `${picture.match} ${picture.moves}`
      const scene = `${position} ${picture.seat} ${picture.of}`
      const match = matches.get(position)
      const markup = markups.get(scene) ?? (match === undefined ? '' : drawn(face, match, picture, texts))
      markups.set(scene, markup)
      return namesIn(picture)
        .filter((name) => !markup.includes(`data-anchor="${name}"`) && !markup.includes(`data-target="${name}"`))
        .map((name) => `${position}: ${name}`)
    })
    expect(missing).toEqual([])
    expect(pictures.length).toBeGreaterThan(5)
  })

  test('has pictures only for examples of the rulebook', async () => {
    const [{ examples }, rules] = await Promise.all([load(entry), entry.rules()])
    const known = rules.filter(({ source }) => source === 'example').map(({ id }) => id)
    expect(Object.keys(examples).filter((id) => !known.includes(id))).toEqual([])
    expect(Object.keys(examples).length).toBeGreaterThan(1)
  })

  test.each(LANGUAGES)('has a text for every part, short enough to read in five minutes (%s)', async (language) => {
    const { sections, examples } = await load(entry)
    const texts = await textsOf(entry.id, language)
    expect(Object.keys(texts).toSorted()).toEqual(
      [...sections.flatMap(({ parts }) => parts), ...Object.values(examples).flat()].map(({ text }) => text).toSorted(),
    )
    expect(Object.entries(texts).filter(([, text]) => text.length > LONGEST || text.length < 20)).toEqual([])
    expect(Object.values(texts).join(' ').split(/\s+/).length).toBeLessThan(MOST_WORDS)
  })
})
