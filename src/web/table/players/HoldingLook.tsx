/** A holding as its picture, with the label for screen readers; without a picture as its label. */
import type { ReactNode } from 'react'
import type { Holding } from '../../toolkit/board.ts'

interface HoldingLookProps {
  readonly holding: Holding
  readonly label: string
}

export const HoldingLook = ({ holding: { picture }, label }: HoldingLookProps): ReactNode =>
  picture === undefined ? (
    label
  ) : (
    <>
      <span className="holding-picture" aria-hidden="true">
        {picture}
      </span>
      <span className="unseen">{label}</span>
    </>
  )
