/** Single keys at the table. They can be switched off, for people who use speech input or hit keys by accident. */
import { useEffect, useState } from 'react'

export type KeyCommand = 'undo' | 'redo' | 'done' | 'choices' | 'board' | 'hint' | 'log' | 'words' | 'help'

export const KEYS: Readonly<Record<string, KeyCommand>> = {
  u: 'undo',
  r: 'redo',
  d: 'done',
  c: 'choices',
  b: 'board',
  h: 'hint',
  l: 'log',
  w: 'words',
  '?': 'help',
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
}

/** A number stands for that place among what can be chosen in the dock. `within` says whether the focus is inside an element that matches the selector. */
export const commandForKey = (pressed: Pressed, within: (selector: string) => boolean): KeyCommand | number | null => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null
  if (within('input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable], dialog[open]')) return null
  if (/^[1-9]$/.test(pressed.key)) return Number(pressed.key)
  return KEYS[pressed.key.toLowerCase()] ?? null
}

const STORAGE_KEY = 'roundhouse:keys'

export const useKeys = (
  onCommand: (command: KeyCommand | number) => void,
): [on: boolean, set: (on: boolean) => void] => {
  const [on, setOn] = useState(() => readSwitch())
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event
      const command = commandForKey(event, (selector) => target instanceof Element && target.closest(selector) !== null)
      if (command === null || !(on || command === 'help')) return
      event.preventDefault()
      onCommand(command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on, onCommand])
  const set = (now: boolean): void => {
    setOn(now)
    try {
      localStorage.setItem(STORAGE_KEY, now ? 'on' : 'off')
    } catch {
      // Without storage, the switch lasts for this visit.
    }
  }
  return [on, set]
}

const readSwitch = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}
