/** Chance for names and salts. `crypto.randomUUID` and `crypto.subtle` are missing over plain http. */

const hexOf = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const SALT_BYTES = 16
const ID_BYTES = 10

/** What this page adds to the deal: it is told only when the sheet is on the table. */
export const randomSalt = (): string => hexOf(SALT_BYTES)

/** A command keeps its id however often it is sent. */
export const randomId = (): string => hexOf(ID_BYTES)
