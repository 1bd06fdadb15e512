/** Moves from page to page without loading the site again. Links are plain links; the browser keeps the history. */
import { useMemo, useSyncExternalStore } from 'react'
import { addressOfOldLink, type PageRoute, routeOf } from '../../wire/route.ts'

export const useRoute = (): PageRoute => {
  const address = useSyncExternalStore(listen, currentAddress)
  return useMemo(() => routeOf(address), [address])
}

export const currentRoute = (): PageRoute => routeOf(currentAddress())

/** Goes to another page, as a link would. */
export const go = (address: string): void => {
  if (address === currentAddress()) return
  history.replaceState({ ...history.state, scroll: window.scrollY }, '')
  history.pushState(null, '', address)
  announce()
}

/** Shows another page in place of this one: going back does not return to this address. */
export const replaceAddress = (address: string): void => {
  history.replaceState(history.state, '', address)
  announce()
}

/** How far a page was scrolled when the user left it; 0 for a new one. */
export const scrollOfPage = (): number => {
  const scroll: unknown = history.state?.scroll
  return typeof scroll === 'number' ? scroll : 0
}

/** Takes over clicks on links, and the addresses of earlier releases. */
export const startNavigation = (): void => {
  replaceOldAddress()
  document.addEventListener('click', followLink)
  window.addEventListener('popstate', () => {
    replaceOldAddress()
    announce()
  })
}

const listeners = new Set<() => void>()

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const announce = (): void => {
  for (const listener of listeners) listener()
}

/** A query changes nothing in these pages. */
const currentAddress = (): string => location.pathname + location.hash

const replaceOldAddress = (): void => {
  const address = location.pathname === '/' ? addressOfOldLink(location.hash) : null
  if (address !== null) history.replaceState(history.state, '', address)
}

/** Everything but a plain click stays with the browser: another tab or window, a download, another site. */
const followLink = (event: MouseEvent): void => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return
  const address = link.pathname + link.hash
  // The documents of the API are no page of ours.
  if (link.origin !== location.origin || routeOf(address).page === 'missing') return
  event.preventDefault()
  go(address)
}
