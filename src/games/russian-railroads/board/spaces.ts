/** The action spaces as the board shows them. */
import type { Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Effect } from '../data/effects.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'
import { engineerForHire, publicEngineer } from '../engineers/engineers.ts'
import { spaceTarget } from '../moves.ts'
import { E1, E2, E3, engineerOn, isHiredEngineer, type SpaceNo } from '../state/space-numbers.ts'
import { seatsOf } from '../state/state.ts'
import type { View } from '../view.ts'
import { effectWords, engineerName, pileWords, spaceWords, who, say as word } from '../words.ts'
import { isThere, pileOn } from '../workers/spaces.ts'

export interface Shown {
  readonly space: SpaceNo
  readonly target: Target
  /** The engineer shown there, or 0. */
  readonly engineer: number
  readonly effect: Effect
  readonly workers: number
  readonly coins: number
  readonly closed: boolean
  /** Seat and pile in pairs, as text: quick to compare. */
  readonly standing: string
  /** As choices name it. */
  readonly name: Message
  /** What it does and who stands there, and what it costs. */
  readonly does: Message
  readonly cost: Message
}

export const BOARD_SPACES: readonly SpaceNo[] = SPACES.map((_, space) => space)

export const shown = (view: View, space: SpaceNo): Shown => {
  const engineer = isHiredEngineer(space) ? engineerOn(space) : engineerOnField(view, space)
  const { workers, coins, effect } = SPACES[space] ?? { workers: 1, coins: 0, effect: [] }
  const there = seatsOf(view).filter((seat) => pileOn(view, seat, space) > 0)
  const closed = there.length === 0 && !isThere(view, space)
  return {
    space,
    target: spaceTarget(space),
    engineer,
    effect: engineer > 0 ? (ENGINEERS[engineer - 1]?.effect ?? []) : effect,
    workers,
    coins,
    closed,
    standing: there.map((seat) => `${seat}:${pileOn(view, seat, space)}`).join(' '),
    name: spaceWords(space, space === E1 ? 0 : engineer),
    does: stateOf(engineer > 0 ? engineerWords(space, engineer) : effectWords(effect), closed, there),
    cost: word('board.cost', { pile: pileWords({ workers, coins, temporary: 0, black: 0 }) }),
  }
}

type Does = Message | readonly Message[]

const stateOf = (space: Does, closed: boolean, there: readonly number[]): Message => {
  if (closed) return word('board.closed', { space })
  return there.length === 0 ? word('board.free', { space }) : word('board.takenBy', { space, seats: there.map(who) })
}

/** RR-8.1: the first engineer is for hire, the next ones are for all. */
const engineerWords = (space: SpaceNo, number: number): Message => {
  const engineer = engineerName(number)
  if (isHiredEngineer(space)) return engineer
  return word(space === E1 ? 'board.forHire' : 'board.public', { engineer })
}

/** The engineer lying on a field of the board, who is shown in place of it. */
const engineerOnField = (view: View, space: SpaceNo): number => {
  if (space === E1) return engineerForHire(view)
  const isPublic = space === E2 || (space === E3 && view.seats > 2)
  return isPublic ? publicEngineer(view, space) : 0
}

/** The rule about a space. */
export const ruleOf = (space: SpaceNo): string => {
  if (isHiredEngineer(space)) return 'RR-8.1'
  return AREA_RULES[SPACES[space]?.area ?? 'other']
}

const AREA_RULES = {
  track: 'RR-3.1',
  locomotive: 'RR-5.1',
  industry: 'RR-6.4',
  other: 'RR-7.1',
  engineers: 'RR-8.1',
  turnOrder: 'RR-10.1',
  lastRound: 'RR-10.6',
} as const
