/** What users order at the table: it goes to the host, or a dialog says why it cannot be done. */
import { useRef, useState } from 'react'
import type { Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Answer, Choice, Command, Host, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import type { AnyFace } from '../../boards.ts'
import type { Note } from '../dialogs/NoteDialog.tsx'
import type { FrameWords, TableTexts } from '../texts.ts'

/** The dialog over the table. */
export type OpenDialog =
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'final'; readonly choice: Choice }
  | { readonly kind: 'back'; readonly moves: number }
  | { readonly kind: 'help' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'end' }

export interface Orders {
  readonly dialog: OpenDialog | null
  show(dialog: OpenDialog | null): void
  choose(choice: Choice): void
  play(choice: Choice): void
  /** `first`: what the board says must happen before this target can be touched. */
  whyNot(target: Target, first?: Message): void
  undo(): void
  redo(): void
  done(): void
  send(command: Command): void
  save(): void
}

export const useOrders = (
  host: Host,
  tableView: TableView,
  face: Pick<AnyFace, 'confirms'>,
  { words, say }: TableTexts,
): Orders => {
  const { translate } = useApp()
  const [dialog, show] = useState<OpenDialog | null>(null)
  const answered = useRef(-1)
  const endedTurnAt = useRef<TableView | null>(null)
  const note = (content: Note): void => show({ kind: 'note', note: content })

  /** Null if there is no usable answer; a dialog then says why. */
  const ask = async (command: Command): Promise<Answer | null> => {
    const answer = await host.send(command).catch(() => null)
    if (answer !== null && answer.kind !== 'problem') return answer
    note({
      title: words('note.problem'),
      text: answer === null ? words('note.host') : translate(answer.say),
      rule: null,
    })
    return null
  }
  const send = (command: Command): void => void ask(command)

  /** Ignores a second tap on the same decision. */
  const play = async ({ notation }: Choice): Promise<void> => {
    const decision = tableView.question?.decision
    if (decision === undefined || decision === answered.current) return
    answered.current = decision
    const answer = await ask({ kind: 'play', decision, notation })
    if (answer === null) answered.current = -1
  }

  /** Ignores a second tap on Done. */
  const done = async (): Promise<void> => {
    const refusal = doneRefusal(tableView, words)
    if (refusal !== null) return note(refusal)
    if (endedTurnAt.current === tableView) return
    endedTurnAt.current = tableView
    if ((await ask({ kind: 'done' })) === null) endedTurnAt.current = null
  }

  const whyNot = async (target: Target, first?: Message): Promise<void> => {
    const title = words('whyNot.title')
    if (first !== undefined) return note({ title, text: say(first), rule: null })
    if (tableView.question === null) return note({ title, text: words('whyNot.idle'), rule: null })
    const answer = await ask({ kind: 'refusals' })
    if (answer?.kind !== 'refusals') return
    const refusal = answer.refusals.find((one) => one.target === target)
    if (refusal === undefined) return note({ title, text: words('whyNot.unknown'), rule: null })
    note({ title, text: say(refusal.message), rule: refusal.rule })
  }

  const save = async (): Promise<void> => {
    const answer = await ask({ kind: 'record' })
    if (answer?.kind !== 'record') return
    const { saveRecord } = await import('../download.ts')
    saveRecord(answer.record, tableView.table.id)
  }

  const unless = (refusal: Note | null, command: Command): void => (refusal === null ? send(command) : note(refusal))
  return {
    dialog,
    show,
    choose: (choice) =>
      needsConfirmation(face, choice, tableView.view) ? show({ kind: 'final', choice }) : void play(choice),
    play: (choice) => void play(choice),
    whyNot: (target, first) => void whyNot(target, first),
    undo: () => unless(undoRefusal(tableView, words), { kind: 'undo' }),
    redo: () => unless(redoRefusal(tableView, words), { kind: 'redo' }),
    done: () => void done(),
    send,
    save: () => void save(),
  }
}

/** Why undo is not possible; null if it is. */
export const undoRefusal = ({ undo, table }: TableView, words: FrameWords): Note | null => {
  if (undo.can) return null
  const why = words(`undo.${undo.barrier}`)
  const goesFurther = table.freeTakeBack && undo.barrier !== 'nothing'
  const text = goesFurther ? `${why} ${words('undo.free')}` : why
  return { title: words('undo.cannot'), text, rule: null }
}

export const redoRefusal = ({ redo }: TableView, words: FrameWords): Note | null =>
  redo.length > 0 ? null : { title: words('redo.cannot'), text: words('redo.none'), rule: null }

export const doneRefusal = ({ handOver, question }: TableView, words: FrameWords): Note | null => {
  if (handOver) return null
  const text = words(question === null ? 'done.notYours' : 'done.asked')
  return { title: words('done.cannot'), text, rule: null }
}

/** Reversible moves need no confirmation; of the others, only those for which the game's board asks for one. */
export const needsConfirmation = (face: Pick<AnyFace, 'confirms'>, choice: Choice, view: unknown): boolean =>
  choice.final && (face.confirms?.(choice, view) ?? false)
