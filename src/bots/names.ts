/** The bots that can be asked to a table, weakest first. */
export const BOT_NAMES = ['random', 'beginner', 'casual', 'strong', 'expert'] as const

export type BotName = (typeof BOT_NAMES)[number]

export const isBotName = (name: string): name is BotName => BOT_NAMES.some((one) => one === name)

/** Those who take their time, and should have a thread of their own. */
export const isSearchBot = (name: string | null): boolean => name === 'strong' || name === 'expert'
