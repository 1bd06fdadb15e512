import { afterEach, expect, test, vi } from 'vitest'
import { notificationState, notify, setNotifications } from './notifications.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser that allows notifications, with a hidden page. */
const browserThat = (Notification: object): void => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('window', { isSecureContext: true, Notification })
  vi.stubGlobal('Notification', Notification)
}

const allowed = { permission: 'granted', requestPermission: async () => 'granted' }

test('after a refused notification the state is impossible', async () => {
  const refusing = function refusing(): never {
    throw new TypeError('Illegal constructor')
  }
  browserThat(Object.assign(refusing, allowed))
  expect(await setNotifications(true)).toBe('on')
  notify('Your turn', 'table')
  expect(notificationState()).toBe('impossible')
})

test('after a successful notification the state stays on', async () => {
  const made: string[] = []
  const making = function making(title: string): void {
    made.push(title)
  }
  browserThat(Object.assign(making, allowed))
  expect(await setNotifications(true)).toBe('on')
  notify('Your turn', 'table')
  expect(made).toEqual(['Your turn'])
  expect(notificationState()).toBe('on')
  expect(await setNotifications(false)).toBe('off')
})
