import { expect, test } from 'vitest'
import { onlineTable } from '../../../../test/web/online/online-tables.ts'
import type { ChatLine } from '../../../wire/online.ts'
import { chatPeople } from './chat-people.ts'

const sent = (number: number, person: string, name: string): ChatLine => ({
  number,
  person,
  name,
  seat: null,
  scope: 'all',
  text: '',
  at: 0,
})

test('lists everybody who sits or spoke here once, by the name at the table, without the user', () => {
  const lines = [sent(0, 'w', 'Wim'), sent(1, 'b', 'Bo before'), sent(2, 'a', 'Ada'), sent(3, 'w', 'Wim')]
  expect(chatPeople(onlineTable({}), lines)).toEqual([
    { id: 'w', name: 'Wim' },
    { id: 'b', name: 'Bo' },
  ])
})
