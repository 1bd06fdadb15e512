/** The bots that can be asked to a table, weakest first; where one fails, the one before it plays. */
import type { Bot, Effort } from './bot.ts'
import { withFallback } from './fallback.ts'
import type { BotName } from './names.ts'
import { quickBots } from './quick.ts'
import { searchBot } from './think.ts'

export { type BotName, isBotName } from './names.ts'

/** What thinking levels spend on a turn. The iterations are what a usual computer manages in that time. */
const EFFORTS = {
  strong: { milliseconds: 1_000, iterations: 20_000 },
  expert: { milliseconds: 3_000, iterations: 60_000 },
} as const satisfies Partial<Record<BotName, Effort>>

/** The longest that a bot of this level thinks about a turn, in milliseconds. */
export const thinkingTime = (bot: string): number =>
  bot === 'strong' || bot === 'expert' ? EFFORTS[bot].milliseconds : 0

export const bots: Readonly<Record<BotName, Bot>> = /* @__PURE__ */ withFallback({
  ...quickBots,
  strong: /* @__PURE__ */ searchBot(EFFORTS.strong),
  expert: /* @__PURE__ */ searchBot(EFFORTS.expert),
})
