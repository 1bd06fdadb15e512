/** The table: action spaces on the left, a player's railway in its landscape on the right. */
import { lazy, type ReactNode, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import { AfterPaint } from '../../../web/toolkit/AfterPaint.tsx'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { useFollowed } from '../../../web/toolkit/follow.ts'
import { income } from '../scoring/income.ts'
import type { View } from '../view.ts'
import { say as word } from '../words.ts'
import { Actions, waitingIn } from './Actions.tsx'
import { box, type Playing, useLit } from './Hot.tsx'
import { Round } from './Round.tsx'
import { Stacks } from './Stacks.tsx'
import { HIGH, LOW, RAILWAY, type SheetPlan } from './sheet.ts'
import { Tabs } from './Tabs.tsx'
import { OwnEngineers, Railway } from './track/Railway.tsx'

/** The landscape comes after the first paint. */
const Landscape = lazy(async () => ({ default: (await import('./Scenery.tsx')).Scenery }))

/** Nothing on them is touched: they come after the first paint, too. */
const Thumbs = lazy(async () => ({ default: (await import('./later/index.ts')).Thumbs }))

const Emblem = lazy(async () => ({ default: (await import('./later/index.ts')).Emblem }))

export const Board = (props: BoardProps<View>): ReactNode => {
  const [lit] = useLit(props.question)
  return <Sheet {...props} lit={lit} plan={LOW} />
}

/** For narrower screens. */
export const HighBoard = (props: BoardProps<View>): ReactNode => {
  const [lit] = useLit(props.question)
  return <Sheet {...props} lit={lit} plan={HIGH} />
}

type SheetProps = BoardProps<View> & Pick<Playing, 'lit'> & { readonly plan: SheetPlan }

/** The same without what the page shares with it. */
export const Sheet = ({ plan, ...props }: SheetProps): ReactNode => {
  const { view, viewer, question, say } = props
  const { panel } = plan
  const [picked, pick] = useState<{ readonly seat: Seat; readonly asked: number | null } | null>(null)
  const followed = useFollowed(viewer)
  const own = viewer === 'watcher' ? (followed ?? view.current.mover) : viewer
  // A new question shows the own railway again.
  const isStale = picked === null || (question !== null && picked.asked !== question.decision)
  const seat = isStale ? own : picked.seat
  const earned = income(view, seat).reduce((all, points) => all + points, 0)
  const railway = { ...props, seat, plan: plan.railway, question: seat === own ? question : null }
  return (
    <g className="rr-board">
      <Backdrop down={plan.down} />
      <path className="rr-panel-shade" d={box(panel.x + 3, panel.y + 4, panel.width, panel.height, 5)} />
      <path className="rr-panel" d={box(panel.x, panel.y, panel.width, panel.height, 5)} />
      <path className="rr-panel-line" d={box(panel.x + 4, panel.y + 4, panel.width - 8, panel.height - 8, 3)} />
      <Round view={view} say={say} spot={plan.round} width={panel.width - 20} income={earned} />
      {waitingIn(view) === 0 && (
        <AfterPaint>
          <Emblem x={panel.x + panel.width - 82} y={plan.actions.row.y + plan.actions.engineers.height / 2} />
        </AfterPaint>
      )}
      <Actions {...props} plan={plan.actions} />
      <Stacks {...props} spot={plan.stacks} />
      <g transform={`translate(${RAILWAY.x} ${RAILWAY.y})`}>
        <Tabs
          {...props}
          {...plan.tabs}
          x={0}
          shown={seat}
          show={(other) => pick({ seat: other, asked: question?.decision ?? null })}
        />
        <Railway {...railway} />
        <OwnEngineers {...railway} cell={plan.actions.engineers} y={plan.own.y} heading={plan.own.heading} />
        <AfterPaint>
          <Thumbs view={view} seat={seat} say={say} rank={plan.cards} />
        </AfterPaint>
      </g>
      {/* Marks of last moves run around spaces, and below the headings between them. */}
      <g className="marks-layer" />
      {plan.headings.map(([id, x, y]) => (
        <text key={id} className="rr-heading rr-on-board" x={x} y={y}>
          {say(word(id))}
        </text>
      ))}
    </g>
  )
}

/** Sky and snow at once, the landscape when it has come. */
export const Backdrop = ({ down = 0 }: { readonly down?: number }): ReactNode => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the landscape takes the focus
  <g aria-hidden="true" transform={`translate(0 ${down})`}>
    <rect className="rr-sky" x="-3000" y="-3000" width="7000" height="3212" />
    <rect className="rr-snow" x="-3000" y="203" width="7000" height="4000" />
    <AfterPaint>
      <Landscape />
    </AfterPaint>
  </g>
)
