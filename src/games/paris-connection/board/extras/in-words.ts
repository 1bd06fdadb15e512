/** The board as text: companies, networks, cities, shares, and what is going on. */
import type { Message } from '../../../../kit/text.ts'
import type { WordsSection } from '../../../../web/toolkit/in-words.ts'
import { IDLE_ROUNDS, LIMIT } from '../../data/counts.ts'
import { BARRED } from '../../data/map.ts'
import { companyName, fieldName, say } from '../../describe/words.ts'
import { FIELDS, type Field, fieldAt, grid, place, STATION_FIELDS } from '../../map/fields.ts'
import { ALL, type Company } from '../../moves.ts'
import type { View } from '../../view.ts'
import { companiesOn } from '../engines.ts'
import { inWords as sharesInWords } from '../holdings.tsx'
import { sharesKnown } from '../knowledge.ts'

export const inWords = (view: View): readonly WordsSection[] => [
  { id: 'companies', heading: say('board.companies'), items: ALL.flatMap((company) => aboutCompany(view, company)) },
  { id: 'networks', heading: say('board.networks'), items: FIELDS.flatMap((field) => standingOn(view, field)) },
  { id: 'cities', heading: say('words.free'), items: freeCities(view).map(fieldName) },
  { id: 'shares', heading: say('board.holdings'), items: view.holdings.flatMap((_, seat) => aboutSeat(view, seat)) },
  { id: 'now', heading: say('words.now'), items: underWay(view) },
  { id: 'borders', heading: say('words.borders'), items: BORDERS },
]

const freeCities = ({ tracks }: View): readonly Field[] =>
  FIELDS.filter((field) => place(field).kind === 'city' && tracks[field] === 0)

const aboutCompany = (view: View, company: Company): readonly Message[] => {
  const name = companyName(company)
  const start = STATION_FIELDS[view.stations.indexOf(company)] ?? -1
  const cities = FIELDS.filter(
    (field) => place(field).kind === 'city' && companiesOn(view.tracks, field).includes(company),
  )
  const facts = { company: name, value: view.values[company] ?? 0, pool: view.pools[company] ?? 0 }
  return [
    say('words.company', { ...facts, station: place(start).name }),
    ...(cities.length === 0 ? [] : [say('words.cities', { company: name, cities: cities.map(fieldName) })]),
  ]
}

/** Who stands on a field, except at the stations: they are with their companies. */
const standingOn = ({ tracks }: View, field: Field): readonly Message[] => {
  const companies = companiesOn(tracks, field).map(companyName)
  if (companies.length === 0 || place(field).kind === 'start') return []
  return [say('words.field', { field: fieldName(field), companies })]
}

const aboutSeat = (view: View, seat: number): readonly Message[] => {
  const known = sharesKnown(view, seat)
  const player = { seat }
  return [
    say('words.held', { seat: player, held: view.holdings[seat] ?? 0, limit: LIMIT[view.seats] ?? 0 }),
    ...ALL.filter((company) => (known[company]?.least ?? 0) > 0).map((company) =>
      say('words.share', { seat: player, shares: sharesInWords(company, known[company]) }),
    ),
  ]
}

const underWay = (view: View): readonly Message[] => [
  ...(view.end === 'none' ? [say('words.turn', { seat: { seat: view.mover } })] : [say('words.over')]),
  ...view.placed.map((field) => say('words.placed', { company: companyName(view.extending), field: fieldName(field) })),
  say('textBoard.idle', { count: view.idle, most: IDLE_ROUNDS * view.seats }),
]

/** PC-3.4 */
const BORDERS: readonly Message[] = BARRED.map(([q1, r1, q2, r2]) =>
  say('words.border', { one: grid(fieldAt(q1, r1) ?? -1), other: grid(fieldAt(q2, r2) ?? -1) }),
)
