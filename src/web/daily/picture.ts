/** A small square picture of a daily result: the game's medal, the day, and how it went. It does not show the deal. */
import { RAYS } from '../table/scores/rays.ts'
import { artIn, fontFaces, pngOf, resolved } from '../table/scores/share/draw.ts'
import { escaped, WIDTH } from '../table/scores/share/picture.ts'

export interface DailyPicture {
  readonly title: string
  /** "Daily deal, 18 November". */
  readonly heading: string
  /** The result, largest first: won, points, rank, streak. */
  readonly lines: readonly string[]
}

const MEDAL = { x: WIDTH / 2, y: 330, r: 232 }
const CARD = { top: 600, height: 370, margin: 60 }

/** `picture` is the address of the game's poster, `element` an element in the colours of the page. */
export const drawDaily = async (content: DailyPicture, picture: string, element: Element): Promise<Blob> => {
  const [art, fonts] = await Promise.all([artIn(picture, element), fontFaces()])
  const colour = (name: string): string => resolved(`var(--${name})`, element)
  return pngOf(svgOf(content, art, fonts, colour), WIDTH)
}

const svgOf = (
  { title, heading, lines }: DailyPicture,
  art: string,
  fonts: string,
  colour: (name: string) => string,
): string => {
  const ink = colour('ink')
  const [first = '', ...others] = lines
  const text = (y: number, size: number, words: string, style: string): string => {
    // A long line is set closer rather than cut.
    const isLong = words.length * size * 0.56 > WIDTH - 2 * CARD.margin - 80
    const fit = isLong ? ` textLength="${WIDTH - 2 * CARD.margin - 80}" lengthAdjust="spacingAndGlyphs"` : ''
    return `<text x="${WIDTH / 2}" y="${y}" font-size="${size}" text-anchor="middle" class="${style}"${fit}>${escaped(words)}</text>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH}" viewBox="0 0 ${WIDTH} ${WIDTH}">
<style>${fonts}
text{font-family:"Source Sans 3 Variable",sans-serif;fill:${ink}}
.d{font-family:"Josefin Sans Variable",sans-serif;font-weight:700;letter-spacing:.04em}</style>
<rect width="${WIDTH}" height="${WIDTH}" fill="${colour('ray')}"/>
<path d="${RAYS}" transform="translate(${MEDAL.x} ${MEDAL.y}) scale(2)" fill="${colour('ray-2')}"/>
<clipPath id="medal"><circle cx="300" cy="320" r="290"/></clipPath>
<circle cx="${MEDAL.x}" cy="${MEDAL.y}" r="${MEDAL.r + 14}" fill="${colour('card')}" stroke="${ink}" stroke-width="4"/>
<g transform="translate(${MEDAL.x} ${MEDAL.y}) scale(${MEDAL.r / 290}) translate(-300 -320)"><g clip-path="url(#medal)">${art}</g></g>
<circle cx="${MEDAL.x}" cy="${MEDAL.y}" r="${MEDAL.r}" fill="none" stroke="${ink}" stroke-width="4"/>
<rect x="${CARD.margin}" y="${CARD.top}" width="${WIDTH - 2 * CARD.margin}" height="${CARD.height}" fill="${colour('card')}" stroke="${ink}" stroke-width="4"/>
${text(CARD.top + 70, 36, heading, '')}
${text(CARD.top + 160, 76, first.toUpperCase(), 'd')}
${others.map((line, at) => text(CARD.top + 226 + 50 * at, 38, line, '')).join('')}
${text(WIDTH - 42, 34, `ROUNDHOUSE · ${title.toUpperCase()}`, 'd')}
</svg>`
}
