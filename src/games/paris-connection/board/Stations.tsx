/** The six stations as touch targets: on your turn they extend their company, otherwise they show its network. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { choiceFor, pressWithKey } from '../../../web/toolkit/choosing.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { companyName, say as word } from '../describe/words.ts'
import { type Field, place, STATION_FIELDS } from '../map/fields.ts'
import { type Company, extendTarget } from '../moves.ts'
import type { View } from '../view.ts'
import { lights, litCompany } from './lit.ts'
import { hex, spot } from './sheet.ts'
import '../../../web/toolkit/touch.css'

export const Stations = (props: BoardProps<View>): ReactNode => (
  <g>
    {STATION_FIELDS.map((field, at) => (
      <Station key={field} {...props} field={field} company={props.view.stations[at] ?? 0} />
    ))}
  </g>
)

type StationProps = BoardProps<View> & { readonly field: Field; readonly company: Company }

const Station = ({ question, choose, whyNot, say, field, company }: StationProps): ReactNode => {
  const lit = litCompany.use()
  const target = extendTarget(company)
  const choice = choiceFor(question, target)
  const params = { company: companyName(company) }
  const press = (): void => {
    if (choice !== undefined) choose(choice)
    else if (question !== null) whyNot(target)
    else litCompany.set(lit === company ? null : company)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <path
      className={choice === undefined ? 'touch pc-depot' : 'touch touch-can pc-depot'}
      data-target={target}
      role="button"
      tabIndex={choice === undefined ? -1 : 0}
      aria-label={say(choice?.label ?? word('board.showNetwork', params))}
      d={hex(spot(field), 2)}
      onClick={press}
      onKeyDown={(event) => pressWithKey(event, press)}
      {...lights(company)}
      {...explain(say(word('explain.station', { name: place(field).name, ...params })), 'PC-2.2')}
    />
  )
}
