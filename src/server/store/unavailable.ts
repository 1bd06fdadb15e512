/** The database cannot be used at the moment: nothing is wrong with what was asked, and it may work a little later. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
}

/** A connection broke while it was used. Whether the last statement was carried out is not known. */
export class ConnectionLost extends StoreUnavailable {
  override readonly name = 'ConnectionLost'
}

/** Does it once more where only the connection was at fault: for what may be done twice. */
export const onceMore = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error
    return work()
  }
}
