/** The board's own sentences, put together from the game's words. */
import type { Message } from '../../../kit/text.ts'
import { type Field, grid, place, STATION_FIELDS } from '../fields.ts'
import type { Company } from '../moves.ts'
import type { View } from '../view.ts'
import { companyName, fieldName, say as word } from '../words.ts'
import { standingOn } from './engines.ts'

type Speak = (message: Message) => string

/** A field, and who stands there. */
export const fieldInWords = (view: View, field: Field, say: Speak): string => {
  const companies = standingOn(view.tracks, field).map(companyName)
  return say(companies.length === 0 ? name(field) : word('board.with', { field: name(field), companies }))
}

/** Where a company starts and where it has built. */
export const networkInWords = (view: View, company: Company, say: Speak): string => {
  const start = STATION_FIELDS[view.stations.indexOf(company)] ?? -1
  const bit = 1 << company
  const fields = view.tracks.flatMap((there, field) => ((there & bit) !== 0 && field !== start ? [field] : []))
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
