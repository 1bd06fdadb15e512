/** One rule: its number as a link to itself, its source, and its text. */
import type { ReactNode } from 'react'
import type { RuleId } from '../../../kit/game.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../context.ts'
import { type Piece, piecesOf, type RuleEntry } from './chapters.ts'

interface Props {
  readonly game: string
  readonly passage: RuleEntry
  readonly rules: readonly RuleId[]
  readonly query: string
  /** The address points to this rule. */
  readonly here: boolean
  /** Of a worked example. */
  readonly pictures: ReactNode
}

export const RulePassage = ({ game, passage, rules, query, here, pictures }: Props): ReactNode => {
  const { say } = useApp()
  const { id, text, source } = passage
  return (
    <article id={id} className="rule" data-here={here} aria-labelledby={`${id} number`}>
      <a
        id={`${id} number`}
        className="rule-number"
        href={hrefs.rule(game, id)}
        {...(here ? { 'aria-current': true } : {})}
      >
        {id}
      </a>
      <p>
        {source !== 'rulebook' && (
          <span className="rule-source" data-source={source}>
            {say(`source.${source}`)}
          </span>
        )}
        {piecesOf(text, query, rules).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: text pieces have no id but their position
          <Words key={index} game={game} piece={piece} />
        ))}
      </p>
      {pictures !== undefined && <div className="rule-pictures">{pictures}</div>}
    </article>
  )
}

const Words = ({ game, piece }: { readonly game: string; readonly piece: Piece }): ReactNode => {
  if (piece.kind === 'found') return <mark>{piece.text}</mark>
  return piece.kind === 'rule' ? <a href={hrefs.rule(game, piece.text)}>{piece.text}</a> : piece.text
}
