/** Going on with another device: a code that works once and for a short while. */
import { type ReactNode, useState } from 'react'
import type { DeviceCode, Me } from '../../../wire/api.ts'
import { useApp } from '../../app/context.ts'
import { api } from '../connection/api.ts'
import { ErrorLine, type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { LinkBox } from '../links/LinkBox.tsx'
import { deviceLink, publicBase } from '../links/links.ts'
import { useWords } from '../words.ts'

export const MakeDeviceCode = ({ me }: { readonly me: Me }): ReactNode => {
  const { language } = useApp()
  const words = useWords()
  const [given, setGiven] = useState<DeviceCode | null>(null)
  const [error, setError] = useState<ErrorMessage>(null)
  const ask = async (): Promise<void> => {
    const reply = await api.code()
    setGiven(reply.ok ? reply.value : null)
    setError(reply.ok ? null : errorFrom(reply.say))
  }
  const time = (at: number): string => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
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
      {given !== null && (
        <>
          <p className="you-code" role="status">
            <span>{words('device.code')}</span> <strong>{given.code}</strong>
          </p>
          <p className="hint">{words('device.until', { time: time(given.expires) })}</p>
          <LinkBox label={words('device.link')} link={deviceLink(publicBase(location.href, me.address), given.code)} />
        </>
      )}
    </section>
  )
}
