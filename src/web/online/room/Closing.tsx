/** What the owner of a table cannot undo: closing it, or breaking off the deal. It is asked for once more. */
import { type ReactNode, useState } from 'react'
import type { Giver } from '../useGive.ts'
import { useWords } from '../words.ts'

interface Props {
  readonly asks: string
  readonly sure: string
  readonly not: string
  readonly giver: Giver
}

export const Closing = ({ asks, sure, not, giver }: Props): ReactNode => {
  const [isAsked, setAsked] = useState(false)
  const way = (label: string, act: () => void): ReactNode => (
    <button key={label} type="button" className="button" data-kind="quiet" disabled={giver.busy} onClick={act}>
      <span>{label}</span>
    </button>
  )
  if (!isAsked) return way(asks, () => setAsked(true))
  return (
    <>
      {way(sure, () => void giver.give({ kind: 'close' }))}
      {way(not, () => setAsked(false))}
    </>
  )
}

/** For a host whose friends do not come. That everybody will see it stands beside the button. */
export const BreakOff = ({ giver }: { readonly giver: Giver }): ReactNode => {
  const words = useWords()
  return (
    <>
      <p className="hint">{words('broken.warning')}</p>
      <div className="online-row">
        <Closing asks={words('broken.off')} sure={words('broken.sure')} not={words('broken.no')} giver={giver} />
      </div>
    </>
  )
}
