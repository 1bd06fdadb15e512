/** What the tests of all boards' colours share: the limits, and the style sheets as text. */
import { readFileSync } from 'node:fs'

/** WCAG 2.2 AA: 1.4.11 for marks, 1.4.3 for text. */
export const MARK = 3
export const TEXT = 4.5
/**
 * Our own limits, as there is no standard: a difference of 20 in CIE Lab, where about 2 is just visible, and in greyscale 9
 * of the 100 steps of lightness. Colour is not the only cue: pattern and letter differ too.
 */
export const APART = 20
export const GREY_APART = 9

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

export const themeStyles = read('../../src/web/theme/theme.css')

export const boardStyles = (game: string): string => read(`../../src/games/${game}/board/board.css`)
