/** What to do after a match: share it, play another, look at it again. */
import { type ReactNode, useRef, useState } from 'react'
import type { Outcome, Seat } from '../../../kit/game.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { findGame } from '../../app/games.ts'
import { posterOf } from '../../app/poster/posters.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { useTableTexts } from '../texts.ts'
import type { EndWords } from './end-words.ts'
import type { MatrixRow } from './score-matrix.ts'
import { totalsOf } from './score-matrix.ts'
import { withMinusSign } from './scores.ts'

interface Props {
  readonly host: Host
  readonly tableView: TableView
  readonly outcome: Outcome | null
  readonly rows: readonly MatrixRow[]
  readonly columns: readonly Seat[]
  readonly looks: readonly SeatLook[]
  readonly words: EndWords
  readonly headline: string
  readonly subline: readonly (string | null)[]
  onReplay(): void
  onSave(): void
  readonly onAgain: (() => void) | null
  onHome(): void
  onClose(): void
}

export const EndButtons = (props: Props): ReactNode => {
  const { host, words, onReplay, onSave, onHome, onClose } = props
  // A daily game is shared without its deal, and is not played again for the table of the day.
  const isDaily = props.tableView.table.daily !== undefined
  const onAgain = isDaily ? null : props.onAgain
  const [message, setMessage] = useState('')
  /** A link that could neither be shared nor copied: the player copies it. */
  const [uncopied, setUncopied] = useState<string | null>(null)
  const row = useRef<HTMLDivElement>(null)
  const draw = useDrawing(props)
  const share = async (): Promise<void> => {
    setUncopied(null)
    setMessage(words('share.working'))
    // Loaded on demand, so that the end itself does not wait for it.
    const { sharePicture } = await import('./share/share.ts')
    const { title, name } = namesOf(props)
    const handed = row.current === null ? null : await sharePicture(draw(row.current), title, name).catch(() => null)
    setMessage(handed === 'shared' ? '' : words(handed === null ? 'share.failed' : `share.${handed}`))
  }
  const link = async (): Promise<void> => {
    const { gameLink, handLink } = await import('../../share/game-link.ts')
    const address = await gameLink(host, null)
    if (address === null) return
    const handed = await handLink(address, namesOf(props).title)
    setUncopied(handed === null ? address : null)
    setMessage(handed === 'shared' ? '' : words(handed === null ? 'link.failed' : 'link.copied'))
  }
  const button = (
    id: 'share' | 'link' | 'link.share' | 'again' | 'replay' | 'board' | 'save' | 'home',
    act: () => void,
    kind?: string,
  ) => (
    <button type="button" className="button" data-kind={kind} onClick={act}>
      <span>{words(id)}</span>
    </button>
  )
  return (
    <div className="end-actions">
      <div className="end-buttons" ref={row}>
        {onAgain !== null && button('again', onAgain, 'main')}
        {!isDaily && button('share', () => void share(), onAgain === null ? 'main' : undefined)}
        {button('replay', onReplay)}
        {button('board', onClose)}
        {!isDaily && button('share' in navigator ? 'link.share' : 'link', () => void link(), 'quiet')}
        {button('save', onSave, 'quiet')}
        {button('home', onHome, 'quiet')}
      </div>
      <p role="status" className="end-message">
        {message}
      </p>
      {uncopied !== null && (
        <input
          className="field end-link"
          readOnly
          aria-label={message}
          value={uncopied}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  )
}

/** Draws the poster of this match; the code for it comes with the first use. */
const useDrawing = (props: Props) => {
  const { game, seat: nameOf, title } = useTableTexts()
  const { tableView, outcome, rows, columns, looks, words, headline, subline } = props
  const entry = findGame(game)
  const written = (points: readonly (number | null)[]): readonly string[] =>
    columns.map((seat) => (points[seat] == null ? '·' : withMinusSign(String(points[seat]))))
  return async (element: Element): Promise<Blob> => {
    if (entry === undefined) throw new Error('no poster')
    const { drawPoster } = await import('./share/draw.ts')
    const poster = {
      title,
      headline,
      subline: subline.filter((part) => part !== null),
      columns: columns.map((seat) => ({
        name: nameOf(seat),
        letter: looks[seat]?.letter ?? '',
        fill: looks[seat]?.fill ?? '',
        on: looks[seat]?.on ?? '',
        won: outcome?.ranks[seat] === 1,
      })),
      rows: rows.map(({ name, points }) => ({ name, points: written(points) })),
      totals: { name: words('total'), points: written(totalsOf(tableView.forecast, outcome)) },
    }
    return drawPoster(poster, posterOf(entry).picture, element)
  }
}

const namesOf = ({ words, headline, tableView }: Props): { readonly title: string; readonly name: string } => {
  const { game, id } = tableView.table
  return {
    title: words('share.title', { game: findGame(game)?.title ?? game, headline }),
    name: `${game}-${id}.png`,
  }
}
