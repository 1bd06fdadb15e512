/** What only the owner of a table may do: start the match, close the table, break off the deal. */
import { type ReactNode, useState } from 'react'
import { USUAL_BOT } from '../../app/setup/seat-plan.ts'
import { OrderButton, type OrderSender, type TableControlsProps } from '../connection/OrderButton.tsx'
import { useWords } from '../words.ts'

export const OwnerControls = ({ table, sender }: TableControlsProps): ReactNode => {
  const words = useWords()
  if (table.phase !== 'open') return null
  const free = table.seats.filter(({ person, bot }) => person === null && bot === null).length
  const fill = free === 0 ? null : USUAL_BOT
  return (
    <div className="room-owner">
      <OrderButton
        data-kind={free === 0 ? 'main' : 'plain'}
        isBusy={sender.isBusy}
        act={() => void sender.send({ kind: 'start', fill })}
      >
        <span>{words(free === 0 ? 'room.start' : 'room.fill')}</span>
      </OrderButton>
      <CloseTable sender={sender} kind="quiet" />
      <p className="hint">{free === 0 ? words('room.full') : words('room.wait', { count: free })}</p>
    </div>
  )
}

interface Props {
  readonly label: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly sender: OrderSender
  readonly kind?: 'quiet' | undefined
}

const TwoStepClose = ({ label, confirmLabel, cancelLabel, sender, kind }: Props): ReactNode => {
  /** Null until the first click. */
  const [isConfirming, setConfirming] = useState<boolean | null>(null)
  const actionButton = (label: string, act: () => void, takesFocus: boolean): ReactNode => (
    <OrderButton key={label} data-kind={kind} ref={takesFocus ? takeFocus : null} isBusy={sender.isBusy} act={act}>
      <span>{label}</span>
    </OrderButton>
  )
  if (isConfirming !== true) return actionButton(label, () => setConfirming(true), isConfirming === false)
  return (
    <>
      {actionButton(confirmLabel, () => void sender.send({ kind: 'close' }), false)}
      {/* Focused, so that a double click closes nothing. */}
      {actionButton(cancelLabel, () => setConfirming(false), true)}
    </>
  )
}

/** The pressed button disappears with its focus, so its replacement takes the focus. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** Before the deal, or once the match is over. */
export const CloseTable = ({ sender, kind }: Pick<Props, 'sender' | 'kind'>): ReactNode => {
  const words = useWords()
  const texts = {
    label: words('room.close'),
    confirmLabel: words('room.close.sure'),
    cancelLabel: words('room.close.no'),
  }
  return <TwoStepClose {...texts} sender={sender} kind={kind} />
}

/** For owners whose friends do not come. A warning says that everybody will see it. */
export const BreakOff = ({ sender }: { readonly sender: OrderSender }): ReactNode => {
  const words = useWords()
  const texts = { label: words('broken.off'), confirmLabel: words('broken.sure'), cancelLabel: words('broken.no') }
  return (
    <>
      <p className="hint">{words('broken.warning')}</p>
      <div className="online-row">
        <TwoStepClose {...texts} sender={sender} kind="quiet" />
      </div>
    </>
  )
}
