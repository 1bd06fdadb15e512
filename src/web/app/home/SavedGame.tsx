/** One saved game. Removing it takes two clicks, because it cannot be undone. */
import { type ReactNode, useState } from 'react'
import { hrefs } from '../../../wire/route.ts'
import type { Saved } from '../../host/local.ts'
import { localeOf } from '../../text/locale.ts'
import { useApp } from '../context.ts'
import { findGame } from '../games.ts'
import { usePlayers } from './saved.ts'

interface Props {
  readonly saved: Saved
  remove(): void
}

export const SavedGame = ({ saved, remove }: Props): ReactNode => {
  const { say, translate, language, loadTable } = useApp()
  const game = findGame(saved.game)?.title ?? saved.game
  const players = usePlayers(saved)
  const named = (action: string) => ({ 'aria-label': say('saved.named', { action, game, players }) })
  const go = say(saved.over ? 'saved.look' : 'saved.continue')
  return (
    <li className="saved-game">
      <div>
        <strong>{game}</strong>
        <p>{players}</p>
        <p className="hint">
          {say('saved.moves', { count: saved.moves })}
          {saved.over && ` · ${say('saved.over')}`}
          {` · ${dateIn(localeOf(language), saved.changed)}`}
        </p>
        {saved.broken !== null && <p className="wrong">{say('saved.broken', { why: translate(saved.broken) })}</p>}
      </div>
      <div className="saved-actions">
        {saved.broken === null && (
          <a className="button" href={hrefs.table(saved.id)} onClick={() => loadTable(saved.game)} {...named(go)}>
            <span>{go}</span>
          </a>
        )}
        <Remove named={named} remove={remove} />
      </div>
    </li>
  )
}

interface RemoveProps {
  named(action: string): { readonly 'aria-label': string }
  remove(): void
}

/** The first button becomes "keep": it keeps the focus, and an accidental double click removes nothing. */
const Remove = ({ named, remove }: RemoveProps): ReactNode => {
  const { say } = useApp()
  const [asked, setAsked] = useState(false)
  const button = (action: string, act: () => void) => (
    <button type="button" className="button" data-kind="quiet" onClick={act} {...named(action)}>
      <span>{action}</span>
    </button>
  )
  return (
    <>
      {button(say(asked ? 'saved.keep' : 'saved.remove'), () => setAsked(!asked))}
      {asked && button(say('saved.sure'), remove)}
    </>
  )
}

const dateIn = (locale: string, time: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
