/** The short answers to a question: for each choice that is no space of the board, a picture and a few words. */
import type { Message, Param } from '../../../../kit/text.ts'
import type { Choice, PendingDecision } from '../../../../wire/host.ts'
import { FACTORIES } from '../../data/board.ts'
import { BONUS_CARDS, CARDS, END_CARDS, type EndCard, TOKENS } from '../../data/cards.ts'
import { COLOURS, type Effect } from '../../data/effects.ts'
import { lowestLocomotive } from '../../locomotives/stacks.ts'
import { type Move, parse } from '../../moves.ts'
import type { Pile } from '../../state/pile.ts'
import { matOf } from '../../state/state.ts'
import type { View } from '../../view.ts'
import * as W from '../../words.ts'
import { lineName } from '../say.ts'

export interface ShortAnswer {
  readonly choice: Choice
  readonly picture: Picture
  readonly words: Message | readonly Message[]
  /** Gives something up: comes last, and small. */
  readonly quiet: boolean
}

export type Picture =
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'pile'; readonly pile: Pile }
  | { readonly kind: 'engine' | 'plant'; readonly number: number }
  | { readonly kind: 'endCard' | 'none' }

const QUIET: readonly Move['kind'][] = ['pass', 'done', 'skip', 'stay', 'return']

export const answersOf = (view: View, question: PendingDecision): readonly ShortAnswer[] => {
  const all = question.choices.flatMap((choice) => {
    const move = parse(choice.notation)
    if (move === undefined || 'space' in move) return []
    const [picture, words] = shownAs(view, move, choice)
    return [{ choice, picture, words, quiet: QUIET.includes(move.kind) }]
  })
  return [...all.filter(({ quiet }) => !quiet), ...all.filter(({ quiet }) => quiet)]
}

type Shown = readonly [picture: Picture, words: Message | readonly Message[]]

const effect = (parts: Effect): Picture => ({ kind: 'effect', effect: parts })
const NONE: Picture = { kind: 'none' }

/** RR-12.3: what each end card counts, and for how much. */
const END_CARD_PICTURES: Readonly<Record<EndCard, Picture>> = {
  flat: effect([['points', 15]]),
  workers: effect([['worker'], ['points', 10]]),
  doublers: effect([
    ['doubler', 1],
    ['points', 30],
  ]),
  routes: { kind: 'endCard' },
  blackTracks: effect([['steps', 'black', 2]]),
  extraEngineer: effect([['hire']]),
  locomotives: effect([['pointsTwoBestLocomotives']]),
  tokens: effect([['questionToken'], ['points', 7]]),
  engineers: effect([['hire'], ['points', 6]]),
  factories: effect([['factory'], ['points', 4]]),
}

const shownAs = (view: View, move: Move, choice: Choice): Shown => {
  const { locomotiveInHand, factoryInHand } = view.current
  switch (move.kind) {
    case 'bonus':
      return [effect(BONUS_CARDS[move.card]?.effect ?? []), W.bonusWords(move.card)]
    case 'pay':
      return [{ kind: 'pile', pile: move.pile }, W.pileWords(move.pile)]
    case 'step':
      return [effect([['steps', COLOURS[move.colour] ?? 'black', 1]]), lineName(move.route)]
    case 'advance':
      return [effect(move.marker === 0 ? [['industry', 1]] : [['secondMarker']]), W.say('textBoard.industry')]
    case 'build':
      return [effect([[move.what]]), W.say(`part.${move.what}`)]
    case 'token':
      return [effect(TOKENS[move.token]?.effect ?? []), W.tokenWords(move.token)]
    case 'more': {
      const part: Effect = move.what === 'black' ? [['steps', 'black', 1]] : [[move.what, 1]]
      return [effect(part), W.effectWords(part)]
    }
    case 'lay':
      return [{ kind: 'engine', number: locomotiveInHand }, W.slotName(move.slot)]
    case 'return':
      return [{ kind: 'plant', number: locomotiveInHand }, choice.label]
    case 'pick': {
      const number = move.number === 0 ? lowestLocomotive(view) : move.number
      return [
        { kind: 'plant', number },
        move.number === 0 ? W.say('board.short.stack') : W.effectWords(FACTORIES[number] ?? []),
      ]
    }
    case 'replace': {
      const there = matOf(view, view.current.mover).factories[move.gap] ?? 0
      const words: Readonly<Record<'gap', Param>> = { gap: move.gap + 1 }
      return [{ kind: 'plant', number: there || factoryInHand }, W.say('board.short.gap', words)]
    }
    case 'card':
      return [effect(CARDS[move.card]?.effect ?? []), W.cardWords(move.card)]
    case 'keep':
      return [END_CARD_PICTURES[END_CARDS[move.card] ?? 'routes'], W.endCardName(move.card)]
    case 'points':
      return [effect([['points', 10]]), choice.label]
    default:
      return [NONE, choice.label]
  }
}
