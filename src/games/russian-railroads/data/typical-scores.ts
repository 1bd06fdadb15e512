/** What a seat scores among four bots of its level. `npm run typical-scores russian-railroads` measures it; not yet run. */

export const TYPICAL_SCORES: Readonly<Record<string, number>> = {}
