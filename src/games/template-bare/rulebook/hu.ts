/** The rules of Short Line in Hungarian. Rules that are not translated yet appear in English. */
import type { Translation } from '../../../kit/text.ts'
import { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  ...english,
}
