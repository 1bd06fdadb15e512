/** The home page: the game to continue, all games as posters, and the saved games. */
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { games } from '../../../games/index.ts'
import { useApp } from '../context.ts'
import { DailyLink } from './DailyLink.tsx'
import { GameCard } from './GameCard.tsx'
import { SavedGames } from './SavedGames.tsx'
import { expectsContinue, useSaved } from './saved.ts'
import './home.css'

// Not needed on a first visit, so loaded on demand.
const Continue = lazy(async () => ({ default: (await import('./Continue.tsx')).Continue }))

export const HomePage = (): ReactNode => {
  const { say } = useApp()
  const list = useId()
  const { saved, fault, refresh } = useSaved()
  const latest = saved?.find(({ over, broken }) => !over && broken === null)
  // Where a game was to continue last time there is one now, most likely: its place is kept free until it is known.
  const hasPlace = saved === null ? expectsContinue() : latest !== undefined
  return (
    <div className="home">
      <div className="home-top" data-continue={hasPlace}>
        <div className="home-head">
          <h1>{say('home.title')}</h1>
          <p>{say('home.lead')}</p>
        </div>
        {hasPlace && (
          <Suspense fallback={<div className="continue" />}>
            {saved === null || latest === undefined ? (
              <div className="continue" />
            ) : (
              <Continue saved={latest} count={saved.length} list={list} />
            )}
          </Suspense>
        )}
      </div>
      <DailyLink />
      <div className="home-games">
        {games.map((entry) => (
          <GameCard key={entry.id} entry={entry} />
        ))}
      </div>
      <SavedGames id={list} saved={saved} fault={fault} refresh={refresh} />
    </div>
  )
}
