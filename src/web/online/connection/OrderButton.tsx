/** Sending orders from a page: the hook that sends one and keeps its error, and the button that starts it. */
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { OnlineAnswer, OnlineTable, Order } from '../../../wire/online.ts'
import type { ErrorMessage } from './ConnectionStatus.tsx'
import type { OnlineTableClient } from './table-client.ts'

export interface OrderSender {
  /** Null if the order was refused: `error` then says why. */
  send(order: Order): Promise<OnlineAnswer | null>
  readonly isBusy: boolean
  readonly error: ErrorMessage
  showError(error: ErrorMessage): void
}

/** The props of a part of the page that shows a table and sends orders to it. */
export interface TableControlsProps {
  readonly table: OnlineTable
  readonly sender: OrderSender
}

export const useSendOrder = (client: OnlineTableClient): OrderSender => {
  const [unanswered, setUnanswered] = useState(0)
  const [error, showError] = useState<ErrorMessage>(null)
  const send = async (order: Order): Promise<OnlineAnswer | null> => {
    setUnanswered((count) => count + 1)
    showError(null)
    const answer = await client.sendOrder(order).catch(() => null)
    setUnanswered((count) => count - 1)
    if (answer?.kind !== 'problem') return answer
    showError(answer.say)
    return null
  }
  return { send, isBusy: unanswered > 0, error, showError }
}

interface Props extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'className' | 'onClick'> {
  readonly isBusy: boolean
  /** Not needed if the button submits a form. */
  readonly act?: () => void
}

/**
 * While an order waits for its answer the button can be focused but does nothing. A disabled button would lose the
 * focus, and keyboard users would be back at the top of the page.
 */
export const OrderButton = ({ isBusy, act, ...rest }: Props): ReactNode => (
  <button
    type="button"
    {...rest}
    className="button"
    aria-disabled={isBusy || undefined}
    onClick={(event) => {
      if (!isBusy) return act?.()
      // Stops a form from being submitted.
      event.preventDefault()
    }}
  />
)
