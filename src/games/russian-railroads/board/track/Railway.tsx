/** A player's railway: three lines, industry, engineers, tokens and cards. */
import type { ReactNode } from 'react'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { ROUTES } from '../../data/board.ts'
import { engineersOf } from '../../engineers/engineers.ts'
import { income } from '../../scoring/income.ts'
import { engineerSpace } from '../../state/space-numbers.ts'
import { engineerName, say as word } from '../../words.ts'
import { box } from '../Hot.tsx'
import { Head } from '../Portrait.tsx'
import type { CellPlan } from '../plan.ts'
import { Space } from '../Space.tsx'
import { Industry } from './Industry.tsx'
import { Line, type RailwayProps } from './Line.tsx'

export const Railway = (props: RailwayProps): ReactNode => {
  const earned = income(props.view, props.seat)
  return (
    <g className="rr-railway">
      {ROUTES.map(({ id }, route) => (
        <Line key={id} {...props} route={route} points={earned[route] ?? 0} />
      ))}
      <Industry {...props} points={earned[3] ?? 0} />
    </g>
  )
}

interface OwnProps extends RailwayProps {
  readonly cell: CellPlan
  readonly y: number
  readonly heading: number
}

/** The engineers of a railway on a phone, as heads beside the name of the first line. */
export const Heads = ({ view, seat, plan, say }: RailwayProps): ReactNode => (
  <g {...anchor(`engineers:${seat}`, box(plan.width - 130, -2, 130, 18))}>
    {engineersOf(view, seat).map((number, at) => (
      <g
        key={number}
        transform={`translate(${plan.width - 20 - at * 21} -2) scale(0.75)`}
        {...explain(say(engineerName(number)), 'RR-8.1')}
      >
        <Head engineer={number} />
      </g>
    ))}
  </g>
)

/** The engineers that the player has hired: spaces of their own. */
export const OwnEngineers = ({ cell, y, heading, ...props }: OwnProps): ReactNode => {
  const { view, seat, plan, say } = props
  const engineers = engineersOf(view, seat)
  const step = Math.min(cell.width + 3, plan.width / Math.max(1, engineers.length))
  return (
    <g {...anchor(`engineers:${seat}`, box(-3, y - 3, plan.width + 6, cell.height + 6))}>
      {engineers.length > 0 && (
        <text className="rr-heading rr-on-snow" x="0" y={heading}>
          {say(word('board.engineers'))}
        </text>
      )}
      {engineers.map((number, at) => (
        <Space key={number} {...props} space={engineerSpace(number)} spot={{ x: at * step, y }} cell={cell} />
      ))}
    </g>
  )
}
