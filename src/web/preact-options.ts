/** Where Preact would behave differently from what the pages expect. */
import { options } from 'preact'

/**
 * Effects run right after the page has changed, not a frame later: when a press opens a drawer, the next key already belongs to
 * it. What may wait for a frame says so (`useLater`).
 */
options.requestAnimationFrame = (runEffects) => queueMicrotask(runEffects)

const before = options.vnode

/**
 * Preact writes the names of attributes as they are given, and elements of SVG heed their case: `tabIndex` alone would leave
 * the places of a board out of reach of the keyboard.
 */
options.vnode = (node) => {
  before?.(node)
  if (typeof node.type !== 'string' || !('tabIndex' in node.props)) return
  const { tabIndex, ...others } = node.props
  Object.assign(node, { props: { ...others, tabindex: tabIndex } })
}
