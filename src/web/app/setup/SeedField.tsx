/** The seed of a match. */
import { type ReactNode, useId } from 'react'
import { useApp } from '../context.ts'

export const SeedField = ({ seed, change }: { readonly seed: string; change(seed: string): void }): ReactNode => {
  const { say } = useApp()
  const id = useId()
  return (
    <div className="seed">
      <label htmlFor={id}>{say('setup.seed')}</label>
      <input
        id={id}
        className="field"
        value={seed}
        maxLength={80}
        autoComplete="off"
        aria-describedby={`${id}hint`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}hint`} className="hint">
        {say('setup.seed.hint')}
      </p>
    </div>
  )
}
