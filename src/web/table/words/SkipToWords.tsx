/** The skip link to the board in words. A button, because the part after `#` in the address is the route. */
import type { ReactNode } from 'react'
import { useTableTexts } from '../texts.ts'
import { openFacts } from './drawer-open.ts'

export const SkipToWords = (): ReactNode => {
  const { words } = useTableTexts()
  return (
    <button type="button" className="skip" onClick={() => openFacts.set('words')}>
      {words('facts.skip')}
    </button>
  )
}
