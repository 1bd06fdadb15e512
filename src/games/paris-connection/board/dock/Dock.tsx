/** The dock: the player's shares, the pools, and what is chosen from them. */
import type { ReactNode } from 'react'
import type { Message } from '../../../../kit/text.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { choiceFor, isQuestion, touch } from '../../../../web/toolkit/choosing.ts'
import { createPick } from '../../../../web/toolkit/shared.ts'
import { useSteadyCall } from '../../../../web/toolkit/steady.ts'
import { companyName, say as word } from '../../describe/words.ts'
import { ALL, type Company, extendTarget, giveTarget } from '../../moves.ts'
import type { View } from '../../view.ts'
import { Extending } from './Extending.tsx'
import { PoolTile } from './PoolTile.tsx'
import { ShareCard } from './ShareCard.tsx'

/** PC-4.1: the share to give, until the next question. */
const useGiven = createPick<Company>()

export const Dock = (props: BoardProps<View>): ReactNode => {
  const { view, viewer, question, choose, whyNot, say } = props
  const [given, give] = useGiven(question)
  const steadyGive = useSteadyCall(give)
  const extend = useSteadyCall((company: Company) => touch(props, extendTarget(company)))
  const own = viewer === 'watcher' ? null : (view.shares[viewer] ?? null)
  const acting = isQuestion(question, 'act')
  const placing = isQuestion(question, 'place')
  const trade = acting && given !== null ? { given, choices: question.choices } : null
  return (
    <div className="pc-dock">
      {own !== null && (
        <section className="pc-hand" aria-label={say(word('board.own'))}>
          <p className="pc-caption">{say(acting ? word('dock.shares') : word('board.own'))}</p>
          <div className="pc-six">
            {ALL.map((company) => (
              <ShareCard
                key={company}
                whyNot={whyNot}
                say={say}
                company={company}
                count={own[company] ?? 0}
                value={view.values[company] ?? 0}
                canGive={acting ? choiceFor(question, giveTarget(company)) !== undefined : null}
                isGiven={given === company}
                give={steadyGive}
              />
            ))}
          </div>
        </section>
      )}
      {placing && <Extending {...props} />}
      {/* An extension takes the place of the pools: they are only hidden, because they come back with the next press. */}
      <section aria-label={say(word('dock.pools'))} hidden={placing}>
        <p className="pc-caption" aria-live="polite">
          {say(poolCaption(acting, given))}
        </p>
        <div className={trade === null ? 'pc-six' : 'pc-six pc-taking'}>
          {ALL.map((company) => (
            <PoolTile
              key={company}
              choose={choose}
              whyNot={whyNot}
              say={say}
              company={company}
              count={view.pools[company] ?? 0}
              canExtend={acting ? choiceFor(question, extendTarget(company)) !== undefined : null}
              trade={trade}
              extend={extend}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

/** What a touch on a pool does now. */
const poolCaption = (acting: boolean, given: Company | null): Message => {
  if (!acting) return word('dock.pools')
  return given === null ? word('dock.extend') : word('dock.take', { company: companyName(given) })
}
