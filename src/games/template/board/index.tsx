/** Coal Run in the browser. */
export { face } from './face.ts'
