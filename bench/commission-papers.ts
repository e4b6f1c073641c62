import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { businessDay } from '@server/platform/db/business-day'
import { copyDeal, demoDeal, setTriggers } from './data/commission.ts'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { tokenOf } from './support/compare.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** The largest statement that there may be, and a payday: by their commands, beside the same rows written bare. */
const LINES = Number(process.env['BENCH_LINES'] ?? 5_000)
const PAYEES = Number(process.env['BENCH_PAYEES'] ?? 500)
/** Other sales of the unit, which nobody is billed for. */
const AMONG = Number(process.env['BENCH_AMONG'] ?? 0)
const AT_ONCE = 200
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)

const opened = await benchDatabase()
const { db } = opened.database
const today = await businessDay(db)
const deal = await demoDeal(opened.database)
const { ou_id, developer_id } = deal

/** Each of these sales has one tranche to be billed, the first, and the others locked. */
const toBill = {
  commission_tranche: {
    status: `case when t.seq = 1 then 'eligible' else 'locked' end`,
    eligible_on: `case when t.seq = 1 then '${today}'::date end`,
    statement_id: 'null',
  },
  commission_share: {
    state: `case when t.seq = 1 then 'eligible' else 'locked' end`,
    releasable_amount: '0',
    released_amount: '0',
  },
}
await copyDeal(db, deal, { from: 1, until: LINES, more: toBill })
if (AMONG > 0) {
  const locked = { status: `'locked'`, eligible_on: 'null', statement_id: 'null' }
  const share = { ...toBill.commission_share, state: `'locked'` }
  const more = { commission_tranche: locked, commission_share: share }
  await copyDeal(db, deal, { from: 2_000_000, until: 2_000_000 + AMONG - 1, more })
}

const portal = await startServer('./portal-server.ts', opened.env)
const tokens = new Map<string, string>()
const times = new Map<string, number[]>()
const note = (step: string, ms: number) => times.set(step, [...(times.get(step) ?? []), ms])

