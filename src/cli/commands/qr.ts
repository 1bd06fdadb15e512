/** An address as a square of blocks that a phone can read from a terminal. */
import { renderUnicodeCompact } from 'uqr'

export const qrOf = (address: string): string => renderUnicodeCompact(address, { border: 1 })
