import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'

/** Written as fast as the reader takes it; a reader who goes ends the work at its next word. */
export function streamOf(
  work: (write: (text: string) => Promise<void>) => Promise<void>,
  ended: () => void,
): Readable {
  const out = new PassThrough()
  const write = async (text: string) => {
    if (out.destroyed) throw new ReaderGone()
    if (out.write(text)) return
    // "drain" never comes from a stream that was closed meanwhile.
    const stop = new AbortController()
    const { signal } = stop
    await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]).finally(() =>
      stop.abort(),
    )
    if (out.destroyed) throw new ReaderGone()
  }
  void work(write)
    .then(() => out.end())
    .catch((error: unknown) => out.destroy(error instanceof ReaderGone ? undefined : (error as Error)))
    .finally(ended)
  return out
}

class ReaderGone extends Error {
  override readonly name = 'ReaderGone'
}
