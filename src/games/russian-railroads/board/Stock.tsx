/** The engineers waiting in the row, the stacks of locomotives, and the returned locomotives. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { setupFor } from '../data/counts.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { lowestLocomotive } from '../locomotives/stacks.ts'
import type { View } from '../view.ts'
import { engineerName, say as word } from '../words.ts'
import { Glyphs, Plant } from './Glyph.tsx'
import type { CellPlan, Spot } from './plan.ts'
import { standingOf } from './touch.ts'

interface WaitingProps extends Pick<BoardProps<View>, 'view' | 'say'> {
  readonly cell: CellPlan
  readonly spot: Spot & { readonly heading: number }
  readonly step: number
}

/** RR-8.2: engineers waiting for their round; none are left in the last round. */
export const Waiting = ({ view, say, cell, spot, step }: WaitingProps): ReactNode => {
  const from = 1 + setupFor(view.seats).publicFields
  const fields = view.board.engineerRow.slice(from)
  const waiting = fields.map((number, at) =>
    number === 0 ? null : (
      <g key={number} className="rr-space rr-waiting" transform={`translate(${spot.x + at * step} ${spot.y})`}>
        <title>{say(engineerName(number))}</title>
        <rect className="rr-space-card" width={cell.width} height={cell.height} rx="3" />
        <text className="rr-space-name" x={6 * cell.scale} y={cell.name}>
          {number}
        </text>
        <g transform={`translate(${cell.width / 2} 0)`}>
          <Glyphs
            effect={ENGINEERS[number - 1]?.effect ?? []}
            y={cell.glyph + 4}
            most={cell.width - 7}
            largest={cell.scale < 1 ? 0.9 : 1}
          />
        </g>
      </g>
    ),
  )
  if (waiting.every((engineer) => engineer === null)) return null
  return (
    <>
      <text className="rr-heading" x={spot.x} y={spot.heading}>
        {say(word('board.waiting'))}
      </text>
      {waiting}
    </>
  )
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface StacksProps extends Pick<BoardProps<View>, 'view' | 'question'> {
  readonly spot: Spot & { readonly width: number; readonly height: number }
  /** Where the returned locomotives lie, relative to the stacks, and how wide that area is. */
  readonly returned: Spot & { readonly width: number }
}

/** Locomotives left, and those returned, which are factories now. */
export const Stacks = ({ view, question, spot, returned }: StacksProps): ReactNode => {
  const low = lowestLocomotive(view)
  const countBack = (number: number): number => view.board.returned[number] ?? 0
  const back = NUMBERS.filter((number) => countBack(number) > 0)
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <g className={`rr-stack rr-${bestOf(question)}`} data-target={stackTarget(question)}>
        <rect className="rr-space-card" width={spot.width} height={spot.height} rx="3" />
        {NUMBERS.map((number) => (
          <g
            key={number}
            transform={`translate(${((number - 0.5) * spot.width) / 9 - 10} ${spot.height / 2 - 20})`}
            className={number === low ? 'rr-lowest' : ''}
          >
            <text x="10" y="18" className="rr-stack-number">
              {number}
            </text>
            <text x="10" y="34" className="rr-stack-count">
              {view.board.stacks[number]}
            </text>
          </g>
        ))}
      </g>
      <g transform={`translate(${returned.x} ${returned.y})`}>
        {back.map((number, at) => (
          <g
            key={number}
            className={`rr-returned rr-${standingOf(question, `pick:${number}`)}`}
            data-target={`pick:${number}`}
            transform={`translate(${at * Math.min(40, returned.width / back.length)} 0)`}
          >
            <rect className="rr-space-card" width="38" height="38" rx="3" />
            <g transform="translate(9 12)">
              <Plant />
            </g>
            <text x="12" y="13" className="rr-stack-number">
              {number}
            </text>
            <text x="34" y="13" className="rr-stack-count rr-end">
              {countBack(number) > 1 ? `×${countBack(number)}` : ''}
            </text>
          </g>
        ))}
      </g>
    </g>
  )
}

type Asked = BoardProps<View>['question']

/** The stack is a factory to choose, or a locomotive to build. */
const stackTarget = (question: Asked): string => (question?.ask.kind === 'factory' ? 'pick:stack' : 'build:locomotive')
const bestOf = (question: Asked): string => standingOf(question, stackTarget(question))
