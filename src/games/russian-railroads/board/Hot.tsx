/** A place of the drawing that the question is about. The list of what is still to do can light it up. */
import type { ReactNode } from 'react'
import type { RuleId, Target } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { isTarget, type Touchable } from '../../../web/toolkit/choosing.ts'
import { createPick } from '../../../web/toolkit/shared.ts'
import { Touch } from '../../../web/toolkit/Touch.tsx'
import type { View } from '../view.ts'
import { ruleOfAsk } from './asks.ts'

/** The targets of the entry that was tapped in the list. */
export const useLit = createPick<readonly Target[]>()

/** What a part of the board needs to be played on. */
export interface Playing extends Touchable, Pick<BoardProps<View>, 'say'> {
  /** The targets that are lit up now. */
  readonly lit: readonly Target[] | null
}

interface HotProps extends Playing {
  readonly target: Target
  /** Its name for screen readers. */
  readonly name: string
  readonly d: string
  /** Without one it is the rule of the question. */
  readonly rule?: RuleId
}

export const Hot = ({
  question,
  choose,
  whyNot,
  lit,
  target,
  name,
  d,
  rule = ruleOfAsk(question),
}: HotProps): ReactNode => {
  if (!isTarget(question, target)) return null
  return (
    <g className={lit?.includes(target) ? 'rr-hot rr-lit' : 'rr-hot'}>
      <Touch {...{ question, choose, whyNot, target, name, d, rule }} />
    </g>
  )
}

/** A rounded box as path data. */
export const box = (x: number, y: number, width: number, height: number, round = 3): string => {
  const [w, h] = [width - 2 * round, height - 2 * round]
  const q = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`
  return `M${x + round} ${y}h${w}${q(round, round)}v${h}${q(-round, round)}h${-w}${q(-round, -round)}v${-h}${q(round, -round)}Z`
}
