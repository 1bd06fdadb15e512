/** GL-2.3: how many trains and ships to play with. The recommended mix is preselected. */
import { type ReactNode, useState } from 'react'
import { choiceFor } from '../../../web/toolkit/choosing.ts'
import { ADVISED_TRAINS, FEWEST_TRAINS, PIECES, TRAINS } from '../data/counts.ts'
import { say as word } from '../describe/words.ts'
import type { PromptProps } from './props.ts'

export const Mix = ({ question, choose, say }: PromptProps): ReactNode => {
  const [trains, setTrains] = useState(ADVISED_TRAINS)
  const choice = choiceFor(question, `pieces:${trains}`)
  return (
    <section className="panel-part">
      <h2 className="panel-heading">{say(word('board.mix'))}</h2>
      <label className="gl-slider">
        <span>{say(word('board.mix.trains', { trains, ships: PIECES - trains }))}</span>
        <input
          type="range"
          min={FEWEST_TRAINS}
          max={TRAINS}
          value={trains}
          onChange={(event) => setTrains(Number(event.target.value))}
        />
      </label>
      <p className="gl-remark">{say(word('board.mix.advised'))}</p>
      {choice !== undefined && (
        <button type="button" className="panel-press gl-press gl-go" onClick={() => choose(choice)}>
          {say(choice.label)}
        </button>
      )}
    </section>
  )
}
