import { useSyncExternalStore } from 'react'

/** Every answer names the build of the server. A page that outlives a deployment is told to renew itself. */
let first: string | null = null
let changed = false
const watchers = new Set<() => void>()

export function noteBuild(build: string | null): void {
  if (!build || changed) return
  first ??= build
  if (build === first) return
  changed = true
  for (const tell of watchers) tell()
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export function useHasNewBuild(): boolean {
  return useSyncExternalStore(subscribe, () => changed)
}
