/**
 * The numbered choices on the screen, each group as a table if it forms one, else under a heading:
 *
 *     Place on country field …
 *       1 F12    2 F13    3 G11
 */

import type { CliSpeaker } from '../game.ts'
import { choiceTable } from './choice-table.ts'
import type { MenuChoice } from './choices.ts'
import { frameOf } from './frame.ts'

const WIDTH = 78

export const menu = (groups: readonly (readonly MenuChoice[])[], say: CliSpeaker): readonly string[] =>
  groups.flatMap((group) => choiceTable(group, say) ?? choiceList(group, say))

const choiceList = (group: readonly MenuChoice[], say: CliSpeaker): readonly string[] => {
  const items = group.map(({ number, label }) => `${String(number).padStart(5)} ${frameOf(label, say).item}`)
  const heading = group[0] === undefined ? '' : frameOf(group[0].label, say).heading
  return heading === '' ? inColumns(items) : [`  ${heading}`, ...inColumns(items)]
}

const inColumns = (items: readonly string[]): readonly string[] => {
  const width = Math.max(...items.map((item) => item.length)) + 1
  const across = Math.max(1, Math.floor(WIDTH / width))
  const lines: string[] = []
  for (let index = 0; index < items.length; index += across) {
    const cells = items.slice(index, index + across).map((item) => item.padEnd(width))
    lines.push(cells.join('').trimEnd())
  }
  return lines
}
