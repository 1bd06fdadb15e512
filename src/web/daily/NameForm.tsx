/** Asks for the name that a ranked result is listed under. */
import { type ReactNode, useId, useState } from 'react'
import { LONGEST_NAME } from '../../wire/names.ts'
import { useApp } from '../app/context.ts'
import { api } from '../online/connection/api.ts'
import type { DailyWords } from './words.ts'

export const NameForm = ({ words, named }: { readonly words: DailyWords; named(): void }): ReactNode => {
  const { translate } = useApp()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState('')
  const id = useId()
  const save = async (): Promise<void> => {
    const reply = await api.name(name)
    if (reply.ok) named()
    else setWrong(reply.say === null ? words('offline') : translate(reply.say))
  }
  return (
    <form
      className="daily-name"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label htmlFor={id}>{words('name.label')}</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button" data-kind="main">
        <span>{words('name.save')}</span>
      </button>
      <p role="status" className={wrong === '' ? 'hint' : 'wrong'}>
        {wrong === '' ? words('name.first') : wrong}
      </p>
    </form>
  )
}
