/** A game as a 1930s poster: paper, frame, drawing, and a title as wide as the sheet. */
import type { ReactNode } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { posterOf } from './posters.ts'
import './poster.css'

const WIDTH = 600
const HEIGHT = 840
const DRAWN = 628
const MARGIN = 48

export const Poster = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const { picture, lines } = posterOf(entry)
  return (
    <svg className="poster" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className="poster-paper" width={WIDTH} height={HEIGHT} />
      <svg
        aria-hidden="true"
        x="22"
        y="22"
        width={WIDTH - 44}
        height={DRAWN - 22}
        viewBox="0 0 600 640"
        preserveAspectRatio="xMidYMid slice"
      >
        <use href={`${picture}#drawing`} />
      </svg>
      <Title lines={lines} />
      <rect className="poster-frame" x="22" y="22" width={WIDTH - 44} height={HEIGHT - 44} />
    </svg>
  )
}

/** Width and height of a capital letter, relative to the font size. */
const LETTER = 0.7
const CAPITAL = 0.7
const GAP = 15

/** All lines get the same width, so short ones are larger. Large lines use a lighter weight to look equally heavy. */
const Title = ({ lines }: { readonly lines: readonly string[] }): ReactNode => {
  const width = WIDTH - 2 * MARGIN
  const longest = Math.max(...lines.map((line) => line.length))
  const room = HEIGHT - 22 - DRAWN
  const sizes = lines.map((line) => width / (line.length * LETTER))
  const high = sizes.reduce((sum, size) => sum + size * CAPITAL, 0)
  const fit = Math.min(1, (room - 36 - GAP * (lines.length - 1)) / high)
  const feet = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((y, size) => y + size * CAPITAL * fit + GAP, 0))
  const top = DRAWN + (room - (feet.at(-1) ?? 0) + GAP) / 2 - GAP
  return lines.map((line, index) => (
    <text
      key={line}
      className="poster-title"
      x={WIDTH / 2}
      y={top + (feet[index] ?? 0)}
      fontSize={(sizes[index] ?? 0) * fit}
      fontWeight={line.length * 2 <= longest ? 600 : 700}
      textLength={width}
    >
      {line.toUpperCase()}
    </text>
  ))
}
