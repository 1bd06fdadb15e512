/** A preview as tags in the head of the page, which chats and search engines read without running it. */
import type { Language } from '../../kit/text.ts'
import type { Preview } from './preview.ts'

export interface PreviewPlace {
  /** The address of the page, absolute and without anything behind `#`. */
  readonly url: string
  /** The absolute address of its picture, 1200 by 630; null if there is none. */
  readonly picture: string | null
  readonly language: Language
}

export const withPreview = (
  html: string,
  { title, text }: Preview,
  { url, picture, language }: PreviewPlace,
): string => {
  const tags = [
    property('og:site_name', 'Roundhouse'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', text),
    property('og:url', url),
    property('og:locale', LOCALES[language]),
    ...(picture === null
      ? []
      : [
          property('og:image', picture),
          property('og:image:type', 'image/png'),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
        ]),
    `<meta name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}" />`,
  ]
  // Replaced by functions: a `$` in a name is no pattern.
  return html
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(text))
    .replace('</head>', (end) => `${tags.join('\n    ')}\n  ${end}`)
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', nl: 'nl_NL', de: 'de_DE', hu: 'hu_HU' }

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}" />`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
