export type OverloadGate = { admits(): boolean }

export type OverloadRule = {
  /** What a newcomer may have to wait. */
  targetMs: number
  /** A wait over the target must last so long before a newcomer is refused: a burst passes. */
  stayMs?: number
  /** After a refusal the next wait over the target is believed at once. */
  recentMs?: number
}

/**
 * Newcomers are refused once the measured wait has stayed over its target, and admitted again as soon as it is below.
 * The rule knows waits alone, so it holds on a slow machine as on a fast one.
 */
export function createOverloadGate(
  measure: { waitMs(): number; now?(): number },
  { targetMs, stayMs = 200, recentMs = 5_000 }: OverloadRule,
): OverloadGate {
  const now = measure.now ?? (() => performance.now())
  let overSince: number | null = null
  let lastLook = -Infinity
  let lastRefusal = -Infinity

  return {
    admits() {
      const at = now()
      const lookedLately = at - lastLook < Math.max(stayMs, recentMs)
      lastLook = at
      if (measure.waitMs() <= targetMs) {
        overSince = null
        return true
      }
      // What was over the target long ago, and not looked at since, has not stayed there.
      if (overSince === null || !lookedLately) overSince = at
      const stayed = at - overSince >= stayMs || at - lastRefusal < recentMs
      if (stayed) lastRefusal = at
      return !stayed
    },
  }
}
