/** The language of a reader who has not chosen one: the one that the browser or the crawler asks for. */
import { LANGUAGES, type Language } from '../../kit/text.ts'

/** The first of our languages in `accept-language`, by its weights; English if there is none. */
export const languageIn = (accepted: string | undefined): Language => {
  const wished = (accepted ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map(wishIn)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { tag } of wished) {
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`))
    if (language !== undefined) return language
  }
  return 'en'
}

const LONGEST = 200

const wishIn = (part: string): { readonly tag: string; readonly weight: number } => {
  const [tag = '', ...settings] = part.trim().toLowerCase().split(';')
  const weight = settings.find((setting) => setting.trim().startsWith('q='))
  return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0 }
}
