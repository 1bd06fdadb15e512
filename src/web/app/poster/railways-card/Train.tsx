/** The train in front of the hand, from the side. */
import type { ReactNode } from 'react'

const WHEELS = [70, 130, 190, 268, 328, 388, 452, 500] as const

export const Train = (): ReactNode => (
  <g>
    <path
      className="p-smoke"
      d="M436 392c-26-4-34-34-12-46c-10-28 26-48 46-30c14-30 62-24 66 8c30-2 40 36 14 50c4 26-30 38-48 22c-14 18-50 16-66-4Z"
    />
    <path className="p-rc-line" d="M0 566h600v12H0Z" />
    <path className="p-rc-body" d="M40 540V440H230V540ZM244 540V420H338V452H470V400H504V452H522L556 540Z" />
    <path className="p-window" d="M262 434h54v34h-54Z" />
    <path className="p-rc-trim" d="M40 492H230M244 492H540" />
    {WHEELS.map((x) => (
      <circle key={x} className="p-rc-wheel" cx={x} cy={544} r={24} />
    ))}
  </g>
)
