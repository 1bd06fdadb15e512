/** The dock: the player's shares, the pools, and what is chosen from them. */
import type { ReactNode } from 'react'
import type { Message } from '../../../../kit/text.ts'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { choiceFor, isQuestion } from '../../../../web/toolkit/choosing.ts'
import { createPick } from '../../../../web/toolkit/shared.ts'
import { useSteadyCall } from '../../../../web/toolkit/steady.ts'
import { companyName, say as word } from '../../describe/words.ts'
import { ALL, type Company, giveTarget } from '../../moves.ts'
import type { View } from '../../view.ts'
import { Extending } from './Extending.tsx'
import { PoolTile } from './PoolTile.tsx'
import { ShareCard } from './ShareCard.tsx'

/** PC-4.1: the share to give, until the next question. */
const useGiven = createPick<Company>()

export const Dock = (props: BoardProps<View>): ReactNode => {
  const { view, viewer, question, whyNot, say } = props
  const [given, give] = useGiven(question)
  const steadyGive = useSteadyCall(give)
  const own = viewer === 'watcher' ? null : (view.shares[viewer] ?? null)
  const acting = isQuestion(question, 'act')
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
      {isQuestion(question, 'place') ? (
        <Extending {...props} />
      ) : (
        <section aria-label={say(word('dock.pools'))}>
          <p className="pc-caption" aria-live="polite">
            {say(poolCaption(acting, given))}
          </p>
          <div className={given === null ? 'pc-six' : 'pc-six pc-taking'}>
            {ALL.map((company) => (
              <PoolTile key={company} {...props} company={company} given={given} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

/** What a touch on a pool does now. */
const poolCaption = (acting: boolean, given: Company | null): Message => {
  if (!acting) return word('dock.pools')
  return given === null ? word('dock.extend') : word('dock.take', { company: companyName(given) })
}
