/** A share in small: the letter on the colour of its company over its pattern, and how many. */
import type { ReactNode } from 'react'
import { strokes } from '../../../../web/toolkit/patterns.ts'
import type { Company } from '../../moves.ts'
import { colourOf, livery } from '../palette.ts'

export const ShareChip = ({ company, count }: { readonly company: Company; readonly count: string }): ReactNode => {
  const { letter, pattern } = livery(company)
  return (
    <span className={`pc-share-chip pc-${colourOf(company)}`}>
      <svg viewBox="0 0 16 18" aria-hidden="true">
        <rect width="16" height="18" rx="2.5" />
        <path className="pc-pattern" d={strokes(pattern, 16, 4, 4)} transform="translate(0 13)" />
        <text x="8" y="11.500">
          {letter}
        </text>
      </svg>
      {count}
    </span>
  )
}
