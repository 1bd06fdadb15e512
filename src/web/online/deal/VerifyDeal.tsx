/** Verifies the opened deal after the match (or after it was broken off) against what this page stored before the first card. */
import { type ReactNode, useState } from 'react'
import { Problem } from '../../../kit/problem.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { findGame } from '../../app/games.ts'
import { saveJson } from '../../table/download.ts'
import { browserData } from '../connection/browser.ts'
import { OrderButton, type OrderSender } from '../connection/OrderButton.tsx'
import { useWords } from '../words.ts'
import { keptDeal } from './fair-deal.ts'

export const VerifyDeal = ({
  table,
  sender,
}: {
  readonly table: OnlineTable
  readonly sender: OrderSender
}): ReactNode => {
  const { translate } = useApp()
  const words = useWords()
  const [found, setFound] = useState('')
  const { seat } = table.you
  const kept = seat === null ? null : keptDeal(seat, browserData.read(table.id))
  if ((table.phase !== 'over' && table.phase !== 'brokenOff') || kept === null) return null
  const check = async (): Promise<void> => {
    const answer = await sender.send({ kind: 'record' })
    // A server that does not open its secret cannot prove the deal.
    if (answer?.kind !== 'record') return setFound(words('check.unopened'))
    const [{ verify }, { recordIn }, { compareKeptDeal: compareKept }, { dealFindings }, game] = await Promise.all([
      import('../../../kit/verify.ts'),
      import('../../../kit/record.ts'),
      import('../../../kit/kept-deal.ts'),
      import('./deal-findings.ts'),
      findGame(table.game)?.game(),
    ])
    try {
      const record = recordIn(answer.record)
      // First against the stored sheet: a record that only agrees with itself proves nothing.
      compareKept(record, kept)
      if (game !== undefined) verify(game, record)
      setFound(dealFindings(record, kept, words))
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      setFound(translate(problem.say))
    }
  }
  return (
    <>
      <OrderButton isBusy={sender.isBusy} act={() => void check()}>
        {words('check.title')}
      </OrderButton>
      <button type="button" className="button" onClick={() => saveJson(kept.sheet, `sheet-${table.id}`)}>
        {words('check.save')}
      </button>
      <p role="status">{found}</p>
      {kept.own !== null && (
        <details className="online-more">
          <summary>{words('check.salt')}</summary>
          <p className="hint">{words('check.salt.use')}</p>
          <p className="online-hash">{kept.own.salt}</p>
        </details>
      )}
    </>
  )
}
