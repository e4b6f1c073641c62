import { sql } from 'kysely'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { benchDatabase } from './support/bench-database.ts'
import { startServer, type BenchServer } from './support/bench-server.ts'
import { load, type Target } from './support/load.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

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
const signedIn = await fetch(`http://127.0.0.1:${portal.port}/users/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'ou-admin@portal.test', password: DEMO_PASSWORD }),
})
const { token } = (await signedIn.json()) as { token: string }
const headers = { authorization: `Bearer ${token}` }

const targets: [string, BenchServer, Target][] = [
  ['bare Fastify + pg', bare, { port: bare.port, path: '/list' }],
  ['portal', portal, { port: portal.port, path: '/api/v1/settings/users?start=0&end=100&count=no', headers }],
  [
    'portal, with counts',
    portal,
    { port: portal.port, path: '/api/v1/settings/users?start=0&end=100', headers },
  ],
]

/** In turns, so that a busy moment of the machine falls on all of them. */
async function measure(calls: number, connections: number, rounds: number): Promise<Figure[]> {
  const times = new Map<string, number[]>()
  const cpu = new Map<string, number>()
  for (const [, , target] of targets) await load(target, 200, connections)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, server, target] of targets) {
      const before = await server.cpuMs()
      times.set(name, [...(times.get(name) ?? []), ...(await load(target, calls, connections))])
      cpu.set(name, (cpu.get(name) ?? 0) + (await server.cpuMs()) - before)
    }
  const base = times.get('bare Fastify + pg') ?? []
  return targets.map(([name]) => {
    const own = times.get(name) ?? []
    return {
      server: name,
      connections,
      p50: rounded(quantile(own, 0.5)),
      p95: rounded(quantile(own, 0.95)),
      'p50 ratio': rounded(quantile(own, 0.5) / quantile(base, 0.5)),
      'cpu ms a call': rounded((cpu.get(name) ?? 0) / (calls * rounds), 3),
      'cpu ratio': rounded((cpu.get(name) ?? 0) / (cpu.get('bare Fastify + pg') ?? 1)),
    }
  })
}

report('A list of a hundred rows', [...(await measure(300, 1, 5)), ...(await measure(600, 50, 5))])
portal.stop()
bare.stop()
await opened.close()
