/** A thread of the arena: plays the blocks whose numbers it is sent. */
import { parentPort, workerData } from 'node:worker_threads'
import { bots } from '../bots/index.ts'
import { playBlock, type Setup } from './arena-block.ts'
import { takeGame } from './shelf.ts'

const setup = workerData as Setup
const { game, sense } = await takeGame(setup.game, 'en')
const arena = { game, sense, bots, clock: () => performance.now() }

parentPort?.on('message', (number: number) => parentPort?.postMessage(playBlock(arena, setup, number)))
