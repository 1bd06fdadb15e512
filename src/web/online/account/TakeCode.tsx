/** Takes a code from another device: from then on this browser is the same account. */
import { type ReactNode, useId, useState } from 'react'
import { useApp } from '../../app/context.ts'
import { hrefs } from '../../app/route.ts'
import { api } from '../connection/api.ts'
import { ErrorLine, type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { useWords } from '../words.ts'
import type { Account } from './me.ts'

export const UseDeviceCode = ({ first, account }: { readonly first: string; readonly account: Account }): ReactNode => {
  const { go } = useApp()
  const words = useWords()
  const id = useId()
  const [code, setCode] = useState(first)
  const [error, setError] = useState<ErrorMessage>(null)
  const take = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    const reply = await api.device(code.trim().toUpperCase())
    if (reply.ok) go(hrefs.lobby)
    else setError(errorFrom(reply.say))
  }
  const now = account.me?.person?.name
  return (
    <form className="you-part" aria-label={words('device.take')} onSubmit={(event) => void take(event)}>
      {first === '' && <h2>{words('device.take')}</h2>}
      <div className="online-name">
        <label htmlFor={id}>{words('device.code')}</label>
        <input
          id={id}
          className="field"
          value={code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          aria-describedby={`${id}hint`}
          onChange={(event) => setCode(event.target.value)}
        />
        <p id={`${id}hint`} className="hint">
          {now === undefined ? words('device.take.hint') : words('device.take.instead', { name: now })}
        </p>
      </div>
      <button type="submit" className="button" data-kind={first === '' ? undefined : 'main'}>
        <span>{words('device.go')}</span>
      </button>
      <ErrorLine error={error} />
    </form>
  )
}
