const TICK_MS = 20

export type LoopDelay = { delayMs(): number; stop(): void }

/** How late this process comes to its work: the last tick's delay, or that of the tick which is due by now. */
export function measureLoopDelay(): LoopDelay {
  let dueAt = performance.now() + TICK_MS
  let lastMs = 0
  const timer = setInterval(() => {
    const at = performance.now()
    lastMs = Math.max(0, at - dueAt)
    dueAt = at + TICK_MS
  }, TICK_MS)
  timer.unref()
  return {
    delayMs: () => Math.max(lastMs, performance.now() - dueAt),
    stop: () => clearInterval(timer),
  }
}
