/** Hands a match record to the browser as a file. */
import { type MatchRecord, writeRecord } from '../../kit/record.ts'

export const saveRecord = (record: MatchRecord, id: string): void => {
  const url = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${record.game}-${id}.json`
  link.click()
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
