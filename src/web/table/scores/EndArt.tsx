/** The game's poster as a medal before the rising sun. */
import type { ReactNode } from 'react'
import { findGame } from '../../app/games.ts'
import { posterOf } from '../../app/poster/posters.ts'
import { useTableTexts } from '../texts.ts'
import { RAYS } from './rays.ts'

export const EndArt = (): ReactNode => {
  const { game } = useTableTexts()
  const entry = findGame(game)
  return (
    <div className="end-art" aria-hidden="true">
      <svg className="end-rays" viewBox="-640 -300 1280 720" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path d={RAYS} />
      </svg>
      {entry !== undefined && (
        <svg className="end-medal" viewBox="-310 -310 620 620" aria-hidden="true">
          <clipPath id="end-medal">
            <circle r="288" />
          </clipPath>
          <circle className="end-medal-rim" r="306" />
          <g clipPath="url(#end-medal)">
            <g transform="translate(-300 -320)">
              <use href={`${posterOf(entry).picture}#drawing`} />
            </g>
          </g>
          <circle className="end-medal-ring" r="288" />
        </svg>
      )}
    </div>
  )
}
