/** The viewer's own points if the match ended now. */
import { memo } from 'react'
import type { TableView } from '../../../wire/host.ts'
import { useTableTexts } from '../texts.ts'
import { ScoreLines } from './ScoreLines.tsx'

export const Forecast = memo(({ tableView }: { tableView: TableView }) => {
  const { words } = useTableTexts()
  const lines = tableView.viewer === 'watcher' ? null : tableView.forecast[tableView.viewer]
  if (lines === null || lines === undefined) return null
  return (
    <section className="table-forecast" aria-label={words('forecast.title')}>
      <h3>{words('forecast.title')}</h3>
      <ScoreLines lines={lines} />
    </section>
  )
})
