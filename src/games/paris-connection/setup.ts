/** PC-2: set-up. */
import { deckOf, drawKind } from '../../kit/deck.ts'
import type { GameContext, Start } from '../../kit/game.ts'
import { DEALT, LOCOMOTIVES_EACH } from './data/counts.ts'
import { FIELDS, STATION_FIELDS } from './map/fields.ts'
import { surveyOpening, unsurveyed } from './map/network.ts'
import { ALL } from './moves.ts'
import { type Event, holding, type State, sharesOf } from './state.ts'

export const setup = ({ seats, rules }: Start, table: GameContext<Event>): State => {
  const start = table.draw('start', 0, seats) // PC-2.1
  table.emit({ kind: 'started', rule: 'PC-2.1', seat: start })
  const stations = dealStations(table)
  const tracks = NO_TRACKS.slice()
  stations.forEach((company, station) => {
    tracks[STATION_FIELDS[station] ?? 0] = 1 << company
  })
  const { shares, pools } = dealShares(seats, table)
  const state: State = {
    seats,
    rules,
    start,
    mover: start,
    turn: 0,
    stations,
    tracks,
    pools,
    values: ALL.map(() => 0), // PC-2.2
    shares,
    known: shares.map(() => 0),
    idle: 0,
    extending: -1,
    placed: [],
    end: 'none',
    ...unsurveyed(),
  }
  surveyOpening(state)
  for (let seat = 0; seat < seats; seat++) {
    table.emit({ kind: 'dealt', rule: 'PC-2.3', seat, count: holding(state, seat) })
    table.emit({ kind: 'drew', rule: 'PC-2.3', seat, shares: sharesOf(state, seat) }, [seat])
  }
  return state
}

const NO_TRACKS = FIELDS.map(() => 0)

/** PC-2.2, PC-R7: the colours are dealt to the six stations. */
const dealStations = (table: GameContext<Event>): number[] => {
  const companies = deckOf(
    'stations',
    ALL.map(() => 1),
  )
  return STATION_FIELDS.map((field) => {
    const company = drawKind(companies, table)
    table.emit({ kind: 'stationed', rule: 'PC-2.2', company, field })
    return company
  })
}

/** PC-2.3, PC-2.4: shares from the bag; the rest makes the pools. */
const dealShares = (seats: number, table: GameContext<Event>): { shares: number[]; pools: number[] } => {
  const bag = deckOf(
    'bag',
    ALL.map(() => LOCOMOTIVES_EACH - 2),
  )
  const shares = Array.from({ length: seats * 6 }, () => 0)
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < (DEALT[seats] ?? 0); i++) {
      const company = drawKind(bag, table)
      shares[seat * 6 + company] = (shares[seat * 6 + company] ?? 0) + 1
    }
  }
  return { shares, pools: bag.counts }
}
