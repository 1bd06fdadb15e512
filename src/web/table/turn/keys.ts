/** Keys of the table: which order a key stands for, and where a key is just typing. */
export type KeyCommand = 'undo' | 'redo' | 'done' | 'help'

export const KEYS: Readonly<Record<string, KeyCommand>> = { u: 'undo', r: 'redo', d: 'done', '?': 'help' }

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
}

/** `within` says where the focus is: inside something that matches this selector? */
export const commandForKey = (pressed: Pressed, within: (selector: string) => boolean): KeyCommand | null => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null
  if (within('input, select, textarea, [contenteditable], dialog[open]')) return null
  return KEYS[pressed.key.toLowerCase()] ?? null
}
