/** The coast beyond the outlines of `land.json`, drawn by hand: longitude, latitude, … */
import { outline } from '../sheet.ts'

/** The ocean lies under the land, so only its far sides matter. */
export const OCEAN = [
  // The Atlantic
  outline([-77, 30, -40, 30, -40, 48, -62, 48, -64, 45.7, -71, 45, -77, 40.5]),
  // The mouth of the Saint Lawrence
  outline([
    -71.3, 46.75, -70.4, 47.3, -69.4, 48.2, -67.5, 49.3, -60, 50.2, -60, 48.6, -65.5, 48.9, -68.5, 48.4, -70, 47.4,
  ]),
  outline([-73.6, 45.4, -72.5, 46.2, -71, 46.6, -71, 47.2, -72.6, 46.5]),
  // James Bay
  outline([-80.2, 51.1, -79.2, 51.4, -78.7, 52.4, -79, 54, -78, 56, -86, 56, -82.2, 53.5, -81.6, 52.4]),
].join('')

/** New England and the Maritimes, and the coast south of New Jersey. */
export const COAST_BEYOND = [
  outline([
    -71.02, 41.52, -70.66, 41.53, -70, 41.64, -69.95, 41.9, -70.2, 42.07, -70.05, 41.8, -70.5, 41.8, -70.7, 42.2,
    -70.95, 42.3, -70.6, 42.65, -70.8, 42.88, -70.55, 43.3, -70.15, 43.65, -69.6, 43.85, -69, 44.1, -68.2, 44.3, -67,
    44.7, -66, 45.2, -64.8, 45.6, -66, 44.3, -65.4, 43.6, -63.5, 44.5, -61, 45.3, -58, 46, -58, 60, -71.02, 60,
  ]),
  outline([-90, 38.6, -75.1, 38.6, -75.3, 37.9, -76, 37, -75.6, 35.3, -76.8, 34.6, -78.5, 33.8, -80, 32, -90, 28]),
].join('')
