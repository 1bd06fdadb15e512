/** Companies with colour, pattern and letter, and the signs on the map. */
import type { ReactNode } from 'react'
import type { Message } from '../../../../kit/text.ts'
import type { FaceExtras } from '../../../../web/toolkit/face-extras.ts'
import { companyName, say as word } from '../../describe/words.ts'
import { ALL } from '../../moves.ts'
import type { View } from '../../view.ts'
import { Mark } from '../Locomotive.tsx'
import { City, Station, Tower } from '../Places.tsx'
import { livery } from '../palette.ts'
import { hex } from '../sheet.ts'

export const Legend: FaceExtras<View>['Legend'] = ({ say }) => (
  <div className="pc-legend">
    <h3>{say(word('board.companies'))}</h3>
    <ul>
      {ALL.map((company) => (
        <li key={company}>
          <Mark company={company} size={40} />
          {livery(company).letter} – {say(companyName(company))}
        </li>
      ))}
    </ul>
    <h3>{say(word('legend.map'))}</h3>
    <ul>
      {SIGNS.map(([text, picture]) => (
        <li key={text.id}>
          <svg viewBox="-36 -36 72 72" width={48} height={48} aria-hidden="true">
            {picture}
          </svg>
          {say(text)}
        </li>
      ))}
    </ul>
  </div>
)

const HERE = { x: 0, y: 0 } as const

const SIGNS: readonly (readonly [Message, ReactNode])[] = [
  [word('legend.city'), <City key="city" value={2} at={HERE} isLast={false} />],
  [word('legend.marseille'), <City key="marseille" value={4} at={HERE} isLast />],
  [word('legend.station'), <Station key="station" at={HERE} />],
  [word('refusal.eiffel'), <Tower key="tower" at={HERE} />],
  [
    word('legend.free'),
    <g key="free">
      <path className="pc-glow" d={hex(HERE, 3)} />
      <path className="pc-ring" d={hex(HERE, 3)} />
      <path className="pc-ring-inner" d={hex(HERE, 7.5)} />
    </g>,
  ],
  [word('legend.mountains'), <path key="mountains" className="pc-ridge" d="M-24 8L-16-8L-8 8L0-8L8 8L16-8L24 8Z" />],
  [
    word('legend.estuary'),
    <g key="estuary">
      <path className="pc-estuary-edge" d="M-22 0H22" />
      <path className="pc-estuary" d="M-22 0H22" />
    </g>,
  ],
]
