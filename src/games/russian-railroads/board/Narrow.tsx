/** The table on a phone, a sheet at a time: the action spaces, the own board, the boards of the others. */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { SPACES } from '../data/spaces.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { engineerSpace } from '../state/space-numbers.ts'
import { seatsOf } from '../state/state.ts'
import type { View } from '../view.ts'
import { openWords, say as word } from '../words.ts'
import { BoardSpace } from './BoardSpace.tsx'
import { SeatMark } from './Glyph.tsx'
import { Mat } from './Mat.tsx'
import {
  CELL,
  CLOSE,
  CLOSE_STEP,
  EDGE,
  HEADINGS,
  MAT,
  OWN,
  PASS,
  RETURNED,
  SIZE,
  SPOTS,
  STACKS,
  STEP,
  TAB,
  WAITING,
} from './narrow.ts'
import { Owner, Small, shortened } from './Others.tsx'
import { NARROW } from './plan.ts'
import { Stacks, Waiting } from './Stock.tsx'
import { BOARD_SPACES } from './spaces.ts'
import { seatTouched, standingOf, touch, touched } from './touch.ts'
import './narrow.css'

type Sheet = 'board' | 'me' | 'others'

/** The sheet on which each decision is made; by default the player's board. */
const ON_OWN_BOARD: readonly string[] = ['do', 'slot', 'gap']

/** As on the wide sheet, the panel has a button for everything that can be touched here. */
export const Narrow = (props: BoardProps<View>): ReactNode => {
  const { view, viewer, question, say } = props
  const asked = question === null ? null : question.decision
  const [chosen, choose] = useState<{ sheet: Sheet; seat: Seat | null; asked: number | null } | null>(null)
  const usual: Sheet = question !== null && ON_OWN_BOARD.includes(question.ask.kind) ? 'me' : 'board'
  // A new decision opens the sheet on which it is made; until then the chosen sheet stays open.
  const isStale = chosen === null || (asked !== null && chosen.asked !== asked)
  const { sheet, seat } = isStale ? { sheet: usual, seat: null } : chosen
  const nameOf = (other: Seat): string => props.seats[other]?.name ?? ''
  const show = (next: Sheet, whose: Seat | null = null): void => choose({ sheet: next, seat: whose, asked })
  const sheets: readonly Sheet[] = viewer === 'watcher' ? ['board', 'others'] : ['board', 'me', 'others']
  const onClick = (event: MouseEvent): void => {
    const target = touched(event)
    const whose = seatTouched(event)
    if (target) touch(props, target)
    else if (whose !== undefined) show('others', whose)
  }
  return (
    <g className="rr-board rr-narrow">
      <rect className="rr-sheet" width={SIZE.width} height={SIZE.height} />
      {sheets.map((one, at) => (
        <Tab
          key={one}
          name={one === 'others' && seat !== null ? shortened(nameOf(seat)) : say(word(`board.tab.${one}`))}
          mark={one === 'others' ? seat : null}
          at={at}
          isShown={one === sheet}
          show={() => show(one)}
        />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus */}
      <g aria-hidden="true" onClick={onClick}>
        {sheet === 'board' && <Spaces {...props} />}
        {sheet === 'me' && viewer !== 'watcher' && <Whole {...props} seat={viewer} question={question} />}
        {sheet === 'others' && seat !== null && <Whole {...props} seat={seat} question={null} />}
        {sheet === 'others' && seat === null && (
          <Others {...props} left={seatsOf(view).filter((other) => other !== viewer)} />
        )}
      </g>
    </g>
  )
}

interface TabProps {
  readonly name: string
  /** Whose board it shows. */
  readonly mark: Seat | null
  readonly at: number
  readonly isShown: boolean
  show(): void
}

const Tab = ({ name, mark, at, isShown, show }: TabProps): ReactNode => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    show()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isShown}
      className={`rr-sheet-tab${isShown ? ' rr-shown' : ''}`}
      transform={`translate(${EDGE + at * TAB.width} 0)`}
      onClick={show}
      onKeyDown={onKeyDown}
    >
      <rect width={TAB.width} height={TAB.height} />
      {mark !== null && (
        <g transform="translate(6 10)">
          <SeatMark seat={mark} />
        </g>
      )}
      <text x={TAB.width / 2 + (mark === null ? 0 : 10)} y="28">
        {name}
      </text>
      {isShown && <path d={`M8 ${TAB.height - 2}H${TAB.width - 8}`} />}
    </g>
  )
}

const Spaces = (props: BoardProps<View>): ReactNode => (
  <>
    {HEADINGS.map(([id, x, y]) => (
      <text key={`${id}${y}`} className="rr-heading" x={x} y={y}>
        {props.say(word(id))}
      </text>
    ))}
    {BOARD_SPACES.map((space) => (
      <BoardSpace key={SPACES[space]?.id} {...props} space={space} spot={SPOTS[space]} cell={CELL} />
    ))}
    <Waiting view={props.view} say={props.say} cell={CELL} spot={WAITING} step={STEP} />
    <Stacks {...props} spot={STACKS} returned={RETURNED} />
    {standingOf(props.question, 'pass') === 'can' && (
      <g className="rr-space rr-can" data-target="pass" transform={`translate(${PASS.x} ${PASS.y})`}>
        <rect className="rr-space-card" width={PASS.width} height={PASS.height} rx="3" />
        <text className="rr-pass" x={PASS.width / 2} y="31">
          {props.say(word('move.pass'))}
        </text>
      </g>
    )}
  </>
)

/** A player's whole board, with the engineers who work there. */
const Whole = (props: BoardProps<View> & { readonly seat: Seat }): ReactNode => {
  const { view, seat, say } = props
  const engineers = engineersOf(view, seat)
  const open = props.question === null ? [] : openWords(view)
  const [cell, step] = engineers.length > 6 ? [CLOSE, CLOSE_STEP] : [CELL, STEP]
  return (
    <>
      <g transform={`translate(${MAT.x} ${MAT.y})`}>
        <Owner view={view} seat={seat} name="" />
        <Mat view={view} seat={seat} plan={NARROW} question={props.question} say={say} />
      </g>
      {open.length > 0 && <Todo open={open.map(say)} title={say(word('sketch.todo'))} />}
      {(open.length > 0 ? [] : engineers).map((number, at) => (
        <BoardSpace
          key={number}
          {...props}
          space={engineerSpace(number)}
          spot={{ x: OWN.x + at * step, y: OWN.y }}
          cell={cell}
        />
      ))}
    </>
  )
}

/** The open list, drawn in place of the engineers, who are not needed while it is worked off. */
const Todo = ({ title, open }: { readonly title: string; readonly open: readonly string[] }): ReactNode => (
  <text className="rr-todo-line" x={OWN.x} y={OWN.y + 13}>
    <tspan className="rr-todo-title">{title}</tspan>
    {[...open.slice(0, 2), open.slice(2).join(', ')].map((entry, at) => (
      <tspan key={entry} x={OWN.x + 8} y={OWN.y + 13 + 15 * (at + 1)}>
        {entry}
      </tspan>
    ))}
  </text>
)

const Others = ({ view, seats, left, say }: BoardProps<View> & { readonly left: readonly Seat[] }): ReactNode =>
  left.map((seat, at) => (
    <Small key={seat} view={view} seat={seat} name={seats[seat]?.name ?? ''} at={at} count={left.length} say={say} />
  ))
