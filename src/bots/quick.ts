/** The bots that answer at once. Browsers run them beside the table; searching bots have a worker of their own. */
import { casual } from './casual.ts'
import { newcomer } from './newcomer.ts'
import { random } from './random.ts'

export const quickBots = { random, newcomer, casual } as const
