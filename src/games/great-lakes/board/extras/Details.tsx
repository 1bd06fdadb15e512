/** Further facts in a drawer: what others are known to hold, the discards, the viewer's harbours, and the refill setting. */
import type { ReactNode } from 'react'
import { CARD_KINDS } from '../../cards/cards.ts'
import { CITIES } from '../../data/cities.ts'
import { UNBUILT_POINTS } from '../../data/counts.ts'
import { cardName, cityName, say as word } from '../../describe/words.ts'
import { harboursLeft } from '../../holdings.ts'
import { harbourPoints, ticketsNaming } from '../../map/harbours.ts'
import { CardFace } from '../cards/CardFace.tsx'
import type { Props } from '../props.ts'
import { REFILL_PREFERENCES, type RefillPreference, useRefillPreference } from '../strip/refilling.ts'
import { spacesToGo } from '../tickets/status.ts'

export const Details = (props: Props): ReactNode => (
  <div className="gl-details">
    <Refilling {...props} />
    <Harbours {...props} />
    <KnownCards {...props} />
    <Discards {...props} />
  </div>
)

const Refilling = ({ view, say }: Props): ReactNode => {
  const [preference, setPreference] = useRefillPreference()
  if (view.viewer === 'watcher') return null
  return (
    <fieldset className="gl-refill-with">
      <legend>{say(word('board.refill'))}</legend>
      {REFILL_PREFERENCES.map((each) => (
        <label key={each} className="gl-refill-with-one">
          <input type="radio" name="gl-refill" checked={preference === each} onChange={() => setPreference(each)} />
          <span>{say(preferenceName(each))}</span>
        </label>
      ))}
    </fieldset>
  )
}

const preferenceName = (preference: RefillPreference) =>
  preference === 'ask' ? word('board.refill.ask') : preference === 'train' ? word('board.trains') : word('board.ships')

/** GL-7.4, GL-7.6: what each harbour is worth now, and what the missing ones cost. */
const Harbours = ({ view, say }: Props): ReactNode => {
  const { viewer } = view
  if (viewer === 'watcher' || view.turn === 0) return null
  const done = (view.tickets[viewer] ?? []).filter((ticket) => spacesToGo(view, ticket) === 0)
  const own = CITIES.flatMap((_, city) => (view.harbours[city] === viewer ? [city] : []))
  const missing = harboursLeft(view, viewer)
  return (
    <section>
      <h3 className="panel-heading">{say(word('board.harbours'))}</h3>
      <ul className="gl-seen">
        {own.map((city) => (
          <li key={city}>
            {say(
              word('board.harbour.worth', {
                city: cityName(city),
                points: harbourPoints(done, city),
                count: ticketsNaming(done, city).length,
              }),
            )}
          </li>
        ))}
        {missing > 0 && (
          <li>{say(word('board.harbour.missing', { count: missing, points: UNBUILT_POINTS * missing }))}</li>
        )}
      </ul>
    </section>
  )
}

/** Open cards that other players took and have not played yet. */
const KnownCards = ({ view, seats, say }: Props): ReactNode => {
  const lines = seats.flatMap(({ name }, seat) => {
    if (seat === view.viewer) return []
    const known = view.known.slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS)
    return known.some((count) => count > 0) ? [{ name, known }] : []
  })
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="panel-heading">{say(word('words.known'))}</h3>
      {lines.map(({ name, known }) => (
        <div key={name}>
          <h4 className="gl-details-name">{name}</h4>
          <CardCounts counts={known} say={say} />
        </div>
      ))}
    </section>
  )
}

/** Both discard piles are open (GL-4.7): they come back when a deck runs out. */
const Discards = ({ view, say }: Props): ReactNode => {
  const count = view.discards.reduce((sum, each) => sum + each, 0)
  if (count === 0) return null
  return (
    <section className="gl-discards">
      <h3 className="panel-heading">{say(word('board.discards', { count }))}</h3>
      <CardCounts counts={view.discards} say={say} />
    </section>
  )
}

const CardCounts = ({ counts, say }: Pick<Props, 'say'> & { readonly counts: readonly number[] }): ReactNode => (
  <ul className="gl-counts">
    {counts.map((count, card) =>
      count === 0 ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its number
        <li key={card}>
          <CardFace card={card} />
          <span aria-hidden="true">×{count}</span>
          <span className="unseen">{say(word('cards', { count, card: cardName(card) }))}</span>
        </li>
      ),
    )}
  </ul>
)
