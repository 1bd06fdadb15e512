import { expect, test } from 'vitest'
import { commandForKey } from './keys.ts'

const pressed = (key: string, changes = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...changes,
})

test.each([
  ['u', 'undo'],
  ['R', 'redo'],
  ['d', 'done'],
  ['?', 'help'],
  ['x', null],
])('%s means %s', (key, order) => {
  expect(commandForKey(pressed(key), () => false)).toBe(order)
})

test('typing, held keys and browser shortcuts are ignored', () => {
  expect(commandForKey(pressed('u'), (selector) => selector.includes('input'))).toBeNull()
  expect(commandForKey(pressed('u', { repeat: true }), () => false)).toBeNull()
  expect(commandForKey(pressed('r', { ctrlKey: true }), () => false)).toBeNull()
  expect(commandForKey(pressed('r', { metaKey: true }), () => false)).toBeNull()
})

test('a number stands for a place among the choices', () => {
  expect(commandForKey(pressed('3'), () => false)).toBe(3)
  expect(commandForKey(pressed('0'), () => false)).toBeNull()
})
