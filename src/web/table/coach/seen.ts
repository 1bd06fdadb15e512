/** Which lines of the coach a player has seen, by game, kept in the browser. */
const KEY = 'roundhouse:coach'

type Seen = Readonly<Record<string, readonly string[]>>

/** Without storage, what was seen is remembered for this visit. */
let seen: Seen | null = null

export const hasSeen = (game: string, line: string): boolean => (known()[game] ?? []).includes(line)

export const remember = (game: string, line: string): void => {
  if (hasSeen(game, line)) return
  seen = { ...known(), [game]: [...(known()[game] ?? []), line] }
  try {
    localStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // A browser may refuse access to its storage.
  }
}

const known = (): Seen => {
  seen ??= seenIn(stored())
  return seen
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Stored values may be damaged or made up. */
export const seenIn = (text: string | null): Seen => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, lines]) =>
        Array.isArray(lines) ? [[game, lines.filter((line) => typeof line === 'string')]] : [],
      ),
    )
  } catch {
    return {}
  }
}
