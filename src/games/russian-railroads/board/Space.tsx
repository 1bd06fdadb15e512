/** An action space: what it does as pictures, what it costs as figures, and who stands there. */
import { memo, type ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import { choiceFor, isTarget } from '../../../web/toolkit/choosing.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { type PileCode, pileOf } from '../state/pile.ts'
import type { SpaceNo } from '../state/space-numbers.ts'
import type { View } from '../view.ts'
import { Glyphs } from './Glyphs.tsx'
import { box, Hot, type Playing } from './Hot.tsx'
import { seatLook } from './livery.ts'
import { Coin, SeatFlag, Worker } from './Pictures.tsx'
import { Portrait } from './Portrait.tsx'
import type { CellPlan, Spot } from './plan.ts'
import { ruleOf, type Shown, shown } from './spaces.ts'

interface SpaceProps extends Playing {
  readonly view: View
  readonly space: SpaceNo
  readonly spot: Spot | undefined
  readonly cell: CellPlan
  /** Whose engineer it is, where that is not clear from the place. */
  readonly owner?: Seat
}

export const Space = ({ view, space, spot = NOWHERE, cell, owner, ...playing }: SpaceProps): ReactNode => {
  const { question, say } = playing
  const one = shown(view, space)
  const { engineer, effect, workers, coins, closed, standing } = one
  const { around = 0 } = cell
  const can = choiceFor(question, one.target) !== undefined
  const how = can ? 'can' : isTarget(question, one.target) ? 'asked' : 'idle'
  return (
    <g
      className={`rr-space rr-space-${how}${closed ? ' rr-closed' : ''}`}
      transform={`translate(${spot.x} ${spot.y})`}
      {...anchor(one.target)}
      {...explain(`${say(one.does)}. ${say(one.cost)}`, ruleOf(space))}
    >
      <Drawn {...{ engineer, effect, workers, coins, closed, standing, cell }} />
      {owner !== undefined && (
        <path className="rr-owned" style={{ stroke: seatLook(owner).fill }} d={box(0, 0, cell.width, cell.height)} />
      )}
      <Hot
        rule={ruleOf(space)}
        {...playing}
        target={one.target}
        name={say(one.name)}
        d={box(-around, 0, cell.width + 2 * around, cell.height)}
      />
    </g>
  )
}

const NOWHERE: Spot = { x: 0, y: 0 }

type DrawnProps = Pick<Shown, 'engineer' | 'effect' | 'workers' | 'coins' | 'closed' | 'standing'> & {
  readonly cell: CellPlan
}

/** Drawn again only when it changes: its words are new objects with every view, so they are not handed on. */
const Drawn = memo(({ engineer, effect, workers, coins, closed, standing, cell }: DrawnProps): ReactNode => {
  const { width, height, scale, portrait = 0 } = cell
  return (
    <>
      <path className="rr-space-card" d={box(0, 0, width, height)} />
      {engineer > 0 && (
        <>
          <g transform="translate(2.5 2.5)">
            <Portrait engineer={engineer} size={portrait} />
          </g>
          <text className="rr-engineer-number" x={(width + portrait + 2.5) / 2} y={portrait / 2 + 8}>
            {engineer}
          </text>
        </>
      )}
      <g transform={`translate(${width / 2} ${cell.glyph})`}>
        <Glyphs effect={effect} most={width - 8} largest={engineer > 0 ? scale : 1.25 * scale} />
      </g>
      <g transform={`translate(${width / 2} ${cell.standing}) scale(${scale})`}>
        {standing === '' ? (
          <Cost workers={workers} coins={coins} />
        ) : (
          <PiecesOnSpace standing={standing} most={(width - 4) / scale} />
        )}
      </g>
      {closed && <path className="rr-boards" d={`M5 8L${width - 5} ${height - 8}M${width - 5} 8L5 ${height - 8}`} />}
    </>
  )
})

/** Empty figures and coins, side by side around the middle. */
const Cost = ({ workers, coins }: { readonly workers: number; readonly coins: number }): ReactNode => {
  const count = workers + coins
  return (
    <g className="rr-cost">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a cost keep their order
        <g key={at} transform={`translate(${(at - count / 2) * 15} 2) scale(0.85)`}>
          {at < coins ? <Coin /> : <Worker of="any" />}
        </g>
      ))}
    </g>
  )
}

/** Everybody's workers and coins on the space, closer together if there are many. */
const PiecesOnSpace = ({ standing, most }: { readonly standing: string; readonly most: number }): ReactNode => {
  const pieces = standing.split(' ').flatMap((pair) => {
    const [seat = 0, pile = 0] = pair.split(':').map(Number)
    return piecesOf(seat, pile)
  })
  const step = Math.min(17, (most - 16) / Math.max(1, pieces.length - 1))
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces in a row
    <g key={at} transform={`translate(${(at - (pieces.length - 1) / 2) * step - 8} 0)`}>
      {piece}
    </g>
  ))
}

/** Temporary workers, the black one and coins do not show whose they are: a flag does. */
const piecesOf = (seat: number, code: PileCode): readonly ReactNode[] => {
  const { workers, temporary, black, coins } = pileOf(code)
  const times = (count: number, piece: ReactNode): readonly ReactNode[] => Array(count).fill(piece)
  return [
    ...times(workers, <Worker of={seat} />),
    ...(workers === 0 ? [<SeatFlag key="flag" seat={seat} />] : []),
    ...times(temporary, <Worker of="temporary" />),
    ...times(black, <Worker of="black" />),
    ...times(coins, <Coin />),
  ]
}
