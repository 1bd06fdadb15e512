/** One game on the home page: its poster and its buttons. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { useApp } from '../context.ts'
import { Poster } from '../poster/Poster.tsx'
import { hrefs } from '../route.ts'
import { defaultPlan } from '../setup/seat-plan.ts'
import { useOpenTable } from '../setup/useOpenTable.ts'

export const GameCard = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const { say } = useApp()
  const { open, busy } = useOpenTable(entry)
  const { title, meta } = entry
  const plan = defaultPlan(meta, '')
  return (
    <article className="game" aria-label={title}>
      <Poster entry={entry} />
      <div className="game-actions">
        <h2>{title}</h2>
        <p className="game-facts">{say('poster.seats', { least: meta.seats[0] ?? 0, most: meta.seats.at(-1) ?? 0 })}</p>
        <button
          type="button"
          className="button game-play"
          data-kind="main"
          aria-label={say('poster.play.of', { title })}
          disabled={busy}
          onClick={() => open(plan)}
        >
          <span>{say('poster.play')}</span>
        </button>
        <p className="hint">{say('poster.with', { count: plan.seats.length - 1 })}</p>
        <div className="game-more">
          <a className="button" href={hrefs.host(entry.id)} aria-label={say('poster.friends.of', { title })}>
            <span>{say('poster.friends')}</span>
          </a>
          <a className="button" href={hrefs.setUp(entry.id)} aria-label={say('poster.setUp.of', { title })}>
            <span>{say('poster.setUp')}</span>
          </a>
          <a className="button" href={hrefs.rules(entry.id)} aria-label={say('poster.rules.of', { title })}>
            <span>{say('poster.rules')}</span>
          </a>
        </div>
      </div>
    </article>
  )
}
