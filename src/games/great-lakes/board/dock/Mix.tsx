/** GL-2.3: how many trains and ships to play with. The recommended mix is preselected. */
import { type ReactNode, useState } from 'react'
import { choiceFor } from '../../../../web/toolkit/choosing.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { usePrimary } from '../../../../web/toolkit/primary.ts'
import { DOUBLE, PLAIN } from '../../cards/cards.ts'
import { ADVISED_TRAINS, FEWEST_TRAINS, PIECES, TRAINS } from '../../data/counts.ts'
import { piecesTarget } from '../../describe/targets.ts'
import { pieceName, say as word } from '../../describe/words.ts'
import { CardIcon } from '../cards/icons.tsx'
import type { PromptProps } from '../props.ts'

export const Mix = ({ question, say }: PromptProps): ReactNode => {
  const [trains, setTrains] = useState(ADVISED_TRAINS)
  const ships = PIECES - trains
  const choice = choiceFor(question, piecesTarget(trains)) ?? null
  usePrimary(choice === null ? '' : say(choice.label), choice)
  return (
    <div className="gl-mix" {...explain(say(word('board.mix.advised')), 'GL-2.3')}>
      <p className="gl-mix-count">
        <CardIcon card={PLAIN} /> {say(pieceName(0, trains))}
      </p>
      <input
        type="range"
        aria-label={say(word('board.mix'))}
        aria-valuetext={say(word('board.mix.trains', { trains, ships }))}
        min={FEWEST_TRAINS}
        max={TRAINS}
        value={trains}
        onChange={(event) => setTrains(Number(event.target.value))}
      />
      <p className="gl-mix-count">
        <CardIcon card={DOUBLE - 1} /> {say(pieceName(1, ships))}
      </p>
      <p className="gl-remark">{say(word('board.mix.advised'))}</p>
    </div>
  )
}
