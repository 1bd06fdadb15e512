/** An action space with its current workers and coins. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { SpaceNo } from '../state/space-numbers.ts'
import type { View } from '../view.ts'
import type { CellPlan, Spot } from './plan.ts'
import { Space } from './Space.tsx'
import { shown } from './spaces.ts'
import { standingOf } from './touch.ts'

interface OneSpace extends Pick<BoardProps<View>, 'view' | 'question' | 'say'> {
  readonly space: SpaceNo
  readonly spot: Spot | undefined
  readonly cell: CellPlan
}

export const BoardSpace = ({ view, question, say, space, spot, cell }: OneSpace): ReactNode => {
  const { target, name: whole, engineer, effect, workers, coins, closed, standing, title } = shown(view, space)
  // In the small drawing only the engineer's number fits.
  const name = engineer > 0 && cell.scale < 1 ? String(engineer) : whole
  const { x, y } = spot ?? { x: 0, y: 0 }
  const how = standingOf(question, target)
  return <Space {...{ target, name, cell, effect, workers, coins, closed, standing, x, y, how }} title={say(title)} />
}
