/** An address as a QR code in block characters, which a phone can read from a terminal. */
import { renderUnicodeCompact } from 'uqr'

export const qrOf = (address: string): string => renderUnicodeCompact(address, { border: 1 })
