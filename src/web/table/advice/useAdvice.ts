/** What a search makes of the moment that is shown. */
import { useEffect, useState } from 'react'
import type { Advice, Host, TableView } from '../../../wire/host.ts'

/** Null as long as nothing is known about just this moment. */
export const useAdvice = (host: Host, scene: TableView): Advice | null => {
  const [known, setKnown] = useState<{ readonly of: string; readonly advice: Advice } | null>(null)
  const { moves, viewer, outcome } = scene
  const moment = `${viewer}/${moves}/${scene.seq}`
  const isAsked = outcome === null
  useEffect(() => {
    if (!isAsked) return
    let late = false
    const ask = async (): Promise<void> => {
      const answer = await host.send({ kind: 'advice', moves, viewer }).catch(() => null)
      if (!late && answer?.kind === 'advice') setKnown({ of: moment, advice: answer.advice })
    }
    // Who steps through a replay quickly asks only where they stay.
    const timer = setTimeout(() => void ask(), PATIENCE)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [host, isAsked, moves, viewer, moment])
  return isAsked && known?.of === moment ? known.advice : null
}

const PATIENCE = 150
