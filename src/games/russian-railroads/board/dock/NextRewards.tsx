/**
 * What the viewer's lines and industry would score now, and the next reward of each: what is missing for it, and what it is.
 * One picture: where there is no room for it, it goes as a whole.
 */
import type { ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { income } from '../../scoring/income.ts'
import type { View } from '../../view.ts'
import { say as word } from '../../words.ts'
import { Glyphs } from '../Glyphs.tsx'
import { box } from '../Hot.tsx'
import { Plant } from '../Pictures.tsx'
import { Gives } from '../track/SpecialSign.tsx'
import { type Goal, goalsOf } from './goals.ts'

const CARD = { width: 86, height: 60, step: 90 } as const
/** The heading above the cards. */
const HEAD = 16

type Props = Pick<BoardProps<View>, 'view' | 'say'> & { readonly seat: Seat }

export const NextRewards = ({ view, seat, say }: Props): ReactNode => {
  const goals = goalsOf(view, seat)
  const earned = income(view, seat)
  const all = earned.reduce((sum, points) => sum + points, 0)
  const width = 3 * CARD.step + CARD.width
  const sum = say(word('board.income', { points: all }))
  const about = ({ name, title }: Goal, at: number): string =>
    `${say(name)} +${earned[at] ?? 0}${title === null ? '' : `: ${say(title)}`}`
  return (
    <svg
      className="rr-goals"
      viewBox={`-1 0 ${width + 2} ${HEAD + CARD.height + 1}`}
      role="img"
      aria-label={[sum, ...goals.map((goal, at) => about(goal, at))].join('. ')}
    >
      <text className="rr-goals-name" x="0" y="10">
        {say(word('board.goals'))}
      </text>
      <text className="rr-goals-sum" x={width} y="10">
        {sum}
      </text>
      {goals.map((goal, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: lines, and industry after them
          key={at}
          transform={`translate(${at * CARD.step} ${HEAD})`}
          {...explain(about(goal, at), goal.rule)}
        >
          <path className="rr-goal-card" d={box(0, 0, CARD.width, CARD.height)} />
          <text className="rr-goal-line" x="6" y="15">
            {say(goal.name)}
          </text>
          <text className="rr-goal-points" x={CARD.width - 5} y="15">
            +{earned[at] ?? 0}
          </text>
          {goal.gift !== null && (
            <>
              <g transform="translate(25 38.5)">
                <Glyphs effect={goal.missing} most={37} high={37} largest={0.95} />
              </g>
              <path className="rr-goal-leads" d="M47.5 33.5l5 5-5 5" />
              <g transform="translate(56 26.5)">
                <Gift gift={goal.gift} />
              </g>
            </>
          )}
        </g>
      ))}
    </svg>
  )
}

const Gift = ({ gift }: { readonly gift: NonNullable<Goal['gift']> }): ReactNode => {
  switch (gift[0]) {
    case 'value':
      return (
        <g className="rr-workshop">
          <path className="rr-roof" d="M-1 23V6l8-5v5l8-5v5l8-5V23Z" />
          <text x="11" y="19">
            {gift[1]}
          </text>
        </g>
      )
    case 'factory':
      return <Plant number={gift[1]} />
    default:
      return <Gives gift={gift} />
  }
}
