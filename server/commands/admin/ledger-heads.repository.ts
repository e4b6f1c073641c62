import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** `number` is that of the entry; where sums were changed, the code of their account. */
export type LedgerFault = { unit: string; number: string | null; reason: string }
export type LedgerHead = { name: string; seq: number; hash: string }

/** Walks the chain of every unit and its sums; null where all of it holds. */
export async function findLedgerFault(db: Db): Promise<LedgerFault | null> {
  const { rows } = await sql<LedgerFault>`
    select o.ou_code as unit, v.number, v.reason from portal_ledger_verify() v
      join operating_unit o on o.id = v.ou_id`.execute(db)
  return rows[0] ?? null
}

export async function findLedgerHeads(db: Db): Promise<LedgerHead[]> {
  const { rows } = await sql<LedgerHead>`
    select o.ou_code as name, h.seq, h.hash from ledger_head h
      join operating_unit o on o.id = h.ou_id order by 1`.execute(db)
  return rows
}
