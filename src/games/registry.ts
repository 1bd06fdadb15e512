/**
 * The registry: one line for each game, in the order of their names. `new-game` adds a line. The templates are not
 * registered; tests take them from `test/games/tested.ts`.
 */

export { entry as greatLakes } from './great-lakes/entry.ts'
export { entry as parisConnection } from './paris-connection/entry.ts'
export { entry as railwaysCard } from './railways-card/entry.ts'
export { entry as russianRailroads } from './russian-railroads/entry.ts'
