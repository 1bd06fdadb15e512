/**
 * Reads the part of YAML that the files in deploy/ use: maps and lists by indentation, quoted and plain scalars, short lists in
 * brackets, comments, several documents. Anything else is an error, so that a mistake in a file is found.
 */
export type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml }

interface Line {
  readonly indent: number
  readonly text: string
  readonly number: number
}

export const documentsIn = (text: string): readonly Yaml[] =>
  text
    .split(/^---$/m)
    .map(linesIn)
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const rest = [...lines]
      const value = blockIn(rest, 0)
      if (rest[0] !== undefined) throw new Error(`line ${rest[0].number}: ${rest[0].text}`)
      return value
    })

const linesIn = (text: string): readonly Line[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.includes('\t')) throw new Error(`line ${index + 1}: a tab`)
    const content = line.trim()
    if (content === '' || content.startsWith('#')) return []
    return [{ indent: line.length - line.trimStart().length, text: content, number: index + 1 }]
  })

/** Takes the lines of one map or list, with this indentation, from the front. */
const blockIn = (lines: Line[], indent: number): Yaml => {
  const first = lines[0]
  if (first === undefined || first.indent !== indent) throw new Error(`line ${first?.number}: indentation`)
  return first.text.startsWith('- ') ? listIn(lines, indent) : mapIn(lines, indent)
}

const listIn = (lines: Line[], indent: number): readonly Yaml[] => {
  const items: Yaml[] = []
  while (lines[0]?.indent === indent && lines[0].text.startsWith('- ')) {
    const line = lines.shift() as Line
    const text = line.text.slice(2)
    if (!KEY.test(text)) {
      items.push(scalarIn(text, line))
      continue
    }
    lines.unshift({ ...line, indent: indent + 2, text })
    items.push(mapIn(lines, indent + 2))
  }
  return items
}

const mapIn = (lines: Line[], indent: number): Yaml => {
  const map: Record<string, Yaml> = {}
  while (lines[0]?.indent === indent && !lines[0].text.startsWith('- ')) {
    const line = lines.shift() as Line
    const [, key = '', rest = ''] = KEY.exec(line.text) ?? []
    if (key === '' || key in map) throw new Error(`line ${line.number}: ${line.text}`)
    const next = lines[0]
    map[key] =
      rest === '' && next !== undefined && next.indent > indent ? blockIn(lines, next.indent) : scalarIn(rest, line)
  }
  return map
}

const KEY = /^([A-Za-z_][\w./-]*):(?: (.*))?$/

const scalarIn = (text: string, { number }: Line): Yaml => {
  if (text === '{}') return {}
  if (text.startsWith('[') && text.endsWith(']')) return JSON.parse(text)
  if (text.startsWith('"')) return JSON.parse(text)
  if (!/^[\w/.][\w/.:=+ -]*$/.test(text)) throw new Error(`line ${number}: ${text}`)
  return text
}
