/** The viewer's points as things stand, always there. */
import { memo } from 'react'
import type { Scene } from '../../../wire/host.ts'
import { Lines } from '../Lines.tsx'
import { useSpeech } from '../log/speech.ts'

export const Forecast = memo(({ scene }: { scene: Scene }) => {
  const { words } = useSpeech()
  const lines = scene.viewer === 'watcher' ? null : scene.forecast[scene.viewer]
  if (lines === null || lines === undefined) return null
  return (
    <section className="table-forecast" aria-label={words('forecast.title')}>
      <h3>{words('forecast.title')}</h3>
      <Lines lines={lines} />
    </section>
  )
})
