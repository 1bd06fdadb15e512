/** Draws the poster of a match as a PNG in the page: nothing leaves the browser. */
import type { PosterContent } from './picture.ts'
import { posterPicture, TEXT_WIDTH, WIDTH } from './picture.ts'

/** Everything but what has to be fetched or measured in the page. */
export type PosterWords = Omit<PosterContent, 'headline' | 'subline' | 'art' | 'fonts' | 'colours'> & {
  readonly headline: string
  readonly subline: readonly string[]
}

/** `picture` is the address of the game's poster, `element` an element in the colours of the page. */
export const drawPoster = async (words: PosterWords, picture: string, element: Element): Promise<Blob> => {
  const [art, fonts] = await Promise.all([artIn(picture, element), fontFaces()])
  const { svg, height } = posterPicture({
    ...words,
    headline: linesOf(words.headline.toUpperCase(), '700 58px "Josefin Sans Variable"', 0.04 * 58),
    subline: words.subline.flatMap((line) => linesOf(line, '400 28px "Source Sans 3 Variable"', 0)),
    columns: words.columns.map((column) => ({
      ...column,
      fill: resolved(column.fill, element),
      on: resolved(column.on, element),
    })),
    art,
    fonts,
    colours: {
      ray: resolved('var(--ray)', element),
      ray2: resolved('var(--ray-2)', element),
      card: resolved('var(--card)', element),
      ink: resolved('var(--ink)', element),
      ink2: resolved('var(--ink-2)', element),
      accent: resolved('var(--accent)', element),
    },
  })
  return pngOf(svg, height)
}

/** An SVG of the usual width as a PNG. */
export const pngOf = async (svg: string, height: number): Promise<Blob> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The drawing without its file, in the colours of the page: a picture does not know the user's settings. */
export const artIn = async (picture: string, element: Element): Promise<string> => {
  const text = await (await fetch(picture)).text()
  const isDark = resolved('light-dark(#fff, #000)', element) === resolved('#000', element)
  const drawing = text.slice(text.indexOf('<g id="drawing">'), text.lastIndexOf('</svg>'))
  return drawing.replace(/light-dark\(([^,()]+),\s*([^,()]+)\)/g, isDark ? '$2' : '$1')
}

/** The colour that an element would show. */
export const resolved = (colour: string, element: Element): string => {
  const probe = document.createElement('span')
  probe.style.color = colour
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The fonts of the page with their files inside. A font that cannot be fetched is left out. */
export const fontFaces = async (): Promise<string> => {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  )
  const faces = await Promise.all(rules.map((rule) => faceOf(rule).catch(() => '')))
  return faces.join('\n')
}

const faceOf = async ({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> => {
  const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1]
  if (source === undefined) return ''
  const file = await fetch(new URL(source, parentStyleSheet?.href ?? location.href))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const descriptors = ['font-family', 'font-weight', 'unicode-range'].map(
    (name) => `${name}:${style.getPropertyValue(name)}`,
  )
  return `@font-face{${descriptors.join(';')};src:url(data:font/woff2;base64,${btoa(text)})}`
}

/** Breaks a text at spaces, so that each line fits the card. */
const linesOf = (text: string, font: string, spacing: number): readonly string[] => {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return [text]
  context.font = font
  const fits = (line: string): boolean => context.measureText(line).width + spacing * line.length <= TEXT_WIDTH
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
