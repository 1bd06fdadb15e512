/** Loads a match record from a file and makes it a saved game. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../context.ts'
import { browserTables } from '../local-tables.ts'

export const LoadRecord = (): ReactNode => {
  const { say, translate, go } = useApp()
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const load = async (file: File): Promise<void> => {
    const answer = await browserTables().load(await file.text())
    if ('problem' in answer) setError(translate(answer.problem))
    else go(hrefs.table(answer.id))
  }
  const chosen = (file: File | undefined): void => {
    setError('')
    if (file !== undefined) load(file).catch((error: unknown) => setError(String(error)))
    // Without this, choosing the same file again after a correction would do nothing.
    if (input.current !== null) input.current.value = ''
  }
  return (
    <div className="load">
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => chosen(event.target.files?.[0])}
      />
      <button type="button" className="button" aria-describedby={hint} onClick={() => input.current?.click()}>
        <span>{say('load.button')}</span>
      </button>
      <p id={hint} className="hint">
        {say('load.hint')}
      </p>
      <p role="status" className={error === '' ? undefined : 'wrong'}>
        {error}
      </p>
    </div>
  )
}
