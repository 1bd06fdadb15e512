/** How the pages are built: `vite build` writes them to dist/web, ready to be served from any folder. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('src/web'),
  base: './',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    // The server refuses inline scripts and data addresses: nothing is put into the page itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
