/** What the commands about a server's data share: where it is, and what can be wrong with that, in one sentence. */
import { UnusableData } from '../../server/data/places.ts'
import { DatabaseDamaged, FolderInUse } from '../../server/serve.ts'
import type { StoreLocation } from '../../server/store/open-store.ts'
import { codeOf } from '../files.ts'
import type { Terminal } from '../terminal.ts'
import { Trouble, trouble } from '../trouble.ts'
import { settings } from './serve.ts'

/** The data of the server that would start here: the folder that is named, else what the environment says. */
export const placeOf = (data: string | undefined, env: Terminal['env']): StoreLocation => {
  const { data: usual, database } = settings(env)
  return data === undefined ? { folder: usual, url: database } : { folder: data, url: undefined }
}

/** How a place is called in sentences. The address of a database may contain a password. */
export const nameOf = ({ folder, url }: StoreLocation): string => (url === undefined ? folder : 'PostgreSQL')

/** Does this with a place. A problem with the place is reported in one sentence. */
export const within = async <T>(place: StoreLocation, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const folder = place.folder
    if (error instanceof FolderInUse) return trouble('serve.folder', { folder })
    if (error instanceof DatabaseDamaged) return trouble('serve.damaged', { folder, why: error.message })
    if (error instanceof UnusableData) return unusable(error, place)
    if (error instanceof Trouble || !(error instanceof Error)) throw error
    const code = codeOf(error)
    if (code === '' && error.name !== 'StoreUnavailable') throw error
    return trouble('serve.store', { why: code === 'ERR_SQLITE_ERROR' || code === '' ? error.message : code })
  }
}

const unusable = ({ why }: UnusableData, place: StoreLocation): never => {
  if (why === 'missing') return trouble('export.folder', { folder: nameOf(place) })
  return why === 'serving' ? trouble('data.serving') : trouble('data.occupied', { place: nameOf(place) })
}
