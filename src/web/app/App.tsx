/** Header, the page of the current address, and footer. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { PageWords } from '../text/index.ts'
import { AppContext, useApp } from './context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { findGame } from './games.ts'
import { Header } from './Header.tsx'
import { HomePage } from './home/HomePage.tsx'
import { browserTables } from './local-tables.ts'
import { ErrorPage, Loading, NotFound } from './Notices.tsx'
import { isOnline, type PageRoute, useRoute } from './route.ts'
import type { UserSettings } from './settings/settings.ts'
import { useAppState } from './useAppState.ts'

const SetUpPage = lazy(async () => ({ default: (await import('./setup/SetUpPage.tsx')).SetUpPage }))
const SettingsPage = lazy(async () => ({ default: (await import('./settings/SettingsPage.tsx')).SettingsPage }))
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }))
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }))
const OnlinePages = lazy(async () => ({ default: (await import('../online/OnlinePages.tsx')).OnlinePages }))

export const App = ({ settings, words }: { readonly settings: UserSettings; readonly words: PageWords }): ReactNode => {
  const app = useAppState(settings, words)
  const route = useRoute()
  return (
    <AppContext value={app}>
      <button type="button" className="skip" onClick={skip}>
        {app.say('app.skip')}
      </button>
      <Header route={route} />
      <Main route={route}>
        <ErrorBoundary key={placeOf(route)} fallback={(why) => <ErrorPage why={why} />}>
          <Suspense fallback={<Loading />}>
            <Page route={route} />
          </Suspense>
        </ErrorBoundary>
      </Main>
      {route.page !== 'table' && <Footer route={route} />}
    </AppContext>
  )
}

const Page = ({ route }: { readonly route: PageRoute }): ReactNode => {
  if (route.page === 'home') return <HomePage />
  if (route.page === 'settings') return <SettingsPage />
  if (route.page === 'table') return <TablePage key={route.id} tables={browserTables()} id={route.id} at={route.at} />
  if (isOnline(route)) return <OnlinePages route={route} />
  const game = 'game' in route ? findGame(route.game) : undefined
  if (game === undefined) return <NotFound />
  if (route.page === 'rules') return <RulesPage entry={game} rule={route.rule} />
  return <SetUpPage key={game.id} entry={game} />
}

/** A new page starts at its top, for the eye and for screen readers. */
const Main = ({ route, children }: { readonly route: PageRoute; readonly children: ReactNode }): ReactNode => {
  const { say } = useApp()
  const main = useRef<HTMLElement>(null)
  const page = placeOf(route)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [page])
  useEffect(() => {
    document.title = titleOf(route, say)
  }, [route, say])
  return (
    <main id="main" ref={main} tabIndex={-1} data-page={route.page}>
      {children}
    </main>
  )
}

/** Another rule or move on the same page is not a new page. */
const placeOf = (route: PageRoute): string => {
  if ('game' in route) return `${route.page} ${route.game}`
  return 'id' in route ? `${isOnline(route) ? 'online' : 'table'} ${route.id}` : route.page
}

const titleOf = (route: PageRoute, say: ReturnType<typeof useApp>['say']): string => {
  const title = 'game' in route ? findGame(route.game)?.title : undefined
  if (title !== undefined) return `${title} · ${say(route.page === 'rules' ? 'rules.title' : 'setup.title')}`
  if (route.page === 'settings') return `${say('settings.title')} · ${say('app.name')}`
  return route.page === 'lobby' ? `${say('nav.lobby')} · ${say('app.name')}` : say('app.name')
}

/** A button, not a link, because the part after `#` in the address is the route. */
const skip = (): void => document.getElementById('main')?.focus()
