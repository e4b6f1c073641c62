import { quantile } from './report.ts'

const ROUNDS = 15

/** What a question takes in the middle of some rounds, in milliseconds. */
export async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now()
    await ask()
    times.push(performance.now() - begin)
  }
  return quantile(times, 0.5)
}
