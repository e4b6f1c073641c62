export type WaitMeter = {
  /** Notes that somebody begins to wait; the answer is called when the turn has come. */
  begin(): () => void
  /** How long the one who has waited longest has waited so far. */
  longestMs(): number
}

/** Turns are given in the order of arrival, so the first who still waits is the one who has waited longest. */
export function createWaitMeter(now: () => number = () => performance.now()): WaitMeter {
  const waiting = new Map<symbol, number>()
  return {
    begin() {
      const key = Symbol('wait')
      waiting.set(key, now())
      return () => void waiting.delete(key)
    },
    longestMs() {
      const [first] = waiting.values()
      return first === undefined ? 0 : now() - first
    },
  }
}
