/** Colours on a terminal. They are decoration: the text has the same information. */
import type { Paint } from '../../kit/text-board.ts'

/** Letters on a block of their own colour, so that they can be read on light and on dark screens. */
const CODES: Readonly<Record<string, string>> = {
  black: '1;97;40',
  blue: '1;97;44',
  brown: '1;38;5;231;48;5;94',
  purple: '1;97;45',
  red: '1;97;41',
  yellow: '1;30;103',
  dim: '2',
  bold: '1',
}

export const painter = (colour: boolean): Paint => {
  if (!colour) return (text) => text
  return (text, name) => {
    const code = CODES[name]
    return code === undefined ? text : `\x1b[${code}m${text}\x1b[0m`
  }
}

/** Text from a file, without control characters. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
