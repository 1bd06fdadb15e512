/** What users order at the table: it goes to the host, or a small card at the touched place says why it cannot be done. */
import { useRef, useState } from 'react'
import type { RuleId, Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import type { Answer, Choice, Command, Host, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import type { AnyFace } from '../../boards.ts'
import type { Edges } from '../explain/card-place.ts'
import { touchedElement, touchedPlace } from '../explain/touched.ts'
import type { FrameWords, TableTexts } from '../texts.ts'

/** An explanation in one or two sentences, with its rule if there is one. */
export interface Note {
  readonly title: string
  readonly text: string
  readonly rule: RuleId | null
}

/** A note at a place of the screen. `confirm`: the next press there does it. */
export interface PlaceNote extends Note {
  readonly kind: 'why' | 'confirm'
  readonly at: Edges
}

export interface Orders {
  /** The small card that is shown now. */
  readonly card: PlaceNote | null
  /** Closes the card, unless this element is the one to be pressed again. */
  closeCard(pressed: EventTarget | null): void
  /** What went wrong, in one sentence. */
  readonly problem: string | null
  closeProblem(): void
  readonly isEndShown: boolean
  showEnd(isShown: boolean): void
  choose(choice: Choice): void
  /** `first`: what the board says must happen before this target can be touched. */
  whyNot(target: Target, first?: Message): void
  /** Shows a note at the touched place. */
  explain(note: Note): void
  undo(): void
  redo(): void
  done(): void
  /** Goes back to this number of moves, after a second press. */
  takeBack(moves: number): void
  send(command: Command): void
  save(): void
}

/** A press that waits for a second one. */
interface Armed {
  readonly key: string
  readonly element: Element | null
}

export const useOrders = (
  host: Host,
  tableView: TableView,
  face: Pick<AnyFace, 'confirms'>,
  { words, say }: TableTexts,
): Orders => {
  const { translate, settings } = useApp()
  const [card, setCard] = useState<PlaceNote | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isEndShown, showEnd] = useState(false)
  const armed = useRef<Armed | null>(null)
  const answered = useRef(-1)
  const endedTurnAt = useRef<TableView | null>(null)
  const explain = (note: Note): void => setCard({ kind: 'why', ...note, at: touchedPlace() })

  /** Null if there is no usable answer; a notice then says why. */
  const ask = async (command: Command): Promise<Answer | null> => {
    const answer = await host.send(command).catch(() => null)
    if (answer !== null && answer.kind !== 'problem') return answer
    setProblem(answer === null ? words('note.host') : translate(answer.say))
    return null
  }
  const send = (command: Command): void => void ask(command)

  /** Acts at the second press in the same place. */
  const twice = (key: string, text: string, act: () => void): void => {
    if (armed.current?.key === key) {
      armed.current = null
      setCard(null)
      act()
      return
    }
    armed.current = { key, element: touchedElement() }
    setCard({ kind: 'confirm', title: words('final.again'), text, rule: null, at: touchedPlace() })
  }

  /** Ignores a second tap on the same decision. */
  const play = async ({ notation }: Choice): Promise<void> => {
    const decision = tableView.question?.decision
    if (decision === undefined || decision === answered.current) return
    answered.current = decision
    setCard(null)
    const answer = await ask({ kind: 'play', decision, notation })
    if (answer === null) answered.current = -1
  }

  const choose = (choice: Choice): void => {
    if (!settings.confirm || !needsConfirmation(face, choice, tableView.view)) return void play(choice)
    const why = choice.why === undefined ? words('final.title') : say(choice.why)
    twice(`${tableView.question?.decision} ${choice.notation}`, `${say(choice.label)}: ${why}`, () => void play(choice))
  }

  /** Ignores a second tap on End turn. */
  const done = async (): Promise<void> => {
    const refusal = doneRefusal(tableView, words)
    if (refusal !== null) return explain(refusal)
    if (endedTurnAt.current === tableView) return
    endedTurnAt.current = tableView
    setCard(null)
    if ((await ask({ kind: 'done' })) === null) endedTurnAt.current = null
  }

  const whyNot = async (target: Target, first?: Message): Promise<void> => {
    const title = words('whyNot.title')
    if (first !== undefined) return explain({ title, text: say(first), rule: null })
    if (tableView.question === null) return explain({ title, text: words('whyNot.idle'), rule: null })
    const answer = await ask({ kind: 'refusals' })
    if (answer?.kind !== 'refusals') return
    const refusal = answer.refusals.find((one) => one.target === target)
    if (refusal === undefined) return explain({ title, text: words('whyNot.unknown'), rule: null })
    explain({ title, text: say(refusal.message), rule: refusal.rule })
  }

  const save = async (): Promise<void> => {
    const answer = await ask({ kind: 'record' })
    if (answer?.kind !== 'record') return
    const { saveRecord } = await import('../download.ts')
    saveRecord(answer.record, tableView.table.id)
  }

  const unless = (refusal: Note | null, command: Command): void => (refusal === null ? send(command) : explain(refusal))
  return {
    card,
    closeCard(pressed) {
      if (card === null || (pressed instanceof Node && armed.current?.element?.contains(pressed))) return
      armed.current = null
      setCard(null)
    },
    problem,
    closeProblem: () => setProblem(null),
    isEndShown,
    showEnd,
    choose,
    whyNot: (target, first) => void whyNot(target, first),
    explain,
    undo: () => unless(undoRefusal(tableView, words), { kind: 'undo' }),
    redo: () => unless(redoRefusal(tableView, words), { kind: 'redo' }),
    done: () => void done(),
    takeBack: (moves) =>
      twice(`back ${moves}`, words('back.ask', { count: tableView.moves - moves }), () =>
        send({ kind: 'takeBack', moves }),
      ),
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
