/** What a search makes of the moment that is shown. */
import { useEffect, useState } from 'react'
import type { Advice, Host, TableView } from '../../../wire/host.ts'

/** Null as long as nothing is known about just this moment. */
export const useAdvice = (host: Host, tableView: TableView): Advice | null => {
  const [known, setKnown] = useState<{ readonly of: string; readonly advice: Advice } | null>(null)
  const { moves, viewer, outcome } = tableView
  const moment = `${viewer}/${moves}/${tableView.seq}`
  const isAsked = outcome === null
  useEffect(() => {
    if (!isAsked) return
    let isLate = false
    const ask = async (): Promise<void> => {
      const answer = await host.send({ kind: 'advice', moves, viewer }).catch(() => null)
      if (!isLate && answer?.kind === 'advice') setKnown({ of: moment, advice: answer.advice })
    }
    // Who steps through a replay quickly asks only where they stay.
    const timer = setTimeout(() => void ask(), PATIENCE)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [host, isAsked, moves, viewer, moment])
  return isAsked && known?.of === moment ? known.advice : null
}

const PATIENCE = 150
