import { sql } from 'kysely'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { tokenOf } from './support/compare.ts'
import { load, type Target } from './support/load.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** An inbox in which five thousand requests wait, among those of others and what was decided before. */
const OPEN = 5_000
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const opened = await benchDatabase()
const { db } = opened.database
const head = await db
  .selectFrom('app_user')
  .select('id')
  .where('username', '=', 'head')
  .executeTakeFirstOrThrow()

/** `of`: whose they are; null: somebody's. */
async function seats(count: number, of: string | null, state: string, from: number): Promise<void> {
  await sql`with made as (
      insert into approval_request (ou_id, doc_type, subject_id, number, requester_name, status, state, content_hash)
      select u.id, (array['leave', 'expense', 'overtime', 'cash_advance'])[1 + n % 4], portal_uuid7(), 'LV-' || n,
        'Requester ' || n, case ${state} when 'active' then 'pending' else 'approved' end, '{}', '-'
      from generate_series(${from}::int, ${from + count - 1}::int) n
        join lateral (select id from operating_unit order by ou_code offset n % 3 limit 1) u on true
      returning id, ou_id, doc_type, subject_id, number, requester_name)
    insert into approval_seat (ou_id, request_id, seat_key, round, seq, step_key, doc_type, subject_id, subject_version,
      number, requester_name, requested_at, amount, lines, user_id, name, email, state, decisions, asked_at, due_at)
    select m.ou_id, m.id, '1.1.1', 1, 1, 'head', m.doc_type, m.subject_id, 1, m.number, m.requester_name,
      now() - random() * interval '20 days', round((random() * 90000)::numeric, 2),
      '[{"name": "period", "kind": "period", "value": "2026-08-28/2026-09-02"}]',
      coalesce(${of}::uuid, (select id from app_user where username = 'president')), 'Head', 'head@portal.test',
      ${state}, '["approve", "return", "reject"]', now() - random() * interval '20 days',
      now() + (random() - 0.2) * interval '10 days'
    from made m`.execute(db)
}
await seats(OPEN, head.id, 'active', 1)
await seats(20_000, head.id, 'approved', 10_001)
await seats(15_000, null, 'active', 40_001)
await sql`analyze`.execute(db)

const env = { ...opened.env, BENCH_UNIT: head.id }
const portal = await startServer('./portal-server.ts', env)
const hand = await startServer('./sale-by-hand-server.ts', env)
const token = await tokenOf(portal.port, 'head@portal.test')
const headers = { authorization: `Bearer ${token}` }

const COLUMNS = `s.id, s.ou_id, s.request_id, s.step_key, s.doc_type, s.subject_id, s.subject_version, s.number,
  s.requester_name, s.requested_at, s.amount, s.lines, s.stands_in_for, s.origin, s.state, s.is_frozen, s.decisions,
  s.asked_at, s.due_at, s.decision, s.decided_at, s.via, s.created_at, s.updated_at, s.row_version,
  (select o.ou_code || ' · ' || o.ou_name from operating_unit o where o.id = s.ou_id) as ou_label`
const MINE = `s.user_id = $1 and s.state = 'active'`
const waiting = { state: { filterType: 'set', values: ['active'] } }
const ask = (more: object, parts: Record<string, string>) =>
  `/api/v1/approvals/inbox?${new URLSearchParams({ filter: JSON.stringify({ ...waiting, ...more }), ...parts }).toString()}`
const page = { start: '0', end: '100', count: 'no' }
const leave = { doc_type: { filterType: 'set', values: ['leave'] } }

const QUESTIONS: { name: string; path: string; statement: string }[] = [
  {
    name: 'first rows, what is due first',
    path: ask({}, page),
    statement: `select ${COLUMNS} from approval_seat s where ${MINE} order by s.due_at, s.id limit 100`,
  },
  {
    name: 'first rows, the newest first',
    path: ask({}, { ...page, sort: 'asked_at:desc' }),
    statement: `select ${COLUMNS} from approval_seat s where ${MINE} order by s.asked_at desc, s.id limit 100`,
  },
  {
    name: 'count',
    path: ask({}, { count: 'only' }),
    statement: `select (select count(*) from approval_seat s where s.user_id = $1) as total,
      (select count(*) from approval_seat s where ${MINE}) as filtered`,
  },
  {
    name: 'filter: leave alone',
    path: ask(leave, page),
    statement: `select ${COLUMNS} from approval_seat s where ${MINE} and s.doc_type = 'leave' order by s.due_at, s.id limit 100`,
  },
  {
    name: 'counts by type',
    path: '/api/v1/approvals/counts',
    statement: `select doc_type, count(*), count(*) filter (where due_at < now()) from approval_seat s
      where ${MINE} and not is_frozen group by doc_type`,
  },
]

const figures: Figure[] = []
for (const { name, path, statement } of QUESTIONS) {
  const targets: [string, Target][] = [
    ['portal', { port: portal.port, path, headers }],
    ['hand', { port: hand.port, path: `/ask?${new URLSearchParams({ statement }).toString()}` }],
  ]
  const times = new Map<string, number[]>()
  for (const [, target] of targets) await load(target, 10, 1)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [who, target] of targets)
      times.set(who, [...(times.get(who) ?? []), ...(await load(target, 40, 1))])
  const [own, byHand] = [times.get('portal') ?? [], times.get('hand') ?? []]
  figures.push({
    question: name,
    'portal ms': rounded(quantile(own, 0.5)),
    'by hand ms': rounded(quantile(byHand, 0.5)),
    ratio: rounded(quantile(own, 0.5) / quantile(byHand, 0.5)),
  })
}
report(`An inbox of ${OPEN} open requests`, figures)
portal.stop()
hand.stop()
await opened.close()
