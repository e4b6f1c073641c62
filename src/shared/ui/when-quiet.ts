/** Long enough for what the page itself still asks for, on a slow line too. */
const AFTER_MS = 3_000

let underWay = 0

/** True while something is fetched that nobody has asked for yet: missing it is no reason to renew the page. */
export const isFetchingAhead = () => underWay > 0

/**
 * Fetches what the next press will want, so that menus and dialogs open on a line that is down by then. Only for
 * speed: whoever needs it asks again, and tells of a failure.
 */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  underWay += 1
  try {
    await load()
  } catch {
    // Asked for again by whoever needs it.
  } finally {
    underWay -= 1
  }
}

/** The same, once the page has what it needs itself. */
export function whenQuiet(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void fetchAhead(load), AFTER_MS)
  return () => clearTimeout(timer)
}
