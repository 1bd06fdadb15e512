/** The browser's store: a connection that it closes is opened again. */
import { afterEach, expect, test, vi } from 'vitest'
import { indexedStore } from './store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A request that succeeds a little later. */
const later = (result: unknown) => {
  const request = { result, onsuccess: () => {}, onerror: () => {}, error: null }
  queueMicrotask(() => request.onsuccess())
  return request
}

/** An IndexedDB with one database, which the browser may close at any time. */
const browserWith = (entries: readonly unknown[]) => {
  const opened: { isClosed: boolean; close(): void; onclose?(): void; onversionchange?(): void }[] = []
  const open = () => {
    const database = {
      isClosed: false,
      close() {
        database.isClosed = true
      },
      transaction() {
        if (database.isClosed) throw new Error('the connection is closing')
        const transaction = { oncomplete: () => {}, error: null, objectStore: () => ({ getAll: () => later(entries) }) }
        setTimeout(() => transaction.oncomplete())
        return transaction
      },
    }
    opened.push(database)
    return later(database)
  }
  vi.stubGlobal('indexedDB', { open })
  return opened
}

test('a connection is opened once, and once more after the browser or another window has closed it', async () => {
  const opened = browserWith(['a match'])
  const store = indexedStore()
  expect([await store.all(), await store.all()]).toEqual([['a match'], ['a match']])
  expect(opened).toHaveLength(1)
  opened[0]?.close()
  opened[0]?.onclose?.()
  expect(await store.all()).toEqual(['a match'])
  expect(opened).toHaveLength(2)
  opened[1]?.onversionchange?.()
  expect(opened[1]?.isClosed).toBe(true)
  expect(await store.all()).toEqual(['a match'])
  expect(opened).toHaveLength(3)
})
