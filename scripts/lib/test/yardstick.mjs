// @ts-check
const EVERY_MS = 15_000
const RECORDS = 20_000
/** Until the compiler has done with it. */
const WARM_UP = 8

/** Always the same, and of the kind that most of a run consists of: records made, written, read and put in order. */
function work() {
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    id: `${(at * 7_919) % RECORDS}`,
    name: `record ${at}`,
    amounts: [at, at / 3, at * 1.5],
  }))
  const read = /** @type {typeof records} */ (JSON.parse(JSON.stringify(records)))
  const byName = new Map(read.map(record => [record.name, record]))
  return read.sort((a, b) => a.id.localeCompare(b.id)).filter(({ name }) => byName.has(name)).length
}

/** CPU-seconds that a fixed piece of work takes now: more on a slow machine, or beside neighbours on its processor. */
function measure() {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}

/** @param {number[]} values */
export const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** What the same work costs while a run goes on: how fast the machine was in each of its parts. */
export class Yardstick {
  /** @type {{ at: number, cpu: number }[]} */
  #samples = []
  /** @type {NodeJS.Timeout | undefined} */
  #timer

  start() {
    for (let round = 0; round < WARM_UP; round += 1) work()
    this.look()
    this.#timer = setInterval(() => this.look(), EVERY_MS)
    this.#timer.unref()
  }

  look() {
    this.#samples.push({ at: performance.now(), cpu: measure() })
  }

  stop() {
    clearInterval(this.#timer)
  }

  /** From a moment of `performance.now()` on. @param {number} moment */
  since(moment) {
    this.look()
    return median(this.#samples.filter(({ at }) => at >= moment).map(({ cpu }) => cpu)) ?? 0
  }
}
