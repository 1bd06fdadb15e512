/** Faults in how moves are written, listed, asked for and refused. */
import { handOf } from '../../state.ts'
import type { Fault } from './fault.ts'

export const faultsOfWords: readonly Fault[] = [
  {
    law: 'every move has its own notation without spaces',
    fault: 'burning and keeping are written alike',
    plant: (game) => ({ ...game, notate: (move) => game.notate(move).replace('keep', 'burn') }),
  },
  {
    law: 'every move has its own notation without spaces',
    fault: 'the notation has a space in it',
    plant: (game) => ({ ...game, notate: (move) => game.notate(move).replace(':', ' ') }),
  },
  {
    law: 'parse is the inverse of notate',
    fault: 'the notation of sorting cannot be read',
    plant: (game) => ({ ...game, parse: (text) => (text === 'sort' ? undefined : game.parse(text)) }),
  },
  {
    law: 'parse is the inverse of notate',
    fault: 'moves can be written in capitals too',
    plant: (game) => ({ ...game, parse: (text) => game.parse(text.toLowerCase()) }),
  },
  {
    law: 'moves are frozen and grouped by kind',
    fault: 'every list is made of new moves',
    plant: (game) => ({ ...game, legal: (state, seat) => game.legal(state, seat).map((move) => ({ ...move })) }),
  },
  {
    law: 'moves are frozen and grouped by kind',
    fault: 'a card held twice is listed twice',
    plant: (game) => ({
      ...game,
      legal: (state, seat) =>
        game.legal(state, seat).flatMap((move) => {
          const twice = move.kind === 'burn' && (handOf(state, seat)[move.coal] ?? 0) > 1
          return twice ? [move, move] : [move]
        }),
    }),
  },
  {
    law: 'every target is named by a legal move or refused once, by an existing rule',
    fault: 'coal that is not held is not refused',
    plant: (game) => ({
      ...game,
      refusals: (state, seat) => game.refusals(state, seat).filter(({ rule }) => rule !== 'CR-3.1'),
    }),
  },
  {
    law: 'every target is named by a legal move or refused once, by an existing rule',
    fault: 'sorting is refused by a rule that does not exist',
    plant: (game) => ({
      ...game,
      refusals: (state, seat) =>
        game.refusals(state, seat).map((refusal) => ({ ...refusal, rule: refusal.rule.replace('4.3', '4.9') })),
    }),
  },
  {
    law: 'prompts and refusals follow from what their seat knows',
    fault: 'a refusal says how many such cards the deck still holds',
    plant: (game) => ({
      ...game,
      refusals: (state, seat) =>
        game.refusals(state, seat).map((refusal) => {
          const inDeck = state.deck.counts[Number(refusal.target.split(':')[1]) - 1] ?? 0
          return { ...refusal, message: { id: refusal.message.id, params: { coal: inDeck } } }
        }),
    }),
  },
  {
    law: 'every event has a kind and a rule that the game declares',
    fault: 'running in smoke is not declared',
    plant: (game) => ({ ...game, events: { ...game.events, burned: ['CR-3.3'] } }),
  },
  {
    law: 'every event has a kind and a rule that the game declares',
    fault: 'the rules lack the rule of the new deck',
    plant: (game) => ({ ...game, rules: game.rules.filter(({ id }) => id !== 'CR-4.5') }),
  },
]
