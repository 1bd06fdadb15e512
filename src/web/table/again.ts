/** Another match like this one. */
import type { Opening, TableInfo } from '../../wire/host.ts'
import type { Settings } from '../app/settings/settings.ts'

/** The same seats and options, a new deal; `byte` gives chance, for the name of the table. */
export const openingLike = ({ game, seats, options }: TableInfo, settings: Settings, byte: () => number): Opening => ({
  id: Array.from({ length: 10 }, () => (byte() % 36).toString(36)).join(''),
  game,
  seats,
  options,
  seed: null,
  waitForDone: settings.waitForDone,
  botDelay: settings.botDelay,
})

/** `crypto.randomUUID` is missing over plain http. */
export const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
