/** Chains of mountains in flat light. */
import type { ReactNode } from 'react'
import type { RANGES } from './relief.ts'

export const Ranges = ({ of, className }: { readonly of: typeof RANGES; readonly className: string }): ReactNode => (
  <g className={className}>
    {of.map(({ peaks, light }) => (
      <g key={peaks}>
        <path className="pc-peak-dark" d={peaks} />
        <path className="pc-peak-light" d={light} />
      </g>
    ))}
  </g>
)
