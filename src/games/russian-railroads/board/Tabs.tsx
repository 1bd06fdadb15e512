/** The players in turn order: a tab each, with the railway in small. Pressed, it shows that railway in full. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { pressWithKey } from '../../../web/toolkit/choosing.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { INDUSTRY, ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { pointsOf } from '../scoring/points.ts'
import { isOver, matOf } from '../state/state.ts'
import { track } from '../track/tracks.ts'
import type { View } from '../view.ts'
import { who, say as word } from '../words.ts'
import { box } from './Hot.tsx'
import { seatLook } from './livery.ts'
import { SeatFlag } from './Pictures.tsx'

interface TabsProps extends Pick<BoardProps<View>, 'view' | 'seats' | 'say'> {
  readonly shown: Seat | null
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How far down it can be touched. */
  readonly touch?: number
  show(seat: Seat): void
}

export const Tabs = (props: TabsProps): ReactNode => {
  const { view, x, y, width } = props
  const step = width / view.seats
  return (
    <g transform={`translate(${x} ${y})`}>
      {view.board.order.map((seat, place) => (
        <g key={seat} transform={`translate(${place * step} 0)`}>
          <Tab {...props} seat={seat} place={place} width={step - 4} />
        </g>
      ))}
    </g>
  )
}

const Tab = ({
  view,
  seats,
  say,
  shown,
  height,
  touch = height,
  show,
  seat,
  place,
  width,
}: TabsProps & { readonly seat: Seat; readonly place: number }): ReactNode => {
  const isShown = seat === shown
  const name = seats[seat]?.name ?? ''
  const most = Math.max(3, Math.floor((width - 60) / 8))
  const shownName = name.length > most ? `${name.slice(0, most - 1)}…` : name
  const label = say(word('board.show', { seat: who(seat), place: place + 1 }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      className={`rr-tab${isShown ? ' rr-tab-shown' : ''}${seat === view.current.mover && !isOver(view) ? ' rr-tab-mover' : ''}`}
      role="button"
      tabIndex={0}
      aria-pressed={isShown}
      aria-label={`${shownName} ${pointsOf(view, seat)}: ${label}`}
      onClick={() => show(seat)}
      onKeyDown={(event) => pressWithKey(event, () => show(seat))}
      {...anchor(`railway:${seat}`, box(0, 0, width, height))}
      {...explain(label, 'RR-10.1')}
    >
      <path
        className="rr-tab-card"
        d={box(0, 0, width, height)}
        style={{ stroke: isShown ? seatLook(seat).fill : undefined }}
      />
      <path className="rr-tab-touch" d={box(0, 0, width, touch)} />
      <g transform={height < 40 ? 'translate(5 1) scale(0.72)' : 'translate(4 -1)'}>
        <SeatFlag seat={seat} />
      </g>
      {width > 90 && (
        <text className="rr-tab-name" x="24" y="16">
          {shownName}
        </text>
      )}{' '}
      <text className="rr-tab-points" x={width - 8} y={height < 40 ? 15 : 17}>
        {pointsOf(view, seat)}
      </text>
      <g transform={`translate(6 ${height - 15})`}>
        <Small
          view={view}
          seat={seat}
          width={width - 12}
          around={isShown ? null : (left) => box(-6 - left, 15 - height, width, height)}
        />
      </g>
    </g>
  )
}

/**
 * Three lines and industry as strips side by side. Where the railway is not drawn in full, its anchors are here: a mark goes
 * around the whole tab, because its letter would cover the strips.
 */
const Small = ({
  view,
  seat,
  width,
  around,
}: {
  view: View
  seat: Seat
  width: number
  /** The outline for marks, seen from this far to the right; null without anchors. */
  around: ((left: number) => string) | null
}): ReactNode => {
  const step = width / 4
  const at = (name: string, part: number) => (around === null ? {} : anchor(name, around(part * step)))
  const spaces = Math.max(0, ...matOf(view, seat).markers)
  return (
    <>
      {ROUTES.map(({ id, fields, colours }, route) => (
        <g key={id} transform={`translate(${route * step} 0)`} {...at(`line:${seat}:${route}`, route)}>
          <rect className="rr-small-bed" width={step - 4} height="9" />
          {COLOURS.slice(0, colours).map((colour, number) => {
            const field = track(view, seat, route, number)
            return field === 0 ? null : (
              <rect
                key={colour}
                className={`rr-${colour} rr-small-track`}
                width={((step - 4) * field) / fields}
                height="9"
                {...at(`track:${seat}:${route}:${number}`, route)}
              />
            )
          })}
        </g>
      ))}
      <g transform={`translate(${3 * step} 0)`} {...at(`industry:${seat}`, 3)}>
        <rect className="rr-small-bed" width={step - 4} height="9" />
        <rect className="rr-small-industry" width={((step - 4) * (spaces + 1)) / INDUSTRY.length} height="9" />
      </g>
    </>
  )
}
