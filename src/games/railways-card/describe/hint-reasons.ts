/** Why a move is good, in terms of links, deliveries and cities. */
import type { Seat } from '../../../kit/game.ts'
import type { Reasoner } from '../../../kit/reasons.ts'
import type { Message } from '../../../kit/text.ts'
import { GOODS, RAIL_COLOURS } from '../data/counts.ts'
import type { Move } from '../moves.ts'
import { TILE, VALUE } from '../network/cities.ts'
import { bestSets } from '../network/goods.ts'
import { findShippable, hasRoom } from '../network/network.ts'
import { holds, total } from '../score.ts'
import { type State, seatsOf } from '../state.ts'
import { cityName, say } from './words.ts'

export const reasoner: Reasoner<State, Move> = {
  reasons(before, after, seat, move) {
    switch (move.kind) {
      case 'build':
      case 'join':
      case 'pay':
        return [...earned(before, after, seat), ...leads(before, after, seat), ...closed(before, after)]
      case 'ship':
      case 'to':
        return [...earned(before, after, seat), ...sets(before, after, seat), ...others(before, after, seat)]
      case 'lay':
        return [power(after, seat), ...earned(before, after, seat), ...shippable(after, seat)]
      case 'discard':
      case 'trim':
      case 'take':
      case 'restock':
      case 'cube':
      case 'pass':
      case 'decline':
      case 'stop':
        return []
    }
  },
}

const earned = (before: State, after: State, seat: Seat): readonly Message[] => {
  const points = total(after, seat) - total(before, seat)
  return points > 0 ? [say('reason.points', { points })] : []
}

const others = (before: State, after: State, seat: Seat): readonly Message[] => {
  const points = seatsOf(before)
    .filter((other) => other !== seat)
    .reduce((sum, other) => sum + total(after, other) - total(before, other), 0)
  return points > 0 ? [say('reason.others', { points })] : []
}

/** RC-9.1: cities that the seat leads after the move and did not lead before. */
const leads = (before: State, after: State, seat: Seat): readonly Message[] => {
  const won = after.built.filter((city) => holds(after, city, seat) && !holds(before, city, seat))
  const [best] = won.toSorted((one, other) => (VALUE[other] ?? 0) - (VALUE[one] ?? 0))
  if (best === undefined) return []
  const params = { city: cityName(best), points: VALUE[best] ?? 0 }
  const loser = seatsOf(before).find(
    (other) => other !== seat && holds(before, best, other) && !holds(after, best, other),
  )
  return [
    loser === undefined ? say('reason.leads', params) : say('reason.takesLead', { ...params, seat: { seat: loser } }),
  ]
}

/** RC-9.3: what the delivered goods score more at the end. */
const sets = (before: State, after: State, seat: Seat): readonly Message[] => {
  const points = setPoints(after, seat) - setPoints(before, seat)
  return points > 0 ? [say('reason.set', { points })] : []
}

const setPoints = ({ delivered }: State, seat: Seat): number => bestSets(delivered, seat * GOODS.length)

/** RC-4.2: the city where nobody can connect any more. */
const closed = (before: State, after: State): readonly Message[] => {
  const city = after.built.find((one) => !before.built.includes(one))
  const to = city === undefined ? TILE : (after.parent[city] ?? TILE)
  if (to === TILE || !before.built.includes(to) || hasAnyRoom(after, to)) return []
  return [say('reason.full', { city: cityName(to) })]
}

const hasAnyRoom = (state: State, city: number): boolean =>
  RAIL_COLOURS.some((_, colour) => hasRoom(state, city, colour))

const power = (after: State, seat: Seat): Message => say('reason.power', { count: after.power[seat] ?? 0 })

const shippable = (after: State, seat: Seat): readonly Message[] => {
  const count = findShippable(after, seat)?.reduce((sum, can) => sum + (can === 0 ? 0 : 1), 0) ?? 0
  return count > 0 ? [say('reason.shippable', { count })] : []
}
