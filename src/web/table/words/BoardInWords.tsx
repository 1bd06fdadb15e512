/** The board as headings, lists and tables. */
import { memo, type ReactNode, useMemo } from 'react'
import type { Message } from '../../../kit/text.ts'
import type { WordsSection, WordsTable } from '../../toolkit/in-words.ts'
import { useLater } from '../../toolkit/later.ts'

interface BoardInWordsProps<View> {
  readonly view: View
  inWords(view: View): readonly WordsSection[]
  say(message: Message): string
}

/** Rendered after everything else: nobody waits for it. */
export const BoardInWords = <View,>({ view, inWords, say }: BoardInWordsProps<View>): ReactNode => {
  const deferred = useLater(view)
  const sections = useMemo(() => inWords(deferred), [inWords, deferred])
  return <Sections sections={sections} say={say} />
}

interface SectionsProps {
  readonly sections: readonly WordsSection[]
  say(message: Message): string
}

const Sections = memo(
  ({ sections, say }: SectionsProps): ReactNode =>
    sections.map(({ id, heading, items, table }) => (
      <section key={id} className="words-section">
        <h3>{say(heading)}</h3>
        {items !== undefined && items.length > 0 && (
          <ul>
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is always rendered whole
              <li key={at}>{say(item)}</li>
            ))}
          </ul>
        )}
        {table !== undefined && <FactTable table={table} name={say(heading)} say={say} />}
      </section>
    )),
)

interface FactTableProps {
  readonly table: WordsTable
  readonly name: string
  say(message: Message): string
}

const FactTable = ({ table: { columns, rows }, name, say }: FactTableProps): ReactNode => {
  const inWords = (cell: Message | string | number): string => (typeof cell === 'object' ? say(cell) : String(cell))
  return (
    <table aria-label={name}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their place
            <th key={at} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the table is always rendered whole
          <tr key={row}>
            <th scope="row">{inWords(head)}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their place
              <td key={at}>{inWords(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
