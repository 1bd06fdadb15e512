/** Covers the table while the device is passed to the next player. */
import { useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { useTableTexts } from '../texts.ts'
import { SeatMark } from './SeatMark.tsx'

interface PassDeviceScreenProps {
  readonly seat: Seat
  /** The player who may still take the last move back; null if nobody may. */
  readonly back: Seat | null
  readonly looks: readonly SeatLook[]
  onBack(seat: Seat): void
  onSit(): void
}

/** Taking back reveals that player's hand, so the screen asks for that player first. */
export const PassDeviceScreen = ({ seat, back, looks, onBack, onSit }: PassDeviceScreenProps) => {
  const { words, seat: nameOf } = useTableTexts()
  const [isAsked, ask] = useState(false)
  const who = isAsked ? (back ?? seat) : seat
  const isBack = who === back
  const sit = (): void => (isBack ? onBack(who) : onSit())
  const name = nameOf(who)
  return (
    <Dialog key={who} title={words('curtain.title', { seat: name })} className="table-pass-device" firm onClose={sit}>
      <SeatMark look={looks[who]} />
      <p>{words('curtain.ask', { seat: name })}</p>
      <div className="table-buttons">
        {back !== null && (
          <button type="button" className="button" onClick={() => ask(!isAsked)}>
            {isBack ? words('curtain.back.not') : words('curtain.back', { seat: nameOf(back) })}
          </button>
        )}
        <button type="button" className="button" data-kind="main" onClick={sit}>
          {words(isBack ? 'curtain.back.ready' : 'curtain.ready', { seat: name })}
        </button>
      </div>
    </Dialog>
  )
}
