/** The open decision as buttons: everything the player may touch, allowed or not. */
import type { ReactNode } from 'react'
import type { Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { PendingDecision } from '../../../wire/host.ts'
import { ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { SPACES } from '../data/spaces.ts'
import { describeMove } from '../describe/moves.ts'
import { isPublicField, publicEngineer } from '../engineers/engineers.ts'
import { parse, spaceTarget } from '../moves.ts'
import { engineerSpace } from '../state/space-numbers.ts'
import type { View } from '../view.ts'
import { openWords, pileWords, spaceWords, say as word } from '../words.ts'
import { Glyphs, Rail } from './Glyph.tsx'
import { SEATS } from './livery.ts'
import { BOARD_SPACES, type Shown, shown } from './spaces.ts'
import { choiceFor, touch } from './touch.ts'

type Props = BoardProps<View> & { readonly question: PendingDecision }

const isSpace = (target: Target): boolean => target.startsWith('space:') || target.startsWith('engineer:')
const isStep = (target: Target): boolean => target.startsWith('step:')

export const Decision = (props: Props): ReactNode => {
  const { view, question, say } = props
  const { targets } = question.ask
  const open = openWords(view)
  // If no step is possible, the steps come last: they only explain why not.
  const canStep = question.choices.some(({ kind }) => kind === 'step')
  const rest = targets.filter((target) => !isSpace(target) && !isStep(target) && isWorthShowing(question, target))
  return (
    <section className="panel-part rr-decision">
      <h2 className="panel-heading">{say(word('board.choose'))}</h2>
      {open.length > 0 && (
        <div className="rr-todo">
          <strong>{say(word('sketch.todo'))}</strong>
          <ul>
            {open.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the open list in its order
              <li key={at}>{say(entry)}</li>
            ))}
          </ul>
        </div>
      )}
      {canStep && <Steps {...props} />}
      {rest.length > 0 && (
        <div className="rr-buttons">
          {rest.map((target) => (
            <Plain key={target} {...props} target={target} />
          ))}
        </div>
      )}
      {targets.some(isSpace) && <Spaces {...props} />}
      {!canStep && targets.some(isStep) && <Steps {...props} />}
    </section>
  )
}

/** Refused choices stay visible, except long lists that nobody is likely to try. */
const isWorthShowing = (question: PendingDecision, target: Target): boolean =>
  choiceFor(question, target) !== undefined || !/^(pick|advance|build):/.test(target)

const Plain = (props: Props & { readonly target: Target }): ReactNode => {
  const { question, target, say } = props
  const choice = choiceFor(question, target)
  const move = parse(target)
  const words: Message | undefined = choice?.label ?? (move && describeMove(move))
  return (
    <button
      type="button"
      className="panel-press rr-press"
      aria-disabled={choice === undefined}
      onClick={() => touch(props, target)}
    >
      {words === undefined ? target : say(words)}
    </button>
  )
}

/** A row for each route, a button for each colour. */
const Steps = (props: Props): ReactNode => (
  <div className="rr-steps">
    {ROUTES.map(({ id, colours }) => (
      <div key={id} className="rr-steps-route">
        <span aria-hidden="true">{props.say(word(`route.${id}`))}</span>
        {COLOURS.slice(0, colours).map((colour) => (
          <Step key={colour} {...props} target={`step:${id}:${colour}`} colour={colour} />
        ))}
      </div>
    ))}
  </div>
)

const Step = (props: Props & { readonly target: Target; readonly colour: (typeof COLOURS)[number] }): ReactNode => {
  const { question, target, colour, say } = props
  const move = parse(target)
  return (
    <button
      type="button"
      className="panel-press rr-press rr-step"
      aria-disabled={choiceFor(question, target) === undefined}
      onClick={() => touch(props, target)}
    >
      <svg viewBox="0 0 18 24" width="21" height="28" aria-hidden="true">
        <Rail tracks={colour} />
      </svg>
      <span className="unseen">{move === undefined ? target : say(describeMove(move))}</span>
    </button>
  )
}

const AREAS = ['track', 'locomotive', 'industry', 'other', 'engineers', 'turnOrder', 'lastRound'] as const

/** What touching a space means, by open decision. */
const VERBS = { turn: 'move.place', relocate: 'move.relocate', again: 'move.again', swap: 'move.swap' } as const

/** The action spaces by area, then the own engineers. */
const Spaces = (props: Props): ReactNode => {
  const { view, question, say } = props
  const asked = new Set(question.ask.targets)
  const own = question.ask.targets.flatMap((target) =>
    target.startsWith('engineer:') ? [engineerSpace(Number(target.slice('engineer:'.length)))] : [],
  )
  const groups = [
    ...AREAS.map(
      (area) =>
        [
          word(`board.area.${area}`),
          BOARD_SPACES.filter((space) => SPACES[space]?.area === area && asked.has(spaceTarget(space))),
        ] as const,
    ),
    [word('board.engineers'), own] as const,
  ]
  return groups.map(([title, spaces]) => {
    const all = spaces.map((space) => shown(view, space)).filter(({ closed }) => !closed)
    if (all.length === 0) return null
    return (
      <fieldset key={JSON.stringify(title) + all[0]?.target} className="rr-group">
        <legend>{say(title)}</legend>
        <div className="rr-spaces">
          {all.map((one) => (
            <SpaceButton key={one.target} {...props} one={one} />
          ))}
        </div>
      </fieldset>
    )
  })
}

const SpaceButton = (props: Props & { readonly one: Shown }): ReactNode => {
  const { view, question, one, say } = props
  const verb = VERBS[question.ask.kind as keyof typeof VERBS] ?? 'move.place'
  const engineer = isPublicField(one.space) ? publicEngineer(view, one.space) : 0
  const name = say(word(verb, { space: spaceWords(one.space, engineer) }))
  const cost = say(
    word('board.cost', { pile: pileWords({ workers: one.workers, coins: one.coins, temporary: 0, black: 0 }) }),
  )
  return (
    <button
      type="button"
      className="panel-press rr-press rr-space-button"
      aria-disabled={choiceFor(question, one.target) === undefined}
      title={`${say(one.title)}. ${cost}`}
      onClick={() => touch(props, one.target)}
    >
      <span className="rr-space-head" aria-hidden="true">
        <b>{one.name}</b>
        <span>
          {'●'.repeat(one.coins)}
          {'♟'.repeat(one.workers)}
        </span>
      </span>
      <svg viewBox="-36 -13 72 26" width="72" height="26" aria-hidden="true">
        <Glyphs effect={one.effect} y={0} />
      </svg>
      <span className="rr-there" aria-hidden="true">
        {one.standing !== '' &&
          one.standing.split(' ').map((pair) => {
            const seat = Number(pair.split(':')[0])
            return (
              <span key={pair} className={`rr-chip rr-seat-${SEATS[seat]?.name}`}>
                {SEATS[seat]?.letter}
              </span>
            )
          })}
      </span>
      <span className="unseen">{name}</span>
    </button>
  )
}
