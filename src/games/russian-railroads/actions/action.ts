/** Actions of spaces, engineers and cards: what each needs to be carried out in full, worked out once. */
import { CARDS } from '../data/cards.ts'
import { COLOURS, type Effect, type Part } from '../data/effects.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'
import { isPublicField, publicEngineer } from '../engineers/engineers.ts'
import { ENTRIES, ENTRY, type Needs } from '../open-list/entries.ts'
import { zeros } from '../state/lists.ts'
import { engineerOn, isHiredEngineer, type SpaceNo } from '../state/space-numbers.ts'
import type { Position } from '../state/state.ts'

export interface Action {
  readonly effect: Effect
  /** RR-2.9: its parts that join the open list. */
  readonly needs: Needs
  /** What must be possible to carry out the whole action, compared with a `Capacity`: the first demand, then the others. */
  readonly first: Demand
  readonly others: readonly Demand[]
  /** Is that one demand, for which a capacity is exact? */
  readonly isSimple: boolean
  readonly doublers: number
  readonly givesPoints: boolean
  /** RR-8.4 */
  readonly usesAgain: boolean
  /** RR-13.4: a factory is built before anything else. */
  readonly buildsFactoryFirst: boolean
  /** RR-13.2: the locomotive that lies on a ?-card, or 0. */
  readonly specialLocomotive: number
  /** RR-9.1: can black be moved by it? */
  readonly movesBlack: boolean
}

/** How many of one sort of entry, or how many doublers, must be possible. */
export interface Demand {
  readonly entry: number
  readonly amount: number
}
/** The number for doublers, which are placed at once and are never an entry. */
export const DOUBLERS = ENTRIES

const actionOf = (effect: Effect): Action => {
  const [first = { entry: 0, amount: 0 }, ...others] = demandsOf(effect)
  const usesAgain = effect.some(([word]) => word === 'useAgain')
  return {
    effect,
    needs: needsOf(effect),
    first,
    others,
    isSimple: others.length === 0 && !usesAgain && isExact(first),
    doublers: figure(effect, 'doubler'),
    givesPoints: effect.some(([word]) => word === 'points'),
    usesAgain,
    buildsFactoryFirst: effect.some(([word]) => word === 'factoryAtOnce'),
    specialLocomotive: figure(effect, 'specialLocomotive'),
    movesBlack: effect.some((part) => part[0] === 'steps' && ['black', 'black|grey', 'any'].includes(part[1])),
  }
}

/** RR-2.9: one colour, industry and doublers are counted; for everything else the capacity only says whether there is any. */
const isExact = ({ entry, amount }: Demand): boolean =>
  amount <= 1 || entry < COLOURS.length || entry === ENTRY.industry || entry === DOUBLERS

/** The sort of entry in the open list that a part becomes, or -1 if it happens at once. */
export const entryOf = (part: Part): number => {
  switch (part[0]) {
    case 'steps':
      return ENTRY[part[1]]
    case 'industry':
    case 'locomotive':
    case 'factory':
    case 'locomotiveOrFactory':
      return ENTRY[part[0]]
    default:
      return -1
  }
}

/** How many of that entry. */
export const amountOf = (part: Part): number => {
  if (part[0] === 'steps') return part[2]
  return part[0] === 'industry' ? part[1] : 1
}

const needsOf = (effect: Effect): Needs => {
  const needs = zeros(ENTRIES)
  for (const part of effect) {
    const entry = entryOf(part)
    if (entry >= 0) needs[entry] = (needs[entry] ?? 0) + amountOf(part)
  }
  return needs
}

/**
 * Steps of black, and of grey, take their room from those of black or grey, and all steps from those of
 * any colour; all builds take a piece.
 */
const demandsOf = (effect: Effect): readonly Demand[] => {
  const needs = needsOf(effect)
  const doublers = figure(effect, 'doubler')
  const demands = needs.flatMap((count, entry) => {
    const sharing = SHARED_BY[entry] ?? [entry]
    return count === 0 ? [] : [{ entry, amount: sharing.reduce((sum, at) => sum + (needs[at] ?? 0), 0) }]
  })
  return doublers === 0 ? demands : [...demands, { entry: DOUBLERS, amount: doublers }]
}

const STEPS = [ENTRY.black, ENTRY.grey, ENTRY.brown, ENTRY.natural, ENTRY.white, ENTRY['black|grey'], ENTRY.any]
const BUILDS = [ENTRY.locomotive, ENTRY.factory, ENTRY.locomotiveOrFactory]
const SHARED_BY: Readonly<Record<number, readonly number[]>> = {
  [ENTRY['black|grey']]: [ENTRY.black, ENTRY.grey, ENTRY['black|grey']],
  [ENTRY.any]: STEPS,
  [ENTRY.factory]: BUILDS,
  [ENTRY.locomotiveOrFactory]: BUILDS,
}

const figure = (effect: Effect, word: 'doubler' | 'specialLocomotive'): number =>
  effect.reduce((sum, part) => (part[0] === word ? sum + part[1] : sum), 0)

const NO_ACTION = actionOf([])
const SPACE_ACTIONS: readonly Action[] = SPACES.map(({ effect }) => actionOf(effect))
/** By number. */
const ENGINEER_ACTIONS: readonly Action[] = [NO_ACTION, ...ENGINEERS.map(({ effect }) => actionOf(effect))]
export const CARD_ACTIONS: readonly Action[] = CARDS.map(({ effect }) => actionOf(effect))

export const engineerAction = (number: number): Action => ENGINEER_ACTIONS[number] ?? NO_ACTION

/** What is printed on a space of the board. */
export const printedAction = (space: SpaceNo): Action => SPACE_ACTIONS[space] ?? NO_ACTION

/** The action of a space: its own, or the action of the engineer who lies there. */
export const actionOn = (position: Position, space: SpaceNo): Action => {
  if (isHiredEngineer(space)) return engineerAction(engineerOn(space))
  if (isPublicField(space)) return engineerAction(publicEngineer(position, space))
  return printedAction(space)
}
