/** Effects, read once: what each of them asks for in full, and what it brings by itself. */

import { DOUBLER_FIELDS } from '../data/board.ts'
import { CARDS } from '../data/cards.ts'
import { COLOURS, type Effect, type Part } from '../data/effects.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'
import {
  type Board,
  cell,
  DOUBLERS,
  E2,
  E3,
  ENTRIES,
  ENTRY,
  engineerOn,
  noughts,
  OWN_ENGINEER,
  onMat,
  publicEngineer,
  type SpaceNo,
} from '../state/cells.ts'
import type { Needs } from '../track/room.ts'

/** What an effect asks for (RR-2.9), and whether black can be moved by it (RR-9.1). */
export interface Reading {
  readonly effect: Effect
  /** By sort of entry. */
  readonly needs: Needs
  /** What it takes to do all of it, to be held against a survey: the first, and the others. */
  readonly first: Asked
  readonly others: readonly Asked[]
  /** Is that one thing, of which a survey says exactly how much can be done? */
  readonly plain: boolean
  readonly doublers: number
  readonly points: boolean
  readonly again: boolean
  /** RR-13.4: built before anything else. */
  readonly factoryFirst: boolean
  readonly special: number
  readonly black: boolean
}

/** How much room there must be for a sort of entry, or for doublers. */
export interface Asked {
  readonly entry: number
  readonly room: number
}
export const DOUBLER_ROOM = ENTRIES
const NOTHING_ASKED: Asked = { entry: 0, room: 0 }

const read = (effect: Effect): Reading => {
  const [first = NOTHING_ASKED, ...others] = asksOf(effect)
  const again = effect.some(([word]) => word === 'useAgain')
  return {
    effect,
    needs: needsOf(effect),
    first,
    others,
    plain: others.length === 0 && !again && isExact(first),
    doublers: figure(effect, 'doubler'),
    points: effect.some(([word]) => word === 'points'),
    again,
    factoryFirst: effect.some(([word]) => word === 'factoryAtOnce'),
    special: figure(effect, 'specialLocomotive'),
    black: effect.some((part) => part[0] === 'steps' && ['black', 'black|grey', 'any'].includes(part[1])),
  }
}

/** RR-2.9: one colour, industry and doublers are counted; of all else, whether there is any. */
const isExact = ({ entry, room }: Asked): boolean =>
  room <= 1 || entry < COLOURS.length || entry === ENTRY.industry || entry === DOUBLER_ROOM

/** The sort of entry in the open list that a part becomes, or -1; and how many of it. */
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

export const countOf = (part: Part): number => {
  if (part[0] === 'steps') return part[2]
  return part[0] === 'industry' ? part[1] : 1
}

const needsOf = (effect: Effect): Needs => {
  const needs = noughts(ENTRIES)
  for (const part of effect) {
    const entry = entryOf(part)
    if (entry >= 0) needs[entry] = (needs[entry] ?? 0) + countOf(part)
  }
  return needs
}

/**
 * Steps of black, and of grey, take their room from those of black or grey, and all steps from those of
 * any colour; all builds take a piece.
 */
const asksOf = (effect: Effect): readonly Asked[] => {
  const needs = needsOf(effect)
  const doublers = figure(effect, 'doubler')
  const asks = needs.flatMap((count, entry) =>
    count === 0 ? [] : [{ entry, room: (SHARED_BY[entry] ?? [entry]).reduce((sum, at) => sum + (needs[at] ?? 0), 0) }],
  )
  return doublers === 0 ? asks : [...asks, { entry: DOUBLER_ROOM, room: doublers }]
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

const NOTHING = read([])
const SPACE_READINGS: readonly Reading[] = SPACES.map(({ effect }) => read(effect))
/** By number. */
const ENGINEER_READINGS: readonly Reading[] = [NOTHING, ...ENGINEERS.map(({ effect }) => read(effect))]
export const CARD_READINGS: readonly Reading[] = CARDS.map(({ effect }) => read(effect))

export const engineerReading = (number: number): Reading => ENGINEER_READINGS[number] ?? NOTHING
/** What is printed on a space of the board. */
export const spaceReading = (space: SpaceNo): Reading => SPACE_READINGS[space] ?? NOTHING

/** What is done on a space: its own effect, or that of the engineer who lies there. */
export const readingOn = (board: Board, space: SpaceNo): Reading => {
  if (space > OWN_ENGINEER) return engineerReading(engineerOn(space))
  if (space === E2 || space === E3) return engineerReading(publicEngineer(board, space))
  return spaceReading(space)
}

/** RR-7.1 */
export const freeDoublers = (board: Board, seat: number): number => DOUBLER_FIELDS - onMat(board, seat, DOUBLERS)

export const openNeeds = (board: Board, from: number): Needs => board.cells.slice(from, from + ENTRIES)

export const anyOpen = (board: Board, from: number): boolean => {
  for (let at = from; at < from + ENTRIES; at++) if (cell(board, at) > 0) return true
  return false
}

export const together = (needs: Needs, others: Needs): Needs => needs.map((count, at) => count + (others[at] ?? 0))
