/** The lines from the mine to the harbour, with a train on each, and the cards to draw. */
import { memo, type ReactNode } from 'react'
import type { RuleId, Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { choiceFor } from '../../../web/toolkit/choosing.ts'
import { type Anchor, anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { Touch } from '../../../web/toolkit/Touch.tsx'
import { LENGTHS } from '../data/counts.ts'
import { say as word } from '../describe/words.ts'
import { numberOf, SHOVEL_TARGET, SORT_TARGET } from '../moves.ts'
import { inSmoke } from '../state.ts'
import type { View } from '../view.ts'
import { DECK_ANCHOR, HEAP_ANCHOR, SORTING_ANCHOR, trainAnchor } from './anchors.ts'
import { Scenery } from './Scenery.tsx'
import { DECK, HEAP, lineOf, mileAt, outline, SORTING } from './sheet.ts'
import { Train } from './Train.tsx'

export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, say } = props
  return (
    <g className="cr-board">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true">
        <Scenery />
        {view.miles.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Line key={seat} view={view} seat={seat} say={say} />
        ))}
        <Heap view={view} say={say} />
        <path className="cr-card cr-under" d={outline({ ...DECK, x: DECK.x + 6, y: DECK.y - 6 })} />
        <path className="cr-card" d={outline(DECK)} />
        <text className="cr-number" x={DECK.x + DECK.width / 2} y={DECK.y + 60}>
          {view.left}
        </text>
        <path className="cr-card" d={outline(SORTING)} />
        <path className="cr-mark" d={`M${SORTING.x + 30} 462h40v60h-40ZM${SORTING.x + 80} 462h40v60h-40Z`} />
      </g>
      <Drawing
        {...props}
        at={DECK_ANCHOR}
        rule="CR-4.2"
        target={SHOVEL_TARGET}
        d={outline(DECK)}
        name={word('board.deck', { count: view.left })}
      />
      <Drawing
        {...props}
        at={SORTING_ANCHOR}
        rule="CR-4.3"
        target={SORT_TARGET}
        d={outline(SORTING)}
        name={word('board.sort')}
      />
    </g>
  )
}

type LineProps = Pick<BoardProps<View>, 'view' | 'say'> & { readonly seat: number }

const Line = memo(({ view, seat, say }: LineProps): ReactNode => {
  const { length } = view
  const { harbour } = LENGTHS[length]
  const miles = view.miles[seat] ?? 0
  const burned = view.burned[seat] ?? -1
  const y = lineOf(seat)
  const stops = Array.from({ length: harbour + 1 }, (_, mile) => mileAt(mile, length))
  const [first = 0, last = 0] = [stops[0], stops.at(-1)]
  return (
    <g
      {...anchor(trainAnchor(seat), `M${mileAt(miles, length) - 62} ${y - 52}h110v58h-110Z`)}
      {...explain(say(word('explain.train', { seat: { seat }, miles, harbour })), 'CR-6.1')}
    >
      <path className="cr-portal" d={`M${first - 66} ${y}v-34q22-22 44 0v34Z`} />
      <path className="cr-ballast" d={`M${first - 66} ${y + 5}H${last + 40}`} />
      <path className="cr-sleepers" d={`M${first - 66} ${y + 4}H${last + 40}`} />
      <path className="cr-rail" d={`M${first - 66} ${y + 1}H${last + 40}M${first - 66} ${y + 7}H${last + 40}`} />
      {stops.map((x, mile) => (
        <text key={x} className={mile === harbour ? 'cr-mile cr-last' : 'cr-mile'} x={x} y={y + 23}>
          {mile}
        </text>
      ))}
      <Signal x={first - 84} y={y} isUp={view.ready[seat] ?? false} />
      <g className="cr-moving" style={{ transform: `translate(${mileAt(miles, length)}px, ${y + 1}px)` }}>
        <Train
          seat={seat}
          burned={burned < 0 ? null : numberOf(burned)}
          isInSmoke={burned >= 0 && inSmoke(view.burned, seat)}
        />
      </g>
    </g>
  )
})

/** The arm is up when the seat has chosen its coal. */
const Signal = ({ x, y, isUp }: { readonly x: number; readonly y: number; readonly isUp: boolean }): ReactNode => (
  <g className="cr-signal" transform={`translate(${x} ${y})`}>
    <path className="cr-mast" d="M0 8V-44" />
    <path className="cr-arm" d="M-3-46H22V-36H-3Z" transform={isUp ? 'rotate(-50 0 -41)' : undefined} />
  </g>
)

/** The cards put away, by coal. */
const Heap = ({ view, say }: Pick<BoardProps<View>, 'view' | 'say'>): ReactNode => (
  <g {...anchor(HEAP_ANCHOR, outline(HEAP))} {...explain(say(word('explain.heap')), 'CR-3.2')}>
    {view.discards.map((count, coal) => {
      const x = HEAP.x + coal * (HEAP.width / 4)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a coal is its number
        <g key={coal} className={count === 0 ? 'cr-none' : undefined}>
          <path className="cr-card" d={outline({ x, y: HEAP.y + 8, width: 46, height: 62 })} />
          <text className="cr-face" x={x + 23} y={HEAP.y + 50}>
            {numberOf(coal)}
          </text>
          <text className="cr-count" x={x + 23} y={HEAP.y + 90}>
            ×{count}
          </text>
        </g>
      )
    })}
  </g>
)

type DrawingProps = BoardProps<View> & {
  readonly at: Anchor
  readonly rule: RuleId
  readonly target: Target
  readonly name: Message
  readonly d: string
}

/** Cards to draw. Touched too early, they show what to do first. */
const Drawing = ({ question, choose, whyNot, say, at, rule, target, name, d }: DrawingProps): ReactNode => {
  const choice = choiceFor(question, target)
  const first = question === null ? undefined : FIRST[question.ask.kind]
  return (
    <g {...anchor(at)} {...explain(say(target === SHOVEL_TARGET ? word('explain.deck') : word('move.sort')), rule)}>
      <Touch
        {...{ question, choose, whyNot, target, d }}
        name={say(choice?.label ?? name)}
        {...(first === undefined ? {} : { first })}
      />
    </g>
  )
}

/** By kind of decision: what to do before drawing. */
const FIRST: Readonly<Record<string, Message>> = { burn: word('board.first.burn'), keep: word('board.first.keep') }
