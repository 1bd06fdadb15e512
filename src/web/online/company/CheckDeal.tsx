/** After the match: the deal is opened, and this page holds it against what it kept from before the first card. */
import { type ReactNode, useState } from 'react'
import { Problem } from '../../../kit/problem.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { gameTitled } from '../../app/games.ts'
import { keepsakes } from '../browser.ts'
import { keptFault } from '../dealing.ts'
import type { Giver } from '../useGive.ts'
import { useWords } from '../words.ts'

export const CheckDeal = ({ table, giver }: { readonly table: OnlineTable; readonly giver: Giver }): ReactNode => {
  const { tell } = useApp()
  const words = useWords()
  const [found, setFound] = useState('')
  const { seat } = table.you
  const kept = keepsakes.of(table.id)
  if (table.phase !== 'over' || seat === null || kept.sheet === null) return null
  const check = async (): Promise<void> => {
    const answer = await giver.give({ kind: 'record' })
    if (answer?.kind !== 'record') return
    const fault = keptFault(answer.record, seat, kept)
    if (fault !== null) return setFound(words(`check.${fault}`))
    const [{ verify }, game] = await Promise.all([import('../../../kit/verify.ts'), gameTitled(table.game)?.game()])
    try {
      if (game !== undefined) verify(game, answer.record)
      setFound(words('check.fine'))
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      setFound(tell(problem.say))
    }
  }
  return (
    <>
      <button type="button" className="button" disabled={giver.busy} onClick={() => void check()}>
        {words('check.title')}
      </button>
      <p role="status">{found}</p>
    </>
  )
}
