/** Prose in lines of at most 80 columns; every line after the first is indented. */
import type { Out } from './command.ts'

const WIDTH = 80

export const prose = (out: Out, text: string, indent = 0): void => {
  for (const line of wrap(text, indent)) out.line(line)
}

const wrap = (text: string, indent = 0): readonly string[] => {
  const lines = [' '.repeat(indent)]
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const isFresh = line.trim() === ''
    if (isFresh || line.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = isFresh ? line + word : `${line} ${word}`
    else lines.push(' '.repeat(indent + 2) + word)
  }
  return lines
}
