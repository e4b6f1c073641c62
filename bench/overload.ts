import { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { tokenOf } from './support/compare.ts'
import { call, load, type Target } from './support/load.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/**
 * What comes out when more comes in than can be answered: requests are sent at a fixed rate, whatever became of those
 * before. Good is an answer with the rows; the rest was refused or not answered at all.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const TICK_MS = 10

const opened = await benchDatabase()
const portal = await startServer('./portal-server.ts', opened.env)
const headers = { authorization: `Bearer ${await tokenOf(portal.port, 'super-admin@portal.test')}` }
const list: Target = { port: portal.port, path: '/api/v1/settings/users?start=0&end=100', headers }

/** What it answers at its best: as many as it takes, from as many as there are connections to the database twice over. */
async function capacity(): Promise<number> {
  await load(list, 400, 32)
  const began = performance.now()
  const calls = 2_000
  await load(list, calls, 32)
  return calls / ((performance.now() - began) / 1000)
}

type Answer = { status: number; ms: number; at: number }

async function send(rate: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000, maxFreeSockets: 4_000 })
  const answers: Promise<Answer>[] = []
  const began = performance.now()
  for (let at = 0; at < SECONDS * 1000; at = performance.now() - began) {
    const due = Math.floor((rate * at) / 1000)
    while (answers.length < due)
      answers.push(
        call(agent, list)
          .catch(() => ({ status: 0, ms: Number.NaN }))
          .then(({ status, ms }) => ({ status, ms, at: performance.now() - began })),
      )
    await sleep(TICK_MS)
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

async function measure(best: number, times: number): Promise<Figure> {
  const cpuBefore = await portal.cpuMs()
  const answers = await send(best * times)
  const cpu = (await portal.cpuMs()) - cpuBefore
  const good = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  // What comes after the last was sent is none of the throughput under load.
  const inTime = answers.filter(({ status, at }) => status === 200 && at <= SECONDS * 1000).length
  const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms)
  return {
    'times capacity': times,
    'sent a second': rounded(answers.length / SECONDS, 0),
    'good a second': rounded(inTime / SECONDS, 0),
    'of the best, %': rounded((100 * inTime) / SECONDS / best, 0),
    'good p50 ms': rounded(quantile(good, 0.5), 0),
    'good longest ms': rounded(good.length === 0 ? Number.NaN : Math.max(...good), 0),
    refused: refused.length,
    'refused p50 ms': rounded(quantile(refused, 0.5), 0),
    'portal cpu s': rounded(cpu / 1000, 1),
    'no answer': answers.length - good.length - refused.length,
  }
}

const best = await capacity()
const figures: Figure[] = []
for (const times of [1, 2, 4, 8]) {
  figures.push(await measure(best, times))
  await sleep(2_000)
}
report(`More than can be answered (at best ${rounded(best, 0)} a second)`, figures)
portal.stop()
await opened.close()
