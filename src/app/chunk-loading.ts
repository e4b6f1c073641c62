import { chunkFailureOf } from '@/features/errors/chunk-failure'
import { saveAllDrafts } from '@/shared/session/drafts'
import { reloadPage } from '@/shared/session/page-reload'
import { readText, writeText } from '@/shared/store/browser-storage'
import { noteStyleFailure } from '@/app/style-failure'
import { isFetchingAhead } from '@/shared/ui/when-quiet'

/** A slow line may still bring it; after two minutes it will not. */
export const CHUNK_TIMEOUT_MS = 120_000

const RELOADED_FOR = 'chunkReload'

/** The name of this file carries the hash of its content: another build has another address. */
const THIS_BUILD = import.meta.url

class ChunkLoadError extends Error {
  constructor(kind: 'script' | 'style', type: 'error' | 'missing' | 'timeout', cause?: unknown) {
    const what = kind === 'style' ? 'Loading CSS chunk failed' : 'Loading chunk failed'
    super(`${what} (${type})`, { cause })
    this.name = 'ChunkLoadError'
  }
}

/** At most one automatic reload for each build: what still fails after it will not be mended by the next. */
function mayReloadFor(build: string, reloadedFor: string | null): boolean {
  return build !== reloadedFor
}

/** Asks for the file itself: a 404 is a deployment that replaced it, no answer at all is the line. */
async function reasonFor(error: unknown): Promise<'missing' | 'error' | 'unreachable'> {
  const address = /https?:\/\/[^\s'"]+|\/[\w./-]+\.(?:js|css)/u.exec(String(error))?.[0] ?? '/'
  const url = new URL(address, window.location.href)
  if (url.origin !== window.location.origin) return 'error'
  try {
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    return answer.status === 404 || answer.status === 410 ? 'missing' : 'error'
  } catch {
    return 'unreachable'
  }
}

/** True when the page is being renewed, and nothing more should happen on this one. */
function renewPage(): boolean {
  if (!mayReloadFor(THIS_BUILD, readText(RELOADED_FOR, 'session'))) return false
  reloadPage(() => {
    saveAllDrafts()
    writeText(RELOADED_FOR, THIS_BUILD, 'session')
  })
  return true
}

const forever = () => new Promise<never>(() => undefined)

function timeLimit(): { ended: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('script', 'timeout')), CHUNK_TIMEOUT_MS)
  })
  return { ended, stop: () => clearTimeout(timer) }
}

/**
 * Every lazy part of the portal comes through here. A part that a deployment took away leads to one reload,
 * after drafts are saved; a line that is down does not, for a reload would leave nothing at all.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const limit = timeLimit()
  try {
    return await Promise.race([load(), limit.ended])
  } catch (error) {
    if (error instanceof ChunkLoadError || !chunkFailureOf(error)) throw error
    const reason = await reasonFor(error)
    if (reason !== 'unreachable' && renewPage()) return forever()
    throw new ChunkLoadError('script', reason === 'missing' ? 'missing' : 'error', error)
  } finally {
    limit.stop()
  }
}

/**
 * Vite tells of a style that did not come before it gives up on the page that wanted it. The page can do
 * without, so it is let through, once the reload that might have helped has been tried. What was fetched ahead reloads
 * nothing: somebody may be typing just then.
 */
export function watchStyleFailures(): () => void {
  const handlePreloadError = (event: VitePreloadErrorEvent) => {
    if (chunkFailureOf(event.payload)?.kind !== 'style') return
    event.preventDefault()
    if (isFetchingAhead()) return noteStyleFailure()
    void reasonFor(event.payload).then(reason => {
      if (reason === 'unreachable' || !renewPage()) noteStyleFailure()
    })
  }
  window.addEventListener('vite:preloadError', handlePreloadError)
  return () => window.removeEventListener('vite:preloadError', handlePreloadError)
}
