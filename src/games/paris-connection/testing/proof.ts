/** What a viewer can know from the log alone: shares by company, from draws, trades and the final reveal. */
import type { Fact, Proof } from '../../../../test/kit/proof.ts'
import type { Seat, Viewer } from '../../../kit/game.ts'
import { COMPANIES } from '../data/counts.ts'
import { type Event, holding, type State, sharesOf } from '../state.ts'
import { invariants } from './invariants.ts'

export const proof: Proof<State, Event> = {
  invariants,
  follows(events, viewer) {
    const seats = new Set(events.flatMap((event) => (event.kind === 'dealt' ? [event.seat] : [])))
    return [...seats].flatMap((seat) => [holds(events, seat), ...(exact(events, viewer, seat) ?? least(events, seat))])
  },
}

const holds = (events: readonly Event[], seat: Seat): Fact<State> => {
  const count = events.reduce((sum, event) => {
    if (event.kind === 'dealt' && event.seat === seat) return sum + event.count
    return event.kind === 'traded' && event.seat === seat ? sum + event.count - 1 : sum
  }, 0)
  return { say: `seat ${seat} holds ${count}`, holds: (state) => holding(state, seat) === count }
}

/** The shares of the viewer are known exactly, and of all seats once they are revealed. */
const exact = (events: readonly Event[], viewer: Viewer, seat: Seat): readonly Fact<State>[] | undefined => {
  const drew = events.find((event) => event.kind === 'drew' && event.seat === seat && viewer === seat)
  const revealed = events.find((event) => event.kind === 'revealed' && event.seat === seat)
  const shown = revealed?.kind === 'revealed' ? revealed.shares : undefined
  const counted =
    drew?.kind === 'drew' ? drew.shares.map((count, company) => count + net(events, seat, company)) : undefined
  const shares = shown ?? counted
  if (shares === undefined) return undefined
  const say = `seat ${seat} holds exactly ${shares}`
  return [{ say, holds: (state) => String(sharesOf(state, seat)) === String(shares) }]
}

const net = (events: readonly Event[], seat: Seat, company: number): number =>
  steps(events, seat, company).reduce((sum, step) => sum + step, 0)

/** Another seat: the shares it took and cannot have given away again, even with the best first shares. */
const least = (events: readonly Event[], seat: Seat): readonly Fact<State>[] =>
  COMPANIES.map((name, company) => {
    const count = steps(events, seat, company).reduce((sum, step) => Math.max(0, sum + step), 0)
    return {
      say: `seat ${seat} holds at least ${count} ${name}`,
      holds: (state) => (sharesOf(state, seat)[company] ?? 0) >= count,
    }
  })

const steps = (events: readonly Event[], seat: Seat, company: number): readonly number[] =>
  events.flatMap((event) => {
    if (event.kind !== 'traded' || event.seat !== seat) return []
    return [...(event.give === company ? [-1] : []), ...(event.take === company ? [event.count] : [])]
  })
