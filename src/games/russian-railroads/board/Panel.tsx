/** What lies beside the table: the choice to be made, the players, and the cards. */
import { memo, type ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { income } from '../scoring/income.ts'
import { pointsOf } from '../scoring/points.ts'
import { isOver, matOf } from '../state/state.ts'
import type { View } from '../view.ts'
import { say as word } from '../words.ts'
import { Cards } from './Cards.tsx'
import { Decision } from './Decision.tsx'
import { Coin, Pawn } from './Glyph.tsx'
import { SEATS } from './livery.ts'
import { Mat } from './Mat.tsx'
import { NARROW } from './plan.ts'
import { matInWords } from './say.ts'

export const Panel = (props: BoardProps<View>): ReactNode => {
  const { view, seats, question, say } = props
  return (
    <div className="rr panel">
      {question !== null && <Decision key={question.decision} {...props} question={question} />}
      <section className="panel-part">
        <h2 className="panel-heading">{say(word('board.players'))}</h2>
        <ul className="rr-players">
          {view.board.order.map((seat) => (
            <Player key={seat} view={view} seat={seat} name={seats[seat]?.name ?? ''} say={say} />
          ))}
        </ul>
      </section>
      <Cards {...props} />
    </div>
  )
}

interface PlayerProps extends Pick<BoardProps<View>, 'view' | 'say'> {
  readonly seat: Seat
  readonly name: string
}

/** A line of figures; opened, the player's whole board, drawn and in words. */
const Player = memo(({ view, seat, name, say }: PlayerProps): ReactNode => {
  const mat = matOf(view, seat)
  const sum = income(view, seat).reduce((all, points) => all + points, 0)
  const isMover = seat === view.current.mover && !isOver(view)
  const supply = {
    workers: mat.workers,
    all: mat.allWorkers,
    temporary: mat.temporaryWorkers,
    black: mat.blackWorkers,
    coins: mat.coins,
  }
  return (
    <li className={`rr-player rr-seat-${SEATS[seat]?.name}${isMover ? ' rr-moving' : ''}`}>
      <details>
        <summary>
          <span className="rr-chip" aria-hidden="true">
            {SEATS[seat]?.letter}
          </span>
          <span className="rr-player-name">
            {name}
            {mat.hasPassed && <small> ({say(word('board.passed'))})</small>}
          </span>
          <strong>{say(word('sketch.points', { points: pointsOf(view, seat) }))}</strong>
          <span className="rr-income">{say(word('board.income', { points: sum }))}</span>
          <span className="rr-supply">
            <span className="unseen">{say(word('board.supply.words', supply))}</span>
            <Supply {...supply} />
          </span>
        </summary>
        <svg className="rr-small-mat" viewBox="0 0 350 398" aria-hidden="true">
          <Mat view={view} seat={seat} plan={NARROW} question={null} say={say} />
        </svg>
        <ul className="rr-words">
          {matInWords(view, seat).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a board keep their order
            <li key={at}>{say(line)}</li>
          ))}
        </ul>
      </details>
    </li>
  )
})

const Supply = ({
  workers,
  temporary,
  black,
  coins,
}: Record<'workers' | 'temporary' | 'black' | 'coins', number>): ReactNode => {
  const pieces = [
    ['own', workers],
    ['temporary', temporary],
    ['black', black],
  ] as const
  return (
    <span className="rr-pieces" aria-hidden="true">
      {pieces.map(([kind, count]) =>
        count === 0 && kind !== 'own' ? null : (
          <span key={kind}>
            <svg viewBox="0 0 16 24" width="13" height="20" aria-hidden="true">
              <Pawn kind={kind} />
            </svg>
            {count}
          </span>
        ),
      )}
      <span>
        <svg viewBox="0 0 20 24" width="16" height="20" aria-hidden="true">
          <Coin />
        </svg>
        {coins}
      </span>
    </span>
  )
}
