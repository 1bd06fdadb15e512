/** Notifications of the browser: asked for by a click only, and kept as a wish of this browser. */
import { storageHere } from '../browser.ts'

const KEPT = 'roundhouse:notify'

/** `insecure`: browsers notify only on https or localhost. */
export type Notifying = 'on' | 'off' | 'insecure' | 'impossible' | 'forbidden'

export const notifying = (): Notifying => {
  if (!window.isSecureContext) return 'insecure'
  if (!('Notification' in window)) return 'impossible'
  if (Notification.permission === 'denied') return 'forbidden'
  return Notification.permission === 'granted' && wished() ? 'on' : 'off'
}

/** Asks the reader, where that was not done yet. */
export const turnNotifying = async (on: boolean): Promise<Notifying> => {
  try {
    if (on) await Notification.requestPermission()
    storageHere()?.setItem(KEPT, on ? 'on' : 'off')
  } catch {
    // What cannot be kept or asked shows in what follows.
  }
  return notifying()
}

/** Says it, unless the reader looks at the page anyway. */
export const notify = (title: string, tag: string): void => {
  if (!document.hidden || notifying() !== 'on') return
  try {
    const note = new Notification(title, { tag })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some phones notify only through installed pages.
  }
}

const wished = (): boolean => {
  try {
    return storageHere()?.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}
