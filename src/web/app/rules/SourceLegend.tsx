/** Explains the labels beside rules. */
import type { ReactNode } from 'react'
import { useApp } from '../context.ts'

const MARKED = ['ruling', 'example', 'reconstructed'] as const

export const SourceLegend = (): ReactNode => {
  const { say } = useApp()
  return (
    <dl className="sources">
      {MARKED.map((source) => (
        <div key={source}>
          <dt>
            <span className="rule-source" data-source={source}>
              {say(`source.${source}`)}
            </span>
          </dt>
          <dd className="hint">{say(`source.${source}.means`)}</dd>
        </div>
      ))}
    </dl>
  )
}
