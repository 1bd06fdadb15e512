/** The prompt of the seat to act, and why a target cannot be chosen. */
import type { Prompt, Refusal, RuleId, Seat, Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { MOST_PLACED } from '../data/counts.ts'
import { legal } from '../legal.ts'
import { BARRED_FROM, FIELDS, type Field, IS_CITY, NEIGHBOURS, place } from '../map/fields.ts'
import { roomFor, shutOff } from '../map/network.ts'
import {
  ALL,
  type Company,
  extendTarget,
  fieldTarget,
  giveTarget,
  STOP_TARGET,
  swapTarget,
  takeTarget,
  targets,
} from '../moves.ts'
import { type State, sharesOf } from '../state.ts'
import { companyName, say } from './words.ts'

export const prompt = (state: State): Prompt => {
  if (state.extending < 0) return { kind: 'act', message: say('ask.act'), targets: ACT_TARGETS }
  const company = companyName(state.extending)
  const left = Math.min(MOST_PLACED - state.placed.length, state.pools[state.extending] ?? 0)
  const message = state.placed.length === 0 ? say('ask.first', { company, left }) : say('ask.place', { company, left })
  return { kind: 'place', message, targets: PLACE_TARGETS }
}

export const refusals = (state: State, seat: Seat): readonly Refusal[] => {
  const named = new Set(legal(state, seat).flatMap(targets))
  if (named.size === 0) return []
  const all = state.extending < 0 ? actRefusals(state, seat) : placeRefusals(state)
  return all.filter(({ target }) => !named.has(target))
}

const ACT_TARGETS: readonly Target[] = ALL.flatMap((company) => [
  extendTarget(company),
  giveTarget(company),
  takeTarget(company, 1),
  takeTarget(company, 2),
  swapTarget(company),
])

const PLACE_TARGETS: readonly Target[] = [...FIELDS.map(fieldTarget), STOP_TARGET]

const refuse = (target: Target, rule: RuleId, message: Message): Refusal => ({ target, rule, message })

/** The reason for each target, used if it is refused. */
const actRefusals = (state: State, seat: Seat): readonly Refusal[] =>
  ALL.flatMap((index) => {
    const company = companyName(index)
    const pool = state.pools[index] ?? 0
    const empty = say('refusal.pool.empty', { company })
    const onlyHeld = sharesOf(state, seat).every((count, other) => other === index || count === 0)
    const nothingElse = onlyHeld ? say('refusal.take.only', { company }) : undefined
    return [
      pool === 0
        ? refuse(extendTarget(index), 'PC-3.2', empty)
        : refuse(extendTarget(index), 'PC-R11', say('refusal.extend.nowhere', { company })),
      refuse(giveTarget(index), 'PC-4.1', say('refusal.give.none', { company })),
      refuse(takeTarget(index, 1), 'PC-R2', nothingElse ?? empty),
      pool === 1
        ? refuse(takeTarget(index, 2), 'PC-4.4', say('refusal.take.single', { company }))
        : refuse(takeTarget(index, 2), 'PC-R2', nothingElse ?? empty),
      refuse(swapTarget(index), 'PC-R2', say('refusal.swap', { company })),
    ]
  })

const placeRefusals = (state: State): readonly Refusal[] => [
  ...FIELDS.map((field) => fieldRefusal(state, state.extending, field)),
  refuse(STOP_TARGET, 'PC-R11', say('refusal.stop', { company: companyName(state.extending) })),
]

const fieldRefusal = (state: State, index: Company, field: Field): Refusal => {
  const company = companyName(index)
  const here = fieldTarget(field)
  const { kind, name } = place(field)
  const bit = 1 << index
  const holds = (other: Field): boolean => ((state.tracks[other] ?? 0) & bit) !== 0
  if (kind === 'eiffel') return refuse(here, 'PC-3.7', say('refusal.eiffel'))
  if (kind === 'start') return refuse(here, 'PC-3.7', say('refusal.station', { name }))
  if (holds(field)) return refuse(here, 'PC-3.5', say('refusal.twice', { company }))
  if (!roomFor(state, index, field)) {
    return refuse(here, 'PC-3.6', IS_CITY[field] ? say('refusal.city', { name }) : say('refusal.land'))
  }
  if (!NEIGHBOURS[field]?.some(holds)) {
    return BARRED_FROM[field]?.some(holds)
      ? refuse(here, 'PC-3.4', say('refusal.barred', { company }))
      : refuse(here, 'PC-3.3', say('refusal.apart', { company }))
  }
  const victim = companyName(shutOff(state, index, field) ?? index)
  return refuse(here, 'PC-3.8', say('refusal.shutOff', { victim }))
}
