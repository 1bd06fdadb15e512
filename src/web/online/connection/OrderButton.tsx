/**
 * A button that gives an order. While one is under way it can be reached but does nothing: a disabled one
 * would drop the focus, and whoever goes by keyboard would be back at the top of the page.
 */
import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'className' | 'onClick'> {
  readonly isBusy: boolean
  /** Not needed where it submits a form. */
  readonly act?: () => void
}

export const OrderButton = ({ isBusy, act, ...rest }: Props): ReactNode => (
  <button
    type="button"
    {...rest}
    className="button"
    aria-disabled={isBusy || undefined}
    onClick={(event) => {
      if (!isBusy) return act?.()
      // Nor is a form submitted.
      event.preventDefault()
    }}
  />
)
