/** The game that was played last, to go on with one press. */
import type { ReactNode } from 'react'
import { hrefs } from '../../../wire/route.ts'
import type { Saved } from '../../host/local.ts'
import { localeOf } from '../../text/locale.ts'
import { useApp } from '../context.ts'
import { findGame } from '../games.ts'
import { posterOf } from '../poster/posters.ts'
import { listIn, peopleIn, usePlayers } from './saved.ts'

interface Props {
  readonly saved: Saved
  /** How many games are saved in all. */
  readonly count: number
  /** The id of their list. */
  readonly list: string
}

export const Continue = ({ saved, count, list }: Props): ReactNode => {
  const { say, language, loadTable } = useApp()
  const entry = findGame(saved.game)
  const game = entry?.title ?? saved.game
  const players = usePlayers(saved)
  const facts = [useWhoseTurn(saved), agoIn(localeOf(language), saved.changed)].filter((fact) => fact !== '')
  const go = say('saved.continue')
  return (
    <section className="continue" aria-label={say('continue.title')}>
      {entry !== undefined && (
        <svg className="continue-art" viewBox="60 60 480 480" aria-hidden="true">
          <use href={`${posterOf(entry).picture}#drawing`} />
        </svg>
      )}
      <div className="continue-text">
        <p className="continue-game">
          <strong>{game}</strong> {players}
        </p>
        <p className="hint">{facts.join(' · ')}</p>
        {count > 1 && (
          <button type="button" className="continue-all" onClick={() => showList(list)}>
            {say('continue.all', { count })}
          </button>
        )}
      </div>
      <a
        className="button"
        data-kind="main"
        href={hrefs.table(saved.id)}
        onClick={() => loadTable(saved.game)}
        aria-label={say('saved.named', { action: go, game, players })}
      >
        <span>{go}</span>
      </a>
    </section>
  )
}

/** The heading of the list takes the focus, so that the keyboard goes on from there. */
const showList = (list: string): void => {
  const heading = document.getElementById(list)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

/** A person alone is "you"; empty for games saved by an earlier version, which did not note it. */
const useWhoseTurn = (saved: Saved): string => {
  const { say, language } = useApp()
  const { toAct } = saved
  if (toAct.length === 0) return ''
  if (peopleIn(saved).length === 1 && toAct.some(({ bot }) => bot === null)) return say('continue.yours')
  const names = toAct.map(({ name }) => name)
  return say('continue.turn', { names: listIn(language, names) })
}

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** "5 minutes ago", in whole units; within a minute "now". */
const agoIn = (locale: string, time: number): string => {
  const seconds = Math.max(0, (Date.now() - time) / 1000)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const step = STEPS.find((one) => seconds >= one.seconds)
  return step === undefined ? format.format(0, 'second') : format.format(-Math.floor(seconds / step.seconds), step.unit)
}
