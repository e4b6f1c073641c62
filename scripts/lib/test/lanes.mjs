// @ts-check
import { totalmem } from 'node:os'

/** Two steps beside each other hold up to 5.6 GB, the largest of them 3.1. */
const FOR_TWO_BYTES = 6_500_000_000

/** Of the machine, or what a container leaves this process of it. */
function hasRoomForTwo() {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity) >= FOR_TWO_BYTES
}

/**
 * Two lanes, one for the browser and one for everything else; a lane that has nothing left takes what the other would
 * take next, so that what is longest is never left for the end. While both run, each step has one worker; a step that
 * begins alone has both. Where memory has no room for two steps they run one after the other with one worker.
 * @template {{ name: string, lane: string, needs?: string[] }} S
 * @param {S[]} steps
 * @param {(step: S, workers: number) => Promise<void>} run
 * @param {boolean} [hasRoom]
 */
export async function runInLanes(steps, run, hasRoom = hasRoomForTwo()) {
  if (!hasRoom) {
    for (const step of steps) await run(step, 1)
    return
  }
  const waiting = [...steps]
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map()
  const lanes = [...new Set(steps.map(({ lane }) => lane))]
  let running = 0

  /** @param {string} lane */
  const takeFor = lane => {
    const own = waiting.findIndex(step => step.lane === lane)
    const at = own >= 0 ? own : waiting.findIndex(step => isReady(step))
    return at >= 0 ? waiting.splice(at, 1)[0] : undefined
  }
  /** Nothing that it needs is still waiting to be taken. @param {S} step */
  const isReady = step => !(step.needs ?? []).some(name => waiting.some(other => other.name === name))

  /** @param {string} lane */
  const work = async lane => {
    for (let step = takeFor(lane); step; step = takeFor(lane)) {
      const needed = (step.needs ?? []).flatMap(name => begun.get(name) ?? [])
      if (needed.length > 0) await Promise.all(needed)
      running += 1
      const isAlone = running === 1 && waiting.length === 0
      const ended = run(step, isAlone || lanes.length === 1 ? 2 : 1).finally(() => (running -= 1))
      begun.set(step.name, ended)
      await ended
    }
  }
  await Promise.all(lanes.map(work))
}
