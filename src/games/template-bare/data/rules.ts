/** All rules, in the order of the rules page, and where each comes from. */
import type { Rule, Source } from '../../../kit/game.ts'

const from = (source: Source, ids: string): readonly Rule[] => ids.split(' ').map((id) => ({ id: `SL-${id}`, source }))

export const RULES: readonly Rule[] = [...from('rulebook', '1.1 1.2 2.1 2.2 3.1 3.2')]
