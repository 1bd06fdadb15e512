/** The way to the daily deal. The history is loaded only for players who have one. */
import { lazy, type ReactNode, Suspense } from 'react'
import { hrefs } from '../../../wire/route.ts'
import { browserStorage } from '../browser-storage.ts'
import { useApp } from '../context.ts'

const PlayedToday = lazy(async () => ({ default: (await import('../../daily/PlayedToday.tsx')).PlayedToday }))

export const DailyLink = (): ReactNode => {
  const { say } = useApp()
  const lead = <span>{say('daily.lead')}</span>
  return (
    <a className="home-daily" href={hrefs.daily}>
      <strong>{say('daily.title')}</strong>
      {browserStorage()?.getItem('roundhouse:daily') ? (
        <Suspense fallback={lead}>
          <PlayedToday />
        </Suspense>
      ) : (
        lead
      )}
    </a>
  )
}
