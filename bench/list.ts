import { sql } from 'kysely'
import { benchDatabase } from './support/bench-database.ts'
import { startServer, type BenchServer } from './support/bench-server.ts'
import { databaseCpu } from './support/database-cpu.ts'
import { tokenOf } from './support/compare.ts'
import type { Target } from './support/load.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'
import { wrk, type Weight } from './support/wrk.ts'

/** What auth, permission, unit scope, row-level security and logging cost on a list of a hundred rows. */
const ROWS = 20_000
const opened = await benchDatabase()
const { db } = opened.database

await sql`insert into app_user (username, email, password_hash, status, ou_id, layout, first_name, last_name)
  select 'person.' || n, 'person.' || n || '@bench.test', '-', 'active', u.id, '{}', 'Person', 'Number ' || n
  from generate_series(1, ${ROWS}) n join lateral (select id from operating_unit order by ou_code offset n % 3 limit 1) u on true`.execute(
  db,
)
await sql`insert into user_role (user_id, role_id) select u.id, r.id from app_user u, role r
  where r.code = 'agent' and u.username like 'person.%'`.execute(db)
await sql`analyze`.execute(db)
const unit = await db
  .selectFrom('operating_unit')
  .select('id')
  .where('ou_code', '=', 'CEB')
  .executeTakeFirstOrThrow()

const env = { ...opened.env, BENCH_UNIT: unit.id }
const portal = await startServer('./portal-server.ts', env)
const bare = await startServer('./bare-server.ts', env)
const token = await tokenOf(portal.port, 'ou-admin@portal.test')
const headers = { authorization: `Bearer ${token}` }

const targets: [string, BenchServer, Target][] = [
  ['bare, rows as objects', bare, { port: bare.port, path: '/objects' }],
  ['bare, JSON of PostgreSQL', bare, { port: bare.port, path: '/json' }],
  ['portal', portal, { port: portal.port, path: '/api/v1/settings/users?start=0&end=100&count=no', headers }],
]

const SECONDS = 2
const ofDatabase = await databaseCpu(db)

type Cost = Weight & { cpuMs: number; databaseCpuMs: number }

/** In turns, so that a busy moment of the machine falls on all of them; the floor is the better of the two by hand. */
async function measure(connections: number, rounds: number): Promise<Figure[]> {
  const weights = new Map<string, Cost[]>(targets.map(([name]) => [name, []]))
  for (const [, , target] of targets) await wrk(target, connections, 1)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, server, target] of targets) {
      const before = { server: await server.cpuMs(), database: ofDatabase() }
      const weight = await wrk(target, connections, SECONDS)
      weights.get(name)?.push({
        ...weight,
        cpuMs: ((await server.cpuMs()) - before.server) / weight.calls,
        databaseCpuMs: (ofDatabase() - before.database) / weight.calls,
      })
    }
  const median = (name: string, of: keyof Cost) =>
    quantile(
      (weights.get(name) ?? []).map(weight => weight[of]),
      0.5,
    )
  const floor = Math.min(...targets.slice(0, 2).map(([name]) => median(name, 'p50')))
  const fastest = Math.max(...targets.slice(0, 2).map(([name]) => median(name, 'perSecond')))
  return targets.map(([name]) => ({
    server: name,
    connections,
    p50: rounded(median(name, 'p50')),
    p95: rounded(median(name, 'p95')),
    'p50 of the floor': rounded(median(name, 'p50') / floor),
    'a second': rounded(median(name, 'perSecond')),
    'of the fastest': rounded(median(name, 'perSecond') / fastest),
    'cpu ms a call': rounded(median(name, 'cpuMs'), 3),
    'of the database': rounded(median(name, 'databaseCpuMs'), 3),
  }))
}

const figures = [...(await measure(1, 3)), ...(await measure(10, 3)), ...(await measure(50, 3))]
report('A list of a hundred rows', figures)
portal.stop()
bare.stop()
await opened.close()
