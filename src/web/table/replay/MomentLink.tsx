/** Hands over a link to the move that a replay of a finished game shows. */
import { type ReactNode, useState } from 'react'
import type { Host } from '../../../wire/host.ts'
import { gameLink, handLink } from '../../share/game-link.ts'
import { LineIcon } from '../frame/icons.tsx'
import { useTableTexts } from '../texts.ts'

interface Handed {
  readonly at: number
  readonly text: string
  /** Shown where it could not be copied. */
  readonly link: string | null
}

export const MomentLink = ({ host, at }: { readonly host: Host; readonly at: number }): ReactNode => {
  const { words, title } = useTableTexts()
  const [handed, setHanded] = useState<Handed | null>(null)
  const hand = async (): Promise<void> => {
    const link = await gameLink(host, at)
    if (link === null) return
    const way = await handLink(link, title)
    if (way === null) setHanded({ at, text: words('replay.link.failed'), link })
    else setHanded(way === 'copied' ? { at, text: words('replay.link.copied'), link: null } : null)
  }
  // Of another move it says nothing.
  const shown = handed?.at === at ? handed : null
  return (
    <>
      <button
        type="button"
        className="button table-step"
        aria-label={words('replay.link')}
        title={words('replay.link')}
        onClick={() => void hand()}
      >
        <LineIcon shape="link" />
      </button>
      <div className="moment-note" data-shown={shown !== null}>
        <p role="status">{shown?.text}</p>
        {shown !== null && shown.link !== null && (
          <input
            className="field"
            readOnly
            aria-label={shown.text}
            value={shown.link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </>
  )
}
