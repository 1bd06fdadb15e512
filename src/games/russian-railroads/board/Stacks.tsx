/** The locomotives left in the stacks, and those returned, which are factories now. */
import { lazy, type ReactNode } from 'react'
import { AfterPaint } from '../../../web/toolkit/AfterPaint.tsx'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { describeMove } from '../describe/moves.ts'
import { lowestLocomotive } from '../locomotives/stacks.ts'
import { BUILD, PICK } from '../moves.ts'
import type { View } from '../view.ts'
import { factoryWords, say as word } from '../words.ts'
import { box, Hot, type Playing } from './Hot.tsx'
import type { Spot } from './plan.ts'

const Pile = lazy(async () => ({ default: (await import('./later/index.ts')).Pile }))

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface StacksProps extends Playing {
  readonly view: View
  readonly spot: Spot & { readonly width: number; readonly height: number }
}

/** The widest place for a stack, and the room between the stacks and what was returned. */
const WIDEST = 58
const APART = 8

export const Stacks = ({ view, spot, ...playing }: StacksProps): ReactNode => {
  const { question, say } = playing
  const { stacks: left, returned } = view.board
  const low = lowestLocomotive(view)
  const isFactory = question?.ask.kind === 'factory'
  const target = isFactory ? 'pick:stack' : 'build:locomotive'
  const move = isFactory ? PICK[0] : BUILD[0]
  const stacks = NUMBERS.filter((number) => (left[number] ?? 0) > 0)
  const back = NUMBERS.filter((number) => (returned[number] ?? 0) > 0)
  const step = Math.min(WIDEST, (spot.width - APART) / Math.max(1, stacks.length + back.length))
  const behind = stacks.length * step + (stacks.length > 0 ? APART : 0)
  const pile = { step, height: spot.height }
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <g {...anchor('stacks', box(0, 0, Math.max(step, stacks.length * step) - 3, spot.height))}>
        {stacks.map((number, at) => {
          const count = left[number] ?? 0
          return (
            <g
              key={number}
              className={number === low ? 'rr-stack rr-stack-next' : 'rr-stack'}
              transform={`translate(${at * step} 0)`}
              {...explain(say(word('board.stack', { number, left: count })), 'RR-5.1')}
            >
              <AfterPaint>
                <Pile {...pile} count={count} engine={number} />
              </AfterPaint>
            </g>
          )
        })}
        {/* RR-5.1: only the lowest can be taken. */}
        {move !== undefined && stacks.length > 0 && (
          <Hot {...playing} target={target} name={say(describeMove(move))} d={box(0, 0, step - 3, spot.height)} />
        )}
      </g>
      <g
        transform={`translate(${behind} 0)`}
        {...anchor('returned', box(0, 0, Math.max(step, back.length * step) - 3, spot.height))}
      >
        {back.map((number, at) => (
          <Returned key={number} {...playing} {...pile} number={number} count={returned[number] ?? 0} x={at * step} />
        ))}
      </g>
    </g>
  )
}

interface ReturnedProps extends Playing {
  readonly number: number
  readonly count: number
  readonly x: number
  readonly step: number
  readonly height: number
}

const Returned = ({ number, count, x, step, height, ...playing }: ReturnedProps): ReactNode => {
  const { say } = playing
  const move = PICK[number]
  return (
    <g
      className="rr-returned"
      transform={`translate(${x} 0)`}
      {...explain(say(word('board.returned', { number, count, effect: factoryWords(number) })), 'RR-5.6')}
    >
      <AfterPaint>
        <Pile step={step} height={height} count={count} plant={number} />
      </AfterPaint>
      {move !== undefined && (
        <Hot {...playing} target={`pick:${number}`} name={say(describeMove(move))} d={box(0, 0, step - 3, height)} />
      )}
    </g>
  )
}
