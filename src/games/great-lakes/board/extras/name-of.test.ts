import { expect, test } from 'vitest'
import { opening } from '../../../../../test/kit/scene.ts'
import { LANGUAGES, type Message, speak } from '../../../../kit/text.ts'
import { cardName, ticketName } from '../../describe/words.ts'
import { entry } from '../../entry.ts'
import { game } from '../../game.ts'
import { KEEP, type Move } from '../../moves.ts'
import { nameOf } from './name-of.ts'

const start = opening(game, 2)
const choiceOf = (move: Move) => ({ notation: game.notate(move), label: game.describeMove(move) })
const named = (move: Move): Message | null => nameOf(choiceOf(move), game.view(start.state, 0))

test.each(LANGUAGES)('a choice names the cards at its places, after the name of its move: %s', async (language) => {
  const { texts } = await entry.text[language]()
  const say = (message: Message): string => speak({ language, texts, seat: String }, message)
  const view = game.view(start.state, 0)
  const keep = KEEP.find((move) => move.places === 0b10110)
  if (keep === undefined) throw new Error('no such move')
  const words = say(named(keep) ?? game.describeMove(keep))
  for (const place of [1, 2, 4]) expect(words).toContain(say(ticketName(view.offer[place] ?? -1)))
  expect(words.length).toBeGreaterThan(say(game.describeMove(keep)).length)
  const take = game.parse('take:4')
  if (take === undefined) throw new Error('no such move')
  const card = say(named(take) ?? game.describeMove(take))
  expect(card).toContain(say(cardName(view.row[3] ?? -1)))
  expect(card.startsWith(say(game.describeMove(take)))).toBe(true)
})

test('all other choices have the names of their moves', () => {
  const seek = game.parse('seek')
  if (seek === undefined) throw new Error('no such move')
  expect(named(seek)).toBeNull()
})
