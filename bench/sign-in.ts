import { DEMO_PASSWORD, demoAccounts } from '@server/seeds/demo-accounts'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { load } from './support/load.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** A sign-in is slow on purpose; how slow, alone and when four people come at once, beside the hash alone. */
const opened = await benchDatabase()
const portal = await startServer('./portal-server.ts', opened.env)

function targets() {
  return demoAccounts.map(({ email }) => ({
    port: portal.port,
    path: '/users/authenticate',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  }))
}

/** Each lane has accounts of its own: attempts at one account at the same moment count as attempts. */
async function measure(connections: number, calls: number): Promise<Figure> {
  const lanes = targets().slice(0, connections)
  const before = await portal.cpuMs()
  const times = (await Promise.all(lanes.map(target => load(target, calls, 1)))).flat()
  const cpu = (await portal.cpuMs()) - before
  return {
    'at once': connections,
    calls: times.length,
    'p50 ms': rounded(quantile(times, 0.5), 1),
    'p95 ms': rounded(quantile(times, 0.95), 1),
    'cpu ms a call': rounded(cpu / times.length, 1),
  }
}

await measure(1, 5)
report('Signing in', [await measure(1, 40), await measure(4, 20), await measure(10, 10)])
portal.stop()
await opened.close()
