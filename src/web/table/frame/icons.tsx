/** The icons of the frame. The texts beside them say the same. */

/** An arrow: this seat is to move. */
export const TurnIcon = () => (
  <svg className="table-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M1 5h7V1l7 7-7 7v-4H1z" />
  </svg>
)

/** A crown: this seat has won. */
export const CrownIcon = () => (
  <svg className="table-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M1 4l4 3 3-6 3 6 4-3-2 9H3zM3 14h10v1.5H3z" />
  </svg>
)

const SHAPES = {
  start: 'M2 2h2v12H2zM14 2v12L5 8z',
  back: 'M10 2l2.5 2.5L9 8l3.5 3.5L10 14 4 8z',
  play: 'M4 2v12l10-6z',
  pause: 'M3 2h4v12H3zM9 2h4v12H9z',
  forward: 'M6 2L3.5 4.5 7 8l-3.5 3.5L6 14l6-6z',
  end: 'M12 2h2v12h-2zM2 2v12l9-6z',
} as const

export type ReplayIconName = keyof typeof SHAPES

export const ReplayIcon = ({ shape }: { shape: ReplayIconName }) => (
  <svg className="table-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d={SHAPES[shape]} />
  </svg>
)
