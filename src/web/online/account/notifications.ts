/** Browser notifications: requested by a click only, and remembered in this browser. */
import { browserStorage } from '../../app/browser-storage.ts'

const STORAGE_KEY = 'roundhouse:notify'
/** Stored instead of the user's choice if the browser offers notifications that do not work. */
const FAILED = 'failed'

/** `insecure`: browsers notify only on https or localhost. */
export type NotificationState = 'on' | 'off' | 'insecure' | 'impossible' | 'forbidden'

export const notificationState = (): NotificationState => {
  if (!window.isSecureContext) return 'insecure'
  if (!('Notification' in window) || kept() === FAILED) return 'impossible'
  if (Notification.permission === 'denied') return 'forbidden'
  return Notification.permission === 'granted' && kept() === 'on' ? 'on' : 'off'
}

/** Asks the user for permission if this was not done yet. */
export const setNotifications = async (on: boolean): Promise<NotificationState> => {
  try {
    if (on) await Notification.requestPermission()
    keep(on ? 'on' : 'off')
  } catch {
    // `notificationState` shows the failure.
  }
  return notificationState()
}

/** Notifies the user unless the page is visible. */
export const notify = (title: string, tag: string): void => {
  if (!document.hidden || notificationState() !== 'on') return
  try {
    const note = new Notification(title, { tag })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some phones only notify through installed pages. From now on the page says so instead of offering a switch.
    keep(FAILED)
  }
}

const keep = (what: string): void => {
  try {
    browserStorage()?.setItem(STORAGE_KEY, what)
  } catch {
    // Without storage nothing changes.
  }
}

const kept = (): string | null => {
  try {
    return browserStorage()?.getItem(STORAGE_KEY) ?? null
  } catch {
    return null
  }
}
