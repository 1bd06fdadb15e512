/** The worker in which bots think, and advice is thought out. */
import { bots } from '../../bots/index.ts'
import { games } from '../../games/index.ts'
import { type Asked, type AskedAdvice, advisingWith, thinkingWith } from '../../host/thinking.ts'

const clock = (): number => performance.now()
const think = thinkingWith(games, bots, clock)
const advise = advisingWith(games, clock)

self.addEventListener('message', async ({ data }: MessageEvent<Asked | AskedAdvice>) => {
  self.postMessage('pondering' in data ? await think(data) : await advise(data))
})
