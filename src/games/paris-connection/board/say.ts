/** Sentences of the board, built from the game's texts. */
import type { Message } from '../../../kit/text.ts'
import { companyName, fieldName, say as word } from '../describe/words.ts'
import { type Field, grid, place } from '../map/fields.ts'
import { companiesIn } from './engines.ts'

type Speak = (message: Message) => string

/** A field, and the companies there (`tracks` of the view). */
export const fieldInWords = (there: number, field: Field, say: Speak): string => {
  const companies = companiesIn(there).map(companyName)
  return say(companies.length === 0 ? placeName(field) : word('board.with', { field: placeName(field), companies }))
}

const placeName = (field: Field): Message => {
  const { kind, name } = place(field)
  if (kind === 'eiffel') return word('textBoard.eiffel')
  if (kind === 'start') return word('board.station', { name, grid: grid(field) })
  return fieldName(field)
}

/** One line about a field and its rule. */
export const aboutField = (field: Field): Message => {
  const { kind, name, value } = place(field)
  switch (kind) {
    case 'city':
      return word('explain.city', { name, value })
    case 'land':
      return word('explain.land', { grid: grid(field) })
    case 'start':
      return word('refusal.station', { name })
    case 'eiffel':
      return word('refusal.eiffel')
  }
}
