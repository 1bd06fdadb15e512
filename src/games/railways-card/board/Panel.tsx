/** The panel beside the table: the prompt, cards to take, the hand, and a table of the players. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { IDLE_ROUNDS } from '../data/counts.ts'
import { goodName, say as word } from '../describe/words.ts'
import { ALL_GOODS } from '../moves.ts'
import type { View } from '../view.ts'
import { Hand } from './Hand.tsx'
import { Lists } from './Lists.tsx'
import { Market } from './Market.tsx'
import { Network } from './Network.tsx'
import { Pay } from './Pay.tsx'
import { Players } from './Players.tsx'

export const Panel = (props: BoardProps<View>): ReactNode => {
  const { view, seats, question, say } = props
  const letters = ALL_GOODS.map((good) => say(goodName(good)).slice(0, 1).toUpperCase()).join('')
  const kind = question?.ask.kind
  const isTaking = kind === 'take' || kind === 'follow'
  const market = <Market {...props} letters={letters} />
  return (
    <div className="rc panel">
      {view.end !== 'none' && view.step !== 'over' && <p className="rc-last">{say(word('board.last'))}</p>}
      {isTaking && market}
      {question !== null && kind === 'pay' && view.hand !== null && (
        <Pay key={question.decision} {...props} question={question} hand={view.hand} letters={letters} />
      )}
      {view.hand !== null && <Hand {...props} hand={view.hand} letters={letters} />}
      {question !== null && <Lists {...props} question={question} />}
      {!isTaking && market}
      <Players view={view} seats={seats} say={say} letters={letters} />
      {view.idle > 0 && view.end === 'none' && (
        <p className="rc-quiet">{say(word('sketch.idle', { count: view.idle, most: IDLE_ROUNDS * view.seats }))}</p>
      )}
      <Network view={view} say={say} />
    </div>
  )
}
