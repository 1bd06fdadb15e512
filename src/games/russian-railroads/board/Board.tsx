/** The table: action spaces, engineers and locomotives above, the viewer's own board below. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { SPACES } from '../data/spaces.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { pointsOf } from '../scoring/points.ts'
import { engineerSpace } from '../state/space-numbers.ts'
import type { View } from '../view.ts'
import { say as word } from '../words.ts'
import { BoardSpace } from './BoardSpace.tsx'
import { SeatMark } from './Glyph.tsx'
import { Mat } from './Mat.tsx'
import { WIDE } from './plan.ts'
import { Stacks, Waiting } from './Stock.tsx'
import { CELL, ENGINEER_STEP, HEADINGS, MAT, OWN_SPOT, RETURNED, SIZE, SPOTS, STACKS, STEP, WAITING } from './sheet.ts'
import { BOARD_SPACES } from './spaces.ts'
import { seatTouched, touch, touched } from './touch.ts'

/** The picture works with mouse and touch; for keyboards and screen readers the panel has a button for everything in it. */
export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, viewer, say } = props
  const [picked, setPicked] = useState<Seat | null>(null)
  const own = viewer === 'watcher' ? view.current.mover : viewer
  const seat = picked ?? own
  const onClick = (event: MouseEvent): void => {
    const target = touched(event)
    if (target) touch(props, target)
    else setPicked(seatTouched(event) ?? picked)
  }
  const engineers = engineersOf(view, seat)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus
    <g className="rr-board" aria-hidden="true" onClick={onClick}>
      <rect className="rr-sheet" x="4" y="4" width={SIZE.width - 8} height={SIZE.height - 8} />
      {HEADINGS.map(([id, x, y]) => (
        <text key={`${id}${y}`} className="rr-heading" x={x} y={y}>
          {say(word(id))}
        </text>
      ))}
      {BOARD_SPACES.map((space) => (
        <BoardSpace key={SPACES[space]?.id} {...props} space={space} spot={SPOTS[space]} cell={CELL} />
      ))}
      <Waiting view={view} say={say} cell={CELL} spot={WAITING} step={ENGINEER_STEP} />
      <Stacks {...props} spot={STACKS} returned={RETURNED} />
      <path className="rr-divide" d={`M20 ${MAT.y - 10}H${SIZE.width - 20}`} />
      <g transform={`translate(${MAT.x} ${MAT.y})`}>
        <Tabs view={view} seats={props.seats} seat={seat} />
        <Mat view={view} seat={seat} plan={WIDE} question={seat === own ? props.question : null} say={say} />
        <g transform={`translate(${OWN_SPOT.x} ${OWN_SPOT.y})`}>
          {engineers.length > 0 && (
            <text className="rr-heading" y="-8">
              {say(word('board.engineers'))}
            </text>
          )}
          {engineers.map((number, at) => (
            <BoardSpace
              key={number}
              {...props}
              space={engineerSpace(number)}
              spot={{ x: at * STEP, y: 0 }}
              cell={CELL}
            />
          ))}
        </g>
      </g>
    </g>
  )
}

/** Whose board is shown: a tab for each seat. */
const Tabs = ({ view, seats, seat }: Pick<BoardProps<View>, 'view' | 'seats'> & { readonly seat: Seat }): ReactNode =>
  view.board.order.map((other, place) => {
    const label = `${seats[other]?.name ?? ''}`
    return (
      <g
        key={other}
        data-seat={other}
        className={`rr-tab${other === seat ? ' rr-shown' : ''}`}
        transform={`translate(${place * 190} -4)`}
      >
        <rect className="rr-tab-card" width="182" height="28" rx="3" />
        <g transform="translate(4 2.5)">
          <SeatMark seat={other} />
        </g>
        <text className="rr-tab-name" x="28" y="19">
          {label.length > 12 ? `${label.slice(0, 11)}…` : label}
        </text>
        <text className="rr-tab-points" x="176" y="19">
          {pointsOf(view, other)}
        </text>
      </g>
    )
  })
