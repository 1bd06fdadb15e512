/** The dialog that is open over the table, if any. */
import { lazy, Suspense } from 'react'
import type { Host, TableView } from '../../../wire/host.ts'
import { useTableTexts } from '../texts.ts'
import type { Orders } from '../turn/orders.ts'

// Loaded on demand, so that the first board does not wait for them.
const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }))
const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }))
const EndScreen = lazy(async () => ({ default: (await import('../scores/EndScreen.tsx')).EndScreen }))
const HintDialog = lazy(async () => ({ default: (await import('../advice/HintDialog.tsx')).HintDialog }))
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }))

interface TableDialogsProps {
  readonly host: Host
  readonly tableView: TableView
  readonly orders: Orders
  readonly keys: readonly [on: boolean, set: (on: boolean) => void]
  onReplay(): void
  readonly onAgain: (() => void) | null
  onHome(): void
}

export const TableDialogs = (props: TableDialogsProps) => (
  <Suspense>
    <CurrentDialog {...props} />
  </Suspense>
)

const CurrentDialog = ({ host, tableView, orders, keys, onReplay, onAgain, onHome }: TableDialogsProps) => {
  const { words, say } = useTableTexts()
  const { dialog, show } = orders
  const close = (): void => show(null)
  const then = (act: () => void) => (): void => {
    close()
    act()
  }
  /** By notation, because the decision may have been sent again since. */
  const take = (notation: string): void => {
    const choice = tableView.question?.choices.find((one) => one.notation === notation)
    close()
    if (choice !== undefined) orders.choose(choice)
  }
  if (dialog === null) return null
  switch (dialog.kind) {
    case 'note':
      return <NoteDialog note={dialog.note} onClose={close} />
    case 'help':
      return <KeysDialog on={keys[0]} setOn={keys[1]} onClose={close} />
    case 'hint':
      return <HintDialog host={host} tableView={tableView} onTake={take} onClose={close} />
    case 'final':
      return (
        <ConfirmDialog
          title={words('final.title')}
          text={words('final.ask', { move: say(dialog.choice.label) })}
          yes={words('final.yes')}
          no={words('final.no')}
          onYes={then(() => orders.play(dialog.choice))}
          onNo={close}
        />
      )
    case 'back':
      return (
        <ConfirmDialog
          title={words('back.title')}
          text={words('back.ask', { count: tableView.moves - dialog.moves })}
          yes={words('back.yes')}
          no={words('cancel')}
          onYes={then(() => orders.send({ kind: 'takeBack', moves: dialog.moves }))}
          onNo={close}
        />
      )
    case 'end':
      return tableView.outcome === null ? null : (
        <EndScreen
          tableView={tableView}
          outcome={tableView.outcome}
          onReplay={then(onReplay)}
          onSave={orders.save}
          onAgain={onAgain && then(onAgain)}
          onHome={then(onHome)}
          onClose={close}
        />
      )
  }
}
