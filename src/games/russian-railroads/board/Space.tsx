/** An action space: its name, what it does, what it costs and who stands there. */
import { memo, type ReactNode } from 'react'
import type { Target } from '../../../kit/game.ts'
import type { Effect } from '../data/effects.ts'
import { pileOf } from '../state/pile.ts'
import { Coin, Glyphs, Pawn, SeatMark } from './Glyph.tsx'
import type { CellPlan } from './plan.ts'

export interface SpaceProps {
  readonly target: Target
  readonly name: string
  readonly cell: CellPlan
  readonly x: number
  readonly y: number
  readonly effect: Effect
  readonly workers: number
  readonly coins: number
  readonly how: 'can' | 'asked' | 'idle'
  readonly closed: boolean
  /** Who stands there: seat and pile, in pairs. */
  readonly standing: string
  readonly title: string
}

export const Space = memo((props: SpaceProps): ReactNode => {
  const { target, name, cell, x, y, effect, workers, coins, how, closed, standing, title } = props
  const there = standing === '' ? [] : standing.split(' ').map((pair) => pair.split(':').map(Number))
  return (
    <g
      className={`rr-space rr-${how}${closed ? ' rr-closed' : ''}`}
      transform={`translate(${x} ${y})`}
      data-target={target}
    >
      <title>{title}</title>
      <rect className="rr-space-card" width={cell.width} height={cell.height} rx="3" />
      <text className="rr-space-name" x={6 * cell.scale} y={cell.name}>
        {name}
      </text>
      <g transform={`translate(${cell.width - 2} ${3 * cell.scale}) scale(${cell.scale})`}>
        <Cost workers={workers} coins={coins} />
      </g>
      <g transform={`translate(${cell.width / 2} 0)`}>
        <Glyphs effect={effect} y={cell.glyph} most={cell.width - 7} largest={cell.scale < 1 ? 0.9 : 1} />
      </g>
      <g transform={`translate(3 ${cell.standing}) scale(${cell.scale})`}>
        {there.map(([seat = 0, pile = 0], at) => (
          <Standing key={seat} seat={seat} pile={pile} x={at * 17} many={there.length > 1} />
        ))}
      </g>
      {closed && (
        <path
          className="rr-cross"
          d={`M4 4L${cell.width - 4} ${cell.height - 4}M${cell.width - 4} 4L4 ${cell.height - 4}`}
        />
      )}
    </g>
  )
})

/** Pawns and coins, small, from the right. */
const Cost = ({ workers, coins }: { readonly workers: number; readonly coins: number }): ReactNode => (
  <g className="rr-cost">
    {Array.from({ length: workers + coins }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a cost keep their order
      <g key={at} transform={`translate(${-13 * (at + 1)} 0) scale(0.75)`}>
        {at < coins ? <Coin /> : <Pawn kind="own" />}
      </g>
    ))}
  </g>
)

const Standing = ({ seat, pile, x, many }: { seat: number; pile: number; x: number; many: boolean }): ReactNode => {
  const { workers, temporary, black, coins } = pileOf(pile)
  const pieces = [
    ...Array<'own'>(workers).fill('own'),
    ...Array<'temporary'>(temporary).fill('temporary'),
    ...Array<'black'>(black).fill('black'),
  ]
  return (
    <g transform={`translate(${x} 0)`}>
      <SeatMark seat={seat} />
      {!many && (
        <>
          {pieces.map((kind, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pawns in a row
            <g key={at} transform={`translate(${19 + at * 13} 2) scale(0.85)`}>
              <Pawn kind={kind} />
            </g>
          ))}
          {Array.from({ length: coins }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: coins in a row
            <g key={`c${at}`} transform={`translate(${19 + (pieces.length + at) * 13} 3) scale(0.7)`}>
              <Coin />
            </g>
          ))}
        </>
      )}
    </g>
  )
}
