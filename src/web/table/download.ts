/** Downloads data as files. */
import { type MatchRecord, writeRecord } from '../../kit/record.ts'

export const saveRecord = (record: MatchRecord, id: string): void => save(writeRecord(record), `${record.game}-${id}`)

export const saveJson = (value: unknown, name: string): void => save(`${JSON.stringify(value, null, 2)}\n`, name)

const save = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.json`
  link.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
