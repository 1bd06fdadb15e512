/** Networks of whole games, for tests of the drawing: which city was joined to which place, in order. */
import { readFileSync } from 'node:fs'
import { quickDealer, quickRng } from '../../../kit/chance.ts'
import { game } from '../game.ts'
import { ALL_CITIES, TILE } from '../network/cities.ts'

export interface BuiltNetwork {
  readonly built: readonly number[]
  readonly parent: readonly number[]
}

/** Random games with two to four players. In every second game a player who can build does. */
export const randomNetwork = (seed: number): BuiltNetwork => {
  const table = { draw: quickDealer(quickRng(seed)), emit() {} }
  const options = { younger: false, secondLocomotive: false, anyPlaces: seed % 5 === 0 }
  const state = game.setup({ seats: 2 + (seed % 3), options, rules: game.meta.rulesVersion }, table)
  const rng = quickRng(seed)
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat)
    const builds = seed % 2 === 0 ? legal.filter(({ kind }) => kind === 'build') : []
    const moves = builds.length > 0 ? builds : legal
    const move = moves[rng(moves.length)]
    if (move === undefined) throw new Error('nothing to choose')
    game.apply(state, seat, move, table)
  }
  return { built: state.built, parent: state.parent }
}

/**
 * A hundred games of strong bots (3,000 iterations a turn), two to four players: `city:parent …` on each line.
 * `npx vitest run --mode=strong-networks` records such games.
 */
export const strongNetworks = (): readonly BuiltNetwork[] =>
  readFileSync(new URL('./strong-networks.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const parent = ALL_CITIES.map(() => -1)
      const built = line.split(' ').map((joined) => {
        const [city = 0, to = 0] = joined.split(':').map(Number)
        parent[city] = to
        return city
      })
      return { built, parent }
    })

/** All 25 cities in random order: the tile takes this many links, a city four. */
export const fullNetwork = (seed: number, tileLinks: number): BuiltNetwork => {
  const rng = quickRng(seed)
  const parent = ALL_CITIES.map(() => -1)
  const links = new Map<number, number>()
  const built = [...ALL_CITIES].sort(() => rng(3) - 1)
  built.forEach((city, at) => {
    const open = [TILE, ...built.slice(0, at)].filter(
      (place) => (links.get(place) ?? 0) < (place === TILE ? tileLinks : 4),
    )
    const to = open[rng(open.length)] ?? TILE
    parent[city] = to
    links.set(to, (links.get(to) ?? 0) + 1)
    links.set(city, 1)
  })
  return { built, parent }
}
