/** The number of a seat, as the legend of its fields. */
import type { ReactNode } from 'react'
import { useApp } from '../context.ts'

export const SeatLegend = ({ seat }: { readonly seat: number }): ReactNode => {
  const { say } = useApp()
  return (
    <legend>
      <span className="unseen">{say('setup.seat', { number: seat + 1 })}</span>
      <span aria-hidden="true">{seat + 1}</span>
    </legend>
  )
}
