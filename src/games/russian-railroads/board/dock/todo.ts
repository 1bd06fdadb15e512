/** RR-2.10: what is still to do in this turn, in order: a picture, the words, and the targets it can be used for. */
import type { Target } from '../../../../kit/game.ts'
import type { Message } from '../../../../kit/text.ts'
import type { PendingDecision } from '../../../../wire/host.ts'
import { COLOURS, type Effect, type TrackSort } from '../../data/effects.ts'
import { parse } from '../../moves.ts'
import { ENTRY, type Needs } from '../../open-list/entries.ts'
import type { Position } from '../../state/state.ts'
import { say, tracksName } from '../../words.ts'

export interface Task {
  readonly id: string
  /** Must it be done, may it be, or does it come last? */
  readonly how: 'must' | 'may' | 'last'
  readonly effect: Effect
  readonly words: Message
  /** What can be chosen for it now. */
  readonly targets: readonly Target[]
}

export const tasksOf = ({ current }: Position, question: PendingDecision | null): readonly Task[] => {
  const targets = (test: (move: NonNullable<ReturnType<typeof parse>>) => boolean): readonly Target[] =>
    (question?.choices ?? []).flatMap((choice) => {
      const move = parse(choice.notation)
      return move !== undefined && test(move) ? choice.targets : []
    })
  const entries = (needs: Needs, how: Task['how']): readonly Task[] => [
    ...STEPS.flatMap((tracks) => {
      const count = needs[ENTRY[tracks]] ?? 0
      if (count === 0) return []
      const words = say('todo.steps', { count, tracks: tracksName(tracks) })
      const fits = targets((move) => move.kind === 'step' && covers(tracks, COLOURS[move.colour] ?? 'black'))
      return [{ id: `${how}:${tracks}`, how, effect: [['steps', tracks, count]] as Effect, words, targets: fits }]
    }),
    ...one(
      needs,
      'industry',
      how,
      (count) => [['industry', count]],
      targets((move) => move.kind === 'advance'),
    ),
    ...BUILDS.flatMap((what) =>
      one(
        needs,
        what,
        how,
        () => [[what]],
        targets((move) => move.kind === 'build' && (what === 'locomotiveOrFactory' || move.what === what)),
      ),
    ),
  ]
  const owed = (
    count: number,
    what: 'questionToken' | 'endCardOr10',
    how: Task['how'],
    kind: string,
  ): readonly Task[] =>
    count === 0
      ? []
      : [
          {
            id: what,
            how,
            effect: [[what]],
            words: say(`todo.${what}`, { count }),
            targets: targets((move) => move.kind === kind),
          },
        ]
  return [
    ...entries(current.printed, 'must'),
    ...owed(current.tokensOwed, 'questionToken', 'must', 'token'),
    ...entries(current.gains, 'may'),
    ...(current.partsAgainOwed > 0
      ? [
          {
            id: 'again',
            how: 'may' as const,
            effect: [['oneOfThemAgain']] as Effect,
            words: say('part.oneOfThemAgain'),
            targets: targets((move) => move.kind === 'more'),
          },
        ]
      : []),
    ...owed(current.endCardsOwed, 'endCardOr10', 'last', 'keep'),
  ]
}

const STEPS: readonly TrackSort[] = [...COLOURS, 'black|grey', 'any']
const BUILDS = ['locomotive', 'factory', 'locomotiveOrFactory'] as const

const covers = (tracks: TrackSort, colour: string): boolean => tracks === 'any' || tracks.split('|').includes(colour)

const one = (
  needs: Needs,
  what: 'industry' | (typeof BUILDS)[number],
  how: Task['how'],
  effect: (count: number) => Effect,
  targets: readonly Target[],
): readonly Task[] => {
  const count = needs[ENTRY[what]] ?? 0
  return count === 0
    ? []
    : [{ id: `${how}:${what}`, how, effect: effect(count), words: say(`todo.${what}`, { count }), targets }]
}
