/** Shares of one company as a small stack of certificates, with its letter on the first and their number. */
import type { ReactNode } from 'react'
import type { Company } from '../moves.ts'
import { colourOf, livery } from './palette.ts'

const SHOWN = 12
const STEP = 3

export const Stack = ({ company, count }: { readonly company: Company; readonly count: number }): ReactNode => (
  <span className="pc-stack">
    <span className="pc-figure">{count}</span>
    <svg className={`pc-${colourOf(company)}`} viewBox="0 0 52 24" width={52} height={24} aria-hidden="true">
      {Array.from({ length: Math.min(count, SHOWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: certificates of a stack are all alike
        <rect key={i} className="pc-share" x={1 + i * STEP} y={1.5} width={15} height={21} />
      ))}
      {count > 0 && (
        <text className="pc-share-letter" x={8.5 + (Math.min(count, SHOWN) - 1) * STEP} y={16.6}>
          {livery(company).letter}
        </text>
      )}
    </svg>
  </span>
)
