import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** `name` is the unit's code, or "company". */
export type AuditHead = { chain: string; name: string; seq: number; hash: string }

export async function auditHeads(db: Db): Promise<AuditHead[]> {
  const { rows } = await sql<AuditHead>`
    select h.chain, coalesce(o.ou_code, h.chain) as name, h.seq, h.hash
    from audit_head h left join operating_unit o on o.id::text = h.chain order by name`.execute(db)
  return rows
}

export async function entryAt(
  db: Db,
  { chain, seq }: { chain: string; seq: number },
): Promise<{ action: string; at: string } | undefined> {
  return db
    .selectFrom('audit_log')
    .select(['action', 'at'])
    .where('chain', '=', chain)
    .where('seq', '=', seq)
    .executeTakeFirst()
}
