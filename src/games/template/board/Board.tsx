/** The lines from the mine to the harbour, with a train on each, and the cards to draw. */
import { memo, type ReactNode } from 'react'
import type { Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { choiceFor } from '../../../web/toolkit/choosing.ts'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { Touch } from '../../../web/toolkit/Touch.tsx'
import { LENGTHS, type Length } from '../data/counts.ts'
import { say as word } from '../describe/words.ts'
import { SHOVEL_TARGET, SORT_TARGET } from '../moves.ts'
import type { View } from '../view.ts'
import { livery } from './palette.ts'
import { DECK, lineOf, mileAt, outline, SIZE, SORTING } from './sheet.ts'

export const Board = (props: BoardProps<View>): ReactNode => {
  const { view } = props
  return (
    <g className="cr-board">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true">
        <rect className="cr-ground" {...SIZE} />
        {view.miles.map((miles, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Line key={seat} seat={seat} miles={miles} length={view.length} />
        ))}
        <rect className="cr-card" {...DECK} />
        <text className="cr-number" x={DECK.x + DECK.width / 2} y={DECK.y + 54}>
          {view.left}
        </text>
        <rect className="cr-card" {...SORTING} />
        <path className="cr-mark" d={`M${SORTING.x + 32} 402h34v52h-34ZM${SORTING.x + 84} 402h34v52h-34Z`} />
      </g>
      <Drawing {...props} target={SHOVEL_TARGET} name={word('board.deck', { count: view.left })} d={outline(DECK)} />
      <Drawing {...props} target={SORT_TARGET} name={word('board.sort')} d={outline(SORTING)} />
    </g>
  )
}

const Line = memo(({ seat, miles, length }: LineProps): ReactNode => {
  const { letter, pattern } = livery(seat)
  const y = lineOf(seat)
  const stops = Array.from({ length: LENGTHS[length].harbour + 1 }, (_, mile) => mileAt(mile, length))
  return (
    <g>
      <path className="cr-line" d={stops.map((x, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      <path className="cr-stops" d={stops.map((x) => `M${x} ${y - 9}v18`).join('')} />
      <g className={`cr-train cr-seat-${seat}`} transform={`translate(${mileAt(miles, length) - 26} ${y - 24})`}>
        <rect width={52} height={34} rx={5} />
        <path className="cr-pattern" d={strokes(pattern, 52, 34, 13)} />
        <circle cx={13} cy={38} r={7} />
        <circle cx={39} cy={38} r={7} />
        <rect className="cr-plate" x={15} y={5} width={22} height={24} rx={3} />
        <text x={26} y={24}>
          {letter}
        </text>
      </g>
    </g>
  )
})

interface LineProps {
  readonly seat: number
  readonly miles: number
  readonly length: Length
}

type DrawingProps = BoardProps<View> & { readonly target: Target; readonly name: Message; readonly d: string }

/** Cards to draw. Touched too early, they show what to do first. */
const Drawing = ({ question, choose, whyNot, say, target, name, d }: DrawingProps): ReactNode => {
  const choice = choiceFor(question, target)
  const first = question === null ? undefined : FIRST[question.ask.kind]
  return (
    <Touch
      {...{ question, choose, whyNot, target, d }}
      name={say(choice?.label ?? name)}
      {...(first === undefined ? {} : { first })}
    />
  )
}

/** By kind of decision: what to do before drawing. */
const FIRST: Readonly<Record<string, Message>> = { burn: word('board.first.burn'), keep: word('board.first.keep') }
