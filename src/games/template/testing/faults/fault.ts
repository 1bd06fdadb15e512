/** A fault planted in the game, and helpers to plant it. */
import type { GameContext } from '../../../../kit/game.ts'
import type { game as sound } from '../../game.ts'
import type { Event, State } from '../../state.ts'

export type Template = typeof sound

export interface Fault {
  /** The name of the law that must catch it. */
  readonly law: string
  /** What is wrong, in words. */
  readonly fault: string
  plant(game: Template): Template
}

export const afterSetup = (game: Template, spoil: (state: State) => void): Template => ({
  ...game,
  setup: (start, table) => {
    const state = game.setup(start, table)
    spoil(state)
    return state
  },
})

export const afterMove = (game: Template, spoil: (draft: State, kind: string) => void): Template => ({
  ...game,
  apply: (draft, seat, move, table) => {
    game.apply(draft, seat, move, table)
    spoil(draft, move.kind)
  },
})

/** Changes how events are emitted. */
export const withTable = (
  game: Template,
  emit: (table: GameContext<Event>) => GameContext<Event>['emit'],
): Template => {
  const spoilt = (table: GameContext<Event>): GameContext<Event> => ({ ...table, emit: emit(table) })
  return {
    ...game,
    setup: (start, table) => game.setup(start, spoilt(table)),
    apply: (draft, seat, move, table) => game.apply(draft, seat, move, spoilt(table)),
  }
}
