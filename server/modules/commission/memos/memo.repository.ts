import { sql } from 'kysely'
import { parseMoney } from '@contract/kernel/money'
import type { MemoLine, StatementMemo } from '@contract/modules/commission/statement-memo'
import type { Db } from '@server/platform/db/database'

/** The memos of a statement, the first first. */
export async function findMemos(db: Db, statementId: string): Promise<StatementMemo[]> {
  const { rows } = await sql<StatementMemo>`
    select m.id, m.kind, m.number, m.memo_on, m.reason, m.net_amount, m.vat_amount, m.gross_amount, m.ewt_amount,
      m.unpaid_amount, m.refund_amount, m.status, coalesce(voided.number, mirror.number) as mirror, m.entry_id,
      e.number as entry_no
    from statement_memo m join journal_entry e on e.id = m.entry_id
      left join statement_memo voided on voided.id = m.mirror_of
      left join statement_memo mirror on mirror.mirror_of = m.id
    where m.statement_id = ${statementId} order by m.created_at, m.number`.execute(db)
  return rows
}

export type ShownMemoLine = {
  sale_no: string
  unit_code: string
  buyer_name: string
  seq: number
  net: string
  gross: string
}

/** The lines of a memo; of a debit memo as much as each adds. */
export async function findMemoLines(db: Db, memoId: string): Promise<ShownMemoLine[]> {
  const { rows } = await sql<ShownMemoLine>`
    select s.sale_no, s.unit_code, s.buyer_name, t.seq, (c.memo_net * sign.of)::numeric(16,2)::text as net,
      ((c.amount + c.refund_amount) * sign.of)::numeric(16,2)::text as gross
    from statement_credit c join statement_memo m on m.id = c.memo_id
      cross join lateral (select case m.kind when 'credit_memo' then 1 else -1 end as of) sign
      join statement_line l on l.id = c.line_id join sale s on s.id = l.sale_id
      join commission_tranche t on t.id = l.tranche_id
    where c.memo_id = ${memoId} order by l.seq`.execute(db)
  return rows
}

/** What the developer would have withheld of these lines, by what was expected of their statement. */
export async function taxOf(db: Db, lines: readonly MemoLine[]): Promise<string> {
  const asked = lines.map(({ line_id, net }) => ({ line_id, net: String(net) }))
  const { rows } = await sql<{ ewt: string }>`
    select coalesce(sum(round(asked.net / 100 * l.ewt_amount / nullif(l.net_amount, 0), 2)), 0)::numeric(16,2)::text as ewt
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (line_id uuid, net numeric)
      join statement_line l on l.id = asked.line_id`.execute(db)
  return rows[0]?.ewt ?? '0.00'
}

/** The last memo of a statement that stands, with what each of its lines takes away. */
export async function findLastMemo(
  db: Db,
  statementId: string,
): Promise<{ id: string; lines: MemoLine[] } | null> {
  const { rows } = await sql<{ id: string; line_id: string; net: string; gross: string }>`
    select c.memo_id as id, c.line_id, c.memo_net as net, (c.amount + c.refund_amount)::text as gross
    from statement_credit c where c.memo_id = (
      select id from statement_memo where statement_id = ${statementId} and status = 'issued'
      order by created_at desc, number desc limit 1)`.execute(db)
  const [first] = rows
  if (!first) return null
  const lines = rows.map(({ line_id, net, gross }) => ({
    ...{ line_id, net: parseMoney(net), gross: parseMoney(gross) },
  }))
  return { id: first.id, lines }
}

export async function voidMemo(db: Db, id: string): Promise<void> {
  await db.updateTable('statement_memo').set({ status: 'voided' }).where('id', '=', id).execute()
}

export async function statementOfMemo(db: Db, memoId: string): Promise<string | null> {
  const { rows } = await sql<{ statement_id: string }>`
    select statement_id from statement_memo where id = ${memoId}`.execute(db)
  return rows[0]?.statement_id ?? null
}
