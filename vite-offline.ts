/** What makes the pages installable and lets them work offline: the manifest, its icons and the service worker. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

/** `web` is the folder of the pages. */
export const offline = (web: string): Plugin => ({
  name: 'offline',
  apply: 'build',
  // Workers and styles are in the bundle by then.
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'link', injectTo: 'head', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
  ],
  async generateBundle(_options, bundle) {
    const icons = ICONS.map(async ({ file, sizes, purpose }) => {
      const icon = this.emitFile({ type: 'asset', name: file, source: await readFile(`${web}/theme/${file}`) })
      return { src: `/${this.getFileName(icon)}`, sizes, type: 'image/png', purpose }
    })
    const manifest = JSON.parse(await readFile(`${web}/offline/manifest.json`, 'utf8'))
    const source = JSON.stringify({ ...manifest, icons: await Promise.all(icons) })
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source })

    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
    const worker = await readFile(`${web}/offline/service-worker.js`, 'utf8')
    const content = Object.entries(bundle).map(
      ([name, file]) => `${name} ${hashOf('code' in file ? file.code : file.source)}`,
    )
    const filled = worker
      .replace("'__FILES__'", files.map((name) => `'/${name}'`).join(', '))
      .replace('__VERSION__', hashOf(content.sort().join('\n') + worker))
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: filled })
  },
})

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 12)
