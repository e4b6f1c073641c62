import { sql } from 'kysely'
import { parseMoney } from '@contract/kernel/money'
import type { OpenLine } from '@contract/modules/collection/open-line'
import type { Db } from '@server/platform/db/database'
import type { LockedLine } from '@server/platform/selling/statement-port'

type Whose = { developer_id: string; ou_id: string }

const SETTLED = sql`coalesce((select sum(a.amount) from collection_allocation a where a.line_id = l.id), 0)`
/** Statements that money can still come for. */
const OWED = sql`('sent', 'acknowledged', 'disputed', 'partly_collected', 'collected')`

export async function findOpenLines(db: Db, { developer_id, ou_id }: Whose): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select l.id, l.statement_id, s.number, s.due_on, sale.sale_no, sale.unit_code, sale.buyer_name, t.seq,
      l.gross_amount, (l.gross_amount - ${SETTLED})::numeric(16,2)::text as open_amount
    from statement_line l join commission_statement s on s.id = l.statement_id
      join sale on sale.id = l.sale_id join commission_tranche t on t.id = l.tranche_id
    where l.ou_id = ${ou_id} and l.developer_id = ${developer_id} and s.status in ${OWED}
      and l.gross_amount > ${SETTLED}
    order by s.due_on, s.number, l.seq`.execute(db)
  return rows
}

export async function lockStatementsOf(db: Db, lineIds: readonly string[]): Promise<void> {
  await sql`select from commission_statement where id in (
      select statement_id from statement_line where id = any (${lineIds}::uuid[]))
    order by id for update`.execute(db)
}

type LineRow = Omit<LockedLine, 'net' | 'gross' | 'settled'> & { net: string; gross: string; settled: string }

export async function findLines(db: Db, lineIds: readonly string[], of?: Whose): Promise<LockedLine[]> {
  const whose = of
    ? sql`and l.developer_id = ${of.developer_id} and l.ou_id = ${of.ou_id} and s.status in ${OWED}`
    : sql``
  const { rows } = await sql<LineRow>`
    select l.id, l.statement_id, l.tranche_id, l.is_deferred, l.net_amount as net, l.gross_amount as gross,
      ${SETTLED}::numeric(16,2)::text as settled
    from statement_line l join commission_statement s on s.id = l.statement_id
    where l.id = any (${lineIds}::uuid[]) ${whose} order by l.id`.execute(db)
  return rows.map(({ net, gross, settled, ...line }) => ({
    ...line,
    net: parseMoney(net),
    gross: parseMoney(gross),
    settled: parseMoney(settled),
  }))
}

export type ShareRow = { id: string; amount: string }

export async function findShareRows(db: Db, trancheId: string): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select id, amount from commission_share where tranche_id = ${trancheId} and not is_company order by id`.execute(
    db,
  )
  return rows
}

export async function setReleasable(db: Db, shareId: string, releasable: string): Promise<void> {
  await sql`update commission_share set releasable_amount = ${releasable}::numeric,
      status = case when status in ('on_hold', 'clawed_back') then status
        when released_amount > 0 and released_amount = amount then 'released'
        when released_amount > 0 then 'partly_released'
        when ${releasable}::numeric > 0 then 'releasable' else 'pending' end
    where id = ${shareId}`.execute(db)
}

/** A tranche on hold keeps its hold, and returns to this afterwards. */
export async function setTrancheStatus(db: Db, id: string, status: string): Promise<void> {
  await sql`update commission_tranche set
      held_from = case when status = 'on_hold' then ${status} else held_from end,
      status = case when status = 'on_hold' then status else ${status} end
    where id = ${id}`.execute(db)
}

export type SettledStatement = { id: string; settled: string; gross_amount: string }

/** What is settled of the statements of these lines, written on them. */
export async function sumStatements(db: Db, lineIds: readonly string[]): Promise<SettledStatement[]> {
  const { rows } = await sql<SettledStatement>`
    update commission_statement s set settled_amount = (
      select coalesce(sum(a.amount), 0) from collection_allocation a where a.statement_id = s.id)
    where s.id in (select statement_id from statement_line where id = any (${lineIds}::uuid[]))
    returning s.id, s.settled_amount as settled, s.gross_amount`.execute(db)
  return rows
}
