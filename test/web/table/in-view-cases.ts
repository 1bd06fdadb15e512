/** Which screens, languages and ways of looking the test of what is in view covers. */
import { LANGUAGES } from '../../../src/kit/text.ts'

export interface Screen {
  readonly width: number
  readonly height: number
  readonly isTouch: boolean
  /** The size of text that the reader has set in the browser, in pixels. */
  readonly text: number
}

const USUAL_TEXT = 16

const screen = (width: number, height: number, isTouch: boolean, text = USUAL_TEXT): Screen => ({
  width,
  height,
  isTouch,
  text,
})

export const DESKS: readonly Screen[] = [
  screen(1280, 720, false),
  screen(1366, 768, false),
  screen(1440, 900, false),
  screen(1920, 1080, false),
]
export const TABLETS: readonly Screen[] = [screen(820, 1180, true), screen(1180, 820, true)]
export const PHONES: readonly Screen[] = [screen(390, 844, true), screen(360, 740, true), screen(844, 390, true)]
/** A window of 1280 × 720 at 200 %. */
const ZOOMED = screen(640, 360, true)
/** The same window with text of 200 %, which leaves everything else as it is. */
const LARGE_TEXT = screen(1280, 720, false, 2 * USUAL_TEXT)
export const ENLARGED: readonly Screen[] = [ZOOMED, LARGE_TEXT]
export const SCREENS: readonly Screen[] = [...DESKS, ...TABLETS, ...PHONES]

/** English, German and Hungarian: the usual one, the longest words, and the longest sentences. */
export const SPOKEN = LANGUAGES.filter((language) => language !== 'nl')

/** The arrangement that this screen must get: large text gets that of a smaller screen. */
export const layoutOn = ({ width, height, text }: Screen): string => {
  const scale = text / USUAL_TEXT
  if (height < 500 * scale && width >= 520 * scale) return 'flat'
  if (width < 700 * scale) return 'phone'
  return width < height ? 'tall' : 'desk'
}
