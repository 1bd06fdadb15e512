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
      <g transform={`translate(4 -1)`}>
        <SeatFlag seat={seat} />
      </g>
      {width > 90 && (
        <text className="rr-tab-name" x="24" y="16">
          {shownName}
        </text>
      )}{' '}
      <text className="rr-tab-points" x={width - 6} y="17">
        {pointsOf(view, seat)}
      </text>
      <g transform={`translate(6 ${height - 15})`}>
        <Small view={view} seat={seat} width={width - 12} anchors={!isShown} />
      </g>
    </g>
  )
}

/** Three lines and industry as strips side by side. Where the railway is not drawn in full, its anchors are here. */
export const Small = ({
  view,
  seat,
  width,
  anchors,
}: {
  view: View
  seat: Seat
  width: number
  anchors: boolean
}): ReactNode => {
  const step = width / 4
  const at = (name: string) => (anchors ? anchor(name) : {})
  const spaces = Math.max(0, ...matOf(view, seat).markers)
  return (
    <>
      {ROUTES.map(({ id, fields, colours }, route) => (
        <g key={id} transform={`translate(${route * step} 0)`} {...at(`line:${seat}:${route}`)}>
          <rect className="rr-small-bed" width={step - 4} height="9" />
          {COLOURS.slice(0, colours).map((colour, number) => {
            const field = track(view, seat, route, number)
            return field === 0 ? null : (
              <rect
                key={colour}
                className={`rr-${colour} rr-small-track`}
                width={((step - 4) * field) / fields}
                height="9"
                {...at(`track:${seat}:${route}:${number}`)}
              />
            )
          })}
        </g>
      ))}
      <g transform={`translate(${3 * step} 0)`} {...at(`industry:${seat}`)}>
        <rect className="rr-small-bed" width={step - 4} height="9" />
        <rect className="rr-small-industry" width={((step - 4) * (spaces + 1)) / INDUSTRY.length} height="9" />
      </g>
    </>
  )
}
