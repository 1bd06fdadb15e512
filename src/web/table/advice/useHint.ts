/** A hint: what a search would play now. One press asks for it; the next move ends it. */
import { useEffect, useState } from 'react'
import type { AdvisedMove, Host, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import { useTableTexts } from '../texts.ts'

export type HintState =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed'; readonly why: string }
  /** The best choices, best first: one, or several that are about equal. */
  | { readonly kind: 'found'; readonly best: readonly AdvisedMove[] }

export interface Hint {
  readonly hint: HintState | null
  ask(): void
  close(): void
}

export const useHint = (host: Host, tableView: TableView): Hint => {
  const { words } = useTableTexts()
  const { translate } = useApp()
  const { moves, viewer, seq } = tableView
  const moment = `${viewer}/${moves}/${seq}`
  const [known, setKnown] = useState<{ readonly of: string; readonly hint: HintState } | null>(null)
  useEffect(() => setKnown((before) => (before?.of === moment ? before : null)), [moment])
  const ask = async (): Promise<void> => {
    setKnown({ of: moment, hint: { kind: 'thinking' } })
    const answer = await host.send({ kind: 'advice', moves, viewer }).catch(() => null)
    const hint: HintState =
      answer?.kind === 'advice'
        ? { kind: 'found', best: aboutEqual(answer.advice.choices) }
        : { kind: 'failed', why: answer?.kind === 'problem' ? translate(answer.say) : words('note.host') }
    setKnown((before) => (before?.of === moment ? { of: moment, hint } : before))
  }
  return {
    hint: known?.of === moment ? known.hint : null,
    ask: () => void ask(),
    close: () => setKnown(null),
  }
}

/** A smaller difference of win chances says nothing. */
const DIFFERENCE = 0.03
const MOST = 3

/** The best choice and those that are about as good. */
export const aboutEqual = (choices: readonly AdvisedMove[]): readonly AdvisedMove[] => {
  const best = choices[0]?.chance ?? 0
  return choices.filter(({ chance }) => best - chance <= DIFFERENCE).slice(0, MOST)
}
