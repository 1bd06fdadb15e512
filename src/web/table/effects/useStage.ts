/** Loads what a table gets after its first paint. */
import { useEffect, useState } from 'react'
import type { AnyFace } from '../../boards.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'

type Parts = typeof import('./Stage.tsx')

interface LoadedStage extends Parts {
  readonly extras: FaceExtras<unknown> | null
}

/** Null until it is loaded. Without it the table can be played as well. */
export const useStage = (face: AnyFace): LoadedStage | null => {
  const [stage, setStage] = useState<LoadedStage | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      const loading = face.extras?.()
      const { Stage, Marks, CoachAtTable, RulesOverTable } = await import('./Stage.tsx')
      const game = await loading
      if (!isGone) setStage({ Stage, Marks, CoachAtTable, RulesOverTable, extras: game?.extras ?? null })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => void load().catch(() => null))
    })
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [face])
  return stage
}
