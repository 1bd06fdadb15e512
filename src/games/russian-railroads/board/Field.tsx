/** A field of a route: its number, what it gives, and the place of a doubler above it. */
import type { ReactNode } from 'react'
import type { Message } from '../../../kit/text.ts'
import type { Lit } from './specials.ts'

interface FieldProps {
  readonly field: number
  readonly width: number
  readonly height: number
  readonly lit: Lit | undefined
  /** Is a doubler there? Null where there is no place for one. */
  readonly doubled: boolean | null
  say(message: Message): string
}

export const Field = ({ field, width, height, lit, doubled, say }: FieldProps): ReactNode => (
  <g className={lit && `rr-special rr-${lit.how}`}>
    {lit && <title>{say(lit.title)}</title>}
    <rect className="rr-field" width={width - 3} height={height} />
    <text className="rr-field-number" x="2" y="13">
      {field}
    </text>
    {lit && (
      <text className="rr-field-sign" x={width - 4} y="14" fontSize={signSize(lit.sign, height)}>
        {lit.sign}
      </text>
    )}
    {doubled !== null && (
      <g transform={`translate(${width / 2 - 2} -11)`} className={doubled ? 'rr-doubler rr-laid' : 'rr-doubler'}>
        <circle r="9" />
        {doubled && <text y="4">×2</text>}
      </g>
    )}
  </g>
)

const signSize = (sign: string, height: number): number => (height < 45 ? (sign.length < 3 ? 14 : 11.5) : 14.4)
