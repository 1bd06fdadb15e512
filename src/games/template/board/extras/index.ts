/** What the board adds after the first paint. */
import type { FaceExtras } from '../../../../web/toolkit/face-extras.ts'
import type { View } from '../../view.ts'
import { effectOf } from './effects.tsx'
import { inWords } from './in-words.ts'
import { Legend } from './Legend.tsx'
import './extras.css'

/** The board shows everything that is public, so there are no further details. */
export const extras: FaceExtras<View> = { effectOf, inWords, Details: null, Legend }
