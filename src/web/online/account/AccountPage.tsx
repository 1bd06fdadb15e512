/** Who one is to this server: the name, notifications, and how to go on with another device. */
import { type ReactNode, useState } from 'react'
import { useApp } from '../../app/context.ts'
import { hrefs } from '../../app/route.ts'
import { ErrorLine, type ErrorMessage, errorFrom } from '../connection/ConnectionStatus.tsx'
import { useWords } from '../words.ts'
import { MakeDeviceCode } from './DeviceCodes.tsx'
import { type Person, useMe } from './me.ts'
import { NameField } from './NameField.tsx'
import { NotificationSwitch } from './NotificationSwitch.tsx'
import { UseDeviceCode } from './TakeCode.tsx'

export const AccountPage = ({ code }: { readonly code: string | null }): ReactNode => {
  const words = useWords()
  const person = useMe()
  return (
    <div className="you">
      <div className="page-head">
        <h1>{words(code === null ? 'you.title' : 'device.take')}</h1>
        <p className="hint">{words('you.lead')}</p>
      </div>
      <ErrorLine wrong={person.trouble} />
      {code !== null && <UseDeviceCode first={code} person={person} />}
      {code === null && person.me !== null && (
        <>
          <YourName person={person} />
          <NotificationSwitch />
          <MakeDeviceCode me={person.me} />
          <UseDeviceCode first="" person={person} />
        </>
      )}
      <Ways />
    </div>
  )
}

const YourName = ({ person }: { readonly person: Person }): ReactNode => {
  const words = useWords()
  const [name, setName] = useState(person.me?.person?.name ?? '')
  const [wrong, setWrong] = useState<ErrorMessage>(null)
  const [isKept, setKept] = useState(false)
  const keep = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    const reply = await person.rename(name.trim())
    setWrong(reply.ok ? null : errorFrom(reply.say))
    setKept(reply.ok)
  }
  return (
    <form className="you-part" onSubmit={(event) => void keep(event)}>
      <NameField name={name} change={setName} />
      <button type="submit" className="button">
        <span>{words('you.keep')}</span>
      </button>
      <p role="status">{isKept ? words('you.kept') : ''}</p>
      <ErrorLine wrong={wrong} />
    </form>
  )
}

const Ways = (): ReactNode => {
  const { say } = useApp()
  return (
    <div className="online-row">
      <a className="button" data-kind="quiet" href={hrefs.lobby}>
        <span>{say('nav.lobby')}</span>
      </a>
      <a className="button" data-kind="quiet" href={hrefs.settings}>
        <span>{say('nav.settings')}</span>
      </a>
    </div>
  )
}
