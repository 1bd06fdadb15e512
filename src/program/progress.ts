/** Shows on a terminal how far a long command is and how long it will still take. Elsewhere it shows nothing. */

/** The part of a terminal stream that is needed; standard error, so that results stay alone on standard output. */
export interface ProgressStream {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export interface ProgressBar {
  /** This much is done by now. */
  at(done: number): void
  /** Clears the line, for other output or because all is done. */
  clear(): void
}

const SHORTEST_PAUSE = 200
const CLEAR_LINE = '\r\x1b[K'

export const progressOf = (
  total: number,
  unit: string,
  stream: ProgressStream = process.stderr,
  now: () => number = Date.now,
): ProgressBar => {
  if (stream.isTTY !== true) return { at() {}, clear() {} }
  const began = now()
  let shown = Number.NEGATIVE_INFINITY
  return {
    at(done) {
      const time = now()
      if (time - shown < SHORTEST_PAUSE && done < total) return
      shown = time
      stream.write(`${CLEAR_LINE}${progressLine(done, total, unit, time - began)}`)
    },
    clear: () => void stream.write(CLEAR_LINE),
  }
}

/** `120 of 500 games (24 %), 3:20 left`. The time left assumes that the rest goes as fast as what is done. */
export const progressLine = (done: number, total: number, unit: string, elapsed: number): string => {
  const share = `${done} of ${total} ${unit} (${Math.floor((100 * done) / Math.max(1, total))} %)`
  if (done === 0 || done >= total) return share
  return `${share}, ${clockTime((elapsed * (total - done)) / done)} left`
}

const clockTime = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const tail = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
