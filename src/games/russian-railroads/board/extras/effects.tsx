/** What each event shows: workers walk, tracks and markers advance, pieces go to their place, points count up. */
import type { ReactNode } from 'react'
import type { GameEvent, Seat } from '../../../../kit/game.ts'
import type { EventEffect, Flight, Gain } from '../../../../web/toolkit/effects.ts'
import { COLOURS } from '../../data/effects.ts'
import type { Event } from '../../events.ts'
import { routeOfSlot } from '../../locomotives/slots.ts'
import { spaceTarget } from '../../moves.ts'
import type { Pile } from '../../state/pile.ts'
import { E1, engineerSpace } from '../../state/space-numbers.ts'
import type { View } from '../../view.ts'
import { Coin, Doubler, EndCard, Engine, Plant, Question, Rail, Star, Worker } from '../Pictures.tsx'
import { Head } from '../Portrait.tsx'

export const effectOf = (event: GameEvent, view: View): EventEffect => {
  const happened = event as Event
  switch (happened.kind) {
    case 'ordered':
    case 'reordered':
      return { seat: null, marks: happened.order.map(railway) }
    case 'displayed':
      return { seat: null, marks: [spaceTarget(E1)], sound: 'card' }
    case 'began':
    case 'ended':
      return { seat: null, marks: ['round'] }
    case 'left':
      return {
        seat: null,
        marks: [spaceTarget(E1)],
        flights: [flight(spaceTarget(E1), 'round', <Head engineer={happened.engineer} />)],
      }
    default:
      return ofSeat(happened, view)
  }
}

type OfSeat = Exclude<Event, { kind: 'ordered' | 'reordered' | 'displayed' | 'began' | 'left' | 'ended' }>

const ofSeat = (event: OfSeat, view: View): EventEffect => {
  const { seat } = event
  const card = `seat:${seat}`
  const shown = (marks: readonly string[], more: Omit<EventEffect, 'seat' | 'marks'> = {}): EventEffect => ({
    seat,
    marks,
    ...more,
  })
  switch (event.kind) {
    case 'picked':
    case 'stayed':
      return shown([card])
    case 'placed':
      return shown([spaceTarget(event.space)], {
        flights: walkers(event.pile, seat, spaceTarget(event.space)),
        sound: 'piece',
      })
    case 'swapped':
      return shown([spaceTarget(event.space)], {
        flights: walkers(event.pile, seat, spaceTarget(event.space)),
        sound: 'piece',
      })
    case 'relocated':
      return shown([spaceTarget(event.space)], {
        flights: [flight(card, spaceTarget(event.space), <Worker of={seat} />)],
        sound: 'piece',
      })
    case 'repeated':
      return shown([spaceTarget(event.space)])
    case 'passed':
      return shown([card], { gains: gains(seat, [[event.points, card]]) })
    case 'built': {
      const mark = `track:${seat}:${event.route}:${event.colour}`
      const rail = <Rail tracks={COLOURS[event.colour] ?? 'black'} />
      return shown([mark], { flights: [flight(card, mark, rail)], sound: 'piece' })
    }
    case 'took':
      return shown([railway(seat)], {
        flights: [flight('stacks', railway(seat), <Rail tracks={COLOURS[event.colour] ?? 'black'} />)],
        sound: 'piece',
      })
    case 'reached':
      return shown([line(seat, event.route)], { gains: gains(seat, [[event.points, line(seat, event.route)]]) })
    case 'manned':
    case 'lent': {
      const figure = <Worker of={event.kind === 'lent' ? 'temporary' : seat} />
      return shown([card], { flights: [flight('round', card, figure)], sound: 'piece' })
    }
    case 'laid': {
      const mark = line(seat, routeOfSlot(event.slot))
      return shown([mark], { flights: [flight('stacks', mark, <Engine number={event.number} />)], sound: 'piece' })
    }
    case 'returned':
      return shown(['returned'], {
        flights: [flight(railway(seat), 'returned', <Plant number={event.number} />)],
        sound: 'piece',
      })
    case 'founded':
      return shown([industry(seat)], {
        flights: [flight('stacks', industry(seat), <Plant number={event.number} />)],
        sound: 'piece',
      })
    case 'advanced':
    case 'ran':
      return shown([industry(seat)], event.kind === 'advanced' ? { sound: 'piece' } : {})
    case 'earned':
    case 'declined':
    case 'led':
      return shown([card], { gains: gains(seat, [[event.points, card]]) })
    case 'doubled':
      return shown([line(seat, 0)], { flights: [flight('round', line(seat, 0), <Doubler />)], sound: 'piece' })
    case 'minted':
      return shown([card], {
        flights: Array.from({ length: event.coins }, () => flight('round', card, <Coin />)),
        sound: 'coin',
      })
    case 'hired': {
      const from = view.board.engineerRow.includes(event.engineer)
        ? spaceTarget(engineerSpace(event.engineer))
        : spaceTarget(E1)
      return shown([card, railway(seat)], {
        flights: [flight(from, card, <Head engineer={event.engineer} />)],
        sound: 'card',
      })
    }
    case 'installed':
      return shown([railway(seat)], { flights: [flight(card, railway(seat), <Question />)], sound: 'piece' })
    case 'drew':
      return shown([card], { flights: [flight('round', card, <Question card />)], sound: 'card' })
    case 'looked':
    case 'chose':
      return shown([card])
    case 'kept':
      return shown([card], { flights: [flight('round', card, <EndCard />)], sound: 'card' })
    case 'valued': {
      const places = [line(seat, 0), line(seat, 1), line(seat, 2), industry(seat)]
      const scored = gains(
        seat,
        event.points.map((points, at) => [points, places[at] ?? card]),
      )
      // What stays marked is the railway: its lines have marks while they score.
      return shown([railway(seat)], {
        gains: scored,
        parts: scored.map((gain) => ({
          marks: [gain.at],
          flights: [flight(gain.at, card, <Star text={String(gain.points)} />)],
          gains: [gain],
        })),
        sound: 'coin',
      })
    }
    case 'revealed':
      return shown([card], {
        flights: [flight(card, 'round', <EndCard />)],
        gains: gains(seat, [[event.points, card]]),
        sound: 'card',
      })
  }
}

const line = (seat: Seat, route: number): string => `line:${seat}:${route}`
const industry = (seat: Seat): string => `industry:${seat}`
const railway = (seat: Seat): string => `railway:${seat}`

/** A picture, 24 high, in the square of a flight. */
const flight = (from: string, to: string, drawing: ReactNode): Flight => ({
  from,
  to,
  picture: <g transform="translate(8 8) scale(1.4)">{drawing}</g>,
})

/** RR-2.2: everything placed walks from the player to the space. */
const walkers = (pile: Pile, seat: Seat, to: string): readonly Flight[] => {
  const walk = (count: number, drawing: ReactNode): readonly Flight[] =>
    Array.from({ length: count }, () => flight(`seat:${seat}`, to, drawing))
  return [
    ...walk(pile.workers, <Worker of={seat} />),
    ...walk(pile.temporary, <Worker of="temporary" />),
    ...walk(pile.black, <Worker of="black" />),
    ...walk(pile.coins, <Coin />),
  ]
}

const gains = (seat: Seat, list: readonly (readonly [points: number, at: string])[]): readonly Gain[] =>
  list.flatMap(([points, at]) => (points === 0 ? [] : [{ seat, points, at }]))
