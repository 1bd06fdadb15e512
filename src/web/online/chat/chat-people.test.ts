import { expect, test } from 'vitest'
import { onlineTable } from '../../../../test/web/online/online-tables.ts'
import type { ChatLine } from '../../../wire/online.ts'
import { chatPeople } from './chat-people.ts'

const said = (number: number, person: string, name: string): ChatLine => ({
  number,
  person,
  name,
  seat: null,
  scope: 'all',
  text: '',
  at: 0,
})

test('those who sit here and those who spoke, each once, under the name at the table; never oneself', () => {
  const lines = [said(0, 'w', 'Wim'), said(1, 'b', 'Bo before'), said(2, 'a', 'Ada'), said(3, 'w', 'Wim')]
  expect(chatPeople(onlineTable({}), lines)).toEqual([
    { id: 'w', name: 'Wim' },
    { id: 'b', name: 'Bo' },
  ])
})
