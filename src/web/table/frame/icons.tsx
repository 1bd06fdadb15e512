/** The icons of the frame. The texts beside them, or their names, say the same. */
import { memo, type ReactNode } from 'react'

const SHAPES = {
  /** A crown: this seat has won. */
  crown: 'M1 4l4 3 3-6 3 6 4-3-2 9H3zM3 14h10v1.5H3z',
  start: 'M2 2h2v12H2zM14 2v12L5 8z',
  back: 'M10 2l2.5 2.5L9 8l3.5 3.5L10 14 4 8z',
  play: 'M4 2v12l10-6z',
  pause: 'M3 2h4v12H3zM9 2h4v12H9z',
  forward: 'M6 2L3.5 4.5 7 8l-3.5 3.5L6 14l6-6z',
  end: 'M12 2h2v12h-2zM2 2v12l9-6z',
} as const

export type IconName = keyof typeof SHAPES

export const Icon = ({ shape }: { readonly shape: IconName }): ReactNode => (
  <svg className="table-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d={SHAPES[shape]} />
  </svg>
)

/** This seat has won. */
export const CrownIcon = (): ReactNode => <Icon shape="crown" />

/** Icons drawn with a line, in a square of 24 × 24. */
const LINES = {
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  hint: 'M9 17h6M10 20h4M12 3a6 6 0 0 1 3.5 10.8V17h-7v-3.2A6 6 0 0 1 12 3z',
  close: 'M6 6l12 12M18 6 6 18',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  legend: 'M4 4.5h4.5v4.5H4zM4 15h4.5v4.5H4zM12 6.8h8M12 17.3h8',
  log: 'M6 3h9l4 4v14H6zM9 9h6M9 13h7M9 17h5',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  soundOn: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4',
} as const

export type LineIconName = keyof typeof LINES

export const LineIcon = memo(
  ({ shape }: { readonly shape: LineIconName }): ReactNode => (
    <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[shape]} />
    </svg>
  ),
)

/** The name of the site as a mark. */
export const HomeMark = (): ReactNode => (
  <svg className="top-mark" viewBox="0 0 64 44" aria-hidden="true">
    <path d="M2 38a30 30 0 0 1 60 0H47a15 15 0 0 0-30 0z" fill="var(--site)" />
    <path d="M32 38 9 19m23 19L21 9m11 29L43 9M32 38l23-19" stroke="var(--paper)" strokeWidth="3" />
    <circle cx="32" cy="36" r="7.5" fill="var(--ink)" stroke="var(--paper)" strokeWidth="3" />
  </svg>
)
