/** What spectators get instead of a hand: whose moves they follow, and after the end whose view they have. */
import { type ReactNode, useEffect } from 'react'
import type { Viewer } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import { followedSeat } from '../../toolkit/follow.ts'
import { useTableTexts } from '../texts.ts'
import '../replay/replay.css'

interface SpectatorDockProps {
  readonly tableView: TableView
  /** Shows the finished match from another seat; null while only the spectators' view is allowed. */
  readonly follow: ((viewer: Viewer) => void) | null
}

export const SpectatorDock = ({ tableView, follow }: SpectatorDockProps): ReactNode => {
  const { words } = useTableTexts()
  const followed = followedSeat.use()
  // The next table has other seats.
  useEffect(() => () => followedSeat.set(null), [])
  const options = tableView.table.seats.map(({ name }, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
    <option key={seat} value={seat}>
      {name}
    </option>
  ))
  if (follow === null) {
    return (
      <div className="watch">
        <p className="watch-note">{words('watch.note')}</p>
        <label className="table-select">
          <span>{words('watch.follow')}</span>
          <select
            value={followed ?? ''}
            onChange={({ target }) => followedSeat.set(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{words('watch.everyone')}</option>
            {options}
          </select>
        </label>
      </div>
    )
  }
  return (
    <label className="table-select">
      <span>{words('replay.viewer')}</span>
      <select value="watcher" onChange={({ target }) => follow(Number(target.value))}>
        <option value="watcher">{words('replay.watcher')}</option>
        {options}
      </select>
    </label>
  )
}
