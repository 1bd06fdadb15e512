import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('neighbours in a row are one bar, up to the edge', () => {
  const rows = ['#.##', '....', '.##.'].map((row) => [...row].map((module) => module === '#'))
  expect(qrPath(rows)).toBe('M0 0h1v1H0zM2 0h2v1H2zM1 2h2v1H1z')
})
