/** The worker in which searching bots and advice run. */
import { bots } from '../../bots/index.ts'
import { games } from '../../games/index.ts'
import { botService } from '../../host/bot-service.ts'
import { replyTo } from '../../wire/requests.ts'
import type { EngineMessage } from './bot-engine.ts'

const { chooseMove, advise } = botService(games, bots, () => performance.now())

self.addEventListener('message', async ({ data }: MessageEvent<EngineMessage>) => {
  self.postMessage(data.kind === 'move' ? await replyTo(data, chooseMove) : await replyTo(data, advise))
})
