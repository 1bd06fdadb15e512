/** What a table shows, read from its accessible texts: dock, small card, and list of choices. */

export interface TableSnapshot {
  readonly wants: 'choice' | 'done' | 'confirm' | 'over' | 'nothing'
  /** The list of choices. */
  readonly list: 'open' | 'closed'
  /** The choices by kind; `from` is the index of the first one in the whole list. */
  readonly groups: readonly { readonly kind: string; readonly from: number; readonly names: readonly string[] }[]
  /** The text of a dialog that should not be there. */
  readonly unexpectedDialog: string | null
  /** Which decision the seat has to make; null for none. */
  readonly decision: string | null
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
  const wanted = (bar: Element): TableSnapshot['wants'] => {
    if (document.querySelector('.place-card[data-kind=confirm]') !== null) return 'confirm'
    const buttons = [...bar.querySelectorAll('button')]
    const isReady = (name: string): boolean =>
      buttons.some((one) => one.textContent === name && one.getAttribute('aria-disabled') !== 'true')
    if (isReady('Result')) return 'over'
    if (bar.getAttribute('data-yours') !== 'true') return 'nothing'
    return isReady('End turn') ? 'done' : 'choice'
  }
  const listed = (list: Element | null): TableSnapshot['list'] =>
    list?.checkVisibility({ visibilityProperty: true }) && list.querySelector('.table-choice-group') !== null
      ? 'open'
      : 'closed'
  const nameOf = (button: Element): string => button.firstChild?.textContent ?? ''
  /** All texts and labels of board, dock and players, and the newest line of the log: they differ even if the same prompt comes twice. */
  const told = (): string => {
    const parts = [...document.querySelectorAll('.table-board, .dock-body, .newest-line, .cards, .chips')]
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
    const list = document.querySelector('.table-choices')
    const dialog = document.querySelector('dialog[open]')
    let from = 0
    const groups = [...(list?.querySelectorAll('.table-choice-group') ?? [])].map((group) => {
      const names = [...group.querySelectorAll('button')].map(nameOf)
      from += names.length
      return { kind: group.getAttribute('data-kind') ?? '', from: from - names.length, names }
    })
    const shown = listed(list)
    // The list is being loaded: a second press would close it again.
    const isOpening = list === null && bar?.querySelector('.choices-button[aria-expanded=true]') != null
    const wants = bar === null || isOpening ? 'nothing' : wanted(bar)
    const unexpectedDialog = dialog !== null && wants !== 'over' ? (dialog.textContent ?? '') : null
    const asked = bar?.querySelector('[role=status]')?.textContent ?? ''
    const decision = bar?.getAttribute('data-decision') ?? null
    const question = `${wants}, ${shown}: ${asked} ${sumOf(JSON.stringify(groups))}`
    return { wants, list: shown, groups, unexpectedDialog, decision, question, mark: `${question} ${sumOf(told())}` }
  }
  return new Promise((resolve) => {
    const ends = setTimeout(() => finish(), patience)
    const watch = new MutationObserver(() => check())
    /** Players and log render after board and dock, so the page is read when it is idle. */
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
