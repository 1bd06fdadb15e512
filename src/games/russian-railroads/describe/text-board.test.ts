import { beforeAll, describe, expect, test } from 'vitest'
import { after } from '../../../../test/kit/scene.ts'
import { keyedDealer, quickRng } from '../../../kit/chance.ts'
import { begin, type Match, play } from '../../../kit/match.ts'
import { LANGUAGES, type Language, type Message, speak } from '../../../kit/text.ts'
import { entry } from '../entry.ts'
import { game } from '../game.ts'
import { first, table } from '../testing/positions.ts'
import type { View } from '../view.ts'
import { textBoard } from './text-board.ts'

const books = new Map<Language, Readonly<Record<string, string>>>()
beforeAll(async () => {
  for (const language of LANGUAGES) books.set(language, (await entry.text[language]()).texts)
})

const names = ['Anna', 'Bartholomeus van Nispen', 'Casual 3', 'Zoë']
const draw = (view: View, language: Language = 'en', paint = (text: string, _colour: string) => text) => {
  const voice = { language, texts: books.get(language) ?? {}, seat: (seat: number) => names[seat] ?? '' }
  return textBoard(view, (message: Message) => speak(voice, message), paint)
}

const viewsOf = (seats: number): readonly View[] => {
  const rng = quickRng(7)
  const views: View[] = []
  let match: Match<typeof game> = begin(game, { seats, options: {}, rules: 1 }, keyedDealer('1'))
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    if (match.moves.length % 9 === 0) views.push(game.view(match.state, seat), game.view(match.state, 'watcher'))
    const legal = game.legal(match.state, seat).filter(({ kind }, _, all) => kind !== 'pass' || all.length < 4)
    const move = legal[rng(legal.length)]
    if (move !== undefined) match = play(match, seat, move)
  }
  return [...views, game.view(match.state, 'watcher')]
}

describe('the table as text', () => {
  test.each(LANGUAGES)('is at most 80 columns wide: %s', (language) => {
    for (const seats of [2, 4]) {
      for (const view of viewsOf(seats)) expect(draw(view, language).filter((line) => line.length > 80)).toEqual([])
    }
  })

  test('colours are decoration: without them no information is lost', () => {
    const views = viewsOf(3)
    for (const view of views) {
      const painted = draw(view, 'en', (text, colour) => `<${colour}>${text}</>`)
      expect(painted.map((line) => line.replaceAll(/<[^ >]+>/g, ''))).toEqual(draw(view))
    }
  })

  test('shows the workers on each space, the mat of each seat and the open list', () => {
    const match = table(4, {
      tracks: { transsib: [6, 3] },
      slots: [4, 2, 0, 0],
      gaps: [7],
      markers: [5, -1],
      doublers: 2,
    })
    const half = after(match, 'T2')
    const lines = draw(game.view(half.state, first(match)))
    const text = lines.join('\n')
    expect(text).toContain('Round 1 of 7')
    expect(text).toContain(`T2[${first(match) + 1}]`)
    expect(text).toContain('T1[ ]')
    expect(text).toContain('X1 --')
    expect(text).toContain('4+2  __g__k......... =5  doublers 2')
    expect(text).toContain('.....7<.o.o?o.o.. =5')
    expect(text).toContain('3 black steps (required)')
  })
})
