/** A browser may refuse its storage, even the question for it. */
export const browserStorage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** The fields of something that was stored; none if it is damaged or no object. Each field still has to be checked. */
export const fieldsIn = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
