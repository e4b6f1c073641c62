// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/** Of the main thread: nanoseconds that it ran, and that it waited for a processor. */
const SCHEDULE = '/proc/self/schedstat'
const SHORTEST_NS = 200e6

/** @typedef {{ ran: number, waited: number }} Schedule */

/** @param {string} text @returns {Schedule} */
export function scheduleOf(text) {
  const [ran = 0, waited = 0] = text.trim().split(' ').map(Number)
  return { ran, waited }
}

/**
 * How many times longer than on a free processor the work between the two took; 1 where next to nothing was done.
 * @param {Schedule} before @param {Schedule} after
 */
export function crowdingBetween(before, after) {
  const ran = after.ran - before.ran
  return ran < SHORTEST_NS ? 1 : (ran + after.waited - before.waited) / ran
}

/**
 * Tells how crowded the processors have been of late: the more so of the last two stretches of work, so that a wait does
 * not begin with the hope of a quiet moment. 1 where the system does not say.
 * @returns {() => number}
 */
export function watchCrowding() {
  if (!existsSync(SCHEDULE)) return () => 1
  const now = () => scheduleOf(readFileSync(SCHEDULE, 'utf8'))
  let since = now()
  let stretches = [1, 1]
  return () => {
    const at = now()
    if (at.ran - since.ran >= SHORTEST_NS) {
      stretches = [stretches[1] ?? 1, crowdingBetween(since, at)]
      since = at
    }
    return Math.max(...stretches)
  }
}
