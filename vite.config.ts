/** How the pages are built: `vite build` writes them to dist/web, ready to be served from any folder. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Parts of a game that tests and the terminal load, and pages never do: without them its rules are in fewer files. */
const withoutTerminalAndTests = (): Plugin => ({
  name: 'without-terminal-and-tests',
  enforce: 'pre',
  load: (id) => (/\/games\/[^/]+\/(?:proof|secrets|sketch)\.ts$/.test(id) ? 'export {}' : null),
})

export default defineConfig({
  root: at('src/web'),
  base: './',
  publicDir: false,
  plugins: [withoutTerminalAndTests(), react()],
  worker: { format: 'es', plugins: () => [withoutTerminalAndTests()] },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    // The server refuses inline scripts and data addresses: nothing is put into the page itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
