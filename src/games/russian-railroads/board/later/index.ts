/** What a sheet and its dock get after the first paint, in one piece. */
export { NextRewards } from '../dock/NextRewards.tsx'
export { Supply } from '../dock/Supply.tsx'
export { SpecialSigns } from '../track/SpecialSign.tsx'
export { Pile } from './Pile.tsx'
export { Emblem, Thumbs } from './Thumbs.tsx'
export { Waiting } from './Waiting.tsx'
