/** All bots, weakest first. A bot may throw: `host/bot-turn.ts` decides what is played then. */
import type { Bot } from './bot.ts'
import type { BotName } from './levels.ts'
import { quickBots } from './quick.ts'
import { searchBot } from './search-bot.ts'

export { type BotName, isBotName } from './levels.ts'

export const bots: Readonly<Record<BotName, Bot>> = {
  ...quickBots,
  beginner: /* @__PURE__ */ searchBot('beginner'),
  amateur: /* @__PURE__ */ searchBot('amateur'),
  skilled: /* @__PURE__ */ searchBot('skilled'),
  strong: /* @__PURE__ */ searchBot('strong'),
  expert: /* @__PURE__ */ searchBot('expert'),
}
