/** The bots that answer at once. Browsers run them beside the table; searching bots have a worker of their own. */
import { beginner } from './beginner.ts'
import { casual } from './casual.ts'
import { random } from './random.ts'

export const quickBots = { random, beginner, casual } as const
