/** Links to finished games, as a whole or at a move, and how they are handed to other people. */
import type { Host } from '../../wire/host.ts'
import { hrefs } from '../../wire/route.ts'
import { currentRoute } from '../app/navigation.ts'

/**
 * Of an online table its address, without any key. A game of this browser has none, so the link holds the whole game.
 * Null for a game that is not over: its record holds the seed, and so the cards to come.
 */
export const gameLink = async (host: Host, at: number | null): Promise<string | null> => {
  const route = currentRoute()
  if (route.page === 'online') return location.origin + hrefs.online(route.id, at)
  const answer = await host.send({ kind: 'record' })
  if (answer.kind !== 'record' || answer.record.result === null) return null
  const { packRecord } = await import('./record-link.ts')
  return location.origin + hrefs.shared(await packRecord(answer.record), at)
}

export const handLink = (url: string, title: string): Promise<'shared' | 'copied' | null> =>
  shareOrCopy({ url, title }, url)

/** With the share sheet of the device, or else by copying the text. Null if neither works here. */
export const shareOrCopy = async (data: ShareData, text: string): Promise<'shared' | 'copied' | null> => {
  if ('share' in navigator) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyLink(text)) ? 'copied' : null
}

/** The clipboard API is missing over plain http: then the old command. False if the browser lets no page copy. */
const copyLink = async (link: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return copyByCommand(link)
  }
}

const copyByCommand = (text: string): boolean => {
  const pressed = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  // Beside what was pressed: everything outside an open dialog is inert.
  const place = pressed?.parentElement ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (pressed instanceof HTMLElement) pressed.focus()
  return isCopied
}
