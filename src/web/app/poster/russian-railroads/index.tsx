/** Russian Railroads: an engine with a snow plough comes through birches, domes and a red sun behind it. */
import type { ReactNode } from 'react'
import type { PosterArt } from '../poster.ts'
import './russia.css'

const Drawing = (): ReactNode => (
  <g>
    <rect className="p-rr-sky" width="600" height="640" />
    <path className="p-rr-beam" d={BEAMS} />
    <circle className="p-rr-sun" cx="300" cy="250" r="132" />
    <Town />
    <path className="p-rr-snow" d="M0 404q150-34 300-12t300-14v262H0z" />
    <path className="p-rr-shade" d="M0 500q160-40 252-20L120 640H0zM600 470q-120-10-250 16l150 154h100z" />
    <path className="p-rr-iron" d="M270 430h10L128 640H84zM320 430h10l186 210h-44z" />
    <Steam />
    <Engine />
    <Birches />
  </g>
)

const BEAMS = Array.from({ length: 12 }, (_, i) => {
  const point = (angle: number): string =>
    `${Math.round(300 + 640 * Math.cos(angle))} ${Math.round(250 + 640 * Math.sin(angle))}`
  const width = Math.PI / 12
  return `M300 250L${point((2 * i + 0.5) * width)}L${point((2 * i + 1.5) * width)}Z`
}).join('')

/** Walls and onion domes, the middle one highest. */
const Town = (): ReactNode => (
  <g>
    <path
      className="p-rr-town"
      d="M40 408V318h52v-28h44v56h40V268h36v78h34V214h58v132h44V276h36v70h42v-46h46v30h52v90z"
    />
    {DOMES.map(([x, y, r]) => (
      <g key={x}>
        <path
          className="p-rr-dome"
          d={`M${x - r * 0.55} ${y}q${-r * 0.9} ${-r} ${r * 0.55} ${-r * 2.1}q${r * 1.45} ${r * 1.1} ${r * 0.55} ${r * 2.1}z`}
        />
        <path className="p-rr-gold" d={`M${x - 2} ${y - r * 2}h4v${-r * 0.7}h-4zM${x - 8} ${y - r * 2.4}h16v4h-16z`} />
      </g>
    ))}
  </g>
)

const DOMES = [
  [114, 292, 24],
  [194, 270, 20],
  [275, 216, 34],
  [366, 278, 20],
  [456, 302, 26],
] as const

const Steam = (): ReactNode => (
  <path
    className="p-rr-steam"
    d="M318 300q-10-70 40-84 6-54 66-44 30-50 92-22 62-6 62 54 26 40-24 58-30 40-84 16-40 44-92 10-14 26-60 12z"
  />
)

/** Head on: boiler, lamp, star, buffers and plough. */
const Engine = (): ReactNode => (
  <g>
    <path className="p-rr-iron" d="M278 300h44v-34h-8v-14h-28v14h-8z" />
    <path className="p-rr-iron" d="M190 590V372q0-86 110-86t110 86v218z" />
    <circle className="p-rr-shade" cx="300" cy="404" r="88" />
    <circle className="p-rr-iron" cx="300" cy="404" r="78" />
    <path className="p-rr-red" d="M300 340l15 45h47l-38 28 14 45-38-28-38 28 14-45-38-28h47z" />
    <circle className="p-rr-gold" cx="300" cy="318" r="20" />
    <circle className="p-rr-gold" cx="216" cy="520" r="16" />
    <circle className="p-rr-gold" cx="384" cy="520" r="16" />
    <path className="p-rr-red" d="M168 500h264v38H168z" />
    <circle className="p-rr-iron" cx="204" cy="519" r="22" />
    <circle className="p-rr-iron" cx="396" cy="519" r="22" />
    <path className="p-rr-iron" d="M176 538h248l44 84q-168 36-336 0z" />
    <path className="p-rr-shade" d="M190 548h220l8 14H182zM174 578h252l8 14H166z" />
    <path className="p-rr-snow" d="M84 640q30-40 92-28 60-34 124-6 62-30 126 4 66-10 94 30z" />
  </g>
)

/** Birches at both edges. */
const Birches = (): ReactNode => (
  <g>
    {TRUNKS.map(([x, width, top]) => (
      <g key={x}>
        <path className="p-rr-birch" d={`M${x} ${top}h${width}V640H${x}z`} />
        <path
          className="p-rr-bark"
          d={[0.12, 0.3, 0.46, 0.61, 0.8]
            .map((part, at) => `M${x + (at % 2) * width * 0.5} ${top + (640 - top) * part}h${width * 0.5}`)
            .join('')}
        />
      </g>
    ))}
  </g>
)

const TRUNKS = [
  [26, 24, -10],
  [86, 14, 120],
  [504, 14, 90],
  [546, 28, -10],
] as const

export const russianRailroads: PosterArt = { Drawing, lines: ['Russian', 'Railroads'] }
