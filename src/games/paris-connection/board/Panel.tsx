/** What lies beside the map: the companies, the trade, and who holds what. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { IDLE_ROUNDS } from '../data/counts.ts'
import { ALL } from '../moves.ts'
import type { View } from '../view.ts'
import { say as word } from '../words.ts'
import { Companies } from './Companies.tsx'
import { Extending } from './Extending.tsx'
import { Holdings } from './Holdings.tsx'
import { networkInWords } from './say.ts'
import { Trade } from './Trade.tsx'
import { ValueTrack } from './ValueTrack.tsx'

export const Panel = (props: BoardProps<View>): ReactNode => {
  const { view, question, say } = props
  return (
    <div className="pc pc-panel">
      {question?.ask.kind === 'place' && <Extending {...props} question={question} />}
      <Companies {...props} />
      {question?.ask.kind === 'act' && <Trade key={question.decision} {...props} question={question} />}
      <ValueTrack {...props} />
      <Holdings {...props} />
      {view.idle > 0 && <p className="pc-idle">{say(word('sketch.idle', idleRun(view)))}</p>}
      <div className="unseen">
        <h2>{say(word('board.networks'))}</h2>
        <ul>
          {ALL.map((company) => (
            <li key={company}>{networkInWords(view, company, say)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** PC-5.3 */
const idleRun = ({ idle, seats }: View): { readonly count: number; readonly most: number } => ({
  count: idle,
  most: IDLE_ROUNDS * seats,
})
