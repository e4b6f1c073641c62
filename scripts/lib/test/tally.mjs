// @ts-check
import { countsOf } from '../counts.mjs'

/**
 * What a reporter writes, a line each.
 * @typedef {{ type: 'plan', files?: number, tests?: number }
 *   | { type: 'test', state: 'passed' | 'failed' | 'skipped', file: string, title: string, ms: number, why?: string,
 *       project?: string, line?: number }
 *   | { type: 'file', file: string, why?: string }
 *   | { type: 'outside', why: string }
 *   | { type: 'end' }} TestEvent
 * @typedef {{ name: string, why: string }} Failure
 * @typedef {{ file: string, line: number, project: string }} Place
 */

/** Adds up what the reporter of one step says. */
export class Tally {
  counts = countsOf({})
  /** @type {Failure[]} */
  failures = []
  /** @type {Place[]} */
  failedPlaces = []
  files = { done: 0, all: 0 }
  plannedTests = 0
  slowest = { name: '', ms: 0 }
  #hasEnded = false

  /** The failure that an event tells of, if it tells of one. @param {TestEvent} event @returns {Failure | undefined} */
  add(event) {
    if (event.type === 'plan') {
      this.files.all += event.files ?? 0
      this.plannedTests += event.tests ?? 0
    } else if (event.type === 'test') return this.#addTest(event)
    else if (event.type === 'file') {
      this.files.done += 1
      if (event.why !== undefined) return this.#fail(event.file, event.why)
    } else if (event.type === 'outside') return this.#fail('outside of every test', event.why)
    else this.#hasEnded = true
    return undefined
  }

  /**
   * A run that crashed, or that found no test at all, has failed whatever it counted; only a change may concern no
   * test of a step.
   * @param {number} exitCode @param {boolean} [mayBeEmpty]
   */
  outcome(exitCode, mayBeEmpty = false) {
    const why = this.#brokenBy(exitCode, mayBeEmpty)
    if (why) this.#fail('the step as a whole', `${why} (exit code ${exitCode})`)
    return { counts: this.counts, failures: this.failures }
  }

  /** @param {number} exitCode @param {boolean} mayBeEmpty */
  #brokenBy(exitCode, mayBeEmpty) {
    const ranNothing = this.counts.passed + this.counts.failed === 0
    if (mayBeEmpty && ranNothing && exitCode === 0) return undefined
    if (!this.#hasEnded) return 'it ended before its last test'
    if (ranNothing) return 'no test ran'
    return exitCode !== 0 && this.counts.failed === 0 ? 'it failed outside of every test' : undefined
  }

  /** @param {Extract<TestEvent, { type: 'test' }>} test */
  #addTest({ state, file, title, ms, why, project, line }) {
    const name = `${project ? `[${project}] ` : ''}${file} › ${title}`
    if (ms > this.slowest.ms) this.slowest = { name, ms }
    if (state !== 'failed') {
      this.counts[state] += 1
      return undefined
    }
    if (project && line) this.failedPlaces.push({ file, line, project })
    return this.#fail(name, why ?? '')
  }

  /** @param {string} name @param {string} why */
  #fail(name, why) {
    const failure = { name, why }
    this.counts.failed += 1
    this.failures.push(failure)
    return failure
  }
}
