/** The rays of the sun behind the end screen: 24 wedges around 0,0, as path data. */
const COUNT = 24
const LENGTH = 1400

const at = (part: number): string => {
  const angle = (Math.PI * part) / COUNT
  return `${Math.round(LENGTH * Math.cos(angle))} ${Math.round(LENGTH * Math.sin(angle))}`
}

export const RAYS = Array.from({ length: COUNT }, (_, ray) => `M0 0L${at(2 * ray)}L${at(2 * ray + 1)}Z`).join('')
