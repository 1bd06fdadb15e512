/** The steamer, bow on: hull, bridge, funnel and the wave at her stem. */
import type { ReactNode } from 'react'

export const Ship = (): ReactNode => (
  <g>
    <path
      className="p-smoke-shade"
      d="M300 150c-64-8-60-70-120-66-46 4-60 44-104 34 20-52 70-66 110-60 40-34 110-14 122 40z"
    />
    <path className="p-smoke" d="M296 150c-40-6-44-52-92-52-38 0-50 32-84 26 18-36 54-46 84-40 34-26 88-6 96 30z" />
    <path className="p-body" d="M272 236V140h56v96z" />
    <path className="p-stripe" d="M272 160h56v26h-56z" />
    <path className="p-coach" d="M206 318V252h188v66z" />
    <path className="p-body-3" d="M188 258v-14h224v14z" />
    <path className="p-glass" d="M222 268h26v26h-26zM260 268h26v26h-26zM314 268h26v26h-26zM352 268h26v26h-26z" />
    <path className="p-body-2" d="M158 330l26-30h232l26 30z" />
    <path className="p-body" d="M150 330h150v270C236 560 178 470 150 330z" />
    <path className="p-body-2" d="M450 330H300v270c64-40 122-130 150-270z" />
    <path className="p-stripe" d="M178 430h122v170c-54-34-98-96-122-170z" />
    <path className="p-stripe-2" d="M422 430H300v170c54-34 98-96 122-170z" />
    <path className="gl-p-white" d="M176 424h124v8H179zM424 424H300v8h121z" />
    <path className="p-hoop" strokeWidth="5" d="M214 356v26M202 372c0 18 24 18 24 0" />
    <path className="p-hoop" strokeWidth="5" d="M386 356v26M374 372c0 18 24 18 24 0" />
    <path className="p-rail" d="M297 236h6v-150h-6z" />
    <path className="gl-p-white" d="M303 90h64l-14 14 14 14h-64z" />
    <path className="gl-p-white" d={BOW_WAVE} />
  </g>
)

/** Curling away to both sides. */
const BOW_WAVE =
  'M300 560c-22 30-70 34-112 28-30-4-62 6-86 22 40-2 70 6 104 6 42 0 76-12 94-34 18 22 52 34 94 34 34 0 64-8 104-6-24-16-56-26-86-22-42 6-90 2-112-28z'
