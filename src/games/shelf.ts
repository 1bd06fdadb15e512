/**
 * The registry: one line for each game, by name. `new-game` adds the next one. The template is
 * for tests (`tested.ts`) and stays off the shelf.
 */

export { entry as parisConnection } from './paris-connection/entry.ts'
