/** A small map for tickets: the lakes in a few strokes, and the two cities. */
import { memo, type ReactNode } from 'react'
import type { City } from '../../map/map.ts'
import { SIZE, spot } from '../sheet.ts'

export const MiniMap = memo(({ a, b }: { readonly a: City; readonly b: City }): ReactNode => {
  const [from, to] = [spot(a), spot(b)].map(({ x, y }) => ({ x: Math.round(x / TENTH), y: Math.round(y / TENTH) }))
  if (from === undefined || to === undefined) return null
  return (
    <svg
      className="gl-mini"
      viewBox={`-4 -4 ${SIZE.width / TENTH + 8} ${SIZE.height / TENTH + 8}`}
      width={62}
      height={38}
      aria-hidden="true"
    >
      <path className="gl-mini-lakes" d={LAKES} />
      <path className="gl-mini-way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle className="gl-mini-city" cx={from.x} cy={from.y} r={8} />
      <circle className="gl-mini-city" cx={to.x} cy={to.y} r={8} />
    </svg>
  )
})

/** Its units are ten of the sheet. */
const TENTH = 10

/** From `shores.json`, with few points. */
const LAKES = [
  'M117 50L120 52L118 53L121 57L117 56L117 60L112 57L110 59L107 50L103 50L107 59L103 65L102 75L96 78',
  'L93 66L89 66L85 70L83 68L88 62L87 50L73 43L72 46L73 48L69 49L71 53L68 53L68 49L62 55L62 60L59 65',
  'L61 73L61 85L55 95L51 95L45 81L49 57L55 50L50 54L43 56L48 53L55 41L55 45L59 42L57 46L61 41L68 39',
  'L75 42L76 39L82 41L83 36L90 38L92 36L94 39L101 38L103 39L100 40L112 41L117 50Z',
  'M47 1L62 4L65 14L74 14L72 19L76 23L74 27L78 28L76 34L72 34L73 30L62 32L59 35L58 32L54 32L48 28',
  'L44 27L41 31L46 21L27 31L28 16L35 13L39 7L40 9L41 2L43 4L41 8L43 5L49 4L46 2L45 4L43 2L47 1Z',
  'M27 16L27 32L19 33L20 28L12 30L10 29L19 20L27 16Z',
  'M116 90L96 98L87 95L89 91L90 89L96 91L106 83L113 84L116 81L126 79L130 81L116 90Z',
  'M155 61L153 62L154 71L146 76L131 73L129 67L139 65L145 67L149 62L155 61Z',
  'M129 67L131 73L120 74L123 69L129 67Z',
].join('')
