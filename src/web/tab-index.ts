/**
 * Preact writes the names of attributes as they are given, and elements of SVG heed their case: `tabIndex` alone would leave
 * the places of a board out of reach of the keyboard.
 */
import { options } from 'preact'

const before = options.vnode

options.vnode = (node) => {
  before?.(node)
  if (typeof node.type !== 'string' || !('tabIndex' in node.props)) return
  const { tabIndex, ...others } = node.props
  Object.assign(node, { props: { ...others, tabindex: tabIndex } })
}
