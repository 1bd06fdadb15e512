/** Faults in how moves are written, listed, asked for and refused. */
import { handOf } from '../../state.ts'
import type { Fault } from './fault.ts'

export const faultsOfWords: readonly Fault[] = [
  {
    law: 'every move has a notation of its own, without spaces',
    fault: 'burning and keeping are written alike',
    plant: (game) => ({ ...game, notate: (move) => game.notate(move).replace('keep', 'burn') }),
  },
  {
    law: 'every move has a notation of its own, without spaces',
    fault: 'the notation has a space in it',
    plant: (game) => ({ ...game, notate: (move) => game.notate(move).replace(':', ' ') }),
  },
  {
    law: 'parse and notate are each other’s inverse',
    fault: 'the notation of sorting cannot be read',
    plant: (game) => ({ ...game, parse: (text) => (text === 'sort' ? undefined : game.parse(text)) }),
  },
  {
    law: 'parse and notate are each other’s inverse',
    fault: 'a move can be written in capitals too',
    plant: (game) => ({ ...game, parse: (text) => game.parse(text.toLowerCase()) }),
  },
  {
    law: 'moves are frozen, and those of one kind stand together',
    fault: 'every list is made of new moves',
    plant: (game) => ({ ...game, legal: (state, seat) => game.legal(state, seat).map((move) => ({ ...move })) }),
  },
  {
    law: 'moves are frozen, and those of one kind stand together',
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
    law: 'every target asked for is named by a legal move or refused once, by a rule there is',
    fault: 'nothing is said of coal that is not held',
    plant: (game) => ({
      ...game,
      refusals: (state, seat) => game.refusals(state, seat).filter(({ rule }) => rule !== 'CR-3.1'),
    }),
  },
  {
    law: 'every target asked for is named by a legal move or refused once, by a rule there is',
    fault: 'sorting is refused by a rule that is not there',
    plant: (game) => ({
      ...game,
      refusals: (state, seat) =>
        game.refusals(state, seat).map((refusal) => ({ ...refusal, rule: refusal.rule.replace('4.3', '4.9') })),
    }),
  },
  {
    law: 'refusals follow from what their seat knows',
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
    law: 'every event is of a kind and by a rule that the game declares',
    fault: 'running in smoke is not declared',
    plant: (game) => ({ ...game, events: { ...game.events, burned: ['CR-3.3'] } }),
  },
  {
    law: 'every event is of a kind and by a rule that the game declares',
    fault: 'the rule of the new deck is missing from the rules',
    plant: (game) => ({ ...game, rules: game.rules.filter(({ id }) => id !== 'CR-4.5') }),
  },
]
