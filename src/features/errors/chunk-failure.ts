/** What failed to load, as the portal names it, and why. */
export type ChunkFailure = { kind: 'script' | 'style'; type: 'error' | 'missing' | 'timeout' }

const SCRIPT = /dynamically imported module|importing a module script failed|loading chunk/i
const STYLE = /preload css|loading css chunk/i

/** Browsers word it each in their own way; null when the error is about something else. */
export function chunkFailureOf(error: unknown): ChunkFailure | null {
  if (!(error instanceof Error)) return null
  const { message, name } = error
  const kind = STYLE.test(message) ? 'style' : SCRIPT.test(message) ? 'script' : null
  if (!kind) return null
  if (name === 'TimeoutError' || /time-?out|timed out/i.test(message)) return { kind, type: 'timeout' }
  if (/\b404\b|missing/i.test(message)) return { kind, type: 'missing' }
  return { kind, type: 'error' }
}
