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
  phrase(String.raw`\b(is|are|was|were) said\b`, 'says, reports, sends; or by default'),
  phrase(String.raw`\bnobody but\b|\bnone but\b`, 'only'),
  phrase(String.raw`\bunder way\b`, 'running, unfinished, pending'),
  phrase(String.raw`\blaid open\b`, 'revealed'),
  phrase(String.raw`\bso few\b`, 'a number, or "this many"'),
  phrase(String.raw`\bsuffices?\b`, 'is enough'),
  phrase(String.raw`\bas (yet|it were)\b|\bought to\b`, 'yet, so to speak, should'),
  phrase(
    String.raw`\b(whence|whilst|lest|thereof|therein|thereby|wherein|henceforth|hitherto|amongst|betimes)\b`,
    'the usual word',
  ),
  phrase(String.raw`\bthe like\b`, 'the same'),
  phrase(String.raw`\bfor want of\b`, 'without'),
  phrase(String.raw`\bmay well\b`, 'may, probably'),
  phrase(String.raw`\bponder(ing|ed|s)?\b`, 'think, choose a move'),
  phrase(String.raw`\bnobody('s| else's) business\b`, 'private'),
  phrase(String.raw`\bnothing of\b`, 'none of, no part of'),
  phrase(String.raw`\bneed not\b`, 'does not have to'),
  phrase(String.raw`\bfor ever\b`, 'forever, without end'),
  phrase(String.raw`\boneself\b`, 'name the person'),
  phrase(String.raw`\b(is|are|was|were|been|be) looked at\b`, 'sees, reads, measures; name who does it'),
  phrase(String.raw`\b(is|are|be|not) waited for\b`, 'waits for; name who waits'),
  phrase(String.raw`\bin vain\b`, 'without an answer, without success'),
  phrase(String.raw`\bnext door\b`, 'another'),
  phrase(
    String.raw`\b(is|are|be|was|were) asked (for|again|about|what|through)\b`,
    'name who asks; requests, tries again',
  ),
  phrase(String.raw`\bwhom (nobody|somebody)\b`, 'that nobody has …, hired, invited'),
  phrase(String.raw`\bthose who\b`, 'players who, anyone who'),
  phrase(String.raw`\bnot so (wide|long|high|large|small)\b`, 'narrower, shorter, lower'),
  phrase(String.raw`\b(is|are|was|were) given back\b`, 'returned; name who returns it'),
  phrase(String.raw`\b(is|are|was|were) to be\b`, 'must be, is left to'),
  phrase(String.raw`\b(but|save) for (what|those|the)\b`, 'except, without'),
]
