/** Something has come for whoever is signed in; what it is must be asked for. */
const listeners = new Set<() => void>()

export function noteNotices(): void {
  for (const tell of listeners) tell()
}

export function onNotices(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
