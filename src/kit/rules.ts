/** The list of a game's rules, as `data/rules.ts` writes it. */
import type { Rule, Source } from './game.ts'

/**
 * Each line of the table is a source and the numbers of its rules, in the order of the rules page. `rulesIn('GL-', 'ruling 2.5 R1')`
 * lists the rulings GL-2.5 and GL-R1.
 */
export const rulesIn = (prefix: string, table: string): readonly Rule[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', ...numbers] = line.trim().split(/\s+/)
      const source = sourceOf(word)
      return numbers.map((number) => ({ id: `${prefix}${number}`, source }))
    })

const SOURCES: readonly Source[] = ['rulebook', 'ruling', 'example', 'reconstructed']

const sourceOf = (word: string): Source => {
  const source = SOURCES.find((known) => known === word)
  if (source === undefined) throw new RangeError(`"${word}" is no source of rules (${SOURCES.join(', ')})`)
  return source
}
