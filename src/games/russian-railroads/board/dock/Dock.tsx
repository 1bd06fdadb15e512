/** The dock: the pieces that can be placed, what is still to do, and a short answer for all that is no space of the board. */
import { type CSSProperties, lazy, type ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import { AfterPaint } from '../../../../web/toolkit/AfterPaint.tsx'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { Press } from '../../../../web/toolkit/Press.tsx'
import { usePrimary } from '../../../../web/toolkit/primary.ts'
import type { Pile } from '../../state/pile.ts'
import { matOf } from '../../state/state.ts'
import type { View } from '../../view.ts'
import { ruleOfAsk } from '../asks.ts'
import { EffectIcon } from '../Glyphs.tsx'
import { Coin, EndCard, Engine, Plant, Worker } from '../Pictures.tsx'
import { answersOf, type Picture, type ShortAnswer } from './answers.ts'

/** Up to this many answers stand in a row with their words beside them. More of them are small cards. */
const FEW = 4
/** A phone shows more cards than this without words. */
const MANY = 10
/** These have long words. */
const CARDS: readonly string[] = ['card', 'end']

/** Nothing is to do before the first worker is placed: it comes after the first paint. */
const Chain = lazy(async () => ({ default: (await import('./Chain.tsx')).Chain }))

/** The figures come with the last of the board. */
const NextRewards = lazy(async () => ({ default: (await import('../later/index.ts')).NextRewards }))
const Supply = lazy(async () => ({ default: (await import('../later/index.ts')).Supply }))

export const Dock = (props: BoardProps<View>): ReactNode => {
  const { view, viewer, question, say } = props
  const hasPieces = viewer !== 'watcher' && canPlace(view, viewer)
  const answers = question === null ? [] : answersOf(view, question)
  const main = question?.ask.kind === 'pay' ? answers[0] : undefined
  usePrimary(main === undefined ? '' : say(main.choice.label), main?.choice ?? null)
  const isOnBoard = question?.choices.some(({ targets }) => targets.some((target) => /^(space|engineer):/.test(target)))
  const areCards = answers.length > FEW || CARDS.includes(question?.ask.kind ?? '')
  const kind = !areCards ? 'row' : answers.length > MANY ? 'cards rr-dock-many' : 'cards'
  const columns = { '--rr-columns': Math.ceil(answers.length / 2) } as CSSProperties
  return (
    <div className={`rr rr-dock rr-dock-${kind}`} style={columns}>
      {viewer !== 'watcher' && (question === null || (isOnBoard && hasPieces)) && (
        <AfterPaint>
          <Supply {...props} seat={viewer} />
        </AfterPaint>
      )}
      <AfterPaint>
        <Chain {...props} />
      </AfterPaint>
      {answers.length > 0 && (
        <div className="rr-answers">
          {answers.map((answer) => (
            <AnswerPress key={answer.choice.notation} {...props} answer={answer} />
          ))}
        </div>
      )}
      {!areCards && viewer !== 'watcher' && (
        <AfterPaint>
          <NextRewards {...props} seat={viewer} />
        </AfterPaint>
      )}
    </div>
  )
}

/** Who moves a worker at the end of a round has nothing left to place. */
const canPlace = (view: View, seat: Seat): boolean => {
  const { workers, temporaryWorkers, blackWorkers, coins } = matOf(view, seat)
  return workers + temporaryWorkers + blackWorkers + coins > 0
}

const AnswerPress = ({ answer, ...props }: BoardProps<View> & { readonly answer: ShortAnswer }): ReactNode => {
  const { choice, picture, words, quiet } = answer
  const short = Array.isArray(words)
    ? words.map(props.say).join(', ')
    : props.say(words as Parameters<typeof props.say>[0])
  const target = choice.targets[0] ?? choice.notation
  return (
    <Press
      {...props}
      target={target}
      name={props.say(choice.label)}
      className={quiet ? 'rr-answer rr-quiet' : 'rr-answer'}
    >
      <span
        className="rr-answer-in"
        aria-hidden="true"
        {...explain(props.say(choice.label), ruleOfAsk(props.question))}
      >
        <AnswerPicture picture={picture} seat={props.view.current.mover} />
        <span className="rr-answer-words">{short}</span>
      </span>
    </Press>
  )
}

const AnswerPicture = ({ picture, seat }: { readonly picture: Picture; readonly seat: number }): ReactNode => {
  switch (picture.kind) {
    case 'none':
      return null
    case 'effect':
      return <EffectIcon effect={picture.effect} most={72} />
    case 'pile':
      return <PileIcon pile={picture.pile} seat={seat} />
    case 'endCard':
      return (
        <svg className="rr-icon" viewBox="-1 -1 20 26" width="24" height="31" aria-hidden="true">
          <EndCard />
        </svg>
      )
    default:
      return (
        <svg className="rr-icon" viewBox="-1 -1 31 26" width="36" height="30" aria-hidden="true">
          {picture.kind === 'engine' ? <Engine number={picture.number} /> : <Plant number={picture.number} />}
        </svg>
      )
  }
}

const PileIcon = ({ pile, seat }: { readonly pile: Pile; readonly seat: number }): ReactNode => {
  const pieces: readonly ReactNode[] = [
    ...Array<ReactNode>(pile.workers).fill(<Worker of={seat} />),
    ...Array<ReactNode>(pile.temporary).fill(<Worker of="temporary" />),
    ...Array<ReactNode>(pile.black).fill(<Worker of="black" />),
    ...Array<ReactNode>(pile.coins).fill(<Coin />),
  ]
  const width = pieces.length * 21
  return (
    <svg className="rr-icon" viewBox={`-1 -1 ${width + 2} 26`} width={width + 2} height="26" aria-hidden="true">
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces in a row
        <g key={at} transform={`translate(${at * 21 + 2} 0)`}>
          {piece}
        </g>
      ))}
    </svg>
  )
}
