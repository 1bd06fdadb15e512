/** The skip links of the table. Buttons, because the part after `#` in the address is the route. */
import type { ReactNode } from 'react'
import { openDrawer } from '../drawers/open-drawer.ts'
import { useTableTexts } from '../texts.ts'
import { focusNext } from '../turn/next-focus.ts'

/** `hasWords`: the board can be read in words. */
export const SkipLinks = ({ hasWords }: { readonly hasWords: boolean }): ReactNode => {
  const { words } = useTableTexts()
  return (
    <>
      <button type="button" className="skip" onClick={() => focusNext(document)}>
        {words('skip.choices')}
      </button>
      {hasWords && (
        <button type="button" className="skip" onClick={() => openDrawer.set({ kind: 'words' })}>
          {words('facts.skip')}
        </button>
      )}
    </>
  )
}
