import { setTimeout as sleep } from 'node:timers/promises'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { tokenOf } from './support/compare.ts'
import { h2load } from './support/h2load.ts'
import type { Target } from './support/load.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'
import { wrk } from './support/wrk.ts'

/**
 * What comes out when more comes in than can be answered: each visitor asks once a second, and there are more and more
 * of them. Good is an answer with the rows; the rest was refused or not answered at all.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)

const opened = await benchDatabase()
const portal = await startServer('./portal-server.ts', opened.env)
const headers = { authorization: `Bearer ${await tokenOf(portal.port, 'super-admin@portal.test')}` }
const list: Target = { port: portal.port, path: '/api/v1/settings/users?start=0&end=100', headers }

async function measure(best: number, times: number): Promise<Figure> {
  const cpuBefore = await portal.cpuMs()
  const answers = await h2load(list, best * times, SECONDS)
  const cpu = (await portal.cpuMs()) - cpuBefore
  const [good, refused] = [200, 503].map(wanted =>
    answers.filter(({ status }) => status === wanted).map(({ ms }) => ms),
  ) as [number[], number[]]
  return {
    'times capacity': times,
    'sent a second': rounded(answers.length / SECONDS, 0),
    'good a second': rounded(good.length / SECONDS, 0),
    'of the best, %': rounded((100 * good.length) / SECONDS / best, 0),
    'good p50 ms': rounded(quantile(good, 0.5), 0),
    'good longest ms': rounded(good.length === 0 ? Number.NaN : Math.max(...good), 0),
    refused: refused.length,
    'refused p50 ms': rounded(quantile(refused, 0.5), 0),
    'portal cpu s': rounded(cpu / 1000, 1),
    'no answer': answers.length - good.length - refused.length,
  }
}

// From as many as there are connections to the database twice over.
await wrk(list, 32, 2)
const { perSecond: best } = await wrk(list, 32, 5)
const figures: Figure[] = []
for (const times of [1, 2, 4, 8]) {
  figures.push(await measure(best, times))
  await sleep(2_000)
}
report(`More than can be answered (at best ${rounded(best, 0)} a second)`, figures)
portal.stop()
await opened.close()
