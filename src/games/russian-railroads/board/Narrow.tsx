/** The table on a phone, a half at a time: the action spaces, or somebody's railway. */
import { type ReactNode, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { pressWithKey } from '../../../web/toolkit/choosing.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { useFollowed } from '../../../web/toolkit/follow.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { income } from '../scoring/income.ts'
import { engineerSpace } from '../state/space-numbers.ts'
import type { View } from '../view.ts'
import { say as word } from '../words.ts'
import { Actions, waitingIn } from './Actions.tsx'
import { Backdrop } from './Board.tsx'
import { box, type Playing, useLit } from './Hot.tsx'
import * as phone from './phone.ts'
import { Round } from './Round.tsx'
import { Space } from './Space.tsx'
import { Stacks } from './Stacks.tsx'
import { Tabs } from './Tabs.tsx'
import { Heads, Railway } from './track/Railway.tsx'

/** The decisions that are made on the own railway. */
const ON_RAILWAY: readonly string[] = ['do', 'slot', 'gap']

const PLAN = {
  spots: phone.SPOTS,
  cell: phone.CELL,
  engineers: phone.ENGINEERS_CELL,
  row: phone.ENGINEER_ROW,
  step: phone.ENGINEER_STEP,
  waiting: { width: phone.ENGINEERS_CELL.width, step: phone.ENGINEER_STEP },
} as const

interface Picked {
  /** Whose railway, or null for the action spaces. */
  readonly seat: Seat | null
  readonly asked: number | null
}

export const Narrow = (props: BoardProps<View>): ReactNode => {
  const [lit] = useLit(props.question)
  return <Halves {...props} lit={lit} />
}

/** The same without what the page shares with it. */
export const Halves = (props: BoardProps<View> & Pick<Playing, 'lit'>): ReactNode => {
  const { view, viewer, question } = props
  const asked = question === null ? null : question.decision
  const [picked, pick] = useState<Picked | null>(null)
  const followed = useFollowed(viewer)
  const own = viewer === 'watcher' ? (followed ?? view.current.mover) : viewer
  // A new question opens the half where it is answered; until then the chosen half stays.
  const isStale = picked === null || (asked !== null && picked.asked !== asked)
  const usual = question !== null && ON_RAILWAY.includes(question.ask.kind) ? own : null
  const seat = isStale ? usual : picked.seat
  const earned = income(view, seat ?? own).reduce((all, points) => all + points, 0)
  const railway =
    seat === null ? null : { ...props, seat, plan: phone.NARROW, question: seat === own ? question : null }
  const show = (next: Seat | null): void => pick({ seat: next, asked })
  return (
    <g className="rr-board rr-narrow">
      <g transform="translate(-720 -34)">
        <Backdrop />
      </g>
      <ActionsTab {...props} isShown={seat === null} show={() => show(null)} />
      <Tabs
        {...props}
        x={86}
        y={4}
        width={phone.SIZE.width - 88}
        height={phone.TAB.height - 3}
        touch={phone.TAB.touch}
        shown={seat}
        show={show}
      />
      {railway === null ? (
        <>
          <path className="rr-panel" d={box(1, 37, phone.SIZE.width - 2, phone.SIZE.height - 38, 4)} />
          <Round view={view} say={props.say} spot={phone.ROUND} width={348} income={earned} small />
          <Actions {...props} plan={PLAN} />
          {engineersOf(view, own).map((number, at) => (
            <Space
              key={number}
              {...props}
              space={engineerSpace(number)}
              spot={{
                x: phone.ENGINEER_ROW.x + (3 + waitingIn(view) + at) * phone.ENGINEER_STEP,
                y: phone.ENGINEER_ROW.y,
              }}
              cell={phone.ENGINEERS_CELL}
              owner={own}
            />
          ))}
          {/* Too small for fingers: the dock has a button for each of them. */}
          <Stacks {...props} question={null} spot={phone.STACKS} />
        </>
      ) : (
        <g transform={`translate(${phone.RAILWAY.x} ${phone.RAILWAY.y})`}>
          <Railway {...railway} />
          <Heads {...railway} />
        </g>
      )}
    </g>
  )
}

type ActionsTabProps = Pick<BoardProps<View>, 'say'> & { readonly isShown: boolean; show(): void }

const ActionsTab = ({ say, isShown, show }: ActionsTabProps): ReactNode => {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      className={isShown ? 'rr-tab rr-tab-shown' : 'rr-tab'}
      role="button"
      tabIndex={0}
      aria-pressed={isShown}
      onClick={show}
      onKeyDown={(event) => pressWithKey(event, show)}
      {...anchor('actions')}
      {...explain(say(word('board.tab.board')), 'RR-2.2')}
    >
      <path className="rr-tab-card" d={box(3, 4, 80, phone.TAB.height - 3)} />
      <path className="rr-tab-touch" d={box(3, 0, 80, phone.TAB.touch)} />
      <text className="rr-tab-actions" x="43" y="25">
        {say(word('board.tab.board'))}
      </text>
    </g>
  )
}
