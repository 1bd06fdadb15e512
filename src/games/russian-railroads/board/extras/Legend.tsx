/** Colours, patterns, letters and pictures with their meaning. */
import type { ReactNode } from 'react'
import type { Message } from '../../../../kit/text.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { TRACK_VALUES } from '../../data/board.ts'
import { COLOURS, type Effect } from '../../data/effects.ts'
import type { View } from '../../view.ts'
import { colourName, effectWords, say as word } from '../../words.ts'
import { EffectIcon } from '../Glyphs.tsx'
import { Coin, SeatFlag, Worker } from '../Pictures.tsx'

type LegendProps = Pick<BoardProps<View>, 'say' | 'seats'>

/** One of every sign. */
const SIGNS: readonly Effect[] = [
  [['steps', 'black|grey', 1]],
  [['steps', 'any', 1]],
  [['industry', 1]],
  [['doubler', 1]],
  [['points', 3]],
  [['locomotive']],
  [['factory']],
  [['useAgain']],
  [['hire']],
  [['claimPlace', 1]],
  [['questionToken']],
  [['questionCard']],
  [['endCardOr10']],
  [['kievMedal']],
  [['revalue']],
  [['secondMarker']],
  [['worker']],
]

export const Legend = ({ say, seats }: LegendProps): ReactNode => (
  <div className="rr rr-legend">
    <section>
      <h3 className="panel-heading">{say(word('legend.tracks'))}</h3>
      <ul className="rr-facts">
        {COLOURS.map((colour, at) => (
          <li key={colour}>
            <EffectIcon effect={[['steps', colour, 1]]} />
            <span>
              {say(colourName(at))}: {say(word('legend.value', { points: TRACK_VALUES.base[at] ?? 0 }))}
            </span>
          </li>
        ))}
        <li>
          <svg className="rr-icon" viewBox="0 0 30 20" width="30" height="20" aria-hidden="true">
            <path className="rr-signal" d="M0 17h28V3h-9v5h9" />
          </svg>
          <span>{say(word('legend.reach'))}</span>
        </li>
      </ul>
    </section>
    <section>
      <h3 className="panel-heading">{say(word('legend.seats'))}</h3>
      <ul className="rr-facts">
        {seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <Icon drawing={<SeatFlag seat={seat} />} />
            <Icon drawing={<Worker of={seat} />} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h3 className="panel-heading">{say(word('legend.pieces'))}</h3>
      <ul className="rr-facts">
        {PIECES.map(([drawing, words], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their order
          <li key={at}>
            <Icon drawing={drawing} />
            <span>{say(words)}</span>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h3 className="panel-heading">{say(word('legend.signs'))}</h3>
      <ul className="rr-facts">
        {SIGNS.map((effect) => (
          <li key={JSON.stringify(effect)}>
            <EffectIcon effect={effect} />
            <span>{effectWords(effect).map(say).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
)

const PIECES: readonly (readonly [ReactNode, Message])[] = [
  [<Worker key="any" of="any" />, word('legend.cost')],
  [<Worker key="temporary" of="temporary" />, word('pile.temporary', { count: 1 })],
  [<Worker key="black" of="black" />, word('pile.black')],
  [<Coin key="coin" />, word('board.explain.coins')],
]

const Icon = ({ drawing }: { readonly drawing: ReactNode }): ReactNode => (
  <svg className="rr-icon" viewBox="-1 -1 22 26" width="24" height="28" aria-hidden="true">
    {drawing}
  </svg>
)
