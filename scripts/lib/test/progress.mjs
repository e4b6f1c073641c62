// @ts-check
const EVERY_MS = 20_000

/** @param {number} seconds */
const clock = seconds => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What a person reads while it runs: a line at times for each running step, and each failure as it happens. */
export class Progress {
  #from = performance.now()
  /** @type {Map<string, import('./tally.mjs').Tally>} */
  #running = new Map()
  #timer = setInterval(() => this.#tellAll(), EVERY_MS)

  constructor() {
    this.#timer.unref()
  }

  stop() {
    clearInterval(this.#timer)
  }

  /** @param {string} text */
  say(text) {
    console.log(`${clock((performance.now() - this.#from) / 1000).padStart(5)}  ${text}`)
  }

  /** @param {{ name: string, what: string }} step @param {import('./tally.mjs').Tally} tally @param {number} workers */
  begin({ name, what }, tally, workers) {
    this.#running.set(name, tally)
    this.say(`${name}: ${what}${workers > 1 ? `, ${workers} workers` : ''}`)
  }

  /** @param {string} step @param {import('./tally.mjs').Failure} failure */
  fail(step, { name, why }) {
    this.say(`✗ ${step}: ${name}\n           ${why}`)
  }

  /** @param {string} name @param {number} seconds */
  end(name, seconds) {
    const tally = this.#running.get(name)
    this.#running.delete(name)
    if (tally) this.say(`${name} ended after ${seconds.toFixed(0)} s: ${describe(tally)}`)
  }

  #tellAll() {
    for (const [name, tally] of this.#running) this.say(`${name}: ${describe(tally)}`)
  }
}

/** @param {import('./tally.mjs').Tally} tally */
function describe({ counts, files, plannedTests, slowest }) {
  const done = counts.passed + counts.failed + counts.skipped
  const parts = [
    `${done}${plannedTests > 0 ? ` of ${plannedTests}` : ''} tests`,
    ...(files.all > 0 ? [`${files.done} of ${files.all} files`] : []),
    ...(counts.failed > 0 ? [`${counts.failed} failed`] : []),
    ...(slowest.ms > 0 ? [`slowest ${(slowest.ms / 1000).toFixed(1)} s: ${slowest.name}`] : []),
  ]
  return parts.join(', ')
}
