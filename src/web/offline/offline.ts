/** Offline pages in this browser: whether they work, and whether a new version waits. */
import { createShared } from '../toolkit/shared.ts'

/** Is a new version loaded, waiting for the player? */
export const newVersion = createShared<ServiceWorker | null>(null)

/** Browsers offer offline pages only over https and on this device itself. */
export const canWorkOffline = (): boolean => isSecureContext && 'serviceWorker' in navigator

/** A page that stays open asks for a new version this often. In milliseconds. */
const HOUR = 3_600_000
/** The first page has this long for itself. In milliseconds. */
const CALM = 3_000

/** Loads the offline pages after the first page is shown. In development there are none. */
export const startOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !canWorkOffline()) return
  // Loading the other games must not slow the first page down.
  await new Promise((resolve) => setTimeout(resolve, CALM))
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const offer = (worker: ServiceWorker | null): void => {
    // The first version has nothing to replace.
    if (worker !== null && navigator.serviceWorker.controller !== null) newVersion.set(worker)
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
  setInterval(() => void registration.update().catch(() => null), HOUR)
}

/** Shows the new version. Saved games stay. */
export const showNewVersion = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('activate')
}

/** Asks the browser not to clear saved games when the disk is full. It may refuse; then nothing changes. */
export const keepSavedGames = (): void => {
  void navigator.storage?.persist?.().catch(() => false)
}
