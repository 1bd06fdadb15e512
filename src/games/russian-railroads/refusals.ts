/** What is asked of the seat to act, and why what it touches may not be chosen. */
import type { Ask, Refusal, Seat, Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import * as C from './cells.ts'
import { answers, legal } from './legal.ts'
import * as M from './moves.ts'
import { isOver, pileNow, type State, seatsOf } from './state.ts'
import { doRefusal, slotRefusal } from './why-not.ts'
import { relocateRefusal, repeatRefusal, spaceRefusal } from './why-not-there.ts'
import * as W from './words.ts'

const { say } = W

export const ask = (state: State, seat: Seat): Ask => {
  const kind = C.pending(state)
  return { kind, message: question(state), targets: targetsOf(state, seat) }
}

export const refusals = (state: State, seat: Seat): readonly Refusal[] => {
  if (isOver(state) || seat !== C.cell(state, C.MOVER)) return []
  const named = new Set(legal(state, seat).flatMap(M.targets))
  return targetsOf(state, seat).flatMap((target) => {
    if (named.has(target)) return []
    const [rule, message] = why(state, seat, target)
    return [{ target, rule, message }]
  })
}

const question = (state: State): Message => {
  const kind = C.pending(state)
  switch (kind) {
    case 'pay':
      return say('ask.pay', { space: spaceHere(state, C.cell(state, C.CHOSEN)) })
    case 'do':
      return nextStep(W.todoWords(state))
    case 'slot':
      return say('ask.slot', { number: C.cell(state, C.HAND) })
    case 'gap':
      return say('ask.gap', { number: C.cell(state, C.PIECE), effect: W.factoryWords(C.cell(state, C.PIECE)) })
    case 'relocate':
      return say('ask.relocate', { place: C.cell(state, C.DURING) === C.WITHIN.underTwo ? 2 : 1 })
    case 'over':
      return say('event.ended')
    default:
      return say(`ask.${kind}`)
  }
}

/** A prompt stays short: a longer list stands beside it. */
const MOST_NAMED = 3

const nextStep = (todo: readonly Message[]): Message =>
  todo.length <= MOST_NAMED ? say('ask.do', { todo }) : say('ask.do.many', { count: todo.length })

const spaceHere = (state: State, space: C.SpaceNo): Message =>
  W.spaceWords(space, space === C.E2 || space === C.E3 ? C.publicEngineer(state, space) : 0)

/** Every engineer who works for somebody: others' can be touched too. */
const engineers = (state: State): readonly C.SpaceNo[] =>
  seatsOf(state).flatMap((seat) => C.engineersOf(state, seat).map(C.engineerSpace))

const BOARD_SPACES: readonly C.SpaceNo[] = Array.from({ length: C.OWN_ENGINEER + 1 }, (_, space) => space)
const STEPS = M.STEP.filter((move) => M.parse(M.notate(move)) === move).map(M.targetOf)

/** All that may sensibly be touched. */
const targetsOf = (state: State, seat: Seat): readonly Target[] => {
  const spaces = (): readonly Target[] => [...BOARD_SPACES, ...engineers(state)].map(M.spaceTarget)
  const where = (): readonly Target[] =>
    [...BOARD_SPACES, ...engineers(state)].filter((space) => C.standing(state, seat, space) > 0).map(M.spaceTarget)
  switch (C.pending(state)) {
    case 'turn':
      return [...spaces(), 'pass']
    case 'bonus':
      return M.BONUS.map(M.targetOf)
    case 'swap':
      return where()
    case 'do':
      return doTargets(state)
    case 'slot':
      return [...M.LAY.map(M.targetOf), 'return']
    case 'factory':
      return M.PICK.map(M.targetOf)
    case 'again':
      return [...where(), 'skip']
    case 'card':
      return [...M.CARD.map(M.targetOf), 'skip']
    case 'end':
      return [...M.KEEP.filter(({ card }) => (pileNow(state) >> card) & 1).map(M.targetOf), 'points']
    case 'relocate':
      return [...spaces(), 'stay']
    default:
      return answers(state, seat).flatMap(M.targets)
  }
}

const doTargets = (state: State): readonly Target[] => [
  ...STEPS,
  ...M.ADVANCE.map(M.targetOf),
  ...M.BUILD.map(M.targetOf),
  ...(C.cell(state, C.TOKENS_OWED) > 0 ? M.PLACE_TOKEN.map(M.targetOf) : []),
  ...(C.cell(state, C.FOURTH_OWED) > 0 ? M.MORE.map(M.targetOf) : []),
  'done',
]

const why = (state: State, seat: Seat, target: Target): W.Why => {
  const space = spaceOf(target)
  switch (C.pending(state)) {
    case 'turn':
      return spaceRefusal(state, seat, space)
    case 'relocate':
      return relocateRefusal(state, seat, space)
    case 'again':
      return repeatRefusal(state, seat, space)
    case 'swap':
      return ['RR-10.2', say('refusal.swap')]
    case 'bonus':
      return ['RR-1.7', say('refusal.bonus')]
    case 'slot':
      return slotRefusal(state, seat, target)
    case 'factory':
      return factoryRefusal(state, target)
    case 'card':
      return cardRefusal(state, target)
    default:
      return doRefusal(state, seat, target)
  }
}

/** RR-2.9: the last of the stacks may be needed for a locomotive that has to be laid too. */
const factoryRefusal = (state: State, target: Target): W.Why => {
  if (target !== 'pick:stack') return ['RR-6.1', say('refusal.returned')]
  return C.lowest(state) === 0 ? ['RR-5.10', say('refusal.stack')] : ['RR-2.9', say('refusal.keepRoom')]
}

const spaceOf = (target: Target): C.SpaceNo => {
  const [what, name = ''] = target.split(':')
  if (what === 'engineer') return C.engineerSpace(Number(name))
  return BOARD_SPACES.find((space) => M.spaceName(space) === name) ?? -1
}

const cardRefusal = (state: State, target: Target): W.Why => {
  const card = M.CARD.findIndex((move) => M.targetOf(move) === target)
  const isLeft = ((C.cell(state, C.CARDS_LEFT) >> card) & 1) === 1
  return isLeft ? ['RR-13.3', say('refusal.card')] : ['RR-13.2', say('refusal.card.gone')]
}
