/**
 * A letter for each company, the same in every language, on the board and in the terminal. Blue is U, because the second
 * player is B.
 */
import { COMPANIES } from '../data/counts.ts'

type Colour = (typeof COMPANIES)[number]

const LETTERS: Readonly<Record<Colour, string>> = {
  black: 'K',
  blue: 'U',
  brown: 'N',
  purple: 'P',
  red: 'R',
  yellow: 'Y',
}

/** By company. */
export const letterOf = (company: number): string => LETTERS[COMPANIES[company] ?? 'black']
