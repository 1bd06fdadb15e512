/** Makes a screenshot of flat colours small: a PNG with at most 256 colours instead of 16 million. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** Takes a PNG as browsers write it: 8 bits a channel, RGB or RGBA, not interlaced. */
export const withPalette = (png: Buffer): Buffer => {
  const { width, height, pixels } = pixelsIn(png)
  const { palette, nearest } = paletteOf(pixels)
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = nearest(pixels[y * width + x] ?? 0)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  const data = deflateSync(rows, { level: 9 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface Pixels {
  readonly width: number
  readonly height: number
  /** One number for each pixel: 0xRRGGBB. */
  readonly pixels: Uint32Array
}

const pixelsIn = (png: Buffer): Pixels => {
  const data: Buffer[] = []
  let [width, height, channels] = [0, 0, 3]
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') [width, height, channels] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9] === 6 ? 4 : 3]
    if (type === 'IDAT') data.push(body)
    at += length + 12
  }
  const bytes = unfiltered(inflateSync(Buffer.concat(data)), width * channels, channels)
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < pixels.length; at++) {
    const from = at * channels
    pixels[at] = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0)
  }
  return { width, height, pixels }
}

/** Each row starts with the number of its filter: none, left, up, their average, or Paeth. */
const unfiltered = (data: Buffer, row: number, channels: number): Uint8Array => {
  const bytes = new Uint8Array((data.length / (row + 1)) * row)
  for (let y = 0; y * (row + 1) < data.length; y++) {
    const filter = data[y * (row + 1)]
    for (let x = 0; x < row; x++) {
      const to = y * row + x
      const left = x < channels ? 0 : (bytes[to - channels] ?? 0)
      const up = y === 0 ? 0 : (bytes[to - row] ?? 0)
      const corner = y === 0 || x < channels ? 0 : (bytes[to - row - channels] ?? 0)
      const expected = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0
      bytes[to] = (data[y * (row + 1) + 1 + x] ?? 0) + expected
    }
  }
  return bytes
}

const paeth = (left: number, up: number, corner: number): number => {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** The most frequent colours; every other colour, which only edges have, becomes the nearest of them. */
const paletteOf = (pixels: Uint32Array): { palette: readonly number[]; nearest(colour: number): number } => {
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette: number[] = []
  for (const [colour] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (palette.length === 256) break
    // Colours that are almost the same share a place.
    if (palette.every((known) => distance(known, colour) > CLOSE)) palette.push(colour)
  }
  const known = new Map<number, number>()
  const nearest = (colour: number): number => {
    const found = known.get(colour) ?? indexOfNearest(palette, colour)
    known.set(colour, found)
    return found
  }
  return { palette, nearest }
}

const CLOSE = 48

const indexOfNearest = (palette: readonly number[], colour: number): number => {
  let best = 0
  for (let at = 1; at < palette.length; at++) {
    if (distance(palette[at] ?? 0, colour) < distance(palette[best] ?? 0, colour)) best = at
  }
  return best
}

/** Squared, over the three channels. */
const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)

const chunk = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length, 0)
  head.write(type, 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])), 0)
  return Buffer.concat([head, body, sum])
}
