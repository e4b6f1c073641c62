import { useSyncExternalStore } from 'react'

type Question = { answer: (isShown: boolean) => void }

let question: Question | null = null
let asking: Promise<boolean> | null = null
const watchers = new Set<() => void>()

function put(next: Question | null): void {
  question = next
  for (const tell of watchers) tell()
}

/** True once the person showed the password again. Calls that need it at the same time share one question. */
export function askForPassword(): Promise<boolean> {
  // Nobody is there who could put the question: before the sign-in, or on a page without the shell.
  if (watchers.size === 0) return Promise.resolve(false)
  asking ??= new Promise<boolean>(resolve => put({ answer: resolve })).finally(() => {
    asking = null
    put(null)
  })
  return asking
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
    // Whoever could answer is gone: the calls must not wait for ever.
    if (watchers.size === 0) question?.answer(false)
  }
}

export function usePasswordQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question)
}
