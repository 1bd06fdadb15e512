/** Between two people at one screen: covers what one seat knows until the other sits down. */
import { useState } from 'react'
import type { Seat } from '../../kit/game.ts'
import { Dialog } from './Dialog.tsx'
import { useSpeech } from './speech.ts'

interface CurtainProps {
  readonly seat: Seat
  /** The person who may still take the last move back; null where nobody may. */
  readonly back: Seat | null
  onBack(seat: Seat): void
  onSit(): void
}

/** Taking back shows a hand as well, so the screen asks for that person first. */
export const Curtain = ({ seat, back, onBack, onSit }: CurtainProps) => {
  const { words, seat: nameOf } = useSpeech()
  const [isBack, setBack] = useState(false)
  const name = nameOf(seat)
  if (isBack && back !== null) {
    const other = nameOf(back)
    return (
      <Dialog
        key="back"
        title={words('curtain.back.title', { seat: other })}
        className="table-curtain"
        firm
        onClose={() => setBack(false)}
      >
        <p>{words('curtain.back.ask', { seat: other })}</p>
        <div className="table-buttons">
          <button type="button" className="button" onClick={() => setBack(false)}>
            {words('curtain.back.not')}
          </button>
          <button type="button" className="button" data-kind="main" onClick={() => onBack(back)}>
            {words('curtain.back.ready', { seat: other })}
          </button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog key="next" title={words('curtain.title', { seat: name })} className="table-curtain" firm onClose={onSit}>
      <p>{words('curtain.ask', { seat: name })}</p>
      <div className="table-buttons">
        {back !== null && (
          <button type="button" className="button" onClick={() => setBack(true)}>
            {words('curtain.back', { seat: nameOf(back) })}
          </button>
        )}
        <button type="button" className="button" data-kind="main" onClick={onSit}>
          {words('curtain.ready', { seat: name })}
        </button>
      </div>
    </Dialog>
  )
}
