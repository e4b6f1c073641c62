// @ts-check
import { canReadProcesses, environmentOf, memoryOf, processIds, readProcess } from './proc.mjs'

const EVERY_MS = 500
const STEP = 'TEST_STEP'

/**
 * @typedef {import('./proc.mjs').Process} Process
 * @typedef {Process & { step: string, isAlive: boolean }} Seen
 * @typedef {{ cpu: number, peakMb: number }} Usage
 */

/**
 * CPU-seconds and memory of each step's processes. A process that the run has seen keeps its step when its parent
 * ends; one that ended between two looks is found again in the times its parent waited for.
 */
export class Meter {
  /** @type {Map<string, Seen>} */
  #seen = new Map()
  /** @type {Map<number, string>} */
  #roots = new Map()
  /** @type {Map<string, number>} */
  #peaks = new Map()
  #peak = 0
  /** @type {NodeJS.Timeout | undefined} */
  #timer

  start() {
    if (!canReadProcesses) return
    this.#timer = setInterval(() => this.look(), EVERY_MS)
    this.#timer.unref()
  }

  stop() {
    clearInterval(this.#timer)
    this.look()
  }

  /** @param {string} step @param {number | undefined} pid */
  follow(step, pid) {
    if (pid) this.#roots.set(pid, step)
  }

  look() {
    const all = new Map(processIds().map(pid => [pid, readProcess(pid)]))
    for (const known of this.#seen.values()) {
      if (all.get(known.pid)?.started !== known.started) known.isAlive = false
    }
    for (const found of all.values()) if (found) this.#note(found, all)
    this.#noteMemory()
  }

  /** @param {string} step @returns {Usage} */
  usageOf(step) {
    return {
      cpu: cpuOf([...this.#seen.values()].filter(seen => seen.step === step)),
      peakMb: this.#peaks.get(step) ?? 0,
    }
  }

  /** Of everything that ran at once, this process among it. */
  get peakMb() {
    return this.#peak
  }

  /** Those of the run that still live. */
  living() {
    return [...this.#seen.values()].filter(({ isAlive }) => isAlive)
  }

  /** @param {Process} found @param {Map<number, Process | undefined>} all */
  #note(found, all) {
    const key = `${found.pid}-${found.started}`
    const known = this.#seen.get(key)
    if (known) Object.assign(known, found)
    else {
      const step = this.#stepOf(found, all)
      if (step) this.#seen.set(key, { ...found, step, isAlive: true })
    }
  }

  /** @param {Process} found @param {Map<number, Process | undefined>} all @returns {string | undefined} */
  #stepOf(found, all) {
    const root = this.#roots.get(found.pid)
    if (root && found.parent === process.pid) return root
    const parent = all.get(found.parent)
    if (!parent || parent.pid === process.pid) return undefined
    const known = this.#seen.get(`${parent.pid}-${parent.started}`)
    if (known) return known.step
    // Its parent may have ended before anybody looked; what it was started with still says whose it is.
    if (parent.pid > 1) return this.#stepOf(parent, all)
    return environmentOf(found.pid)
      .find(entry => entry.startsWith(`${STEP}=`))
      ?.slice(STEP.length + 1)
  }

  #noteMemory() {
    /** @type {Map<string, Map<string, number>>} */
    const shared = new Map()
    /** @type {Map<string, number>} */
    const sums = new Map()
    for (const { pid, name, step } of this.living()) {
      const memory = memoryOf(pid)
      sums.set(step, (sums.get(step) ?? 0) + memory.own)
      // What processes of one program share is there once.
      const byName = shared.get(step) ?? new Map()
      byName.set(name, Math.max(byName.get(name) ?? 0, memory.shared))
      shared.set(step, byName)
    }
    let all = process.memoryUsage.rss()
    for (const [step, own] of sums) {
      const bytes = own + [...(shared.get(step)?.values() ?? [])].reduce((sum, part) => sum + part, 0)
      this.#peaks.set(step, Math.max(this.#peaks.get(step) ?? 0, toMb(bytes)))
      all += bytes
    }
    this.#peak = Math.max(this.#peak, toMb(all))
  }
}

/** @param {number} bytes */
const toMb = bytes => Math.round(bytes / 1_048_576)

/**
 * What each was seen to use, and what its children used that nobody saw the end of. What a child waited for counts
 * below that child also where it ended before anybody looked again: a browser and its pages end in one moment.
 * @param {Pick<Seen, 'pid' | 'parent' | 'own' | 'children' | 'isAlive'>[]} seen
 */
export function cpuOf(seen) {
  /** @type {Map<number, typeof seen>} */
  const endedOf = new Map()
  for (const one of seen) if (!one.isAlive) endedOf.set(one.parent, [...(endedOf.get(one.parent) ?? []), one])
  /** @type {Map<number, number>} */
  const waitedFor = new Map()
  /** Of its children that were seen and ended, with all below them. @param {number} pid @returns {number} */
  const seenBelow = pid => {
    const known = waitedFor.get(pid)
    if (known !== undefined) return known
    // A number that was given twice must not lead back to itself.
    waitedFor.set(pid, 0)
    const sum = (endedOf.get(pid) ?? []).reduce(
      (total, child) => total + child.own + Math.max(child.children, seenBelow(child.pid)),
      0,
    )
    waitedFor.set(pid, sum)
    return sum
  }
  return seen.reduce((sum, { pid, own, children }) => sum + own + Math.max(0, children - seenBelow(pid)), 0)
}
