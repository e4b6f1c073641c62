/** Something has come for whoever is signed in; what it is must be asked for. */
const listeners = new Set<() => void>()

export function noteNotices(): void {
  for (const tell of listeners) tell()
}

export function onNotices(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

let settled: Promise<void> = Promise.resolve()

/** A line on which notices are heard is being opened; the answer is called once it stands, or does not for now. */
export function awaitLine(): () => void {
  let settle = () => undefined as void
  settled = new Promise(resolve => (settle = resolve))
  return () => settle()
}

/** What is asked for once this resolves misses nothing of what the line says, and need not be asked for again. */
export async function lineSettled(): Promise<void> {
  // Whoever opens the line does so in the same breath.
  await Promise.resolve()
  return settled
}
