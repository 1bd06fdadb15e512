import { expect, test } from 'vitest'
import { verdictOn } from './audit.js'

const told = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })

test('a serious vulnerability fails and names the package; a minor one does not', () => {
  const fastify = { severity: 'high' }
  expect(verdictOn(told({ fastify, ws: { severity: 'moderate' } }))).toEqual({
    ok: false,
    line: 'serious holes in fastify; npm audit tells more',
  })
  expect(verdictOn(told({ ws: { severity: 'moderate' } })).ok).toBe(true)
  expect(verdictOn(told({})).line).toBe('no serious hole is known')
})

test.each(['', 'npm error', '{"error":{"code":"ENOTFOUND"}}', '{"message":"request failed"}'])(
  'without an answer (%s) it is said, and is no failure',
  (text) => {
    expect(verdictOn(text)).toEqual({ ok: true, line: 'not audited, the registry cannot be reached' })
  },
)
