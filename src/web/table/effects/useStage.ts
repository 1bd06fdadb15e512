/** Loads what a table gets after its first paint. */
import { useEffect, useState } from 'react'
import type { AnyFace } from '../../boards.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'

interface LoadedStage {
  readonly Stage: typeof import('./Stage.tsx').Stage
  readonly Marks: typeof import('./Stage.tsx').Marks
  readonly extras: FaceExtras<unknown> | null
}

/** Null until it is loaded. Without it the table can be played as well. */
export const useStage = (face: AnyFace): LoadedStage | null => {
  const [stage, setStage] = useState<LoadedStage | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      const [parts, game] = await Promise.all([
        import('./Stage.tsx').then(({ Stage, Marks }) => ({ Stage, Marks })),
        face.extras?.(),
      ])
      if (!isGone) setStage({ ...parts, extras: game?.extras ?? null })
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
