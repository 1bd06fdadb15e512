/** Pages with one message: page not found, crash, loading. */
import { lazy, type ReactNode, Suspense } from 'react'
import { hrefs } from '../../wire/route.ts'
import { useApp } from './context.ts'
import { NoticeTitle } from './NoticeTitle.tsx'

// Only ornament: no page that exists waits for it.
const EndOfTrack = lazy(async () => ({ default: (await import('./EndOfTrack.tsx')).EndOfTrack }))

export const NotFound = (): ReactNode => {
  const { say } = useApp()
  return (
    <div className="notice">
      <NoticeTitle>{say('missing.title')}</NoticeTitle>
      <p>{say('missing.text')}</p>
      <a className="button" href={hrefs.home}>
        <span>{say('missing.home')}</span>
      </a>
      <Suspense fallback={<div className="end-of-track" />}>
        <EndOfTrack />
      </Suspense>
    </div>
  )
}

export const ErrorPage = ({ why }: { readonly why: string }): ReactNode => {
  const { say } = useApp()
  return (
    <div className="notice" role="alert">
      <NoticeTitle>{say('fault.title')}</NoticeTitle>
      <p>{say('fault.text', { why })}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        <span>{say('fault.again')}</span>
      </button>
      <a className="button" data-kind="quiet" href={hrefs.home}>
        <span>{say('missing.home')}</span>
      </a>
    </div>
  )
}

export const Loading = (): ReactNode => <p className="loading">{useApp().say('app.loading')}</p>
