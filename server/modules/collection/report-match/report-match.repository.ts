import { sql } from 'kysely'
import { parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import type { LineNow, OurTranche } from '@contract/modules/collection/report-match.rules'
import type { Db } from '@server/platform/db/database'

export type Whose = { developer_id: string; ou_id: string }

const settled = (column: 'cash_amount' | 'ewt_amount' | 'amount') =>
  sql`coalesce((select sum(a.${sql.ref(column)}) from collection_allocation a where a.line_id = l.id), 0)`
const CREDITED = sql`coalesce((select sum(c.amount) from statement_credit c where c.line_id = l.id), 0)`
const BILLED = sql`('sent', 'acknowledged', 'disputed', 'partly_collected', 'collected')`

type Amount = 'base' | 'rate' | 'gross' | 'tax' | 'paid'
type TrancheRow = Omit<OurTranche, Amount> & Record<Amount, string | null>

/** Tranches of the sales of a developer in a unit, with the lines that bill them; of incentives those that it pays. */
export async function findTranches(
  db: Db,
  { developer_id, ou_id }: Whose,
  today: string,
): Promise<OurTranche[]> {
  const { rows } = await sql<TrancheRow>`
    select t.id, b.id as line_id, sale.sale_no, sale.unit_code, sale.buyer_name,
      g.program_name as incentive, case when g.id is null then c.base::text end as base,
      s.company_rate_pct::text as rate, b.gross_amount::text as gross, b.ewt_amount::text as tax, b.paid,
      coalesce(b.due_on <= ${today}::date, false) as is_due, coalesce(b.open > 0, false) as is_open
    from commission_tranche t join sale_commission c on c.id = t.sale_commission_id
      left join commission_scheme s on s.id = c.scheme_id left join incentive_grant g on g.id = c.grant_id
      join sale on sale.id = c.sale_id
      left join lateral (
        select l.id, l.gross_amount, l.ewt_amount, st.due_on, ${settled('cash_amount')}::numeric(16,2)::text as paid,
          l.gross_amount - ${settled('amount')} - ${CREDITED} as open
        from statement_line l join commission_statement st on st.id = l.statement_id
        where l.tranche_id = t.id and st.status in ${BILLED} order by st.statement_on desc limit 1) b on true
    where sale.developer_id = ${developer_id} and sale.ou_id = ${ou_id} and sale.sale_no is not null
      and (g.id is null or g.funded_by = 'developer') and (b.id is not null or c.status <> 'cancelled')
    order by t.id`.execute(db)
  const money = (text: string | null) => (text === null ? null : parseMoney(text))
  return rows.map(({ base, rate, gross, tax, paid, ...row }) => ({
    ...row,
    base: money(base),
    rate: rate === null ? null : parseRate(rate),
    gross: money(gross),
    tax: money(tax),
    paid: money(paid),
  }))
}

/** Lines as they stand now, by their ids. */
export async function findLinesNow(db: Db, ids: readonly string[]): Promise<Map<string, LineNow>> {
  const { rows } = await sql<Record<keyof LineNow, string> & { id: string }>`
    select l.id, l.gross_amount::text as gross, l.ewt_amount::text as ewt,
      ${settled('cash_amount')}::numeric(16,2)::text as cash_settled,
      ${settled('ewt_amount')}::numeric(16,2)::text as ewt_settled,
      (l.gross_amount - ${settled('amount')} - ${CREDITED})::numeric(16,2)::text as open
    from statement_line l join commission_statement st on st.id = l.statement_id
    where l.id = any (${[...ids]}::uuid[]) and st.status in ${BILLED}`.execute(db)
  return new Map(
    rows.map(({ id, ...line }) => [
      id,
      Object.fromEntries(Object.entries(line).map(([name, text]) => [name, parseMoney(text)])) as LineNow,
    ]),
  )
}

/** The report that the same file was matched as. */
export async function findSameFile(db: Db, { developer_id, ou_id }: Whose, hashes: readonly string[]) {
  return db
    .selectFrom('report_match')
    .select(['id', 'file_name', 'created_at'])
    .where('ou_id', '=', ou_id)
    .where('developer_id', '=', developer_id)
    .where('file_hash', 'in', [...hashes])
    .executeTakeFirst()
}

type NewRow = Record<string, string | number | null>

export async function insertReport(
  db: Db,
  { developer_id, ou_id }: Whose,
  file: { file_name: string; file_hash: string },
  rows: readonly NewRow[],
): Promise<string> {
  const open = rows.filter(({ state }) => state === 'open').length
  const { rows: made } = await sql<{ id: string }>`
    insert into report_match (ou_id, developer_id, file_name, file_hash, status, row_count, same_count, open_count, created_by)
    values (${ou_id}, ${developer_id}, ${file.file_name}, ${file.file_hash}, ${open === 0 ? 'closed' : 'open'},
      ${rows.length}, ${rows.length - open}, ${open}, app_user_id()) returning id`.execute(db)
  const id = made[0]?.id ?? ''
  await sql`
    insert into report_match_row (ou_id, report_id, developer_id, row_no, unit_code, buyer_name, sale_no, incentive, kind, confidence,
      state, theirs_base, theirs_rate, theirs_gross, theirs_tax, theirs_paid, ours_base, ours_rate, ours_gross, ours_tax,
      ours_paid, paid_on, line_id, created_by)
    select ${ou_id}, ${id}, ${developer_id}, r.row_no, r.unit_code, r.buyer_name, r.sale_no, r.incentive, r.kind, r.confidence, r.state,
      r.theirs_base, r.theirs_rate, r.theirs_gross, r.theirs_tax, r.theirs_paid, r.ours_base, r.ours_rate, r.ours_gross,
      r.ours_tax, r.ours_paid, r.paid_on, r.line_id, app_user_id()
    from jsonb_populate_recordset(null::report_match_row, ${JSON.stringify(rows)}::jsonb) r`.execute(db)
  return id
}
