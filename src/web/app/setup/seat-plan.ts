/** Who is to sit where, before a match begins. */
import type { BotName } from '../../../bots/index.ts'
import type { Meta, OptionValues } from '../../../kit/game.ts'
import { usualOptions } from '../../../kit/options.ts'
import type { Opening, SeatInfo } from '../../../wire/host.ts'
import type { Settings } from '../settings/settings.ts'

/** The bots that are offered, the usual one first. */
export const BOTS: readonly BotName[] = ['casual', 'beginner', 'strong', 'expert', 'random']

/** What a bot is called that sits in this seat: people who built railways and what runs on them. */
const BOT_NAMES = ['Ada', 'Gustave', 'Isambard', 'Lotte', 'Kálmán', 'Werner'] as const

export interface SeatPlan {
  readonly seats: readonly SeatInfo[]
  readonly options: OptionValues
  /** Empty for a real deal. */
  readonly seed: string
}

/** A person in the first seat and casual bots around. */
export const defaultPlan = (meta: Meta, player: string): SeatPlan => {
  const usual = meta.seats.includes(4) ? 4 : (meta.seats[0] ?? 2)
  const seats = Array.from({ length: usual }, (_, seat) => (seat === 0 ? person(player) : botSeat(seat)))
  return {
    seats,
    options: usualOptions(meta.options),
    seed: '',
  }
}

/** More seats are filled with bots, fewer leave the first ones as they are. */
export const withSeats = (plan: SeatPlan, count: number): SeatPlan => ({
  ...plan,
  seats: Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? botSeat(seat)),
})

export const withSeat = (plan: SeatPlan, seat: number, info: SeatInfo): SeatPlan => ({
  ...plan,
  seats: plan.seats.with(seat, info),
})

export const person = (name: string): SeatInfo => ({ name, bot: null })
export const botSeat = (seat: number, bot: string = BOTS[0] ?? ''): SeatInfo => ({
  name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`,
  bot,
})

/** Names are trimmed, and no two seats are called the same. */
export const openingOf = (
  meta: Meta,
  plan: SeatPlan,
  settings: Settings,
  nameOf: (seat: number) => string,
): Opening => {
  const names = plan.seats.map(({ name }, seat) => name.trim() || nameOf(seat))
  const told = names.map((name, seat) => (names.indexOf(name) === seat ? name : `${name} ${seat + 1}`))
  return {
    id: freshId(),
    game: meta.id,
    seats: plan.seats.map(({ bot }, seat) => ({ name: told[seat] ?? '', bot })),
    options: plan.options,
    seed: plan.seed.trim() === '' ? null : plan.seed.trim(),
    waitForDone: settings.waitForDone,
    botDelay: settings.botDelay,
  }
}

/** `crypto.randomUUID` is missing over plain http. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('')
