/** The board region: the drawing up to its edges, the strip over its lower edge, and the notices. */
import { type ReactNode, useMemo } from 'react'
import type { AnyFace } from '../../boards.ts'
import type { BoardProps } from '../../toolkit/board.ts'
import { useLater } from '../../toolkit/later.ts'
import { PanZoom } from '../../toolkit/PanZoom.tsx'
import { useTableTexts } from '../texts.ts'
import { type TableLayout, useIsHigh } from './screen.ts'

interface BoardRegionProps {
  readonly face: AnyFace
  readonly play: BoardProps<unknown>
  readonly layout: TableLayout
  /** Where the zoom buttons go. */
  readonly zoom: Element | null
  /** Marks in the drawing. */
  readonly marks: ReactNode
}

export const BoardRegion = ({ face, play, layout, zoom, marks }: BoardRegionProps): ReactNode => {
  const { words, title } = useTableTexts()
  const isSmall = layout === 'phone' || layout === 'flat'
  const isHigh = useIsHigh()
  const own = isSmall ? face.narrow : undefined
  const { Board, size } = own ?? (isHigh && !isSmall ? face.high : undefined) ?? face
  const { Strip } = face
  const { view } = play
  // The key gives each viewer a fresh board: what the previous player had selected is secret too.
  const board = useMemo(() => <Board key={play.viewer} {...play} />, [Board, play])
  // Prompt and hand do not wait for the board: it is drawn in small pieces of time, right after they are.
  const isDrawn = useLater(true, false)
  const part = useMemo(() => face.part?.(view), [face, view])
  return (
    <div className="table-board">
      <PanZoom
        key={size.width}
        {...size}
        part={part}
        label={words('board.label', { game: title })}
        forFingers={isSmall}
        fitsWidth={own !== undefined}
        atTop={Strip !== undefined && !isSmall}
        decision={play.question}
        isDrawn={isDrawn}
        buttonsIn={zoom}
        hasOneButton={isSmall}
        names={{
          zoomIn: words('board.zoomIn'),
          zoomOut: words('board.zoomOut'),
          fit: words('board.fit'),
          choices: words('board.choices'),
        }}
      >
        {isDrawn && board}
        {isDrawn && marks}
      </PanZoom>
      {Strip !== undefined && !isSmall && (
        <div className="table-strip">
          <Strip key={play.viewer} {...play} />
        </div>
      )}
    </div>
  )
}
