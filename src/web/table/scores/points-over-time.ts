/**
 * The points of every seat in the course of a match, asked of the host moment by moment. The rough shape comes first:
 * every further moment halves a gap, so the chart can be drawn at any time.
 */
import { useEffect, useState } from 'react'
import type { Seat, Viewer } from '../../../kit/game.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import type { AnyFace } from '../../boards.ts'
import { totalOf } from './scores.ts'

export interface Moment {
  readonly moves: number
  /** By seat; null where they are not known. */
  readonly points: readonly (number | null)[]
}

/** More moments would not be seen in a chart of this size. */
const MOST_MOMENTS = 33

/** A server answers five such questions a second; the page that hosts its own table needs no break. */
const BREAK = 220

/** In the order of moves, the last moment first of all. Asks only while the screen is open. */
export const usePointsOverTime = (
  host: Host,
  tableView: TableView,
  face: AnyFace | null,
  isOnline: boolean,
): { readonly moments: readonly Moment[]; readonly isComplete: boolean } => {
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const [isComplete, setComplete] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished match does not change
  useEffect(() => {
    if (face === null) return
    let isGone = false
    const viewAt = async (moves: number, viewer: Viewer): Promise<TableView | null> => {
      if (isOnline) await new Promise((resolve) => setTimeout(resolve, BREAK))
      const answer = isGone ? null : await host.send({ kind: 'replay', moves, viewer }).catch(() => null)
      return answer?.kind === 'scene' ? answer.scene : null
    }
    const load = async (): Promise<void> => {
      for (const moves of momentsIn(tableView.moves, MOST_MOMENTS)) {
        const moment =
          moves === tableView.moves ? pointsIn(tableView, face) : await pointsAt(moves, tableView, face, viewAt)
        if (isGone || moment === null) break
        setMoments((known) => [...known, { moves, points: moment }].sort((a, b) => a.moves - b.moves))
      }
      if (!isGone) setComplete(true)
    }
    void load()
    return () => {
      isGone = true
      setMoments([])
    }
  }, [host, face, tableView.table.id])
  return { moments, isComplete }
}

/** The end and the start, then the middle of every gap, until there are enough; each moment once. */
export const momentsIn = (moves: number, most: number): readonly number[] => {
  const found = new Set([moves, 0])
  for (let parts = 2; found.size < Math.min(most, moves + 1); parts *= 2) {
    for (let part = 1; part < parts && found.size < most; part += 2) found.add(Math.round((moves * part) / parts))
  }
  return [...found]
}

type ViewAt = (moves: number, viewer: Viewer) => Promise<TableView | null>

/** What the viewer knows; the points of a seat that hides some of them come from the view of that seat. */
const pointsAt = async (
  moves: number,
  { table, viewer }: TableView,
  face: AnyFace,
  viewAt: ViewAt,
): Promise<readonly (number | null)[] | null> => {
  const first = await viewAt(moves, viewer)
  if (first === null) return null
  const points = [...pointsIn(first, face)]
  for (const [seat] of table.seats.entries()) {
    if (first.forecast[seat] != null) continue
    const own = await viewAt(moves, seat)
    if (own !== null) points[seat] = pointsOf(own, face, seat)
  }
  return points
}

const pointsIn = (tableView: TableView, face: AnyFace): readonly (number | null)[] =>
  tableView.table.seats.map((_, seat) => pointsOf(tableView, face, seat))

/** What the seat would have if the match ended now; where that is not known, what everybody sees of it. */
const pointsOf = ({ forecast, view }: TableView, face: AnyFace, seat: Seat): number | null => {
  const lines = forecast[seat]
  return lines == null ? face.publicPoints(view, seat) : totalOf(lines)
}
