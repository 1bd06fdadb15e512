/** One player: seat colour, name, points, holdings, and the last move in a few words. */
import type { KeyboardEvent, ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import { explain } from '../../toolkit/explain.ts'
import { winChances } from '../advice/win-chances.ts'
import { openDrawer } from '../drawers/open-drawer.ts'
import { CountUp } from '../effects/CountUp.tsx'
import { CrownIcon } from '../frame/icons.tsx'
import { totalOf, withMinusSign } from '../scores/scores.ts'
import { useTableTexts } from '../texts.ts'
import { HoldingLook } from './HoldingLook.tsx'
import type { PlayersProps } from './Players.tsx'
import { lastMoveOf, playerKind, stateOfSeat } from './player-words.ts'
import { pointsOf } from './points.ts'
import { SeatMark } from './SeatMark.tsx'

interface PlayerCardProps extends PlayersProps {
  readonly seat: Seat
  readonly name: string
}

export const PlayerCard = (props: PlayerCardProps): ReactNode => {
  const { tableView, face, note, seat, name } = props
  const texts = useTableTexts()
  const { words } = texts
  const state = stateOfSeat(tableView, seat, words)
  const last = lastMoveOf(tableView.log, seat, texts)
  const forecast = seat === tableView.viewer ? ownForecast(props) : null
  return (
    <li
      className="card"
      data-anchor={`seat:${seat}`}
      data-seat={seat}
      data-forecast={mayForecast(props)}
      aria-current={tableView.toAct.includes(seat) ? 'step' : undefined}
      style={{ borderInlineStartColor: face.seatLooks[seat]?.fill }}
    >
      <SeatMark look={face.seatLooks[seat]} />
      <div className="card-name">
        <strong>{name}</strong>
        <small>
          {playerKind(tableView, seat, words)} {note?.(seat)} <Chance seat={seat} />
        </small>
        <span className="unseen">{state}</span>
      </div>
      <CardPoints {...props} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the lines in it */}
      <div className="card-facts" onKeyDown={goAlong}>
        <Holdings {...props} />
        {last !== null && (
          <div className="card-last" tabIndex={-1} {...explain(words('players.last', { move: last.whole }))}>
            <p>{last.brief}</p>
          </div>
        )}
        {forecast !== null && <Forecast points={forecast} />}
      </div>
    </li>
  )
}

/** One Tab leads to the facts of a card, and arrow keys from one to the next. */
const goAlong = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, currentTarget } = event
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (step === undefined) return
  event.preventDefault()
  const facts = [...currentTarget.querySelectorAll<HTMLElement>('[data-explain]')]
  if (target instanceof HTMLElement) facts[facts.indexOf(target) + step]?.focus()
}

/**
 * Has this card a place for a forecast? It is kept from the beginning, so that nothing moves when the forecast appears.
 * Where points are hidden from the others, the own points are the forecast.
 */
const mayForecast = ({ tableView, face, seat }: PlayerCardProps): boolean =>
  seat === tableView.viewer &&
  tableView.forecast[seat] != null &&
  tableView.table.seats.some((_, other) => other !== seat && pointsOf(tableView, face, other) !== null)

/** Null where the public points say the same, and once the match is over. */
const ownForecast = ({ tableView, face, seat }: PlayerCardProps): number | null => {
  const lines = tableView.forecast[seat] ?? null
  if (tableView.outcome !== null || lines === null) return null
  const points = totalOf(lines)
  return points === pointsOf(tableView, face, seat) ? null : points
}

const Holdings = ({ tableView, face, seat }: PlayerCardProps): ReactNode => {
  const { say } = useTableTexts()
  const holdings = face.holdings(tableView.view, seat)
  if (holdings.length === 0) return null
  return (
    <ul className="card-holdings">
      {holdings.map((holding, at) => (
        <li
          key={holding.id}
          data-holding={holding.id}
          tabIndex={at === 0 ? 0 : -1}
          {...explain(say(holding.explain), holding.rule)}
        >
          <HoldingLook holding={holding} label={say(holding.label)} />
        </li>
      ))}
    </ul>
  )
}

const Chance = ({ seat }: { readonly seat: Seat }): ReactNode => {
  const { words } = useTableTexts()
  const chances = winChances.use()
  if (chances === 'off') return null
  const share = chances?.[seat]
  return (
    <span className="card-chance" {...explain(words('chances.title'))}>
      {share === undefined ? '…' : words('chances.share', { share: Math.round(100 * share) })}
    </span>
  )
}

/** Public points, or a question mark while they are hidden. With known lines it opens them. */
const CardPoints = ({ tableView, face, seat }: PlayerCardProps): ReactNode => {
  const { words, seat: nameOf } = useTableTexts()
  const points = pointsOf(tableView, face, seat)
  const lines = tableView.forecast[seat] ?? null
  const hasWon = tableView.outcome?.ranks[seat] === 1
  // The key: the next player at this device must not see which points the previous one knew.
  const shown = points === null ? '?' : <CountUp key={tableView.viewer} value={points} seat={seat} />
  const sentence =
    points === null
      ? words('players.hidden', { seat: nameOf(seat) })
      : withMinusSign(words('players.lines', { seat: nameOf(seat), points }))
  const mark = hasWon && <CrownIcon />
  if (lines === null) {
    return (
      <p className="card-points" {...explain(sentence)}>
        {mark}
        <span aria-hidden="true">{shown}</span>
        <span className="unseen">{sentence}</span>
      </p>
    )
  }
  return (
    <button
      type="button"
      className="card-points"
      aria-label={sentence}
      {...explain(words('players.points.explain'), lines[0]?.rule)}
      onClick={() => openDrawer.set({ kind: 'score', seat })}
    >
      {mark}
      <span>{shown}</span>
    </button>
  )
}

/** What the viewer would have, in a sentence of its own. */
const Forecast = ({ points }: { readonly points: number }): ReactNode => {
  const { words } = useTableTexts()
  return (
    <p className="card-forecast" tabIndex={-1} {...explain(words('forecast.explain'))}>
      {withMinusSign(words('forecast.now', { points }))}
    </p>
  )
}
