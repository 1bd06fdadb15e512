/** What is still to do in this turn, as a chain of pictures in order. Pressed, an entry lights up where it can be done. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../../web/toolkit/board.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import type { View } from '../../view.ts'
import { say as word } from '../../words.ts'
import { EffectIcon } from '../Glyphs.tsx'
import { useLit } from '../Hot.tsx'
import { tasksOf } from './todo.ts'

/** Tokens and end cards are chosen in the dock. */
const OWED: readonly string[] = ['questionToken', 'endCardOr10']

export const Chain = ({ view, question, say }: BoardProps<View>): ReactNode => {
  const [lit, light] = useLit(question)
  const tasks = tasksOf(view, question)
  // Where every answer is about the one thing that is left, the prompt says it all.
  if (tasks.length === 0 || (tasks.length === 1 && OWED.includes(tasks[0]?.id ?? ''))) return null
  return (
    <section className="rr-todo" aria-label={say(word('board.todo'))}>
      <h2 className="rr-dock-name">{say(word('board.todo'))}</h2>
      <ol className="rr-chain">
        {tasks.map(({ id, how, effect, words, targets }) => {
          const isLit = lit !== null && targets.length > 0 && targets.every((target) => lit.includes(target))
          const text = say(word(`open.${how}`, { entry: words }))
          return (
            <li key={id} className={`rr-task rr-task-${how}`}>
              <button
                type="button"
                className="panel-press rr-task-press"
                aria-pressed={isLit}
                disabled={targets.length === 0}
                onClick={() => light(isLit ? null : targets)}
                {...explain(text, 'RR-2.10')}
              >
                <EffectIcon effect={effect} most={64} />
                <span className="rr-task-words">{text}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
