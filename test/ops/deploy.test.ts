/** The files for running Roundhouse elsewhere agree with the program: ports, paths, commands, settings and metrics. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands.ts'
import { metricsOf } from '../../src/server/http/metrics.ts'
import { settingsFrom } from '../../src/server/settings.ts'
import { problemTexts } from '../../src/wire/text/index.ts'
import { startTestServer } from '../server/test-server.ts'
import { dockerfileIn } from './dockerfile.ts'
import { documentsIn, type Yaml } from './yaml.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Every setting that the program reads. */
const known = new Set<string>()
const { port, data } = settingsFrom(
  new Proxy<Record<string, string>>({}, { get: (_, name) => void known.add(String(name)) }),
)
const PORT = String(port)
/** Of Node itself, and of glibc. */
known.add('NODE_ENV').add('MALLOC_ARENA_MAX')

/** Everything under this key, anywhere in a document. */
const under = (value: Yaml, key: string): readonly Yaml[] => {
  if (typeof value === 'string') return []
  const children = Object.values(value)
  const own = !Array.isArray(value) && key in value ? [(value as Record<string, Yaml>)[key] ?? ''] : []
  return [...own, ...children.flatMap((child) => under(child, key))]
}

const texts = (values: readonly Yaml[]): readonly string[] => values.map(String)

test('the image runs a command of the program as another user, on the port and in the folder of its settings', () => {
  const { env, user, exposed, volumes, entrypoint, cmd, copied } = dockerfileIn(read('Dockerfile'))
  expect(user).toBe('node')
  expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([])
  expect([env['PORT'], exposed]).toEqual([PORT, PORT])
  expect(volumes).toBe(env['ROUNDHOUSE_DATA'])
  expect(data).toBe('./data')
  expect(entrypoint).toEqual(['node', 'bin/roundhouse.js'])
  expect(existsSync(join(ROOT, 'bin/roundhouse.js'))).toBe(true)
  expect(COMMANDS).toContain(cmd[0])
  const packed: readonly string[] = JSON.parse(read('package.json')).files
  for (const path of ['bin', 'dist/web'])
    expect([copied.includes(path), packed.includes(path)], path).toEqual([true, true])
  // With the sources beside it, the program would try to build itself.
  expect(copied.filter((path) => path === 'src' || path === '.')).toEqual([])
})

test('the health checks ask paths that the server answers', async () => {
  const server = await startTestServer()
  const paths = [
    ...read('Dockerfile').matchAll(/'(\/\w+)'/g),
    ...read('deploy/Caddyfile').matchAll(/health_uri (\/\w+)/g),
    ...read('deploy/kubernetes/roundhouse.yaml').matchAll(/path: "?(\/\w+)"?/g),
  ].map(([, path]) => path ?? '')
  expect(new Set(paths)).toEqual(new Set(['/healthz', '/readyz', '/metrics']))
  for (const path of new Set(paths)) expect((await fetch(`${server.url}${path}`)).status, path).toBe(200)
  await server.stop()
})

test('compose starts two servers with settings that exist, behind a proxy that knows them', () => {
  const [compose = ''] = documentsIn(read('compose.yaml'))
  const services = (compose as { readonly services: Record<string, Record<string, Yaml>> }).services
  const servers = Object.entries(services).filter(([, service]) => service['build'] !== undefined)
  expect(servers.map(([name]) => name)).toEqual(['one', 'two'])
  for (const [name, { environment, read_only }] of servers) {
    expect(read_only).toBe('true')
    expect(Object.keys(environment ?? {}).filter((setting) => !known.has(setting))).toEqual([])
    expect(read('deploy/Caddyfile')).toContain(`${name}:${PORT}`)
  }
  expect(servers[0]?.[1]).toEqual(servers[1]?.[1])
  expect(String(services['caddy']?.['volumes'])).toContain('./deploy/Caddyfile:')
  const [url = ''] = texts(under(compose, 'DATABASE_URL'))
  const [, user, password, host = '', name] = /^postgres:\/\/(.*?):(.*)@(.*)\/(.*)$/.exec(url) ?? []
  expect(services[host]?.['environment']).toEqual({
    POSTGRES_USER: user,
    POSTGRES_DB: name,
    POSTGRES_PASSWORD: password,
  })
})

