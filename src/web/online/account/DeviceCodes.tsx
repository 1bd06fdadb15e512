/** Using one account on several devices: a code that works once and for a short time. */
import { type ReactNode, useId, useState } from 'react'
import type { DeviceCode, Me } from '../../../wire/api.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { localeOf } from '../../text/locale.ts'
import { api } from '../connection/api.ts'
import { ErrorLine, type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { LinkBox } from '../links/LinkBox.tsx'
import { deviceLink, publicBase } from '../links/links.ts'
import { useWords } from '../words.ts'
import type { Account } from './account.ts'

export const MakeDeviceCode = ({ me }: { readonly me: Me }): ReactNode => {
  const { language } = useApp()
  const words = useWords()
  const [deviceCode, setDeviceCode] = useState<DeviceCode | null>(null)
  const [error, setError] = useState<ErrorMessage>(null)
  const ask = async (): Promise<void> => {
    const reply = await api.code()
    setDeviceCode(reply.ok ? reply.value : null)
    setError(reply.ok ? null : errorFrom(reply.say))
  }
  const time = (at: number): string => new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(at)
  return (
    <section className="you-part" aria-label={words('device.title')}>
      <h2>{words('device.title')}</h2>
      {me.person === null ? (
        <p className="hint">{words('device.nobody')}</p>
      ) : (
        <>
          <p className="hint">{words('device.hint')}</p>
          <button type="button" className="button" onClick={() => void ask()}>
            <span>{words('device.make')}</span>
          </button>
        </>
      )}
      <ErrorLine error={error} />
      {deviceCode !== null && (
        <>
          <p className="you-code" role="status">
            <span>{words('device.code')}</span> <strong>{deviceCode.code}</strong>
          </p>
          <p className="hint">{words('device.until', { time: time(deviceCode.expires) })}</p>
          <LinkBox
            label={words('device.link')}
            link={deviceLink(publicBase(location.href, me.address), deviceCode.code)}
          />
        </>
      )}
    </section>
  )
}

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
          spellCheck="false"
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
