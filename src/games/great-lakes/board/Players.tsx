/** The public facts about each player, the value of the viewer's harbours, and the claimed routes in words. */
import { memo, type ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import { CARD_KINDS } from '../cards/cards.ts'
import { CITIES } from '../data/cities.ts'
import { UNBUILT_POINTS } from '../data/counts.ts'
import { cardName, cityName, routeName, say as word } from '../describe/words.ts'
import { harboursLeft } from '../holdings.ts'
import { cheapest, costsFor } from '../map/distance.ts'
import { harbourPoints, ticketsNaming } from '../map/harbours.ts'
import { ROUTES, ticketFacts } from '../map/map.ts'
import { seatLook } from './palette.ts'
import type { Props } from './props.ts'

type PlayersProps = Pick<Props, 'view' | 'seats' | 'say'>

export const Players = memo(({ view, seats, say }: PlayersProps): ReactNode => {
  const heads = ['board.points', 'board.pieces', 'board.harbours.left', 'board.cards', 'board.held'] as const
  return (
    <section className="panel-part">
      <h2 className="panel-heading">{say(word('board.players'))}</h2>
      <div className="gl-scroll" data-scrolls="">
        <table className="panel-table gl-table gl-players">
          <thead>
            <tr>
              <th scope="col">{say(word('board.player'))}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {say(word(head))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <tr key={seat} className={seat === view.mover && view.turn > 0 ? 'gl-moving' : undefined}>
                <th scope="row">
                  <span className={`gl-chip gl-seat-${seat}`} aria-hidden="true">
                    {seatLook(seat).letter}
                  </span>{' '}
                  {name}
                </th>
                <td>{view.points[seat]}</td>
                <td>
                  {view.turn === 0
                    ? readiness(view.ready[seat] ?? false, say)
                    : `${view.trains[seat]} + ${view.ships[seat]}`}
                </td>
                <td>{harboursLeft(view, seat)}</td>
                <td>
                  {view.trainCards[seat]} + {view.shipCards[seat]}
                </td>
                <td>{view.held[seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <KnownCards view={view} seats={seats} say={say} />
      {view.last > 0 && <p className="gl-remark gl-alert">{say(word('board.last', { count: view.last }))}</p>}
    </section>
  )
})

const readiness = (ready: boolean, say: Props['say']): string =>
  say(ready ? word('board.ready') : word('board.choosing'))

/** Open cards that other players took and have not played yet. */
const KnownCards = ({ view, seats, say }: PlayersProps): ReactNode => {
  const lines = seats.flatMap(({ name }, seat) => {
    if (seat === view.viewer) return []
    const known = view.known.slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS)
    const cards = known.flatMap((count, card) => (count === 0 ? [] : [word('cards', { count, card: cardName(card) })]))
    return cards.length === 0 ? [] : [{ name, text: say(word('board.known', { cards })) }]
  })
  if (lines.length === 0) return null
  return (
    <ul className="gl-seen">
      {lines.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}</strong> {text}
        </li>
      ))}
    </ul>
  )
}

/** GL-7.4, GL-7.6: what each harbour is worth now, and what the missing ones cost. */
export const Harbours = memo(({ view, say }: Pick<Props, 'view' | 'say'>): ReactNode => {
  const { viewer } = view
  if (viewer === 'watcher' || view.turn === 0) return null
  const costs = costsFor(view, viewer)
  const done = (view.tickets[viewer] ?? []).filter((ticket) => {
    const { a, b } = ticketFacts(ticket)
    return cheapest(costs, a, b).cost === 0
  })
  const own = CITIES.flatMap((_, city) => (view.harbours[city] === viewer ? [city] : []))
  const missing = harboursLeft(view, viewer)
  return (
    <section className="panel-part">
      <h2 className="panel-heading">{say(word('board.harbours'))}</h2>
      <ul className="gl-seen">
        {own.map((city) => {
          const points = harbourPoints(done, city)
          return (
            <li key={city}>
              {say(
                word('board.harbour.worth', { city: cityName(city), points, count: ticketsNaming(done, city).length }),
              )}
            </li>
          )
        })}
        {missing > 0 && (
          <li>{say(word('board.harbour.missing', { count: missing, points: UNBUILT_POINTS * missing }))}</li>
        )}
      </ul>
    </section>
  )
})

/** The claimed routes as a list, for people who do not see the map. */
export const Claimed = memo(
  ({ view, seats, say }: PlayersProps): ReactNode => (
    <details className="panel-part">
      <summary className="panel-heading">{say(word('board.routes'))}</summary>
      <ul className="gl-seen">
        {seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>{say(word('board.routes.of', { seat: { seat }, routes: routesOf(view, seat) }))}</li>
        ))}
      </ul>
    </details>
  ),
)

const routesOf = (view: Props['view'], seat: Seat) => {
  const routes = ROUTES.flatMap((_, route) => (view.owners[route] === seat ? [routeName(route)] : []))
  return routes.length === 0 ? '–' : routes
}
