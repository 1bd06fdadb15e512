/** The company whose network stands out on the map. Board and dock share it. */
import { createShared } from '../../../web/toolkit/shared.ts'
import type { Company } from '../moves.ts'

export const litCompany = createShared<Company | null>(null)

interface Hover {
  onPointerEnter(event: { readonly pointerType: string }): void
  onPointerLeave(event: { readonly pointerType: string }): void
}

interface Lights extends Hover {
  onFocus(): void
  onBlur(): void
}

/** Lights up a company while the mouse is at this element. */
export const lightsByMouse = (company: Company): Hover => ({
  onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && litCompany.set(company),
  onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && litCompany.set(null),
})

/** Lights up a company while the mouse or the keyboard is at this button. */
export const lights = (company: Company): Lights => ({
  ...lightsByMouse(company),
  onFocus: () => litCompany.set(company),
  onBlur: () => litCompany.set(null),
})

/** A finger has no hover: a tap lights a company, and another tap puts it out. */
export const lightByFinger = (company: Company, click: MouseEvent): void => {
  if (click instanceof PointerEvent && click.pointerType === 'mouse') return
  litCompany.set(litCompany.get() === company ? null : company)
}
