/**
 * Every public fact that the board draws for a view, as the sentence that the board in words must contain. Derived from the
 * view alone, one fact after another, without the code that writes the board in words.
 */
import type { Message } from '../../../kit/text.ts'
import { COMPANIES, LIMIT } from '../data/counts.ts'
import { BARRED, CITIES, STATIONS } from '../data/map.ts'
import { say as word } from '../describe/words.ts'
import { PLACES } from '../map/fields.ts'
import type { View } from '../view.ts'

type Speak = (message: Message) => string

export const factsOf = (view: View, say: Speak): readonly string[] => [
  ...companies(view, say),
  ...locomotives(view, say),
  ...freeCities(view, say),
  ...shares(view, say),
  ...view.placed.map((field) =>
    say(word('words.placed', { company: name(view.extending), field: fieldWords(PLACES[field]) })),
  ),
  ...BARRED.map(([q1, r1, q2, r2]) => say(word('words.border', { one: gridOf(q1, r1), other: gridOf(q2, r2) }))),
]

const name = (company: number): Message => ({ id: `company.${COMPANIES[company]}` })

/** Rows A to R from the north, columns 1 to 17 from the west. */
const gridOf = (q: number, r: number): string => `${'ABCDEFGHIJKLMNOPQR'[r + 4]}${Math.floor(q + r / 2) + 10}`

const fieldWords = (place: (typeof PLACES)[number] | undefined): Message => {
  if (place === undefined) throw new RangeError('no such field')
  const { q, r } = place
  const city = CITIES.find(([, , cityQ, cityR]) => cityQ === q && cityR === r)
  return city === undefined
    ? word('field.land', { grid: gridOf(q, r) })
    : word('field.city', { name: city[0], grid: gridOf(q, r), value: city[1] })
}

const companies = (view: View, say: Speak): readonly string[] =>
  STATIONS.map(([station], at) => {
    const company = view.stations[at] ?? -1
    const facts = { company: name(company), value: view.values[company] ?? -1, pool: view.pools[company] ?? -1 }
    return say(word('words.company', { ...facts, station }))
  })

/** Who stands where, outside the stations. */
const locomotives = (view: View, say: Speak): readonly string[] =>
  PLACES.flatMap((place, field) => {
    const there = COMPANIES.flatMap((_, company) => (((view.tracks[field] ?? 0) >> company) & 1 ? [name(company)] : []))
    if (there.length === 0 || place.kind === 'start') return []
    return [say(word('words.field', { field: fieldWords(place), companies: there }))]
  })

const freeCities = (view: View, say: Speak): readonly string[] =>
  PLACES.flatMap((place, field) => (place.kind === 'city' && view.tracks[field] === 0 ? [say(fieldWords(place))] : []))

/** How many shares, and the least that trades or the viewer's own eyes show. */
const shares = (view: View, say: Speak): readonly string[] =>
  view.holdings.flatMap((held, seat) => [
    say(word('words.held', { seat: { seat }, held, limit: LIMIT[view.seats] ?? -1 })),
    ...(view.shares[seat] ?? []).flatMap((count, company) =>
      count === 0
        ? []
        : [say(word('words.share', { seat: { seat }, shares: word('shares', { count, company: name(company) }) }))],
    ),
  ])
