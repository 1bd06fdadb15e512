/**
 * Keeps one whole version of the pages, so that all games work without a network. A new version is loaded beside it and
 * waits until the player asks for it: nothing changes in the middle of a game. `vite.config.ts` fills in the two names.
 */
/* global self, caches, fetch, Response */

/** Names this version: it changes with any file. */
const VERSION = '__VERSION__'
/** All files of this version. Names with a hash never change their content. */
const FILES = ['__FILES__']

const CACHE = `roundhouse-${VERSION}`
const PAGE = '/'

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && !isOfServer(pathname)) event.respondWith(kept(PAGE, request))
  else if (pathname.includes('/assets/')) event.respondWith(kept(request, request))
})

/** The API, the pages of the server itself and pictures opened alone always come from the network. */
const isOfServer = (pathname) => /^\/(api|metrics|healthz|readyz|assets|previews)(\/|$)/.test(pathname)

/** Files that an older version has too are not loaded again. */
const fill = async () => {
  const cache = await caches.open(CACHE)
  for (const file of [PAGE, ...FILES]) {
    const known = file === PAGE ? undefined : await caches.match(file)
    const response = known ?? (await fetch(file, { cache: file === PAGE ? 'reload' : 'default' }))
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    await cache.put(file, response)
  }
}

/** The version before this one stays: a game that is open in another window still loads its parts from there. */
const takeOver = async () => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith('roundhouse-') && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

const kept = async (name, request) => {
  const cache = await caches.open(CACHE)
  const options = { ignoreVary: true }
  // The name of a file changes with its content, so a file of an earlier version with this name is the right one.
  const found = (await cache.match(name, options)) ?? (name === PAGE ? undefined : await caches.match(name, options))
  return found ?? fetch(request).catch(() => Response.error())
}
