import { beforeAll, describe, expect, test } from 'vitest'
import { keyedDealer, quickRng } from '../../../kit/chance.ts'
import { begin, type Match, play } from '../../../kit/match.ts'
import { LANGUAGES, type Language, type Message, speak } from '../../../kit/text.ts'
import { BARRED } from '../data/map.ts'
import { entry } from '../entry.ts'
import { game } from '../game.ts'
import { FIELDS, grid } from '../map/fields.ts'
import type { View } from '../view.ts'
import { textBoard } from './text-board.ts'

const books = new Map<Language, Readonly<Record<string, string>>>()
beforeAll(async () => {
  for (const language of LANGUAGES) books.set(language, (await entry.text[language]()).texts)
})

const names = ['Anna', 'Bartholomeus van Nispen', 'Casual 3', 'Random 4', 'Eve', 'Zoë']
const draw = (view: View, language: Language = 'en', paint = (text: string, _colour: string) => text) => {
  const voice = { language, texts: books.get(language) ?? {}, seat: (seat: number) => names[seat] ?? '' }
  return textBoard(view, (message: Message) => speak(voice, message), paint)
}

/** Views of a random match, of its mover and of a spectator. */
const viewsOf = (seats: number, seed: string): readonly View[] => {
  const rng = quickRng(7)
  const views: View[] = []
  let match: Match<typeof game> = begin(game, { seats, options: {}, rules: 1 }, keyedDealer(seed))
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    if (match.moves.length % 7 === 0) views.push(game.view(match.state, seat), game.view(match.state, 'watcher'))
    const legal = game.legal(match.state, seat)
    const move = legal[rng(legal.length)]
    if (move !== undefined) match = play(match, seat, move)
  }
  return [...views, game.view(match.state, 'watcher')]
}

/** Two lines of numbers, 18 rows, and two lines of borders between rows. */
const MAP_LINES = 22

/** The marks of a field, found as a reader would: by the letter of its row and the number of its column. */
const marksAt = (lines: readonly string[], name: string): string => {
  const row = lines.find((line) => line.startsWith(`${name[0]} `)) ?? ''
  const column = (lines[0] ?? '').search(new RegExp(`(?<!\\d)${name.slice(1)}(?!\\d)`)) + (name.length === 2 ? -1 : 0)
  const isOdd = (name.charCodeAt(0) - 65) % 2 === 1
  return row.slice(column + (isOdd ? 1 : -1), column + (isOdd ? 4 : 2))
}

describe('the map as text', () => {
  test.each(LANGUAGES)('is at most 80 columns wide: %s', (language) => {
    for (const seats of [3, 6]) {
      for (const view of viewsOf(seats, '1')) {
        expect(draw(view, language).filter((line) => line.length > 80)).toEqual([])
      }
    }
  })

  test('every field stands at its grid name, with its locomotives as letters', () => {
    for (const view of viewsOf(4, '2')) {
      const lines = draw(view)
      for (const field of FIELDS) {
        const letters = [...'KUNPRY'].filter((_, company) => ((view.tracks[field] ?? 0) & (1 << company)) !== 0)
        const marks = marksAt(lines, grid(field))
        expect([grid(field), marks.replace(/[^KUNPRY]/g, '')]).toEqual([grid(field), letters.join('')])
        expect(marks.trim()).not.toBe('')
      }
    }
  })

  test('cities show their value, Marseille 4, and the Eiffel tower stands at E10', () => {
    const [view] = viewsOf(4, '3')
    if (view === undefined) throw new Error('no view')
    const lines = draw(view)
    expect(['Q14', 'F1', 'M10', 'E10', 'K6'].map((name) => marksAt(lines, name))).toEqual([
      '[4]',
      '[3]',
      ' . ',
      '/A\\',
      '[2]',
    ])
  })

  test('PC-3.4 every barred border is drawn', () => {
    const [view] = viewsOf(4, '3')
    if (view === undefined) throw new Error('no view')
    const lines = draw(view)
    const map = lines
      .slice(1, lines.indexOf(lines[0] ?? '', 1))
      .join('')
      .replace('/A\\', '')
    expect(map.match(/[|/\\]/g)).toHaveLength(BARRED.length)
  })

  test('marks fields that can be built on now for the player who extends, and for nobody else', () => {
    let match: Match<typeof game> = begin(game, { seats: 4, options: {}, rules: 1 }, keyedDealer('1'))
    const seat = match.state.mover
    const extend = game.parse('+black')
    if (extend === undefined) throw new Error('no move')
    match = play(match, seat, extend)
    const own = draw(game.view(match.state, seat))
    for (const move of game.legal(match.state, seat)) expect(marksAt(own, game.notate(move))).toMatch(/o|\(\d\)/)
    const others = draw(game.view(match.state, 'watcher'))
    expect(others.slice(0, MAP_LINES).join('')).not.toMatch(/o|\(/)
  })

  test('without colour the text is the same', () => {
    for (const view of viewsOf(5, '4')) {
      const used = new Set<string>()
      const painted = draw(view, 'en', (text, colour) => {
        used.add(colour)
        return `‹${text}›`
      })
      expect(painted.map((line) => line.replace(/[‹›]/g, ''))).toEqual([...draw(view)])
      expect([...used].sort()).toEqual(
        expect.arrayContaining(['black', 'blue', 'bold', 'brown', 'dim', 'purple', 'red', 'yellow']),
      )
    }
  })

  test('PC-4.2 shows of other seats only what trades revealed, and everything at the end', () => {
    const views = viewsOf(3, '5')
    for (const view of views.slice(0, -1).filter(({ viewer }) => viewer === 'watcher')) {
      const seats = draw(view).filter((line) => /\d\/20 /.test(line) && !line.startsWith('8/20'))
      expect(seats).toHaveLength(3)
      expect(
        seats
          .flatMap((line) =>
            line
              .replace(/.*\/20/, '')
              .trim()
              .split(/ +/),
          )
          .filter((cell) => !/^(\?|\d+\+)$/.test(cell)),
      ).toEqual([])
    }
    const end = views.at(-1)
    if (end === undefined) throw new Error('no view')
    expect(
      draw(end)
        .filter((line) => /\d\/20 /.test(line))
        .join(''),
    ).not.toContain('?')
  })
})
