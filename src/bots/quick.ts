/** The bots that answer at once. */
import { beginner } from './beginner.ts'
import type { Bot } from './bot.ts'
import { casual } from './casual.ts'
import { withFallback } from './fallback.ts'
import type { BotName } from './names.ts'
import { random } from './random.ts'

export const quickBots = { random, beginner, casual } as const

const quick = /* @__PURE__ */ withFallback(quickBots)

/** Where thinking is done elsewhere: whoever thinks is stood in for when nothing comes of it. */
export const standIns: Readonly<Record<BotName, Bot>> = { ...quick, strong: quick.casual, expert: quick.casual }
