/** The program of a bot thread. Bots search here, so the tables never wait for a search. */
import { parentPort } from 'node:worker_threads'
import { bots } from '../../bots/index.ts'
import { games } from '../../games/index.ts'
import { type Asked, thinkingWith } from '../../host/thinking.ts'

const think = thinkingWith(games, bots, () => performance.now())

parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await think(asked)))
