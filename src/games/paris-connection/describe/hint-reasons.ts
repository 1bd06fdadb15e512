/** Why a move is good, in terms of shares and values. */
import type { Seat } from '../../../kit/game.ts'
import type { Reasoner } from '../../../kit/reasons.ts'
import type { Message } from '../../../kit/text.ts'
import { COMPANIES } from '../data/counts.ts'
import { FIELDS, type Field, IS_CITY, MARSEILLE, NEIGHBOURS, place, VALUE } from '../map/fields.ts'
import { roomFor } from '../map/network.ts'
import type { Company, Move } from '../moves.ts'
import { score } from '../score.ts'
import type { State } from '../state.ts'
import { companyName, say } from './words.ts'

export const reasoner: Reasoner<State, Move> = {
  reasons(before, after, seat, move) {
    switch (move.kind) {
      case 'extend':
        return extending(before, after, seat, move.company)
      case 'place':
        return [
          ...city(before, seat, move.field),
          ...blocked(before, seat, before.extending, [move.field]),
          ...ending(after),
        ]
      case 'trade':
        return [...earned(before, after, seat), ...ending(after)]
      case 'stop':
        return []
    }
  },
}

const extending = (before: State, after: State, seat: Seat, company: Company): readonly Message[] => {
  const rise = (after.values[company] ?? 0) - (before.values[company] ?? 0)
  const params = { company: companyName(company), count: held(before, seat, company) }
  const taken = FIELDS.filter((field) => IS_CITY[field] && before.tracks[field] === 0 && after.tracks[field] !== 0)
  const more = [...blocked(before, seat, company, taken), ...ending(after)]
  if (params.count === 0) return more
  return rise > 0
    ? [say('reason.rise', { ...params, rise, points: rise * params.count }), ...more]
    : [say('reason.shares', params), ...more]
}

const city = (before: State, seat: Seat, field: number): readonly Message[] => {
  const value = VALUE[field] ?? 0
  const count = held(before, seat, before.extending)
  if (value === 0 || count === 0) return []
  const company = companyName(before.extending)
  return [say('reason.city', { city: place(field).name ?? '', value, company, points: value * count })]
}

/**
 * PC-3.6: a city that another company stood next to and can no longer take. Worth saying only if the seat gains by it: it
 * holds fewer shares of that company.
 */
const blocked = (before: State, seat: Seat, company: Company, fields: readonly Field[]): readonly Message[] => {
  const own = held(before, seat, company)
  const cities = fields.filter((field) => IS_CITY[field] && field !== MARSEILLE)
  const losers = cities.flatMap((field) =>
    COMPANIES.flatMap((_, other) => {
      if (other === company || held(before, seat, other) >= own || !roomFor(before, other, field)) return []
      const isNext = NEIGHBOURS[field]?.some((near) => (((before.tracks[near] ?? 0) >> other) & 1) === 1)
      return isNext ? [say('reason.blocks', { company: companyName(other), city: place(field).name ?? '' })] : []
    }),
  )
  return losers.slice(0, 1)
}

const earned = (before: State, after: State, seat: Seat): readonly Message[] => {
  const points = total(after, seat) - total(before, seat)
  return points > 0 ? [say('reason.earned', { points })] : []
}

const ending = (after: State): readonly Message[] => {
  if (after.end === 'none') return []
  return [after.tracks[MARSEILLE] === 0 ? say('reason.ends') : say('reason.marseille')]
}

const held = (state: State, seat: Seat, company: Company): number =>
  state.shares[seat * COMPANIES.length + company] ?? 0

const total = (state: State, seat: Seat): number => score(state, seat).reduce((sum, { points }) => sum + points, 0)
