/** Paris Connection in the browser. */
export { face } from './face.ts'
