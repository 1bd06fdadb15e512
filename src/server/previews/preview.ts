/**
 * What a link shows in a chat before anybody opens it. Only what a stranger with the same link may know: of a private
 * table its game, of a public one also players and state. Keys stand behind `#` and never get here.
 */
import type { GameEntry } from '../../kit/entry.ts'
import { type Language, type ParamsOf, sayFrom, speak } from '../../kit/text.ts'
import { type Listed, tableIdSchema } from '../../wire/online.ts'
import type { PageRoute } from '../../wire/route.ts'
import type { Store } from '../store/store.ts'
import { aboutIn, type Projection } from '../table/projection.ts'
import { type en, PREVIEW_TEXTS } from './texts.ts'

export interface Preview {
  readonly title: string
  readonly text: string
  /** The game of the picture; null for the picture of the site. */
  readonly game: string | null
}

export interface PreviewDeps {
  readonly games: readonly GameEntry[]
  readonly store: Store
  readonly projection: Projection
}

/** Null if there is no such page. Rejects if the store is away. */
export const previewOf = async (route: PageRoute, language: Language, deps: PreviewDeps): Promise<Preview | null> => {
  const words = wordsIn(language)
  if ('game' in route) {
    const entry = deps.games.find(({ id }) => id === route.game)
    if (entry === undefined) return null
    return route.page === 'rules' ? rulesPreview(entry, route.rule, language) : gamePreview(entry, words)
  }
  switch (route.page) {
    case 'missing':
      return null
    case 'lobby':
      return { title: words('lobby.title'), text: words('lobby.text'), game: null }
    case 'shared':
      return { title: words('shared.title'), text: words('shared.text'), game: null }
    case 'online':
    case 'join':
    case 'watch':
      return tablePreview(route.id, route.page === 'online' ? route.at : null, language, deps)
    default:
      return sitePreview(language)
  }
}

export const sitePreview = (language: Language): Preview => {
  const words = wordsIn(language)
  return { title: words('home.title'), text: words('home.text'), game: null }
}

const gamePreview = ({ id, title }: GameEntry, words: PreviewWords): Preview => ({
  title: words('game.title', { game: title }),
  text: words('game.text', { game: title }),
  game: id,
})

/** Longer texts are cut by the programs that show them, in the middle of a word. */
const LONGEST_TEXT = 200

const rulesPreview = async (entry: GameEntry, rule: string | null, language: Language): Promise<Preview> => {
  const words = wordsIn(language)
  const { id, title } = entry
  const about = { title: words('rules.title', { game: title }), text: words('rules.text', { game: title }), game: id }
  if (rule === null) return about
  const { rules } = await entry.rulebook[language]()
  const text = Object.hasOwn(rules, rule) ? rules[rule] : undefined
  return text === undefined ? about : { ...about, title: words('rule.title', { game: title, rule }), text: cut(text) }
}

const cut = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT).replace(/\s+\S*$/, '')} …`

/** An unknown table looks like the site: its page says that there is none. */
const tablePreview = async (
  id: string,
  at: number | null,
  language: Language,
  { store, games, projection }: PreviewDeps,
): Promise<Preview> => {
  const head = tableIdSchema.safeParse(id).success ? await store.head(id) : undefined
  const entry = games.find((one) => one.id === head?.game)
  if (head === undefined || entry === undefined) return sitePreview(language)
  const words = wordsIn(language)
  const about = head.isPublic ? aboutIn(head) : undefined
  const game = { game: entry.title }
  if (about === undefined) return { title: words('table.title', game), text: words('table.text'), game: entry.id }
  const listed = projection.listed(about, null)
  const { title, text } = publicPreview(entry, listed, at, words)
  return { title, text: [playersIn(listed, language), text].join(' ').trim(), game: entry.id }
}

const publicPreview = (
  entry: GameEntry,
  { phase, free, moves }: Listed,
  at: number | null,
  words: PreviewWords,
): Pick<Preview, 'title' | 'text'> => {
  const game = entry.title
  switch (phase) {
    case 'open':
      return free > 0
        ? { title: words('open.title', { game, count: free }), text: words('open.text') }
        : { title: words('full.title', { game }), text: words('open.text') }
    case 'dealing':
      return { title: words('full.title', { game }), text: words('open.text') }
    case 'running':
      return { title: words('running.title', { game }), text: words('running.text', { count: moves }) }
    case 'over':
      return {
        title: at === null ? words('over.title', { game }) : words('over.moment', { game, moves: at }),
        text: words('over.text'),
      }
    default:
      return { title: words('table.title', { game }), text: words('table.text') }
  }
}

const playersIn = ({ names, bots }: Listed, language: Language): string => {
  const words = wordsIn(language)
  const people = names.flatMap((name, seat) => (name === null || bots[seat] ? [] : [name]))
  const count = bots.filter(Boolean).length
  const all = count === 0 ? people : [...people, words('table.bots', { count })]
  return all.length === 0 ? '' : words('table.with', { names: all })
}

type PreviewWords = <Id extends keyof typeof en>(id: Id, ...args: ParamsOf<(typeof en)[Id]>) => string

const wordsIn = (language: Language): PreviewWords => {
  const message = sayFrom<typeof en>()
  const voice = { language, texts: PREVIEW_TEXTS[language], seat: (seat: number) => String(seat + 1) }
  return (id, ...args) => speak(voice, message(id, ...args))
}
