/** On a phone, which shows either the spaces or the railway: what each line and industry would score now. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { ROUTES } from '../../data/board.ts'
import { income } from '../../scoring/income.ts'
import type { View } from '../../view.ts'
import { say as word } from '../../words.ts'
import { Small } from '../Tabs.tsx'

const WIDTH = 352

type Props = Pick<BoardProps<View>, 'view' | 'say'> & { readonly seat: Seat }

export const Earnings = ({ view, seat, say }: Props): ReactNode => {
  const earned = income(view, seat)
  const all = earned.reduce((sum, points) => sum + points, 0)
  return (
    <section className="rr-earnings" {...explain(say(word('board.income', { points: all })), 'RR-11.1')}>
      <h2>{say(word('board.income', { points: all }))}</h2>
      <svg viewBox={`0 0 ${WIDTH} 9`} aria-hidden="true">
        <Small view={view} seat={seat} width={WIDTH} anchors={false} />
      </svg>
      <ul>
        {earned.map((points, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines, and industry after them
          <li key={at}>
            {say(at < ROUTES.length ? word(`route.${ROUTES[at]?.id ?? 'kiev'}`) : word('textBoard.industry'))}{' '}
            <b>+{points}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
