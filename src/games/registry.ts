/**
 * The registry: one line for each game, by name. `new-game` adds the next one. The template is
 * for tests (`tested.ts`) and stays off the shelf.
 */

export { entry as greatLakes } from './great-lakes/entry.ts'
export { entry as parisConnection } from './paris-connection/entry.ts'
export { entry as railwaysCard } from './railways-card/entry.ts'
export { entry as russianRailroads } from './russian-railroads/entry.ts'
