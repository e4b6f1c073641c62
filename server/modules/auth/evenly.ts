/** Long enough that work done for a known address hides in it. */
const EVEN_MS = 250

/** The same wait whether or not there was something to do: the clock tells no more than the answer. */
export async function evenly(work: () => Promise<void>): Promise<void> {
  const pause = new Promise(resolve => setTimeout(resolve, EVEN_MS + Math.random() * 20))
  const [outcome] = await Promise.allSettled([work(), pause])
  if (outcome.status === 'rejected') throw outcome.reason
}
