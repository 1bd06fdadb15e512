/** Phrases that make our English hard to read, each with what to write instead. `words.test.ts` looks for them in the whole tree. */
export interface BannedPhrase {
  readonly pattern: RegExp
  readonly instead: string
}

const phrase = (pattern: string, instead: string): BannedPhrase => ({ pattern: new RegExp(pattern, 'i'), instead })

export const BANNED: readonly BannedPhrase[] = [
  phrase(String.raw`\bnought\b`, 'zero, 0 or nothing'),
  phrase(String.raw`\banew\b`, 'again'),
  phrase(String.raw`\b(is|are|be|was|were|been) told\b`, 'gets, sees, is sent; or name who says it'),
  phrase(String.raw`\bwho(ever|mever)\b`, 'anyone who, the player who'),
  phrase(String.raw`\bwherever\b`, 'where, everywhere'),
  phrase(String.raw`\bthat of the\b`, 'repeat the noun'),
  phrase(String.raw`\bso many\b`, 'a number, or "this many"'),
  phrase(String.raw`\bis asked of\b`, 'say who has to do what'),
  phrase(String.raw`\bwhat is [a-z ]{1,30} is\b`, 'name the thing'),
  phrase(String.raw`\bwho is [a-z ]{1,30} is\b`, 'name the person'),
  phrase(String.raw`\bwhere nothing is said\b|\bwhere it is not said\b`, 'by default'),
  phrase(String.raw`\bthe like\b`, 'the same'),
  phrase(String.raw`\bfor want of\b`, 'without'),
  phrase(String.raw`\bmay well\b`, 'may, probably'),
  phrase(String.raw`\bponder(ing|ed|s)?\b`, 'think, choose a move'),
  phrase(String.raw`\bnobody('s| else's) business\b`, 'private'),
]
