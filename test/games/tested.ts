/** The games that every test covers: the registered ones and the two templates, which no page offers. */
import { games } from '../../src/games/index.ts'
import { entry as template } from '../../src/games/template/entry.ts'
import { entry as templateBare } from '../../src/games/template-bare/entry.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { Language } from '../../src/kit/text.ts'
import type { AnyProof, AnySecrets } from '../kit/proof.ts'

export const tested: readonly GameEntry[] = [...games, template, templateBare]

/** By language: the texts that are the same as in English. */
export type SameWords = Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>

/** A game's `testing/` folder, found by the game's id. */
export const proofOf = async ({ id }: GameEntry): Promise<AnyProof> =>
  (await import(`../../src/games/${id}/testing/proof.ts`)).proof

export const secretsOf = async ({ id }: GameEntry): Promise<AnySecrets> =>
  (await import(`../../src/games/${id}/testing/secrets.ts`)).secrets

export const sameWordsOf = async ({ id }: GameEntry): Promise<SameWords> =>
  (await import(`../../src/games/${id}/testing/same-words.ts`)).same