async function say<T>(step: string, who: string, path: string, body: object, version?: number): Promise<T> {
  const token = tokens.get(who) ?? (await tokenOf(portal.port, `${who}@portal.test`))
  tokens.set(who, token)
  const begin = performance.now()
  const answer = await fetch(`http://127.0.0.1:${portal.port}/api/v1/commission${path}`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...{ 'idempotency-key': randomUUID(), ...(version && { 'if-match': `"${version}"` }) },
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  note(step, performance.now() - begin)
  if (!answer.ok) throw new Error(`${step}: ${text.slice(0, 600)}`)
  return (JSON.parse(text) as { data: T }).data
}

async function bare(step: string, write: () => Promise<unknown>): Promise<void> {
  const begin = performance.now()
  await write()
  note(step, performance.now() - begin)
}

/** Decided by others, which is no part of the time. */
const approve = async (table: string, ids: readonly string[]) => {
  await setTriggers(db, table, 'disable')
  await sql`update ${sql.table(table)} set status = 'approved' where id = any (${ids}::uuid[])`.execute(db)
  await setTriggers(db, table, 'enable')
}
const versionOf = async (table: string, id: string) =>
  (await sql<{ v: number }>`select row_version as v from ${sql.table(table)} where id = ${id}`.execute(db))
    .rows[0]?.v

await sql`create table bare_line (like statement_line including defaults);
  create table bare_release (like commission_release_line including defaults)`.execute(db)

type StatementHead = { id: string; row_version: number; lines: unknown[] }
async function bill(): Promise<void> {
  const of = { developer_id, ou_id, cutoff_on: today, tranche_ids: null }
  const draft = await say<StatementHead>('statement: draft', 'accounting', '/statements', of)
  if (draft.lines.length < LINES) throw new Error(`${draft.lines.length} lines instead of ${LINES}`)
  const { id } = draft
  await say('statement: submit', 'accounting', `/statements/${id}/submit`, {}, draft.row_version)
  await approve('commission_statement', [id])
  const version = await versionOf('commission_statement', id)
  const order = { statement_on: today, service_invoice_no: 'SI-1' }
  await say('statement: send', 'accounting', `/statements/${id}/send`, order, version)
  await bare('statement: bare', () =>
    sql`with line as (insert into bare_line (ou_id, statement_id, developer_id, tranche_id, sale_id, project_id, seq,
          net_amount, vat_amount, gross_amount, ewt_amount, is_deferred)
        select t.ou_id, ${id}::uuid, s.developer_id, t.id, s.id, s.project_id, row_number() over (order by s.sale_no),
          t.gross_amount, round(t.gross_amount * 0.12, 2), round(t.gross_amount * 1.12, 2), round(t.gross_amount * 0.1, 2), false
        from commission_tranche t join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
        where t.statement_id = ${id} returning tranche_id)
      update commission_tranche set expected_on = expected_on where id in (select tranche_id from line)`.execute(
      db,
    ),
  )
  // As before, for the next round.
  await setTriggers(db, 'commission_tranche', 'disable')
  await sql`update commission_tranche set status = 'eligible', statement_id = null where statement_id = ${id}`.execute(
    db,
  )
  await setTriggers(db, 'commission_tranche', 'enable')
}
for (let round = 0; round < ROUNDS; round += 1) await bill()

/** As many payees, each with a share that was paid for. */
async function payday(round: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into seller_profile (display_name, prc_license_no, ou_id)
    select 'Payee ' || n, 'PAYEE-' || ${round}::int || '-' || n, ${ou_id}::uuid from generate_series(1, ${PAYEES}::int) n
    returning id`.execute(db)
  const payees = rows.map(({ id }) => id)
  // With an address, so that each is mailed.
  await sql`insert into employee (id, ou_id, employee_no, last_name, first_name, position_id, employment_type, email, date_hired)
      select p.id, p.ou_id, p.prc_license_no, p.display_name, 'Payee', (select id from position limit 1),
        'commission_only', lower(p.prc_license_no) || '@portal.test', ${today}::date
      from seller_profile p where p.id = any (${payees}::uuid[])`.execute(db)
  await sql`update seller_profile set employee_id = id where id = any (${payees}::uuid[])`.execute(db)
  const whose = `('{${payees.join(',')}}'::uuid[])[1 + b.n % ${PAYEES}]`
  const from = 1_000_000 * (round + 1)
  const isPaid = `t.seq = 1 and t.level = 'agent' and not t.is_company`
  await copyDeal(db, deal, {
    ...{ from, until: from + PAYEES - 1 },
    more: {
      sale_seller: { seller_id: `case when t.level = 'agent' then ${whose} else t.seller_id end` },
      commission_tranche: {
        status: `case when t.seq = 1 then 'collected' else 'locked' end`,
        eligible_on: `'${today}'::date`,
        statement_id: 'null',
      },
      commission_share: {
        seller_id: `case when t.level = 'agent' then ${whose} else t.seller_id end`,
        employee_id: 'null',
        state: `case when t.seq = 1 then 'collected' else 'locked' end`,
        releasable_amount: `case when ${isPaid} then t.amount else 0 end`,
        released_amount: '0',
        status: `case when ${isPaid} then 'releasable' else 'pending' end`,
      },
    },
  })
  const ids: string[] = []
  for (let at = 0; at < PAYEES; at += AT_ONCE) {
    const seller_ids = payees.slice(at, at + AT_ONCE)
    ids.push(
      ...(
        await say<{ ids: string[] }>('releases: prepare', 'accounting', '/releases/prepare', {
          ou_id,
          seller_ids,
        })
      ).ids,
    )
  }
  for (const id of ids)
    await say(
      'releases: submit',
      'accounting',
      `/releases/${id}/submit`,
      {},
      await versionOf('commission_release', id),
    )
  await approve('commission_release', ids)
  const order = { paid_on: today, pay_mode: 'cash', bank_id: null, first_check_no: null }
  // What the form shows before anybody presses: carried out and taken back.
  await say('releases: entry before', 'cashier', '/releases/pay/entry', {
    ids: ids.slice(0, AT_ONCE),
    ...order,
  })
  for (let at = 0; at < PAYEES; at += AT_ONCE)
    await say('releases: pay', 'cashier', '/releases/pay', { ids: ids.slice(at, at + AT_ONCE), ...order })
  await bare('releases: bare', () =>
    sql`with line as (insert into bare_release (ou_id, release_id, share_id, sale_id, seller_id, seq, amount, holdback_amount, state)
        select ou_id, release_id, share_id, sale_id, seller_id, seq, amount, holdback_amount, 'paid'
        from commission_release_line where release_id = any (${ids}::uuid[]) returning share_id)
      update commission_share set expected_on = expected_on where id in (select share_id from line)`.execute(
      db,
    ),
  )
}
for (let round = 0; round < ROUNDS; round += 1) await payday(round)

const figures: Figure[] = [...times].map(([step, all]) => ({
  step,
  calls: all.length,
  'p50 ms': rounded(quantile(all, 0.5)),
  'all of a round ms': rounded(all.reduce((sum, ms) => sum + ms, 0) / ROUNDS),
}))
report(`A statement of ${LINES} lines, and ${PAYEES} payees`, figures)
portal.stop()
await opened.close()
