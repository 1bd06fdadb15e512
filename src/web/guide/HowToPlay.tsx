/** How a game is played, in five minutes: aim, a turn in pictures, scoring, and what beginners do wrong. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../kit/entry.ts'
import { picturesIn } from '../../kit/guide.ts'
import { useApp } from '../app/context.ts'
import { Loading } from '../app/Notices.tsx'
import { useLoaded } from '../app/useLoaded.ts'
import { GuidePicture } from './GuidePicture.tsx'
import { loadGallery, loadGuide } from './load.ts'

export const HowToPlay = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const { say, language } = useApp()
  const key = `${entry.id} ${language}`
  const loaded = useLoaded(key, () => loadGuide(entry, language))
  const gallery = useLoaded(loaded ? key : '', async () =>
    loaded ? loadGallery(entry, language, picturesIn({ ...loaded.guide, examples: {} })) : undefined,
  )
  if (loaded === undefined) return <Loading />
  if (loaded === null) return null
  const { guide, texts } = loaded
  return (
    <div className="guide">
      {guide.sections.map(({ id, parts }) => (
        <section key={id} className="guide-section" data-section={id} aria-labelledby={`guide-${id}`}>
          <h2 id={`guide-${id}`}>{say(`guide.${id}`)}</h2>
          <ul className="guide-parts">
            {parts.map(({ text, picture }) => (
              <li key={text}>
                {picture === undefined ? (
                  <p>{texts[text]}</p>
                ) : (
                  <GuidePicture gallery={gallery} picture={picture} caption={texts[text]} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
