import { undoable } from '@/shared/notify/notification.slice'

/** The store holds no functions: it names the way back by a number, and only the last one is still open. */
let last = 0
let way: (() => void) | null = null

/** Says what was done and offers to take it back. For what is harmless, never for money. */
export function withUndo(message: string, undo: () => void): ReturnType<typeof undoable> {
  last += 1
  way = undo
  return undoable({ message, undo: last })
}

/** Takes back once, and only what was offered last. */
export function takeBack(undo: number): void {
  if (undo !== last) return
  const go = way
  way = null
  go?.()
}
