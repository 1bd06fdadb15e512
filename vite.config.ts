/** How the pages are built: `vite build` writes them to dist/web, ready to be served at the root of a site. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { offline } from './vite-offline.ts'
import { PREACT } from './vite-preact.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const FIRST = '/theme/first-paint.js'

/** The script of the first paint is no module, which Vite leaves where it is: this puts it beside the others. */
const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  async buildStart() {
    const source = await readFile(at(`src/web/${FIRST}`), 'utf8')
    this.emitFile({ type: 'asset', name: 'first-paint.js', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const built = Object.keys(bundle).find((name) => /first-paint-[^/]*\.js$/.test(name))
      if (built === undefined) throw new Error('the script of the first paint is missing')
      return html.replace(FIRST, `/${built}`)
    },
  },
})

/** Lists all games in the page itself: it shows them before the program runs, and without JavaScript. */
const gameList = (): Plugin => ({
  name: 'game-list',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof import('./src/games/index.ts')>(at('src/games/index.ts'), {
      configFile: false,
      root: at('.'),
      logLevel: 'error',
    })
    const items = module.games.map(({ title }) => `<li>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`)
    return html.replace('<!-- games -->', items.join('\n        '))
  },
})

/** The pictures of link previews (`npm run previews`) keep their names: chats remember their addresses. */
const previews = (): Plugin => ({
  name: 'previews',
  apply: 'build',
  async buildStart() {
    const folder = at('src/web/previews')
    for (const file of await readdir(folder)) {
      this.emitFile({ type: 'asset', fileName: `previews/${file}`, source: await readFile(join(folder, file)) })
    }
  },
})

/** Compresses once, as hard as possible, instead of with every request. `server/pages.ts` sends these files. */
const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    await Promise.all(Object.keys(bundle).map((name) => compressFile(join(dir, name))))
  },
})

/** Fonts and pictures are compressed already: what does not get clearly smaller is left as it is. */
const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const compressed = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [ending, bytes] of Object.entries(compressed)) {
    if (bytes.length < content.length * WORTHWHILE) await writeFile(`${path}.${ending}`, bytes)
  }
}
const WORTHWHILE = 0.95

/**
 * What is needed together comes in one file. A browser asks a server without HTTP/2 for six files at a time, so twenty small
 * ones would take as long as four rounds on a slow network. Each group takes what it imports along, except what an earlier
 * group has.
 */
const GROUPS = [
  { name: 'app', test: /\/src\/web\/main\.tsx$/, priority: 5 },
  { name: 'toolkit', test: /\/src\/web\/toolkit\//, minShareCount: 2, priority: 4 },
  { name: 'table', test: /\/src\/web\/table\/TablePage\.tsx$/, priority: 3 },
  {
    name: (id: string): string | null => {
      const game = /\/src\/games\/([^/]+)\/board\/index\.tsx$/.exec(id)?.[1]
      return game === undefined ? null : `board-${game}`
    },
    priority: 2,
  },
  {
    name: (id: string): string | null => {
      const language = /\/src\/(?:web|kit|wire)\/text\/(en|nl|de|hu)\.ts$/.exec(id)?.[1]
      return language === undefined ? null : `words-${language}`
    },
    priority: 1,
  },
]

/** Where the bundler spends its time interests nobody who starts a table. */
const QUIET = { bundlerTimings: false }

export default defineConfig({
  root: at('src/web'),
  base: '/',
  publicDir: false,
  plugins: [firstPaint(), gameList(), previews(), offline(at('src/web')), precompressed()],
  resolve: { alias: PREACT },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', rolldownOptions: { checks: QUIET } },
  // `npm run dev` starts the server beside the pages.
  server: { proxy: { '/api': { target: process.env['DEV_SERVER'] ?? 'http://localhost:8081', ws: true } } },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    // The server refuses inline scripts and data addresses: nothing is put into the page itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } }, checks: QUIET },
  },
})
