import { performance } from 'node:perf_hooks'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { compare, tokenOf, type Question } from './support/compare.ts'
import { report, type Figure } from './support/report.ts'
import { makeSales } from './data/selling.ts'

/** The sales report and the dashboard's month beside sums over the rows, and how both grow with the company. */
const SIZES = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number)

const PERIOD = { from: '2025-01', to: '2025-12' }
const [FIRST, LAST] = ["'2025-01-01'", "'2025-12-31'"]
const BY_HAND = {
  unit: 's.ou_id',
  team: 's.team_id',
  project: 's.project_id',
  developer: 's.developer_id',
  month: `date_trunc('month', s.reservation_date)`,
}
const CALLS = 10

/** What one would write for one measure of it: the reservations of a year, from the rows. */
const sums = (key: string, and: string) => `select ${key} as key, count(*), sum(s.net_list_price), sum(s.tcp),
  count(*) filter (where s.status in ('cancelled', 'forfeited')) from sale s
  where s.status <> 'draft' and s.reservation_date between ${FIRST} and ${LAST} ${and} group by 1 order by 4 desc`

function questions(and: string): Question[] {
  const path = (parts: Record<string, string>, below = '') =>
    `/api/v1/sales/report${below}?${new URLSearchParams({ ...PERIOD, ...parts }).toString()}`
  return [
    ...Object.entries(BY_HAND).map(([by, key]) => ({
      name: `report by ${by}`,
      calls: CALLS,
      path: path({ by }),
      statement: sums(key, and),
    })),
    {
      name: 'report by seller, in shares',
      calls: CALLS,
      path: path({ by: 'seller' }),
      statement: `select w.seller_id, count(*), sum(s.tcp * w.share_weight / t.total), sum(s.net_list_price * w.share_weight / t.total)
        from sale s join sale_seller w on w.sale_id = s.id and w.level = 'agent'
          join lateral (select sum(share_weight) as total from sale_seller o where o.sale_id = s.id and o.level = 'agent') t on true
        where s.status <> 'draft' and s.reservation_date between ${FIRST} and ${LAST} ${and} group by 1 order by 3 desc`,
    },
    {
      name: 'report by project, beside the year before',
      calls: CALLS,
      path: path({ by: 'project', compare: 'previous' }),
      statement: `select s.project_id, s.reservation_date >= ${FIRST} as now, count(*), sum(s.net_list_price), sum(s.tcp) from sale s
        where s.status <> 'draft' and s.reservation_date between '2024-01-01' and ${LAST} ${and} group by 1, 2`,
    },
    {
      name: 'cohorts',
      calls: CALLS,
      path: path({}, '/cohorts'),
      statement: `select date_trunc('month', s.reservation_date), date_trunc('month', s.cancelled_at at time zone 'Asia/Manila'), count(*)
        from sale s where s.status <> 'draft' and s.reservation_date between ${FIRST} and ${LAST} ${and} group by 1, 2`,
    },
    {
      name: 'dashboard: the month and the year behind it',
      calls: CALLS,
      path: path({ by: 'month' }),
      statement: sums(BY_HAND.month, and),
    },
  ]
}

const figures: Figure[] = []
for (const size of SIZES) {
  const opened = await benchDatabase()
  const started = performance.now()
  await makeSales(opened.connection, size)
  console.log(`${size} sales in ${Math.round((performance.now() - started) / 1000)} s`)
  const unit = await opened.database.db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'CEB')
    .executeTakeFirstOrThrow()
  const env = { ...opened.env, BENCH_UNIT: unit.id }
  const portal = await startServer('./portal-server.ts', env)
  const hand = await startServer('./sale-by-hand-server.ts', env)
  const ports = { portal: portal.port, hand: hand.port }
  for (const [reader, email, and] of [
    ['all units', 'president@portal.test', ''],
    ['one unit', 'ou-admin@portal.test', 'and s.ou_id = $1'],
  ] as const)
    figures.push(
      ...(await compare(ports, await tokenOf(portal.port, email), questions(and), { sales: size, reader })),
    )
  portal.stop()
  hand.stop()
  await opened.close()
}
report('The sales report', figures)
