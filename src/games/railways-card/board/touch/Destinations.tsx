/** Where a good can go, and who earns what there. */
import type { ReactNode } from 'react'
import type { Point, Size } from '../../../../web/toolkit/camera.ts'
import { choiceFor } from '../../../../web/toolkit/choosing.ts'
import { Touch } from '../../../../web/toolkit/Touch.tsx'
import { toTarget } from '../../describe/targets.ts'
import { placeName } from '../../describe/words.ts'
import { TILE } from '../../network/cities.ts'
import type { View } from '../../view.ts'
import { usePointed } from '../Journeys.tsx'
import { Cube, SeatDot } from '../marks.tsx'
import { destinationInWords, journeyTo } from '../sentences.ts'
import { type Beside, placedBeside } from './beside.ts'
import { cardPath, type TouchesProps } from './card-path.ts'
import { rectangle } from './Tray.tsx'

/** RC-6: each possible destination, with a label that shows the points of each player. */
export const Destinations = (props: TouchesProps): ReactNode => {
  const { view, question, layout, say } = props
  const [, point] = usePointed(question)
  const isOpen = (place: number): boolean => choiceFor(question, toTarget(place)) !== undefined
  const tickets = placedBeside(
    layout,
    view.built.filter(isOpen).map((place) => ({ place, sizes: ticketSizes(gainersOf(view, place).length) })),
  )
  return [TILE, ...view.built].map((place) => {
    const ticket = tickets.get(place)
    const name = ticket !== undefined ? say(destinationInWords(view, place)) : say(placeName(place))
    const pointed = ticket === undefined ? null : place
    return (
      <g key={place} onPointerEnter={() => point(pointed)}>
        <Touch
          {...props}
          target={toTarget(place)}
          name={name}
          rule="RC-6.4"
          d={cardPath(layout, place)}
          onFocus={() => point(pointed)}
        />
        {ticket !== undefined && <Ticket view={view} to={place} box={ticket} />}
      </g>
    )
  })
}

/** Who earns something: the player in turn first, then the owners of links on the way. */
const gainersOf = (view: View, to: number): readonly number[] => {
  const seats = journeyTo(view, to).earned.flatMap((points, seat) => (points > 0 ? [seat] : []))
  return [...seats].sort((a, b) => Number(b === view.mover) - Number(a === view.mover))
}

/** Side by side, or one below the other. */
const ticketSizes = (gainers: number): readonly Size[] => [
  { width: CUBE_WIDTH + gainers * GAIN.width, height: GAIN.height },
  { width: CUBE_WIDTH + GAIN.width, height: gainers * GAIN.height },
]

const CUBE_WIDTH = 46
const GAIN: Size = { width: 52, height: 36 }

/** The cube, and what it earns. */
const Ticket = ({ view, to, box }: { view: View; to: number; box: Beside }): ReactNode => {
  const { earned } = journeyTo(view, to)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture takes no focus
    <g className="rc-ticket" aria-hidden="true">
      <path className="rc-tray" d={rectangle(box.x, box.y, box)} />
      <g transform={`translate(${box.x} ${box.y}) scale(${box.scale})`}>
        <Cube good={view.good} x={8} y={5} width={31} height={26} />
        {gainersOf(view, to).map((seat, at) => (
          <g key={seat} transform={`translate(${gainSpot(box, at).x} ${gainSpot(box, at).y})`}>
            <SeatDot seat={seat} x={0} y={0} r={11} />
            <text x={14} y={7}>{`+${earned[seat]}`}</text>
          </g>
        ))}
      </g>
    </g>
  )
}

const gainSpot = ({ size }: Beside, at: number): Point =>
  size === 0 ? { x: 57 + at * GAIN.width, y: 18 } : { x: 57, y: 18 + at * GAIN.height }
