/** Offers a choice on the large button of the dock while it is shown. */
import type { ReactNode } from 'react'
import { usePrimary } from '../../../../web/toolkit/primary.ts'
import type { Choice } from '../../../../wire/host.ts'

export const Primary = ({ label, choice }: { readonly label: string; readonly choice: Choice }): ReactNode => {
  usePrimary(label, choice)
  return null
}
