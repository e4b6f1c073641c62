import { quantile } from './report.ts'

const ROUNDS = 15
const ENOUGH = 3
/** What takes long is asked less often. */
const MOST_MS = 10_000

/** What a question takes in the middle of some rounds, in milliseconds. */
export async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const until = performance.now() + MOST_MS
  while (times.length < ENOUGH || (times.length < ROUNDS && performance.now() < until)) {
    const begin = performance.now()
    await ask()
    times.push(performance.now() - begin)
  }
  return quantile(times, 0.5)
}
