/** The action spaces as the board and the panel show them. */
import type { Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Effect } from '../data/effects.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'
import { spaceName, spaceTarget } from '../moves.ts'
import * as C from '../state/cells.ts'
import { seatsOf } from '../state/state.ts'
import type { View } from '../view.ts'
import { spaceWords, who, say as word } from '../words.ts'
import { isThere } from '../workers/spaces.ts'

export interface Shown {
  readonly space: C.SpaceNo
  readonly target: Target
  readonly name: string
  /** The engineer shown there, or 0. */
  readonly engineer: number
  readonly effect: Effect
  readonly workers: number
  readonly coins: number
  readonly closed: boolean
  /** Seat and pile in pairs, as text: quick to compare. */
  readonly standing: string
  readonly title: Message
}

export const BOARD_SPACES: readonly C.SpaceNo[] = SPACES.map((_, space) => space)

export const shown = (view: View, space: C.SpaceNo): Shown => {
  const engineer = space > C.OWN_ENGINEER ? C.engineerOn(space) : engineerOn(view, space)
  const { workers, coins, effect } = SPACES[space] ?? { workers: 1, coins: 0, effect: [] }
  const there = seatsOf(view).filter((seat) => C.standing(view, seat, space) > 0)
  const closed = there.length === 0 && !isThere(view, space)
  const words = spaceWords(space, engineer)
  return {
    space,
    target: spaceTarget(space),
    name: space > C.OWN_ENGINEER ? String(engineer) : `${spaceName(space)}${engineer > 0 ? ` · ${engineer}` : ''}`,
    engineer,
    effect: engineer > 0 ? (ENGINEERS[engineer - 1]?.effect ?? []) : effect,
    workers,
    coins,
    closed,
    standing: there.map((seat) => `${seat}:${C.standing(view, seat, space)}`).join(' '),
    title: titleOf(words, closed, there),
  }
}

const titleOf = (space: Message, closed: boolean, there: readonly number[]): Message => {
  if (closed) return word('board.closed', { space })
  return there.length === 0 ? word('board.free', { space }) : word('board.takenBy', { space, seats: there.map(who) })
}

/** The engineer lying on a field of the board, who is shown in place of it. */
const engineerOn = (view: View, space: C.SpaceNo): number => {
  if (space === C.E1) return C.cell(view, C.ROW)
  const isPublic = space === C.E2 || (space === C.E3 && view.seats > 2)
  return isPublic ? C.publicEngineer(view, space) : 0
}
