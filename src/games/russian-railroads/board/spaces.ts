/** The action spaces as the board and the panel show them. */
import type { Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Effect } from '../data/effects.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'
import { engineerForHire, publicEngineer } from '../engineers/engineers.ts'
import { spaceName, spaceTarget } from '../moves.ts'
import { E1, E2, E3, engineerOn, isHiredEngineer, type SpaceNo } from '../state/space-numbers.ts'
import { seatsOf } from '../state/state.ts'
import type { View } from '../view.ts'
import { spaceWords, who, say as word } from '../words.ts'
import { isThere, pileOn } from '../workers/spaces.ts'

export interface Shown {
  readonly space: SpaceNo
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

export const BOARD_SPACES: readonly SpaceNo[] = SPACES.map((_, space) => space)

export const shown = (view: View, space: SpaceNo): Shown => {
  const engineer = isHiredEngineer(space) ? engineerOn(space) : engineerOnField(view, space)
  const { workers, coins, effect } = SPACES[space] ?? { workers: 1, coins: 0, effect: [] }
  const there = seatsOf(view).filter((seat) => pileOn(view, seat, space) > 0)
  const closed = there.length === 0 && !isThere(view, space)
  const words = spaceWords(space, engineer)
  return {
    space,
    target: spaceTarget(space),
    name: isHiredEngineer(space) ? String(engineer) : `${spaceName(space)}${engineer > 0 ? ` · ${engineer}` : ''}`,
    engineer,
    effect: engineer > 0 ? (ENGINEERS[engineer - 1]?.effect ?? []) : effect,
    workers,
    coins,
    closed,
    standing: there.map((seat) => `${seat}:${pileOn(view, seat, space)}`).join(' '),
    title: titleOf(words, closed, there),
  }
}

const titleOf = (space: Message, closed: boolean, there: readonly number[]): Message => {
  if (closed) return word('board.closed', { space })
  return there.length === 0 ? word('board.free', { space }) : word('board.takenBy', { space, seats: there.map(who) })
}

/** The engineer lying on a field of the board, who is shown in place of it. */
const engineerOnField = (view: View, space: SpaceNo): number => {
  if (space === E1) return engineerForHire(view)
  const isPublic = space === E2 || (space === E3 && view.seats > 2)
  return isPublic ? publicEngineer(view, space) : 0
}
