/** Where Preact would behave differently from what the pages expect. */
import { options, type VNode } from 'preact'

/**
 * Effects run right after the page has changed, not a frame later: when a press opens a drawer, the next key already belongs to
 * it. What may wait for a frame says so (`useLater`).
 */
options.requestAnimationFrame = (runEffects) => queueMicrotask(runEffects)

const asReact = options.vnode

/** Elements whose values and events differ from React's as well. */
const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea'])

/**
 * `preact/compat` copies all properties of every element with every drawing, and writes each class twice. Most elements only
 * need other names, so their properties are renamed in place. Nor is the text 0 written again with every drawing.
 */
options.vnode = (node) => {
  if (Object.is(node.props, 0)) Object.assign(node, { props: '0' })
  const { type, props } = node
  if (typeof type !== 'string' || FIELDS.has(type) || 'style' in props) asReact?.(node)
  if (typeof type === 'string') rename(node.props)
}

const rename = (props: Record<string, unknown>): void => {
  for (const name in props) {
    const written = nameOf(name)
    if (written === name || props[name] === undefined) continue
    props[written] = props[name]
    props[name] = undefined
  }
}

/** As Preact writes it. */
const nameOf = (name: string): string => {
  const known = names.get(name)
  if (known !== undefined) return known
  const element = { type: 'g', props: { [name]: name } }
  asReact?.(element as unknown as VNode)
  const [written = name] = Object.keys(element.props)
  names.set(name, written)
  return written
}

/** Elements of SVG heed the case: `tabIndex` would leave the places of a board out of reach of the keyboard. */
const names = new Map([['tabIndex', 'tabindex']])
