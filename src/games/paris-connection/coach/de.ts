import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.act': 'Erweitere eine Gesellschaft, deren Aktien du hast, oder tausche eine Aktie gegen bis zu zwei andere.',
  'ask.place': 'Städte erhöhen den Wert um ihre Zahl. Landschaft zählt 0, führt aber weiter. Du darfst aufhören.',
}
