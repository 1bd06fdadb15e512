/** Tokens, keys and codes: made so that nobody can guess them, kept as hashes. */
import { createHash, randomBytes } from 'node:crypto'

export interface Random {
  /** This many random bytes, in hex. */
  hex(bytes: number): string
  /** This many random digits and lower-case letters. */
  letters(count: number): string
  /** The same to be read aloud: no letter looks like a digit. */
  readable(count: number): string
}

export const systemRandom: Random = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  letters: (count) => pick('0123456789abcdefghijklmnopqrstuvwxyz', count),
  readable: (count) => pick('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', count),
}

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Bytes beyond the last whole round of the alphabet are thrown away, so that no letter is likelier. */
const pick = (alphabet: string, count: number): string => {
  const limit = 256 - (256 % alphabet.length)
  let picked = ''
  while (picked.length < count) {
    for (const byte of randomBytes(count)) {
      if (byte < limit && picked.length < count) picked += alphabet[byte % alphabet.length]
    }
  }
  return picked
}

/** A key for a link, and the hash of it that is kept. */
export const newKey = (random: Random): { readonly key: string; readonly hash: string } => {
  const key = random.hex(16)
  return { key, hash: hashOf(key) }
}
