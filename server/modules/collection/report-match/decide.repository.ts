import { sql } from 'kysely'
import type { Allocation } from '@contract/modules/collection/receipt.resource'
import type { ReportKind } from '@contract/modules/collection/report-match.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type DecidedRow = {
  id: string
  ou_id: string
  report_id: string
  developer_id: string
  kind: ReportKind
  state: 'none' | 'open' | 'accepted' | 'disputed'
  line_id: string | null
  theirs_paid: string | null
  theirs_tax: string | null
  paid_on: string | null
  receipt_id: string | null
  /** Whether the reader may draft receipts of its unit. */
  may_receive: boolean
}

/** The rows that are meant, their reports locked before them. */
export async function lockRows(
  db: Db,
  meant: Condition,
  mayReceive: Condition,
  most: number,
): Promise<DecidedRow[]> {
  await sql`select from report_match where id in (select report_id from report_match_row where ${meant})
    order by id for update`.execute(db)
  const { rows } = await sql<DecidedRow>`
    select id, ou_id, report_id, developer_id, kind, state, line_id, theirs_paid::text, theirs_tax::text, paid_on::text,
      receipt_id, ${mayReceive} as may_receive
    from report_match_row where ${meant} order by id limit ${most} for update`.execute(db)
  return rows
}

export async function setRows(
  db: Db,
  ids: readonly string[],
  set: { state: DecidedRow['state']; note: string | null; receipt_id?: string | null },
): Promise<void> {
  if (ids.length === 0) return
  await sql`update report_match_row set state = ${set.state}, note = ${set.note}, receipt_id = ${set.receipt_id ?? null}
    where id = any (${[...ids]}::uuid[])`.execute(db)
}

/** A report says how far it has come, and is closed when nothing of it is open. */
export async function refreshReports(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update report_match m set open_count = r.open, accepted_count = r.accepted, disputed_count = r.disputed,
      status = case when r.open = 0 then 'closed' else 'open' end
    from (select report_id, count(*) filter (where state = 'open') as open,
        count(*) filter (where state = 'accepted') as accepted, count(*) filter (where state = 'disputed') as disputed
      from report_match_row where report_id = any (${[...ids]}::uuid[]) group by report_id) r
    where m.id = r.report_id`.execute(db)
}

/** Those of these lines that stand in a draft of a receipt already, whoever made it. */
export async function findDraftedLines(db: Db, lineIds: readonly string[]): Promise<Set<string>> {
  if (lineIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select distinct a.line_id as id
    from (select distinct ou_id, developer_id from statement_line where id = any (${[...lineIds]}::uuid[])) l
      join collection c on c.ou_id = l.ou_id and c.developer_id = l.developer_id and c.status = 'draft'
      cross join lateral jsonb_to_recordset(c.allocations) as a (line_id text)
    where a.line_id = any (${[...lineIds]}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type NewReceipt = {
  ou_id: string
  developer_id: string
  received_on: string
  cash_amount: string
  ewt_amount: string
  allocations: Allocation[]
}

export async function insertReceipt(db: Db, receipt: NewReceipt): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into collection (ou_id, developer_id, received_on, mode, cash_amount, ewt_amount, allocations, created_by)
    values (${receipt.ou_id}, ${receipt.developer_id}, ${receipt.received_on}, 'bank_transfer', ${receipt.cash_amount},
      ${receipt.ewt_amount}, ${JSON.stringify(receipt.allocations)}::jsonb, app_user_id()) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** Receipts that are drafts still and untouched since, of which every row is among these. */
export async function lockUntouched(
  db: Db,
  ids: readonly string[],
  rows: readonly string[],
): Promise<Set<string>> {
  const { rows: found } = await sql<{ id: string }>`
    select c.id from collection c where c.id = any (${[...ids]}::uuid[]) and c.status = 'draft' and c.row_version = 1
      and not exists (select from report_match_row r where r.ou_id = c.ou_id and r.receipt_id = c.id
        and r.id <> all (${[...rows]}::uuid[]))
    order by c.id for update`.execute(db)
  return new Set(found.map(({ id }) => id))
}
