/** What the board adds after the first paint. */
import type { FaceExtras } from '../../../../web/toolkit/face-extras.ts'
import type { Event } from '../../state.ts'
import type { View } from '../../view.ts'
import { Details } from './Details.tsx'
import { effectOf } from './effects.tsx'
import { inWords } from './in-words.ts'
import { Legend } from './Legend.tsx'
import { nameOf } from './name-of.ts'
import './extras.css'

export const extras: FaceExtras<View> = {
  // The frame passes on the events of this game only.
  effectOf: (event, view) => effectOf(event as Event, view),
  inWords,
  nameOf,
  Details,
  Legend,
}
