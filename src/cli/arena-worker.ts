/** A process of the arena: plays the blocks whose numbers it is sent. */
import { bots } from '../bots/index.ts'
import { playBlock, type Setup } from './arena-block.ts'
import { takeGame } from './shelf.ts'

const setup = JSON.parse(process.argv[2] ?? '') as Setup
const { game, sense } = await takeGame(setup.game, 'en')

/** The time this process was at work: a computer that is busy with other things makes no bot weaker. */
const clock = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

process.on('message', (number: number) => process.send?.(playBlock({ game, sense, bots, clock }, setup, number)))
