/** Hands a picture to other people: with the device's share sheet, else over the clipboard, else as a file. */

export type Handed = 'shared' | 'copied' | 'saved'

export const sharePicture = async (drawing: Promise<Blob>, title: string, name: string): Promise<Handed> => {
  const isShared = await offer(drawing, title, name)
  if (isShared) return 'shared'
  if (await copyPicture(drawing)) return 'copied'
  download(await drawing, name)
  return 'saved'
}

const offer = async (drawing: Promise<Blob>, title: string, name: string): Promise<boolean> => {
  if (!('canShare' in navigator)) return false
  const files = [new File([await drawing], name, { type: 'image/png' })]
  if (!navigator.canShare({ files })) return false
  try {
    await navigator.share({ files, title, text: title })
    return true
  } catch (error) {
    // Closing the share sheet is an answer too.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Missing over plain http, and refused by some browsers for pictures. */
const copyPicture = async (drawing: Promise<Blob>): Promise<boolean> => {
  try {
    // Given as a promise: a browser that waits for the drawing still knows which press asked for it.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawing })])
    return true
  } catch {
    return false
  }
}

const download = (picture: Blob, name: string): void => {
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
