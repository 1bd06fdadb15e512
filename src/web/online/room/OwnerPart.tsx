/** What only the owner of a table may do before the match: start it, or close it. */
import { type ReactNode, useState } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { BOTS } from '../../app/setup/plan.ts'
import type { Giver } from '../useGive.ts'
import { useWords } from '../words.ts'

export const OwnerPart = ({ table, giver }: { readonly table: OnlineTable; readonly giver: Giver }): ReactNode => {
  const words = useWords()
  const [isAsked, setAsked] = useState(false)
  if (table.phase !== 'open') return null
  const free = table.seats.filter(({ person, bot }) => person === null && bot === null).length
  const fill = free === 0 ? null : (BOTS[0] ?? null)
  const button = (label: string, act: () => void, kind: string): ReactNode => (
    <button key={label} type="button" className="button" data-kind={kind} disabled={giver.busy} onClick={act}>
      <span>{label}</span>
    </button>
  )
  return (
    <div className="room-owner">
      {button(
        words(free === 0 ? 'room.start' : 'room.fill'),
        () => void giver.give({ kind: 'start', fill }),
        free === 0 ? 'main' : 'plain',
      )}
      {isAsked ? (
        <>
          {button(words('room.close.sure'), () => void giver.give({ kind: 'close' }), 'quiet')}
          {button(words('room.close.no'), () => setAsked(false), 'quiet')}
        </>
      ) : (
        button(words('room.close'), () => setAsked(true), 'quiet')
      )}
      <p className="hint">{free === 0 ? words('room.full') : words('room.wait', { count: free })}</p>
    </div>
  )
}
