/** The program of a bot thread. Bots search here, so the tables never wait for a search. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { bots } from '../../bots/index.ts'
import { games } from '../../games/index.ts'
import { botService } from '../../host/bot-service.ts'
import type { BotRequest } from '../../host/bot-turn.ts'
import { type NumberedRequest, replyTo } from '../../wire/requests.ts'

const { chooseMove } = botService(games, bots, () => performance.now())

const PATIENT = 5

/** Orders, pages and the database come first. Only on Linux this is about the thread and not about the whole process. */
const letOthersPass = (): void => {
  try {
    if (process.platform === 'linux') setPriority(PATIENT)
  } catch {
    // Some containers forbid it. Bots then compete with everything else.
  }
}
letOthersPass()

parentPort?.on('message', async (message: NumberedRequest<BotRequest>) =>
  parentPort?.postMessage(await replyTo(message, chooseMove)),
)
