/** Short Line in Dutch. Texts that are not translated yet appear in English. */
import type { Translation } from '../../../kit/text.ts'
import { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...english,
}
