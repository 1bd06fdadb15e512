/** One seat's points, line by line, if the match ended now. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import { Drawer } from '../drawers/Drawer.tsx'
import { useTableTexts } from '../texts.ts'
import { ScoreLines } from './ScoreLines.tsx'

export const ScoreDrawer = ({ tableView, seat }: { readonly tableView: TableView; readonly seat: Seat }): ReactNode => {
  const { words, seat: nameOf } = useTableTexts()
  const lines = tableView.forecast[seat] ?? null
  const title = tableView.outcome === null ? words('forecast.title') : words('title.over')
  return (
    <Drawer kind="score" title={`${nameOf(seat)}: ${title}`}>
      {lines === null ? <p>{words('players.hidden', { seat: nameOf(seat) })}</p> : <ScoreLines lines={lines} />}
    </Drawer>
  )
}
