/** What the board adds after the first paint. */
import type { FaceExtras } from '../../../../web/toolkit/face-extras.ts'
import type { View } from '../../view.ts'
import { Details } from './Details.tsx'
import { effectOf } from './effects.tsx'
import { inWords } from './in-words.ts'
import { Legend } from './Legend.tsx'
import './extras.css'

export const extras: FaceExtras<View> = { effectOf, inWords, Details, Legend }
