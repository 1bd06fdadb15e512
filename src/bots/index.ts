/** The bots that can be asked to a table, weakest first. */
import type { Bot } from './bot.ts'
import { casual } from './casual.ts'
import { random } from './random.ts'

export const bots = { random, casual } as const satisfies Record<string, Bot>

export type BotName = keyof typeof bots

export const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name)
