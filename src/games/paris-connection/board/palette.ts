/**
 * The colours of the six companies, for the light and the dark theme. `board.css` sets them as custom properties;
 * a test compares the two and checks the contrast. Colour is never the only cue: every mark also has a
 * pattern, a letter, and an edge in the ink of the page.
 */
import type { Pattern } from '../../../web/toolkit/patterns.ts'
import { COMPANIES } from '../data/counts.ts'
import { letterOf } from '../describe/letters.ts'
import type { Company } from '../moves.ts'

export type Theme = 'light' | 'dark'
export type CompanyColour = (typeof COMPANIES)[number]

interface Livery {
  readonly letter: string
  readonly pattern: Pattern
}

const PATTERNS: Readonly<Record<CompanyColour, Pattern>> = {
  black: 'plain',
  blue: 'bars',
  brown: 'dots',
  purple: 'slant',
  red: 'stripe',
  yellow: 'zigzag',
}

export const colourOf = (company: Company): CompanyColour => COMPANIES[company] ?? 'black'
export const livery = (company: Company): Livery => ({
  letter: letterOf(company),
  pattern: PATTERNS[colourOf(company)],
})

export const FILLS: Readonly<Record<Theme, Readonly<Record<CompanyColour, string>>>> = {
  light: {
    black: '#161615',
    blue: '#378be2',
    brown: '#4b2f15',
    purple: '#7e339a',
    red: '#ce3513',
    yellow: '#f3c01a',
  },
  dark: {
    black: '#0a0b0d',
    blue: '#72b8dd',
    brown: '#5e3921',
    purple: '#9644cb',
    red: '#e46d4f',
    yellow: '#fdd842',
  },
}

/** The two inks for letters and patterns. */
export const LETTER = { ink: '#14130f', cream: '#fffaf0' } as const

/** Which of the two inks a colour uses. */
export const ON: Readonly<Record<Theme, Readonly<Record<CompanyColour, keyof typeof LETTER>>>> = {
  light: { black: 'cream', blue: 'ink', brown: 'cream', purple: 'cream', red: 'cream', yellow: 'ink' },
  dark: { black: 'cream', blue: 'ink', brown: 'cream', purple: 'cream', red: 'ink', yellow: 'ink' },
}
