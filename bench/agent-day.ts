import { chromium } from '@playwright/test'
import { sql } from 'kysely'
import { folderForPortal, startBuilt } from '@tests/support/built-portal'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { makeLeads } from './data/selling.ts'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { compare, tokenOf, type Question } from './support/compare.ts'
import { signInAt } from './support/demo-session.ts'
import { report, rounded, type Figure } from './support/report.ts'
import { slowDown } from './support/slow-line.ts'

/** Two hundred thousand leads beside what one would write by hand; then an agent's day on an old phone. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 200_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)

const opened = await benchDatabase()
const { db } = opened.database
await makeLeads(opened.connection, ROWS)
const unit = await db
  .selectFrom('operating_unit')
  .select('id')
  .where('ou_code', '=', 'CEB')
  .executeTakeFirstOrThrow()
const paolo = await db
  .selectFrom('employee')
  .select('id')
  .where('last_name', '=', 'Inting')
  .executeTakeFirstOrThrow()
const open = await db
  .selectFrom('prospect_status')
  .select('id')
  .where('code', '=', 'NEW')
  .executeTakeFirstOrThrow()
const { rows: some } = await sql<{ lead_no: string }>`
  select lead_no from lead where owner_employee_id = ${paolo.id} order by id limit 1`.execute(db)

const env = { ...opened.env, BENCH_UNIT: unit.id }
const portal = await startServer('./portal-server.ts', env)
const hand = await startServer('./sale-by-hand-server.ts', env)

const LEADS = '/api/v1/buyer-management/leads'
const ask = (parts: Record<string, string>) =>
  `${LEADS}?${new URLSearchParams({ start: '0', end: '100', count: 'no', ...parts }).toString()}`
const labels = `(select p.name from prospect_status p where p.id = l.status_id) as status_label,
  (select e.full_name from employee e where e.id = l.owner_employee_id) as owner_label,
  (select t.name from sales_team t where t.id = l.team_id) as team_label,
  (select o.ou_code || ' · ' || o.ou_name from operating_unit o where o.id = l.ou_id) as ou_label,
  (select u.name from unit_type u where u.id = l.unit_type_id) as unit_type_label`
const text = `(lower(coalesce(lead_no, '')) || ' ' || lower(coalesce(full_name, '')) || ' ' || lower(coalesce(mobile_e164, '')) || ' ' || lower(coalesce(email, '')))`
const midnight = `(date_trunc('day', now() at time zone 'Asia/Manila') at time zone 'Asia/Manila')`

type Reader = { name: string; email: string; where: string }

function questions({ where }: Reader): Question[] {
  const page = `select l.*, ${labels} from lead l where ${where}`
  const mine = `l.owner_employee_id = '${paolo.id}' and l.category in ('open', 'working')`
  const part = (name: string, condition: string, order: string) =>
    `(select json_build_object('count', (select count(*) from lead l where ${mine} and ${condition}), 'leads',
      (select json_agg(c) from (select l.*, ${labels} from lead l where ${mine} and ${condition} order by ${order} limit 50) c))) as ${name}`
  return [
    {
      name: 'first rows',
      calls: 30,
      path: ask({}),
      statement: `${page} order by l.created_at desc, l.id limit 100`,
    },
    {
      name: 'sort by name',
      calls: 20,
      path: ask({ sort: 'full_name:asc' }),
      statement: `${page} order by l.full_name, l.id limit 100`,
    },
    {
      name: 'filter: a stage',
      calls: 20,
      path: ask({ filter: JSON.stringify({ category: { filterType: 'set', values: ['working'] } }) }),
      statement: `${page} and l.category = 'working' order by l.created_at desc, l.id limit 100`,
    },
    {
      name: 'search: a number',
      calls: 20,
      path: ask({ search: some[0]?.lead_no.toLowerCase() ?? '' }),
      statement: `${page} and ${text} like '%${some[0]?.lead_no.toLowerCase()}%' order by l.created_at desc, l.id limit 100`,
    },
    {
      name: 'search: a name in many rows',
      calls: 10,
      path: ask({ search: 'reyes' }),
      statement: `${page} and ${text} like '%reyes%' order by l.created_at desc, l.id limit 100`,
    },
    {
      name: 'the day',
      calls: 20,
      path: `${LEADS}/day?owner_id=${paolo.id}`,
      statement: `select ${[
        part('overdue', `l.next_action_at < ${midnight}`, 'l.next_action_at, l.id'),
        part(
          'due_today',
          `l.next_action_at >= ${midnight} and l.next_action_at < ${midnight} + interval '1 day'`,
          'l.next_action_at, l.id',
        ),
        part(
          'never_contacted',
          'l.first_contact_at is null and l.next_action_at is null',
          'l.created_at desc, l.id desc',
        ),
        part(
          'upcoming',
          `l.next_action_at >= ${midnight} + interval '1 day' and l.next_action_at < ${midnight} + interval '8 days'`,
          'l.next_action_at, l.id',
        ),
      ].join(', ')}`,
    },
    {
      name: 'a column of the board',
      calls: 10,
      path: `${LEADS}/board?status_id=${open.id}`,
      statement: `select (select count(*) from lead l where ${where} and l.status_id = '${open.id}'), (select json_agg(c) from
        (select l.*, ${labels} from lead l where ${where} and l.status_id = '${open.id}' order by l.next_action_at, l.id limit 30) c)`,
    },
  ]
}

const readers: Reader[] = [
  { name: 'one agent', email: 'agent@portal.test', where: `l.owner_employee_id = '${paolo.id}'` },
  { name: 'one unit', email: 'sales-admin@portal.test', where: `l.ou_id = '${unit.id}'` },
]
const ports = { portal: portal.port, hand: hand.port }
const figures: Figure[] = []
for (const reader of readers) {
  const token = await tokenOf(portal.port, reader.email)
  figures.push(...(await compare(ports, token, questions(reader), { reader: reader.name })))
}
report(`Leads, ${ROWS} rows`, figures)
portal.stop()
hand.stop()
await opened.close()

/** The built portal with its own demo: signed in, nothing cached, until the first call can be made. */
const folder = await folderForPortal()
const built = await startBuilt({ dataDir: folder.path })
const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS })
const user = await signInAt(built.url, 'agent@portal.test')

type Round = { ready: number; again: number; kilobytes: number }

async function round(): Promise<Round> {
  const localStorage = [
    { name: 'user', value: JSON.stringify(user) },
    { name: 'token', value: user.token },
  ]
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin: built.url, localStorage }] },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', event => {
    bytes += event.encodedDataLength
  })
  await slowDown(session)
  const until = async (): Promise<number> => {
    const began = performance.now()
    await page.goto(`${built.url}/buyer-management/prospect?show=day`, { waitUntil: 'commit' })
    await page
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor({ timeout: 120_000 })
    return performance.now() - began
  }
  const ready = await until()
  const kilobytes = bytes / 1000
  const again = await until()
  await context.close()
  return { ready, again, kilobytes }
}

const rounds: Round[] = []
for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round())
const median = (pick: (one: Round) => number) =>
  rounds.map(pick).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
report('The agent’s day, slow 4G and a quarter of the CPU', [
  {
    what: 'first call to be made',
    'nothing cached ms': rounded(
      median(one => one.ready),
      0,
    ),
    'opened again ms': rounded(
      median(one => one.again),
      0,
    ),
    'kB until then': rounded(
      median(one => one.kilobytes),
      1,
    ),
  },
])
await browser.close()
await built.stop()
await folder.remove()
