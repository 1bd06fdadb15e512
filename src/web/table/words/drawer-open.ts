/** Which drawer with further facts is open. Keys, the menu and the skip link open them. */
import { createShared } from '../../toolkit/shared.ts'

export type FactsDrawer = 'words' | 'legend' | 'details'

export const openFacts = createShared<FactsDrawer | null>(null)
