/** Which screens, languages and ways of looking the test of what is in view covers. */
import { LANGUAGES } from '../../../src/kit/text.ts'

export interface Screen {
  readonly width: number
  readonly height: number
  readonly isTouch: boolean
}

const screen = (width: number, height: number, isTouch: boolean): Screen => ({ width, height, isTouch })

export const DESKS: readonly Screen[] = [
  screen(1280, 720, false),
  screen(1366, 768, false),
  screen(1440, 900, false),
  screen(1920, 1080, false),
]
export const TABLETS: readonly Screen[] = [screen(820, 1180, true), screen(1180, 820, true)]
export const PHONES: readonly Screen[] = [screen(390, 844, true), screen(360, 740, true), screen(844, 390, true)]
/** A window of 1280 × 720 at 200 %. */
export const ZOOMED = screen(640, 360, true)
export const SCREENS: readonly Screen[] = [...DESKS, ...TABLETS, ...PHONES]

/** English, German and Hungarian: the usual one, the longest words, and the longest sentences. */
export const SPOKEN = LANGUAGES.filter((language) => language !== 'nl')

/** The arrangement that this screen must get. */
export const layoutOn = ({ width, height }: Screen): string => {
  if (height < 500) return 'flat'
  if (width < 700) return 'phone'
  return width < height ? 'tall' : 'desk'
}
