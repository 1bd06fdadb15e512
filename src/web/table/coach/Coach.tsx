/**
 * The coach of the first games: one quiet line at each new kind of decision, once in each game. It lies in the top bar, on a
 * phone over the strip of players: never over board or dock. It takes no focus, and goes with the decision.
 */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GameEntry } from '../../../kit/entry.ts'
import type { Texts } from '../../../kit/text.ts'
import type { PendingDecision } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import { findGame } from '../../app/games.ts'
import { useOpenTable } from '../../app/setup/useOpenTable.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { LineIcon } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'
import { LEARN, nextLine } from './next-line.ts'
import { hasSeen, remember } from './seen.ts'
import './coach.css'

interface CoachProps {
  readonly question: PendingDecision
  /** Where it goes in the top bar; null on a phone. */
  readonly place: Element | null
  /** At a table of this browser: the first game of a title begins with the offer of its lesson. */
  readonly offersLesson: boolean
}

export const Coach = ({ question, place, offersLesson }: CoachProps): ReactNode => {
  const { game, language, words } = useTableTexts()
  const { set } = useApp()
  const texts = useLoaded(`${game} ${language}`, () => load(game, language))
  const entry = findGame(game)
  const offer = offersLesson && entry?.lesson !== undefined ? words('coach.learn') : null
  const lines = useMemo(
    () => (texts === undefined || offer === null ? texts : { ...texts, [LEARN]: offer }),
    [texts, offer],
  )
  const [line, close] = useLine(game, question, lines)
  const text = line === null ? undefined : lines?.[line]
  if (text === undefined) return null
  const shown = (
    <section className="coach" aria-label={words('coach.title')} data-line={line}>
      <p role="status">{text}</p>
      {line === LEARN && entry !== undefined && <Learn entry={entry} label={words('coach.learn.button')} />}
      <button
        type="button"
        aria-label={words('coach.off')}
        title={words('coach.off')}
        onClick={() => set({ coach: false })}
      >
        {words('coach.off.short')}
      </button>
      <button type="button" className="icon-button" aria-label={words('close')} onClick={close}>
        <LineIcon shape="close" />
      </button>
    </section>
  )
  return place === null ? shown : createPortal(shown, place)
}

const Learn = ({ entry, label }: { readonly entry: GameEntry; readonly label: string }): ReactNode => {
  const { learn, busy } = useOpenTable(entry)
  return (
    <button type="button" className="coach-learn" disabled={busy} onClick={() => learn?.()}>
      {label}
    </button>
  )
}

/** The line of this decision, and how to close it. */
const useLine = (
  game: string,
  question: PendingDecision,
  texts: Texts | undefined,
): readonly [line: string | null, close: () => void] => {
  const [shown, setShown] = useState<{ readonly decision: number; readonly line: string } | null>(null)
  const { decision } = question
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    if (texts === undefined) return
    const line = nextLine(question, texts, (one) => hasSeen(game, one))
    if (line === null) return
    remember(game, line)
    setShown({ decision, line })
  }, [game, decision, texts === undefined])
  return [shown?.decision === decision ? shown.line : null, () => setShown(null)]
}

const catalogues = import.meta.glob<{ readonly texts: Texts }>([
  '../../../games/*/coach/{en,nl,de,hu}.ts',
  '!../../../games/template*/**',
])

/** No lines for a game without a coach. */
const load = async (game: string, language: string): Promise<Texts> => {
  const catalogue = catalogues[`../../../games/${game}/coach/${language}.ts`]
  return catalogue === undefined ? {} : (await catalogue()).texts
}
