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

type ChainPlace = { chain: string; seq: number }

/** The entries that stand at these places of the chains of units. */
export async function findHashes(
  db: Db,
  places: readonly ChainPlace[],
): Promise<{ chain: string; unit: string; number: string; hash: string }[]> {
  const { rows } = await sql<{ chain: string; unit: string; number: string; hash: string }>`
    select e.ou_id::text as chain, o.ou_code as unit, e.number, e.hash
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) place (chain uuid, seq bigint)
      join journal_entry e on e.ou_id = place.chain and e.chain_seq = place.seq
      join operating_unit o on o.id = e.ou_id`.execute(db)
  return rows
}
