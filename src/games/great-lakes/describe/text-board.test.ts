import { expect, test } from 'vitest'
import { after } from '../../../../test/kit/scene.ts'
import { LANGUAGES, type Message, speak } from '../../../kit/text.ts'
import { entry } from '../entry.ts'
import { game } from '../game.ts'
import { started, withHand, withRoutes, withState } from '../testing/position.ts'
import { textBoard } from './text-board.ts'

const plain = (text: string): string => text

const full = () =>
  withState(
    withRoutes(
      withHand(started(5), 'locomotive*3 red-single*2'),
      1,
      ...Array.from(['GRB-WAU.t', 'MIL-CHI.s1', 'CHI-SBD.t1']),
    ),
    (state) => {
      state.owners.fill(2, 40, 90)
      state.harbours[28] = 1
      state.last = 7
    },
  )

test.each(LANGUAGES)('no line is wider than 80 columns: %s', async (language) => {
  const { texts } = await entry.text[language]()
  const say = (message: Message): string => speak({ language, texts, seat: () => 'Wilhelmina the Third' }, message)
  for (const viewer of [0, 'watcher'] as const) {
    for (const line of textBoard(game.view(full().state, viewer), say, plain))
      expect(line.length, line).toBeLessThanOrEqual(80)
  }
})

test('shows cities, harbours, open cards, seats, hand and tickets', async () => {
  const { texts } = await entry.text.en()
  const say = (message: Message): string => speak({ language: 'en', texts, seat: (seat) => `Player ${seat}` }, message)
  const { state } = full()
  const text = textBoard(game.view(state, state.mover), say, plain).join('\n')
  for (const part of ['CHI*B', 'tim', '+', '3 × locomotive', '2 × red single ship with harbour', 'Turns left: 7']) {
    expect(text).toContain(part)
  }
  expect(text).toContain('Routes of Player 1: GRB-WAU.t MIL-CHI.s1 CHI-SBD.t1')
  const offer = after(started(2), 'seek').state
  expect(textBoard(game.view(offer, offer.mover), say, plain).join('\n')).toContain('Choose from:')
  expect(textBoard(game.view(offer, 1 - offer.mover), say, plain).join('\n')).not.toContain('Choose from:')
})

test('passes the colours of cards and seats to the painter', async () => {
  const { texts } = await entry.text.en()
  const say = (message: Message): string => speak({ language: 'en', texts, seat: String }, message)
  const painted = textBoard(game.view(full().state, 0), say, (text, colour) => `<${colour}>${text}`).join('\n')
  expect(painted).toContain('<red>CHI*B')
  expect(painted).toContain('<blue>A')
})
