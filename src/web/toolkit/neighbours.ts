/** The nearest shape that can be chosen in the direction of an arrow key. */

/** `right` and `down` say the direction. Null if there is none that way. */
export const nextTarget = (
  from: SVGElement,
  [right, down]: readonly [right: number, down: number],
): SVGElement | null => {
  const others = [...(from.ownerSVGElement?.querySelectorAll<SVGElement>('.touch-can') ?? [])]
  const start = middleOf(from)
  let nearest: SVGElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    if (other === from) continue
    const { x, y } = middleOf(other)
    const ahead = (x - start.x) * Math.sign(right) + (y - start.y) * Math.sign(down)
    const aside = Math.abs((x - start.x) * Math.sign(down)) + Math.abs((y - start.y) * Math.sign(right))
    // What lies more beside than ahead is in another direction.
    if (ahead <= 0 || aside > 2 * ahead) continue
    const distance = ahead + 2 * aside
    if (distance < least) [nearest, least] = [other, distance]
  }
  return nearest
}

const middleOf = (element: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
