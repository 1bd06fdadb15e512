/** Two worlds of a table, compared for those from whom the difference is hidden: not one byte may differ. */
import type { Viewer } from '../../src/kit/game.ts'
import type { Guest, Heard } from './visit.ts'

export type Sent = ReadonlyMap<Guest, readonly Heard[]>

/** The first message that tells two worlds apart. */
export interface Difference {
  readonly guest: Guest
  readonly type: string
  readonly truth: string
  readonly changed: string
}

/** What must be left out: it is different for everybody, and tells nothing. */
export interface Hashes {
  readonly truth: string
  readonly changed: string
}

/** Who sees with whose eyes: whoever has no seat sees what the watcher sees. */
export const eyesOf = (guest: Guest): Viewer => {
  if (typeof guest === 'number') return guest
  return /^(?:bot|tab) /.test(guest) ? Number(guest.slice(4)) : 'watcher'
}

/** As tables of figures name them. */
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
 * Worlds with different secrets have different commitments, and their bots different whims: hashes, from which
 * nobody finds the secret. Of the server's own figures those that measure the machine differ at any time.
 */
const plain = ({ type, bytes }: Heard, { truth, changed }: Hashes, which: keyof Hashes): string => {
  const text = type === 'GET /metrics' ? bytes.replaceAll(MEASURED, '$1') : bytes
  if (truth === changed) return text
  const alike = which === 'changed' ? text.replaceAll(changed, truth) : text
  return type === 'pondering' ? alike.replace(WHIM, '') : alike
}

/** All of the process, whose kinds of resources come and go; how long orders took; and how long the text is. */
const MEASURED =
  /^(?:process|nodejs)_.*\n|^(roundhouse_order_duration_seconds_(?:bucket\{[^}]*\}|sum)) .*$|(?<="content-length":)"\d+"/gm
const WHIM = /"randomSeed":\d+/
