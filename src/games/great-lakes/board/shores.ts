/** Land and lakes as paths. The shores are data under their own licence (shores.licence.txt). */
import landText from './land.json?raw'
import { outline } from './sheet.ts'
import shoresText from './shores.json?raw'

const { lakes } = JSON.parse(shoresText) as { readonly lakes: readonly (readonly (readonly number[])[])[] }
const { rings } = JSON.parse(landText) as { readonly rings: readonly (readonly number[])[] }

/** Islands are holes: the path is filled by the even-odd rule. */
export const LAKES: string = lakes.flat().map(outline).join('')
export const LAND: string = rings.map(outline).join('')
