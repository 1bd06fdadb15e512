/** Interprets the parts of `data/effects.ts`: a part takes effect at once or joins the open list. Nothing else reads them. */
import type { Seat } from '../../../kit/game.ts'
import { COLOURS, type Effect, type Part } from '../data/effects.ts'
import { employ, engineersOf, hire, publicEngineer } from '../engineers/engineers.ts'
import { takeInHand } from '../locomotives/hand.ts'
import { addPoints, type Tally } from '../scoring/points.ts'
import { note } from '../state/draft.ts'
import { replaced } from '../state/lists.ts'
import { E2, E3 } from '../state/space-numbers.ts'
import { matOf, type State } from '../state/state.ts'
import { layDoublers } from '../track/doublers.ts'
import { amountOf, engineerAction, entryOf } from './action.ts'

/** RR-2.10: must it be done, and whose points are they? */
export interface EffectSource {
  readonly isPrinted: boolean
  readonly tally: Extract<Tally, 'engineer' | 'factory'>
}

/** Spaces of the board, public engineers and cards; own engineers; everything gained during the turn. */
export const PRINTED: EffectSource = { isPrinted: true, tally: 'engineer' }
export const OPTIONAL: EffectSource = { isPrinted: false, tally: 'engineer' }
export const GAIN: EffectSource = { isPrinted: false, tally: 'factory' }

/** RR-2.10: the open list continues, unless the part carried out needs a decision first. */
export const carryOutAction = (draft: State, seat: Seat, effect: Effect, source: EffectSource): void => {
  draft.current.decision = 'do'
  carryOut(draft, seat, effect, source)
}

export const carryOut = (draft: State, seat: Seat, effect: Effect, source: EffectSource): void => {
  for (const part of effect) carryOutPart(draft, seat, part, source)
}

const carryOutPart = (draft: State, seat: Seat, part: Part, source: EffectSource): void => {
  const entry = entryOf(part)
  if (entry >= 0) addEntry(draft, entry, amountOf(part), source)
  else happen(draft, seat, part, source)
}

const addEntry = ({ current }: State, entry: number, amount: number, { isPrinted }: EffectSource): void => {
  const list = isPrinted ? current.printed : current.gains
  list[entry] = (list[entry] ?? 0) + amount
}

/** Parts that take effect at once, or need a decision before anything else. */
const happen = (draft: State, seat: Seat, part: Part, source: EffectSource): void => {
  const { current } = draft
  const mat = matOf(draft, seat)
  switch (part[0]) {
    case 'doubler':
      layDoublers(draft, seat, part[1])
      break
    case 'points':
      earn(draft, seat, source, part[1])
      break
    case 'coins':
      mat.coins += part[1]
      note(draft, { kind: 'minted', rule: 'RR-7.2', seat, coins: part[1] })
      break
    case 'useAgain':
      current.decision = 'again'
      current.mustRepeat = source.isPrinted
      break
    case 'temporaryWorkers':
      mat.temporaryWorkers += part[1]
      note(draft, { kind: 'lent', rule: 'RR-7.3', seat, count: part[1] })
      break
    case 'hire':
      hire(draft, seat)
      break
    case 'publicEngineer':
      carryOut(draft, seat, engineerAction(publicEngineer(draft, part[1] === 'left' ? E3 : E2)).effect, source)
      break
    case 'pointsSumOfEngineers':
      earn(draft, seat, source, sum(engineersOf(draft, seat)))
      break
    case 'pointsTwoBestLocomotives':
      earn(draft, seat, source, twoBest(mat.locomotives))
      break
    case 'endCardOr10':
      current.endCardsOwed += 1
      break
    case 'questionToken':
      current.tokensOwed += 1
      break
    case 'questionCard':
      current.decision = 'card'
      break
    case 'worker':
      mat.workers += 1
      mat.allWorkers += 1
      break
    case 'blackWorker':
      mat.blackWorkers += 1
      mat.allBlackWorkers += 1
      break
    case 'takeTracks':
      note(draft, { kind: 'took', rule: 'RR-3.6', seat, colour: COLOURS.indexOf(part[1]), count: part[2] })
      break
    case 'secondMarker':
      mat.markers = replaced(mat.markers, 1, 0)
      break
    case 'oneOfThemAgain':
      current.partsAgainOwed += 1
      break
    case 'engineer':
      employ(draft, seat, part[1], 'RR-13.2')
      break
    case 'factoryAtOnce':
      current.decision = 'factory'
      break
    case 'specialLocomotive':
      takeInHand(draft, part[1], 'justTaken')
      break
    case 'claimPlace': // RR-10.3: the worker that stands there is the claim.
    case 'revalue': // The placed token itself counts, here and for the medal.
    case 'kievMedal':
      break
  }
}

const earn = (draft: State, seat: Seat, { tally }: EffectSource, points: number): void => {
  addPoints(draft, seat, tally, points)
  note(draft, { kind: 'earned', rule: tally === 'factory' ? 'RR-6.6' : 'RR-8.1', seat, points })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** RR-6.9 */
const twoBest = (locomotives: readonly number[]): number => sum(locomotives.toSorted((a, b) => b - a).slice(0, 2))
