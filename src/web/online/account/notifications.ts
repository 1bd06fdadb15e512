/** Notifications of the browser: asked for by a click only, and kept as a wish of this browser. */
import { browserStorage } from '../connection/browser.ts'

const KEPT = 'roundhouse:notify'
/** In place of the wish, where the browser has the means and they do not work. */
const FAILED = 'failed'

/** `insecure`: browsers notify only on https or localhost. */
export type NotificationState = 'on' | 'off' | 'insecure' | 'impossible' | 'forbidden'

export const notificationState = (): NotificationState => {
  if (!window.isSecureContext) return 'insecure'
  if (!('Notification' in window) || kept() === FAILED) return 'impossible'
  if (Notification.permission === 'denied') return 'forbidden'
  return Notification.permission === 'granted' && kept() === 'on' ? 'on' : 'off'
}

/** Asks the reader, where that was not done yet. */
export const setNotifications = async (on: boolean): Promise<NotificationState> => {
  try {
    if (on) await Notification.requestPermission()
    keep(on ? 'on' : 'off')
  } catch {
    // What cannot be asked shows in what follows.
  }
  return notificationState()
}

/** Says it, unless the reader looks at the page anyway. */
export const notify = (title: string, tag: string): void => {
  if (!document.hidden || notificationState() !== 'on') return
  try {
    const note = new Notification(title, { tag })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some phones notify only through installed pages: from now on that is said, instead of a switch that does nothing.
    keep(FAILED)
  }
}

const keep = (what: string): void => {
  try {
    browserStorage()?.setItem(KEPT, what)
  } catch {
    // What cannot be kept is as it was.
  }
}

const kept = (): string | null => {
  try {
    return browserStorage()?.getItem(KEPT) ?? null
  } catch {
    return null
  }
}