test('the manifests for Kubernetes use the port, the command and settings of the program', () => {
  const documents = documentsIn(read('deploy/kubernetes/roundhouse.yaml'))
  const kinds = documents.map((document) => (document as { readonly kind: string }).kind)
  expect(kinds).toEqual(['Deployment', 'Service', 'PodDisruptionBudget', 'Ingress'])
  const [deployment = ''] = documents
  expect(texts(under(deployment, 'containerPort'))).toEqual([PORT])
  expect(texts(under(deployment, 'prometheus.io/port'))).toEqual([PORT])
  expect(under(deployment, 'args').flatMap((args) => (Array.isArray(args) ? args[0] : []))).toEqual(['serve'])
  expect(texts(under(deployment, 'readOnlyRootFilesystem'))).toEqual(['true'])
  expect(texts(under(deployment, 'runAsNonRoot'))).toEqual(['true'])
  const names = under(deployment, 'env').flatMap((list) => under(list, 'name'))
  expect(texts(names).filter((name) => !known.has(name))).toEqual([])
  // One server at a time is replaced, and never more than one is missing.
  expect(texts([...under(deployment, 'maxUnavailable'), ...under(deployment, 'maxSurge')])).toEqual(['0', '1'])
  expect(documents.flatMap((document) => texts(under(document, 'minAvailable')))).toEqual(['2'])
})

test('systemd starts the same command', () => {
  const unit = read('docs/roundhouse.service')
  expect(/^ExecStart=\S+\/node \S+\/(bin\/roundhouse\.js) (\S+)$/m.exec(unit)?.slice(1)).toEqual([
    'bin/roundhouse.js',
    'serve',
  ])
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? '')
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('dashboard and alerts name only metrics that the server has, and chapters of the runbook', async () => {
  const metrics = await metricsOf(() => ({ rooms: 0, pages: 0, databaseUp: 1 })).text()
  const there = new Set(['up', ...[...metrics.matchAll(/^(?:# TYPE )?([a-z_0-9]+)/gm)].map(([, name]) => name ?? '')])
  const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json'))
  const [alerts = ''] = documentsIn(read('deploy/monitoring/alerts.yaml'))
  const rules: readonly string[] = texts(under(alerts, 'expr'))
  const shown: readonly string[] = dashboard.panels.flatMap((panel: { targets: { expr: string }[] }) =>
    panel.targets.map(({ expr }) => expr),
  )
  const named = [...rules, ...shown].flatMap((expr) => expr.match(/\b(?:roundhouse|process|nodejs)_[a-z0-9_]+/g) ?? [])
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !there.has(name))).toEqual([])
  const own = [...there].filter((name) => /^roundhouse_.*(total|rooms|pages|up)$/.test(name))
  expect(own.filter((name) => !shown.some((expr) => expr.includes(name)))).toEqual([])
  const runbook = read('docs/runbook.md')
  const chapters = [...runbook.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, '')
      .replaceAll(' ', '-'),
  )
  const linked = texts(under(alerts, 'runbook')).map((link) => link.split('#')[1] ?? '')
  expect(linked.filter((chapter) => !chapters.includes(chapter))).toEqual([])
})

test('the runbook quotes metrics, sentences and problems as the program has them', async () => {
  const runbook = read('docs/runbook.md')
  const metrics = await metricsOf(() => ({ rooms: 0, pages: 0, databaseUp: 1 })).text()
  const quoted = [...runbook.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  const named = quoted.filter((text) => /^roundhouse_/.test(text))
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => !metrics.includes(name))).toEqual([])
  const sources = ['make', 'unsaved', 'store/probe', 'http/request-id']
    .map((file) => read(`src/server/${file}.ts`))
    .join()
  const sentences = [
    'The database is away',
    'Orders cannot be saved',
    'no standby confirms what is written',
    'Something went wrong',
  ]
  for (const sentence of sentences) expect([sentence, quoted.includes(sentence)]).toEqual([sentence, true])
  expect(sentences.filter((sentence) => !sources.includes(sentence))).toEqual([])
  const problems = quoted.filter((text) => /^(?:server|request)\.\w+$/.test(text))
  expect(problems.filter((problem) => !(problem in problemTexts.en))).toEqual([])
  const settings = quoted.filter((text) => /^[A-Z_]{4,}(?:=\w+)?$/.test(text)).map((text) => text.replace(/=.*/, ''))
  expect(settings.filter((name) => !known.has(name))).toEqual([])
})

test('hosted tests run on the releases of Node that the package supports, developers use and the image has', () => {
  const workflow = read('.github/workflows/ci.yml')
  const [, releases = ''] = /node: \[(.*)\]/.exec(workflow) ?? []
  const { engines } = JSON.parse(read('package.json'))
  expect(releases.split(', ')[0]).toBe(/>=(\d+)/.exec(engines.node)?.[1])
  expect(releases.split(', ')).toContain(read('.nvmrc').trim())
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, release = '']) => release)
  expect(images.map((release) => releases.split(', ').includes(release))).toEqual([true, true])
  expect(workflow).toMatch(/os: \[ubuntu-latest, macos-latest\]/)
  expect(workflow).toContain('- run: npm test')
})

test.each(['a:\n\tb: 1', 'a: 1\na: 2', 'a: &x 1', 'a:\n  - b\n c: 1', '- x\nnot a key'])(
  'the reader of YAML refuses %j',
  (text) => {
    expect(() => documentsIn(text)).toThrow(/line/)
  },
)
