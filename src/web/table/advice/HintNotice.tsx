/** A hint in the place of notices: it names the choice, and its targets are highlighted on the table. */
import { type ReactNode, useMemo } from 'react'
import type { AdvisedMove, Choice, TableView } from '../../../wire/host.ts'
import { Notice } from '../notices/Notice.tsx'
import { withMinusSign } from '../scores/scores.ts'
import { useTableTexts } from '../texts.ts'
import type { NameOf } from '../turn/name-of.ts'
import { useHighlight } from './highlight.ts'
import type { HintState } from './useHint.ts'

interface HintNoticeProps {
  readonly hint: HintState
  readonly tableView: TableView
  nameOf: NameOf
  choose(choice: Choice): void
  onClose(): void
}

export const HintNotice = ({ hint, tableView, nameOf, choose, onClose }: HintNoticeProps): ReactNode => {
  const { words, say, language, seat } = useTableTexts()
  const best = hint.kind === 'found' ? hint.best : NONE
  const { question } = tableView
  const targets = useMemo(() => {
    const advised = new Set(best.map(({ notation }) => notation))
    return question?.choices.flatMap((choice) => (advised.has(choice.notation) ? choice.targets : [])) ?? []
  }, [best, question])
  useHighlight(targets)
  /** By notation, because the decision may have been sent again since. */
  const choiceOf = ({ notation }: AdvisedMove): Choice | undefined =>
    tableView.question?.choices.find((choice) => choice.notation === notation)
  const text = (): string => {
    if (hint.kind === 'thinking') return words('hint.thinking')
    if (hint.kind === 'failed') return hint.why
    const [first] = best
    if (first === undefined) return words('whyNot.idle')
    const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(best.map(nameOf))
    if (best.length > 1) return words('hint.equal', { moves: names })
    const hintText = withMinusSign(words('hint.best', { move: names, share: Math.round(100 * first.chance) }))
    return [hintText, ...(first.reasons ?? []).map(say)].join(' ')
  }
  const isOwn = tableView.question !== null
  const choice = best[0] === undefined ? undefined : choiceOf(best[0])
  return (
    <Notice label={words('hint.label')} onClose={onClose}>
      <p role="status" aria-busy={hint.kind === 'thinking'}>
        {!isOwn && best.length > 0 && `${words('hint.watching', { seat: seat(tableView.toAct[0] ?? 0) })} `}
        {text()}
      </p>
      {choice !== undefined && (
        <button type="button" className="button" onClick={() => choose(choice)}>
          {words(best.length > 1 ? 'hint.playFirst' : 'hint.play')}
        </button>
      )}
    </Notice>
  )
}

const NONE: readonly AdvisedMove[] = []
