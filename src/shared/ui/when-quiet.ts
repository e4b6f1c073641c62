/** Long enough for what the page itself still asks for, on a slow line too. */
const AFTER_MS = 3_000

/**
 * Fetches ahead what the next press will want, so that menus and dialogs open on a line that is down by then. Only for
 * speed: whoever needs it asks again, and tells of a failure.
 */
export function whenQuiet(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), AFTER_MS)
  return () => clearTimeout(timer)
}
