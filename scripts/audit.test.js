import { expect, test } from 'vitest'
import { verdictOn } from './audit.js'

const reportWith = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })

test('a serious vulnerability fails and names the package; a minor one does not', () => {
  const fastify = { severity: 'high' }
  expect(verdictOn(reportWith({ fastify, ws: { severity: 'moderate' } }))).toEqual({
    ok: false,
    line: 'serious holes in fastify; npm audit tells more',
  })
  expect(verdictOn(reportWith({ ws: { severity: 'moderate' } })).ok).toBe(true)
  expect(verdictOn(reportWith({})).line).toBe('no serious hole is known')
})

test.each(['', 'npm error', '{"error":{"code":"ENOTFOUND"}}', '{"message":"request failed"}'])(
  'without an answer (%s) it says so, and does not fail',
  (text) => {
    expect(verdictOn(text)).toEqual({ ok: true, line: 'not audited, the registry cannot be reached' })
  },
)
