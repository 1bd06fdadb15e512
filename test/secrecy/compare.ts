/** Compares two worlds of a table for the viewers who must not notice the difference: not one byte may differ. */
import type { Viewer } from '../../src/kit/game.ts'
import type { Guest, ReceivedMessage } from './visit.ts'

export type Sent = ReadonlyMap<Guest, readonly ReceivedMessage[]>

/** The first message that differs between two worlds. */
export interface Difference {
  readonly guest: Guest
  readonly type: string
  readonly truth: string
  readonly changed: string
}

/** Values to leave out: they differ everywhere and reveal nothing. */
export interface Hashes {
  readonly truth: string
  readonly changed: string
}

/** Whose view each guest has: a guest without a seat sees what a spectator sees. */
export const viewerOf = (guest: Guest): Viewer => {
  if (typeof guest === 'number') return guest
  return /^(?:bot|tab) /.test(guest) ? Number(guest.slice(4)) : 'watcher'
}

/** The names used in the tables of figures. */
export const kindOf = (guest: Guest): string => (typeof guest === 'number' ? 'seat' : (guest.split(' ')[0] ?? guest))

export const differenceFor = (guest: Guest, truth: Sent, changed: Sent, hashes: Hashes): Difference | undefined => {
  const [a, b] = [truth.get(guest) ?? [], changed.get(guest) ?? []]
  const plainA = a.map((one) => plain(one, hashes, 'truth'))
  const plainB = b.map((one) => plain(one, hashes, 'changed'))
  const at = [...plainA, ...plainB].findIndex((_, index) => plainA[index] !== plainB[index])
  if (at < 0) return undefined
  return { guest, type: a[at]?.type ?? b[at]?.type ?? '', truth: plainA[at] ?? '', changed: plainB[at] ?? '' }
}

/**
 * Worlds with different secrets have different commitments, and their bots different random choices: hashes that do not
 * reveal the secret. Of the server's metrics, those that measure the machine always differ.
 */
const plain = ({ type, bytes }: ReceivedMessage, { truth, changed }: Hashes, which: keyof Hashes): string => {
  const text = type === 'GET /metrics' ? bytes.replaceAll(MEASURED, '$1') : bytes
  if (truth === changed) return text
  const sameSecrets = which === 'changed' ? text.replaceAll(changed, truth) : text
  return type === 'bot request' ? sameSecrets.replace(RANDOM_CHOICE, '') : sameSecrets
}

/** Metrics of the process, whose resources vary; the duration of orders; and the length of the text. */
const MEASURED =
  /^(?:process|nodejs)_.*\n|^(roundhouse_order_duration_seconds_(?:bucket\{[^}]*\}|sum)) .*$|(?<="content-length":)"\d+"/gm
const RANDOM_CHOICE = /"randomSeed":\d+/
