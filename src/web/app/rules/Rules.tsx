/** The rules of a game: by section, searchable, each rule with its own address. A sheet over the table shows them too. */
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { picturesIn } from '../../../kit/guide.ts'
import type { Language } from '../../../kit/text.ts'
import { hrefs } from '../../../wire/route.ts'
import { GuidePicture } from '../../guide/GuidePicture.tsx'
import { loadGallery, loadGuide } from '../../guide/load.ts'
import { useLater } from '../../toolkit/later.ts'
import { useApp } from '../context.ts'
import { Loading } from '../Notices.tsx'
import { useLoaded } from '../useLoaded.ts'
import { type Chapter, chaptersOf, search } from './chapters.ts'
import { RulePassage } from './RulePassage.tsx'
import { SourceLegend } from './SourceLegend.tsx'
import './rules.css'

interface Props {
  readonly entry: GameEntry
  readonly rule: string | null
}

export const Rules = ({ entry, rule }: Props): ReactNode => {
  const { say, language } = useApp()
  const chapters = useLoaded(`${entry.id} ${language}`, async () =>
    chaptersOf(await entry.rules(), await entry.rulebook[language]()),
  )
  const examples = useExamples(entry, language)
  const [query, setQuery] = useState('')
  const deferredQuery = useLater(query)
  useShown(rule, chapters !== undefined)
  // A link to a rule must show it even if a search would hide it.
  useEffect(() => {
    if (rule !== null) setQuery('')
  }, [rule])
  if (chapters === undefined) return <Loading />
  const shown = search(chapters, deferredQuery)
  const ids = chapters.flatMap(({ passages }) => passages.map(({ id }) => id))
  return (
    <div className="rules" data-searching={deferredQuery.trim() !== ''}>
      <aside className="rules-aside">
        <Search query={query} change={setQuery} found={shown.flatMap(({ passages }) => passages).length} />
        <Contents game={entry.id} chapters={chapters} />
        <SourceLegend />
      </aside>
      <div className="rules-text">
        {rule !== null && !isKnown(chapters, rule) && <p className="wrong">{say('rules.unknown', { id: rule })}</p>}
        {shown.map((chapter) => (
          <section
            key={chapter.id}
            id={chapter.id}
            aria-labelledby={`${chapter.id} title`}
            data-here={chapter.id === rule}
          >
            <h2 id={`${chapter.id} title`}>{chapter.title}</h2>
            {chapter.passages.map((passage) => (
              <RulePassage
                key={passage.id}
                {...{ game: entry.id, passage, rules: ids, query: deferredQuery }}
                here={passage.id === rule}
                pictures={examples(passage.id)}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

/** The pictures of worked examples. The board is loaded when the first one comes near. */
const useExamples = (entry: GameEntry, language: Language): ((rule: string) => ReactNode) => {
  const [isNeeded, setNeeded] = useState(false)
  const need = useCallback(() => setNeeded(true), [])
  const key = `${entry.id} ${language}`
  const loaded = useLoaded(key, async () => (entry.guide === undefined ? null : loadGuide(entry, language)))
  const gallery = useLoaded(isNeeded && loaded ? key : '', async () =>
    isNeeded && loaded ? loadGallery(entry, language, picturesIn({ ...loaded.guide, sections: [] })) : undefined,
  )
  return (rule) =>
    loaded?.guide.examples[rule]?.map(({ text, picture }) => (
      <GuidePicture key={text} gallery={gallery} picture={picture} caption={loaded.texts[text]} onNear={need} />
    ))
}

const isKnown = (chapters: readonly Chapter[], rule: string): boolean =>
  chapters.some(({ id, passages }) => id === rule || passages.some((passage) => passage.id === rule))

/** Scrolls to the rule of the address and focuses it, for keyboards and screen readers. */
const useShown = (rule: string | null, ready: boolean): void => {
  useEffect(() => {
    const place = rule === null || !ready ? null : document.getElementById(rule)
    place?.scrollIntoView({ block: 'start' })
    place?.querySelector('a')?.focus({ preventScroll: true })
  }, [rule, ready])
}

interface SearchProps {
  readonly query: string
  readonly found: number
  change(query: string): void
}

const Search = ({ query, found, change }: SearchProps): ReactNode => {
  const { say } = useApp()
  const id = useId()
  return (
    <search>
      <label htmlFor={id}>{say('rules.search')}</label>
      <input id={id} type="search" className="field" value={query} onChange={(event) => change(event.target.value)} />
      <p role="status" className="hint">
        {found === 0 ? say('rules.none', { what: query }) : say('rules.count', { count: found })}
      </p>
    </search>
  )
}

const Contents = ({ game, chapters }: { readonly game: string; readonly chapters: readonly Chapter[] }): ReactNode => {
  const { say } = useApp()
  return (
    <nav className="contents" aria-label={say('rules.contents')}>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={hrefs.rule(game, id)}>
              <span aria-hidden="true">{id.slice(id.indexOf('-') + 1)}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
