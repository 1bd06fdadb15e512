/** The home page: all games as posters, and the saved games. */
import type { ReactNode } from 'react'
import { games } from '../../../games/index.ts'
import { useApp } from '../context.ts'
import { GameCard } from './GameCard.tsx'
import { SavedGames } from './SavedGames.tsx'
import './home.css'

export const HomePage = (): ReactNode => {
  const { say } = useApp()
  return (
    <div className="home">
      <div className="home-head">
        <h1>{say('home.title')}</h1>
        <p>{say('home.lead')}</p>
      </div>
      <div className="home-games">
        {games.map((entry) => (
          <GameCard key={entry.id} entry={entry} />
        ))}
      </div>
      <SavedGames />
    </div>
  )
}
