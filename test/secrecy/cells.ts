/** The comparisons that a complete proof must contain. */
import { ROUTES } from '../../src/wire/api.ts'

const ROUTED = ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
const SEEN = ['table', 'step', 'chat', 'bye', 'answer refusals'] as const

/** By guest: every type of message, in every title. */
export const GUESTS: Readonly<Record<string, readonly string[]>> = {
  seat: [...SEEN, 'answer ok', 'answer problem', 'answer scene', ...ROUTED],
  watcher: [...SEEN, 'answer problem', 'answer scene'],
  stranger: [...SEEN, ...ROUTED],
  machine: [
    'GET /metrics',
    'GET /healthz',
    'GET /readyz',
    'GET /api/openapi.json',
    'GET /api/tables',
    'GET /api/tables/{id}/record',
  ],
  bot: ['bot request'],
}

/** By title: steps made in secret, earlier or later, and undone. */
export const STEPS: Readonly<Record<string, readonly string[]>> = {
  'great-lakes': ['keep', 'take', 'claim'],
  'paris-connection': ['extend', 'place'],
  'railways-card': ['lay', 'trim', 'pay', 'to', 'discard'],
  'russian-railroads': ['place', 'pay', 'step', 'build'],
}
