/** Header, the page of the current address, and footer. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { isOnline, type PageRoute } from '../../wire/route.ts'
import { NewVersion } from '../offline/NewVersion.tsx'
import type { PageWords } from '../text/index.ts'
import { AppContext, useApp } from './context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { findGame } from './games.ts'
import { Header } from './Header.tsx'
import { HomePage } from './home/HomePage.tsx'
import { browserTables } from './local-tables.ts'
import { ErrorPage, Loading, NotFound } from './Notices.tsx'
import { scrollOfPage, useRoute } from './navigation.ts'
import { pageLoaders } from './page-loaders.ts'
import type { UserSettings } from './settings/settings.ts'
import { useAppState } from './useAppState.ts'

const SetUpPage = lazy(async () => ({ default: (await pageLoaders.new()).SetUpPage }))
const SettingsPage = lazy(async () => ({ default: (await pageLoaders.settings()).SettingsPage }))
const SharedGamePage = lazy(async () => ({
  default: (await pageLoaders.shared()).SharedGamePage,
}))
const DailyPage = lazy(async () => ({ default: (await pageLoaders.daily()).DailyPage }))
const HowToPlayPage = lazy(async () => ({ default: (await pageLoaders.how()).HowToPlayPage }))
const RulesPage = lazy(async () => ({ default: (await pageLoaders.rules()).RulesPage }))
const TablePage = lazy(async () => ({ default: (await pageLoaders.table()).TablePage }))
const OnlinePages = lazy(async () => ({ default: (await pageLoaders.online()).OnlinePages }))

export const App = ({ settings, words }: { readonly settings: UserSettings; readonly words: PageWords }): ReactNode => {
  const app = useAppState(settings, words)
  const route = useRoute()
  return (
    <AppContext value={app}>
      <button type="button" className="skip" onClick={skip}>
        {app.say('app.skip')}
      </button>
      <Header route={route} />
      {route.page !== 'table' && route.page !== 'online' && <NewVersion />}
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
  if (route.page === 'daily') return <DailyPage day={route.day} />
  if (route.page === 'shared') return <SharedGamePage key={route.packed} packed={route.packed} at={route.at} />
  if (isOnline(route)) return <OnlinePages route={route} />
  const game = 'game' in route ? findGame(route.game) : undefined
  if (game === undefined) return <NotFound />
  if (route.page === 'how' && game.guide !== undefined) return <HowToPlayPage key={game.id} entry={game} />
  // A game without a guide is explained by its rules.
  if (route.page === 'how') return <RulesPage entry={game} rule={null} />
  if (route.page === 'rules') return <RulesPage entry={game} rule={route.rule} />
  return <SetUpPage key={game.id} entry={game} />
}

/** A new page starts at its top, and an earlier one where it was left; screen readers start at the top of both. */
const Main = ({ route, children }: { readonly route: PageRoute; readonly children: ReactNode }): ReactNode => {
  const { say } = useApp()
  const main = useRef<HTMLElement>(null)
  const page = placeOf(route)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // A page with one message has put the focus on its heading.
    const isFocused = main.current?.contains(document.activeElement) === true
    if (!isFocused) main.current?.focus({ preventScroll: true })
    window.scrollTo(0, scrollOfPage())
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

const TITLES: Partial<Record<PageRoute['page'], 'rules.title' | 'guide.title'>> = {
  rules: 'rules.title',
  how: 'guide.title',
}

const titleOf = (route: PageRoute, say: ReturnType<typeof useApp>['say']): string => {
  const game = 'game' in route ? findGame(route.game) : undefined
  if (game !== undefined) {
    const page = route.page === 'how' && game.guide === undefined ? 'rules' : route.page
    return `${game.title} · ${say(TITLES[page] ?? 'setup.title')}`
  }
  if (route.page === 'settings') return `${say('settings.title')} · ${say('app.name')}`
  if (route.page === 'daily') return `${say('daily.title')} · ${say('app.name')}`
  return route.page === 'lobby' ? `${say('nav.lobby')} · ${say('app.name')}` : say('app.name')
}

/** A button, not a link: the address stays what it is. */
const skip = (): void => document.getElementById('main')?.focus()
