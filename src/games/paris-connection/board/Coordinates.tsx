/**
 * The names that words use for fields in the country, such as F12. They appear when the player has zoomed in: with the
 * whole map in view every letter stands for a company or a player.
 */
import { memo, type ReactNode } from 'react'
import { useScale } from '../../../web/toolkit/scale.ts'
import { FIELDS, grid, place } from '../map/fields.ts'
import { spot } from './sheet.ts'

/** In pixels per unit of the sheet: from here on they are 11 pixels high. */
const FROM = 1.1

export const Coordinates = memo((): ReactNode => {
  if (useScale() < FROM) return null
  return (
    <g className="pc-coordinates">
      {COUNTRY.map((field) => (
        <text key={field} x={spot(field).x} y={spot(field).y + BELOW}>
          {grid(field)}
        </text>
      ))}
    </g>
  )
})

const COUNTRY = FIELDS.filter((field) => place(field).kind === 'land')
/** At the foot of the field, where no locomotive stands. */
const BELOW = 29
