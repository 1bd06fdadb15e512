/** One look at a table by what a screen reader is told: the turn bar, whatever lies over the table, the list of choices. */

export interface Look {
  readonly wants: 'choice' | 'done' | 'sure' | 'over' | 'nothing'
  /** The list of all choices: open, closed, or away behind a tab. */
  readonly list: 'open' | 'closed' | 'away'
  /** The choices of each kind, and the number of its first in the whole list. */
  readonly groups: readonly { readonly kind: string; readonly from: number; readonly names: readonly string[] }[]
  /** What a note over the table says: nobody has asked for one. */
  readonly trouble: string | null
  /** What is asked and what may be chosen, in short. */
  readonly question: string
  /** Two looks that differ in anything have different marks: the same may be asked twice. */
  readonly mark: string
}

/** Runs in the page, so it holds all that it needs: waits until the mark is another one, or for so many milliseconds. */
export const lookIn = ({ before, patience }: { before: string | null; patience: number }): Promise<Look> => {
  const wanted = (bar: Element, dialog: Element | null): Look['wants'] => {
    if (dialog?.querySelector('button[data-kind=main]')?.textContent === 'Yes, do it') return 'sure'
    const buttons = [...bar.querySelectorAll('button')]
    const isReady = (name: string): boolean =>
      buttons.some((one) => one.textContent === name && one.getAttribute('aria-disabled') !== 'true')
    if (isReady('Result')) return 'over'
    if (bar.getAttribute('data-yours') !== 'true') return 'nothing'
    return isReady('Done') ? 'done' : 'choice'
  }
  const listed = (details: HTMLDetailsElement | null): Look['list'] => {
    if (!details?.checkVisibility({ visibilityProperty: true })) return 'away'
    return details.open && details.querySelector('.table-choice-group') !== null ? 'open' : 'closed'
  }
  const nameOf = (button: Element): string => button.firstChild?.textContent ?? ''
  /** All texts and names of board, hand and log: where the same is asked twice, something else has changed there. */
  const told = (): string => {
    const parts = [...document.querySelectorAll('.table-board, .table-part-hand, .table-part-log')]
    const labels = parts.flatMap((part) => [...part.querySelectorAll('[aria-label]')])
    return [...parts.map((part) => part.textContent), ...labels.map((one) => one.getAttribute('aria-label'))].join()
  }
  const sumOf = (text: string): number => {
    let sum = 0
    for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
    return sum
  }
  const read = (): Look => {
    const bar = document.querySelector('section[aria-label=Turn]')
    const details = document.querySelector<HTMLDetailsElement>('details.table-choices')
    const dialog = document.querySelector('dialog[open]')
    let from = 0
    const groups = [...(details?.querySelectorAll('.table-choice-group') ?? [])].map((group) => {
      const names = [...group.querySelectorAll('button')].map(nameOf)
      from += names.length
      return { kind: group.getAttribute('data-kind') ?? '', from: from - names.length, names }
    })
    const wants = bar === null ? 'nothing' : wanted(bar, dialog)
    const trouble = dialog !== null && wants !== 'sure' && wants !== 'over' ? (dialog.textContent ?? '') : null
    const list = listed(details)
    const asked = bar?.querySelector('[role=status]')?.textContent ?? ''
    const question = `${wants}, ${list}: ${asked} ${sumOf(JSON.stringify(groups))}`
    return { wants, list, groups, trouble, question, mark: `${question} ${sumOf(told())}` }
  }
  return new Promise((resolve) => {
    const ends = setTimeout(() => finish(), patience)
    const watch = new MutationObserver(() => check())
    /** The log comes after board and bar: nothing is read before the page has come to rest. */
    const finish = (): void => {
      watch.disconnect()
      clearTimeout(ends)
      requestIdleCallback(() => resolve(read()), { timeout: 100 })
    }
    const check = (): void => {
      if (read().mark !== before) finish()
    }
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    check()
  })
}
