/** Single keys at the table. They can be switched off, for people who speak or stumble onto keys. */
import { useEffect, useState } from 'react'
import { commandForKey, type KeyCommand } from './keys.ts'

const KEPT = 'roundhouse:keys'

export const useKeys = (obey: (order: KeyCommand) => void): [on: boolean, set: (on: boolean) => void] => {
  const [on, setOn] = useState(() => readSwitch())
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event
      const order = commandForKey(event, (selector) => target instanceof Element && target.closest(selector) !== null)
      if (order === null || !(on || order === 'help')) return
      event.preventDefault()
      obey(order)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, obey])
  const set = (now: boolean): void => {
    setOn(now)
    try {
      localStorage.setItem(KEPT, now ? 'on' : 'off')
    } catch {
      // Where nothing may be kept, the switch holds for this visit.
    }
  }
  return [on, set]
}

const readSwitch = (): boolean => {
  try {
    return localStorage.getItem(KEPT) !== 'off'
  } catch {
    return true
  }
}
