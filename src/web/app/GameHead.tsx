/** The head of a page about one game: its title, what the page is, and the way to How to play. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../kit/entry.ts'
import { hrefs } from '../../wire/route.ts'
import { useApp } from './context.ts'

export const GameHead = ({ entry, kicker }: { readonly entry: GameEntry; readonly kicker: string }): ReactNode => {
  const { say } = useApp()
  return (
    <div className="page-head">
      <h1>{entry.title}</h1>
      <p className="kicker">
        {kicker}
        {entry.guide !== undefined && (
          <>
            {' · '}
            <a href={hrefs.howToPlay(entry.id)}>{say('guide.title')}</a>
          </>
        )}
      </p>
    </div>
  )
}
