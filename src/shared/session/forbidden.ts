/** A 403 means that the rights we show are not those we have. */
const listeners = new Set<() => void>()

export function noteForbidden(): void {
  for (const tell of listeners) tell()
}

export function onForbidden(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
