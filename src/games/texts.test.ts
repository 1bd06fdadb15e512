/** Every game's texts are complete and correct in four languages (a draft: in English), and cover every message. */
import { describe, expect, test } from 'vitest'
import { sameWordsOf, tested } from '../../test/games/tested.ts'
import { catalogueFaults, slips } from '../../test/kit/catalogues.ts'
import { dotFaults, LONGEST_PROMPT, uiFaults } from '../../test/kit/ui-texts.ts'
import { POLICY_NAMES, type PolicyName, policies } from '../bots/policies.ts'
import { keyedDealer, quickRng } from '../kit/chance.ts'
import type { AnyGame, OptionValues } from '../kit/game.ts'
import { begin, type Match, play } from '../kit/match.ts'
import {
  type Catalogue,
  LANGUAGES,
  type Language,
  type Message,
  type Rulebook,
  speak,
  type Texts,
} from '../kit/text.ts'

type Foreign = Exclude<Language, 'en'>
const FOREIGN: readonly Foreign[] = ['nl', 'de', 'hu']
const SEED = 1

for (const entry of tested) {
  describe(entry.id, async () => {
    const game = await entry.game()
    const same = await sameWordsOf(entry)
    const books = Object.fromEntries(
      await Promise.all(
        LANGUAGES.map(async (language) => {
          const [{ texts }, { rules }] = await Promise.all([entry.text[language](), entry.rulebook[language]()])
          return [language, { texts, rules }]
        }),
      ),
    ) as Record<Language, Catalogue & Rulebook>
    const messages = messagesOf(game)

    test('the English texts and rules are correct', () => {
      for (const catalogue of [books.en.texts, books.en.rules]) {
        expect(catalogueFaults(catalogue, catalogue, 'en', Object.keys(catalogue))).toEqual([])
      }
    })

    /** In a draft, texts may still be in English. */
    const mayBeSame = (texts: Texts, english: Texts): readonly string[] =>
      game.meta.draft === true ? Object.keys(english).filter((key) => texts[key] === english[key]) : []

    test.each(FOREIGN)('texts are complete and correct: %s', (language) => {
      const { texts } = books[language]
      const draft = mayBeSame(texts, books.en.texts)
      expect(catalogueFaults(books.en.texts, texts, language, [...same[language], ...draft])).toEqual([])
    })

    test.each(FOREIGN)('rules are complete and correct: %s', (language) => {
      const { rules } = books[language]
      expect(catalogueFaults(books.en.rules, rules, language, mayBeSame(rules, books.en.rules))).toEqual([])
    })

    test.each(LANGUAGES)('every rule and every section has a text, and there are no other texts: %s', (language) => {
      const ids = game.rules.map(({ id }) => id)
      expect(Object.keys(books[language].rules).sort()).toEqual([...new Set([...ids, ...ids.map(section)])].sort())
    })

    describe('as people read them', () => {
      test.each(LANGUAGES)('numbers have plurals, and no template is visible: %s', (language) => {
        expect(uiFaults(books[language].texts, language, { buttons: [], prompts: [] })).toEqual([])
      })

      test.each(LANGUAGES)('prompts are short: %s', (language) => {
        const voice = { language, texts: books[language].texts, seat: (seat: number) => `Ada ${seat}` }
        const prompts = messages.filter(({ id }) => id.startsWith('ask.')).map((message) => speak(voice, message))
        expect(prompts.length).toBeGreaterThan(0)
        expect(prompts.filter((prompt) => prompt.length > LONGEST_PROMPT)).toEqual([])
        expect(prompts.flatMap(dotFaults)).toEqual([])
      })
    })

    test.each(LANGUAGES)('every message of a match has a text: %s', (language) => {
      const { texts } = books[language]
      const voice = { language, texts, seat: (seat: number) => `Ada ${seat}` }
      expect(messages.length).toBeGreaterThan(0)
      for (const message of messages) {
        const spoken = speak(voice, message)
        expect(spoken, message.id).not.toMatch(/[{}]|undefined|NaN|\[object/)
        expect(slips(withoutNames(spoken), language), spoken).toEqual([])
      }
    })
  })
}

/** `PC-3` of `PC-3.4`, `PC-R` of `PC-R4`. */
const section = (id: string): string => id.replace(/\.?\d+$/, '')

/** French names have an apostrophe of their own. */
const withoutNames = (text: string): string => text.replaceAll(/\b[dl]'(?=\p{L})/gu, '')

/** Everything a game says in a match of each seat count, option and policy, each message once. */
const messagesOf = (game: AnyGame): readonly Message[] => {
  const known = new Map<string, Message>()
  const hear = (message: Message): void => void known.set(JSON.stringify(message), message)
  for (const { id, values } of game.meta.options) {
    hear({ id: `option.${id}` })
    for (const value of values) hear({ id: `option.${id}.${value}` })
  }
  for (const options of combinations(game)) {
    for (const seats of game.meta.seats) {
      for (const policy of POLICY_NAMES) playThrough(game, seats, options, policy, hear)
    }
  }
  return [...known.values()]
}

const combinations = (game: AnyGame): readonly OptionValues[] =>
  game.meta.options.reduce<readonly OptionValues[]>(
    (all, { id, values }) => all.flatMap((options) => values.map((value) => ({ ...options, [id]: value }))),
    [{}],
  )

const playThrough = (
  game: AnyGame,
  seats: number,
  options: OptionValues,
  policy: PolicyName,
  hear: (message: Message) => void,
): void => {
  const rng = quickRng(SEED)
  const choose = policies[policy](SEED)
  let match = begin(game, { seats, options, rules: game.meta.rulesVersion }, keyedDealer(`words ${SEED}`))
  for (;;) {
    hearPosition(match, hear)
    const seat = game.toAct(match.state)[0]
    if (seat === undefined) break
    match = play(match, seat, choose(game, game.legal(match.state, seat), seat, rng))
  }
  for (const { event } of match.log) hear(game.describeEvent(event))
}

const hearPosition = ({ game, state, start }: Match, hear: (message: Message) => void): void => {
  for (const seat of game.toAct(state)) {
    hear(game.prompt(state, seat).message)
    for (const move of game.legal(state, seat)) {
      hear(game.describeMove(move))
      const reason = game.irreversible(state, seat, move)
      if (reason !== null) hear(reason)
    }
    for (const { message } of game.refusals(state, seat)) hear(message)
  }
  for (let seat = 0; seat < start.seats; seat++) for (const { message } of game.score(state, seat)) hear(message)
}
