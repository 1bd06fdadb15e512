/** Railways: the card game in the browser. */
export { face } from './face.ts'
