import { useSyncExternalStore } from 'react'

/** A part of the looks is missing on this page. */
let failed = false
const watchers = new Set<() => void>()

export function noteStyleFailure(): void {
  failed = true
  for (const tell of watchers) tell()
}

export function dismissStyleFailure(): void {
  failed = false
  for (const tell of watchers) tell()
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export function useStyleFailed(): boolean {
  return useSyncExternalStore(subscribe, () => failed)
}
