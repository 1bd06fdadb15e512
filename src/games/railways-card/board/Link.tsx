/** A link: rail cards from city to city, with the owner's train and their value. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { jokersIn, onesIn, paymentValue, twosIn } from '../cards/payment.ts'
import { gap } from './layout.ts'
import { Train } from './marks.tsx'
import { RAILS, railClass } from './palette.ts'

interface Props {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
  readonly colour: number
  readonly paid: number
  readonly owner: number
}

const BREADTH = 30

export const Link = memo(({ fromX, fromY, toX, toY, colour, paid, owner }: Props): ReactNode => {
  const { from, to } = gap({ x: fromX, y: fromY }, { x: toX, y: toY })
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  const cards = onesIn(paid) + twosIn(paid) + jokersIn(paid)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const isUpright = Math.abs(dy) > Math.abs(dx)
  const [worthX, worthY, trainX, trainY] = isUpright ? [18, 0, 16, 1] : [0, 10, 0, 12]
  return (
    <g>
      <g className={railClass(colour)} transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
        <rect className="rc-rails" x={-6} y={-BREADTH / 2} width={length + 12} height={BREADTH} />
        <path
          className="rc-chip-pattern"
          transform={`translate(0 ${-BREADTH / 2 + 2})`}
          d={strokes(RAILS[colour]?.pattern ?? 'plain', length, BREADTH - 4, 9)}
        />
        <path className="rc-steel" d={`M-6 -7H${length + 6}M-6 7H${length + 6}`} />
        <path className="rc-joints" d={joints(cards, length)} />
      </g>
      <circle className="rc-worth-disc" cx={middle.x + worthX} cy={middle.y + worthY} r={12} />
      <text className="rc-worth" x={middle.x + worthX} y={middle.y + worthY + 5.5}>
        {paymentValue(paid)}
      </text>
      <Train seat={owner} x={middle.x - trainX} y={middle.y - trainY} />
    </g>
  )
})

/** Where two cards overlap. */
const joints = (cards: number, length: number): string =>
  Array.from({ length: Math.max(0, cards - 1) }, (_, at) => {
    const x = ((at + 1) * length) / cards
    return `M${x} ${-BREADTH / 2}V${BREADTH / 2}`
  }).join('')
