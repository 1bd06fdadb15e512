/** The panel beside the map: the companies, the trade, and the players' shares. */
import { memo, type ReactNode, useDeferredValue } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { IDLE_ROUNDS } from '../data/counts.ts'
import { say as word } from '../describe/words.ts'
import { ALL } from '../moves.ts'
import type { View } from '../view.ts'
import { Companies } from './Companies.tsx'
import { Extending } from './Extending.tsx'
import { Holdings } from './Holdings.tsx'
import { networkInWords } from './say.ts'
import { Trade } from './Trade.tsx'
import { ValueTrack } from './ValueTrack.tsx'

export const Panel = (props: BoardProps<View>): ReactNode => {
  const { view, seats, question, say } = props
  const { values, holdings, shares, known, tracks, stations } = view
  const moving = view.end === 'none' ? view.mover : null
  const acting = question?.ask.kind === 'act'
  // Deferred, so that a tap gets its response before the many trade buttons render.
  const trading = useDeferredValue(acting) && acting
  return (
    <div className="pc panel">
      {question?.ask.kind === 'place' && <Extending {...props} />}
      <Companies {...props} />
      {trading && <Trade key={question.decision} {...props} question={question} />}
      <ValueTrack values={values} say={say} />
      <Holdings {...{ seats, moving, holdings, shares, known, say }} />
      {view.idle > 0 && <p className="pc-idle">{say(word('sketch.idle', idleRun(view)))}</p>}
      <Networks tracks={useDeferredValue(tracks)} stations={stations} say={say} />
    </div>
  )
}

type NetworksProps = Pick<View, 'tracks' | 'stations'> & Pick<BoardProps<View>, 'say'>

/** The map in words. */
const Networks = memo(
  ({ say, ...networks }: NetworksProps): ReactNode => (
    <div className="unseen">
      <h2>{say(word('board.networks'))}</h2>
      <ul>
        {ALL.map((company) => (
          <li key={company}>{networkInWords(networks, company, say)}</li>
        ))}
      </ul>
    </div>
  ),
)

/** PC-5.3 */
const idleRun = ({ idle, seats }: View): { readonly count: number; readonly most: number } => ({
  count: idle,
  most: IDLE_ROUNDS * seats,
})
