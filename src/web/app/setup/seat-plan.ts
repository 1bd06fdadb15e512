/** Who will sit where in a new local match. */
import type { BotName } from '../../../bots/levels.ts'
import { botNameFor } from '../../../bots/names.ts'
import type { Meta, OptionValues } from '../../../kit/game.ts'
import { defaultOptions } from '../../../kit/options.ts'
import type { Opening, SeatInfo } from '../../../wire/host.ts'
import type { UserSettings } from '../settings/settings.ts'

/** The bot of seats for which nobody has chosen one. It answers at once, so the first board does not load the search. */
export const USUAL_BOT: BotName = 'newcomer'

export interface SeatPlan {
  readonly seats: readonly SeatInfo[]
  readonly options: OptionValues
  /** Empty for a random deal. */
  readonly seed: string
}

/** A person in the first seat, bots in the others. */
export const defaultPlan = (meta: Meta, player: string): SeatPlan => {
  const defaultValue = meta.seats.includes(4) ? 4 : (meta.seats[0] ?? 2)
  const seats = Array.from({ length: defaultValue }, (_, seat) => (seat === 0 ? person(player) : botSeat(seat)))
  return {
    seats,
    options: defaultOptions(meta.options),
    seed: '',
  }
}

/** New seats get bots; the remaining seats do not change. */
export const withSeats = (plan: SeatPlan, count: number): SeatPlan => ({
  ...plan,
  seats: Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? botSeat(seat)),
})

export const withSeat = (plan: SeatPlan, seat: number, info: SeatInfo): SeatPlan => ({
  ...plan,
  seats: plan.seats.with(seat, info),
})

export const person = (name: string): SeatInfo => ({ name, bot: null })
export const botSeat = (seat: number, bot: string = USUAL_BOT): SeatInfo => ({
  name: botNameFor(seat, () => false) ?? `Bot ${seat + 1}`,
  bot,
})

/** Trims names and makes them unique. */
export const openingOf = (
  meta: Meta,
  plan: SeatPlan,
  settings: UserSettings,
  nameOf: (seat: number) => string,
): Opening => {
  const names = plan.seats.map(({ name }, seat) => name.trim() || nameOf(seat))
  const uniqueNames = names.map((name, seat) => (names.indexOf(name) === seat ? name : `${name} ${seat + 1}`))
  return {
    id: randomTableId(),
    game: meta.id,
    seats: plan.seats.map(({ bot }, seat) => ({ name: uniqueNames[seat] ?? '', bot })),
    options: plan.options,
    seed: plan.seed.trim() === '' ? null : plan.seed.trim(),
    waitForDone: settings.waitForDone,
    botDelay: settings.botDelay,
  }
}

/** `crypto.randomUUID` is missing over plain http. */
export const randomTableId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('')
