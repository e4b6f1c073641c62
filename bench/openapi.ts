import { Agent } from 'node:http'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { tokenOf } from './support/compare.ts'
import { call, load, type Target } from './support/load.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** What the description of every call costs: the first time, and whenever somebody asks again. */
const opened = await benchDatabase()
const portal = await startServer('./portal-server.ts', opened.env)
const token = await tokenOf(portal.port, 'super-admin@portal.test')
const targetOf = (encoding: string): Target => ({
  port: portal.port,
  path: '/api/v1/openapi.json',
  headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
})

const agent = new Agent()
const first = await call(agent, targetOf('br'))
const figures: Figure[] = [{ call: 'the first, br', 'p50 ms': rounded(first.ms), bytes: first.bytes }]
for (const encoding of ['br', 'gzip', 'identity']) {
  const { bytes } = await call(agent, targetOf(encoding))
  const before = await portal.cpuMs()
  const times = await load(targetOf(encoding), 20, 1)
  figures.push({
    call: `again, ${encoding}`,
    'p50 ms': rounded(quantile(times, 0.5)),
    'worst ms': rounded(Math.max(...times)),
    'cpu ms a call': rounded(((await portal.cpuMs()) - before) / times.length),
    bytes,
  })
}
agent.destroy()
report('The description of every call', figures)
portal.stop()
await opened.close()
