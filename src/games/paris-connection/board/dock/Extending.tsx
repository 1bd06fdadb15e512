/** An extension in progress: how many locomotives are placed. The large button stops it. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { choiceFor } from '../../../../web/toolkit/choosing.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { usePrimary } from '../../../../web/toolkit/primary.ts'
import { MOST_PLACED } from '../../data/counts.ts'
import { say as word } from '../../describe/words.ts'
import { STOP_TARGET } from '../../moves.ts'
import type { View } from '../../view.ts'
import { Mark } from '../Locomotive.tsx'

export const Extending = ({ view, question, say }: BoardProps<View>): ReactNode => {
  const { extending, placed, pools } = view
  const most = Math.min(MOST_PLACED, placed.length + (pools[extending] ?? 0))
  usePrimary(say(word('move.stop')), choiceFor(question, STOP_TARGET) ?? null)
  return (
    <section {...explain(say(word('explain.placed', { most })), 'PC-3.2')}>
      <p className="pc-caption pc-strong">{say(word('board.placed', { count: placed.length, most }))}</p>
      <div className="pc-places" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a train are numbered
          <span key={i} className={i < placed.length ? 'pc-place pc-filled' : 'pc-place'}>
            <Mark company={extending} size={40} />
          </span>
        ))}
      </div>
    </section>
  )
}
