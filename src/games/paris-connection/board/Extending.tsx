/** An extension in progress: how many locomotives are placed, and the button to stop. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import { MOST_PLACED } from '../data/counts.ts'
import { companyName, say as word } from '../describe/words.ts'
import { STOP_TARGET } from '../moves.ts'
import type { View } from '../view.ts'
import { Mark } from './Locomotive.tsx'

export const Extending = (props: BoardProps<View>): ReactNode => {
  const { view, say } = props
  const { extending, placed, pools } = view
  const most = Math.min(MOST_PLACED, placed.length + (pools[extending] ?? 0))
  return (
    <section className="panel-part pc-extending">
      <h2 className="panel-heading">{say(word('move.extend', { company: companyName(extending) }))}</h2>
      <p className="unseen">{say(word('board.placed', { count: placed.length, most }))}</p>
      <div className="pc-places" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a train are numbered
          <span key={i} className={i < placed.length ? 'pc-place pc-filled' : 'pc-place'}>
            {i < placed.length && <Mark company={extending} size={36} />}
          </span>
        ))}
      </div>
      <Press {...props} className="pc-press pc-stop" target={STOP_TARGET} name={say(word('move.stop'))} />
    </section>
  )
}
