/** Rails with their patterns, goods with their pictures, players with their letters, and the signs of the cards. */
import type { ReactNode } from 'react'
import type { FaceExtras } from '../../../../web/toolkit/face-extras.ts'
import { JOKER } from '../../cards/cards.ts'
import { colourName, goodName, say as word } from '../../describe/words.ts'
import { ALL_GOODS, COLOURS } from '../../moves.ts'
import type { View } from '../../view.ts'
import { CardFace } from '../CardFace.tsx'
import { Demand } from '../City.tsx'
import { Cube, RailChip, SeatDot, Train } from '../marks.tsx'

export const Legend: FaceExtras<View>['Legend'] = ({ say, seats }) => (
  <div className="rc-legend">
    <h3>{say(word('legend.rails'))}</h3>
    <p>{say(word('legend.rails.about'))}</p>
    <ul>
      {COLOURS.map((colour) => (
        <Entry key={colour} text={say(colourName(colour))}>
          <RailChip colour={colour} x={2} y={8} width={44} height={22} />
        </Entry>
      ))}
    </ul>
    <h3>{say(word('legend.goods'))}</h3>
    <ul>
      {ALL_GOODS.map((good) => (
        <Entry key={good} text={say(goodName(good))}>
          <Cube good={good} x={6} y={4} width={36} height={31} />
        </Entry>
      ))}
    </ul>
    <h3>{say(word('legend.players'))}</h3>
    <ul>
      {seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Entry key={seat} text={name}>
          <g transform="translate(24 20) scale(1.2)">
            <Train seat={seat} />
          </g>
        </Entry>
      ))}
    </ul>
    <h3>{say(word('legend.signs'))}</h3>
    <ul>
      <Entry text={say(word('legend.value'))}>
        <circle className="rc-disc" cx={24} cy={20} r={14} />
        <text className="rc-value" x={24} y={26}>
          3
        </text>
      </Entry>
      <Entry text={say(word('legend.demand'))}>
        <g transform="translate(-10 -24)">
          <Demand city={GRAIN_CITY} />
        </g>
      </Entry>
      <Entry text={say(word('legend.any'))}>
        <g transform="translate(-10 -24)">
          <Demand city={0} />
        </g>
      </Entry>
      <Entry text={say(word('legend.lead'))}>
        <SeatDot seat={0} x={24} y={20} r={12} />
      </Entry>
      <Entry text={say(word('legend.train'))}>
        <g transform="translate(24 20) scale(0.76)">
          <Train seat={0} value={4} />
        </g>
      </Entry>
      {seats.length > 0 && (
        <li>
          <span className="rc-legend-card">
            <CardFace card={JOKER} />
          </span>
          {say(word('legend.locomotive'))}
        </li>
      )}
    </ul>
  </div>
)

/** Buffalo. */
const GRAIN_CITY = 10

const Entry = ({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode => (
  <li>
    <svg viewBox="0 0 48 40" width={48} height={40} aria-hidden="true">
      {children}
    </svg>
    {text}
  </li>
)
