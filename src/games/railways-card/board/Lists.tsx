/** The choices on the table as a list of buttons: places to join, goods, destinations, cities to restock. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { Press } from '../../../web/toolkit/Press.tsx'
import type { PendingDecision } from '../../../wire/host.ts'
import { CITIES } from '../data/cities.ts'
import { DECLINE_TARGET } from '../describe/targets.ts'
import { say as word } from '../describe/words.ts'
import { cardOf } from '../network/cities.ts'
import type { View } from '../view.ts'
import { destinationInWords } from './Touches.tsx'

type Props = BoardProps<View> & { readonly question: PendingDecision }

export const Lists = (props: Props): ReactNode => {
  const { question, say } = props
  switch (question.ask.kind) {
    case 'join':
      return <Listed {...props} title={say(word('board.join'))} kind="join" />
    case 'act':
      return <Listed {...props} title={say(word('board.deliver'))} kind="ship" />
    case 'deliver':
      return (
        <Listed {...props} title={say(word('board.deliver'))} kind="ship">
          <Press {...props} target={DECLINE_TARGET} name={say(word('move.decline'))} />
        </Listed>
      )
    case 'destination':
      return <DestinationList {...props} />
    case 'restock':
      return <Listed {...props} title={say(word('board.restock'))} kind="restock" />
    default:
      return null
  }
}

type ListedProps = Props & { readonly title: string; readonly kind: string; readonly children?: ReactNode }

const Listed = ({ title, kind, children, ...props }: ListedProps): ReactNode => {
  const choices = props.question.choices.filter((choice) => choice.kind === kind)
  if (choices.length === 0 && children === undefined) return null
  return (
    <section className="panel-part" aria-label={title}>
      <h2 className="panel-heading">{title}</h2>
      <div className="rc-buttons rc-stacked">
        {choices.map(({ notation, targets }) => (
          <Press key={notation} {...props} target={targets[0] ?? ''} />
        ))}
        {children}
      </div>
    </section>
  )
}

/** Each destination, and the points that each player gets. */
const DestinationList = (props: Props): ReactNode => {
  const { view, question, say } = props
  const title = say(word('board.journey'))
  return (
    <section className="panel-part" aria-label={title}>
      <h2 className="panel-heading">{title}</h2>
      <div className="rc-buttons rc-stacked">
        {question.choices.map(({ notation, targets }) => {
          const city = CITIES.findIndex((_, index) => targets.includes(`to:${cardOf(index).id}`))
          return (
            <Press key={notation} {...props} target={targets[0] ?? ''} name={say(destinationInWords(view, city))} />
          )
        })}
      </div>
    </section>
  )
}
