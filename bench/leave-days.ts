import { addDays } from '@contract/kernel/dates'
import { countDays, type DaySpan } from '@contract/modules/leave/day-count.rules'
import { HOLIDAYS_2026 } from '@contract/modules/leave/holidays-2026'
import { MONDAY_TO_FRIDAY } from '@contract/people/work-calendar.rules'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { signInAt } from './support/demo-session.ts'
import { load } from './support/load.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** How many days a leave has: the rule alone over 10,000 requests, and asked of the server as the form asks. */
const REQUESTS = 10_000
const ROUNDS = 7

const spans = Array.from({ length: REQUESTS }, (_, index): DaySpan => {
  const date_from = addDays('2026-01-01', (index * 17) % 350)
  return { date_from, date_to: addDays(date_from, index % 15), half_day: 'none' }
})
const rules = {
  basis: 'working',
  allow_half_day: true,
  calendar: MONDAY_TO_FRIDAY,
  holidays: HOLIDAYS_2026,
  place: { ou_id: 'HO', area_ids: [] },
} as const

function ruleAlone(): Figure {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage()
    for (const span of spans) countDays(span, rules)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  const median = quantile(times, 0.5)
  return {
    requests: REQUESTS,
    'cpu ms, all': rounded(median, 1),
    'cpu µs each': rounded((median * 1000) / REQUESTS, 1),
  }
}

report('Days of leave, the rule alone', [ruleAlone()])

const opened = await benchDatabase()
const portal = await startServer('./portal-server.ts', opened.env)
const origin = `http://127.0.0.1:${portal.port}`
const { token } = await signInAt(origin, 'employee@portal.test')
const type = await opened.database.db
  .selectFrom('leave_type')
  .select('id')
  .where('code', '=', 'VL')
  .executeTakeFirstOrThrow()
const target = {
  port: portal.port,
  path: '/api/v1/leave/preview',
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ leave_type_id: type.id, date_from: '2026-12-21', date_to: '2027-01-08' }),
}

async function preview(connections: number, calls: number): Promise<Figure> {
  const before = await portal.cpuMs()
  const times = await load(target, calls, connections)
  const cpu = (await portal.cpuMs()) - before
  return {
    'at once': connections,
    calls,
    'p50 ms': rounded(quantile(times, 0.5), 1),
    'p95 ms': rounded(quantile(times, 0.95), 1),
    'cpu ms a call': rounded(cpu / times.length, 1),
  }
}

await preview(1, 50)
report('Days of leave, a preview', [await preview(1, 300), await preview(8, 1_000)])
portal.stop()
await opened.close()
