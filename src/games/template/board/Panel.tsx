/** What lies beside the board: the player's own cards, and how all players stand. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import { LENGTHS } from '../data/counts.ts'
import { coalName, say as word } from '../describe/words.ts'
import { ALL, coalTarget, numberOf } from '../moves.ts'
import type { View } from '../view.ts'
import { livery } from './palette.ts'

export const Panel = (props: BoardProps<View>): ReactNode => {
  const { view, viewer } = props
  const hand = viewer === 'watcher' ? null : view.hands[viewer]
  return (
    <div className="cr panel">
      {hand != null && <Cards {...props} hand={hand} />}
      <Trains {...props} />
    </div>
  )
}

/** The hand, or the two cards that are being sorted. Pressing a card burns or keeps it. */
const Cards = (props: BoardProps<View> & { readonly hand: readonly number[] }): ReactNode => {
  const { view, question, say, hand } = props
  const isSorting = view.pending.length > 0
  const counts = isSorting ? ALL.map((coal) => view.pending.filter((card) => card === coal).length) : hand
  const heading = say(isSorting ? word('board.pending') : word('board.hand'))
  const isPressed = question?.ask.kind === 'burn' || question?.ask.kind === 'keep'
  return (
    <section className="panel-part" aria-label={heading}>
      <h2 className="panel-heading">{heading}</h2>
      <div className="cr-hand">
        {ALL.filter((coal) => (counts[coal] ?? 0) > 0).map((coal) => {
          const name = say(word('board.cards', { count: counts[coal] ?? 0, coal: coalName(coal) }))
          const face = `${numberOf(coal)}${(counts[coal] ?? 0) > 1 ? ` ×${counts[coal]}` : ''}`
          return isPressed ? (
            <Press key={coal} {...props} className="cr-coal" target={coalTarget(coal)}>
              <span aria-hidden="true">{face}</span>
            </Press>
          ) : (
            <div key={coal} className="cr-coal cr-still">
              <span aria-hidden="true">{face}</span>
              <span className="unseen">{name}</span>
            </div>
          )
        })}
      </div>
    </section>
  )
}

const Trains = ({ view, seats, say }: BoardProps<View>): ReactNode => (
  <section className="panel-part" aria-label={say(word('board.trains'))}>
    <h2 className="panel-heading">{say(word('board.trains'))}</h2>
    <table className="panel-table">
      <thead>
        <tr>
          <th scope="col">{say(word('board.player'))}</th>
          <th scope="col">{say(word('board.miles', { harbour: LENGTHS[view.length].harbour }))}</th>
          <th scope="col">{say(word('board.held'))}</th>
          <th scope="col">{say(word('board.burned'))}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <tr key={seat}>
            <th scope="row">
              {livery(seat).letter}: {name}
              {view.ready[seat] && <span className="cr-ready"> ({say(word('board.ready'))})</span>}
            </th>
            <td>{view.miles[seat]}</td>
            <td>{view.holdings[seat]}</td>
            <td>{(view.burned[seat] ?? -1) < 0 ? '–' : numberOf(view.burned[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
