/** The games that every test runs over: the registered ones, and the template, which nobody plays. */
import { games } from '../../src/games/index.ts'
import { entry as template } from '../../src/games/template/entry.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { Language } from '../../src/kit/text.ts'
import type { AnyProof, AnySecrets } from '../kit/proof.ts'

export const tested: readonly GameEntry[] = [...games, template]

/** Texts that are rightly the same as in English, by language. */
export type SameWords = Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>

/** A game's `testing/` folder, found by the game's id. */
export const proofOf = async ({ id }: GameEntry): Promise<AnyProof> =>
  (await import(`../../src/games/${id}/testing/proof.ts`)).proof

export const secretsOf = async ({ id }: GameEntry): Promise<AnySecrets> =>
  (await import(`../../src/games/${id}/testing/secrets.ts`)).secrets

export const sameWordsOf = async ({ id }: GameEntry): Promise<SameWords> =>
  (await import(`../../src/games/${id}/testing/same-words.ts`)).same
