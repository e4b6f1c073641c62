import type pg from 'pg'
import type { Manifest } from '@server/commands/archive/manifest'

/**
 * How far the chain of each unit reaches, and the first fault of the ledger if there is one. Undefined of a portal that
 * had no ledger yet.
 */
export async function ledgerState(client: pg.Client): Promise<Manifest['ledger']> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.ledger_head') is not null as there",
  )
  if (!rows[0]?.there) return undefined
  const { rows: heads } = await client.query<NonNullable<Manifest['ledger']>['heads'][number]>(
    'select ou_id::text as chain, seq::int as seq, hash from public.ledger_head order by ou_id',
  )
  const { rows: faults } = await client.query<NonNullable<NonNullable<Manifest['ledger']>['fault']>>(
    'select ou_id::text as chain, number, reason from public.portal_ledger_verify()',
  )
  return { heads, fault: faults[0] ?? null }
}
