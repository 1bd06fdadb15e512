/** The table: action spaces, engineers and locomotives above, the viewer's own board below. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import * as C from '../cells.ts'
import { setupFor } from '../data/counts.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'
import { seatsOf } from '../state.ts'
import type { View } from '../view.ts'
import { engineerName, say as word } from '../words.ts'
import { Engine, Glyphs, Plant } from './Glyph.tsx'
import { SEATS } from './livery.ts'
import { Mat } from './Mat.tsx'
import { Space } from './Space.tsx'
import { CELL, ENGINEER_STEP, HEADINGS, MAT, OWN_SPOT, SIZE, SPOTS, STACKS, WAITING } from './sheet.ts'
import { BOARD_SPACES, shown } from './spaces.ts'
import { standingOf, touch } from './touch.ts'

/** The picture is for eyes, mouse and touch; the panel has a button for everything that can be touched here. */
export const Board = (props: BoardProps<View>): ReactNode => {
  const { view, viewer, say } = props
  const [picked, setPicked] = useState<Seat | null>(null)
  const own = viewer === 'watcher' ? C.cell(view, C.MOVER) : viewer
  const seat = picked ?? own
  const onClick = (event: MouseEvent): void => {
    const at = (event.target as Element).closest('[data-target], [data-seat]')
    const target = at?.getAttribute('data-target')
    const mat = at?.getAttribute('data-seat')
    if (target) touch(props, target)
    else if (mat !== null && mat !== undefined) setPicked(Number(mat))
  }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus
    <g className="rr-board" aria-hidden="true" onClick={onClick}>
      <rect className="rr-sheet" x="4" y="4" width={SIZE.width - 8} height={SIZE.height - 8} />
      {HEADINGS.map(([id, x, y]) => (
        <text key={id} className="rr-heading" x={x} y={y}>
          {say(word(id))}
        </text>
      ))}
      {BOARD_SPACES.map((space) => (
        <BoardSpace key={SPACES[space]?.id} {...props} space={space} />
      ))}
      <Waiting view={view} say={say} />
      <Stacks {...props} />
      <path className="rr-divide" d={`M20 ${MAT.y - 10}H${SIZE.width - 20}`} />
      <g transform={`translate(${MAT.x} ${MAT.y})`}>
        <Tabs view={view} seats={props.seats} seat={seat} />
        <Mat view={view} seat={seat} question={seat === own ? props.question : null} say={say} />
        <g transform={`translate(${OWN_SPOT.x} ${OWN_SPOT.y})`}>
          <text className="rr-heading" y="-8">
            {say(word('board.engineers'))}
          </text>
          {C.engineersOf(view, seat).map((number, at) => (
            <BoardSpace key={number} {...props} space={C.engineerSpace(number)} spot={{ x: at * CELL.step, y: 0 }} />
          ))}
        </g>
      </g>
    </g>
  )
}

type OneSpace = BoardProps<View> & {
  readonly space: C.SpaceNo
  readonly spot?: { readonly x: number; readonly y: number }
}

const BoardSpace = ({ view, question, say, space, spot }: OneSpace): ReactNode => {
  const { target, name, effect, workers, coins, closed, standing, title } = shown(view, space)
  const { x, y } = spot ?? SPOTS[space] ?? { x: 0, y: 0 }
  const how = standingOf(question, target)
  return <Space {...{ target, name, effect, workers, coins, closed, standing, x, y, how }} title={say(title)} />
}

