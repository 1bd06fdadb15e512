/** A game's face and words, loaded when a table is opened; another language keeps the old words until it is there. */
import { useEffect, useState } from 'react'
import { games } from '../../games/index.ts'
import type { GameEntry } from '../../kit/entry.ts'
import type { Language } from '../../kit/text.ts'
import { type AnyFace, boardOf } from '../boards.ts'
import type { Spoken } from './log/speech.ts'
import { loadFrame } from './text/index.ts'

export interface Dressed {
  readonly entry: GameEntry
  readonly face: AnyFace
  readonly spoken: Spoken
}

export const useGame = (game: string | null, language: Language): Dressed | 'waiting' | 'failed' => {
  const [dressed, setDressed] = useState<Dressed | 'waiting' | 'failed'>('waiting')
  useEffect(() => {
    if (game === null) return
    let gone = false
    const done = (now: Dressed | 'failed'): void => {
      if (!gone) setDressed(now)
    }
    load(game, language).then(done, () => done('failed'))
    return () => {
      gone = true
    }
  }, [game, language])
  return dressed
}

const load = async (game: string, language: Language): Promise<Dressed | 'failed'> => {
  const entry = games.find(({ id }) => id === game)
  const board = boardOf(game)
  if (entry === undefined || board === undefined) return 'failed'
  const [{ face }, frame, book] = await Promise.all([board(), loadFrame(language), entry.text[language]()])
  return { entry, face, spoken: { language, frame, book, rulebook: entry.rulebook[language] } }
}
