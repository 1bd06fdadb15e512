/** Computes each seat's chance to win, as a search estimates it. The player cards show it. */
import { type ReactNode, useEffect, useState } from 'react'
import type { Advice, Host, TableView } from '../../../wire/host.ts'
import { winChances } from './win-chances.ts'

export const WinChances = ({ host, tableView }: { host: Host; tableView: TableView }): ReactNode => {
  const advice = useAdvice(host, tableView)
  const chances = tableView.outcome === null ? (advice?.chances ?? null) : wonBy(tableView)
  useEffect(() => winChances.set(chances))
  useEffect(() => () => winChances.set('off'), [])
  return null
}

/** After the end the chances are certain; shared victories count in equal parts. */
const wonBy = ({ outcome, table }: TableView): readonly number[] => {
  const winners = outcome?.ranks.filter((rank) => rank === 1).length ?? 1
  return table.seats.map((_, seat) => (outcome?.ranks[seat] === 1 ? 1 / winners : 0))
}

/** The advice for exactly this position; null until it is known. */
const useAdvice = (host: Host, tableView: TableView): Advice | null => {
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
    // The delay avoids searches for positions that are skipped quickly in a replay.
    const timer = setTimeout(() => void ask(), PATIENCE)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [host, isAsked, moves, viewer, moment])
  return isAsked && known?.of === moment ? known.advice : null
}

const PATIENCE = 150
