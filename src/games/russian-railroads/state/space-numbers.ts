/** Action spaces by number: those of the main board in the order of `SPACES`, behind them the own engineers. */
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'

export type SpaceNo = number

export const ALL_SPACES = SPACES.length + ENGINEERS.length

/** RR-8.1: a hired engineer is an action space too. */
export const isHiredEngineer = (space: SpaceNo): boolean => space >= SPACES.length

const BEFORE_ENGINEERS = SPACES.length - 1
export const engineerSpace = (engineer: number): SpaceNo => BEFORE_ENGINEERS + engineer
export const engineerOn = (space: SpaceNo): number => space - BEFORE_ENGINEERS

const spaceNo = (id: string): SpaceNo => SPACES.findIndex((space) => space.id === id)
/** RR-3.8: never taken. */
export const T12 = spaceNo('T12')
/** RR-7.3: temporary workers. */
export const O3 = spaceNo('O3')
/** RR-8: the hiring field and the two public engineers. */
export const E1 = spaceNo('E1')
export const E2 = spaceNo('E2')
export const E3 = spaceNo('E3')
/** RR-10.1: under the places of the turn order. */
export const P1 = spaceNo('P1')
export const P2 = spaceNo('P2')
/** RR-10.6: the last round's space. */
export const X1 = spaceNo('X1')
