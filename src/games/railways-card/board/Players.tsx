/** The players: trains, locomotives, cards, delivered goods, and cards known to be in hand. */
import { memo, type ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { CARDS, cardId } from '../cards/cards.ts'
import { countOf } from '../cards/decks.ts'
import { cardName, goodName, say as word } from '../describe/words.ts'
import { ALL_GOODS } from '../moves.ts'
import { seatsOf } from '../state.ts'
import type { View } from '../view.ts'
import { Cube, Train } from './marks.tsx'

type Props = Pick<BoardProps<View>, 'view' | 'seats' | 'say'> & { readonly letters: string }

export const Players = memo(({ view, seats, say, letters }: Props): ReactNode => {
  const heads = ['sketch.trains', ...(view.younger ? [] : (['sketch.locomotives'] as const)), 'sketch.cards'] as const
  return (
    <section className="panel-part" aria-label={say(word('board.players'))}>
      <h2 className="panel-heading">{say(word('board.players'))}</h2>
      <table className="panel-table rc-table">
        <thead>
          <tr>
            <th scope="col">{say(word('board.player'))}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {say(word(head as 'sketch.trains'))}
              </th>
            ))}
            {!view.younger && <th scope="col">{say(word('board.cubes'))}</th>}
          </tr>
        </thead>
        <tbody>
          {seatsOf(view).map((seat) => (
            <tr key={seat} className={view.step !== 'over' && seat === view.mover ? 'rc-moving' : undefined}>
              <th scope="row">
                <svg className="rc-train-mark" viewBox="-19 -13 40 28" aria-hidden="true">
                  <Train seat={seat} x={0} y={0} />
                </svg>
                {seats[seat]?.name}
              </th>
              <td className="rc-figure">{view.trains[seat]}</td>
              {!view.younger && <td className="rc-figure">{view.power[seat]}</td>}
              <td className="rc-figure">{view.sizes[seat]}</td>
              {!view.younger && (
                <td>
                  <div className="rc-goods">
                    <Delivered view={view} seat={seat} say={say} letters={letters} />
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <KnownCards view={view} seats={seats} say={say} />
    </section>
  )
})

type OfSeat = Pick<Props, 'view' | 'say' | 'letters'> & { readonly seat: number }

const Delivered = ({ view, seat, say, letters }: OfSeat): ReactNode =>
  ALL_GOODS.map((good) => {
    const count = view.delivered[seat * 4 + good] ?? 0
    if (count === 0) return null
    return (
      <span key={good} className="rc-delivered">
        <svg viewBox="0 0 22 22" width={22} height={22} aria-hidden="true">
          <Cube good={good} letter={letters[good] ?? ''} x={1} y={1} width={20} height={20} />
        </svg>
        <span className="unseen">{say(goodName(good))} </span>
        <span>{count}</span>
      </span>
    )
  })

/** Cards that were taken face up and cannot have left the hand. */
const KnownCards = ({ view, seats, say }: Pick<Props, 'view' | 'seats' | 'say'>): ReactNode => {
  const known = seatsOf(view).flatMap((seat) => {
    if (seat === view.viewer) return []
    const cards = CARDS.flatMap((card) => Array(countOf(view.known, seat, card)).fill(card) as number[])
    return cards.length === 0 ? [] : [{ seat, cards }]
  })
  if (known.length === 0) return null
  return (
    <div className="rc-quiet">
      {say(word('board.known'))}
      <ul className="rc-seen">
        {known.map(({ seat, cards }) => (
          <li key={seat}>
            {seats[seat]?.name}: <span aria-hidden="true">{cards.map(cardId).join(' ')}</span>
            <span className="unseen">{cards.map((card) => say(cardName(card))).join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
