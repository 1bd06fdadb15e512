/** The workers and coins that the viewer can still place, as the pieces themselves. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { matOf } from '../../state/state.ts'
import type { View } from '../../view.ts'
import { say as word } from '../../words.ts'
import { Coin, Worker } from '../Pictures.tsx'

/** More of a kind than this are one piece and a number. */
const MOST = 5

export const Supply = ({ view, seat, say }: BoardProps<View> & { readonly seat: number }): ReactNode => {
  const { workers, temporaryWorkers, blackWorkers, coins } = matOf(view, seat)
  const kinds = [
    ['workers', workers, <Worker key="w" of={seat} />],
    ['temporary', temporaryWorkers, <Worker key="t" of="temporary" />],
    ['black', blackWorkers, <Worker key="b" of="black" />],
    ['coins', coins, <Coin key="c" />],
  ] as const
  return (
    <div className="rr-supply" data-anchor="hand">
      <span className="rr-dock-name">{say(word('board.supply'))}</span>
      <div className="rr-supply-kinds">
        {kinds.map(([kind, count, picture]) =>
          count === 0 && kind !== 'workers' && kind !== 'coins' ? null : (
            <span
              key={kind}
              className={count === 0 ? 'rr-pieces rr-pieces-none' : 'rr-pieces'}
              {...explain(say(word(kind === 'coins' ? 'board.explain.coins' : 'board.explain.workers')), 'RR-2.5')}
            >
              <Pieces count={count} step={kind === 'coins' ? 12 : 17} picture={picture} />
              <b aria-hidden="true">{count}</b>
              <span className="unseen">
                {say(kind === 'black' ? word('pile.black') : word(`pile.${kind}`, { count }))}
              </span>
            </span>
          ),
        )}
      </div>
    </div>
  )
}

/** Workers stand side by side, coins lie in a row over each other. One pale piece where there is none. */
const Pieces = ({ count, step, picture }: { count: number; step: number; picture: ReactNode }): ReactNode => {
  const shown = count > MOST ? 1 : Math.max(1, count)
  const width = 22 + (shown - 1) * step
  return (
    <svg className="rr-figures" viewBox={`-1 -1 ${width} 26`} style={{ aspectRatio: width / 26 }} aria-hidden="true">
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces in a row
        <g key={at} transform={`translate(${at * step} 0)`}>
          {picture}
        </g>
      ))}
    </svg>
  )
}
