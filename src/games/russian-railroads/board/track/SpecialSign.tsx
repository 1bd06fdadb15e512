/** The sign of a special field: its number in the colour of the track that must come here, and what it gives. */
import { memo, type ReactNode } from 'react'
import { explain } from '../../../../web/toolkit/explain.ts'
import { useSteady } from '../../../../web/toolkit/steady.ts'
import { COLOURS } from '../../data/effects.ts'
import { Doubler, Medal, Question, Rail, Star, Worker } from '../Pictures.tsx'
import type { FieldsProps } from './Fields.tsx'
import { type Gift, type Lit, specialsOf } from './specials.ts'

/** All signs of a line, each on its field. */
export const SpecialSigns = ({ view, seat, route, line, bed, say }: FieldsProps): ReactNode =>
  useSteady(specialsOf(view, seat, route)).map((lit) => {
    const { x, y } = line.fields[lit.field - 1] ?? { x: 0, y: 0 }
    return (
      <g key={lit.field} transform={`translate(${x} ${y})`} {...explain(say(lit.title), lit.rule)}>
        <SpecialSign lit={lit} width={line.width} y={bed - 26} />
      </g>
    )
  })

interface SignProps {
  readonly lit: Lit
  readonly width: number
  readonly y: number
}

/** Drawn again only when it changes. */
const SpecialSign = memo(({ lit, width, y }: SignProps): ReactNode => {
  const { x, scale } = giftAt(lit, width)
  return (
    <g className={`rr-special rr-special-${lit.how}`} transform={`translate(0 ${y})`}>
      <rect className="rr-special-plate" x="1" y="0.5" width={width - 2} height="22" rx="2" />
      <g className={`rr-${COLOURS[lit.colour] ?? 'black'}`}>
        <rect className="rr-special-number" x="1.5" y="20" width={width - 3} height="3" />
        {lit.gift[0] !== 'star' && (
          <>
            <rect className="rr-special-number" x="2" y="3.5" width={lit.field > 9 ? 14 : 9} height="16" rx="1.5" />
            <text className="rr-special-text" x={lit.field > 9 ? 9 : 6.5} y="15.5">
              {lit.field}
            </text>
          </>
        )}
      </g>
      <g transform={`translate(${x} ${10.6 - 12 * scale}) scale(${scale})`}>
        <Gives gift={lit.gift} />
      </g>
    </g>
  )
})

const LARGEST = 0.78

/**
 * Stars carry the number of points: their field needs no number beside it. Beside a number a gift is as large as there is
 * room: the fields of the short lines are narrow.
 */
export const giftAt = (
  { gift, field }: Pick<Lit, 'gift' | 'field'>,
  width: number,
): { readonly x: number; readonly scale: number } => {
  if (gift[0] === 'star') return { x: (width - 24 * LARGEST) / 2, scale: LARGEST }
  const scale = Math.min(LARGEST, (width - (field > 9 ? 18.5 : 13.5)) / giftWidth(gift))
  return { x: width - 2 - giftWidth(gift) * scale, scale }
}

const giftWidth = ([kind]: Gift): number => (kind === 'tracks' || kind === 'worker' ? 17 : kind === 'medal' ? 20 : 24)

export const Gives = ({ gift }: { readonly gift: Gift }): ReactNode => {
  switch (gift[0]) {
    case 'tracks':
      return <Rail tracks={gift[1]} />
    case 'worker':
      return <Worker of="any" />
    case 'question':
      return <Question />
    case 'double':
      return <Doubler />
    case 'medal':
      return <Medal text={String(gift[1])} />
    case 'star':
      return <Star text={String(gift[1])} />
  }
}
