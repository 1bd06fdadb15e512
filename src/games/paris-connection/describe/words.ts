/** Messages of the game's own catalogue, and the names of its components. */
import { type Message, sayFrom } from '../../../kit/text.ts'
import { COMPANIES } from '../data/counts.ts'
import { type Field, grid, place } from '../map/fields.ts'
import type { texts } from '../text/en.ts'

export const say = sayFrom<typeof texts>()

export const companyName = (company: number): Message => ({ id: `company.${COMPANIES[company]}` })

export const fieldName = (field: Field): Message => {
  const { kind, name, value } = place(field)
  return kind === 'city'
    ? say('field.city', { name, value, grid: grid(field) })
    : say('field.land', { grid: grid(field) })
}
