/** What people order at the table: it goes to the host, or a sentence says why it cannot. */
import { useRef, useState } from 'react'
import type { Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { Answer, Choice, Command, Host, TableView } from '../../wire/host.ts'
import { useApp } from '../app/context.ts'
import type { AnyFace } from '../boards.ts'
import type { Note } from './dialogs/note.ts'
import type { Speech } from './log/speech.ts'
import { asksFirst, doneBarrier, redoBarrier, undoBarrier } from './orders.ts'

/** What lies over the table. */
export type OpenDialog =
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'final'; readonly choice: Choice }
  | { readonly kind: 'back'; readonly moves: number }
  | { readonly kind: 'help' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'end' }

export interface Orders {
  readonly prompt: OpenDialog | null
  show(prompt: OpenDialog | null): void
  choose(choice: Choice): void
  play(choice: Choice): void
  whyNot(target: Target, first?: Message): void
  undo(): void
  redo(): void
  done(): void
  send(command: Command): void
  save(): void
}

export const useOrders = (
  host: Host,
  scene: TableView,
  face: Pick<AnyFace, 'asks'>,
  { words, say }: Speech,
): Orders => {
  const { tell } = useApp()
  const [prompt, show] = useState<OpenDialog | null>(null)
  const answered = useRef(-1)
  const handedOver = useRef<TableView | null>(null)
  const note = (said: Note): void => show({ kind: 'note', note: said })

  /** Null where there is no answer to work with; the reader has then been told why. */
  const ask = async (command: Command): Promise<Answer | null> => {
    const answer = await host.send(command).catch(() => null)
    if (answer !== null && answer.kind !== 'problem') return answer
    note({ title: words('note.problem'), text: answer === null ? words('note.host') : tell(answer.say), rule: null })
    return null
  }
  const send = (command: Command): void => void ask(command)

  /** A second tap on the same question comes too late and is dropped. */
  const play = async ({ notation }: Choice): Promise<void> => {
    const decision = scene.question?.decision
    if (decision === undefined || decision === answered.current) return
    answered.current = decision
    const answer = await ask({ kind: 'play', decision, notation })
    if (answer === null) answered.current = -1
  }

  /** So does a second tap on Done. */
  const done = async (): Promise<void> => {
    const barrier = doneBarrier(scene, words)
    if (barrier !== null) return note(barrier)
    if (handedOver.current === scene) return
    handedOver.current = scene
    if ((await ask({ kind: 'done' })) === null) handedOver.current = null
  }

  const whyNot = async (target: Target, first?: Message): Promise<void> => {
    const title = words('whyNot.title')
    if (first !== undefined) return note({ title, text: say(first), rule: null })
    if (scene.question === null) return note({ title, text: words('whyNot.idle'), rule: null })
    const answer = await ask({ kind: 'refusals' })
    if (answer?.kind !== 'refusals') return
    const refusal = answer.refusals.find((one) => one.target === target)
    if (refusal === undefined) return note({ title, text: words('whyNot.unknown'), rule: null })
    note({ title, text: say(refusal.message), rule: refusal.rule })
  }

  const save = async (): Promise<void> => {
    const answer = await ask({ kind: 'record' })
    if (answer?.kind !== 'record') return
    const { saveRecord } = await import('./save.ts')
    saveRecord(answer.record, scene.table.id)
  }

  const unless = (barrier: Note | null, command: Command): void => (barrier === null ? send(command) : note(barrier))
  return {
    prompt,
    show,
    choose: (choice) => (asksFirst(face, choice) ? show({ kind: 'final', choice }) : void play(choice)),
    play: (choice) => void play(choice),
    whyNot: (target, first) => void whyNot(target, first),
    undo: () => unless(undoBarrier(scene, words), { kind: 'undo' }),
    redo: () => unless(redoBarrier(scene, words), { kind: 'redo' }),
    done: () => void done(),
    send,
    save: () => void save(),
  }
}
