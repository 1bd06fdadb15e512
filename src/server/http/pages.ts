/** Sends the pages, compressed when they were built (vite.config.ts), and says how long they may be kept. */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../kit/text.ts'
import { routeOf } from '../../wire/route.ts'
import { withPreview } from '../previews/head.ts'
import { languageIn } from '../previews/language.ts'
import { type Preview, type PreviewDeps, previewOf, sitePreview } from '../previews/preview.ts'
import type { Limits } from './limits.ts'

export interface PagesDeps extends PreviewDeps {
  /** Where others can open this server. */
  address(): string
  readonly limits: Limits
}

/**
 * The built pages in this folder. Files in `assets` have a hash in their names; the others are revalidated every time.
 * Every other path is a page of the one program: it gets `index.html` with its preview, and 404 if there is no such page.
 */
export const servePages = async (app: FastifyInstance, folder: string, deps: PagesDeps): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', basename(dirname(path)) === 'assets' ? FOREVER : 'no-cache')
    },
  })
  const pictures = picturesIn(folder)
  app.get('/*', async (request, reply) => {
    const { '*': path } = request.params as { readonly '*': string }
    if (isFile(path)) return reply.sendFile(path)
    const page = isOfServer(path) ? null : await pageIn(folder)
    if (page === null) return reply.callNotFound()
    const language = languageIn(request.headers['accept-language'])
    const preview = await previewFor(request, language, deps)
    const { game } = preview ?? { game: null }
    const picture = game !== null && pictures.has(game) ? game : 'home'
    const address = deps.address().replace(/\/*$/, '')
    const html = withPreview(page, preview ?? sitePreview(language), {
      url: address + request.url.replace(/[?#].*/s, ''),
      picture: pictures.has(picture) ? `${address}/previews/${picture}.png` : null,
      language,
    })
    reply.code(preview === null ? 404 : 200).header('cache-control', 'no-cache')
    return sendCompressed(reply.header('vary', 'accept-encoding, accept-language'), html, request)
  })
}

const FOREVER = 'public, max-age=31536000, immutable'

/** A name with an ending of letters, as in `icon.svg`. The numbers of rules end with digits: `GL-5.6`. */
const isFile = (path: string): boolean => /\.[a-z][a-z\d]*$/i.test(path)

const isOfServer = (path: string): boolean => /^(api|assets|previews)(\/|$)/.test(path)

/** Null if the pages are not built: this server then only has its API. */
const pageIn = (folder: string): Promise<string | null> =>
  readFile(join(folder, 'index.html'), 'utf8').catch(() => null)

/** The pages must open while the database is away, so a preview that takes longer than this is left out. Milliseconds. */
const PATIENCE = 500

const previewFor = async (
  { url, ip }: FastifyRequest,
  language: Language,
  deps: PagesDeps,
): Promise<Preview | null> => {
  const route = routeOf(url)
  // Only these read the database. An address that asks too often gets the page without its table's preview.
  if ('id' in route && route.page !== 'table' && !deps.limits.reading(null, ip)) return sitePreview(language)
  const general = new Promise<Preview>((resolve) => setTimeout(() => resolve(sitePreview(language)), PATIENCE).unref())
  return Promise.race([previewOf(route, language, deps).catch(() => sitePreview(language)), general])
}

/** The names of the pictures for previews: one for each game, and `home`. */
const picturesIn = (folder: string): ReadonlySet<string> => {
  try {
    return new Set(readdirSync(join(folder, 'previews')).map((file) => basename(file, '.png')))
  } catch {
    return new Set()
  }
}

/** Pages differ by language and table, so they are compressed when they are sent. They hold no secrets. */
const sendCompressed = async (
  reply: FastifyReply,
  html: string,
  { headers }: FastifyRequest,
): Promise<FastifyReply> => {
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*[,;]\s*/)
  reply.type('text/html; charset=utf-8')
  if (accepted.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(html, { params }))
  }
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html))
  return reply.send(html)
}

/** Of 11: more would take longer than it saves. */
const QUALITY = 5
