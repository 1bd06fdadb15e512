/** A game's face and words, loaded when a table is opened; another language keeps the old words until it is there. */
import { useEffect, useState } from 'react'
import { games } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/entry.ts'
import type { Language } from '../../../kit/text.ts'
import { type AnyFace, boards } from '../../boards.ts'
import { loadFrame } from '../text/index.ts'
import type { LoadedTexts } from '../texts.ts'

export interface LoadedGame {
  readonly entry: GameEntry
  readonly face: AnyFace
  readonly spoken: LoadedTexts
}

export const useLoadedGame = (game: string | null, language: Language): LoadedGame | 'waiting' | 'failed' => {
  const [loaded, setDressed] = useState<LoadedGame | 'waiting' | 'failed'>('waiting')
  useEffect(() => {
    if (game === null) return
    let isGone = false
    const done = (now: LoadedGame | 'failed'): void => {
      if (!isGone) setDressed(now)
    }
    load(game, language).then(done, () => done('failed'))
    return () => {
      isGone = true
    }
  }, [game, language])
  return loaded
}

const load = async (game: string, language: Language): Promise<LoadedGame | 'failed'> => {
  const entry = games.find(({ id }) => id === game)
  const board = boards[game]
  if (entry === undefined || board === undefined) return 'failed'
  const [{ face }, frame, book] = await Promise.all([board(), loadFrame(language), entry.text[language]()])
  return { entry, face, spoken: { language, frame, book, rulebook: entry.rulebook[language] } }
}
