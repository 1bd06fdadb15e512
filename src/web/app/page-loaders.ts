/** Loads the code of a page when it is opened. The first page does not wait until its texts and fonts are there. */
import type { Language } from '../../kit/text.ts'
import type { PageRoute } from '../../wire/route.ts'
import { boardOf } from '../boards.ts'
import { loadFrame } from '../table/text/index.ts'
import { findGame } from './games.ts'
import { gameOfSaved, resumeAhead } from './local-tables.ts'

export const pageLoaders = {
  new: () => import('./setup/SetUpPage.tsx'),
  settings: () => import('./settings/SettingsPage.tsx'),
  shared: () => import('./shared-game/SharedGamePage.tsx'),
  daily: () => import('../daily/DailyPage.tsx'),
  how: () => import('./how-to-play/HowToPlayPage.tsx'),
  rules: () => import('./rules/RulesPage.tsx'),
  table: () => import('../table/TablePage.tsx'),
  online: () => import('../online/OnlinePages.tsx'),
} as const

export const loadAhead = (route: PageRoute, language: Language): void => loadAll(neededBy(route, language))

/** Loads what a table of this game shows, while its host opens it. */
export const loadTableAhead = (game: string, language: Language): void =>
  loadAll([pageLoaders.table, ...partsOfTable(game, language)])

type Load = () => Promise<unknown>

/** A page that cannot be loaded says so itself when it is shown. */
const loadAll = (all: readonly Load[]): void => {
  for (const load of all) load().catch(() => null)
}

const neededBy = (route: PageRoute, language: Language): readonly Load[] => {
  switch (route.page) {
    case 'new':
    case 'how':
    case 'settings':
    case 'shared':
    case 'daily':
      return [pageLoaders[route.page]]
    case 'rules': {
      const entry = findGame(route.game)
      return entry === undefined ? [] : [pageLoaders.rules, entry.rules, entry.rulebook[language]]
    }
    case 'table':
      return [
        pageLoaders.table,
        () => resumeAhead(route.id),
        async () => {
          const game = await gameOfSaved(route.id)
          if (game !== null) loadAll(partsOfTable(game, language))
        },
      ]
    case 'home':
    case 'missing':
      return []
    default:
      return [pageLoaders.online]
  }
}

const partsOfTable = (game: string, language: Language): readonly Load[] => {
  const entry = findGame(game)
  const board = boardOf(game)
  return entry === undefined || board === undefined ? [] : [board, () => loadFrame(language), entry.text[language]]
}
