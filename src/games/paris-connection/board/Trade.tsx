/** PC-4: the trade in two steps: the share to give, then the shares to take. */
import { type ReactNode, useState } from 'react'
import type { Target } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import { companyName, say as word } from '../describe/words.ts'
import { ALL, type Company, giveTarget, swapTarget, takeTarget } from '../moves.ts'
import type { View } from '../view.ts'
import { Mark } from './Locomotive.tsx'

type Props = BoardProps<View> & { readonly question: PendingDecision }

export const Trade = (props: Props): ReactNode => {
  const { view, viewer, question, whyNot, say } = props
  const [give, setGive] = useState<Company | null>(null)
  const own = viewer === 'watcher' ? null : view.shares[viewer]
  const canGive = (company: Company): boolean => named(question.choices, giveTarget(company))
  return (
    <section className="panel-part pc-trade">
      <h2 className="panel-heading">{say(word('board.trade'))}</h2>
      <fieldset>
        <legend>{say(word('board.give'))}</legend>
        <div className="pc-six">
          {ALL.map((company) => (
            <button
              key={company}
              type="button"
              className="panel-press pc-press pc-pick"
              aria-pressed={give === company}
              aria-disabled={!canGive(company)}
              onClick={() => (canGive(company) ? setGive(company) : whyNot(giveTarget(company)))}
            >
              <Mark company={company} size={34} />
              <span className="unseen">
                {say(word('board.give.one', { company: companyName(company), count: own?.[company] ?? 0 }))}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      {give === null ? <p className="pc-next">{say(word('board.give.first'))}</p> : <Take {...props} give={give} />}
    </section>
  )
}

const Take = ({ give, question, choose, whyNot, say }: Props & { readonly give: Company }): ReactNode => {
  const press = (take: Company, count: 1 | 2): void => {
    const choice = trade(question.choices, give, take, count)
    if (choice !== undefined) choose(choice)
    else whyNot(take === give ? swapTarget(take) : takeTarget(take, count))
  }
  return (
    <fieldset>
      <legend>{say(word('board.take', { company: companyName(give) }))}</legend>
      <div className="pc-six">
        {([1, 2] as const).flatMap((count) =>
          ALL.map((take) => (
            <button
              key={`${take}:${count}`}
              type="button"
              className="panel-press pc-press pc-pick"
              aria-disabled={trade(question.choices, give, take, count) === undefined}
              onClick={() => press(take, count)}
            >
              <Mark company={take} size={28} />
              <span className="pc-times" aria-hidden="true">
                {count}
              </span>
              <span className="unseen">
                {say(word('move.trade', { give: companyName(give), count, take: companyName(take) }))}
              </span>
            </button>
          )),
        )}
      </div>
    </fieldset>
  )
}

const named = (choices: readonly Choice[], target: Target): boolean =>
  choices.some(({ targets }) => targets.includes(target))

const trade = (choices: readonly Choice[], give: Company, take: Company, count: 1 | 2): Choice | undefined =>
  choices.find(({ targets }) => targets.includes(giveTarget(give)) && targets.includes(takeTarget(take, count)))
