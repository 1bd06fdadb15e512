/** The API described for programs (OpenAPI 3.1) and for people, both from the schemas that check requests. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type ApiRoute, ROUTES, refusedSchema } from '../../wire/api.ts'

export const serveDocs = (app: FastifyInstance, version: string): void => {
  const described = describe(version)
  const page = pageOf(version)
  app.get('/api/openapi.json', async () => described)
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

const describe = (version: string): object => ({
  openapi: '3.1.0',
  info: { title: 'Roundhouse', version, license: { name: 'MIT', identifier: 'MIT' } },
  paths: Object.fromEntries(
    [...new Set(ROUTES.map(({ path }) => path))].map((path) => [
      path,
      Object.fromEntries(
        ROUTES.filter((route) => route.path === path).map((route) => [route.method, operation(route)]),
      ),
    ]),
  ),
})

const operation = ({ path, summary, body, answer, status }: ApiRoute): object => ({
  summary,
  ...(path.includes('{') && { parameters: parametersIn(path) }),
  ...(body !== null && { requestBody: { required: true, content: jsonOf(body) } }),
  responses: {
    [status]: { description: 'Done.', content: jsonOf(answer) },
    default: { description: 'Refused, with the reason in one sentence.', content: jsonOf(refusedSchema) },
  },
})

const PATTERNS: Readonly<Record<string, string>> = {
  id: '^[0-9a-z]{10}$',
  day: '^\\d{4}-\\d{2}-\\d{2}$',
  game: '^[a-z-]+$',
}

const parametersIn = (path: string): readonly object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: PATTERNS[name] },
  }))

const jsonOf = (schema: z.ZodType): object => ({ 'application/json': { schema: schemaOf(schema) } })

/** Requests are described as they are sent, before names are normalised. */
const schemaOf = (schema: z.ZodType): object => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const pageOf = (version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roundhouse · API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>Roundhouse API</h1>
<p>Version ${version}. Requests and answers are JSON. <code>PUT /api/me</code> sets a cookie that summary who you are. A
refused request gets the reason in one sentence. For programs: <a href="/api/openapi.json">openapi.json</a>. Pages play
over a WebSocket at <code>/api/tables/{id}/live</code>, which takes the same orders.</p>
${ROUTES.map(section).join('\n')}
</main>
</body>
</html>
`

const section = ({ method, path, summary, body, answer, status }: ApiRoute): string => `<section>
<h2><code>${method.toUpperCase()} ${path}</code></h2>
<p>${escaped(summary)}</p>
${body === null ? '' : `<details><summary>Request</summary><pre>${shown(body)}</pre></details>`}
<details><summary>Answer (${status})</summary><pre>${shown(answer)}</pre></details>
</section>`

const shown = (schema: z.ZodType): string => escaped(JSON.stringify(schemaOf(schema), null, 2))

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 52rem; margin: 0 auto; padding: 1rem }
section { border-top: 1px solid; padding: 0.5rem 0 }
h2 { font-size: 1.1rem }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid }
`
