/** Shares of one company as a little stack of certificates, and how many there are. */
import type { ReactNode } from 'react'
import type { Company } from '../moves.ts'
import { colourOf } from './palette.ts'

const SHOWN = 12

export const Stack = ({ company, count }: { readonly company: Company; readonly count: number }): ReactNode => (
  <span className="pc-stack">
    <span className="pc-figure">{count}</span>
    <svg className={`pc-${colourOf(company)}`} viewBox="0 0 52 24" width={52} height={24} aria-hidden="true">
      {Array.from({ length: Math.min(count, SHOWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: certificates of a stack are all alike
        <rect key={i} className="pc-share" x={1 + i * 3} y={1.5} width={15} height={21} />
      ))}
    </svg>
  </span>
)
