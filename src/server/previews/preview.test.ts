/** Link previews as a chat reads them: the head of the page that the server sends, in a language, for a stranger. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { guest } from '../../../test/server/client.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { dealt, PARIS } from '../../../test/server/test-tables.ts'
import { games } from '../../games/index.ts'
import { LANGUAGES } from '../../kit/text.ts'
import { hrefs } from '../../wire/route.ts'
import { languageIn } from './language.ts'
import { PREVIEW_TEXTS } from './texts.ts'

const PAGE =
  '<!doctype html><html><head><meta name="description" content="old" /><title>Roundhouse</title></head><body></body></html>'
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-previews-'))
mkdirSync(join(folder, 'previews'))
writeFileSync(join(folder, 'index.html'), PAGE)
for (const name of ['home', 'great-lakes', 'paris-connection'])
  writeFileSync(join(folder, `previews/${name}.png`), name)

const server: TestServer = await startTestServer({ pages: folder, publicUrl: new URL('https://trains.example') })
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const htmlOf = async (path: string, language = 'en'): Promise<string> =>
  (await fetch(server.url + path, { headers: { 'accept-language': language } })).text()

/** The tags of the head by their names, as they are written. */
const tagsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )

const previewOf = async (path: string, language?: string) => tagsOf(await htmlOf(path, language))

test('a page of a game has its name, its picture and its address, all absolute', async () => {
  expect(await previewOf('/new/great-lakes?from=chat')).toMatchObject({
    'og:site_name': 'Roundhouse',
    'og:title': 'Play Great Lakes',
    'og:description': expect.stringContaining('Great Lakes'),
    'og:url': 'https://trains.example/new/great-lakes',
    'og:image': 'https://trains.example/previews/great-lakes.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en_GB',
    'twitter:card': 'summary_large_image',
    description: expect.stringContaining('Great Lakes'),
  })
})

test('the picture is there', async () => {
  const answer = await fetch(`${server.url}/previews/great-lakes.png`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a game without a picture of its own gets the picture of the site', async () => {
  expect((await previewOf('/rules/railways-card'))['og:image']).toBe('https://trains.example/previews/home.png')
})

test('a rule shows its text, shortened at a word', async () => {
  const preview = await previewOf('/rules/great-lakes/GL-5.6')
  expect(preview['og:title']).toBe('Great Lakes: rule GL-5.6')
  const { rules } = (await games.find(({ id }) => id === 'great-lakes')?.rulebook.en()) ?? { rules: {} }
  expect(preview['og:description']?.slice(0, 40)).toBe(rules['GL-5.6']?.slice(0, 40))
  for (const [rule, text] of Object.entries(rules)) {
    if (text.length <= 200) continue
    const cut = (await previewOf(hrefs.rule('great-lakes', rule)))['og:description'] ?? ''
    expect(cut).toMatch(/\S …$/)
    expect(cut.length).toBeLessThanOrEqual(210)
    break
  }
  expect((await previewOf('/rules/great-lakes/GL-99'))['og:title']).toBe('Great Lakes: the rules')
})

test('an unknown game is no page', async () => {
  for (const path of ['/new/no-game', '/rules/no-game', '/host/no-game', '/rules/toString'])
    expect((await fetch(server.url + path)).status, path).toBe(404)
})

describe('a table', () => {
  const NAME = `Ann "&' <b>$&`
  const ESCAPED = 'Ann &quot;&amp;&#39; &lt;b&gt;$&amp;'

  test('that is private shows its game only, also by its invitation', async () => {
    const ann = await guest(server.url, 'Annabel')
    const { table, key } = await ann.open({ ...PARIS, visibility: 'link' })
    for (const path of [hrefs.online(table), hrefs.online(table, 3), `/join/${table}`, `/watch/${table}`]) {
      const html = await htmlOf(path)
      expect(tagsOf(html)).toMatchObject({
        'og:title': 'A table of Paris Connection',
        'og:image': 'https://trains.example/previews/paris-connection.png',
        'og:url': `https://trains.example${path}`,
      })
      expect(html).not.toContain('Annabel')
      expect(html).not.toContain(key)
    }
  })

  test('that is public shows players and free seats; names cannot change the page', async () => {
    const ann = await guest(server.url, NAME)
    const { table } = await ann.open({ ...PARIS, visibility: 'public' })
    const html = await htmlOf(hrefs.online(table))
    const preview = tagsOf(html)
    expect(preview['og:title']).toMatch(/^Paris Connection: \d free seats?$/)
    expect(preview['og:description']).toContain(ESCAPED)
    expect(html).not.toContain('<b>')
    expect(html.match(/<\/head>/g)).toHaveLength(1)
  })

  test('that is being played says so, with people and bots', async () => {
    const { table } = await dealt(server.url, { ...PARIS, visibility: 'public' }, 3)
    const preview = await previewOf(hrefs.online(table), 'de')
    expect(preview['og:title']).toBe('Paris Connection: läuft gerade')
    expect(preview['og:description']).toMatch(/^Mit .+\. Schau zu\. Bisher \d+ Schritte?\.$/)
  })

  test.each(['zzzzzzzzzz', 'x', 'toString'])('%s that nobody knows looks like the site', async (table) => {
    expect((await previewOf(`/online/${table}`))['og:title']).toBe(PREVIEW_TEXTS.en['home.title'])
  })
})

test('an address that asks for very many tables gets them without previews, but still the page', async () => {
  const other = await startTestServer({ pages: folder, writes: { burst: 10, perSecond: 1 } })
  const ann = await guest(other.url, 'Ann')
  const { table } = await ann.open({ ...PARIS, visibility: 'public' })
  const titles: (string | undefined)[] = []
  for (let times = 0; times < 20; times++) {
    const answer = await fetch(other.url + hrefs.online(table))
    expect(answer.status).toBe(200)
    titles.push(tagsOf(await answer.text())['og:title'])
  }
  expect(titles[0]).toContain('Paris Connection')
  expect(titles.at(-1)).toBe(PREVIEW_TEXTS.en['home.title'])
  await other.stop()
})

test.each([
  ['nl-BE,nl;q=0.9,en;q=0.8', 'nl'],
  ['fr, hu;q=0.5, en;q=0.4', 'hu'],
  ['en;q=0.1, de', 'de'],
  ['de;q=0, fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['nlx', 'en'],
  [`${'fr,'.repeat(5_000)}de`, 'en'],
])('%s asks for %s', (accepted, language) => {
  expect(languageIn(accepted)).toBe(language)
})

test.each(LANGUAGES)('the texts of previews are complete and short: %s', async (language) => {
  const texts = PREVIEW_TEXTS[language]
  expect(Object.keys(texts)).toEqual(Object.keys(PREVIEW_TEXTS.en))
  for (const [id, text] of Object.entries(texts))
    expect(text.length, id).toBeLessThanOrEqual(id.endsWith('.title') ? 60 : 130)
  for (const path of ['/', '/lobby', '/game', '/new/great-lakes', '/rules/great-lakes', '/rules/great-lakes/GL-5.6']) {
    const preview = await previewOf(path, language)
    expect(preview['og:title'], path).not.toContain('{')
    expect(preview['og:title']?.length, path).toBeGreaterThan(5)
  }
})
