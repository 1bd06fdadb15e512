/** Who is not to be heard: by this reader, or, where the owner says so, by anybody. */
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
        <Check
          label={words('chat.limit')}
          on={table.chatSeated}
          turn={(seated) => void sender.send({ kind: 'limitChat', seated })}
        />
      )}
      {others.length > 0 && (
        <details className="online-more">
          <summary>{words('mute.title')}</summary>
          {owner && <p className="hint">{words('mute.address')}</p>}
          <ul className="online-mute-list">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Check label={words('mute.own', { name })} on={ignored.has(id)} turn={(yes) => ignore(id, yes)} />
                {owner && (
                  <Check
                    label={words('mute.all', { name })}
                    on={table.muted.includes(id)}
                    turn={(muted) => void sender.send({ kind: 'mute', person: id, muted })}
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

const Check = ({ label, on, turn }: { label: string; on: boolean; turn(on: boolean): void }): ReactNode => (
  <label className="online-check">
    <input type="checkbox" checked={on} onChange={({ target }) => turn(target.checked)} />
    <span>{label}</span>
  </label>
)