/** RR-8.2: engineers who wait for their round. */
const Waiting = ({ view, say }: Pick<BoardProps<View>, 'view' | 'say'>): ReactNode => {
  const from = 1 + setupFor(view.seats).publicFields
  const fields = Array.from({ length: 7 - from }, (_, at) => C.cell(view, C.ROW + from + at))
  return fields.map((number, at) =>
    number === 0 ? null : (
      <g
        key={number}
        className="rr-space rr-waiting"
        transform={`translate(${WAITING.x + at * ENGINEER_STEP} ${WAITING.y})`}
      >
        <title>{say(engineerName(number))}</title>
        <rect className="rr-space-card" width={CELL.width} height={CELL.height} rx="3" />
        <text className="rr-space-name" x="6" y="17">
          {number}
        </text>
        <g transform={`translate(${CELL.width / 2} 0)`}>
          <Glyphs effect={ENGINEERS[number - 1]?.effect ?? []} y={44} />
        </g>
      </g>
    ),
  )
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Locomotives left, and those returned, which are factories now. */
const Stacks = ({ view, question, say }: BoardProps<View>): ReactNode => {
  const low = C.lowest(view)
  return (
    <g transform={`translate(${STACKS.x} ${STACKS.y})`}>
      <text className="rr-heading" y="-10">
        {say(word('board.area.locomotive'))}
      </text>
      <g className={`rr-stack rr-${bestOf(question)}`} data-target={stackTarget(question)}>
        <rect className="rr-space-card" width="236" height="40" rx="3" />
        {NUMBERS.map((number) => (
          <g
            key={number}
            transform={`translate(${8 + (number - 1) * 25} 0)`}
            className={number === low ? 'rr-lowest' : ''}
          >
            <text x="10" y="18" className="rr-stack-number">
              {number}
            </text>
            <text x="10" y="34" className="rr-stack-count">
              {C.cell(view, C.STACK + number)}
            </text>
          </g>
        ))}
      </g>
      <g transform="translate(0 46)">
        {NUMBERS.filter((number) => C.cell(view, C.RETURNED + number) > 0).map((number, at) => (
          <g
            key={number}
            className={`rr-returned rr-${standingOf(question, `pick:${number}`)}`}
            data-target={`pick:${number}`}
            transform={`translate(${at * 40} 0)`}
          >
            <rect className="rr-space-card" width="38" height="38" rx="3" />
            <g transform="translate(9 12)">
              <Plant />
            </g>
            <text x="12" y="13" className="rr-stack-number">
              {number}
            </text>
            <text x="34" y="13" className="rr-stack-count rr-end">
              {C.cell(view, C.RETURNED + number) > 1 ? `×${C.cell(view, C.RETURNED + number)}` : ''}
            </text>
          </g>
        ))}
      </g>
      <g transform="translate(206 -26)" className="rr-quiet">
        <Engine />
      </g>
    </g>
  )
}

type Asked = BoardProps<View>['question']

/** The stack is a factory to choose, or a locomotive to build. */
const stackTarget = (question: Asked): string => (question?.ask.kind === 'factory' ? 'pick:stack' : 'build:locomotive')
const bestOf = (question: Asked): string => standingOf(question, stackTarget(question))

/** Whose board is shown: a tab for each seat. */
const Tabs = ({ view, seats, seat }: Pick<BoardProps<View>, 'view' | 'seats'> & { readonly seat: Seat }): ReactNode =>
  seatsOf(view).map((_, place) => {
    const other = C.cell(view, C.ORDER + place)
    const { name, letter } = SEATS[other] ?? { name: 'red', letter: '' }
    const label = `${seats[other]?.name ?? ''}`
    return (
      <g
        key={other}
        data-seat={other}
        className={`rr-tab rr-seat-${name}${other === seat ? ' rr-shown' : ''}`}
        transform={`translate(${place * 190} -4)`}
      >
        <rect className="rr-tab-card" width="182" height="28" rx="3" />
        <rect className="rr-seat-mark" x="4" y="3" width="17" height="22" rx="2" />
        <text className="rr-seat-letter" x="12.500" y="19.500">
          {letter}
        </text>
        <text className="rr-tab-name" x="28" y="19">
          {label.length > 12 ? `${label.slice(0, 11)}…` : label}
        </text>
        <text className="rr-tab-points" x="176" y="19">
          {C.points(view, other)}
        </text>
      </g>
    )
  })
