/** The title in the bay. */
import type { ReactNode } from 'react'

export const Cartouche = (): ReactNode => (
  <g className="pc-cartouche" transform="translate(112 512)">
    <path className="pc-rule" d="M-98-62h196M-98 64h196" />
    <path className="pc-rule pc-rule-fine" d="M-98-55h196M-98 57h196" />
    <text className="pc-title" y={12} textLength={188} lengthAdjust="spacingAndGlyphs">
      PARIS
    </text>
    <text className="pc-subtitle" y={45} textLength={188} lengthAdjust="spacingAndGlyphs">
      CONNECTION
    </text>
  </g>
)
