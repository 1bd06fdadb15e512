import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.act': 'Breid een maatschappij uit waarvan je aandelen hebt, of ruil één aandeel voor één of twee andere.',
  'ask.place': 'Steden verhogen de waarde met hun getal. Landschap is 0, maar brengt je verder. Stoppen mag.',
}
