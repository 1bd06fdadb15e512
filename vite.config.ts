/** How the pages are built: `vite build` writes them to dist/web, ready to be served from any folder. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

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

export default defineConfig({
  root: at('src/web'),
  base: './',
  publicDir: false,
  plugins: [react(), precompressed()],
  worker: { format: 'es' },
  // `npm run dev` starts the server beside the pages.
  server: { proxy: { '/api': { target: process.env['DEV_SERVER'] ?? 'http://localhost:8081', ws: true } } },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    // The server refuses inline scripts and data addresses: nothing is put into the page itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
