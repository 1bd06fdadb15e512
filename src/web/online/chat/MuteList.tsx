/** Mutes people: for this user only, or for everybody if the owner does it. */
import type { ReactNode } from 'react'
import type { ChatLine, OnlineTable } from '../../../wire/online.ts'
import type { OrderSender } from '../connection/OrderButton.tsx'
import { useWords } from '../words.ts'
import { chatPeople, ignore, useIgnored } from './chat-people.ts'

interface Props {
  readonly table: OnlineTable
  readonly lines: readonly ChatLine[]
  readonly sender: OrderSender
}

export const MuteList = ({ table, lines, sender }: Props): ReactNode => {
  const ignored = useIgnored()
  const words = useWords()
  const others = chatPeople(table, lines)
  const { owner } = table.you
  return (
    <>
      {owner && (
        <Checkbox
          label={words('chat.limit')}
          on={table.chatSeated}
          onChange={(seated) => void sender.send({ kind: 'limitChat', seated })}
        />
      )}
      {others.length > 0 && (
        <details className="online-more">
          <summary>{words('mute.title')}</summary>
          {owner && <p className="hint">{words('mute.address')}</p>}
          <ul className="online-mute-list">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  label={words('mute.own', { name })}
                  on={ignored.has(id)}
                  onChange={(isIgnored) => ignore(id, isIgnored)}
                />
                {owner && (
                  <Checkbox
                    label={words('mute.all', { name })}
                    on={table.muted.includes(id)}
                    onChange={(muted) => void sender.send({ kind: 'mute', person: id, muted })}
                  />
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const Checkbox = ({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }): ReactNode => (
  <label className="online-check">
    <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
)
