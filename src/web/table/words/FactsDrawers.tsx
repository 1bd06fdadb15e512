/**
 * Drawers with facts of the game: the board in words, the legend, and details. The board in words is always there for
 * screen readers; the others exist while they are open.
 */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../toolkit/board.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import { Drawer } from '../drawers/Drawer.tsx'
import { openDrawer } from '../drawers/open-drawer.ts'
import { useTableTexts } from '../texts.ts'
import { BoardInWords } from './BoardInWords.tsx'
import './words.css'

interface FactsDrawersProps {
  readonly extras: FaceExtras<unknown>
  readonly play: BoardProps<unknown>
}

export const FactsDrawers = ({ extras, play }: FactsDrawersProps): ReactNode => {
  const { words } = useTableTexts()
  const open = openDrawer.use()?.kind
  const { Legend, Details } = extras
  return (
    <>
      <Drawer kind="words" title={words('facts.words')} state={open === 'words' ? 'open' : 'away'}>
        <BoardInWords view={play.view} inWords={extras.inWords} say={play.say} />
      </Drawer>
      {open === 'legend' && (
        <Drawer kind="legend" title={words('facts.legend')}>
          <Legend say={play.say} seats={play.seats} />
        </Drawer>
      )}
      {open === 'details' && Details !== null && (
        <Drawer kind="details" title={words('facts.details')}>
          <Details {...play} />
        </Drawer>
      )}
    </>
  )
}
