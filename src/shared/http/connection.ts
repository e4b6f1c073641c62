import { useSyncExternalStore } from 'react'

/** Whether the server can be reached, as far as this page can tell. */
type Probe = () => Promise<boolean>

const FIRST_PROBE_MS = 1000
const LONGEST_PROBE_MS = 8000

let offline = false
let probing = false
const watchers = new Set<() => void>()
const backOnline = new Set<() => void>()

export function isOffline(): boolean {
  return offline
}

function setOffline(value: boolean): void {
  if (offline === value) return
  offline = value
  for (const tell of watchers) tell()
  if (!value) for (const tell of backOnline) tell()
}

let probe: Probe = () => Promise.resolve(true)

async function probeUntilBack(delay: number): Promise<void> {
  if (probing) return
  probing = true
  try {
    for (let wait = delay; ; wait = Math.min(LONGEST_PROBE_MS, Math.max(FIRST_PROBE_MS, wait * 2))) {
      if (wait) await new Promise(resolve => setTimeout(resolve, wait))
      if (await probe()) return setOffline(false)
      setOffline(true)
    }
  } finally {
    probing = false
  }
}

/**
 * One call without an answer may be a single dropped line, so the server is asked at once before the banner
 * claims anything.
 */
export function reportUnreachable(): void {
  void probeUntilBack(0)
}

export function reportReachable(): void {
  if (!probing) setOffline(false)
}

export function onBackOnline(tell: () => void): () => void {
  backOnline.add(tell)
  return () => backOnline.delete(tell)
}

/** `navigator.onLine` is right when it says no; a yes only means that there is some network, so it is checked. */
export function watchConnection(ask: Probe): () => void {
  probe = ask
  const handleOffline = () => {
    setOffline(true)
    void probeUntilBack(FIRST_PROBE_MS)
  }
  const handleOnline = () => {
    void probe().then(isBack => isBack && setOffline(false))
  }
  window.addEventListener('offline', handleOffline)
  window.addEventListener('online', handleOnline)
  if (navigator.onLine === false) handleOffline()
  return () => {
    window.removeEventListener('offline', handleOffline)
    window.removeEventListener('online', handleOnline)
  }
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline)
}
