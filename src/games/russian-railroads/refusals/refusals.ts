/** The prompt for the seat to act, and why a target may not be chosen. */
import type { Prompt, Refusal, Seat, Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { endCardsLeft } from '../cards/end-card-pile.ts'
import { SPACES } from '../data/spaces.ts'
import { engineersOf, isPublicField, publicEngineer } from '../engineers/engineers.ts'
import { answers, legal } from '../legal.ts'
import { lowestLocomotive } from '../locomotives/stacks.ts'
import * as moves from '../moves.ts'
import { has } from '../state/sets.ts'
import { engineerSpace, type SpaceNo } from '../state/space-numbers.ts'
import { isOver, type State, seatsOf } from '../state/state.ts'
import { factoryWords, say, spaceWords, todoWords, type Why } from '../words.ts'
import { pileOn } from '../workers/spaces.ts'
import { openListRefusal, slotRefusal } from './open-list.ts'
import { relocateRefusal, repeatRefusal, spaceRefusal } from './spaces.ts'

export const prompt = (state: State, seat: Seat): Prompt => ({
  kind: state.current.decision,
  message: question(state),
  targets: targetsFor(state, seat),
})

export const refusals = (state: State, seat: Seat): readonly Refusal[] => {
  if (isOver(state) || seat !== state.current.mover) return []
  const named = new Set(legal(state, seat).flatMap(moves.targets))
  return targetsFor(state, seat).flatMap((target) => {
    if (named.has(target)) return []
    const [rule, message] = why(state, seat, target)
    return [{ target, rule, message }]
  })
}

const question = (state: State): Message => {
  const { decision, chosenSpace, locomotiveInHand, factoryInHand, phase } = state.current
  switch (decision) {
    case 'pay':
      return say('ask.pay', { space: spaceHere(state, chosenSpace) })
    case 'do':
      return nextStep(todoWords(state))
    case 'slot':
      return say('ask.slot', { number: locomotiveInHand })
    case 'gap':
      return say('ask.gap', { number: factoryInHand, effect: factoryWords(factoryInHand) })
    case 'relocate':
      return say('ask.relocate', { place: phase === 'relocateSecond' ? 2 : 1 })
    case 'over':
      return say('event.ended')
    default:
      return say(`ask.${decision}`)
  }
}

/** A prompt stays short: a longer open list is shown beside it. */
const MOST_NAMED = 3

const nextStep = (todo: readonly Message[]): Message =>
  todo.length <= MOST_NAMED ? say('ask.do', { todo }) : say('ask.do.many', { count: todo.length })

const spaceHere = (state: State, space: SpaceNo): Message =>
  spaceWords(space, isPublicField(space) ? publicEngineer(state, space) : 0)

const BOARD_SPACES: readonly SpaceNo[] = SPACES.map((_, space) => space)

/** The spaces of the board, and every hired engineer: those of others can be touched too. */
const allSpaces = (state: State): readonly SpaceNo[] => [
  ...BOARD_SPACES,
  ...seatsOf(state).flatMap((seat) => engineersOf(state, seat).map(engineerSpace)),
]

const STEPS = moves.STEP.filter((move) => moves.parse(moves.notate(move)) === move).map(moves.targetOf)

/** Every target for which a refusal is useful. */
const targetsFor = (state: State, seat: Seat): readonly Target[] => {
  const spaces = (): readonly Target[] => allSpaces(state).map(moves.spaceTarget)
  const occupied = (): readonly Target[] =>
    allSpaces(state)
      .filter((space) => pileOn(state, seat, space) > 0)
      .map(moves.spaceTarget)
  switch (state.current.decision) {
    case 'turn':
      return [...spaces(), 'pass']
    case 'bonus':
      return moves.BONUS.map(moves.targetOf)
    case 'swap':
      return occupied()
    case 'do':
      return openListTargets(state)
    case 'slot':
      return [...moves.LAY.map(moves.targetOf), 'return']
    case 'factory':
      return moves.PICK.map(moves.targetOf)
    case 'again':
      return [...occupied(), 'skip']
    case 'card':
      return [...moves.CARD.map(moves.targetOf), 'skip']
    case 'end':
      return [...moves.KEEP.filter(({ card }) => has(endCardsLeft(state), card)).map(moves.targetOf), 'points']
    case 'relocate':
      return [...spaces(), 'stay']
    default:
      return answers(state, seat).flatMap(moves.targets)
  }
}

const openListTargets = ({ current }: State): readonly Target[] => [
  ...STEPS,
  ...moves.ADVANCE.map(moves.targetOf),
  ...moves.BUILD.map(moves.targetOf),
  ...(current.tokensOwed > 0 ? moves.PLACE_TOKEN.map(moves.targetOf) : []),
  ...(current.partsAgainOwed > 0 ? moves.MORE.map(moves.targetOf) : []),
  'done',
]

const why = (state: State, seat: Seat, target: Target): Why => {
  const space = spaceOf(target)
  switch (state.current.decision) {
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
      return openListRefusal(state, seat, target)
  }
}

/** RR-2.9: the last piece of the stacks may be needed for a locomotive that must be laid as well. */
const factoryRefusal = (state: State, target: Target): Why => {
  if (target !== 'pick:stack') return ['RR-6.1', say('refusal.returned')]
  return lowestLocomotive(state) === 0 ? ['RR-5.10', say('refusal.stack')] : ['RR-2.9', say('refusal.keepRoom')]
}

const spaceOf = (target: Target): SpaceNo => {
  const [what, name = ''] = target.split(':')
  if (what === 'engineer') return engineerSpace(Number(name))
  return BOARD_SPACES.find((space) => moves.spaceName(space) === name) ?? -1
}

const cardRefusal = (state: State, target: Target): Why => {
  const card = moves.CARD.findIndex((move) => moves.targetOf(move) === target)
  return has(state.board.cardsLeft, card) ? ['RR-13.3', say('refusal.card')] : ['RR-13.2', say('refusal.card.gone')]
}
