import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { StatementMailing } from '@contract/modules/commission/statement-link'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import type { Db } from '@server/platform/db/database'

type LineDisputes = { by: string; lines: readonly { no: number; reason: string }[] }

export async function insertDisputes(
  db: Db,
  { id, ou_id }: Pick<KeptStatement, 'id' | 'ou_id'>,
  { by, lines }: LineDisputes,
): Promise<void> {
  await sql`
    insert into statement_line_dispute (ou_id, statement_id, line_id, reason, disputed_by, disputed_on)
    select ${ou_id}, ${id}, l.id, d.reason, ${by}, ${TODAY}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as d (no int, reason text)
      join statement_line l on l.statement_id = ${id} and l.seq = d.no`.execute(db)
}

/** Null: nobody settled them, it was paid. */
export async function closeDisputes(db: Db, statementId: string, settlement: string | null): Promise<void> {
  await sql`update statement_line_dispute set settled_on = ${TODAY}, settlement = ${settlement}
    where statement_id = ${statementId} and settled_on is null`.execute(db)
}

export async function findDisputes(db: Db, statementId: string): Promise<StatementMailing['disputes']> {
  const { rows } = await sql<StatementMailing['disputes'][number]>`
    select d.id, l.tranche_id, d.reason, d.disputed_by, d.disputed_on, d.settled_on, d.settlement
    from statement_line_dispute d join statement_line l on l.id = d.line_id
    where d.statement_id = ${statementId} order by d.settled_on is not null, d.created_at desc, l.seq`.execute(
    db,
  )
  return rows
}
