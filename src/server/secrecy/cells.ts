/** By guest: every type of message that must have been compared, in every title. */
import { ROUTES } from '../../wire/api.ts'

const ROUTED = ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
const SEEN = ['table', 'step', 'chat', 'bye', 'answer refusals'] as const

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
  bot: ['pondering'],
}
