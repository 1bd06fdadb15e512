/** The database cannot be used at the moment: the request is fine and may work a little later. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
}

/** A connection broke while it was used. It is unknown whether the last statement was executed. */
export class ConnectionLost extends StoreUnavailable {
  override readonly name = 'ConnectionLost'
}

/** Repeats idempotent work once if only the connection failed. */
export const withOneRetry = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error
    return work()
  }
}
