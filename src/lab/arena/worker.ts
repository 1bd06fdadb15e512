/** A process of the arena: plays the blocks whose numbers it receives. */
import { bots } from '../../bots/index.ts'
import { thisBuild } from '../players.ts'
import { type ArenaSetup, playBlock } from './block.ts'

const setup = JSON.parse(process.argv[2] ?? '') as ArenaSetup
const build = await thisBuild(setup.game)
if (build === undefined) throw new Error(`no game ${setup.game}`)
const { game, heuristics } = build

/** CPU time of this process: other load on the computer must not weaken a bot. */
const clock = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

process.on('message', (number: number) => process.send?.(playBlock({ game, heuristics, bots, clock }, setup, number)))
