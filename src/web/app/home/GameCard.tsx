/** One game on the home page: its poster, what to expect, and the ways to play it. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../context.ts'
import { Poster } from '../poster/Poster.tsx'
import { defaultPlan } from '../setup/seat-plan.ts'
import { useOpenTable } from '../setup/useOpenTable.ts'
import { GameFacts } from './GameFacts.tsx'

export const GameCard = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const { say } = useApp()
  const { open, learn, busy } = useOpenTable(entry)
  const { title, meta } = entry
  const plan = defaultPlan(meta, '')
  const against = say('poster.with', { count: plan.seats.length - 1 })
  return (
    <article className="game" aria-label={title}>
      <Poster entry={entry} />
      <div className="game-about">
        <h2>{title}</h2>
        <GameFacts meta={meta} />
      </div>
      <button
        type="button"
        className="button game-play"
        data-kind="main"
        aria-label={`${say('poster.play')} ${against}: ${title}`}
        disabled={busy}
        onClick={() => open(plan)}
      >
        <span>{say('poster.play')}</span> <small>{against}</small>
      </button>
      <div className="game-more">
        {learn !== null && (
          <button type="button" aria-label={say('poster.learn.of', { title })} disabled={busy} onClick={learn}>
            {say('poster.learn')}
          </button>
        )}
        <a href={hrefs.host(entry.id)} aria-label={say('poster.friends.of', { title })}>
          {say('poster.friends')}
        </a>
        <a href={hrefs.setUp(entry.id)} aria-label={say('poster.setUp.of', { title })}>
          {say('poster.setUp')}
        </a>
        {entry.guide === undefined ? (
          <a href={hrefs.rules(entry.id)} aria-label={say('poster.rules.of', { title })}>
            {say('poster.rules')}
          </a>
        ) : (
          <a href={hrefs.howToPlay(entry.id)} aria-label={say('guide.of', { title })}>
            {say('guide.title')}
          </a>
        )}
      </div>
    </article>
  )
}
