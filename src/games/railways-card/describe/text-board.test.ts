import { beforeAll, describe, expect, test } from 'vitest'
import { after } from '../../../../test/kit/scene.ts'
import { kindFirst } from '../../../bots/random.ts'
import { keyedDealer, quickRng } from '../../../kit/chance.ts'
import { LANGUAGES, type Language, type Message, speak } from '../../../kit/text.ts'
import { entry } from '../entry.ts'
import { game } from '../game.ts'
import { growTree } from '../network/network.ts'
import { table } from '../testing/matches.ts'
import type { View } from '../view.ts'
import { textBoard } from './text-board.ts'

const books = new Map<Language, Readonly<Record<string, string>>>()
beforeAll(async () => {
  for (const language of LANGUAGES) books.set(language, (await entry.text[language]()).texts)
})

const names = ['Anna', 'Bartholomeus van Nispen', 'Casual 3', 'Zoë']
const draw = (view: View, language: Language = 'en') => {
  const voice = { language, texts: books.get(language) ?? {}, seat: (seat: number) => names[seat] ?? '' }
  return textBoard(
    view,
    (message: Message) => speak(voice, message),
    (text) => text,
  )
}

/** Views of a random match, of its mover and of a spectator. */
const viewsOf = (seats: number, seed: number): readonly View[] => {
  const rng = quickRng(seed)
  const options = { younger: false, secondLocomotive: false, anyPlaces: seed % 2 === 0 }
  const dealer = { draw: keyedDealer(`${seed}`), emit() {} }
  const state = game.setup({ seats, options, rules: game.meta.rulesVersion }, dealer)
  const views: View[] = []
  for (let move = 0, seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0], move++) {
    if (move % 9 === 0) views.push(game.view(state, seat), game.view(state, 'watcher'))
    game.apply(state, seat, kindFirst(game.legal(state, seat), rng), dealer)
  }
  return [...views, game.view(state, 'watcher')]
}

/** All 25 cities in one line, the longest possible network. */
const longest = (): View => {
  const state = structuredClone(table(4).state)
  for (let city = 24, to = 25; city >= 0; to = city, city--) {
    state.built.push(city)
    state.owner[city] = city % 4
    state.colour[city] = 0
    state.paid[city] = 12 << 8
    state.open[city] = 3
    for (const good of [0, 1, 2, 3]) state.goods[city * 4 + good] = 1
    growTree(state, city, to)
  }
  return game.view({ ...state, delivered: state.delivered.map(() => 15) }, 0)
}

describe('the table as text', () => {
  test.each(LANGUAGES)('is at most 80 columns wide: %s', (language) => {
    for (const view of [longest(), ...viewsOf(2, 1), ...viewsOf(4, 2)]) {
      expect(draw(view, language).filter((line) => line.length > 80)).toEqual([])
    }
  })

  test.each(LANGUAGES)('the goods have four letters: %s', (language) => {
    const line = draw(longest(), language).find((other) => other.includes('New York')) ?? ''
    expect(new Set(/\s(\p{Lu}{4}), /u.exec(line)?.[1]).size).toBe(4)
  })

  test('shows links with colour, value and owner, free places, demand and goods, and what each player has', () => {
    const match = after(
      table(2, { twos: 'C2a C2b', cards: 'P2 P1 | G2 G2 | J W1 C5e', cubes: 'bk' }),
      ...['+C2a', 'tile.P', 'P=1.1.0', 'W1', 'stop', '+C2b', 'C2a.G', 'G=0.1.0'],
    )
    const lines = draw(game.view(match.state, 1))
    expect(lines.slice(0, 3)).toEqual([
      'Starting tile',
      '`-P3-A Albany 2 BO, wants L, has O',
      ' `-G2-B Richmond 2 PBW, wants O, has L',
    ])
    expect(lines.find((line) => line.startsWith('A Anna'))).toMatch(/^A Anna +3 +9 +0 +2 +-$/)
    expect(lines).toContain('Deck 99, bag 58, discards 0')
    expect(lines).toContain('Your hand: light green rail 2, locomotive')
    expect(lines.some((line) => line.startsWith('Display: locomotive, '))).toBe(true)
    expect(draw(game.view(match.state, 'watcher')).some((line) => line.startsWith('Your hand'))).toBe(false)
  })

  test('says how close a standstill is, and that the last round has begun', () => {
    const { state } = table(2)
    expect(draw(game.view({ ...state, idle: 4 }, 0)).at(-1)).toBe(
      'Idle turns in a row: 4. After 6, the current round is the last.',
    )
    expect(draw(game.view({ ...state, idle: 4, end: 'bag' }, 0)).at(-1)).toBe('This is the last round.')
    const thrown = after(table(2, { cards: 'P1 P2' }), '-P1', 'deck')
    expect(draw(game.view(thrown.state, 0))).toContain('Top discard: purple rail 1')
  })
})
