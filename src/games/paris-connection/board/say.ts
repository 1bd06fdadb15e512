/** Sentences of the board, built from the game's texts. */
import type { Message } from '../../../kit/text.ts'
import { companyName, fieldName, say as word } from '../describe/words.ts'
import { type Field, grid, place, STATION_FIELDS } from '../map/fields.ts'
import type { Company } from '../moves.ts'
import type { View } from '../view.ts'
import { companiesIn } from './engines.ts'

type Speak = (message: Message) => string
type Tracks = Pick<View, 'tracks' | 'stations'>

/** A field, and the companies there (`tracks` of the view). */
export const fieldInWords = (there: number, field: Field, say: Speak): string => {
  const companies = companiesIn(there).map(companyName)
  return say(companies.length === 0 ? name(field) : word('board.with', { field: name(field), companies }))
}

/** Where a company starts and where it has built. */
export const networkInWords = ({ tracks, stations }: Tracks, company: Company, say: Speak): string => {
  const start = STATION_FIELDS[stations.indexOf(company)] ?? -1
  const bit = 1 << company
  const fields = tracks.flatMap((there, field) => ((there & bit) !== 0 && field !== start ? [field] : []))
  const station = place(start).name
  return say(
    fields.length === 0
      ? word('board.network.none', { company: companyName(company), station })
      : word('board.network', { company: companyName(company), station, fields: fields.map(shortName) }),
  )
}

const name = (field: Field): Message => {
  const { kind, name: called } = place(field)
  if (kind === 'eiffel') return word('sketch.eiffel')
  if (kind === 'start') return word('board.station', { name: called, grid: grid(field) })
  return fieldName(field)
}

const shortName = (field: Field): string => {
  const { kind, name: called } = place(field)
  return kind === 'city' ? called : grid(field)
}
