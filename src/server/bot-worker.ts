/** A thread in which bots ponder, so that nobody at any table waits for them. */
import { parentPort } from 'node:worker_threads'
import { bots } from '../bots/index.ts'
import { games } from '../games/index.ts'
import { type Asked, thinkingWith } from '../host/thinking.ts'

const think = thinkingWith(games, bots, () => performance.now())

parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await think(asked)))
