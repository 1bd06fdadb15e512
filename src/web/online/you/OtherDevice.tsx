/** Going on with another device: a code that works once and for a short while. */
import { type ReactNode, useState } from 'react'
import type { DeviceCode, Me } from '../../../wire/api.ts'
import { useApp } from '../../app/context.ts'
import { localeOf } from '../../text/locale.ts'
import { api } from '../api.ts'
import { baseFor, deviceLink } from '../links.ts'
import { LinkBox } from '../room/LinkBox.tsx'
import { Trouble, type Wrong, wrongIn } from '../Trouble.tsx'
import { useWords } from '../words.ts'

export const OtherDevice = ({ me }: { readonly me: Me }): ReactNode => {
  const { language } = useApp()
  const words = useWords()
  const [given, setGiven] = useState<DeviceCode | null>(null)
  const [wrong, setWrong] = useState<Wrong>(null)
  const ask = async (): Promise<void> => {
    const reply = await api.code()
    setGiven(reply.ok ? reply.value : null)
    setWrong(reply.ok ? null : wrongIn(reply.say))
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
      <Trouble wrong={wrong} />
      {given !== null && (
        <>
          <p className="you-code" role="status">
            <span>{words('device.code')}</span> <strong>{given.code}</strong>
          </p>
          <p className="hint">{words('device.until', { time: time(given.expires) })}</p>
          <LinkBox label={words('device.link')} link={deviceLink(baseFor(location.href, me.address), given.code)} />
        </>
      )}
    </section>
  )
}
