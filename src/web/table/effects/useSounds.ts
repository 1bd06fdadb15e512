/** Sounds of the table, if the player has switched them on. */
import { useCallback, useEffect, useRef } from 'react'
import type { TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import type { EffectStep } from './player.ts'
import { playSound, type TableSound } from './sounds.ts'

/** Plays the sounds of your turn and of the end; returns what plays those of new steps. */
export const useSounds = ({ question, outcome }: TableView): ((steps: readonly EffectStep[]) => void) => {
  const { sound, volume } = useApp().settings
  const play = useCallback(
    (which: TableSound): void => {
      if (sound) playSound(which, volume)
    },
    [sound, volume],
  )
  const isYours = question !== null
  const isOver = outcome !== null
  const before = useRef({ isYours, isOver })
  useEffect(() => {
    if (isOver && !before.current.isOver) play('end')
    else if (isYours && !before.current.isYours) play('turn')
    before.current = { isYours, isOver }
  }, [isYours, isOver, play])
  // Several steps of one move make one sound: the last one.
  return (steps) => {
    const last = steps.findLast(({ effect }) => effect.sound !== undefined)?.effect.sound
    if (last !== undefined) play(last)
  }
}
