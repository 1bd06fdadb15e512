/** The text of a rule. */
import { type ReactNode, useEffect, useState } from 'react'
import type { RuleId } from '../../../kit/game.ts'
import type { Texts } from '../../../kit/text.ts'
import { useTableTexts } from '../texts.ts'

/** Nothing until the rulebook is loaded, or if it cannot be loaded. */
export const RuleText = ({ rule }: { readonly rule: RuleId }): ReactNode => {
  const { rulebook } = useTableTexts()
  const [rules, setRules] = useState<Texts>({})
  useEffect(() => {
    let isGone = false
    const done = (texts: Texts): void => {
      if (!isGone) setRules(texts)
    }
    rulebook().then(
      (book) => done(book.rules),
      () => done({}),
    )
    return () => {
      isGone = true
    }
  }, [rulebook])
  return rules[rule]
}
