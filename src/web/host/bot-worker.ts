/** The worker in which bots think. */
import { bots } from '../../bots/index.ts'
import { games } from '../../games/index.ts'
import { type Asked, thinkingWith } from '../../host/thinking.ts'

const think = thinkingWith(games, bots, () => performance.now())

self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => self.postMessage(await think(data)))
