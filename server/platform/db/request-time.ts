import { AsyncLocalStorage } from 'node:async_hooks'

type Listener = () => void

/** How long the work for one request may go on; whoever holds a connection for it is told when it is over. */
export class RequestTime {
  #endsAt: number
  #over = false
  #finished = false
  #timer: NodeJS.Timeout
  readonly #listeners = new Set<Listener>()

  constructor(readonly limitMs: number) {
    this.#endsAt = performance.now() + limitMs
    this.#timer = this.#startTimer()
  }

  #startTimer(): NodeJS.Timeout {
    return setTimeout(() => this.#end(), this.limitMs).unref()
  }

  #end(): void {
    this.#over = true
    for (const listener of [...this.#listeners]) listener()
  }

  get isOver(): boolean {
    return this.#over
  }

  remainingMs(): number {
    return Math.max(1, Math.ceil(this.#endsAt - performance.now()))
  }

  /** The body of a file is read at the pace of its sender, which is no work of ours: the time begins after it. */
  restart(): void {
    clearTimeout(this.#timer)
    this.#endsAt = performance.now() + this.limitMs
    this.#timer = this.#startTimer()
  }

  /** Nobody waits for an answer any more. */
  abandon(): void {
    if (this.#finished) return
    clearTimeout(this.#timer)
    this.#end()
  }

  /** The answer leaves: what goes on after it, such as a line that stays open, has a time of its own. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#finished = true
  }

  get isFinished(): boolean {
    return this.#finished
  }

  onOver(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

const current = new AsyncLocalStorage<RequestTime | null>()

/** The time of the request that this work is done for; null where it is done for none. */
export function currentRequestTime(): RequestTime | null {
  const time = current.getStore() ?? null
  return time?.isFinished ? null : time
}

export function withinRequestTime<T>(time: RequestTime | null, work: () => T): T {
  return current.run(time, work)
}

const ROWS_IN_A_TIME = 100

/**
 * Rows that are worked through one by one: each hundred has the time of a request, so that a long list is bounded by
 * its length and not by how fast the machine is at the moment.
 */
export function* paced<T>(rows: Iterable<T>): Generator<T> {
  let taken = 0
  for (const row of rows) {
    if (taken > 0 && taken % ROWS_IN_A_TIME === 0) currentRequestTime()?.restart()
    taken += 1
    yield row
  }
}
