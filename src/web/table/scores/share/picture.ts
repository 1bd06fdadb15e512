/** The poster of a finished match as one SVG, for people who were not there: art, headline, points. */
import { RAYS } from '../rays.ts'

export interface PosterContent {
  /** The name of the game. */
  readonly title: string
  /** In lines that fit the card. */
  readonly headline: readonly string[]
  readonly subline: readonly string[]
  readonly columns: readonly PosterColumn[]
  readonly rows: readonly { readonly name: string; readonly points: readonly string[] }[]
  readonly totals: { readonly name: string; readonly points: readonly string[] }
  /** The content of the poster's drawing, 600 by 640. */
  readonly art: string
  /** `@font-face` rules with the fonts in them: a picture loads nothing. */
  readonly fonts: string
  readonly colours: PosterColours
}

export interface PosterColumn {
  readonly name: string
  readonly letter: string
  readonly fill: string
  readonly on: string
  readonly won: boolean
}

export interface PosterColours {
  readonly ray: string
  readonly ray2: string
  readonly card: string
  readonly ink: string
  readonly ink2: string
  readonly accent: string
}

export const WIDTH = 1080
const MARGIN = 60
const PAD = 48
export const TEXT_WIDTH = WIDTH - 2 * MARGIN - 2 * PAD
/** The width of a row's name; the columns share the rest. */
const NAMES = 330
const MEDAL = { x: WIDTH / 2, y: 280, r: 232 }
const CARD_TOP = 470
const ROW = 50

/** The height follows from the number of rows. */
export const posterPicture = (content: PosterContent): { readonly svg: string; readonly height: number } => {
  const { title, headline, subline, rows, totals, columns, art, fonts, colours } = content
  const headlineTop = CARD_TOP + 122
  const sublineTop = headlineTop + 66 * headline.length + 4
  const tableTop = sublineTop + 36 * subline.length + 30
  const totalTop = tableTop + 64 + ROW * rows.length
  const cardBottom = totalTop + 56
  const height = cardBottom + 96
  const left = MARGIN + PAD
  const text = (x: number, y: number, size: number, words: string, more = ''): string =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`
  const middle = 'text-anchor="middle" class="d"'
  const cell = (at: number): number => left + NAMES + ((TEXT_WIDTH - NAMES) * (at + 1)) / columns.length - 8
  const cells = (y: number, points: readonly string[], size: number, weight: number): string =>
    points
      .map((value, at) => text(cell(at), y, size, value, `text-anchor="end" font-weight="${weight}" class="n"`))
      .join('')
  const rowAt = (y: number, name: string, points: readonly string[], size: number, weight: number): string =>
    text(left, y, size, name, `font-weight="${weight}"`) + cells(y, points, size, weight)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">
<style>${fonts}
text{font-family:"Source Sans 3 Variable",sans-serif;fill:${colours.ink}}
.d{font-family:"Josefin Sans Variable",sans-serif;font-weight:700;letter-spacing:.04em}
.n{font-variant-numeric:tabular-nums}</style>
<rect width="${WIDTH}" height="${height}" fill="${colours.ray}"/>
<path d="${RAYS}" transform="translate(${MEDAL.x} ${MEDAL.y}) scale(2)" fill="${colours.ray2}"/>
<rect x="${MARGIN}" y="${CARD_TOP}" width="${WIDTH - 2 * MARGIN}" height="${cardBottom - CARD_TOP}" fill="${colours.card}" stroke="${colours.ink}" stroke-width="4"/>
<clipPath id="medal"><circle cx="300" cy="320" r="290"/></clipPath>
<circle cx="${MEDAL.x}" cy="${MEDAL.y}" r="${MEDAL.r + 14}" fill="${colours.card}" stroke="${colours.ink}" stroke-width="4"/>
<g transform="translate(${MEDAL.x} ${MEDAL.y}) scale(${MEDAL.r / 290}) translate(-300 -320)"><g clip-path="url(#medal)">${art}</g></g>
<circle cx="${MEDAL.x}" cy="${MEDAL.y}" r="${MEDAL.r}" fill="none" stroke="${colours.ink}" stroke-width="4"/>
${headline.map((line, at) => text(WIDTH / 2, headlineTop + 66 * at, 58, line, middle)).join('')}
${subline.map((line, at) => text(WIDTH / 2, sublineTop + 36 * at, 28, line, 'text-anchor="middle"')).join('')}
${columns.map((column, at) => heading(column, cell(at), tableTop, (TEXT_WIDTH - NAMES) / columns.length)).join('')}
${rows.map(({ name, points }, at) => rule(left, tableTop + 26 + ROW * at, colours) + rowAt(tableTop + 60 + ROW * at, name, points, 27, 400)).join('')}
${rule(left, totalTop - 38, colours, 4)}${rowAt(totalTop + 10, totals.name, totals.points, 40, 700)}
${text(WIDTH / 2, height - 36, 30, `ROUNDHOUSE · ${title.toUpperCase()}`, middle)}
</svg>`
  return { svg, height }
}

const heading = ({ name, letter, fill, on, won }: PosterColumn, right: number, y: number, width: number): string => {
  const size = 34
  const room = width - size - 18
  const fit = name.length * 14 > room ? ` textLength="${Math.round(room)}" lengthAdjust="spacingAndGlyphs"` : ''
  const mark = `<rect x="${right - size}" y="${y - 26}" width="${size}" height="${size}" fill="${fill}" stroke="${on}" stroke-width="2"/><text x="${right - size / 2}" y="${y}" font-size="24" class="d" text-anchor="middle" style="fill:${on}">${escaped(letter)}</text>`
  return `${mark}<text x="${right - size - 10}" y="${y}" font-size="26" text-anchor="end" font-weight="${won ? 700 : 400}"${fit}>${escaped(name)}</text>`
}

const rule = (left: number, y: number, { ink2 }: PosterColours, width = 1): string =>
  `<path d="M${left} ${y}h${TEXT_WIDTH}" stroke="${ink2}" stroke-width="${width}"/>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
