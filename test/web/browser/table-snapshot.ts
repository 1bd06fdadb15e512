/** What a table shows, read from its accessible texts: turn bar, dialog, and list of choices. */

export interface TableSnapshot {
  readonly wants: 'choice' | 'done' | 'confirm' | 'over' | 'nothing'
  /** The list of choices: open, closed, or hidden behind a tab. */
  readonly list: 'open' | 'closed' | 'away'
  /** The choices by kind; `from` is the index of the first one in the whole list. */
  readonly groups: readonly { readonly kind: string; readonly from: number; readonly names: readonly string[] }[]
  /** The text of a dialog that should not be there. */
  readonly unexpectedDialog: string | null
  /** A fingerprint of the prompt and its choices. */
  readonly question: string
  /** A fingerprint of everything: the same prompt may come twice. */
  readonly mark: string
}

/** Runs in the page, so it is self-contained. Waits until `mark` differs from `before`, at most `patience` milliseconds. */
export const readTable = ({
  before,
  patience,
}: {
  before: string | null
  patience: number
}): Promise<TableSnapshot> => {
  const wanted = (bar: Element, dialog: Element | null): TableSnapshot['wants'] => {
    if (dialog?.querySelector('button[data-kind=main]')?.textContent === 'Yes, do it') return 'confirm'
    const buttons = [...bar.querySelectorAll('button')]
    const isReady = (name: string): boolean =>
      buttons.some((one) => one.textContent === name && one.getAttribute('aria-disabled') !== 'true')
    if (isReady('Result')) return 'over'
    if (bar.getAttribute('data-yours') !== 'true') return 'nothing'
    return isReady('Done') ? 'done' : 'choice'
  }
  const listed = (details: HTMLDetailsElement | null): TableSnapshot['list'] => {
    if (!details?.checkVisibility({ visibilityProperty: true })) return 'away'
    return details.open && details.querySelector('.table-choice-group') !== null ? 'open' : 'closed'
  }
  const nameOf = (button: Element): string => button.firstChild?.textContent ?? ''
  /** All texts and labels of board, hand and log: they differ even if the same prompt comes twice. */
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
  const read = (): TableSnapshot => {
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
    const unexpectedDialog =
      dialog !== null && wants !== 'confirm' && wants !== 'over' ? (dialog.textContent ?? '') : null
    const list = listed(details)
    const asked = bar?.querySelector('[role=status]')?.textContent ?? ''
    const question = `${wants}, ${list}: ${asked} ${sumOf(JSON.stringify(groups))}`
    return { wants, list, groups, unexpectedDialog, question, mark: `${question} ${sumOf(told())}` }
  }
  return new Promise((resolve) => {
    const ends = setTimeout(() => finish(), patience)
    const watch = new MutationObserver(() => check())
    /** The log renders after board and turn bar, so the page is read when it is idle. */
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
