/** The signs of the board and what they mean. */
import type { ReactNode } from 'react'
import type { Message } from '../../../../kit/text.ts'
import type { FaceExtras } from '../../../../web/toolkit/face-extras.ts'
import { say as word } from '../../describe/words.ts'
import type { View } from '../../view.ts'
import { Train } from '../Train.tsx'

export const Legend: FaceExtras<View>['Legend'] = ({ say, seats }) => (
  <ul className="cr-legend">
    {seats.map(({ name }, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <Sign key={seat} text={name}>
        <Train seat={seat} burned={null} isInSmoke={false} />
      </Sign>
    ))}
    {SIGNS.map(([message, picture]) => (
      <Sign key={message.id} text={say(message)}>
        {picture}
      </Sign>
    ))}
  </ul>
)

const Sign = ({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode => (
  <li>
    <svg viewBox="-62 -62 108 68" width={92} height={58} aria-hidden="true">
      {children}
    </svg>
    {text}
  </li>
)

const SIGNS: readonly (readonly [Message, ReactNode])[] = [
  [word('legend.tender'), <Train key="tender" seat={0} burned={3} isInSmoke={false} />],
  [word('legend.smoke'), <Train key="smoke" seat={0} burned={3} isInSmoke />],
  [
    word('legend.signal'),
    <g key="signal" className="cr-signal">
      <path className="cr-mast" d="M0 8V-44" />
      <path className="cr-arm" d="M-3-46H22V-36H-3Z" transform="rotate(-50 0 -41)" />
    </g>,
  ],
]
