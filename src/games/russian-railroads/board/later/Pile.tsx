/** A stack of locomotives or factories as cards. */
import type { ReactNode } from 'react'
import { box } from '../Hot.tsx'
import { Engine, Plant } from '../Pictures.tsx'

interface PileProps {
  readonly step: number
  readonly height: number
  readonly count: number
  /** The number of the locomotive or of the factory on it. */
  readonly engine?: number
  readonly plant?: number
}

/** A card on more of the same, and how many there are: above the piece, or beside it on a low card. */
export const Pile = ({ step, height, count, engine, plant }: PileProps): ReactNode => {
  const width = step - 6
  const isLow = height < LOW
  const room = isLow ? [(width - 16) / 29, (height - 6) / 24] : [(width - 2) / 30, (height - 16) / 24]
  const scale = Math.min(1.25, ...room)
  const x = isLow ? 2 : (width - 29 * scale) / 2
  const y = isLow ? (height + 3 - 24 * scale) / 2 : (height - 24 * scale) * 0.8
  const more = Math.min(2, count - 1)
  return (
    <>
      {Array.from({ length: more }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack
          key={at}
          className="rr-space-card rr-pile-edge"
          d={box((more - at) * 1.5, (at - more) * 1.5 + 3, width, height - 3)}
        />
      ))}
      <path className="rr-space-card" d={box(0, 3, width, height - 3)} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}>
        {engine === undefined ? <Plant number={plant ?? 0} /> : <Engine number={engine} />}
      </g>
      {count > 1 && (
        <text className="rr-stack-left" x={width - 2.5} y={isLow ? height / 2 + 6 : 13}>
          ×{count}
        </text>
      )}
    </>
  )
}

/** A card that is lower has no room above its piece. */
const LOW = 30
